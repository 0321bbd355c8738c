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

// alone are statements that violate a property in any thread. trigger is 2 there.
var alone = map[string]string{
	"assertion":   "assert(trigger != 2);",
	"abort":       "abort();",
	"reach-error": "reach_error();",
	"null":        "{\n\tint *volatile at = trigger == 2 ? NULL : (int *)&trigger;\n\t*at = 7;\n}",
	"division":    "{\n\tvolatile int zero = (int)trigger - 2;\n\tvolatile int one = 1;\n\tone = one / zero;\n}",
	"remainder": "{\n\tvolatile unsigned long long zero = trigger - 2;\n\tvolatile unsigned long long one = " +
		"1;\n\tone = one % zero;\n}",
	"unreachable":   "{\n\tif (trigger == 2)\n\t\t__builtin_unreachable();\n}",
	"global-bounds": "victims[trigger + 2] = 1;",
	"stack-bounds":  "{\n\tvolatile int local[4] = {1, 2, 3, 4};\n\tlocal[trigger + 2]++;\n}",
	"heap-bounds":   "{\n\tint *volatile at = malloc(trigger * sizeof(int));\n\tat[2] = 1;\n\tfree(at);\n}",
	"copy-bounds":   "{\n\tchar *volatile at = malloc(5);\n\tmemset(at, 1, 4 + trigger);\n\tfree(at);\n}",
	"string-bounds": "{\n\tchar *volatile at = malloc(5);\n\tstrcpy(at, trigger == 2 ? \"longer\" : \"short\" + " +
		"1);\n\tfree(at);\n}",
	"use-after-free": "{\n\tint *volatile at = malloc(sizeof(int));\n\t*at = 1;\n\tfree(at);\n\t*at = 2;\n}",
	"list-after-free": "{\n\tstruct node *volatile n = calloc(1, sizeof *n);\n\tn->next = calloc(1, sizeof " +
		"*n);\n\tstruct node *volatile last = n->next;\n\tfree(n->next);\n\ttrigger = (unsigned " +
		"int)last->value;\n\tfree(n);\n}",
	"double-free": "{\n\tint *volatile at = malloc(sizeof(int));\n\tint *volatile same = " +
		"at;\n\tfree(at);\n\tfree(same);\n}",
	"invalid-free": "{\n\tint *volatile at = calloc(4, sizeof(int));\n\tfree(at + 1);\n}",
	"unlock-free":  "pthread_mutex_unlock(&plain);",
	"spin-unlock": "{\n\tstatic pthread_spinlock_t unused;\n\tpthread_spin_init(&unused, " +
		"0);\n\tpthread_spin_unlock(&unused);\n}",
	"rwlock-unlock": "{\n\tstatic pthread_rwlock_t unused = " +
		"PTHREAD_RWLOCK_INITIALIZER;\n\tpthread_rwlock_unlock(&unused);\n}",
	"destroy-locked": "pthread_mutex_lock(&plain);\npthread_mutex_destroy(&plain);",
	"wait-unlocked": "{\n\tstatic pthread_cond_t unused = PTHREAD_COND_INITIALIZER;\n\tpthread_cond_wait(&unused, " +
		"&plain);\n}",
	"barrier-unset": "{\n\tstatic pthread_barrier_t unset;\n\tpthread_barrier_wait(&unset);\n}",
	"join-twice": "{\n\tpthread_t id;\n\tpthread_create(&id, NULL, idle, NULL);\n\tpthread_join(id, " +
		"NULL);\n\tpthread_join(id, NULL);\n}",
	"join-detached": "{\n\tpthread_t id;\n\tpthread_create(&id, NULL, idle, " +
		"NULL);\n\tpthread_detach(id);\n\tpthread_join(id, NULL);\n}",
	"self-deadlock": "pthread_mutex_lock(&plain);\npthread_mutex_lock(&plain);",
	"upgrade":       "{\n\tstatic pthread_rwlock_t both = PTHREAD_RWLOCK_INITIALIZER;\n\tpthread_rwlock_rdlock(&both);\n\tpthread_rwlock_wrlock(&both);\n}",
	"no-post":       "{\n\tstatic sem_t closed;\n\tsem_init(&closed, 0, 0);\n\tsem_wait(&closed);\n}",
	"spin":          "{\n\tstatic atomic_int set;\n\twhile (!atomic_load(&set))\n\t\t;\n}",
}

// planted is a statement that violates the property of that name in any thread.
func (g *gen) planted(kind string) *Stmt {
	g.declare("victims", "static volatile int victims[4];")
	g.declare("plain", "static pthread_mutex_t plain = PTHREAD_MUTEX_INITIALIZER;")
	g.declare("idle", "static void *idle(void *unused) { return unused; }")
	return &Stmt{Form: alone[kind]}
}

// plantThreaded plants the profile's violation at the beginning of two participants, which nothing orders.
func (g *gen) plantThreaded(all []*participant) {
	p, ok := PlantNamed(g.prog.Profile.Plant)
	if !ok {
		return
	}
	i := g.IntN(len(all))
	j := (i + 1 + g.IntN(len(all)-1)) % len(all)
	g.declare("order", "static atomic_int order;")
	var first, second *Stmt
	if p.Threads {
		g.pairNeeds()
		two := pairs[p.Name]
		first, second = &Stmt{Form: two[0]}, &Stmt{Form: two[1]}
	} else {
		g.prog.Decls = append(g.prog.Decls, triggerDecl)
		first = &Stmt{Form: "atomic_fetch_add(&order, 1);"}
		second = &Stmt{Form: "if (atomic_fetch_add(&order, 1) == 1) {", Body: []*Stmt{g.planted(p.Name)}, Tail: "}"}
	}
	first.Group = g.newGroup()
	second.Group = first.Group
	all[i].body = append([]*Stmt{first}, all[i].body...)
	all[j].body = append([]*Stmt{second}, all[j].body...)
	if setup := before[p.Name]; setup != "" {
		g.before(setup)
	}
	if check := after[p.Name]; check != "" {
		g.prog.After = append(g.prog.After, &Stmt{Form: check, Group: first.Group})
	}
}
