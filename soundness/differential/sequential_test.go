package differential

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"midway/internal/long"
	"midway/internal/state"
	"midway/internal/toolchain/toolchaintest"
	"midway/soundness/generate"
)

// check is a comparison of a program on both sides: nil where they agree.
type check func(dir string, p *generate.Program, count *tally) error

// TestSequential: without inputs, Midway ends in the one state that the native machine ends in.
func TestSequential(t *testing.T) {
	long.Test(t)
	each(t, long.Of(uint64(6)), sequential)
}

func sequentialProfile(seed uint64) generate.Profile {
	return generate.Profile{Floats: seed%2 == 0, Size: 4 + int(seed%5)}
}

func sequential(dir string, seed uint64) (*generate.Program, check) {
	compilers := []compiler{clangO0, clangO2, gccO2, narrow}
	if why := toolchaintest.No32(); why != "" {
		compilers[3] = clangO0
	}
	return generate.New(seed, sequentialProfile(seed)), func(dir string, p *generate.Program, count *tally) error {
		return sameState(dir, p, compilers[seed/2%4], count)
	}
}

func sameState(dir string, p *generate.Program, c compiler, count *tally) error {
	n, err := build(dir, p, c)
	if err != nil {
		return invalid{err}
	}
	want, err := n.run(1, 0)
	count.runs++
	if err != nil {
		return invalid{err}
	}
	if want[0].failure != "" {
		return invalid{fmt.Errorf("%s: %s %s", c, want[0].failure, want[0].text)}
	}
	w := way{time: 20 * time.Second, paths: 100}
	if slices.Contains(c.flags, "-m32") {
		w.model = "ilp32"
	}
	x, err := explore(dir, p, w)
	if err != nil {
		return err
	}
	defer x.close()
	count.paths += len(x.paths)
	if len(x.paths) != 1 || x.paths[0].outcome != state.Exit || len(x.result.Violations) > 0 || !x.complete() {
		return fmt.Errorf("one path that ends was expected; %s", x.describe())
	}
	if got := x.paths[0].state; !got.Concrete() || got.W != want[0].state {
		return fmt.Errorf("final state %016x, %s has %016x", got.W, c, want[0].state)
	}
	count.did("native")
	return nil
}
