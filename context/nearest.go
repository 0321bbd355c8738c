package context

import (
	"sort"
	"strings"
)

// nearest lists the candidates most like name, best first, at most max of them: those within a third of
// its length in edits, and those that contain it.
func nearest(name string, candidates []string, max int) []string {
	type scored struct {
		name  string
		score int
	}
	var near []scored
	seen := map[string]bool{}
	for _, c := range candidates {
		d := editDistance(strings.ToLower(name), strings.ToLower(c))
		if d > len(name)/3+1 && len(name) >= 3 && strings.Contains(strings.ToLower(c), strings.ToLower(name)) {
			d = len(name)/3 + 1
		}
		if d <= len(name)/3+1 && !seen[c] {
			seen[c] = true
			near = append(near, scored{c, d})
		}
	}
	sort.Slice(near, func(i, j int) bool {
		if near[i].score != near[j].score {
			return near[i].score < near[j].score
		}
		return near[i].name < near[j].name
	})
	var out []string
	for i := 0; i < len(near) && i < max; i++ {
		out = append(out, near[i].name)
	}
	return out
}

// didYouMean ends an error message with the nearest candidates, or, where none is near, with all of
// them if they are few.
func didYouMean(name string, candidates []string) string {
	if near := nearest(name, candidates, 3); len(near) > 0 {
		return "; did you mean " + orList(near) + "?"
	}
	if n := len(candidates); n > 0 && n <= 8 {
		return " (there is " + strings.Join(candidates, ", ") + ")"
	}
	return ""
}

// orList is "a", "a or b", "a, b or c".
func orList(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:len(words)-1], ", ") + " or " + words[len(words)-1]
}

// editDistance is Levenshtein's, in bytes; a swap of neighbours counts one.
func editDistance(a, b string) int {
	const far = 1 << 10
	if len(a) > far || len(b) > far {
		return far
	}
	before, prev, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range prev {
		prev[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			row[j] = min(prev[j]+1, row[j-1]+1, prev[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, prev, row = prev, row, before
	}
	return prev[len(b)]
}

// isName reports whether s is a C identifier.
func isName(s string) bool {
	for i := 0; i < len(s); i++ {
		c := s[i]
		letter := c == '_' || c == '$' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
		if !letter && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return s != ""
}
