package differential

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"midway/internal/long"
	"midway/internal/toolchain/toolchaintest"
	"midway/soundness"
	"midway/soundness/concrete"
	"midway/soundness/generate"
)

// TestThreads: programs without violation are safe, end as brute force says, and every native run ends in one of
// Midway's states.
func TestThreads(t *testing.T) {
	long.Test(t)
	toolchaintest.Sanitizers(t)
	each(t, long.Of(uint64(4)), threads)
}

// TestThreadsWithInputs: the same with symbolic inputs, for every value that each can have.
func TestThreadsWithInputs(t *testing.T) {
	long.Test(t)
	each(t, 2, func(dir string, seed uint64) (*generate.Program, check) {
		p := generate.New(seed, generate.Profile{Threads: 1 + int(seed%2), Inputs: 1 + int(seed/2%2), Size: 3, Events: 200})
		return p, func(dir string, p *generate.Program, count *tally) error { return agrees(dir, p, shaken, seed, count) }
	})
}

// TestTwins: small programs, with inputs or a planted violation or neither, explored by Midway and by brute force.
func TestTwins(t *testing.T) {
	long.Test(t)
	each(t, long.Of(uint64(8)), twinned)
}

func twinned(dir string, seed uint64) (*generate.Program, check) {
	profile := generate.Profile{Threads: 1 + int(seed%5/4), Size: 2, Events: 100 + int(seed%7)*30}
	if seed%5 < 2 {
		profile.Plant = generate.Plants[int(seed/5)%len(generate.Plants)].Name
	}
	if seed%4 == 1 {
		profile.Inputs = 1 + int(seed/4%2)
	}
	return generate.New(seed, profile), func(dir string, p *generate.Program, count *tally) error {
		s, x, err := shown(dir, p, count)
		if err != nil {
			return err
		}
		defer x.close()
		return s.twins(x, seed, count)
	}
}

// TestPlanted: a planted violation is found, no other is reported, it replays, and what the native machine and its
// sanitizers see is that violation too.
func TestPlanted(t *testing.T) {
	long.Test(t)
	toolchaintest.Sanitizers(t)
	each(t, uint64(len(generate.Plants)), planted)
}

func threadsProfile(seed uint64) generate.Profile {
	return generate.Profile{Threads: 1 + int(seed%2), Size: 3 + int(seed%3), Events: 1000}
}

func threads(dir string, seed uint64) (*generate.Program, check) {
	compilers := []compiler{shaken, tsan, asan, clangO0, clangO2}
	return generate.New(seed, threadsProfile(seed)), func(dir string, p *generate.Program, count *tally) error {
		return agrees(dir, p, compilers[seed%5], seed, count)
	}
}

const limit = 20 * time.Second

// maxPaths is how many paths Midway follows of a program.
func maxPaths() int {
	if few() {
		return 4000
	}
	return 20000
}

// agrees holds a program without violations against all the others.
func agrees(dir string, p *generate.Program, c compiler, seed uint64, count *tally) error {
	n, err := build(dir, p, c)
	if err != nil {
		return invalid{err}
	}
	s, x, err := shown(dir, p, count)
	if err != nil {
		return err
	}
	defer x.close()
	if err := s.twins(x, seed, count); err != nil {
		return err
	}
	return x.runsNatively(n, seed, "", count)
}

// twins holds what run found against brute force and against the other ways to explore.
func (s *subject) twins(x *explored, seed uint64, count *tally) error {
	count.paths += x.result.Stats.Paths
	if why := x.cut(); why != "" {
		count.gaveUp("exploration", why)
		return cutShort(x)
	}
	count.did("exploration")
	if err := s.againstBruteForce(x, count); err != nil {
		return err
	}
	if seed%4 != 0 {
		return nil
	}
	return s.againstReduction(x, reductions[seed/4%2], count)
}

// againstBruteForce compares the ends and final memories with those of the concrete machine.
func (s *subject) againstBruteForce(x *explored, count *tally) error {
	if x.unsure != "" {
		count.gaveUp("brute force", x.unsure)
		return nil
	}
	dumb, err := s.brute(concrete.Sync)
	if err != nil {
		return err
	}
	if !count.brute("brute force", dumb) {
		return nil
	}
	count.did("brute force")
	if err := sameAsBrute(x, dumb); err != nil {
		return fmt.Errorf("%v: %s", err, x.describe())
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

// nativeRuns is how often a program runs natively for each of its inputs.
const nativeRuns = 16

// runsNatively holds that every native run ends as a path does, or fails with the given kind of violation.
func (x *explored) runsNatively(n *native, seed uint64, kind string, count *tally) error {
	if why := x.cut() + x.unsure; why != "" {
		count.gaveUp("native", why)
		return nil
	}
	count.did("native")
	lists := inputLists(x.prog)
	for _, list := range lists {
		runs, err := n.run(max(1, nativeRuns/len(lists)), seed, list)
		if err != nil {
			return invalid{err}
		}
		count.runs += len(runs)
		for _, r := range runs {
			if r.failure != "" && r.failure != kind {
				return fmt.Errorf("inputs %q: %s sees %s: %s\n%s", list, n.by, r.failure, x.describe(), r.text)
			}
			if r.failure == "" && !x.endsIn(list, r.state) {
				return fmt.Errorf("inputs %q: %s ends in %016x, no path does: %s", list, n.by, r.state, x.describe())
			}
		}
	}
	return nil
}

// maxLists bounds the values of the inputs for which a program runs natively.
const maxLists = 40

// inputLists are the values that the inputs can have together.
func inputLists(p *generate.Program) []string {
	out := []string{""}
	for _, in := range p.Inputs {
		var longer []string
		for _, list := range out {
			for v := in.Low; v < in.Low+in.Count && len(longer) < maxLists; v++ {
				longer = append(longer, strings.TrimPrefix(fmt.Sprintf("%s,%d", list, v), ","))
			}
		}
		out = longer
	}
	return out
}

// planted takes the violations in turn, each with and without threads where it can be.
func planted(dir string, seed uint64) (*generate.Program, check) {
	plant := generate.Plants[int(seed)%len(generate.Plants)]
	round := int(seed) / len(generate.Plants)
	profile := generate.Profile{Size: 3, Plant: plant.Name, Events: 120}
	if plant.Threads || round%2 == 1 {
		profile.Threads = 1 + int(seed/2%2)
	} else if round%3 == 2 {
		profile.Inputs = 1
	}
	return generate.New(seed, profile), func(dir string, p *generate.Program, count *tally) error {
		return isFound(dir, p, plant, seed, count)
	}
}

// isFound looks for the planted violation on all sides.
func isFound(dir string, p *generate.Program, plant generate.Planted, seed uint64, count *tally) error {
	s, x, err := shown(dir, p, count)
	if err != nil {
		return err
	}
	defer x.close()
	if err := s.twins(x, seed+seed/uint64(len(generate.Plants)), count); err != nil {
		return err
	}
	if few() && seed%8 != 0 || len(p.Inputs) > 0 || plant.Blind {
		return nil
	}
	return seenNatively(dir, plant, seed, x, count)
}

// shown explores a program. It holds that what is planted is found, where the exploration is complete, nothing else
// is, and every violation replays. The caller closes the result.
func shown(dir string, p *generate.Program, count *tally) (*subject, *explored, error) {
	s, err := load(dir, p, way{})
	if err != nil {
		return nil, nil, err
	}
	x, err := s.explore(way{time: limit, paths: maxPaths(), finals: true})
	if err != nil {
		return nil, nil, err
	}
	if err := errors.Join(x.onlyPlanted(), s.replays(x, count)); err != nil {
		x.close()
		return nil, nil, err
	}
	return s, x, nil
}

// onlyPlanted: of violations, the planted one is reported and no other.
func (x *explored) onlyPlanted() error {
	plant, _ := generate.PlantNamed(x.prog.Profile.Plant)
	for _, k := range x.kinds() {
		spins := plant.Kind == "deadlock" && k == "livelock" // another participant waits in a loop
		if k != string(plant.Kind) && !spins {
			return fmt.Errorf("%q is planted, %s reported: %s", plant.Kind, k, x.describe())
		}
	}
	if plant.Kind != "" && len(x.kinds()) == 0 && x.complete() {
		return fmt.Errorf("%s is planted, nothing reported: %s", plant.Kind, x.describe())
	}
	return nil
}

// few reports whether only a few programs are to be run.
func few() bool { return *more == 0 && *soak == 0 }

// replays: the concrete machine follows the schedule of every violation to its end.
func (s *subject) replays(x *explored, count *tally) error {
	for i := range x.result.Violations {
		v := &x.result.Violations[i]
		count.replays++
		opt := concrete.Options{Args: []string{"program"}, MaxSteps: 2_000_000}
		if answer, why := soundness.Replay(s.plan.Program, opt, soundness.Of(v)); answer != soundness.Confirmed {
			return fmt.Errorf("the replay of %s at %s is %s: %s", v.Kind, x.m.P.At(v.Loc), answer, why)
		}
	}
	return nil
}

// seenNatively holds that what sanitizers see is the planted violation, and that normal ends are Midway's.
func seenNatively(dir string, plant generate.Planted, seed uint64, x *explored, count *tally) error {
	c := asan
	if plant.Threads && plant.Kind == "data-race" {
		c = tsan
	}
	n, err := build(dir, x.prog, c)
	if err != nil {
		return invalid{err}
	}
	if plant.Kind == "data-race" {
		return seesOnly(n, string(plant.Kind), seed, count)
	}
	if plant.Kind == "deadlock" || plant.Kind == "livelock" {
		n.patience = 1
		return x.runsNatively(n, seed, "deadlock", count) // a hang
	}
	return x.runsNatively(n, seed, string(plant.Kind), count)
}

// seesOnly holds that native runs fail in one way only; what they end with is not defined.
func seesOnly(n *native, kind string, seed uint64, count *tally) error {
	runs, err := n.run(8, seed)
	if err != nil {
		return invalid{err}
	}
	count.runs += len(runs)
	for _, r := range runs {
		if r.failure != "" && r.failure != kind {
			return fmt.Errorf("%s is planted, %s sees %s\n%s", kind, n.by, r.failure, r.text)
		}
	}
	return nil
}

// TestEveryPlantIsSeenNatively: the planted violations are real: with each, some native run fails as Midway says.
func TestEveryPlantIsSeenNatively(t *testing.T) {
	long.Test(t)
	toolchaintest.Sanitizers(t)
	for i, plant := range generate.Plants {
		if few() && i%4 != 0 {
			continue
		}
		if plant.Blind || plant.Kind == "deadlock" || plant.Kind == "livelock" {
			continue // a hang takes seconds to see
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
	n, err := build(dir, p, c)
	if err != nil {
		return err
	}
	for round := range uint64(20) {
		runs, err := n.run(10, round*10)
		if err != nil {
			return err
		}
		for _, r := range runs {
			if r.failure == string(plant.Kind) {
				return nil
			}
		}
	}
	return fmt.Errorf("%s: no native run fails\n%s", plant.Name, p)
}
