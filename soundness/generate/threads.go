package generate

import (
	"fmt"
	"strings"
)

// A participant is main or a thread, while all run.
type participant struct {
	scope  *scope
	body   []*Stmt
	events int // synchronisation operations, about
}

// A shared is variables with one protection.
type shared struct {
	vars   []variable
	try    string // head of the if-statement in which the lock is held, "" where it is always got
	enter  string // before an access
	leave  string // after it
	reads  string // before an access that only reads, "" where there is no such way
	events int
}

// threaded makes a program of main and other threads: a sequence of rounds, projected onto each.
func (g *gen) threaded() {
	globals := &scope{}
	for _, in := range g.prog.Inputs {
		globals.vars = append(globals.vars, variable{form: in.Name, typ: in.Type, fixed: true})
	}
	g.globals(globals, 2, "")
	globals.vars = readOnly(globals.vars)
	globals.arrays, globals.structs = nil, nil
	for range 2 {
		g.function(&scope{})
	}
	var all []*participant
	var sum []variable
	for range g.prog.Profile.Threads + 1 {
		s := globals.inner()
		s.depth = 1
		from := len(s.vars)
		g.globals(s, 1+g.IntN(2), "")
		sum = append(sum, s.vars[from:]...)
		all = append(all, &participant{scope: s})
	}
	g.threadLocal(all)
	groups := g.groups(1 + g.IntN(3))
	atomics := g.atomics(1 + g.IntN(2))
	for range 1 + g.IntN(4) {
		g.round(all, groups, atomics)
	}
	g.plantThreaded(all)
	for _, s := range groups {
		sum = append(sum, s.vars...)
	}
	g.finish(all, append(sum, atomics...))
}

// threadLocal declares a variable that every participant has a copy of.
func (g *gen) threadLocal(all []*participant) {
	if g.chance(60) {
		return
	}
	t, n := g.intType(), g.name("tl")
	g.declare(n, fmt.Sprintf("static _Thread_local %s %s = %s;", t.C(), n, g.constant(t)))
	for _, p := range all {
		p.scope.vars = append(p.scope.vars, variable{form: n, typ: t})
	}
}

// finish makes the threads' functions, main's part and the checksum.
func (g *gen) finish(all []*participant, sum []variable) {
	g.prog.Work = all[0].body
	for _, p := range all[1:] {
		n := g.name("thread")
		f := &Func{Name: n, Head: "static void *" + n + "(void *unused)", Body: p.body, Result: g.expr(p.scope, U32, 2), Return: "return (void *)(unsigned long)$0;"}
		if g.chance(20) {
			f.Return = "pthread_exit((void *)(unsigned long)$0);"
		}
		g.prog.Threads = append(g.prog.Threads, &Thread{f})
	}
	g.prog.Sum = g.checksum(sum, nil)
}

// schedules is about the number of interleavings of the participants' events with those of one more.
func schedules(all []*participant, extra ...int) int {
	n, product := 0, 1.0
	for i, p := range all {
		events := p.events
		if i < len(extra) {
			events += extra[i]
		}
		for k := 1; k <= events; k++ {
			n++
			product *= float64(n) / float64(k)
		}
	}
	return int(min(product, 1e9))
}

// fits reports whether the program still has few enough schedules with so many more events each.
func (g *gen) fits(all []*participant, extra ...int) bool {
	return schedules(all, extra...) <= g.prog.Profile.Events
}

// every gives every participant the same number of events.
func every(all []*participant, n int) []int {
	out := make([]int, len(all))
	for i := range out {
		out[i] = n
	}
	return out
}

// round appends one round.
func (g *gen) round(all []*participant, groups []*shared, atomics []variable) {
	switch g.IntN(8) {
	case 0, 1, 2:
		g.handOver(all)
	case 3:
		g.barrier(all, atomics)
	case 4:
		g.once(all)
	default:
		for i := range all {
			g.work(all, i, groups, atomics)
		}
	}
}

// work is what one participant does on its own.
func (g *gen) work(all []*participant, i int, groups []*shared, atomics []variable) {
	p := all[i]
	p.body = append(p.body, g.block(p.scope, 1)...)
	extra := make([]int, len(all))
	if g.chance(30) {
		extra[i] = 1
		if g.fits(all, extra...) {
			p.events++
			p.body = append(p.body, g.atomicUse(p.scope, pick(g, atomics))...)
		}
		return
	}
	s := pick(g, groups)
	extra[i] = s.events
	if !g.fits(all, extra...) {
		return
	}
	p.events += s.events
	p.body = append(p.body, g.critical(p.scope, s))
}

// critical is an access to a group of shared variables.
func (g *gen) critical(s *scope, group *shared) *Stmt {
	inner := s.with(group.vars...)
	inner.depth = 3
	if group.reads != "" && g.chance(40) {
		inner = s.with(readOnly(group.vars)...)
		inner.depth = 3
		return &Stmt{Form: group.reads, Body: g.block(inner, 1), Tail: group.leave}
	}
	var body []*Stmt
	for range 1 + g.IntN(2) {
		body = append(body, g.touch(inner, group)...)
	}
	held := &Stmt{Form: group.enter, Body: body, Tail: group.leave}
	if group.try == "" {
		return held
	}
	held.Group = g.newGroup()
	st := &Stmt{Form: group.try, Body: []*Stmt{held}, Tail: "}", Group: held.Group}
	if g.chance(60) {
		st.Else = g.block(s, 1)
	}
	return st
}

// touch assigns a variable of a group, or copies one.
func (g *gen) touch(inner *scope, group *shared) []*Stmt {
	v := pick(g, group.vars)
	if g.chance(30) {
		return g.block(inner, 1)
	}
	value := g.expr(inner, v.typ, 2)
	if g.chance(50) { // what the variable held matters
		value = &Expr{Type: v.typ, Form: fmt.Sprintf("((%s)((%s)%s * 3 + (%s)$0))", v.typ.C(), v.typ.wide().C(), v.form, v.typ.wide().C()), Kids: []*Expr{value}}
	}
	return []*Stmt{{Form: v.form + " = $0;", Exprs: []*Expr{value}}}
}

// atomicUse is one atomic operation; its result is a new local.
func (g *gen) atomicUse(s *scope, v variable) []*Stmt {
	r := g.name("r")
	t := v.typ
	name := v.form
	order := pick(g, []string{"memory_order_seq_cst", "memory_order_relaxed", "memory_order_acq_rel", "memory_order_acquire"})
	var form string
	switch g.IntN(6) {
	case 0:
		form = fmt.Sprintf("%s %s = atomic_load_explicit(&%s, %s);", t.C(), r, name, pick(g, []string{"memory_order_seq_cst", "memory_order_acquire", "memory_order_relaxed"}))
	case 1:
		form = fmt.Sprintf("%s %s = $0;\natomic_store(&%s, %s);", t.C(), r, name, r)
	case 2:
		form = fmt.Sprintf("%s %s = atomic_exchange_explicit(&%s, $0, %s);", t.C(), r, name, order)
	case 3:
		form = fmt.Sprintf("%s %s = (%s)$0;\natomic_compare_exchange_strong_explicit(&%s, &%s, (%s)(%s + 3), %s, memory_order_relaxed);", t.C(), r, t.C(), name, r, t.C(), r, order)
	default:
		form = fmt.Sprintf("%s %s = atomic_fetch_%s_explicit(&%s, $0, %s);", t.C(), r, pick(g, []string{"add", "sub", "or", "and", "xor"}), name, order)
	}
	st := &Stmt{Form: form}
	if strings.Contains(form, "$0") {
		st.Exprs = []*Expr{g.expr(s, t, 2)}
	}
	s.vars = append(s.vars, variable{form: r, typ: t})
	return []*Stmt{st}
}

// atomics declares atomic variables.
func (g *gen) atomics(n int) []variable {
	var out []variable
	for range n {
		t := pick(g, []Type{U8, I32, U32, U64, U16})
		name := g.name("at")
		g.declare(name, fmt.Sprintf("static _Atomic %s %s = %d;", t.C(), name, g.IntN(5)))
		out = append(out, variable{form: name, typ: t, noaddr: true})
	}
	return out
}
