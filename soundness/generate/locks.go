package generate

import "fmt"

// A shared is variables with one protection.
type shared struct {
	vars  []variable
	holds []hold // the ways to be protected, the first one for writing
}

// A hold is one way to hold a lock around an access.
type hold struct {
	try    string // head of the if-statement in which the lock is held, "" where it is always got
	enter  string // before an access
	leave  string // after it
	reads  bool   // the access may only read
	events int
}

// groups declares n groups of shared variables, each with a lock of its own.
func (g *gen) groups(n int) []*shared {
	var out []*shared
	for range n {
		s := &shared{holds: g.lock()}
		for range 1 + g.IntN(2) {
			t, name := g.intType(), g.name("sh")
			g.declare(name, fmt.Sprintf("static %s %s = %s;", t.C(), name, g.constant(t)))
			s.vars = append(s.vars, variable{form: name, typ: t})
		}
		out = append(out, s)
	}
	return out
}

// around holds a lock by a call that waits for it.
func around(lock, unlock, name string) hold {
	return hold{
		enter:  fmt.Sprintf("%s(&%s);\n{", lock, name),
		leave:  fmt.Sprintf("}\n%s(&%s);", unlock, name),
		events: 2,
	}
}

// trying holds a lock where a call gets it; NAME stands for the lock in the call.
func trying(call, unlock, name string) hold {
	return hold{
		try:    fmt.Sprintf("if (%s == 0) {", replace(call, "L", "&"+name)),
		enter:  "{",
		leave:  fmt.Sprintf("}\n%s(&%s);", unlock, name),
		events: 2,
	}
}

// reading is the hold of one that may only read.
func (h hold) reading() hold {
	h.reads = true
	return h
}

// deadlines are those of timed locks: passed, or so late that no native run meets it.
var deadlines = []Decl{
	{"passed", "static const struct timespec passed;"},
	{"never", "static const struct timespec never = {2000000000, 0};"},
}

func (g *gen) deadline() string { return "&" + pick(g, []string{"passed", "never"}) }

// lock declares a lock of some kind and says how it is held.
func (g *gen) lock() []hold {
	n := g.name("m")
	switch g.IntN(12) {
	case 0, 1:
		return g.readWriteLock(n)
	case 2:
		g.declare(n, "static pthread_spinlock_t "+n+";")
		g.before(fmt.Sprintf("pthread_spin_init(&%s, PTHREAD_PROCESS_PRIVATE);", n))
		return []hold{
			around("pthread_spin_lock", "pthread_spin_unlock", n),
			trying("pthread_spin_trylock(L)", "pthread_spin_unlock", n),
		}
	case 3:
		g.declare(n, "static sem_t "+n+";")
		g.before(fmt.Sprintf("sem_init(&%s, 0, 1);", n))
		return []hold{
			around("sem_wait", "sem_post", n),
			trying("sem_trywait(L)", "sem_post", n),
			trying("sem_timedwait(L, "+g.deadline()+")", "sem_post", n),
		}
	case 4:
		return g.recursiveMutex(n)
	case 5:
		return g.wordLock(n)
	case 6:
		return g.standardMutex(n)
	case 7:
		h := hold{enter: "__VERIFIER_atomic_begin();\n{", leave: "}\n__VERIFIER_atomic_end();", events: 1}
		return []hold{h}
	case 8:
		return g.errorCheckingMutex(n)
	}
	g.mutex(n)
	return []hold{
		around("pthread_mutex_lock", "pthread_mutex_unlock", n),
		trying("pthread_mutex_trylock(L)", "pthread_mutex_unlock", n),
		trying("pthread_mutex_timedlock(L, "+g.deadline()+")", "pthread_mutex_unlock", n),
	}
}

func (g *gen) readWriteLock(n string) []hold {
	g.declare(n, "static pthread_rwlock_t "+n+" = PTHREAD_RWLOCK_INITIALIZER;")
	const unlock = "pthread_rwlock_unlock"
	return []hold{
		around("pthread_rwlock_wrlock", unlock, n), trying("pthread_rwlock_trywrlock(L)", unlock, n),
		trying("pthread_rwlock_timedwrlock(L, "+g.deadline()+")", unlock, n),
		around(
			"pthread_rwlock_rdlock",
			unlock,
			n,
		).reading(), trying("pthread_rwlock_tryrdlock(L)", unlock, n).reading(),
		trying("pthread_rwlock_timedrdlock(L, "+g.deadline()+")", unlock, n).reading(),
	}
}

// recursiveMutex is taken twice, the second time by one of the calls that never block its holder.
func (g *gen) recursiveMutex(n string) []hold {
	g.declare(n, "static pthread_mutex_t "+n+" = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;")
	const unlock = "pthread_mutex_unlock"
	twice := around("pthread_mutex_lock", unlock, n)
	again := pick(
		g,
		[]string{
			"pthread_mutex_lock(&" + n + ")",
			"pthread_mutex_trylock(&" + n + ")",
			"pthread_mutex_timedlock(&" + n + ", " + g.deadline() + ")",
		},
	)
	twice.enter = fmt.Sprintf("pthread_mutex_lock(&%s);\n%s;\n{", n, again)
	twice.leave, twice.events = fmt.Sprintf("}\npthread_mutex_unlock(&%s);\npthread_mutex_unlock(&%s);", n, n), 4
	return []hold{twice, around("pthread_mutex_lock", unlock, n), trying("pthread_mutex_trylock(L)", unlock, n)}
}

// errorCheckingMutex tells its holder that it holds it.
func (g *gen) errorCheckingMutex(n string) []hold {
	g.declare(n, "static pthread_mutex_t "+n+" = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;")
	h := around("pthread_mutex_lock", "pthread_mutex_unlock", n)
	told := h
	told.enter = fmt.Sprintf("pthread_mutex_lock(&%s);\nassert(pthread_mutex_lock(&%s) == EDEADLK);\n{", n, n)
	told.events++
	return []hold{h, told, trying("pthread_mutex_timedlock(L, "+g.deadline()+")", "pthread_mutex_unlock", n)}
}

// wordLock is a lock made of an atomic object, taken by trying once or by trying until it is got.
func (g *gen) wordLock(n string) []hold {
	if g.chance(50) {
		g.declare(n, "static atomic_flag "+n+" = ATOMIC_FLAG_INIT;")
		clear := "}\natomic_flag_clear_explicit(&" + n + ", memory_order_release);"
		const set = "atomic_flag_test_and_set_explicit(&L, memory_order_acquire)"
		return []hold{
			{enter: replace("while ("+set+")\n\tsched_yield();\n{", "L", n), leave: clear, events: 3},
			{try: replace("if (!"+set+") {", "L", n), enter: "{", leave: clear, events: 2},
		}
	}
	g.declare(n, "static atomic_int "+n+";")
	g.declareOnce("take_word", "static int take_word(atomic_int *word)\n{\n\tint free = 0;\n\t"+
		"return !atomic_compare_exchange_strong_explicit(word, &free, 1, memory_order_acquire, "+
		"memory_order_relaxed);\n}\n"+
		"static void give_word(atomic_int *word) { atomic_store_explicit(word, 0, memory_order_release); }")
	return []hold{
		{
			enter:  fmt.Sprintf("while (take_word(&%s))\n\t;\n{", n),
			leave:  fmt.Sprintf("}\ngive_word(&%s);", n),
			events: 3,
		},
		trying("take_word(L)", "give_word", n),
	}
}

// standardMutex is one of C11.
func (g *gen) standardMutex(n string) []hold {
	g.declare(n, "static mtx_t "+n+";")
	kind := pick(g, []string{"mtx_plain", "mtx_timed", "mtx_plain | mtx_recursive"})
	g.before(fmt.Sprintf("mtx_init(&%s, %s);", n, kind))
	out := []hold{around("mtx_lock", "mtx_unlock", n), trying("mtx_trylock(L)", "mtx_unlock", n)}
	if kind == "mtx_timed" {
		out = append(out, trying("mtx_timedlock(L, "+g.deadline()+")", "mtx_unlock", n))
	}
	return out
}

// mutex declares a mutex of one of the kinds that its own thread takes once.
func (g *gen) mutex(n string) {
	g.declare(n, "static pthread_mutex_t "+n+" = PTHREAD_MUTEX_INITIALIZER;")
	switch g.IntN(4) {
	case 0:
		g.prog.Decls[len(g.prog.Decls)-1].Text = "static pthread_mutex_t " + n +
			" = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;"
	case 1:
		kind := pick(g, []string{"PTHREAD_MUTEX_RECURSIVE", "PTHREAD_MUTEX_ERRORCHECK", "PTHREAD_MUTEX_NORMAL"})
		g.before(
			fmt.Sprintf(
				"{\n\tpthread_mutexattr_t kind;\n\tpthread_mutexattr_init(&kind);\n\tpthread_mutexattr_settype(&kind, %s);\n\tpthread_mutex_init(&%s, &kind);\n\tpthread_mutexattr_destroy(&kind);\n}",
				kind,
				n,
			),
		)
	}
}

// before runs a statement in main before the threads exist. It stays: what it initialises is used.
func (g *gen) before(text string) { g.prog.Setup = append(g.prog.Setup, &Stmt{Form: text}) }
