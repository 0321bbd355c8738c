package project

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// ninjaLinks reads the edges of build.ninja that link or archive (https://ninja-build.org/manual.html, "build
// statements"). An edge's explicit and implicit inputs belong to it, and the words of its variables LINK_ARGS and
// LINK_LIBRARIES.
func ninjaLinks(dir string) (out []*target) {
	text, err := os.ReadFile(filepath.Join(dir, "build.ninja"))
	if err != nil {
		return nil
	}
	lines := strings.Split(strings.ReplaceAll(string(text), "$\n", ""), "\n")
	for i := 0; i < len(lines); i++ {
		edge, ok := strings.CutPrefix(lines[i], "build ")
		if !ok {
			continue
		}
		t := ninjaEdge(edge, dir)
		for ; i+1 < len(lines) && strings.HasPrefix(lines[i+1], " "); i++ {
			name, value, _ := strings.Cut(strings.TrimSpace(lines[i+1]), "=")
			if name = strings.TrimSpace(name); t != nil && (name == "LINK_ARGS" || name == "LINK_LIBRARIES") {
				t.addWords(splitWords(unescaped(value)), dir)
			}
		}
		if t != nil && len(t.inputs) > 0 {
			out = append(out, t)
		}
	}
	return out
}

// ninjaEdge is the target of one build statement, nil where it links nothing.
func ninjaEdge(edge, dir string) *target {
	words := ninjaWords(edge)
	colon := slices.IndexFunc(words, func(w string) bool { return strings.HasSuffix(w, ":") })
	if colon < 0 || colon+1 >= len(words) || !strings.Contains(strings.ToUpper(words[colon+1]), "LINKER") {
		return nil
	}
	t := &target{output: absolute(dir, strings.TrimSuffix(words[0], ":"))}
	words = words[colon+2:]
	t.kind = kindOf(t.output)
	for _, w := range words {
		switch {
		case w == "||":
			return t
		case w == "|":
		default:
			t.inputs = append(t.inputs, absolute(dir, w))
		}
	}
	return t
}

// addWords adds the libraries that a link's arguments name.
func (t *target) addWords(words []string, dir string) {
	files, libraries := operands(words, func(string) []string { return nil })
	for _, f := range files {
		if k := kindOf(f); k == archive || k == shared {
			t.inputs = append(t.inputs, absolute(dir, f))
		}
	}
	t.libraries = append(t.libraries, libraries...)
}

// ninjaWords splits a build statement at blanks that are not escaped; the colon after the outputs stays at its word's
// end.
func ninjaWords(s string) (out []string) {
	var word strings.Builder
	flush := func() {
		if word.Len() > 0 {
			out = append(out, word.String())
			word.Reset()
		}
	}
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '$' && i+1 < len(s):
			i++
			word.WriteByte(s[i])
		case s[i] == ' ':
			flush()
		case s[i] == ':':
			word.WriteByte(':')
			flush()
		default:
			word.WriteByte(s[i])
		}
	}
	flush()
	return out
}

// unescaped undoes ninja's escapes of a value.
func unescaped(s string) string {
	return strings.NewReplacer("$$", "$", "$ ", " ", "$:", ":").Replace(s)
}
