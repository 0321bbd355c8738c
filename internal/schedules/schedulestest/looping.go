// Package schedulestest makes programs for tests of schedules.
package schedulestest

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Header is the beginning of small programs: a mutex m, a condition c, variables x and y, and twice, which locks and
// unlocks.
const Header = `#include <pthread.h>
int __VERIFIER_nondet_int(void);
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int x, y;
static void twice(void) { pthread_mutex_lock(&m); pthread_mutex_unlock(&m); }
`

// Looping makes a program of two threads beside main with loops that go around as often as an input says: the lowest two
// bits of what __VERIFIER_nondet_int returns.
func Looping(seed uint64) string {
	g := &looping{Rand: rand.New(rand.NewPCG(seed, 7))}
	return g.program()
}

// looping makes a program of two threads beside main with loops that go around as often as inputs say.
type looping struct {
	*rand.Rand
	strings.Builder
	vars int
}

func (g *looping) program() string {
	g.WriteString(Header + "#include <semaphore.h>\nint a, b, ready, count; sem_t s; pthread_barrier_t w;\n")
	for _, name := range []string{"t0", "t1"} {
		fmt.Fprintf(g, "void *%s(void *arg)\n{\n", name)
		for range 1 + g.IntN(3) {
			g.statement(2)
		}
		g.WriteString("\treturn 0;\n}\n")
	}
	g.WriteString("int main(void)\n{\n\tpthread_t t[2];\n\ta = __VERIFIER_nondet_int() & 3;\n\tb = a ^ 1;\n\tsem_init(&s, 0, 1);\n" +
		"\tpthread_create(&t[0], 0, t0, 0);\n\tpthread_create(&t[1], 0, t1, 0);\n")
	g.statement(2)
	g.WriteString("\tpthread_join(t[0], 0);\n\tpthread_join(t[1], 0);\n\treturn count;\n}\n")
	return g.String()
}

// statement writes one that blocks nobody for good: what it takes it gives back.
func (g *looping) statement(depth int) {
	input := []string{"a", "b", "(a + b)", "(a & 1)"}[g.IntN(4)]
	switch n := g.IntN(8); {
	case n < 2 && depth > 0:
		g.vars++
		fmt.Fprintf(g, "\tfor (int i%d = 0; i%d < %s; i%d++) {\n", g.vars, g.vars, input, g.vars)
		g.statement(depth - 1)
		g.WriteString("\t}\n")
	case n < 4 && depth > 0:
		fmt.Fprintf(g, "\tif (%s > %d) {\n", input, g.IntN(3))
		g.statement(depth - 1)
		g.WriteString("\t}\n")
	case n == 4:
		g.WriteString("\tif (pthread_mutex_trylock(&m) == 0) {\n\t\tcount++;\n\t\tpthread_mutex_unlock(&m);\n\t}\n")
	case n == 5:
		g.WriteString("\tsem_wait(&s);\n\tsem_post(&s);\n")
	case n == 6:
		g.WriteString("\tpthread_mutex_lock(&m);\n\tif (count > 2)\n\t\ty++;\n\tcount++;\n\tpthread_cond_broadcast(&c);\n\tpthread_mutex_unlock(&m);\n")
	default:
		g.WriteString("\tpthread_mutex_lock(&m);\n\tx += y;\n\tpthread_mutex_unlock(&m);\n")
	}
}
