package soundness_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/soundness/concrete"
)

// TestContextsOfWaitingPrograms: random moments of random programs whose threads wait for conditions, at barriers and
// for semaphores, of which some were woken and have not run since, and that may end with a lock.
func TestContextsOfWaitingPrograms(t *testing.T) {
	long.Test(t)
	n, count := newTally(), long.Of(uint64(20))
	if *morePrograms > 0 {
		count = *morePrograms
	}
	for seed := *firstSeed; seed < *firstSeed+count; seed++ {
		text := waitingProgram(seed)
		prog, err := fromText(t, text)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, text)
		}
		if err := contextsOf(t, prog, concrete.Options{Args: []string{"program"}, MaxSteps: 200_000}, seed, 4, 6, n); err != nil {
			t.Errorf("seed %d: %v\n%s", seed, err, text)
		}
	}
	t.Log(n)
	if n.woken == 0 || n.blocked <= n.woken || n.followed["covered"]*2 < n.contexts {
		t.Error("too little was compared")
	}
}

// waitingText writes a program.
type waitingText struct {
	rng *rand.Rand
	out strings.Builder
}

// waitingProgram is a random program whose threads wait for one another.
func waitingProgram(seed uint64) string {
	w := &waitingText{rng: rand.New(rand.NewPCG(seed, 99))}
	w.out.WriteString(`#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <threads.h>
#include <time.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, k = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER, d = PTHREAD_COND_INITIALIZER;
static mtx_t tm;
static cnd_t tc;
static pthread_barrier_t meet;
static sem_t sem;
static int n, stop, turn, serial, x, y;
static struct timespec soon;
`)
	workers := 2 + w.rng.IntN(2)
	for i := range workers {
		fmt.Fprintf(&w.out, "static void *worker%d(void *arg)\n{\n", i)
		w.body()
		if w.rng.IntN(5) == 0 {
			w.out.WriteString("\tpthread_mutex_lock(&k);\n\ty++;\n")
		}
		w.out.WriteString("\treturn 0;\n}\n")
	}
	fmt.Fprintf(&w.out, "int main(void)\n{\n\tpthread_t t[4];\n\tmtx_init(&tm, mtx_plain);\n\tcnd_init(&tc);\n\tsem_init(&sem, 0, %d);\n\tpthread_barrier_init(&meet, 0, %d);\n",
		w.rng.IntN(2), workers-w.rng.IntN(2))
	for i := range workers {
		entry := i
		if w.rng.IntN(4) == 0 {
			entry = 0
		}
		fmt.Fprintf(&w.out, "\tpthread_create(&t[%d], 0, worker%d, 0);\n", i, entry)
	}
	w.body()
	for i := range workers {
		fmt.Fprintf(&w.out, "\tpthread_join(t[%d], 0);\n", i)
	}
	w.out.WriteString("\treturn 0;\n}\n")
	return w.out.String()
}

// waitingSteps are what a thread does.
var waitingSteps = []string{
	"pthread_mutex_lock(&m);\n\twhile (!n && !stop)\n\t\tpthread_cond_wait(&c, &m);\n\tif (n)\n\t\tn--;\n\tpthread_mutex_unlock(&m);",
	"pthread_mutex_lock(&m);\n\twhile (!n && !stop)\n\t\tif (pthread_cond_timedwait(&c, &m, &soon))\n\t\t\tbreak;\n\tx = n;\n\tpthread_mutex_unlock(&m);",
	"pthread_mutex_lock(&m);\n\tn++;\n\tpthread_cond_signal(&c);\n\tpthread_mutex_unlock(&m);",
	"pthread_mutex_lock(&m);\n\tn++;\n\tpthread_mutex_unlock(&m);\n\tpthread_cond_signal(&c);",
	"pthread_mutex_lock(&m);\n\tn += 2;\n\tpthread_cond_broadcast(&c);\n\tpthread_mutex_unlock(&m);",
	"pthread_mutex_lock(&m);\n\tif (n++ == 0)\n\t\tpthread_cond_signal(&c);\n\tpthread_mutex_unlock(&m);",
	"pthread_mutex_lock(&m);\n\tstop = 1;\n\tpthread_cond_broadcast(&c);\n\tpthread_mutex_unlock(&m);",
	"pthread_mutex_lock(&m);\n\twhile (turn)\n\t\tpthread_cond_wait(&d, &m);\n\tturn = 1;\n\tpthread_mutex_unlock(&m);",
	"pthread_mutex_lock(&m);\n\tturn = 0;\n\tpthread_cond_signal(&d);\n\tpthread_mutex_unlock(&m);",
	"mtx_lock(&tm);\n\twhile (!serial)\n\t\tcnd_wait(&tc, &tm);\n\tmtx_unlock(&tm);",
	"mtx_lock(&tm);\n\tserial = 1;\n\tcnd_broadcast(&tc);\n\tmtx_unlock(&tm);",
	"if (pthread_barrier_wait(&meet) == PTHREAD_BARRIER_SERIAL_THREAD) {\n\t\tmtx_lock(&tm);\n\t\tserial++;\n\t\tcnd_signal(&tc);\n\t\tmtx_unlock(&tm);\n\t}",
	"pthread_barrier_wait(&meet);\n\tpthread_barrier_wait(&meet);",
	"sem_wait(&sem);\n\tsem_post(&sem);",
	"sem_post(&sem);",
	"pthread_mutex_lock(&k);\n\tpthread_mutex_lock(&m);\n\tx += n;\n\tpthread_mutex_unlock(&m);\n\tpthread_mutex_unlock(&k);",
}

func (w *waitingText) body() {
	for range 1 + w.rng.IntN(3) {
		fmt.Fprintf(&w.out, "\t%s\n", waitingSteps[w.rng.IntN(len(waitingSteps))])
	}
}
