package execute_test

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

// region is something that is done under the lock.
func region(r *rand.Rand) string {
	return "\tpthread_mutex_lock(&m);\n\t" + pick(r, "x += 2;", "x += 3;", "x += 2;", "y += x;", "if (x < 5) x++;", "x *= 2;", "w = 1;", "x -= y;") + "\n\tpthread_mutex_unlock(&m);\n"
}

// regions is a program whose threads do little but under one lock, often the same, and wait for each other or not by
// what they see; main takes part.
func regions(r *rand.Rand) string {
	var w strings.Builder
	w.WriteString("#include <assert.h>\n#include <pthread.h>\nstatic pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\nstatic int x, y, w;\nstatic pthread_t t[3];\n")
	n, same, joined := 2+r.Intn(2), r.Intn(2) == 0, map[int]bool{}
	for i := range n {
		if same && i > 0 {
			fmt.Fprintf(&w, "static void *t%d(void *arg) { return t0(arg); }\n", i)
			continue
		}
		fmt.Fprintf(&w, "static void *t%d(void *arg)\n{\n", i)
		for range 1 + r.Intn(2) {
			switch {
			case i > 0 && !joined[i-1] && !same && r.Intn(3) == 0:
				joined[i-1] = true
				fmt.Fprintf(&w, "\tif (w)\n\t\tpthread_join(t[%d], NULL);\n", i-1)
			case r.Intn(5) == 0:
				w.WriteString("\t" + pick(r, "w = 1;", "x = 1;", "y = x;") + "\n")
			default:
				w.WriteString(region(r))
			}
		}
		w.WriteString("\treturn arg;\n}\n")
	}
	w.WriteString("int main(void)\n{\n")
	for i := range n {
		fmt.Fprintf(&w, "\tpthread_create(&t[%d], NULL, t%d, NULL);\n", i, i)
	}
	if r.Intn(2) == 0 {
		fmt.Fprintf(&w, "\tpthread_mutex_lock(&m);\n\t%sassert(x != %d);\n\tpthread_mutex_unlock(&m);\n", pick(r, "x += 1; ", ""), 1+r.Intn(8))
	}
	for i := range n {
		if !joined[i] && r.Intn(4) > 0 {
			fmt.Fprintf(&w, "\tpthread_join(t[%d], NULL);\n", i)
		}
	}
	fmt.Fprintf(&w, "\tassert(x != %d);\n\treturn 0;\n}\n", r.Intn(9))
	return w.String()
}

// TestSummariesOfRegions holds exploration with summaries against exploration without any where nearly all is under one
// lock: who comes next is then decided where the lock is taken, and an acquisition that is still to come may be let in
// by any unlock.
func TestSummariesOfRegions(t *testing.T) {
	c := &weakParity{t: t}
	for i := range *parityPrograms {
		seed := *parityFrom + int64(i)
		src := regions(rand.New(rand.NewSource(seed)))
		c.compare(load(t, src), fmt.Sprintf("seed %d\n%s", seed, src))
	}
	t.Logf("%d explorations compared, %d programs too large, %d states covered, %d of them explored after all; %d runs and %d pruned ones instead of %d", c.compared, c.large, c.covered, c.explored,
		c.weak.Runs, c.weak.RunsPruned, c.all)
	if c.compared == 0 || c.covered == 0 {
		t.Error("nothing was covered")
	}
}
