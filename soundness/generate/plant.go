package generate

import "fmt"

// trigger is a global that a compiler does not know.
var triggerDecl = Decl{"trigger", "static volatile unsigned int trigger = 2;"}

// plantSequential plants the profile's violation into a program of one thread.
func (g *gen) plantSequential(s *scope) {
	kind := g.prog.Profile.Plant
	if kind == "" {
		return
	}
	condition := "trigger == 2"
	g.prog.Decls = append(g.prog.Decls, triggerDecl)
	if len(g.prog.Inputs) > 0 {
		in := g.prog.Inputs[0]
		condition = fmt.Sprintf("%s == %d", in.Name, in.Low+in.Count-1)
	}
	st := g.planted(kind)
	at := g.IntN(len(g.prog.Before) + 1)
	list := append([]*Stmt{}, g.prog.Before[:at]...)
	list = append(list, &Stmt{Form: "if (" + condition + ") {", Body: []*Stmt{st}, Tail: "}"})
	g.prog.Before = append(list, g.prog.Before[at:]...)
}

// planted is a statement that violates the property of that name in any thread.
func (g *gen) planted(kind string) *Stmt {
	text := map[string]string{
		"assertion":      "assert(trigger != 2);",
		"null":           "{\n\tint *volatile at = trigger == 2 ? NULL : (int *)&trigger;\n\t*at = 7;\n}",
		"division":       "{\n\tvolatile int zero = (int)trigger - 2;\n\tvolatile int one = 1;\n\tone = one / zero;\n}",
		"global-bounds":  "victims[trigger + 2] = 1;",
		"stack-bounds":   "{\n\tvolatile int local[4] = {1, 2, 3, 4};\n\tlocal[trigger + 2]++;\n}",
		"heap-bounds":    "{\n\tint *volatile at = malloc(trigger * sizeof(int));\n\tat[2] = 1;\n\tfree(at);\n}",
		"use-after-free": "{\n\tint *volatile at = malloc(sizeof(int));\n\t*at = 1;\n\tfree(at);\n\t*at = 2;\n}",
		"double-free":    "{\n\tint *volatile at = malloc(sizeof(int));\n\tint *volatile same = at;\n\tfree(at);\n\tfree(same);\n}",
		"invalid-free":   "{\n\tint *volatile at = calloc(4, sizeof(int));\n\tfree(at + 1);\n}",
		"unlock-free":    "pthread_mutex_unlock(&plain);",
		"self-deadlock":  "pthread_mutex_lock(&plain);\npthread_mutex_lock(&plain);",
	}[kind]
	g.declare("victims", "static volatile int victims[4];")
	g.declare("plain", "static pthread_mutex_t plain = PTHREAD_MUTEX_INITIALIZER;")
	return &Stmt{Form: text}
}

// plantThreaded plants the profile's violation at the beginning of two participants, which nothing orders.
func (g *gen) plantThreaded(all []*participant) {
	p, ok := PlantNamed(g.prog.Profile.Plant)
	if !ok {
		return
	}
	i := g.IntN(len(all))
	j := (i + 1 + g.IntN(len(all)-1)) % len(all)
	first, second := g.pair(p.Name)
	if !p.Threads {
		g.prog.Decls = append(g.prog.Decls, triggerDecl)
		g.declare("order", "static atomic_int order;")
		first = &Stmt{Form: "atomic_fetch_add(&order, 1);"}
		second = &Stmt{Form: "if (atomic_fetch_add(&order, 1) == 1) {", Body: []*Stmt{g.planted(p.Name)}, Tail: "}"}
	}
	first.Group = g.newGroup()
	second.Group = first.Group
	all[i].body = append([]*Stmt{first}, all[i].body...)
	all[j].body = append([]*Stmt{second}, all[j].body...)
}

// pair is what the two participants do.
func (g *gen) pair(kind string) (first, second *Stmt) {
	g.declare("ma", "static pthread_mutex_t ma = PTHREAD_MUTEX_INITIALIZER;")
	g.declare("mb", "static pthread_mutex_t mb = PTHREAD_MUTEX_INITIALIZER;")
	g.declare("victim", "static volatile int victim;")
	g.declare("order", "static atomic_int order;")
	both := func(a, b string) (*Stmt, *Stmt) { return &Stmt{Form: a}, &Stmt{Form: b} }
	locked := func(m string) string {
		return fmt.Sprintf("pthread_mutex_lock(&%s);\nvictim++;\npthread_mutex_unlock(&%s);", m, m)
	}
	nested := func(a, b string) string {
		return fmt.Sprintf("pthread_mutex_lock(&%s);\npthread_mutex_lock(&%s);\npthread_mutex_unlock(&%s);\npthread_mutex_unlock(&%s);", a, b, b, a)
	}
	switch kind {
	case "race":
		return both("victim = 1;", pick(g, []string{"victim++;", "victim = 2;", "{\n\tint seen = victim;\n\tassert(seen < 2);\n}"}))
	case "race-lock":
		return both(locked("ma"), locked("mb"))
	case "lock-order":
		return both(nested("ma", "mb"), nested("mb", "ma"))
	case "lost-wakeup":
		g.declare("cond", "static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;")
		return both("pthread_mutex_lock(&ma);\nvictim = 1;\npthread_cond_signal(&cond);\npthread_mutex_unlock(&ma);",
			"pthread_mutex_lock(&ma);\npthread_cond_wait(&cond, &ma);\npthread_mutex_unlock(&ma);")
	case "lost-update":
		g.prog.After = append(g.prog.After, &Stmt{Form: "assert(atomic_load(&order) == 2);", Group: g.group + 1})
		update := "{\n\tint seen = atomic_load(&order);\n\tatomic_store(&order, seen + 1);\n}"
		return both(update, update)
	case "order-assertion":
		return both("atomic_fetch_add(&order, 1);", "{\n\tint before = atomic_fetch_add(&order, 1);\n\tassert(before == 0);\n}")
	case "short-barrier":
		g.declare("shortbar", "static pthread_barrier_t shortbar;")
		g.before("pthread_barrier_init(&shortbar, NULL, 2);")
		return both("victim = 1;", "pthread_barrier_wait(&shortbar);")
	}
	return both(";", ";")
}
