package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
)

// ThreadGroup is the threads that one loop creates, one in each iteration, and that its function, which only the first
// thread executes, joins before it returns. All threads that start in Entry and are alive are of the crew.
type ThreadGroup struct {
	Entry   ir.FuncID
	Creator ir.FuncID  // the function of the loop
	Threads []int      // those of the context
	Most    expr.Value // bounds how many there are, signed; 32 bits
}

// ThreadGroups are those that threads of the context are of.
func (a *Analysis) ThreadGroups() []ThreadGroup {
	var out []ThreadGroup
	if a.Ctx.OthersUnknown {
		return out
	}
	seen := map[ir.FuncID]bool{}
	for t, b := range a.births() {
		entry := a.oldest(t).Func
		if seen[entry] || !b.live || b.loop != 0 {
			continue
		}
		seen[entry] = true
		w := a.calls.ways(entry)
		if len(w.Creates) != 1 || len(w.Calls) > 0 || w.Process || w.Outside {
			continue
		}
		c := ThreadGroup{Entry: entry, Creator: b.site(0).Func}
		if c.Threads = a.crewOf(b, entry); len(c.Threads) == 0 {
			continue
		}
		var ok bool
		if c.Most, ok = a.mostCreated(b); ok {
			out = append(out, c)
		}
	}
	return out
}

// crewOf lists the threads of the context that start in a function; none where it is not known of one whether it does,
// or who has created it.
func (a *Analysis) crewOf(b *birth, entry ir.FuncID) []int {
	var out []int
	for t := range a.Ctx.Threads {
		roots := a.Roots(t)
		for _, f := range roots {
			if f != entry {
				continue
			}
			if len(roots) != 1 || a.oldest(t).Func != entry || !a.births()[t].live || !b.with(a.births()[t]) {
				return nil
			}
			out = append(out, t)
		}
	}
	return out
}

// mostCreated is the bound of a loop that counts up from zero by one.
func (a *Analysis) mostCreated(b *birth) (expr.Value, bool) {
	l := a.joins.joined(b.site(0)).create
	act := b.frames[0]
	cond, ok := act.Relative(l.cond)
	if !ok || l.start != expr.Word(0) || l.by != 1 || l.iv.bits != 32 || cond.N == nil || cond.N.Op() != expr.OpSlt ||
		cond.N.Kid(0) != act.own(l.iv.reg) {
		return expr.Value{}, false
	}
	return cond.N.Kid(1), true
}

// Given is what a thread reads at an address all its life, where its creator left it.
func (a *Analysis) Given(thread int, addr expr.Value, bits int) (expr.Value, bool) {
	for _, g := range a.threadArgs(thread) {
		if g.bits == bits && a.Resolve(g.addr) == a.Resolve(addr) {
			return a.Resolve(g.val), true
		}
	}
	return expr.Value{}, false
}

// Inside reports whether an activation of one function may execute another, or be it.
func (a *Analysis) Inside(f, of ir.FuncID) bool { return f == of || a.joins.inside(of)[f] }

// Concurrent reports whether threads other than the first may execute a function.
func (a *Analysis) Concurrent(f ir.FuncID) bool { return a.joins.concurrent[f] }

// Pure reports whether an operation is a function of its operands alone.
func Pure(op ir.Op) bool {
	switch op {
	case ir.OpGEP, ir.OpICmp, ir.OpSelect, ir.OpTrunc, ir.OpZExt, ir.OpSExt, ir.OpCopy:
		return true
	}
	_, is := binary[op]
	return is
}
