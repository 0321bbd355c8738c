package lvalue

import (
	"fmt"
	"strconv"

	"midway/internal/expr"
	"midway/internal/ir"
)

// Example is the value of one unknown that decides.
type Example struct {
	Name  string // in C
	Value string // in C, by its type: "-20", "'a'", "first", "NULL", "a new object of 64 bytes"
	Bits  int
	Word  uint64
	At    string // where it comes from, or ""
}

// Examples are the values in a model of what decides some conditions, by name, in the order in which the conditions
// have them: no sizes, no fields of synchronisation objects, nothing twice.
func (n *Names) Examples(conds []*expr.Node, m *expr.Model) (out []Example) {
	seen, chars := map[string]bool{}, &texts{}
	pointers := map[uint64]string{} // what the first of them is called
	for _, c := range conds {
		for _, l := range n.leaves(c) {
			if l.text == "" || l.hidden || seen[l.text] || l.n.Width() > 64 {
				continue
			}
			seen[l.text] = true
			v, _ := m.Eval(l.n.Value(), l.n.Width())
			_, t := n.typed(l.n)
			if chars.add(l, byte(v), t) {
				continue
			}
			e := Example{Name: l.text, Bits: l.n.Width(), Word: v, At: birth(l.n)}
			e.Value = n.valueOf(l, v, t, pointers)
			if e.Value != "" {
				out = append(out, e)
			}
		}
	}
	return append(out, chars.examples()...)
}

// typed is a leaf with its type.
func (n *Names) typed(k *expr.Node) (string, *ir.Type) {
	w := writer{Names: n}
	if k.Width() == 1 {
		return "", nil
	}
	return w.value(k, precUnary)
}

func birth(k *expr.Node) string {
	if s := k.Symbol(); s != nil {
		return s.At
	}
	return ""
}

// valueOf is a value in C; a pointer into memory that has no name yet is a new object, of which later pointers to it
// have the name of the first.
func (n *Names) valueOf(l leaf, v uint64, t *ir.Type, pointers map[uint64]string) string {
	w := writer{Names: n}
	pointer := t != nil && t.Kind == ir.PointerTo
	if s := l.n.Symbol(); s != nil && s.Pointer {
		pointer = true
	}
	if !pointer {
		if t == nil && l.n.Width() == n.P.Model.PtrBits() && v >= 1<<20 && n.Address(v) != "" {
			return n.Address(v)
		}
		return w.number(v, l.n.Width(), t)
	}
	if first, known := pointers[v]; known && v != 0 {
		return first
	}
	pointers[v] = l.text
	if o := (&writer{Names: n}).find(v); o != nil && n.root(o).text == l.text {
		return newObject(t)
	} else if text := n.Address(v); text != "" && text != l.text {
		return text
	} else if v < 1<<16 {
		return fmt.Sprintf("(void *)%d", v)
	}
	return newObject(t)
}

// newObject is memory that nothing else leads to, of what a pointer of a type leads to.
func newObject(t *ir.Type) string {
	if t != nil && t.Elem != nil && t.Elem.Size > 0 {
		return fmt.Sprintf("a new object of %d bytes", t.Elem.Size)
	}
	return "a new object"
}

// texts collects characters of arrays: what is read of one is shown as a text.
type texts struct {
	order []string
	chars map[string]map[int]byte
}

// add takes a character of an array; it reports false of all else.
func (s *texts) add(l leaf, c byte, t *ir.Type) bool {
	if t == nil || t.Kind != ir.Char || l.text[len(l.text)-1] != ']' {
		return false
	}
	open := len(l.text) - 1
	for open > 0 && l.text[open] != '[' {
		open--
	}
	at, err := strconv.Atoi(l.text[open+1 : len(l.text)-1])
	if err != nil || at > 1<<12 || at < 0 {
		return false
	}
	name := l.text[:open]
	if s.chars == nil {
		s.chars = map[string]map[int]byte{}
	}
	if s.chars[name] == nil {
		s.chars[name] = map[int]byte{}
		s.order = append(s.order, name)
	}
	s.chars[name][at] = c
	return true
}

// examples are the texts, and the single characters of arrays whose first ones do not matter.
func (s *texts) examples() (out []Example) {
	for _, name := range s.order {
		chars := s.chars[name]
		var text []byte
		for i := 0; ; i++ {
			c, known := chars[i]
			if !known || c == 0 {
				break
			}
			text = append(text, c)
			delete(chars, i)
		}
		if len(text) > 0 || has(chars, 0) {
			out = append(out, Example{Name: name, Value: strconv.Quote(string(text)), Bits: 8 * len(text)})
			delete(chars, len(text))
		}
		for i := range 1 << 12 {
			if c, known := chars[i]; known {
				out = append(out, Example{Name: fmt.Sprintf("%s[%d]", name, i), Value: char(c), Bits: 8, Word: uint64(c)})
			}
		}
	}
	return out
}

func has(chars map[int]byte, i int) bool { _, ok := chars[i]; return ok }

func char(c byte) string {
	if c >= ' ' && c < 127 {
		return strconv.QuoteRune(rune(c))
	}
	return strconv.Itoa(int(int8(c)))
}
