package monitors

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
	"midway/internal/solver"
)

// What locks keep true in objects of the heap: the objects of one allocation, each with a lock of its own at one
// offset. A field is protected where whoever writes it holds the lock of the very object, or has allocated the object
// and not published it yet. What holds of the fields when an object is published, and what every section keeps, holds
// of every published object in whose section no thread is in the middle of a change.

// FieldAt is a number or a pointer in an object: Bits bits at Off bytes.
type FieldAt struct {
	Off  int64
	Bits int
}

// Relation is what holds of the fields of every published object of an allocation.
type Relation struct {
	Reads []FieldAt
	Text  string // with a verb for each field
	Cond  func(values []expr.Value) expr.Value
}

// maxEffort bounds Z3 for one question: what is not decided by then is struck out.
const maxEffort = 2_000_000

// kept are the objects of one allocation with a lock at an offset.
type kept struct {
	node      pointsto.Node
	lock      int64
	sections  []*section
	relations []relation
	busy      string // why nothing holds at the context, or ""
}

// Relations are what locks keep of the fields of all published objects that a points-to set stands for; nothing where
// it has other objects than those of allocations that are known.
func (f *Facts) Relations(set pointsto.Set) (out []Relation) {
	if f.rules.NoObjects {
		return nil
	}
	for i, t := range set {
		var here []Relation
		for _, k := range f.keptIn()[t.Node] {
			if k.busy == "" {
				here = append(here, f.relations(k)...)
			}
		}
		if i > 0 {
			here = slices.DeleteFunc(out, func(r Relation) bool {
				return !slices.ContainsFunc(
					here,
					func(o Relation) bool { return o.Text == r.Text && slices.Equal(o.Reads, r.Reads) },
				)
			})
		}
		out = here
	}
	return out
}

func (f *Facts) relations(k *kept) (out []Relation) {
	for _, r := range k.relations {
		n := Relation{Text: r.text, Cond: func(v []expr.Value) expr.Value { return r.holds(f.a.B, v) }}
		for _, fd := range r.fields {
			n.Reads = append(n.Reads, FieldAt{fd.off, fd.bits})
		}
		out = append(out, n)
	}
	return out
}

// keptIn finds what is kept in objects of the heap, once.
func (f *Facts) keptIn() map[pointsto.Node][]*kept {
	if f.kept != nil || f.a.Ctx.OthersUnknown {
		return f.kept
	}
	f.kept = map[pointsto.Node][]*kept{}
	x := &finder{a: f.a}
	var all []*kept
	for _, s := range x.allSections() {
		if f.a.B.Poll(); s.lock.base == nil || !x.stores(s) {
			continue
		}
		for _, t := range s.to {
			info := f.a.Graph.Info(t.Node)
			if info.Kind != pointsto.Heap || !t.Exact() || f.a.Graph.Outside(t.Node) || info.Func == ir.None {
				continue
			}
			i := slices.IndexFunc(f.kept[t.Node], func(k *kept) bool { return k.lock == t.Lo })
			if i < 0 {
				k := &kept{node: t.Node, lock: t.Lo}
				i, all = len(f.kept[t.Node]), append(all, k)
				f.kept[t.Node] = append(f.kept[t.Node], k)
			}
			f.kept[t.Node][i].sections = append(f.kept[t.Node][i].sections, s)
		}
	}
	if len(all) > 0 {
		s := solver.New(f.a.B, solver.Options{Limit: maxEffort})
		defer s.Close()
		for _, k := range all {
			f.a.B.Poll()
			(&keeping{finder: x, kept: k}).keep(s)
		}
	}
	return f.kept
}

// stores reports whether the function in which a section begins writes the object of the lock: else it keeps
// everything.
func (x *finder) stores(s *section) bool {
	for pc := range s.fn.Code {
		if in := &s.fn.Code[pc]; in.Op == ir.OpStore {
			if p, ok := x.place(s.fn.ID, in.A); ok && p.sibling(s.lock) {
				return true
			}
		}
	}
	return false
}

// objectsText lists what is kept in objects of the heap.
func (f *Facts) objectsText() string {
	var out strings.Builder
	if f.rules.NoObjects {
		return ""
	}
	f.keptIn()
	for n := range f.a.Graph.NumNodes() {
		for _, k := range f.kept[pointsto.Node(n)] {
			for _, r := range k.relations {
				fmt.Fprintf(
					&out,
					"%s, in each object of %s, kept under its lock at +%d",
					r.describe(),
					f.a.Graph.Info(k.node).Name,
					k.lock,
				)
				if k.busy != "" {
					fmt.Fprintf(&out, ", is not known: %s", k.busy)
				}
				out.WriteByte('\n')
			}
		}
	}
	return out.String()
}

// keeping finds out what is kept in the objects of an allocation.
type keeping struct {
	*finder
	*kept
	births *births
	vars   *variables // of variables, not of objects of the heap; or nil
	lost   []*section // that could not be followed
	again  bool       // who holds a lock may take it again
	walks  []*walker
	stores map[pointsto.CallSite]field
	begin  map[field]expr.Value
	also   map[pointsto.CallSite][]field // see walker
	spoilt map[field]bool
	first  map[field]*first // what may be in a field when an object is published
}

// first is what a field may hold when an object is published.
type first struct {
	value   expr.Value
	span    span     // of value
	oneOf   []uint64 // what value is, where all that it may be is known; else nil
	any     bool     // it is not
	written bool     // by sections
}

func (k *keeping) keep(s *solver.Solver) {
	k.births = newBirths(k.finder, k.node)
	if k.births == nil {
		return
	}
	k.spoilt, k.again = map[field]bool{}, k.mayLockAgain()
	k.walk()
	if len(k.stores) == 0 {
		return
	}
	k.first = map[field]*first{}
	for _, f := range touched(k.begin, k.stores) {
		if in := k.published(f); in != nil {
			k.first[f] = in
		} else {
			k.spoilt[f] = true
		}
	}
	if !slices.ContainsFunc(
		touched(k.begin, k.stores),
		func(f field) bool { return k.first[f] != nil && k.first[f].written },
	) {
		return
	}
	k.walk()
	all := k.candidates()
	all = k.initially(s, all)
	k.relations = k.houdini(s, all)
	if len(k.relations) > 0 {
		if k.busy = k.standing(); k.busy == "" {
			k.busy = k.births.standing()
		}
	}
}

// lockBytes is as many bytes as no lock is larger than.
const lockBytes = 64

// mayLockAgain reports whether some mutex of the program, or of these objects, may be one that its holder can lock
// again.
func (k *keeping) mayLockAgain() bool {
	for _, name := range abi.Names(abi.SetKind) { // 0 asks for a plain mutex, the others answer who holds them
		i := abi.Of(name).Value
		for _, site := range k.a.Before().Calls(name) {
			caller := k.a.Prog.Funcs[site.Func]
			args := caller.Calls[caller.Code[site.PC].Aux].Args
			if i >= len(args) || args[i].Kind != ir.KConst || args[i].Word != 0 {
				return true
			}
		}
	}
	at := pointsto.Set{{Node: k.node, Lo: k.lock, Hi: k.lock}}
	if k.vars != nil {
		if at = k.kept.sections[0].to; k.initialised() {
			return true
		}
	}
	again := slices.ContainsFunc(k.a.Before().Calls(writeLock), func(site pointsto.CallSite) bool {
		caller := k.a.Prog.Funcs[site.Func]
		args := caller.Calls[caller.Code[site.PC].Aux].Args
		return len(args) == 0 || pointsto.Overlap(k.a.Graph.Operand(site.Func, args[0]), 1, at, 1)
	})
	k.a.Writes(at, lockBytes, func(w dataflow.Write) {
		in := &k.a.Prog.Funcs[w.Site.Func].Code[w.Site.PC]
		again = again || in.Op == ir.OpMemcpy
	})
	return again
}

// walk executes all sections of the objects; one that cannot be followed is left out, and its writes are nobody's.
func (k *keeping) walk() {
	k.walks, k.lost = nil, nil
	k.begin, k.stores = map[field]expr.Value{}, map[pointsto.CallSite]field{}
	k.also = map[pointsto.CallSite][]field{}
	for _, s := range k.kept.sections {
		w := &walker{
			finder: k.finder,
			s:      s,
			delta:  k.lock - s.lock.off,
			object: true,
			node:   k.node,
			again:  k.again,
			begin:  k.begin,
			before: map[ir.Reg]expr.Value{},
			stores: map[pointsto.CallSite]field{},
			spoilt: k.spoilt,
			vars:   k.vars,
			also:   k.also,
			given:  expr.True,
		}
		if !w.walk() {
			k.lost = append(k.lost, s)
			continue
		}
		for site, f := range w.stores {
			if old, twice := k.stores[site]; twice && old != f {
				f = field{}
			}
			k.stores[site] = f
		}
		k.walks = append(k.walks, w)
	}
}

// published is what a field holds when an object is published; nil where something else writes it, or a part of it, or
// where it may not be set.
func (k *keeping) published(f field) *first {
	if f.off < 0 || f.bits == 0 {
		return nil
	}
	written, ok := false, true
	var set []dataflow.Write
	at := pointsto.Set{{Node: k.node, Lo: f.off, Hi: f.off}}
	k.a.Writes(at, int64(f.bits/8), func(w dataflow.Write) {
		stored, inSection := k.stores[w.Site]
		written = written || inSection && stored == f
		switch {
		case !ok || !k.a.Before().Executed(w.Site.Func, w.Site.PC):
		case w.To == nil:
			ok = false
		case k.births.roots[0].zero && k.births.clearing(w.Site.Func):
		case inSection && stored == f && k.guarded(w.Site):
		case k.births.sets(w.Site, f):
			set = append(set, w)
		default:
			ok = false
		}
	})
	if !ok || !k.births.isSet(f) {
		return nil
	}
	in := k.births.value(f, set)
	in.written = written
	return in
}

// guarded reports whether a write in sections of a function is never executed outside of them, nor in one that could
// not be followed.
func (k *keeping) guarded(site pointsto.CallSite) bool {
	if slices.ContainsFunc(k.lost, func(s *section) bool {
		return s.fn.ID == site.Func && k.within(s.fn, s.lock, []ir.PC{s.from})[site.PC]
	}) {
		return false
	}
	is := false
	for _, w := range k.walks {
		if _, here := w.stores[site]; here {
			if w.s.fn.ID != site.Func || k.unheld(w.s.fn, w.s.lock)[site.PC] {
				return false
			}
			is = true
		}
	}
	return is
}

// unheld is outside, with what calls may release.
func (k *keeping) unheld(fn *ir.Func, lock place) []bool {
	from := []ir.PC{fn.Entry}
	if k.vars != nil && k.vars.helpers[fn.ID] {
		from = nil
	}
	if shape := k.a.Shape(fn.ID); shape.Twice() { // control may come there with no lock
		for pc := range fn.Code {
			if shape.ReturnsTwice(ir.PC(pc)) {
				from = append(from, ir.PC(pc)+1)
			}
		}
	}
	return k.outsideFrom(fn, lock, from, func(pc ir.PC) bool {
		if fn.Code[pc].Op != ir.OpCall || k.on(fn, pc, abi.Acquire, lock) || k.on(fn, pc, abi.Wait, lock) {
			return false
		}
		_, _, releases := k.a.Effects(fn.ID, pc)
		return releases
	})
}

// standing says which thread stands between two writes of a section, in any of its frames, or "".
func (k *keeping) standing() string {
	handlers := k.a.Graph.Handlers()
	for at := range k.places() {
		if slices.Contains(handlers, at.fn.ID) {
			return at.thread + " may be in a handler of a signal"
		}
		for _, w := range k.walks {
			if w.s.fn == at.fn && k.between(w, at.pc) {
				return fmt.Sprintf("%s may be changing it at %s", at.thread, k.a.Prog.At(at.fn.Code[at.pc].Loc))
			}
		}
	}
	return ""
}

// standsAt is where a thread of the context may be in a function.
type standsAt struct {
	thread string
	fn     *ir.Func
	pc     ir.PC
}

// places are where threads of the context may be, in all of their frames: those given, and where a stack is not whole
// any call that may lead to its oldest frame, through any others.
func (x *finder) places() iter.Seq[standsAt] {
	return func(yield func(standsAt) bool) {
		for t := range x.a.Ctx.Threads {
			for act := x.a.Stack(t); act != nil; act = act.Caller {
				for _, pc := range act.PCs {
					if !yield(standsAt{x.a.Ctx.Threads[t].Name, x.a.Prog.Funcs[act.Func], pc}) {
						return
					}
				}
				if act.Caller != nil {
					continue
				}
				seen := map[ir.FuncID]bool{}
				for work := slices.Clone(act.Ways.Calls); len(work) > 0; work = work[1:] {
					site := work[0]
					if !yield(standsAt{x.a.Ctx.Threads[t].Name, x.a.Prog.Funcs[site.Func], site.PC}) {
						return
					}
					if !seen[site.Func] {
						seen[site.Func] = true
						work = append(work, x.a.Ways(site.Func).Calls...)
					}
				}
			}
		}
	}
}

// between reports whether a write of the section may have been executed when control is before pc, and another may
// follow.
func (k *keeping) between(w *walker, pc ir.PC) bool {
	var behind []ir.PC
	for at := range w.s.fn.Code {
		if _, is := w.stores[pointsto.CallSite{Func: w.s.fn.ID, PC: ir.PC(at)}]; is {
			behind = append(behind, ir.PC(at)+1)
		}
	}
	if !k.within(w.s.fn, w.s.lock, behind)[pc] {
		return false
	}
	ahead := k.within(w.s.fn, w.s.lock, []ir.PC{pc})
	return slices.ContainsFunc(behind, func(next ir.PC) bool { return ahead[next-1] })
}
