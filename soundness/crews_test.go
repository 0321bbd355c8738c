package soundness_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"midway/internal/long"
	"midway/soundness/concrete"
)

// TestContextsOfCrewPrograms: random moments of random programs in which the threads of one loop go from wait to wait
// of one barrier as long as what they share says so, and of such where a premise of that fails: threads leave by what
// is their own, or wait by it; what they decide by is written while they look at it, or read anew by some; the barrier
// expects others than are created, or is initialised anew; others wait there.
func TestContextsOfCrewPrograms(t *testing.T) {
	long.Test(t)
	n, count := newTally(), long.Of(uint64(6))
	n.patience = 200 * time.Millisecond // schedules of several threads that all wait alike are many
	if *morePrograms > 0 {
		count = *morePrograms
	}
	for seed := *firstSeed; seed < *firstSeed+count; seed++ {
		text := crewProgram(seed)
		prog, err := fromText(t, text)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, text)
		}
		args := []string{"program", fmt.Sprint(2 + seed%3), "x"}[:2+seed/3%2]
		if err := contextsOf(t, prog, concrete.Options{Args: args, MaxSteps: 200_000}, seed, 4, 5, n); err != nil {
			t.Errorf("seed %d: %v\n%s", seed, err, text)
		}
	}
	t.Log(n)
	if n.contexts == 0 || n.crews*20 < n.contexts || n.races*10 > n.contexts {
		t.Error("too little was compared")
	}
}

// crewText writes a program.
type crewText struct {
	rng   *rand.Rand
	out   strings.Builder
	spoil bool // some premise may fail
	loops int
}

func (w *crewText) line(depth int, format string, args ...any) {
	fmt.Fprintf(&w.out, strings.Repeat("\t", depth)+format+"\n", args...)
}

func (w *crewText) one(of ...string) string { return of[w.rng.IntN(len(of))] }

// rarely is true now and then in programs of which a premise may fail.
func (w *crewText) rarely(of int) bool { return w.rng.IntN(of) == 0 && w.spoil }

// crewProgram is a random program that creates two to four threads in a loop, once or twice.
func crewProgram(seed uint64) string {
	w := &crewText{rng: rand.New(rand.NewPCG(seed, 55))}
	w.spoil = w.rng.IntN(2) == 0
	w.line(0, "#include <pthread.h>\n#include <stdlib.h>\nstatic pthread_barrier_t meet;\nstatic pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;")
	w.line(0, "static int width, rounds = %s, gain = %s, left, seen[8];\nstatic __thread int mine;", w.one("1", "2", "3"), w.one("1", "2", "3"))
	w.line(0, "static int step(int self, int n)\n{")
	w.block(1, 0, "step")
	w.line(1, "return %s;\n}\nstatic void *worker(void *arg)\n{\n\tint self = (int)(long)arg;", w.one("gain", "n - 1", "rounds", "left"))
	if w.rarely(8) {
		w.line(1, "mine = self;")
	}
	w.block(1, 1, "worker")
	w.loop(1, 1)
	if w.rng.IntN(2) == 0 {
		w.block(1, 0, "worker")
	}
	if w.rng.IntN(2) == 0 { // the later ones end first
		w.line(1, "for (int k = 3 * self; k < 9; k++)\n\t\tseen[self]++;")
	}
	w.line(1, "return NULL;\n}")
	w.main()
	return w.out.String()
}

// main writes the creation of the threads.
func (w *crewText) main() {
	other := w.rarely(12)
	if other {
		w.line(0, "static void *other(void *arg)\n{\n\tpthread_barrier_wait(&meet);\n\treturn arg;\n}")
	}
	w.line(0, "static void run(int n)\n{\n\tpthread_t t[8];")
	if other {
		w.line(1, "pthread_t o;\n\tpthread_create(&o, NULL, other, NULL);")
	}
	w.line(1, "for (int i = 0; i < n; i++)\n\t\tpthread_create(&t[i], NULL, worker, (void *)(long)i);")
	if w.rarely(10) {
		w.line(1, "%s", w.one("worker((void *)7l);", "pthread_barrier_wait(&meet);", "gain = 0;"))
	}
	w.line(1, "for (int i = 0; i < n; i++)\n\t\tpthread_join(t[i], NULL);")
	if other {
		w.line(1, "pthread_join(o, NULL);")
	}
	w.line(0, "}\nint main(int argc, char **argv)\n{\n\tint n = argc > 1 ? atoi(argv[1]) : 2;\n\twidth = n;")
	if w.rarely(6) {
		w.line(1, "if (argc > 2)\n\t\tpthread_barrier_init(&meet, NULL, %s);\n\telse", w.one("2", "n - 1", "1"))
	}
	w.line(1, "pthread_barrier_init(&meet, NULL, %s);\n\trun(n);", w.count())
	switch w.rng.IntN(5) {
	case 0:
		w.line(1, "gain = %s;\n\trun(n);", w.one("1", "2"))
	case 1:
		w.line(1, "pthread_barrier_destroy(&meet);\n\tgain = 2;\n\tpthread_barrier_init(&meet, NULL, %s);\n\trun(%s);", w.count(), w.count())
	}
	w.line(1, "return 0;\n}")
}

// count is how many threads there are, or is not.
func (w *crewText) count() string {
	if w.rarely(5) {
		return w.one("n - 1", "2", "1", "n + 1")
	}
	return "n"
}

// block writes statements; in is the function that they are in.
func (w *crewText) block(depth, nest int, in string) {
	for range 1 + w.rng.IntN(3) {
		w.statement(depth, nest, in)
	}
}

func (w *crewText) statement(depth, nest int, in string) {
	switch k := w.rng.IntN(17); {
	case k < 4:
		w.line(depth, "pthread_barrier_wait(&meet);")
	case k < 6: // one of them writes, between two waits mostly
		if !w.rarely(5) {
			w.line(depth, "pthread_barrier_wait(&meet);")
		}
		w.line(depth, "if (self == 0)\n%s%s;", strings.Repeat("\t", depth+1), w.one("gain--", "left = rounds", "left++", "gain = left"))
		if !w.rarely(5) {
			w.line(depth, "pthread_barrier_wait(&meet);")
		}
	case k == 6:
		w.line(depth, "pthread_mutex_lock(&lock);\n%s%s;\n%[1]spthread_mutex_unlock(&lock);", strings.Repeat("\t", depth), w.one("left++", "gain--", "seen[7]++"))
	case k == 7:
		w.line(depth, "if (%s) {", w.condition())
		w.block(depth+1, nest-1, in)
		w.line(depth, "}")
	case k == 8 && in == "worker":
		w.line(depth, "%sstep(self, %s);", w.one("", "seen[self] = "), w.one("2", "rounds", "width", "gain"))
	case k == 9 && w.rarely(2):
		w.line(depth, "if (%s)\n%s%s;", w.condition(), strings.Repeat("\t", depth+1), w.one("pthread_exit(NULL)", "return 0", "return 0"))
	case k > 13: // they wait at either call, and may end behind one
		w.line(depth, "if (%s) {\n%s\tpthread_barrier_wait(&meet);", w.condition(), strings.Repeat("\t", depth))
		w.line(depth, "\t%s\n%s} else {", w.one("seen[self]++;", "return 0;"), strings.Repeat("\t", depth))
		w.line(depth, "\tpthread_barrier_wait(&meet);\n%s}", strings.Repeat("\t", depth))
	case k == 10 && nest > 0:
		w.loop(depth, nest)
	default:
		w.line(depth, "seen[self]%s;", w.one("++", " = gain", " += 2"))
	}
}

// condition is one that all threads decide alike, unless a premise may fail.
func (w *crewText) condition() string {
	if w.rarely(3) {
		return w.one("self == 0", "self > 1", "self > 0", "self + 1 == width", "seen[self] > 1", "mine == 1", "pthread_mutex_trylock(&lock) == 0 && !pthread_mutex_unlock(&lock)")
	}
	return w.one("gain > 1", "left == 0", "rounds > 1", "width > 2", "left > gain")
}

// loop writes one that ends, mostly.
func (w *crewText) loop(depth, nest int) {
	w.loops++
	i, in := fmt.Sprintf("i%d", w.loops), "worker"
	bound := w.one("rounds", "width", "2", "gain", "step(self, 1)")
	if w.rarely(5) {
		bound = w.one("self", "seen[self]", "mine")
	}
	switch w.rng.IntN(6) {
	case 4:
		w.reread(depth, i)
		return
	case 0:
		w.line(depth, "for (int %s = 0; %s < 2;) {", i, i)
		w.line(depth+1, "if (step(self, %s) > %s)\n\t%s%s = 0;\n%[3]selse\n%[3]s\t%[4]s++;", i, w.one("0", "1", "gain"), strings.Repeat("\t", depth+1), i)
		w.line(depth+1, "if (seen[6] > 4)\n%sbreak;", strings.Repeat("\t", depth+2))
	case 1:
		w.line(depth, "for (int %s = 0; %s < 4; %s++) {", i, i, i)
		w.line(depth+1, "if (%s)\n%s%s;", w.condition(), strings.Repeat("\t", depth+2), w.one("break", "continue"))
	default:
		w.line(depth, "for (int %s = 0; %s < %s; %s++) {", i, i, bound, i)
	}
	w.block(depth+1, nest-1, in)
	if w.rarely(4) {
		w.line(depth+1, "if (%s)\n%s%s;", w.condition(), strings.Repeat("\t", depth+2), w.one("break", "continue"))
	}
	w.block(depth+1, 0, in)
	w.line(depth, "}")
}

// reread writes a loop that they leave by what they have read before its rounds, which all read anew, unless a premise
// may fail.
func (w *crewText) reread(depth int, i string) {
	at := strings.Repeat("\t", depth)
	w.line(depth, "for (int %s = 0; %s < 3; %s++) {\n%s\tint had%s = gain;\n%s\tdo {", i, i, i, at, i, at)
	w.line(depth+2, "pthread_barrier_wait(&meet);\n%s\t\tif (had%s < 2) {\n%s\t\t\tpthread_barrier_wait(&meet);\n%s\t\t\treturn NULL;\n%s\t\t}", at, i, at, at, at)
	w.line(depth+2, "if (self == 0)\n%s\t\t\tgain--;\n%s\t\tpthread_barrier_wait(&meet);\n%s\t\tseen[self]++;", at, at, at)
	again := "left > 5"
	if w.rarely(2) {
		again = "self > 0"
	}
	w.line(depth+1, "} while (%s);\n%s}", again, at)
}
