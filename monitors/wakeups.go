package monitors

import (
	"fmt"
	"slices"
	"strings"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
	"midway/internal/solver"
)

// A thread that waits for a condition found what it waits for missing when it began to. Where every section that
// provides it signals before it releases the lock, it is missing still, or as many threads have been woken and have not
// run since as were provided: f <= u, for a number f that is 0 or less where a thread begins to wait. Each section is
// executed as for the other invariants: it takes the lock first, or it is woken, which u counts down; a signal counts u
// up, as some thread waits; after a broadcast nobody does. What broadcasts announce, f <= 0, needs no count.

// WaitInvariant says what holds while a thread of the context waits, unless somebody may be in a section of the lock.
type WaitInvariant struct {
	Global *ir.Global // holds the lock
	Lock   int64      // at this offset
	Number Number
	Cond   func(value expr.Value) expr.Value
	Text   string // "q.n <= threads woken, while a or b waits"
	Inside []int  // threads of the context that may be in a section of the lock where this holds already, or still
}

// Keep reports whether what holds while a thread waits does so although some threads of the context may be in
// sections of the lock.
func (w *WaitInvariant) Keep(holders []int) bool {
	return !slices.ContainsFunc(holders, func(t int) bool { return !slices.Contains(w.Inside, t) })
}

// waiting is a condition for which threads of the context wait, with the lock that they have given up.
type waiting struct {
	lock    object
	cond    uint64
	threads []int
	alone   bool // no two threads ever wait for it
}

// Waits lists what is known of the conditions that blocked threads of the context wait for.
func (f *Facts) Waits() []WaitInvariant {
	x := &finder{a: f.a}
	var out []WaitInvariant
	for _, w := range x.waiters() {
		out = append(out, x.wakeups(w)...)
	}
	return out
}

// waiters lists the conditions for which blocked threads wait; none where one is not known exactly.
func (x *finder) waiters() []*waiting {
	if x.a.Ctx.OthersUnknown {
		return nil
	}
	var out []*waiting
	for t, th := range x.a.Ctx.Threads {
		fn, pc := x.a.Prog.Funcs[th.Frames[0].Func], th.Frames[0].PC
		if _, is := x.operation(fn, pc, abi.Wait); !th.Blocked || !is {
			continue
		}
		w, ok := x.waitAt(fn, pc)
		if !ok {
			return nil
		}
		i := slices.IndexFunc(out, func(o *waiting) bool { return o.cond == w.cond })
		if i < 0 {
			i, out = len(out), append(out, w)
		}
		out[i].threads = append(out[i].threads, t)
	}
	return out
}

// waitAt is the lock and the condition of a wait.
func (x *finder) waitAt(fn *ir.Func, pc ir.PC) (w *waiting, ok bool) {
	args := fn.Calls[fn.Code[pc].Aux].Args
	if len(args) < 2 {
		return nil, false
	}
	locks, conds := x.objects(x.a.Graph.Operand(fn.ID, args[1])), x.objects(x.a.Graph.Operand(fn.ID, args[0]))
	if len(locks) != 1 || len(conds) != 1 {
		return nil, false
	}
	return &waiting{lock: locks[0], cond: conds[0].global.Addr + uint64(conds[0].lock)}, true
}

// wakeups are the invariants of one condition.
func (x *finder) wakeups(w *waiting) []WaitInvariant {
	sections, ok := x.sectionsOf(w)
	if !ok {
		return nil
	}
	m := &monitor{object: w.lock, sections: sections}
	c := &candidates{
		finder: x,
		m:      m,
		spoilt: map[field]bool{},
		begin:  map[field]expr.Value{},
		stores: map[pointsto.CallSite]field{},
	}
	for _, s := range sections {
		k := &walker{
			finder: x,
			s:      s,
			delta:  m.lock - s.lock.off,
			global: m.global,
			begin:  c.begin,
			before: map[ir.Reg]expr.Value{},
			stores: c.stores,
			spoilt: c.spoilt,
			wide:   true,
			stands: func(pc ir.PC) bool { return x.standsIn(s, pc) >= 0 },
		}
		if !k.walk() {
			return nil
		}
		c.walks = append(c.walks, k)
	}
	s := solver.New(x.a.B, solver.Options{})
	defer s.Close()
	var out []WaitInvariant
	for _, f := range c.touched() {
		switch {
		case !c.inSections(f):
		case c.provided(s, f, w, false):
			out = append(out, x.waits(w, f, false))
			out[len(out)-1].Inside = c.inside(s, f, w, false)
		case c.provided(s, f, w, true):
			out = append(out, x.waits(w, f, true))
			out[len(out)-1].Inside = c.inside(s, f, w, true)
		}
	}
	return out
}

// sectionsOf are the sections of a wait's lock; ok is false where somebody may wait for the condition who is not known
// exactly, with another lock, or where threads may be cancelled in a wait.
func (x *finder) sectionsOf(w *waiting) (out []*section, ok bool) {
	for _, s := range x.sections() {
		if !slices.Contains(s.at, w.lock) {
			continue
		}
		if _, waits := x.lockAt(s.fn, s.from-1, abi.Wait); waits && s.wrapped {
			return nil, false // which condition it waits for is not looked for
		}
		out = append(out, s)
	}
	if len(x.a.Before().Calls("pthread_cancel")) > 0 {
		return nil, false
	}
	g := x.variable(w.cond)
	here := pointsto.Set{{Node: x.a.Graph.GlobalNode(g.ID), Lo: int64(w.cond - g.Addr), Hi: int64(w.cond - g.Addr)}}
	for _, fn := range x.a.Prog.Funcs {
		if !waitsForCondition(fn) {
			continue
		}
		if x.a.Ways(fn.ID).Outside {
			return nil, false
		}
		for _, site := range x.a.Before().Calls(fn.Name) {
			caller := x.a.Prog.Funcs[site.Func]
			args := caller.Calls[caller.Code[site.PC].Aux].Args
			if caller.Runtime || len(args) == 0 ||
				!pointsto.Overlap(x.a.Graph.Operand(caller.ID, args[0]), 1, here, 1) {
				continue
			}
			o, exact := x.waitAt(caller, site.PC)
			begins := slices.ContainsFunc(out, func(s *section) bool { return s.fn == caller && s.from == site.PC+1 })
			if !exact || o.lock != w.lock || !begins {
				return nil, false
			}
		}
	}
	w.alone = x.alone(out, w.cond)
	return out, true
}

// alone reports whether no more than one thread ever executes the sections that begin with a wait for the condition.
func (x *finder) alone(sections []*section, cond uint64) bool {
	c := &candidates{finder: x}
	seen := map[ir.FuncID]bool{}
	var work []ir.FuncID
	for _, s := range sections {
		if c.waitsFor(s.fn, s.from-1, cond) {
			work = append(work, s.fn.ID)
		}
	}
	threads := 0
	for len(work) > 0 {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[f] {
			continue
		}
		seen[f] = true
		ways := x.a.Ways(f)
		if ways.Process || len(ways.Creates) > 0 {
			n, ok := x.a.MostStarts(f)
			if threads++; !ok || n.Most != expr.Word(1) {
				return false
			}
		}
		if ways.Outside || threads > 1 {
			return false
		}
		for _, s := range ways.Calls {
			work = append(work, s.Func)
		}
	}
	return true
}

// waitsForCondition reports whether a function of the library waits for a condition.
func waitsForCondition(fn *ir.Func) bool {
	return abi.Of(fn.Library()).Role == abi.Wait
}

// waitsUntimed reports whether nothing but being woken ends the wait that a thread of the context is in.
func (x *finder) waitsUntimed(t int) bool {
	fr := x.a.Ctx.Threads[t].Frames[0]
	fn := x.a.Prog.Funcs[fr.Func]
	c := fn.Calls[fn.Code[fr.PC].Aux].Callee
	return c != ir.None && untimed(x.a.Prog.Funcs[c])
}

// variable is the variable that an address lies in.
func (x *finder) variable(addr uint64) *ir.Global {
	i := slices.IndexFunc(x.a.Prog.Globals, func(g *ir.Global) bool {
		return !g.ThreadLocal && g.Addr <= addr && addr < g.Addr+uint64(max(g.Size, 1))
	})
	if i < 0 {
		return nil
	}
	return x.a.Prog.Globals[i]
}

// inSections reports whether nothing but sections writes a field once there is a second thread. Before, nobody waits.
func (c *candidates) inSections(f field) bool {
	addr, bytes := c.m.global.Addr+uint64(f.off), int64(f.bits/8)
	g := c.variable(addr)
	if g == nil || g.External || g.Runtime || addr+uint64(bytes) > g.Addr+uint64(g.Size) {
		return false
	}
	at := pointsto.Set{{Node: c.a.Graph.GlobalNode(g.ID), Lo: int64(addr - g.Addr), Hi: int64(addr - g.Addr)}}
	for _, w := range c.walks {
		if slices.ContainsFunc(w.touched, func(to pointsto.Set) bool { return pointsto.Overlap(to, 1, at, bytes) }) {
			return false
		}
	}
	ok := true
	c.a.Writes(at, bytes, func(w dataflow.Write) {
		stored, inSection := c.stores[w.Site]
		switch {
		case !c.a.Before().Executed(w.Site.Func, w.Site.PC):
		case inSection && stored == f && c.guarded(w.Site):
		case w.To == nil || w.After:
			ok = false
		}
	})
	return ok
}

// standsIn is the thread of the context that is at an instruction in a section, in its youngest frame; -1
// where none does that can only be there in this section or in another one of the lock.
func (x *finder) standsIn(s *section, pc ir.PC) int {
	for t, th := range x.a.Ctx.Threads {
		if at := th.Frames[0]; at.Func == s.fn.ID && at.PC == pc && !th.Blocked && !x.outside(s.fn, s.lock)[pc] {
			return t
		}
	}
	return -1
}

// inside are the threads that are inside sections of the lock, on every way to where they are so that f <= u as
// above: what they have provided was announced, too. What a section finds when it begins holds as at its end, and
// no other thread is in one.
func (c *candidates) inside(s *solver.Solver, f field, w *waiting, counted bool) (out []int) {
	for t, th := range c.a.Ctx.Threads {
		kept := false
		for _, k := range c.walks {
			var ways []*way
			for _, at := range k.stood {
				if c.standsIn(k.s, at.pc) == t {
					ways = append(ways, at)
				}
			}
			if len(ways) == 0 {
				continue
			}
			if kept = c.keeps(s, f, w, counted, k, ways); !kept {
				break
			}
		}
		if kept && !th.Blocked {
			out = append(out, t)
		}
	}
	return out
}

// provided reports whether every section keeps f <= u; where not counted, f <= 0, which only a broadcast ends.
func (c *candidates) provided(s *solver.Solver, f field, w *waiting, counted bool) bool {
	for _, k := range c.walks {
		if !c.keeps(s, f, w, counted, k, k.ends) {
			return false
		}
	}
	return true
}

// keeps reports whether f <= u behind some ways through a section if it held when the section began.
func (c *candidates) keeps(s *solver.Solver, f field, w *waiting, counted bool, k *walker, ways []*way) bool {
	b := c.a.B
	u, one := b.Sym(b.NewSymbol("section().woken", 64, expr.Local)), uint64(1)
	if !counted {
		u, one = expr.Word(0), 0
	}
	natural := b.Cmp(expr.ULT, 64, u, expr.Word(1<<20))
	begin, before := c.wide(f, k.now(&way{}, f)), u
	woken := c.waitsFor(k.s.fn, k.s.from-1, w.cond)
	if woken { // it may have been one of u
		before = b.Bin(expr.Add, 64, u, expr.Word(one))
	}
	for _, end := range ways {
		value := c.wide(f, k.now(end, f))
		signals, broadcast := wakesOn(end, w.cond)
		after := b.Bin(expr.Add, 64, u, expr.Word(signals*one))
		given := b.And1(b.And1(end.conds, natural), b.Cmp(expr.SLE, 64, begin, before))
		// Where only one thread ever waits, no other is woken while it does.
		if !broadcast && !(woken && w.alone) &&
			s.Check(nil, b.And1(given, b.Cmp(expr.SLT, 64, after, value))) != solver.Unsat {
			return false
		}
		if c.waitsFor(k.s.fn, end.pc, w.cond) &&
			s.Check(nil, b.And1(end.conds, b.Cmp(expr.SLT, 64, expr.Word(0), value))) != solver.Unsat {
			return false
		}
	}
	return true
}

// wide is a number of a field in 64 bits.
func (c *candidates) wide(f field, v expr.Value) expr.Value { return c.a.B.SExt(f.bits, 64, v) }

// wakesOn counts the signals of a condition on a way, and says whether there is a broadcast.
func wakesOn(w *way, cond uint64) (signals uint64, broadcast bool) {
	for _, k := range w.wakes {
		if k.at == cond {
			broadcast = broadcast || k.all
			signals++
		}
	}
	return signals, broadcast
}

// waitsFor reports whether a call may wait for the condition.
func (c *candidates) waitsFor(fn *ir.Func, pc ir.PC, cond uint64) bool {
	if _, is := c.operation(fn, pc, abi.Wait); !is {
		return false
	}
	o, ok := c.waitAt(fn, pc)
	return !ok || o.cond == cond
}

// waits is what holds of a field while a thread waits: it is not more than as many threads as were woken, or than 0.
func (x *finder) waits(w *waiting, f field, counted bool) WaitInvariant {
	b := x.a.B
	most, names := "0", []string{}
	if counted {
		most = "threads woken"
	}
	for _, t := range w.threads {
		names = append(names, x.a.Ctx.Threads[t].Name)
	}
	g := x.variable(w.lock.global.Addr + uint64(f.off))
	name := fieldName(g, int64(w.lock.global.Addr+uint64(f.off)-g.Addr))
	return WaitInvariant{
		Text:   fmt.Sprintf("%s <= %s, while %s waits", name, most, strings.Join(names, " or ")),
		Global: w.lock.global, Lock: w.lock.lock, Number: Number{w.lock.global.Addr + uint64(f.off), f.bits},
		Cond: func(v expr.Value) expr.Value {
			sum, all := expr.Word(0), expr.True
			for _, t := range w.threads {
				is := dataflow.Woken(b, x.a.Ctx.Threads[t].Name)
				if x.waitsUntimed(t) { // one whose time has passed is there, and is woken no more
					all = b.And1(all, is)
				}
				if counted {
					sum = b.Bin(expr.Add, 64, sum, b.ZExt(1, 64, is))
				}
			}
			return b.Or1(all, b.Cmp(expr.SLE, 64, b.SExt(f.bits, 64, v), sum))
		},
	}
}
