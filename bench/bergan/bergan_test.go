package main

import (
	stdctx "context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"midway/internal/long"
	"midway/soundness/concrete"
)

// counting is a program whose threads stand in a loop under a lock; limit is settled before they are created, and
// worker 2 waits for worker 1's lock.
const counting = `#include <pthread.h>
#include <stdlib.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int total, limit;
static void *work(void *arg)
{
	int *odd = arg;
	for (int i = 0; i < limit; i++) {
		pthread_mutex_lock(&lock);
		total++;
		if (total % 2 == 1)
			(*odd)++;
		pthread_mutex_unlock(&lock);
	}
	return NULL;
}
int main(int argc, char **argv)
{
	pthread_t a, b;
	int odd[2] = {0, 0};
	limit = argc > 1 ? atoi(argv[1]) : 2;
	pthread_create(&a, NULL, work, &odd[0]);
	pthread_create(&b, NULL, work, &odd[1]);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return odd[0] + odd[1] == 0;
}
`

const standing = `program: ../programs/counting.c
threads:
  - {name: main, at: "counting.c:24", stack: [], blocked: true}
  - {name: a, at: "counting.c:11"}
  - {name: b, at: "counting.c:9", blocked: true}
limits: {branches: 5}
`

// place makes a directory like bench, with one program and context.
func place(t *testing.T, facts string) *settings {
	t.Helper()
	dir := t.TempDir()
	standing := strings.Replace(standing, "stack: [], ", "", 1)
	for name, text := range map[string]string{
		"programs/counting.c": counting, "contexts/counting.yaml": standing, "contexts/inputs.txt": "counting 3\ncounting 4\ncounting 5\n",
		"contexts/counting.facts.yaml": standing + facts,
	} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(name, ".facts.yaml") && facts == "" {
			continue
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return &settings{dir: dir, time: 30 * time.Second, concrete: 30 * time.Second, snapshots: 6}
}

func measured(t *testing.T, facts string) *row {
	t.Helper()
	r, err := place(t, facts).row(stdctx.Background(), "counting")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range r.cells {
		if !c.finished {
			t.Errorf("%s did not finish: %s", c.seed, c.why)
		}
	}
	return r
}

func TestConcretePathsAreAmongFullAndFullAmongAblated(t *testing.T) {
	long.Test(t)
	r := measured(t, "")
	if len(r.wrong) > 0 {
		t.Errorf("%v", r.wrong)
	}
	n := make([]int, 4)
	for i, c := range r.cells {
		n[i] = len(c.paths)
	}
	if full, noRD, noSI, naive := n[0], n[1], n[2], n[3]; full > noRD || full >= noSI || noRD > naive || noSI > naive {
		t.Errorf("paths: full %d, no definitions %d, no invariants %d, naive %d", full, noRD, noSI, naive)
	}
	if r.snapshots == 0 || r.feasible == 0 || r.infeasible != 0 || r.feasible+r.unknown != n[0] {
		t.Errorf("%d feasible, %d infeasible, %d unknown of %d, from %d states", r.feasible, r.infeasible, r.unknown, n[0], r.snapshots)
	}
}

// The threads of one run stand at the context in several rounds of their loops, after ever more steps.
func TestOneRunStandsInSeveralRounds(t *testing.T) {
	long.Test(t)
	s := place(t, "")
	c, err := s.explore(stdctx.Background(), "counting", "full")
	if err != nil {
		t.Fatal(err)
	}
	most := 0
	for seed := uint64(1); seed <= 10; seed++ {
		steps := map[int]bool{}
		standings(c, []string{"program", "5"}, seed, func(m *concrete.Machine, _ []int) bool {
			steps[int(m.Steps)] = true
			return true
		})
		most = max(most, len(steps))
	}
	if most < 3 {
		t.Errorf("a run of five rounds stands in at most %d states", most)
	}
}

func TestFactsDenyPaths(t *testing.T) {
	long.Test(t)
	r := measured(t, "assume: [\"limit > 2\", \"total >= 1\", \"total <= 9\"]\n")
	if len(r.wrong) > 0 {
		t.Errorf("true facts: %v", r.wrong)
	}
}

func TestFalseFactsAreFound(t *testing.T) {
	long.Test(t)
	r := measured(t, "assume: [\"total % 2 == 0\", \"limit > 100\"]\n")
	if r.infeasible == 0 || len(r.wrong) == 0 {
		t.Errorf("%d infeasible, wrong: %v", r.infeasible, r.wrong)
	}
}

func TestAMissingPathIsFound(t *testing.T) {
	long.Test(t)
	s := place(t, "")
	r := &row{name: "counting"}
	c, err := s.explore(stdctx.Background(), "counting", "full")
	if err != nil {
		t.Fatal(err)
	}
	taken, _ := s.concretePaths(stdctx.Background(), c, [][]string{{"3"}, {"4"}})
	delete(c.paths, keys(taken)[0])
	r.cells = []*cell{c}
	if err := s.classify(stdctx.Background(), r, taken); err != nil || len(r.wrong) != 1 {
		t.Errorf("%v, wrong: %v", err, r.wrong)
	}
	r.wrong = nil
	bare := &cell{seed: "naive", finished: true, paths: map[string]int{}}
	if r.contains(c, bare); len(r.wrong) != 1 {
		t.Errorf("wrong: %v", r.wrong)
	}
}

// The order of branches of different threads between two operations is no part of a path, that of operations is.
func TestKeys(t *testing.T) {
	key := func(do func(k *pathKey)) string {
		k := &pathKey{}
		do(k)
		return k.ended("end")
	}
	ab := key(func(k *pathKey) { k.branch(0, 1, 2, 3); k.branch(1, 1, 2, 4); k.event(0, "lock", 5) })
	ba := key(func(k *pathKey) {
		k.branch(1, 1, 2, 4)
		k.branch(0, 1, 2, 3)
		k.event(0, "lock", 5)
		k.event(1, "exit", 9)
	})
	if ab != ba {
		t.Errorf("%q is not %q", ab, ba)
	}
	up := key(func(k *pathKey) {
		k.event(0, "unlock", 5)
		k.wake(0, 1)
		k.wake(0, 2)
		k.event(0, "lock", 6)
		k.wake(0, 0)
	})
	down := key(func(k *pathKey) {
		k.event(0, "unlock", 5)
		k.wake(0, 2)
		k.wake(0, 1)
		k.event(0, "lock", 6)
		k.wake(0, 0)
	})
	if up != down {
		t.Errorf("%q is not %q", up, down)
	}
	first := key(func(k *pathKey) { k.event(0, "lock", 5); k.event(1, "lock", 5) })
	second := key(func(k *pathKey) { k.event(1, "lock", 5); k.event(0, "lock", 5) })
	other := key(func(k *pathKey) { k.event(0, "lock", 5); k.branch(0, 1, 2, 3); k.event(1, "lock", 5) })
	if first == second || first == other {
		t.Errorf("%q, %q, %q", first, second, other)
	}
}
