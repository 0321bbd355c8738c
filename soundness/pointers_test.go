package soundness_test

import (
	"os"
	"path/filepath"
	"testing"

	"midway/internal/ir"
	"midway/internal/long"
	"midway/soundness/concrete"
	"midway/soundness/generate"
)

// besideObjects keeps pointers below the first element of what was allocated, and behind the last one, while two
// threads run.
const besideObjects = `
#include <pthread.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int *low, *high;
long steps;
static void *count(void *arg)
{
	int *a = arg;
	int *below = a - 3, *behind = a + 11;
	for (int k = 0; k < 11; k++)
		steps += below + 3 + k < behind;
	return 0;
}
int main(void)
{
	pthread_t t;
	int *a = calloc(8, sizeof *a);
	int i = __VERIFIER_nondet_int();
	if (i < -4 || i > -1)
		return 0;
	low = a + i;
	high = a + 8 - i;
	int *p = a + i;
	pthread_create(&t, 0, count, a);
	long n = 0;
	for (; p < high; p++)
		n++;
	pthread_join(t, 0);
	return (int)(n + steps + (high - low));
}
`

// TestPointersBesideObjects: a pointer that is kept beside its object is one of that object's, in the seed as in the
// run.
func TestPointersBesideObjects(t *testing.T) {
	long.Test(t)
	file := filepath.Join(t.TempDir(), "program.c")
	if err := os.WriteFile(file, []byte(besideObjects), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, opt := range []ir.Options{{}, {CFlags: []string{"-m32"}, Model: ir.ILP32, ModelSet: true}} {
		n := newTally()
		if err := contextsOf(t, load(t, []string{file}, opt), concrete.Options{Args: []string{"program"}, MaxSteps: 20_000}, *firstSeed, 40, 4, n); err != nil {
			t.Error(err)
		}
		t.Log(n)
		if n.threads < 3 || n.followed["covered"] < 3 {
			t.Error("too little was compared")
		}
	}
}

// TestContextsOfPointerPrograms: random moments of random runs of programs that reach one object by pointers of many
// kinds, in every model of memory.
func TestContextsOfPointerPrograms(t *testing.T) {
	long.Test(t)
	n, count := newTally(), long.Of(uint64(4))
	if *morePrograms > 0 {
		count = *morePrograms
	}
	for seed := *firstSeed; seed < *firstSeed+count; seed++ {
		text := generate.Pointers(seed)
		p, err := fromText(t, text)
		if err != nil {
			t.Fatalf("seed %d does not load: %v\n%s", seed, err, text)
		}
		if err := contextsOf(t, p, concrete.Options{Args: []string{"program"}, MaxSteps: 100_000}, seed, 2, 2, n); err != nil {
			t.Errorf("seed %d: %v\n%s", seed, err, text)
		}
	}
	t.Log(n)
	if n.contexts < int(count) || n.followed["covered"]*2 < n.contexts {
		t.Error("too little was compared")
	}
}
