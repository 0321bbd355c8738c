package differential

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"testing"
	"time"

	"midway/soundness/generate"
)

var (
	oneSeed   = flag.Uint64("seed", 0, "run only the program of this seed")
	more      = flag.Uint64("programs", 0, "run so many programs of every family instead of a few")
	from      = flag.Uint64("from", 1, "the first seed")
	soak      = flag.Duration("soak", 0, "run new programs for so long, each family an equal share of it")
	shrinking = flag.Duration("shrink", 20*time.Second, "how long a failing program is made smaller")
	keep      = flag.String("keep", "", "write the programs that fail into this folder")
)

// invalid is an error of the test's own side: the program could not be compiled or run natively.
type invalid struct{ error }

// a family makes the program of a seed and the comparison that it is for.
type family func(dir string, seed uint64) (*generate.Program, check)

// each runs the programs of so many seeds.
func each(t *testing.T, n uint64, f family) {
	t.Helper()
	count := newTally()
	defer func() {
		t.Log(count)
		if err := count.shares(); err != nil {
			t.Error(err)
		}
	}()
	if *oneSeed != 0 {
		one(t, f, *oneSeed, count)
		return
	}
	if *more != 0 {
		n = *more
	}
	if *soak != 0 {
		soakFor(t, f, count)
		return
	}
	for seed := *from; seed < *from+n; seed++ {
		one(t, f, seed, count)
	}
}

// families is how many of them there are.
const families = 9

// soakFor runs programs that no run before has seen, until its family's share of the time is over.
func soakFor(t *testing.T, f family, count *tally) {
	t.Helper()
	start := time.Now()
	first := uint64(start.UnixMicro())
	for seed := first; time.Since(start) < *soak/families; seed++ {
		one(t, f, seed, count)
	}
	t.Logf("from seed %d", first)
}

// one runs the program of a seed, and shrinks it where it fails.
func one(t *testing.T, f family, seed uint64, count *tally) {
	t.Helper()
	dir, err := os.MkdirTemp(built, t.Name()) // not the test's own folder, which stays until its last program
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(dir)
	p, compare := f(dir, seed)
	count.programs++
	err = compare(dir, p, count)
	if err == nil {
		return
	}
	if *keep != "" {
		kept(t, fmt.Sprintf("%s/%s-%d.c", *keep, t.Name(), seed), p.String())
	}
	stop := time.Now().Add(*shrinking)
	small := generate.Shrink(p, 400, func(q *generate.Program) bool {
		return time.Now().Before(stop) && sameFailure(err, compare(dir, q, newTally()))
	})
	if *keep != "" {
		kept(t, fmt.Sprintf("%s/%s-%d-small.c", *keep, t.Name(), seed), small.String())
	}
	t.Errorf("seed %d: %v\nsmaller:\n%s\n%v", seed, err, small, compare(dir, small, newTally()))
}

// sameFailure reports whether a smaller program fails as the first did: on the same side.
func sameFailure(first, now error) bool {
	if now == nil {
		return false
	}
	return errors.As(first, new(invalid)) == errors.As(now, new(invalid))
}

// kept writes a failing program where it was asked for; that it cannot be written hides no failure.
func kept(t *testing.T, path, text string) {
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Log(err)
	}
}
