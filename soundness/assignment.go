package soundness

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/soundness/concrete"
	"midway/symheap"
)

// assignment is Σ of definition 1: what the unknowns of a seed, and those that an exploration from it meets, are
// in the run that a snapshot was taken of. It grows as unknowns are asked for.
type assignment struct {
	*correspondence
	heaps  *symheap.Shared
	model  *expr.Model
	bound  map[*expr.Symbol]bool
	inputs map[string]concrete.Word // by the machine's names
	holds  map[*expr.Node]bool      // conditions evaluated so far
	doubt  string                   // an unknown whose value the run does not tell, or ""
	parts  bool                     // Memory.Parts
}

func newAssignment(c *correspondence, heaps *symheap.Shared) *assignment {
	a := &assignment{
		correspondence: c,
		heaps:          heaps,
		model:          expr.NewModel(),
		bound:          map[*expr.Symbol]bool{},
		holds:          map[*expr.Node]bool{},
	}
	c.seed.Heap.All(func(o *symheap.Object) {
		if u := o.Under(); u != nil && u.Symbol() != nil {
			if mo, ok := c.snap.Machine.Object(c.toMachine(o.Addr())); ok {
				c.root(a.model, u.Symbol(), mo, 0)
			} else {
				c.root(a.model, u.Symbol(), a.untouched(o), 0)
			}
			a.bound[u.Symbol()] = true
		}
	})
	return a
}

// untouched is a thread-local that its thread has not used yet: its initialiser.
func (a *assignment) untouched(o *symheap.Object) concrete.Object {
	for _, t := range a.seed.Threads {
		for _, l := range t.Locals {
			if l.Obj == o.ID() {
				g := a.snap.Machine.P.Globals[l.Global]
				data := make([]byte, g.Size)
				copy(data, g.Init)
				return concrete.Object{Data: data}
			}
		}
	}
	return concrete.Object{}
}

// set gives a symbol a value.
func (a *assignment) set(s *expr.Symbol, w concrete.Word) {
	a.bound[s] = true
	if s.Width <= 64 {
		a.model.Set(s, w.Lo)
		return
	}
	v := new(big.Int).Lsh(new(big.Int).SetUint64(w.Hi), 64)
	a.model.SetWide(s, v.Or(v, new(big.Int).SetUint64(w.Lo)))
}

// unbound lists the symbols of a term that have no value, having bound those that the run tells.
func (a *assignment) unbound(n *expr.Node) (out []*expr.Symbol) {
	for _, s := range expr.Symbols(n) {
		if !a.bound[s] && !a.bind(s) {
			out = append(out, s)
		}
	}
	return out
}

// bind looks for a symbol's value in the run.
func (a *assignment) bind(s *expr.Symbol) bool {
	if p, ok := a.heaps.Property(s); ok {
		return a.bindProperty(s, p)
	}
	switch s.Origin {
	case expr.Unset:
		if s.Width == 0 { // the machine's unset bytes are zero
			a.bound[s] = true
			return true
		}
	case expr.Thread:
		if name, ok := dataflow.WokenThread(s); ok {
			return a.bindWoken(s, name)
		}
		if name, ok := strings.CutSuffix(s.Name, ".waits since"); ok {
			return a.bindStamp(s, name)
		}
		if name, ok := strings.CutSuffix(s.Name, ".errno"); ok {
			return a.bindErrno(s, name)
		}
	}
	w, ok := a.input(s)
	if ok {
		a.set(s, w)
	}
	return ok
}

// bindStamp: who waits longer has the smaller stamp; all are negative.
func (a *assignment) bindStamp(s *expr.Symbol, thread string) bool {
	for _, t := range a.snap.Machine.Threads {
		if t.Name == thread {
			a.set(s, concrete.W(uint64(a.snap.Machine.Enqueued(t.ID)-1000)))
			return true
		}
	}
	return false
}

// bindWoken: a thread that is in a wait was woken where the snapshot says so.
func (a *assignment) bindWoken(s *expr.Symbol, thread string) bool {
	for i, st := range a.snap.Stands {
		if a.snap.thread(i).Name == thread {
			a.set(s, concrete.W(map[bool]uint64{true: 1}[st.Woken]))
			return true
		}
	}
	return false
}

// bindErrno: a thread that has not used the library has errno 0.
func (a *assignment) bindErrno(s *expr.Symbol, thread string) bool {
	for _, t := range a.snap.Machine.Threads {
		if data := a.snap.Machine.Storage(t.ID); t.Name == thread {
			a.set(s, concrete.W(littleEndian(data[:min(len(data), errnoBytes)])))
			return true
		}
	}
	return false
}

// input is the value of an unknown that a thread asked for; the seed's threads count theirs from the context on.
func (a *assignment) input(s *expr.Symbol) (w concrete.Word, ok bool) {
	at := strings.LastIndexByte(s.Name, '#')
	n, err := strconv.Atoi(s.Name[at+1:])
	if at < 0 || err != nil {
		return w, false
	}
	for i, st := range a.snap.Stands {
		if strings.HasPrefix(s.Name, a.snap.thread(i).Name+".") {
			n += st.Unknowns
			break
		}
	}
	w, ok = a.inputs[fmt.Sprintf("%s#%d", s.Name[:at], n)]
	return w, ok
}

// bindProperty binds an unknown that came with a primary object: the object that its term points into in the
// snapshot tells it.
func (a *assignment) bindProperty(s *expr.Symbol, p symheap.Property) bool {
	if p.Generation > 0 || len(a.unbound(p.Term)) > 0 {
		return false
	}
	w, _ := a.model.Eval(expr.Value{N: p.Term}, p.Term.Width())
	if a.parts && !p.Led && w >= a.layout.UnknownLo && w < a.layout.UnknownHi && a.heaps.Anywhere(p.Term) {
		p.Led, p.Lead = true, 0
	}
	at := a.toMachine(w)
	o, ok := a.snap.Machine.Object(at)
	switch {
	case p.Kind == symheap.Contents:
		a.root(a.model, s, o, before(p, at, o))
		a.bound[s] = true
	case !ok:
		a.set(s, concrete.Word{})
	case p.Kind == symheap.Within:
		a.set(s, concrete.W(at-o.Addr))
	case p.Kind == symheap.Offset:
		a.set(s, concrete.W(at-o.Addr+uint64(before(p, at, o))))
	case p.Kind == symheap.Start:
		a.set(s, concrete.W(uint64(before(p, at, o))))
	case p.Kind == symheap.Size:
		a.set(s, concrete.W(uint64(int64(len(o.Data))+before(p, at, o))))
	default:
		a.set(s, concrete.W(map[bool]uint64{false: 1}[o.Freed]))
	}
	return true
}

// before is how many bytes before an object, into which the term of a property points at at, the object of the path
// begins.
func before(p symheap.Property, at uint64, o concrete.Object) int64 {
	if !p.Led {
		return 0
	}
	return p.Lead - int64(at-o.Addr)
}

// place is where the object of a term lies in the run (symheap.Shared.Windows).
func (a *assignment) place(term *expr.Node, lo int64) (base, end uint64, ok bool) {
	if len(a.unbound(term)) > 0 {
		return 0, 0, false
	}
	w, _ := a.model.Eval(term.Value(), term.Width())
	base, end = w-uint64(lo), w+a.layout.ObjectStart
	if o, ok := a.snap.Machine.Object(a.toMachine(w)); ok {
		end = w + (o.Addr + uint64(len(o.Data)) - a.toMachine(w)) + a.layout.ObjectStart
	}
	return base, end, a.layout.UnknownLo <= base && end <= a.layout.UnknownHi
}

// true reports whether a condition holds. One that mentions unknowns the run does not tell counts as true, and
// leaves a doubt.
func (a *assignment) true(c *expr.Node) bool {
	if v, ok := a.holds[c]; ok {
		return v
	}
	if free := a.unbound(c); len(free) > 0 {
		a.doubt = "the run does not tell what " + free[0].Name + " is"
		return true
	}
	a.holds[c] = a.model.Holds(expr.Value{N: c})
	return a.holds[c]
}

// value is a value of up to 64 bits; ok is false where the run does not tell.
func (a *assignment) value(v expr.Value, bits int) (w uint64, ok bool) {
	if v.N != nil && len(a.unbound(v.N)) > 0 {
		return 0, false
	}
	w, _ = a.model.Eval(v, bits)
	return w, true
}
