package lvalue

import (
	"fmt"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/symheap"
)

// Names are the names of addresses and unknowns in a state. The zero value of every field but P says that nothing is
// known. Not safe for concurrent use.
type Names struct {
	P       *ir.Program
	Source  *Source
	Heap    *symheap.Heap
	Threads []string // by index
	Plain   bool     // objects of the heap are not numbered, which takes looking at all of them
	Running int      // the thread that a text is about, whose own locals need no thread; -1: none

	shared  *symheap.Shared // of the unknowns, where there is no heap; nil until one is met
	symbols map[*expr.Symbol]string
	taken   map[string]*expr.Symbol
	numbers map[symheap.ID]int // of objects of the heap, in order of creation by thread; nil until asked for
	alike   map[string]int     // how many of them are held by what is called so
	depth   int
}

// New are the names in a state of some threads.
func New(p *ir.Program, s *Source, h *symheap.Heap, threads []string) *Names {
	return &Names{P: p, Source: s, Heap: h, Threads: threads, Running: -1}
}

// Object is an object for a sentence: "malloc#2 (bob, main.c:13)", "buf (t1, worker)", "queue".
func (n *Names) Object(o *symheap.Object) string {
	root := n.root(o)
	if b := o.Birthplace(); b != nil && b.Made != "" {
		text := b.Made
		if n.count(o); len(n.numbers) > 1 && n.numbers[o.ID()] > 0 {
			text = fmt.Sprintf("%s#%d", text, n.numbers[o.ID()])
		}
		var what []string
		if b.Held != "" {
			what = append(what, b.Held)
		}
		if at := n.P.Short(b.At); at != "" {
			what = append(what, at)
		}
		if len(what) > 0 {
			text += " (" + strings.Join(what, ", ") + ")"
		}
		return text
	}
	if root.arrow {
		return addressless(root.text)
	}
	return root.text + root.whose
}

// addressless is what a pointer of a name leads to.
func addressless(pointer string) string {
	if strings.HasPrefix(pointer, "&") {
		return pointer[1:]
	}
	return "*" + grouped(pointer)
}

// root is how the places in an object are written.
type root struct {
	text  string // a variable, or with an arrow a pointer
	t     *ir.Type
	arrow bool
	from  int64  // where in the object the pointer leads, in bytes
	whose string // " (t1, worker)": whose local it is, where that has to be said
}

// root is empty where the object has no name.
func (n *Names) root(o *symheap.Object) root {
	if o.ID().Space() == symheap.Statics {
		switch g := n.P.GlobalAt(o.Addr()); {
		case g == nil:
		case g.Runtime && g.Symbol.Local: // the library models' own
			return root{}
		default:
			return root{text: GlobalName(g), t: g.Type}
		}
	}
	if o.Kind() == symheap.Unknown {
		return n.expanded(o)
	}
	b := o.Birthplace()
	switch {
	case b != nil && b.Made != "":
		return n.allocated(o, b)
	case b != nil && b.Held != "" && o.Kind() == symheap.Global: // each thread's own
		return root{text: b.Held, t: b.Type, whose: n.whose(o, "")}
	case b != nil && b.Held != "":
		return root{text: b.Held, t: b.Type, whose: n.whose(o, b.In)}
	}
	text := o.Name()
	if b != nil && (text == "" || strings.HasPrefix(text, "%") || text == "local") && b.In != "" {
		return root{text: "a temporary object of " + b.In, whose: n.whose(o, "")}
	}
	return root{text: text, t: o.Type()}
}

// whose is the thread and the function of a local, where it is not the running thread's.
func (n *Names) whose(o *symheap.Object, in string) string {
	c := o.ID().Creator()
	if c < 0 || c == n.Running || c >= len(n.Threads) || len(n.Threads) < 2 {
		return ""
	}
	if in == "" || in == n.Threads[c] {
		return " (" + n.Threads[c] + ")"
	}
	return " (" + n.Threads[c] + ", " + in + ")"
}

// expanded is an object of the initial state, by the term that led there first.
func (n *Names) expanded(o *symheap.Object) root {
	if o.Base().Concrete() {
		if term, at := n.Heap.FirstTerm(o.Addr()); term != nil {
			if text, t, ok := n.pointer(term); ok {
				return root{text: text, t: t, arrow: true, from: int64(at - o.Addr())}
			}
		}
	}
	for _, term := range n.Heap.LedTo(o.ID()) {
		if text, t, ok := n.pointer(term); ok {
			return root{text: text, t: t, arrow: true}
		}
	}
	return root{}
}

// pointer is a pointer term with the type of what it points to.
func (n *Names) pointer(term *expr.Node) (text string, t *ir.Type, ok bool) {
	if n.depth > maxSteps {
		return "", nil, false
	}
	n.depth++
	defer func() { n.depth-- }()
	w := writer{Names: n}
	text, of := w.value(term, precUnary)
	return text, elemOf(of), w.failed == ""
}

// allocated is an object that a thread has allocated.
func (n *Names) allocated(o *symheap.Object, b *symheap.Birthplace) root {
	n.count(o)
	text := b.Held
	if text == "" {
		text = b.Made
	}
	if n.alike[text] > 1 {
		text = fmt.Sprintf("%s#%d", text, n.numbers[o.ID()])
	}
	if b.Held == "" {
		return root{text: text, t: b.Type, whose: n.site(b)}
	}
	return root{text: text, t: b.Type, arrow: true}
}

func (n *Names) site(b *symheap.Birthplace) string {
	if at := n.P.Short(b.At); at != "" {
		return " (" + at + ")"
	}
	return ""
}

// count numbers the objects that were allocated.
func (n *Names) count(asked *symheap.Object) {
	if n.numbers[asked.ID()] > 0 || n.Heap == nil || n.Plain {
		return
	}
	n.numbers, n.alike = map[symheap.ID]int{}, map[string]int{}
	n.Heap.All(func(o *symheap.Object) {
		b := o.Birthplace()
		if b == nil || b.Made == "" || o.Kind() == symheap.Internal {
			return
		}
		n.numbers[o.ID()] = len(n.numbers) + 1
		if b.Held != "" {
			n.alike[b.Held]++
		} else {
			n.alike[b.Made]++
		}
	})
}

// Place is what is accessed at an offset of an object: first->balance, ring.slot[2].
func (n *Names) Place(o *symheap.Object, off uint64, a Access) string {
	r := n.root(o)
	text, _, rest := r.place(int64(off), a)
	if text == "" {
		return "an object without a name"
	}
	if rest == 0 || syncRest(o, r, int64(off)) {
		return text + r.whose
	}
	return byteOf(int64(off)-r.from, n.Object(o))
}

// syncRest reports whether an offset lies in an object of the C library's, whose own members have no names.
func syncRest(o *symheap.Object, r root, off int64) bool {
	if r.t == nil {
		return false
	}
	off -= r.from
	if r.arrow && r.t.Size > 0 {
		off = ((off % r.t.Size) + r.t.Size) % r.t.Size
	}
	return syncOf(within(r.t, off, Access{}).leaf) != noSync
}

// place is what is accessed at an offset of the object.
func (r root) place(off int64, n Access) (text string, leaf *ir.Type, rest int64) {
	if r.text == "" {
		return "", nil, off
	}
	return located(r.text, r.t, r.arrow, off-r.from, n, "", 0)
}

// Address is an address: "&queue.lock", "first" for where that leads, a function's name, "NULL"; "" where it has no
// name.
func (n *Names) Address(addr uint64) string { return n.address(addr, nil) }

// address is an address among pointers to a type; nil where that is not known.
func (n *Names) address(addr uint64, elem *ir.Type) string {
	bytes := int64(0)
	if elem != nil {
		bytes = elem.Size
	}
	switch {
	case addr == 0:
		return "NULL"
	case n.P.FuncAt(addr) != nil:
		return n.P.FuncAt(addr).Name
	case n.Heap == nil:
		return n.static(addr, bytes)
	}
	o := n.Heap.Find(addr)
	if o == nil {
		return n.static(addr, bytes)
	}
	r := n.root(o)
	text, _, rest := r.place(int64(addr-o.Addr()), sized(bytes))
	switch {
	case text == "":
		return ""
	case rest == 0 || syncRest(o, r, int64(addr-o.Addr())):
		return addressOf(text) + r.whose
	case addr-o.Addr() == uint64(r.from) && r.arrow:
		return r.text + r.whose
	case addr >= o.Addr() && o.Bytes() >= 0 && addr-o.Addr() == uint64(o.Bytes()):
		return "the end of " + n.Object(o)
	case addr < o.Addr():
		return fmt.Sprintf("%d bytes before %s", o.Addr()-addr, n.Object(o))
	case o.Bytes() >= 0 && addr-o.Addr() > uint64(o.Bytes()):
		return fmt.Sprintf("%d bytes behind %s", addr-o.Addr()-uint64(o.Bytes()), n.Object(o))
	}
	return byteOf(int64(addr-o.Addr())-r.from, n.Object(o))
}

// whole is the address of a whole variable; "" where an address is none.
func (n *Names) whole(addr uint64) string {
	r, base, ok := n.rootAt(addr)
	if !ok || addr != base || r.arrow || r.text == "" || r.t != nil && r.t.Kind == ir.Array {
		return ""
	}
	return "&" + r.text + r.whose
}

// ValueAt is a value of so many bits, 64 at most, that memory at an address holds, as C writes it by the type there; a
// pointer, or a floating-point number, as which it is accessed is one whatever the type.
func (n *Names) ValueAt(addr, v uint64, width int, as ir.TypeKind) string {
	w := writer{Names: n}
	t := &ir.Type{Kind: as}
	if as != ir.PointerTo {
		if at := n.typeAt(addr, Access{int64(width+7) / 8, as}); as != ir.Float || at != nil && at.Kind == as {
			t = at
		}
	}
	text := w.number(v, width, t)
	if w.failed != "" {
		return "an address without a name"
	}
	return text
}

// typeAt is the type of the scalar that is accessed at an address; nil where that is not known.
func (n *Names) typeAt(addr uint64, a Access) *ir.Type {
	r, base, ok := n.rootAt(addr)
	if !ok {
		return nil
	}
	if _, leaf, rest := r.place(int64(addr-base), a); rest == 0 && leaf != nil && leaf.Size == a.Bytes {
		return leaf
	}
	return nil
}

// byteOf is a byte of an object, counted from where a pointer leads into it.
func byteOf(at int64, object string) string {
	if at < 0 {
		return fmt.Sprintf("%d bytes before %s", -at, object)
	}
	return fmt.Sprintf("byte %d of %s", at, object)
}

// static is an address in a global, or in what a pointer of the initial state leads to, without a heap.
func (n *Names) static(addr uint64, bytes int64) string {
	r, base, ok := n.rootAt(addr)
	if !ok {
		return ""
	}
	text, leaf, rest := r.place(int64(addr-base), sized(bytes))
	switch {
	case text == "" || rest != 0 && syncOf(leaf) == noSync && r.arrow:
		return ""
	case rest != 0 && syncOf(leaf) == noSync:
		return fmt.Sprintf("byte %d of %s", addr-base, r.text)
	}
	return addressOf(text)
}

// rootAt is what has a name at an address, and where that begins.
func (n *Names) rootAt(addr uint64) (r root, base uint64, ok bool) {
	if n.Heap != nil {
		if o := n.Heap.Find(addr); o != nil {
			r = n.root(o)
			return r, o.Addr(), r.text != ""
		}
	} else if n.shared != nil {
		if term, base := n.shared.TermAt(addr); term != nil {
			text, t, ok := n.pointer(term)
			return root{text: text, t: t, arrow: true}, base, ok
		}
	}
	if g := n.P.GlobalAt(addr); g != nil {
		return root{text: GlobalName(g), t: g.Type}, g.Addr, true
	}
	return root{}, 0, false
}
