package generate

import "fmt"

func (g *gen) newGroup() int {
	g.group++
	return g.group
}

// fresh declares n plain variables that only the caller uses.
func (g *gen) fresh(n int) []variable {
	var out []variable
	for range n {
		t, name := g.intType(), g.name("ho")
		g.declare(name, fmt.Sprintf("static %s %s = %s;", t.C(), name, g.constant(t)))
		out = append(out, variable{form: name, typ: t})
	}
	return out
}

// writes assigns every variable of a list.
func (g *gen) writes(s *scope, vars []variable) []*Stmt {
	var out []*Stmt
	for _, v := range vars {
		out = append(out, &Stmt{Form: v.form + " = $0;", Exprs: []*Expr{g.expr(s, v.typ, 2)}})
	}
	return out
}

// A way of handing over: what the producer does after its writes and around them, what the consumer does
// before it reads.
type handOver struct {
	enter, leave string // of the producer
	wait         string // of the consumer; an if-statement's head where it only looks
	looks        bool
	produces     int // events
	consumes     int
}

// handOver lets one participant write variables that the others read once they were told.
func (g *gen) handOver(all []*participant) {
	from, to := g.IntN(len(all)), g.IntN(len(all)-1)
	if to >= from {
		to++
	}
	h := g.way()
	extra := make([]int, len(all))
	extra[from], extra[to] = h.produces, h.consumes
	if !g.fits(all, extra...) {
		return
	}
	vars, group := g.fresh(1+g.IntN(2)), g.newGroup()
	producer, consumer := all[from], all[to]
	producer.events += h.produces
	consumer.events += h.consumes
	producer.body = append(producer.body, &Stmt{Form: h.enter, Body: g.writes(producer.scope, vars), Tail: h.leave, Group: group})
	told := consumer.scope.with(readOnly(vars)...)
	told.depth = 3
	if h.looks {
		consumer.body = append(consumer.body, &Stmt{Form: h.wait, Body: g.block(told, 1), Else: g.block(consumer.scope, 1), Tail: "}", Group: group})
		return
	}
	consumer.body = append(consumer.body, &Stmt{Form: h.wait, Group: group})
	consumer.scope.vars = append(consumer.scope.vars, readOnly(vars)...)
}

// way declares what a hand-over needs.
func (g *gen) way() handOver {
	n := g.name("hand")
	switch g.IntN(5) {
	case 0:
		g.declare(n, "static sem_t "+n+";")
		g.before(fmt.Sprintf("sem_init(&%s, 0, 0);", n))
		return handOver{enter: "{", leave: fmt.Sprintf("}\nsem_post(&%s);", n), wait: fmt.Sprintf("sem_wait(&%s);", n), produces: 1, consumes: 1}
	case 1:
		g.declare(n, "static atomic_int "+n+";")
		return handOver{enter: "{", leave: fmt.Sprintf("}\natomic_store(&%s, 1);", n),
			wait: fmt.Sprintf("while (!atomic_load_explicit(&%s, memory_order_acquire))\n\t%s", n, pick(g, []string{";", "sched_yield();"})), produces: 1, consumes: 2}
	case 2:
		g.declare(n, "static atomic_int "+n+";")
		return handOver{enter: "{", leave: fmt.Sprintf("}\natomic_exchange_explicit(&%s, 1, memory_order_release);", n),
			wait: fmt.Sprintf("if (atomic_load_explicit(&%s, memory_order_acquire)) {", n), looks: true, produces: 1, consumes: 1}
	}
	return g.condition(n)
}

// condition hands over by a condition variable and a flag under its mutex.
func (g *gen) condition(n string) handOver {
	m, c := n+"m", n+"c"
	g.mutex(m)
	g.declare(c, "static pthread_cond_t "+c+" = PTHREAD_COND_INITIALIZER;")
	g.declare(n, "static int "+n+";")
	wake := pick(g, []string{"pthread_cond_signal", "pthread_cond_broadcast"})
	leave := fmt.Sprintf("}\n%s = 1;\n%s(&%s);\npthread_mutex_unlock(&%s);", n, wake, c, m)
	if g.chance(40) {
		leave = fmt.Sprintf("}\n%s = 1;\npthread_mutex_unlock(&%s);\n%s(&%s);", n, m, wake, c)
	}
	return handOver{
		enter: fmt.Sprintf("pthread_mutex_lock(&%s);\n{", m), leave: leave,
		wait:     fmt.Sprintf("pthread_mutex_lock(&%s);\nwhile (!%s)\n\tpthread_cond_wait(&%s, &%s);\npthread_mutex_unlock(&%s);", m, n, c, m, m),
		produces: 3, consumes: 4,
	}
}

// barrier lets all meet; what each wrote before, all may read after.
func (g *gen) barrier(all []*participant, atomics []variable) {
	if !g.fits(all, every(all, 2)...) {
		return
	}
	b, group := g.name("bar"), -g.newGroup()
	g.declare(b, "static pthread_barrier_t "+b+";")
	g.before(fmt.Sprintf("pthread_barrier_init(&%s, NULL, PARTICIPANTS);", b))
	var written []variable
	for _, p := range all {
		vars := g.fresh(1)
		leave := fmt.Sprintf("}\npthread_barrier_wait(&%s);", b)
		p.body = append(p.body, &Stmt{Form: "{", Body: g.writes(p.scope, vars), Tail: leave, Group: group})
		if g.chance(50) {
			r := g.name("r")
			p.body[len(p.body)-1].Tail = fmt.Sprintf("}\nint %s = pthread_barrier_wait(&%s) == PTHREAD_BARRIER_SERIAL_THREAD;", r, b)
			p.scope.vars = append(p.scope.vars, variable{form: r, typ: I32})
		}
		p.events += 2
		written = append(written, vars...)
	}
	for _, p := range all {
		p.scope.vars = append(p.scope.vars, readOnly(written)...)
	}
}

// once lets all call pthread_once; whoever returns from it may read what it wrote.
func (g *gen) once(all []*participant) {
	if !g.fits(all, every(all, 2)...) {
		return
	}
	o, f, group := g.name("once"), g.name("init"), -g.newGroup()
	vars := g.fresh(1 + g.IntN(2))
	g.declare(o, "static pthread_once_t "+o+" = PTHREAD_ONCE_INIT;")
	g.prog.Funcs = append(g.prog.Funcs, &Func{Name: f, Head: "static void " + f + "(void)", Body: g.writes(&scope{}, vars)})
	for _, p := range all {
		p.body = append(p.body, &Stmt{Form: fmt.Sprintf("pthread_once(&%s, %s);", o, f), Group: group})
		p.scope.vars = append(p.scope.vars, readOnly(vars)...)
		p.events += 2
	}
}
