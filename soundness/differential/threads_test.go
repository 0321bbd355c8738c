package differential

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"midway/soundness/generate"
)

// TestThreads: programs without violation are safe, and every native run ends in one of Midway's states.
func TestThreads(t *testing.T) {
	each(t, 6, threads)
}

// TestThreadsWithInputs: the same with symbolic inputs: for every input drawn, the native state is that of
// some path the input lies in.
func TestThreadsWithInputs(t *testing.T) {
	each(t, 3, func(dir string, seed uint64) (*generate.Program, check) {
		p := generate.New(seed, generate.Profile{Threads: 1 + int(seed%2), Inputs: 1, Size: 3, Events: 300})
		return p, func(dir string, p *generate.Program) error { return everyRunIsAPath(dir, p, seed) }
	})
}

// TestPlanted: a planted violation is found, no other is reported, and what the native machine and its
// sanitizers see is that violation too.
func TestPlanted(t *testing.T) {
	each(t, uint64(len(generate.Plants)), planted)
}

func threadsProfile(seed uint64) generate.Profile {
	return generate.Profile{Threads: 1 + int(seed%2), Size: 3 + int(seed%3), Events: 1500}
}

func threads(dir string, seed uint64) (*generate.Program, check) {
	compilers := []compiler{shaken, tsan, asan}
	return generate.New(seed, threadsProfile(seed)), func(dir string, p *generate.Program) error {
		return sameStates(dir, p, compilers[seed%3], seed)
	}
}

const limit = 20 * time.Second

// sameStates runs a program without inputs many times.
func sameStates(dir string, p *generate.Program, c compiler, seed uint64) error {
	source := p.String()
	n, err := build(dir, source, c)
	if err != nil {
		return invalid{err}
	}
	runs, err := n.run(30, seed)
	if err != nil {
		return invalid{err}
	}
	x, err := explore(dir, p, source, way{time: limit, paths: 20000})
	if err != nil {
		return err
	}
	defer x.close()
	if len(x.result.Violations) > 0 {
		return fmt.Errorf("a program without violations: %s", x.describe())
	}
	if !x.complete() {
		return cutShort(x)
	}
	for _, r := range runs {
		if r.failure != "" {
			return fmt.Errorf("%s sees %s, Midway nothing\n%s", c, r.failure, r.text)
		}
		if !x.endsIn(r.state, nil, 0) {
			return fmt.Errorf("%s ends in %016x, no path does", c, r.state)
		}
	}
	return nil
}

// cutShort is nil where only a limit kept the exploration from its end.
func cutShort(x *explored) error {
	for _, e := range x.result.Ledger.Entries() {
		if e.Kind != "limit" && e.Effect.String() == "incomplete" {
			return fmt.Errorf("not complete: %s", x.describe())
		}
	}
	return nil
}

// everyRunIsAPath draws inputs and runs each natively a few times.
func everyRunIsAPath(dir string, p *generate.Program, seed uint64) error {
	source := p.String()
	n, err := build(dir, source, shaken)
	if err != nil {
		return invalid{err}
	}
	x, err := explore(dir, p, source, way{time: limit, paths: 20000})
	if err != nil {
		return err
	}
	defer x.close()
	if len(x.result.Violations) > 0 {
		return fmt.Errorf("a program without violations: %s", x.describe())
	}
	if !x.complete() {
		return cutShort(x)
	}
	in := p.Inputs[0]
	for v := in.Low; v < in.Low+in.Count; v++ {
		s := x.symbol(0)
		if s == nil {
			return nil // nothing depends on the input
		}
		list := fmt.Sprint(v)
		value := uint64(v) & (1<<(s.Width-1)<<1 - 1)
		runs, err := n.run(10, seed, list)
		if err != nil {
			return invalid{err}
		}
		for _, r := range runs {
			if r.failure != "" || !x.endsIn(r.state, s, value) {
				return fmt.Errorf("inputs %s: %s shows %s, no path does", list, n.by, r)
			}
		}
	}
	return nil
}

// planted takes the violations in turn, each with and without threads where it can be.
func planted(dir string, seed uint64) (*generate.Program, check) {
	plant := generate.Plants[int(seed)%len(generate.Plants)]
	round := int(seed) / len(generate.Plants)
	profile := generate.Profile{Size: 3, Plant: plant.Name, Events: 200}
	if plant.Threads || round%2 == 1 {
		profile.Threads = 1 + int(seed/2%2)
	} else if round%3 == 2 {
		profile.Inputs = 1
	}
	return generate.New(seed, profile), func(dir string, p *generate.Program) error { return isFound(dir, p, plant, seed) }
}

// isFound looks for the planted violation on both sides.
func isFound(dir string, p *generate.Program, plant generate.Planted, seed uint64) error {
	source := p.String()
	x, err := explore(dir, p, source, way{time: limit, paths: 20000})
	if err != nil {
		return err
	}
	defer x.close()
	kinds := x.kinds()
	for _, k := range kinds {
		spins := plant.Kind == "deadlock" && k == "livelock" // another participant waits in a loop
		if k != plant.Kind && !spins {
			return fmt.Errorf("%s is planted, %s reported: %s", plant.Kind, k, x.describe())
		}
	}
	if len(kinds) == 0 && x.complete() {
		return fmt.Errorf("%s is planted, nothing reported: %s", plant.Kind, x.describe())
	}
	few := *more == 0 && *soak == 0 && seed%4 != 0 // TestEveryPlantIsSeenNatively looks at each kind
	if few || len(p.Inputs) > 0 || plant.Kind == "lock-misuse" {
		return nil
	}
	return seenNatively(dir, source, plant, seed, x)
}

// seenNatively holds that what sanitizers see is the planted violation, and that normal ends are Midway's.
func seenNatively(dir, source string, plant generate.Planted, seed uint64, x *explored) error {
	c := asan
	if plant.Threads && plant.Kind == "data-race" {
		c = tsan
	}
	n, err := build(dir, source, c)
	if err != nil {
		return invalid{err}
	}
	if plant.Kind == "deadlock" {
		n.patience = 1
	}
	runs, err := n.run(8, seed)
	if err != nil {
		return invalid{err}
	}
	for _, r := range runs {
		if r.failure != "" && r.failure != plant.Kind {
			return fmt.Errorf("%s is planted, %s sees %s\n%s", plant.Kind, c, r.failure, r.text)
		}
		if r.failure == "" && plant.Kind != "data-race" && x.complete() && !x.endsIn(r.state, nil, 0) {
			return fmt.Errorf("%s ends in %016x, none of Midway's states: %s", c, r.state, x.describe())
		}
	}
	return nil
}

// TestEveryPlantIsSeenNatively: the planted violations are real: with each, some native run fails as Midway says.
func TestEveryPlantIsSeenNatively(t *testing.T) {
	for i, plant := range generate.Plants {
		if slices.Contains([]string{"unlock-free", "self-deadlock", "short-barrier"}, plant.Name) || plant.Kind == "deadlock" {
			continue // a hang takes seconds to see; glibc does not notice an unlock of a free mutex
		}
		profile := generate.Profile{Size: 2, Plant: plant.Name, Events: 100}
		c := asan
		if plant.Threads {
			profile.Threads = 1
			c = tsan
		}
		if err := someRunFails(t.TempDir(), generate.New(uint64(i), profile), c, plant); err != nil {
			t.Error(err)
		}
	}
}

func someRunFails(dir string, p *generate.Program, c compiler, plant generate.Planted) error {
	n, err := build(dir, p.String(), c)
	if err != nil {
		return err
	}
	for round := range uint64(20) {
		runs, err := n.run(10, round*10)
		if err != nil {
			return err
		}
		for _, r := range runs {
			if r.failure == plant.Kind {
				return nil
			}
		}
	}
	return fmt.Errorf("%s: no native run fails\n%s", plant.Name, p)
}
