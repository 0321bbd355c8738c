package generate

import "fmt"

// groups declares n groups of shared variables, each with a lock of its own.
func (g *gen) groups(n int) []*shared {
	var out []*shared
	for range n {
		s := g.lock()
		for range 1 + g.IntN(2) {
			t, name := g.intType(), g.name("sh")
			g.declare(name, fmt.Sprintf("static %s %s = %s;", t.C(), name, g.constant(t)))
			s.vars = append(s.vars, variable{form: name, typ: t})
		}
		out = append(out, s)
	}
	return out
}

// around is a lock whose operations are calls of the two functions.
func around(lock, unlock, name string) *shared {
	return &shared{enter: fmt.Sprintf("%s(&%s);\n{", lock, name), leave: fmt.Sprintf("}\n%s(&%s);", unlock, name), events: 2}
}

// lock declares a lock of some kind and says how it is taken.
func (g *gen) lock() *shared {
	n := g.name("m")
	switch g.IntN(10) {
	case 0:
		g.declare(n, "static pthread_rwlock_t "+n+" = PTHREAD_RWLOCK_INITIALIZER;")
		s := around("pthread_rwlock_wrlock", "pthread_rwlock_unlock", n)
		s.reads = fmt.Sprintf("pthread_rwlock_rdlock(&%s);\n{", n)
		return s
	case 1:
		g.declare(n, "static pthread_spinlock_t "+n+";")
		g.before(fmt.Sprintf("pthread_spin_init(&%s, PTHREAD_PROCESS_PRIVATE);", n))
		return around("pthread_spin_lock", "pthread_spin_unlock", n)
	case 2:
		g.declare(n, "static sem_t "+n+";")
		g.before(fmt.Sprintf("sem_init(&%s, 0, 1);", n))
		return around("sem_wait", "sem_post", n)
	case 3:
		g.mutex(n)
		return &shared{try: fmt.Sprintf("if (pthread_mutex_trylock(&%s) == 0) {", n), enter: "{", leave: fmt.Sprintf("}\npthread_mutex_unlock(&%s);", n), events: 2}
	case 4:
		g.declare(n, "static pthread_mutex_t "+n+" = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;")
		s := around("pthread_mutex_lock", "pthread_mutex_unlock", n)
		s.enter = fmt.Sprintf("pthread_mutex_lock(&%s);\npthread_mutex_lock(&%s);\n{", n, n)
		s.leave, s.events = fmt.Sprintf("}\npthread_mutex_unlock(&%s);\npthread_mutex_unlock(&%s);", n, n), 4
		return s
	case 5:
		return g.flagLock(n)
	case 6:
		g.declare(n, "static mtx_t "+n+";")
		g.before(fmt.Sprintf("mtx_init(&%s, %s);", n, pick(g, []string{"mtx_plain", "mtx_timed", "mtx_plain | mtx_recursive"})))
		return around("mtx_lock", "mtx_unlock", n)
	}
	g.mutex(n)
	return around("pthread_mutex_lock", "pthread_mutex_unlock", n)
}

// flagLock is a lock made of an atomic flag, taken by trying once.
func (g *gen) flagLock(n string) *shared {
	g.declare(n, "static atomic_flag "+n+" = ATOMIC_FLAG_INIT;")
	return &shared{
		try:   fmt.Sprintf("if (!atomic_flag_test_and_set_explicit(&%s, memory_order_acquire)) {", n),
		enter: "{", leave: fmt.Sprintf("}\natomic_flag_clear(&%s);", n), events: 2,
	}
}

// mutex declares a mutex of one of the kinds that its own thread takes once.
func (g *gen) mutex(n string) {
	g.declare(n, "static pthread_mutex_t "+n+" = PTHREAD_MUTEX_INITIALIZER;")
	switch g.IntN(4) {
	case 0:
		g.prog.Decls[len(g.prog.Decls)-1].Text = "static pthread_mutex_t " + n + " = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;"
	case 1:
		kind := pick(g, []string{"PTHREAD_MUTEX_RECURSIVE", "PTHREAD_MUTEX_ERRORCHECK", "PTHREAD_MUTEX_NORMAL"})
		g.before(fmt.Sprintf("{\n\tpthread_mutexattr_t kind;\n\tpthread_mutexattr_init(&kind);\n\tpthread_mutexattr_settype(&kind, %s);\n\tpthread_mutex_init(&%s, &kind);\n\tpthread_mutexattr_destroy(&kind);\n}", kind, n))
	}
}

// before runs a statement in main before the threads exist. It stays: what it initialises is used.
func (g *gen) before(text string) { g.prog.Setup = append(g.prog.Setup, &Stmt{Form: text}) }
