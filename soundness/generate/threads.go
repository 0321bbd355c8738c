package generate

import "fmt"

// A participant is main or a thread, while all run.
type participant struct {
	scope  *scope
	body   []*Stmt
	events int    // synchronisation operations, about
	arg    string // what a thread is given, "" for nothing
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
	for _, p := range all[1:] {
		if g.chance(25) {
			g.job(p)
		}
	}
	rounds := g.prog.Profile.Rounds
	if rounds == 0 {
		rounds = 1 + g.IntN(5)
	}
	for range rounds {
		g.round(all, groups, atomics)
	}
	g.plantThreaded(all)
	for _, s := range groups {
		sum = append(sum, s.vars...)
	}
	g.finish(all, append(append(sum, atomics...), g.sums...))
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
		g.prog.Threads = append(g.prog.Threads, g.thread(p))
	}
	g.prog.Sum = g.checksum(sum, nil)
}

// thread makes a participant's function: of a POSIX thread or a C11 one; joined, or detached, where it says
// itself when it is done.
func (g *gen) thread(p *participant) *Thread {
	n := g.name("thread")
	f := &Func{
		Name:   n,
		Head:   "static void *" + n + "(void *argument)",
		Body:   p.body,
		Result: g.expr(p.scope, U32, 2),
		Return: "return (void *)(unsigned long)$0;",
	}
	t := &Thread{Run: f, Arg: p.arg}
	switch k := g.IntN(10); {
	case k < 2:
		f.Return = "pthread_exit((void *)(unsigned long)$0);"
	case k < 4:
		t.Kind, f.Head = Standard, "static int "+n+"(void *argument)"
		f.Return = pick(g, []string{"return (int)$0;", "thrd_exit((int)$0);"})
	case k < 5 && !g.prog.keys: // destructors run after it is done
		t.Kind = Detached
		f.Return = fmt.Sprintf("result_%s = (unsigned int)$0;\nsem_post(&done_%s);\nreturn NULL;", n, n)
		g.declare("done_"+n, "static sem_t done_"+n+";")
		g.declare("result_"+n, "static unsigned int result_"+n+";")
		g.before(fmt.Sprintf("sem_init(&done_%s, 0, 0);", n))
	}
	return t
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
	switch g.IntN(18) {
	case 0, 1, 2, 3, 4:
		g.handOver(all)
	case 5:
		g.barrier(all)
	case 6:
		g.once(all)
	case 7:
		g.gate(all)
	case 8:
		g.relation(all)
	case 9:
		g.gather(all)
	case 10:
		g.borrow(all)
	case 11:
		g.keyed(all)
	case 12:
		g.cleanup(pick(g, all))
	case 13:
		g.atomicFunction(all)
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
		if extra[i] = 3; g.fits(all, extra...) {
			list, events := g.atomicUse(p.scope, pick(g, atomics))
			p.events += events
			p.body = append(p.body, list...)
		}
		return
	}
	s := pick(g, groups)
	h := pick(g, s.holds)
	extra[i] = h.events
	if !g.fits(all, extra...) {
		return
	}
	p.events += h.events
	p.body = append(p.body, g.critical(p.scope, s, h))
}

// critical is an access to a group of shared variables.
func (g *gen) critical(s *scope, group *shared, h hold) *Stmt {
	inner := s.with(group.vars...)
	if h.reads {
		inner = s.with(readOnly(group.vars)...)
	}
	inner.depth = 3
	var body []*Stmt
	if h.reads {
		body = g.block(inner, 1)
	} else {
		for range 1 + g.IntN(2) {
			body = append(body, g.touch(inner, group)...)
		}
	}
	held := &Stmt{Form: h.enter, Body: body, Tail: h.leave}
	if h.try == "" {
		return held
	}
	held.Group = g.newGroup()
	st := &Stmt{Form: h.try, Body: []*Stmt{held}, Tail: "}", Group: held.Group}
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
		value = &Expr{
			Type: v.typ,
			Form: fmt.Sprintf("((%s)((%s)%s * 3 + (%s)$0))", v.typ.C(), v.typ.wide().C(), v.form, v.typ.wide().C()),
			Kids: []*Expr{value},
		}
	}
	return []*Stmt{{Form: v.form + " = $0;", Exprs: []*Expr{value}}}
}
