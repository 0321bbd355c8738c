package lvalue

import (
	"fmt"
	"strconv"
	"strings"

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
			if call, ok := (&writer{Names: n}).outcome(l.n.Symbol()); ok {
				e.Name, e.Value, e.At = call, [2]string{"succeeds", "fails"}[v&1], ""
			} else {
				e.Value = n.valueOf(l, v, t, pointers)
			}
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

// texts collects characters of arrays and of other memory: what is read of one is shown as a text.
type texts struct {
	order []string
	chars map[string]map[int]byte
}

// add takes a character of an array, or a byte of memory of which no more is known; it reports false of all else.
func (s *texts) add(l leaf, c byte, t *ir.Type) bool {
	name, at, ok := element(l.text)
	if p, is := strings.CutPrefix(l.text, "*"); is && !ok {
		name, ok = p, true
	}
	switch {
	case l.n.Width() != 8 || at > 1<<12:
		return false
	case !ok:
		if name, at, ok = byteIn(l.text); !ok {
			return false
		}
	case t == nil || t.Kind != ir.Char && t.Kind != ir.UInt && t.Kind != ir.Int:
		return false
	}
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

// element is an element of an array in two: buf and 3 of "buf[3]".
func element(text string) (array string, at int, ok bool) {
	open := strings.LastIndexByte(text, '[')
	if open <= 0 || !strings.HasSuffix(text, "]") {
		return "", 0, false
	}
	at, err := strconv.Atoi(text[open+1 : len(text)-1])
	return text[:open], at, err == nil && at >= 0
}

// byteIn is a byte of memory without a type in two.
func byteIn(text string) (memory string, at int, ok bool) {
	rest, ok := strings.CutPrefix(text, "byte ")
	number, memory, of := strings.Cut(rest, " of ")
	at, err := strconv.Atoi(number)
	return memory, at, ok && of && err == nil && at >= 0 && at <= 1<<12
}

// examples are the texts: of what begins at the first character, then of the runs of characters behind it. A single
// character there is one.
func (s *texts) examples() (out []Example) {
	for _, name := range s.order {
		chars := s.chars[name]
		for i := 0; i <= 1<<12; i++ {
			if _, known := chars[i]; !known {
				continue
			}
			var text []byte
			from := i
			for ; has(chars, i) && chars[i] != 0; i++ {
				text = append(text, chars[i])
			}
			ends := has(chars, i)
			e := Example{Name: name, Value: cText(text, ends), Bits: 8 * (len(text) + btoi(ends))}
			switch {
			case len(text)+btoi(ends) == 1 && (from > 0 || !ends) && !strings.HasPrefix(name, "what "):
				e = Example{Name: fmt.Sprintf("%s[%d]", name, from), Value: char(chars[from]), Bits: 8, Word: uint64(chars[from])}
			case from > 0 && strings.HasPrefix(name, "what "):
				e.Name = fmt.Sprintf("%s, from byte %d", name, from)
			case from > 0:
				e.Name = fmt.Sprintf("&%s[%d]", name, from)
			}
			out = append(out, e)
		}
	}
	return out
}

func has(chars map[int]byte, i int) bool { _, ok := chars[i]; return ok }

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// cText is a string literal of C. Behind the characters that are known … stands for others, and for those that are not
// shown; of these it says how many there are.
func cText(text []byte, ends bool) string {
	shown := text[:min(len(text), maxLiteral)]
	var b strings.Builder
	b.WriteByte('"')
	for _, c := range shown {
		switch {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c == '\n':
			b.WriteString(`\n`)
		case c == '\t':
			b.WriteString(`\t`)
		case c >= ' ' && c < 127:
			b.WriteByte(c)
		default:
			fmt.Fprintf(&b, `\%03o`, c)
		}
	}
	if len(shown) < len(text) || !ends {
		b.WriteString("…")
	}
	b.WriteByte('"')
	if len(shown) < len(text) {
		fmt.Fprintf(&b, " (%d characters)", len(text))
	}
	return b.String()
}

func char(c byte) string {
	if c >= ' ' && c < 127 {
		return strconv.QuoteRune(rune(c))
	}
	return strconv.Itoa(int(int8(c)))
}
