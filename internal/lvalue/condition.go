package lvalue

import (
	"strings"

	"midway/internal/expr"
)

// maxText bounds the characters of a condition in C; what is longer becomes a sentence.
const maxText = 200

// Condition is a condition for a person: in C where that says it in 200 characters, else a sentence that names what
// decides it.
func (n *Names) Condition(c *expr.Node) string {
	if text, ok := n.InC(c); ok {
		return text
	}
	return n.decides(c)
}

// InC is a condition in C; ok is false where it cannot be said, or is longer than 200 characters.
func (n *Names) InC(c *expr.Node) (text string, ok bool) {
	if tooDeep(c, maxNodes) {
		return "", false
	}
	w := writer{Names: n}
	text = w.condition(c, 0)
	return text, w.failed == "" && len([]rune(text)) <= maxText
}

// Value is a value in C; ok is false where it cannot be said, or is longer than 200 characters.
func (n *Names) Value(v *expr.Node) (text string, ok bool) {
	if tooDeep(v, maxNodes) {
		return "", false
	}
	w := writer{Names: n}
	text, _ = w.value(v, 0)
	return text, w.failed == "" && len([]rune(text)) <= maxText
}

// maxNodes bounds the nodes of a condition that is written out.
const maxNodes = 200

// tooDeep reports whether a node has more than so many nodes, those counted twice that it has twice.
func tooDeep(c *expr.Node, most int) bool {
	left := most
	var walk func(k *expr.Node) bool
	walk = func(k *expr.Node) bool {
		if left--; left < 0 {
			return true
		}
		for _, kid := range k.Kids() {
			if walk(kid) {
				return true
			}
		}
		return false
	}
	return walk(c)
}

// maxLeaves is how many values a sentence names.
const maxLeaves = 3

// decides is the sentence for what cannot be said in C.
func (n *Names) decides(c *expr.Node) string {
	var names, hidden []string
	for _, l := range n.leaves(c) {
		switch {
		case l.text == "":
		case l.hidden:
			hidden = append(hidden, l.text)
		default:
			names = append(names, l.text)
		}
	}
	if len(names) == 0 && len(hidden) > 0 {
		return hidden[0] + " decides"
	}
	more := len(names) - maxLeaves
	if more > 0 {
		names = names[:maxLeaves]
	}
	switch {
	case len(names) == 0:
		return "a value that has no name in the source decides"
	case more > 0:
		return "what is read from " + strings.Join(names, ", ") + " and others decides"
	case len(names) == 1:
		return "a value read from " + names[0] + " decides"
	}
	return "what is read from " + strings.Join(names[:len(names)-1], ", ") + " and " + names[len(names)-1] + " decides"
}

// leaf is an unknown of a condition: a read of the initial state, or a symbol.
type leaf struct {
	n      *expr.Node
	text   string // in C; "" where it has no name
	hidden bool   // a size, a liveness, an offset, a field of a synchronisation object
}

// maxVisited bounds the nodes that leaves are looked for in.
const maxVisited = 10_000

// leaves are the unknowns of a condition in the order in which it has them, each once.
func (n *Names) leaves(c *expr.Node) (out []leaf) {
	seen, texts := map[*expr.Node]bool{}, map[string]bool{}
	var walk func(k *expr.Node)
	walk = func(k *expr.Node) {
		if seen[k] || len(seen) > maxVisited {
			return
		}
		seen[k] = true
		if l, is := n.leaf(k); is {
			if l.text == "" || !texts[l.text] {
				out, texts[l.text] = append(out, l), true
			}
			return
		}
		for _, kid := range k.Kids() {
			walk(kid)
		}
	}
	walk(c)
	return out
}

// leaf is a node that is an unknown.
func (n *Names) leaf(k *expr.Node) (l leaf, is bool) {
	w := writer{Names: n}
	switch {
	case k.Op() == expr.OpRead && k.Kids()[0].Symbol() != nil:
		_, hidden := w.fieldOf(k)
		text, _ := w.read(k)
		l = leaf{n: k, text: text, hidden: hidden}
	case k.Op() == expr.OpSym && k.Width() > 1:
		_, hidden := w.fieldOf(k)
		text, _ := w.symbol(k.Symbol())
		l = leaf{n: k, text: text, hidden: hidden || k.Symbol().Origin == expr.Size}
	case k.Op() == expr.OpSym:
		text, sentence := w.truth(k)
		l = leaf{n: k, text: text, hidden: sentence}
	default:
		return l, false
	}
	if w.failed != "" && !(l.hidden && strings.HasPrefix(l.text, "where ")) {
		l.text = ""
	}
	return l, true
}
