package soundness_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/soundness/concrete"
)

// TestContextsOfBarrierPrograms: random moments of random programs whose threads meet at barriers in nested loops, in
// functions, behind breaks and in branches, as many as the barrier expects, or more, or fewer.
func TestContextsOfBarrierPrograms(t *testing.T) {
	long.Test(t)
	n, count := newTally(), long.Of(uint64(6))
	if *morePrograms > 0 {
		count = *morePrograms
	}
	for seed := *firstSeed; seed < *firstSeed+count; seed++ {
		text := barrierProgram(seed)
		prog, err := fromText(t, text)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, text)
		}
		args := []string{"program", fmt.Sprint(1 + seed%4)}
		if err := contextsOf(t, prog, concrete.Options{Args: args, MaxSteps: 200_000}, seed, 3, 4, n); err != nil {
			t.Errorf("seed %d: %v\n%s", seed, err, text)
		}
	}
	t.Log(n)
	if n.contexts == 0 || n.followed["covered"]*2 < n.contexts {
		t.Error("too little was compared")
	}
}

// barrierText writes a program.
type barrierText struct {
	rng   *rand.Rand
	out   strings.Builder
	loops int
}

// barrierProgram is a random program whose threads wait at barriers.
func barrierProgram(seed uint64) string {
	w := &barrierText{rng: rand.New(rand.NewPCG(seed, 77))}
	w.out.WriteString("#include <pthread.h>\n#include <stdlib.h>\nstatic pthread_barrier_t meet, other;\nstatic int rounds, stride, width = 2, shared, seen[8];\n")
	w.out.WriteString("static void step(int n, int self)\n{\n")
	w.block(1, 1, false)
	w.out.WriteString("}\nstatic void *worker(void *arg)\n{\n\tint self = (int)(long)arg, n = self % 2 + 1;\n")
	w.block(1, 3, true)
	w.line(1, "return NULL;\n}\nstatic void run(void)\n{\n\tpthread_t t[8];")
	w.run(2 + w.rng.IntN(2))
	w.line(0, "}\nint main(int argc, char **argv)\n{\n\trounds = argc > 1 ? atoi(argv[1]) : 2;\n\tstride = 1 + rounds / 2;\n\trun();")
	if w.rng.IntN(3) == 0 {
		w.line(1, "run();")
	}
	w.line(1, "return 0;\n}")
	return w.out.String()
}

// run writes the creation of the threads, by a loop with main as one of them or one by one.
func (w *barrierText) run(threads int) {
	for _, b := range []string{"meet", "other"} {
		expected := threads + []int{0, 0, 0, -1, 1}[w.rng.IntN(5)]
		w.line(1, "pthread_barrier_init(&%s, NULL, %d);", b, expected)
	}
	first := w.rng.IntN(2)
	if w.rng.IntN(3) > 0 {
		w.line(1, "for (int i = %d; i < %d; i++)\n\t\tpthread_create(&t[i], NULL, worker, (void *)(long)i);", first, threads)
		if first == 1 {
			w.line(1, "worker(NULL);")
		}
		w.line(1, "for (int i = %d; i < %d; i++)\n\t\tpthread_join(t[i], NULL);", first, threads)
		return
	}
	for i := range threads {
		w.line(1, "pthread_create(&t[%d], NULL, worker, (void *)%dl);", i, i)
	}
	for i := range threads {
		w.line(1, "pthread_join(t[%d], NULL);", i)
	}
}

// block writes statements at a depth, with loops nested at most so many times; calls: of step.
func (w *barrierText) block(depth, nest int, calls bool) {
	for range 1 + w.rng.IntN(3) {
		w.statement(depth, nest, calls)
	}
}

func (w *barrierText) line(depth int, format string, args ...any) {
	fmt.Fprintf(&w.out, strings.Repeat("\t", depth)+format+"\n", args...)
}

func (w *barrierText) statement(depth, nest int, calls bool) {
	switch k := w.rng.IntN(12); {
	case k < 4:
		w.line(depth, "pthread_barrier_wait(&meet);")
	case k == 4:
		w.line(depth, "pthread_barrier_wait(&other);")
	case k == 5:
		w.line(depth, "seen[self]++;")
	case k == 6:
		w.line(depth, "if (%s) {", w.condition())
		w.block(depth+1, nest-1, calls)
		w.line(depth, "}")
	case k == 7 && calls:
		w.line(depth, "step(%s, self);", []string{"2", "n", "width", "rounds"}[w.rng.IntN(4)])
	case nest > 0:
		w.loop(depth, nest, calls)
	default:
		w.line(depth, "seen[self] += n;")
	}
}

func (w *barrierText) condition() string {
	return []string{"self == 0", "rounds > 1", "n > 1", "seen[self] > 2", "width > rounds"}[w.rng.IntN(5)]
}

func (w *barrierText) loop(depth, nest int, calls bool) {
	w.loops++
	i := fmt.Sprintf("i%d", w.loops)
	bound := []string{"2", "rounds", "n", "width", "3", "shared"}[w.rng.IntN(6)]
	switch w.rng.IntN(6) {
	case 0:
		w.line(depth, "for (int %s = %s; %s > 0; %s--) {", i, bound, i, i)
	case 2:
		by := []string{"stride", "stride", "n", "1 + self"}[w.rng.IntN(4)]
		w.line(depth, "for (int %s = 0, turn = 0; %s < 2 * %s; %s += %s, turn++) {\n%sseen[self] += turn;", i, i, bound, i, by, strings.Repeat("\t", depth+1))
	case 1:
		w.line(depth, "for (int %s = 0; %s < 2 * %s; %s += 2) {", i, i, bound, i)
	default:
		w.line(depth, "for (int %s = 0; %s < %s; %s++) {", i, i, bound, i)
	}
	w.block(depth+1, nest-1, calls)
	switch w.rng.IntN(6) {
	case 0:
		w.line(depth+1, "if (%s)\n%sbreak;", w.condition(), strings.Repeat("\t", depth+2))
	case 1:
		w.line(depth+1, "if (%s)\n%scontinue;", w.condition(), strings.Repeat("\t", depth+2))
	}
	w.block(depth+1, 0, calls)
	w.line(depth+1, "seen[self] = %s;", i)
	w.line(depth, "}")
}
