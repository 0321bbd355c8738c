package ownership

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// Facts is what threads and cells own at a context.
type Facts struct {
	a       *dataflow.Analysis
	x       *checker             // nil: nothing is known
	owners  map[*expr.Symbol]int // by object; see same
	same    []int                // of each object that was found in a frame, an earlier one that is the same, or itself
	stale   []uint64             // of each object, links of it that may lead to what others have
	threads map[*expr.Symbol]int // whose an object is
	seen    []seen               // what threads look at in cells that hold it alone
	sole    *uniqueHolders       // nil: nothing is known
	whole   bool                 // no thread is in the middle of something that leaves an object in two cells
}

// seen is a symbol of a thread that leads to what a cell holds alone, which no other thread takes from there meanwhile.
type seen struct {
	thread int
	sym    *expr.Symbol
}

// Analyze finds what is owned at a context.
func Analyze(a *dataflow.Analysis) *Facts {
	f := &Facts{a: a, owners: map[*expr.Symbol]int{}, threads: map[*expr.Symbol]int{}}
	if a.Ctx.OthersUnknown {
		return f
	}
	x := newChecker(a)
	f.sole = findSole(x)
	if len(x.cells) == 0 || unfollowed(a) {
		return f
	}
	x.begun()
	x.findUnlocks()
	x.findJumps()
	x.begin()
	// links are distinguished by their offsets
	maps.DeleteFunc(x.cells, func(c class, _ bool) bool { return !c.one() && x.link(c) })
	x.findLeads()
	if !x.run() {
		return f
	}
	f.x, f.whole = x, true
	for t := range a.Ctx.Threads {
		f.thread(t)
	}
	return f
}

// unfollowed reports whether a thread may end in the middle of a section and others go on: a mutex is robust, or
// threads are cancelled.
func unfollowed(a *dataflow.Analysis) bool {
	return slices.ContainsFunc(abi.Names(abi.SetRobust, abi.Cancel), func(name string) bool {
		f := a.Prog.Library(name)
		return f != nil && len(a.Graph.Callers(f.ID)) > 0
	})
}

// thread finds what the frames of a thread own.
func (f *Facts) thread(thread int) {
	for act := f.a.Stack(thread); act != nil; act = act.Caller {
		for _, pc := range act.PCs {
			f.frame(act, pc)
		}
	}
}

// frame finds what is owned where a frame stands: before the instruction, or inside the call that the next younger
// frame is of.
func (f *Facts) frame(act *dataflow.Activation, pc ir.PC) {
	fl := f.x.flows[act.Func]
	if fl == nil {
		f.whole = f.whole && f.a.Prog.Funcs[act.Func].Runtime
		return
	}
	s, ok := fl.Before(pc)
	if !ok {
		f.whole = false
		return
	}
	t := &flow{checker: f.x, fn: f.a.Prog.Funcs[act.Func], quiet: true}
	s = s.clone()
	t.settle(pc, s)
	f.whole = f.whole && !t.bad
	inside := act != f.a.Stack(act.Thread)
	if in := &t.fn.Code[pc]; inside && in.Op == ir.OpCall {
		t.handOver(s, &t.fn.Calls[in.Aux], f.a.Graph.Callees(act.Func, pc))
	}
	if !inside && len(act.PCs) == 1 && t.fn.Code[pc].Op != ir.OpCall {
		// in a call the thread may wait, without its locks
		f.looks(act, t, s)
	}
	for _, first := range s.order() {
		o := s.objects[first]
		if o.null || !o.owned() || len(act.PCs) > 1 || inside && f.handed(t, s, pc, o) {
			continue
		}
		f.same, f.stale = append(f.same, len(f.same)), append(f.stale, o.stale)
		for _, r := range o.regs {
			if v, ok := act.Value(r); ok && v.N != nil && v.N.Op() == expr.OpSym {
				f.owns(v.N.Symbol(), len(f.same)-1)
				f.threads[v.N.Symbol()] = act.Thread
			}
		}
	}
}

// looks notes what a frame looks at and has not taken.
func (f *Facts) looks(act *dataflow.Activation, t *flow, s *state) {
	for _, first := range s.order() {
		o := s.objects[first]
		lost := slices.ContainsFunc(o.cells, func(c stored) bool { return c.lost }) // others may have what it is in
		if o.null || o.owned() || lost || t.unsettled(o) {
			continue
		}
		for _, r := range o.regs {
			if v, ok := act.Value(r); ok && v.N != nil && v.N.Op() == expr.OpSym {
				f.seen = append(f.seen, seen{act.Thread, v.N.Symbol()})
			}
		}
	}
}

// owns notes that a symbol is an object: one in several frames is one object.
func (f *Facts) owns(s *expr.Symbol, object int) {
	if old, known := f.owners[s]; known {
		now := f.object(old)
		f.stale[now] |= f.stale[f.object(object)]
		f.same[f.object(object)] = now
	}
	f.owners[s] = object
}

// object is the first of the objects that are the same as one.
func (f *Facts) object(i int) int {
	for f.same[i] != i {
		i = f.same[i]
	}
	return i
}

// handed reports whether the function that a frame is inside a call of may have been handed an object, to own it.
func (f *Facts) handed(t *flow, s *state, pc ir.PC, o *object) bool {
	in := &t.fn.Code[pc]
	if in.Op != ir.OpCall {
		return true
	}
	to := f.a.Graph.Callees(t.fn.ID, pc)
	for i, arg := range t.fn.Calls[in.Aux].Args {
		if x, _ := t.base(s, arg); x != nil && x.regs[0] == o.regs[0] && (len(to) == 0 || t.takes(to, i)) {
			return true
		}
	}
	return false
}

// Owned is a number for the object that a pointer symbol leads to, or null, which one thread alone has at the context:
// no symbol with another number, and no cell that Holds says to hold something alone, leads to it.
func (f *Facts) Owned(s *expr.Symbol) (object int, ok bool) {
	object, ok = f.owners[s]
	if ok {
		object = f.object(object)
	}
	return object, ok
}

// Holds reports whether what is stored at the targets at the context, if it is not null, is stored in no other such
// cell, and owned by no thread. For links that is so in objects that are themselves stored in such a cell.
func (f *Facts) Holds(at pointsto.Set) (alone, link bool) {
	if f == nil || f.x == nil || !f.whole || len(at) == 0 {
		return false, false
	}
	for _, t := range at {
		c, known := f.x.holder(t)
		if !known {
			return false, false
		}
		link = link || f.x.link(c)
	}
	return true, link
}

// holder is the class of a cell at a target that is one offset.
func (x *checker) holder(t pointsto.Target) (c class, known bool) {
	if !t.Exact() {
		return c, false
	}
	if c = classOf(t); x.cells[c] {
		return c, true
	}
	for c, is := range x.cells {
		if is && c.node == t.Node && !c.one() && t.Lo >= c.off && (t.Lo <= c.hi || c.targets()[0].Unbounded()) &&
			(t.Lo-c.off)%c.stride == 0 {
			return c, true
		}
	}
	return c, false
}

// HoldsLink reports whether a link of what a symbol leads to, which is owned, holds alone what it holds, at so many
// bytes.
func (f *Facts) HoldsLink(s *expr.Symbol, off int64) bool {
	object, owned := f.Owned(s)
	if !owned || !f.whole {
		return false
	}
	b, known := f.x.bits[off]
	return known && f.stale[object]>>b&1 == 0
}

// Any reports whether some two owners are distinguished.
func (f *Facts) Any() bool {
	if f == nil || f.x == nil {
		return false
	}
	owners := len(f.owners)
	for c, is := range f.x.cells {
		switch {
		case !is || !f.whole:
		case f.a.Graph.Info(c.node).Single:
			owners++
		default:
			owners += 2
		}
	}
	return owners > 1
}

// Guards are the conditions that what threads own implies: it differs, and from what other threads look at and have not
// taken.
func (f *Facts) Guards() []expr.Value {
	var out []expr.Value
	all := slices.SortedFunc(maps.Keys(f.owners), func(x, y *expr.Symbol) int { return int(x.ID) - int(y.ID) })
	for i, x := range all {
		for _, y := range all[:i] {
			if f.object(f.owners[x]) == f.object(f.owners[y]) {
				continue
			}
			out = append(out, f.differ(x, y))
		}
	}
	for _, x := range f.seen {
		for _, y := range all {
			if f.threads[y] != x.thread && x.sym != y {
				out = append(out, f.differ(x.sym, y))
			}
		}
	}
	return out
}

// differ says that two pointers do not lead to one object.
func (f *Facts) differ(x, y *expr.Symbol) expr.Value {
	b := f.a.B
	null := b.Cmp(expr.EQ, b.PtrBits(), b.Sym(x), expr.Word(0))
	return b.Or1(null, b.Not(b.Cmp(expr.EQ, b.PtrBits(), b.Sym(x), b.Sym(y))))
}

// String says which cells hold alone what they hold, and what threads own.
func (f *Facts) String() string {
	if f == nil {
		return ""
	}
	lines := f.soleLines()
	if f.x == nil {
		return strings.Join(lines, "")
	}
	for c, is := range f.x.cells {
		where := fmt.Sprintf("%s+%d", f.a.Graph.Info(c.node).Name, c.off)
		if !c.one() {
			where += fmt.Sprintf(" (each %d bytes)", c.stride)
		}
		if is {
			lines = append(lines, where+" holds alone what it holds\n")
		} else {
			lines = append(lines, fmt.Sprintf("%s may hold what others hold: %s\n", where, f.x.why[c]))
		}
	}
	for s := range f.owners {
		lines = append(lines, fmt.Sprintf("%s is owned by its thread\n", f.a.Describe(f.a.B.Sym(s))))
	}
	slices.Sort(lines)
	if f.x != nil && !f.whole {
		lines = append(lines, "a thread may be in the middle of changing where something is stored\n")
	}
	return strings.Join(lines, "")
}

// soleLines says which cells hold nothing but what was allocated for them.
func (f *Facts) soleLines() (lines []string) {
	if f.sole == nil {
		return nil
	}
	for c, is := range f.sole.cells {
		if is {
			lines = append(
				lines,
				fmt.Sprintf("%s+%d holds what was allocated for it\n", f.a.Graph.Info(c.node).Name, c.off),
			)
		}
	}
	slices.Sort(lines)
	return lines
}
