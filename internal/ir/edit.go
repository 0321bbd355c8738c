package ir

import (
	"slices"
	"strconv"
	"strings"
)

// drop removes the tokens [i, end).
func (n *normaliser) drop(i, end int) { n.replace(i, end, "") }

// replace writes text in the place of the tokens [i, end); newlines among them are kept.
func (n *normaliser) replace(i, end int, text string) {
	if i >= end {
		return
	}
	for k := i; k < end; k++ {
		n.dropped[k] = true
	}
	if lines := n.toks[end-1].line - n.toks[i].line; lines > 0 {
		text += strings.Repeat("\n", int(lines))
	}
	n.edits = append(n.edits, edit{n.toks[i].pos, n.toks[end-1].end, text})
}

// insertBefore and insertAfter write text beside token i.
func (n *normaliser) insertBefore(i int, text string) {
	n.edits = append(n.edits, edit{n.toks[i].pos, n.toks[i].pos, text})
}

func (n *normaliser) insertAfter(i int, text string) {
	n.edits = append(n.edits, edit{n.toks[i].end, n.toks[i].end, text})
}

// render is the normalised text of the tokens [i, end), which stay as they are.
func (n *normaliser) render(i, end int) string {
	if i >= end {
		return ""
	}
	edits, dropped := n.edits, slices.Clone(n.dropped[i:end])
	n.edits = nil
	clear(n.dropped[i:end])
	n.tokens(i, end)
	text := n.apply(n.toks[i].pos, n.toks[end-1].end)
	n.edits = edits
	copy(n.dropped[i:end], dropped)
	return text
}

// apply is the bytes [pos, end) of the text with the edits made. Of edits that overlap, the one
// that begins first holds.
func (n *normaliser) apply(pos, end uint32) string {
	if len(n.edits) == 0 {
		return n.text[pos:end]
	}
	if !slices.IsSortedFunc(n.edits, compareEdits) {
		slices.SortStableFunc(n.edits, compareEdits)
	}
	var out strings.Builder
	out.Grow(int(end-pos) + int(end-pos)/8)
	for _, e := range n.edits {
		if e.pos < pos {
			continue
		}
		out.WriteString(n.text[pos:e.pos])
		out.WriteString(e.text)
		pos = e.end
	}
	out.WriteString(n.text[pos:end])
	return out.String()
}

func compareEdits(a, b edit) int {
	if a.pos != b.pos {
		return int(int64(a.pos) - int64(b.pos))
	}
	return int(int64(min(a.end, a.pos+1)) - int64(min(b.end, b.pos+1))) // insertions first
}

// smallInt reads a positive count or an index.
func smallInt(s string) (int, bool) {
	v, err := strconv.Atoi(s)
	return v, err == nil && v >= 0 && v < 1<<20
}
