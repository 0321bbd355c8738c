package generate

import "fmt"

// A handOver is a way of handing over: what the producer does after its writes and around them, what the consumer
// does before it reads.
type handOver struct {
	enter, leave string // of the producer
	wait         string // of the consumer; an if-statement's head where it only looks
	looks        bool
	produces     int // events
	consumes     int
}

// A cargo is what is handed over.
type cargo struct {
	load   []*Stmt    // of the producer
	vars   []variable // the consumer may read
	head   string     // of the consumer: declares results
	unload []*Stmt    // of the consumer, between braces
	more   []variable // the results
}

// handOver lets one participant write what another reads once it was told.
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
	producer, consumer, group := all[from], all[to], g.newGroup()
	c := g.cargo(producer.scope)
	producer.events += h.produces
	consumer.events += h.consumes
	producer.body = append(producer.body, &Stmt{Form: h.enter, Body: c.load, Tail: h.leave, Group: group})
	told := consumer.scope.with(readOnly(c.vars)...)
	told.depth = 3
	if h.looks {
		body := append([]*Stmt{{Form: c.head + "{", Body: c.unload, Tail: "}"}}, g.block(told, 1)...)
		consumer.body = append(
			consumer.body,
			&Stmt{Form: h.wait, Body: body, Else: g.block(consumer.scope, 1), Tail: "}", Group: group},
		)
		return
	}
	consumer.body = append(
		consumer.body,
		&Stmt{Form: h.wait + "\n" + c.head + "{", Body: c.unload, Tail: "}", Group: group},
	)
	consumer.scope.vars = append(append(consumer.scope.vars, readOnly(c.vars)...), c.more...)
}

// cargo makes what is handed over: variables, variables of which something is asserted, a list or an array on the heap.
func (g *gen) cargo(s *scope) cargo {
	switch g.IntN(6) {
	case 0:
		return g.listCargo(s)
	case 1:
		return g.arrayCargo(s)
	case 2:
		return g.relatedCargo(s)
	}
	vars := g.fresh(1 + g.IntN(2))
	return cargo{load: g.writes(s, vars), vars: vars}
}

// relatedCargo is two variables that the consumer asserts to belong together.
func (g *gen) relatedCargo(s *scope) cargo {
	vars := g.fresh(2)
	vars[1].typ = U32
	g.prog.Decls[len(g.prog.Decls)-1].Text = "static unsigned int " + vars[1].form + ";"
	load := append(
		g.writes(s, vars[:1]),
		&Stmt{Form: fmt.Sprintf("%s = (unsigned int)%s * 5u + 2u;", vars[1].form, vars[0].form)},
	)
	check := &Stmt{Form: fmt.Sprintf("assert(%s == (unsigned int)%s * 5u + 2u);", vars[1].form, vars[0].form)}
	return cargo{load: load, vars: vars, unload: []*Stmt{check}}
}

// listCargo is a list that the consumer changes, adds up and frees.
func (g *gen) listCargo(s *scope) cargo {
	n, r := g.name("box"), g.name("r")
	g.declare(n, "static struct node *"+n+";")
	build := fmt.Sprintf(
		"for (int k = 0; k < %d; k++) {\n\tstruct node *n = malloc(sizeof *n);\n\tn->value = (int)((unsigned int)$0 "+
			"+ (unsigned int)k);\n\tn->next = B;\n\tB = n;\n}",
		1+g.IntN(3),
	)
	take := "for (struct node *n = B; n; n = n->next)\n\tn->value ^= 3;\nwhile (B) {\n\tstruct node *n = B;\n\tR = " +
		"R * 7 + (unsigned int)n->value;\n\tB = n->next;\n\tfree(n);\n}"
	return cargo{
		load: []*Stmt{{Form: replace(build, "B", n), Exprs: []*Expr{g.expr(s, I32, 2)}}},
		head: "unsigned int " + r + " = 0;\n", unload: []*Stmt{{Form: replace(take, "B", n, "R", r)}},
		more: []variable{{form: r, typ: U32}},
	}
}

// arrayCargo is an array, or a struct with one at its end, that the consumer reads and frees.
func (g *gen) arrayCargo(s *scope) cargo {
	n, r, t := g.name("box"), g.name("r"), g.intType()
	typ, at := t.C(), n+"[k]"
	size := fmt.Sprintf("4 * sizeof(%s)", t.C())
	if g.chance(50) {
		g.declareOnce(
			"tail_"+t.short(),
			fmt.Sprintf("struct tail_%s { unsigned char n; %s tail[]; };", t.short(), t.C()),
		)
		typ, at = "struct tail_"+t.short(), n+"->tail[k]"
		size = fmt.Sprintf("sizeof(%s) + %s", typ, size)
	}
	g.declare(n, fmt.Sprintf("static %s *%s;", typ, n))
	build := fmt.Sprintf("%s = malloc(%s);\nfor (int k = 0; k < 4; k++)\n\t%s = (%s)($0 + k);", n, size, at, t.C())
	take := fmt.Sprintf("for (int k = 0; k < 4; k++)\n\t%s = %s * 3 + (unsigned int)%s;\nfree(%s);", r, r, at, n)
	return cargo{
		load: []*Stmt{{Form: build, Exprs: []*Expr{g.expr(s, U16, 2)}}},
		head: "unsigned int " + r + " = 1;\n", unload: []*Stmt{{Form: take}},
		more: []variable{{form: r, typ: U32}},
	}
}

// way declares what a hand-over needs.
func (g *gen) way() handOver {
	n := g.name("hand")
	switch g.IntN(9) {
	case 0, 1:
		return g.semaphore(n)
	case 2:
		g.declare(n, "static atomic_int "+n+";")
		return handOver{
			enter: "{",
			leave: fmt.Sprintf("}\natomic_store_explicit(&%s, 1, memory_order_%s);", n, pick(g, storeOrders[:2])),
			wait: fmt.Sprintf(
				"while (!atomic_load_explicit(&%s, memory_order_acquire))\n\t%s",
				n,
				pick(g, []string{";", "sched_yield();", "thrd_yield();"}),
			),
			produces: 1,
			consumes: 2,
		}
	case 3:
		g.declare(n, "static atomic_int "+n+";")
		return handOver{enter: "{", leave: fmt.Sprintf("}\natomic_exchange_explicit(&%s, 1, memory_order_release);", n),
			wait: fmt.Sprintf(
				"if (atomic_load_explicit(&%s, memory_order_acquire)) {",
				n,
			), looks: true, produces: 1, consumes: 1}
	case 4:
		g.declare(n, "static atomic_int "+n+";")
		return handOver{
			enter: "{",
			leave: fmt.Sprintf(
				"}\natomic_thread_fence(memory_order_release);\natomic_store_explicit(&%s, 1, memory_order_relaxed);",
				n,
			),
			wait: fmt.Sprintf(
				"while (!atomic_load_explicit(&%s, memory_order_relaxed))\n\t;\natomic_thread_fence(memory_order_acquire);",
				n,
			),
			produces: 1,
			consumes: 2,
		}
	case 5:
		g.declare(n, "static _Atomic(unsigned int *) "+n+";\nstatic unsigned int there_"+n+" = 3;")
		return handOver{
			enter: "{",
			leave: fmt.Sprintf("}\natomic_store_explicit(&%s, &there_%s, memory_order_release);", n, n),
			wait: fmt.Sprintf(
				"unsigned int *at_%s = atomic_load_explicit(&%s, memory_order_acquire);\nif (at_%s && *at_%s == 3) {",
				n,
				n,
				n,
				n,
			),
			looks:    true,
			produces: 1,
			consumes: 1,
		}
	case 6:
		return g.standardCondition(n)
	}
	return g.condition(n)
}

// semaphore hands over by a semaphore; the consumer waits, or tries.
func (g *gen) semaphore(n string) handOver {
	g.declare(n, "static sem_t "+n+";")
	g.before(fmt.Sprintf("sem_init(&%s, 0, 0);", n))
	h := handOver{
		enter:    "{",
		leave:    fmt.Sprintf("}\nsem_post(&%s);", n),
		wait:     fmt.Sprintf("sem_wait(&%s);", n),
		produces: 1,
		consumes: 1,
	}
	if g.chance(40) {
		h.looks = true
		h.wait = fmt.Sprintf(
			"if (%s == 0) {",
			pick(g, []string{"sem_trywait(&" + n + ")", "sem_timedwait(&" + n + ", " + g.deadline() + ")"}),
		)
	}
	return h
}

// condition hands over by a condition variable and a flag under its mutex.
func (g *gen) condition(n string) handOver {
	m, c := n+"m", n+"c"
	g.mutex(m)
	g.declare(c, "static pthread_cond_t "+c+" = PTHREAD_COND_INITIALIZER;")
	g.declare(n, "static int "+n+";")
	return g.flagged(n, "pthread_mutex_lock(&"+m+");", "pthread_mutex_unlock(&"+m+");",
		pick(g, []string{"pthread_cond_signal", "pthread_cond_broadcast"})+"(&"+c+");",
		"pthread_cond_wait(&"+c+", &"+m+")", "pthread_cond_timedwait(&"+c+", &"+m+", "+g.deadline()+")")
}

// standardCondition is one of C11.
func (g *gen) standardCondition(n string) handOver {
	m, c := n+"m", n+"c"
	g.declare(m, "static mtx_t "+m+";")
	g.declare(c, "static cnd_t "+c+";")
	g.declare(n, "static int "+n+";")
	g.before(fmt.Sprintf("mtx_init(&%s, mtx_plain);\ncnd_init(&%s);", m, c))
	return g.flagged(
		n,
		"mtx_lock(&"+m+");",
		"mtx_unlock(&"+m+");",
		pick(g, []string{"cnd_signal", "cnd_broadcast"})+"(&"+c+");",
		"cnd_wait(&"+c+", &"+m+")",
		"cnd_timedwait(&"+c+", &"+m+", "+g.deadline()+")",
	)
}

// flagged sets a flag under a lock; the consumer waits for it, or once for a time.
func (g *gen) flagged(n, lock, unlock, wake, wait, timed string) handOver {
	leave := fmt.Sprintf("}\n%s = 1;\n%s\n%s", n, wake, unlock)
	if g.chance(40) {
		leave = fmt.Sprintf("}\n%s = 1;\n%s\n%s", n, unlock, wake)
	}
	h := handOver{enter: lock + "\n{", leave: leave, produces: 3, consumes: 4}
	h.wait = fmt.Sprintf("%s\nwhile (!%s)\n\t%s;\n%s", lock, n, wait, unlock)
	if g.chance(30) {
		h.looks = true
		h.wait = fmt.Sprintf(
			"%s\nif (!%s)\n\t%s;\nint seen_%s = %s;\n%s\nif (seen_%s) {",
			lock,
			n,
			timed,
			n,
			n,
			unlock,
			n,
		)
	}
	return h
}
