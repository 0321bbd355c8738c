package generate

import "fmt"

// barrier lets all meet, once or twice; what each wrote before, all may read after.
func (g *gen) barrier(all []*participant) {
	if !g.fits(all, every(all, 2)...) {
		return
	}
	b, group := g.name("bar"), -g.newGroup()
	g.declare(b, "static pthread_barrier_t "+b+";")
	g.before(fmt.Sprintf("pthread_barrier_init(&%s, NULL, PARTICIPANTS);", b))
	g.meetAt(all, b, group)
	if g.chance(30) && g.fits(all, every(all, 2)...) {
		g.meetAt(all, b, group)
	}
}

// meetAt is one round at a barrier. Some participants look whether they are its serial thread.
func (g *gen) meetAt(all []*participant, b string, group int) {
	var written []variable
	for _, p := range all {
		vars := g.fresh(1)
		body := g.writes(p.scope, vars)
		leave := fmt.Sprintf("}\npthread_barrier_wait(&%s);", b)
		if g.chance(40) {
			r := g.name("r")
			leave = fmt.Sprintf("}\nint %s = pthread_barrier_wait(&%s) == PTHREAD_BARRIER_SERIAL_THREAD;", r, b)
			p.scope.vars = append(p.scope.vars, variable{form: r, typ: I32})
		}
		p.body = append(p.body, &Stmt{Form: "{", Body: body, Tail: leave, Group: group})
		p.events += 2
		written = append(written, vars...)
	}
	for _, p := range all {
		p.scope.vars = append(p.scope.vars, readOnly(written)...)
	}
}

// once lets all have a routine run once; whoever returns from that may read what it wrote.
func (g *gen) once(all []*participant) {
	if !g.fits(all, every(all, 2)...) {
		return
	}
	o, f, group := g.name("once"), g.name("init"), -g.newGroup()
	vars := g.fresh(1 + g.IntN(2))
	call := "pthread_once"
	if g.chance(30) {
		call = "call_once"
		g.declare(o, "static once_flag "+o+" = ONCE_FLAG_INIT;")
	} else {
		g.declare(o, "static pthread_once_t "+o+" = PTHREAD_ONCE_INIT;")
	}
	g.prog.Funcs = append(
		g.prog.Funcs,
		&Func{Name: f, Head: "static void " + f + "(void)", Body: g.writes(&scope{}, vars)},
	)
	for _, p := range all {
		p.body = append(p.body, &Stmt{Form: fmt.Sprintf("%s(&%s, %s);", call, o, f), Group: group})
		p.scope.vars = append(p.scope.vars, readOnly(vars)...)
		p.events += 2
	}
}

// gate lets one participant wake all the others, which wait for what it wrote.
func (g *gen) gate(all []*participant) {
	if !g.fits(all, every(all, 4)...) {
		return
	}
	n, opener, group := g.name("gate"), g.IntN(len(all)), -g.newGroup()
	g.mutex(n + "m")
	g.declare(n+"c", "static pthread_cond_t "+n+"c = PTHREAD_COND_INITIALIZER;")
	g.declare(n, "static int "+n+";")
	text := func(form string) string { return replace(form, "N", n, "M", n+"m", "C", n+"c") }
	vars := g.fresh(1)
	for i, p := range all {
		st := &Stmt{
			Form:  text("pthread_mutex_lock(&M);\nwhile (!N)\n\tpthread_cond_wait(&C, &M);\npthread_mutex_unlock(&M);"),
			Group: group,
		}
		if i == opener {
			st.Form, st.Body = text("pthread_mutex_lock(&M);\n{"), g.writes(p.scope, vars)
			st.Tail = text("}\nN = 1;\npthread_cond_broadcast(&C);\npthread_mutex_unlock(&M);")
		}
		p.body = append(p.body, st)
		p.events += 4
	}
	for i, p := range all {
		if i != opener {
			p.scope.vars = append(p.scope.vars, readOnly(vars)...)
		}
	}
}

// relation is two variables under a lock that belong together whenever the lock is free. All assert it.
func (g *gen) relation(all []*participant) {
	if !g.fits(all, every(all, 2)...) {
		return
	}
	hold, vars := g.lock()[0], g.fresh(2)
	a, b, t := vars[0].form, vars[1].form, vars[0].typ
	g.prog.Decls[len(g.prog.Decls)-2].Text = fmt.Sprintf("static %s %s;", t.C(), a)
	g.prog.Decls[len(g.prog.Decls)-1].Text = fmt.Sprintf("static unsigned int %s = 9;", b)
	related := fmt.Sprintf("%s == (unsigned int)%s * 3u + 9u", b, a)
	for _, p := range all {
		if g.chance(25) {
			continue
		}
		change := &Stmt{
			Form:  fmt.Sprintf("assert(%s);\n%s = $0;\n%s = (unsigned int)%s * 3u + 9u;", related, a, b, a),
			Exprs: []*Expr{g.expr(p.scope, t, 2)},
		}
		p.body = append(p.body, &Stmt{Form: hold.enter, Body: []*Stmt{change}, Tail: hold.leave})
		p.events += hold.events
	}
}

// gather counts what the participants did; main asserts the sum after it joined them.
func (g *gen) gather(all []*participant) {
	if !g.fits(all, every(all, 1)...) {
		return
	}
	n, group := g.name("count"), -g.newGroup()
	g.declare(n, "static atomic_uint "+n+";")
	add := pick(
		g,
		[]string{"atomic_fetch_add_explicit(&N, 2, memory_order_relaxed);", "N += 2;", "atomic_fetch_sub(&N, -2);"},
	)
	for _, p := range all {
		p.body = append(p.body, &Stmt{Form: replace(add, "N", n), Group: group})
		p.events++
	}
	g.prog.After = append(g.prog.After, &Stmt{Form: fmt.Sprintf("assert(%s == 2 * PARTICIPANTS);", n), Group: group})
}

// borrow lets one participant write to a local variable of another one, which waits for that.
func (g *gen) borrow(all []*participant) {
	from := g.IntN(len(all))
	to := (from + 1 + g.IntN(len(all)-1)) % len(all)
	extra := make([]int, len(all))
	extra[from], extra[to] = 2, 2
	if !g.fits(all, extra...) {
		return
	}
	n, l, t, group := g.name("lend"), g.name("l"), g.intType(), g.newGroup()
	g.declare(n, fmt.Sprintf("static sem_t %s, %sback;\nstatic %s *%sat;", n, n, t.C(), n))
	g.before(fmt.Sprintf("sem_init(&%s, 0, 0);\nsem_init(&%sback, 0, 0);", n, n))
	lender, borrower := all[from], all[to]
	lender.body = append(lender.body, &Stmt{
		Form:  fmt.Sprintf("%s %s[2] = {$0, 1};\n%sat = %s;\nsem_post(&%s);\nsem_wait(&%sback);", t.C(), l, n, l, n, n),
		Exprs: []*Expr{g.expr(lender.scope, t, 2)}, Group: group,
	})
	lender.scope.vars = append(lender.scope.vars, variable{form: l + "[(unsigned int)$0 & 1]", typ: t, indexed: true})
	borrower.body = append(borrower.body, &Stmt{
		Form:  fmt.Sprintf("sem_wait(&%s);\n%sat[%sat[0] & 1] = $0;\nsem_post(&%sback);", n, n, n, n),
		Exprs: []*Expr{g.expr(borrower.scope, t, 2)}, Group: group,
	})
	lender.events += 2
	borrower.events += 2
}

// keyed gives the participants a value of their own by a key, whose destructor counts.
func (g *gen) keyed(all []*participant) {
	if !g.fits(all, every(all, 1)...) {
		return
	}
	n, group := g.name("key"), -g.newGroup()
	g.declare(
		n,
		fmt.Sprintf(
			"static pthread_key_t %s;\nstatic _Atomic unsigned int ended%s;\nstatic void count%s(void *value) { "+
				"ended%s += *(unsigned int *)value; }",
			n,
			n,
			n,
			n,
		),
	)
	g.before(fmt.Sprintf("pthread_key_create(&%s, count%s);", n, n))
	for _, p := range all {
		l, r := g.name("l"), g.name("r")
		own := fmt.Sprintf(
			"static _Thread_local unsigned int %s;\n%s = $0;\npthread_setspecific(%s, &%s);\nunsigned int %s = "+
				"*(unsigned int *)pthread_getspecific(%s) + 1;",
			l,
			l,
			n,
			l,
			r,
			n,
		)
		p.body = append(p.body, &Stmt{Form: own, Exprs: []*Expr{g.expr(p.scope, U32, 2)}, Group: group})
		p.scope.vars = append(p.scope.vars, variable{form: r, typ: U32})
		p.events++
	}
	g.prog.After = append(g.prog.After, &Stmt{Form: fmt.Sprintf("sum = mix(sum, ended%s);", n), Group: group})
	g.prog.keys = true
}

// cleanup runs a handler at the end of a block.
func (g *gen) cleanup(p *participant) {
	t, l := g.intType(), g.name("l")
	f := "undo_" + t.short()
	g.declareOnce(f, fmt.Sprintf("static void %s(void *at) { *(%s *)at ^= 5; }", f, t.C()))
	inner := p.scope.with(variable{form: l, typ: t})
	inner.depth = 3
	p.body = append(p.body, &Stmt{
		Form: fmt.Sprintf(
			"volatile %s %s = $0;\npthread_cleanup_push(%s, (void *)&%s);\n{",
			t.C(),
			l,
			f,
			l,
		), Exprs: []*Expr{g.expr(p.scope, t, 2)},
		Body: g.block(inner, 1), Tail: fmt.Sprintf("}\npthread_cleanup_pop(%d);", g.IntN(2)),
	})
	p.scope.vars = append(p.scope.vars, variable{form: l, typ: t, noaddr: true})
}

// atomicFunction is a function that runs as one step, and its calls.
func (g *gen) atomicFunction(all []*participant) {
	if !g.fits(all, every(all, 1)...) {
		return
	}
	f, vars := "__VERIFIER_atomic_"+g.name("f"), g.fresh(2)
	s := &scope{depth: 3}
	s.vars = append(s.vars, variable{form: "x", typ: U32}, vars[0], vars[1])
	body := append([]*Stmt{{Form: "ATOMIC_ENTER;"}}, g.block(s, 2)...)
	body = append(
		body,
		&Stmt{Form: fmt.Sprintf("unsigned int result = (unsigned int)%s;\n%s = (%s)((%s)%s * 3 + 1);\nATOMIC_LEAVE;",
			vars[0].form, vars[0].form, vars[0].typ.C(), vars[0].typ.wide().C(), vars[0].form)},
	)
	g.prog.Funcs = append(
		g.prog.Funcs,
		&Func{
			Name:   f,
			Head:   "static __attribute__((noinline)) unsigned int " + f + "(unsigned int x)",
			Body:   body,
			Return: "return result;",
		},
	)
	for _, p := range all {
		if g.chance(30) {
			continue
		}
		r := g.name("r")
		p.body = append(
			p.body,
			&Stmt{Form: fmt.Sprintf("unsigned int %s = %s($0);", r, f), Exprs: []*Expr{g.expr(p.scope, U32, 2)}},
		)
		p.scope.vars = append(p.scope.vars, variable{form: r, typ: U32})
		p.events++
	}
	g.sums = append(g.sums, vars...)
}

// job gives a thread a function to call, in a table, and its argument.
func (g *gen) job(p *participant) {
	if len(g.ops) == 0 {
		for _, op := range []string{"+", "^"} {
			n := g.name("op")
			g.prog.Funcs = append(
				g.prog.Funcs,
				&Func{
					Name:   n,
					Head:   "static unsigned int " + n + "(unsigned int a)",
					Return: fmt.Sprintf("return a %s %du;", op, g.IntN(100)),
				},
			)
			g.ops = append(g.ops, n)
		}
		g.declare("jobs", fmt.Sprintf("struct job { unsigned int (*op)(unsigned int); unsigned int a; };\n"+
			"static unsigned int %s(unsigned int);\nstatic unsigned int %s(unsigned int);\nstatic struct job "+
			"jobs[2] = {{%s, 7}, {%s, 9}};", g.ops[0], g.ops[1], g.ops[0], g.ops[1]))
	}
	r := g.name("r")
	p.arg = fmt.Sprintf("&jobs[%d]", g.IntN(2))
	p.body = append(
		[]*Stmt{
			{Form: fmt.Sprintf("struct job *job_%s = argument;\nunsigned int %s = job_%s->op(job_%s->a);", r, r, r, r)},
		},
		p.body...)
	p.scope.vars = append(p.scope.vars, variable{form: r, typ: U32})
}
