package explain

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"midway/internal/ir"
	"midway/internal/lvalue"
	"midway/soundness/concrete"
)

// region is memory that an lvalue names: a variable, or what a pointer that is itself an lvalue leads to.
type region struct {
	addr   uint64
	t      *ir.Type
	text   string // of the variable, or of the pointer
	behind bool   // text is the pointer's
	depth  int    // pointers followed to it
}

// names are the lvalues of a run's memory as it stands, found from its variables along typed pointers, breadth first:
// the first name found of an object is a shortest one.
type names struct {
	m     *concrete.Machine
	found map[uint64]region // by the object's address
	queue []region
	cells int
}

// Limits of the search.
const (
	maxElements = 64     // of an array that are followed
	maxCells    = 20_000 // pointers looked at in all
	maxShared   = 2      // pointers from a global on that are followed before those of locals
)

// namesOf names what can be reached from the variables of a run: what a few pointers from globals lead to, then what
// locals do, those of one thread first, then the rest.
func namesOf(m *concrete.Machine, first int) *names {
	n := &names{m: m, found: map[uint64]region{}}
	for _, g := range m.P.Globals {
		switch {
		case g.Runtime || g.Type == nil || g.Const && strings.HasPrefix(g.Name, "."):
		case g.ThreadLocal:
			for _, t := range m.Threads {
				if addr, ok := t.Local(g.ID); ok {
					n.add(region{addr: addr, t: g.Type, text: lvalue.GlobalName(g)})
				}
			}
		default:
			n.add(region{addr: g.Addr, t: g.Type, text: lvalue.GlobalName(g)})
		}
	}
	n.search(maxShared)
	n.locals(m.Threads[first])
	for i, t := range m.Threads {
		if i != first {
			n.locals(t)
		}
	}
	n.search(math.MaxInt)
	return n
}

// search follows pointers from what was named, in objects to which less than so many pointers lead.
func (n *names) search(depth int) {
	var later []region
	for len(n.queue) > 0 && n.cells < maxCells {
		r := n.queue[0]
		n.queue = n.queue[1:]
		if r.depth >= depth {
			later = append(later, r)
			continue
		}
		n.follow(r)
	}
	n.queue = append(later, n.queue...)
}

func (n *names) locals(t *concrete.Thread) {
	for i := len(t.Frames) - 1; i >= 0; i-- {
		f := t.Frames[i]
		if f.Fn.Runtime {
			continue
		}
		for j := range f.Fn.Vars {
			v := &f.Fn.Vars[j]
			switch {
			case v.Type == nil || strings.HasPrefix(v.Name, "__"):
			case v.Alloca != ir.None:
				n.add(region{addr: f.Reg(v.Alloca).Lo, t: v.Type, text: v.Name})
			case v.Type.Kind == ir.PointerTo && v.Type.Elem != nil:
				if o, ok := f.Fn.VarAt(v, f.PC); ok && o.Kind == ir.KReg {
					n.add(region{addr: f.Reg(o.Reg).Lo, t: v.Type.Elem, text: v.Name, behind: true})
				}
			}
		}
	}
}

// add names an object, unless it has a name or does not exist.
func (n *names) add(r region) {
	o, ok := n.m.Object(r.addr)
	if !ok || r.addr-o.Addr >= uint64(max(len(o.Data), 1)) {
		return
	}
	if _, named := n.found[o.Addr]; named {
		return
	}
	n.found[o.Addr] = r
	if !o.Freed {
		n.queue = append(n.queue, r)
	}
}

// follow looks at the pointers in memory that is named.
func (n *names) follow(r region) {
	n.each(r.t, 0, func(off int64, p *ir.Type) {
		if n.cells++; n.cells > maxCells || p.Elem == nil || p.Elem.Kind == ir.FuncType {
			return
		}
		if v, ok := n.m.Peek(r.addr+uint64(off), int(n.m.P.Model.PtrBytes())); ok && v != 0 {
			n.add(region{addr: v, t: p.Elem, text: r.lvalue(off), behind: true, depth: r.depth + 1})
		}
	})
}

// each visits the pointers in a type.
func (n *names) each(t *ir.Type, off int64, visit func(off int64, p *ir.Type)) {
	switch {
	case t == nil || n.cells > maxCells:
	case t.Kind == ir.PointerTo:
		visit(off, t)
	case t.Kind == ir.Array && t.Elem != nil && t.Elem.Kind >= ir.PointerTo:
		for i := range min(t.Count, maxElements) {
			n.each(t.Elem, off+i*t.Elem.Size, visit)
		}
	case t.Kind == ir.Struct:
		for _, f := range t.Fields {
			if f.BitSize == 0 && !strings.HasPrefix(f.Name, "__") {
				n.each(f.Type, off+f.Offset, visit)
			}
		}
	}
}

// lvalue is the text of the member at an offset in bytes.
func (r region) lvalue(off int64) string {
	if !r.behind {
		return r.text + member(r.t.Path(off))
	}
	index := ""
	if r.t.Size > 0 && (off >= r.t.Size || off < 0) {
		i := off / r.t.Size
		if off%r.t.Size < 0 {
			i--
		}
		index, off = fmt.Sprintf("%s[%d]", r.text, i), off-i*r.t.Size
	}
	path := member(r.t.Path(off))
	switch {
	case index != "":
		return index + path
	case strings.HasPrefix(path, "."):
		return r.text + "->" + path[1:]
	case path != "":
		return "(*" + r.text + ")" + path
	}
	return "*" + r.text
}

// member is a member path without what is left inside a scalar or an object of the library.
func member(path string) string {
	if i := strings.IndexByte(path, '+'); i >= 0 {
		return path[:i]
	}
	return path
}

// at is the lvalue at an address, or "" where nothing names it.
func (n *names) at(addr uint64) string {
	o, ok := n.m.Object(addr)
	if !ok {
		return ""
	}
	r, ok := n.found[o.Addr]
	if !ok {
		return ""
	}
	return r.lvalue(int64(addr - r.addr))
}

// object is the lvalue of a whole object by its address, or "" where nothing names it.
func (n *names) object(addr uint64) string {
	r, ok := n.found[addr]
	switch {
	case !ok:
		return ""
	case r.behind:
		return "*" + r.text
	}
	return r.text
}

// typeAt is the type of the scalar of so many bytes at an address, or nil.
func (n *names) typeAt(addr uint64, bytes int64) *ir.Type {
	o, ok := n.m.Object(addr)
	if !ok {
		return nil
	}
	r, ok := n.found[o.Addr]
	if !ok || addr < r.addr {
		return nil
	}
	off := int64(addr - r.addr)
	if r.t.Size > 0 {
		off %= r.t.Size
	}
	return r.t.Part(off, bytes)
}

// pointer is a pointer's value in C.
func (n *names) pointer(addr uint64) string {
	if addr == 0 {
		return "NULL"
	}
	if f := n.m.P.FuncAt(addr); f != nil {
		return f.Name
	}
	o, ok := n.m.Object(addr)
	if r, named := n.found[o.Addr]; ok && named {
		if r.behind && addr == r.addr {
			return r.text
		}
		return "&" + r.lvalue(int64(addr-r.addr))
	}
	switch {
	case !ok:
		return "an address of no object"
	case o.Freed:
		return "an address in freed memory"
	case addr == o.Addr:
		return "an object of " + o.Name
	}
	return "an address in an object of " + o.Name
}

// value is a value of so many bits as C writes it.
func (n *names) value(v uint64, bits int, t *ir.Type, info ir.RegInfo) string {
	if t == nil {
		t = info.Type
	}
	float := info.Float || t != nil && t.Kind == ir.Float
	switch {
	case info.Ptr || t != nil && t.Kind == ir.PointerTo && bits == n.m.P.Model.PtrBits():
		return n.pointer(v)
	case float && bits == 64:
		return strconv.FormatFloat(math.Float64frombits(v), 'g', -1, 64)
	case float && bits == 32:
		return strconv.FormatFloat(float64(math.Float32frombits(uint32(v))), 'g', -1, 32)
	case bits == 1:
		return [...]string{"false", "true"}[v&1]
	case t != nil && (t.Kind == ir.UInt || t.Kind == ir.Bool):
		return strconv.FormatUint(v, 10)
	}
	shift := 64 - uint(min(max(bits, 1), 64))
	return strconv.FormatInt(int64(v<<shift)>>shift, 10)
}
