package differential

import (
	"errors"
	"fmt"
	"testing"

	"midway/execute"
	"midway/internal/long"
	"midway/soundness"
	"midway/soundness/concrete"
	"midway/soundness/generate"
)

// TestReduction: on programs so small that all schedules of their accesses can be followed, exploration by traces of
// accesses, which is what check does, shows what all of them do.
func TestReduction(t *testing.T) {
	long.Test(t)
	each(t, long.Of(uint64(4)), func(dir string, seed uint64) (*generate.Program, check) {
		profile := generate.Profile{Threads: 1, Size: 1, Events: 20, Rounds: 1 + int(seed%2)}
		if seed%3 != 0 {
			profile.Plant = generate.Plants[int(seed)%len(generate.Plants)].Name
		}
		return generate.New(seed, profile), func(dir string, p *generate.Program, count *tally) error {
			return allAccesses(dir, p, reductions[seed%2], count)
		}
	})
}

// reductions are taken in turn.
var reductions = [2]execute.Reduction{execute.SourceSets, execute.Optimal}

// allAccesses compares traces with schedules of accesses.
func allAccesses(dir string, p *generate.Program, by execute.Reduction, count *tally) error {
	s, x, err := shown(dir, p, count)
	if err != nil {
		return err
	}
	defer x.close()
	count.paths += x.result.Stats.Paths
	all, err := s.explore(way{time: limit, paths: 3000, finals: true, memory: true})
	if err != nil {
		return err
	}
	defer all.close()
	traces, err := s.explore(way{time: limit, paths: 3000, finals: true, memory: true, reduction: by})
	if err != nil {
		return err
	}
	defer traces.close()
	return sameReduced("all accesses", all, traces, count)
}

// againstReduction compares exploration by traces with all schedules at synchronisation only, and what check does,
// which is traces of single accesses, with run and with brute force over accesses.
func (s *subject) againstReduction(x *explored, by execute.Reduction, count *tally) error {
	traces, err := s.explore(way{time: limit, paths: 20000, finals: true, reduction: by})
	if err != nil {
		return err
	}
	defer traces.close()
	if err := sameReduced("reduction", x, traces, count); err != nil {
		return err
	}
	accesses, err := s.explore(way{time: limit, paths: 5000, finals: true, memory: true, reduction: by})
	if err != nil {
		return err
	}
	defer accesses.close()
	return s.interleaved(x, accesses, count)
}

// sameReduced: all schedules and traces show the same violations and final memories, and there are never more traces.
func sameReduced(c comparison, all, r *explored, count *tally) error {
	if why := all.cut() + r.cut() + all.unsure + r.unsure; why != "" {
		count.gaveUp(c, why)
		return errors.Join(cutShort(all), cutShort(r))
	}
	count.did(c)
	for _, pair := range [][2]*explored{{all, r}, {r, all}} {
		if only := missing(violations(pair[0].ends), violations(pair[1].ends)); only != "" {
			return fmt.Errorf("%s: all schedules end with %q, traces with %q", c, all.endings(), r.endings())
		}
		if only := missing(pair[0].finals, pair[1].finals); only != "" {
			return fmt.Errorf("%s: %d final states by all schedules, %d by traces; one of them misses %s", c, len(all.finals), len(r.finals), only)
		}
	}
	if a, b := all.result.Stats.Runs, r.result.Stats.Runs; b > a {
		return fmt.Errorf("%s: %d schedules, %d traces", c, a, b)
	}
	return nil
}

// violations are the ends that show something. Of races some is met or none: which of several comes first depends on
// the order.
func violations(ends map[soundness.Ending]bool) map[string]bool {
	out := map[string]bool{}
	for e := range ends {
		switch {
		case e.Kind == "data-race":
			out[string(e.Kind)] = true
		case e.Kind != "" || e.Outcome == concrete.AssumeBlocked:
			out[e.String()] = true
		}
	}
	return out
}

// interleaved: threads that switch at every access change neither whether a program is violated nor, where it is
// not, what it ends with; brute force over all accesses says the same.
func (s *subject) interleaved(x, accesses *explored, count *tally) error {
	if why := accesses.cut() + accesses.unsure; why != "" {
		count.gaveUp("accesses", why)
		return cutShort(accesses)
	}
	if (len(x.result.Violations) > 0) != (len(accesses.result.Violations) > 0) {
		return fmt.Errorf("at synchronisation only: %q, at every access: %q", x.endings(), accesses.endings())
	}
	if len(accesses.result.Violations) > 0 {
		return nil
	}
	if missing(x.finals, accesses.finals)+missing(accesses.finals, x.finals) != "" {
		return fmt.Errorf("%d final states at synchronisation only, %d at every access", len(x.finals), len(accesses.finals))
	}
	dumb, err := s.brute(concrete.Access)
	if err != nil || !count.brute("accesses", dumb) {
		return err
	}
	count.did("accesses")
	return sameAsBrute(accesses, dumb)
}
