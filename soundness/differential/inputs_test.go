package differential

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"midway/internal/expr"
	"midway/internal/long"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/soundness/generate"
)

// TestInputs: every path's model, run natively, ends in the state that the path's expression has in it,
// and inputs at random lie in exactly one path, with the native state again.
func TestInputs(t *testing.T) {
	long.Test(t)
	each(t, long.Of(uint64(4)), inputs)
}

// TestRanges: TestInputs of programs that copy and fill ranges whose places and lengths their inputs decide.
func TestRanges(t *testing.T) {
	long.Test(t)
	each(t, long.Of(uint64(3)), func(dir string, seed uint64) (*generate.Program, check) {
		p := generate.New(seed, generate.Profile{Inputs: 2 + int(seed%2), Size: 3, Ranges: true})
		return p, func(dir string, p *generate.Program, count *tally) error { return pathsCover(dir, p, seed, count) }
	})
}

func inputs(dir string, seed uint64) (*generate.Program, check) {
	p := generate.New(seed, generate.Profile{Inputs: 1 + int(seed%3), Size: 3 + int(seed%4)})
	return p, func(dir string, p *generate.Program, count *tally) error { return pathsCover(dir, p, seed, count) }
}

// pathsCover compares paths with native runs in both directions.
func pathsCover(dir string, p *generate.Program, seed uint64, count *tally) error {
	n, err := build(dir, p, clangO0)
	if err != nil {
		return invalid{err}
	}
	x, err := explore(dir, p, way{time: 10 * time.Second, paths: 300})
	if err != nil {
		return err
	}
	defer x.close()
	if len(x.result.Violations) > 0 {
		return fmt.Errorf("a program without violations: %s", x.describe())
	}
	count.paths += len(x.paths)
	if err := x.modelsRunNatively(n, count); err != nil {
		return err
	}
	if why := x.cut(); why != "" { // some inputs may lie in no path
		count.gaveUp("inputs", why)
		return cutShort(x)
	}
	count.did("inputs")
	return x.inputsLieInOnePath(n, rand.New(rand.NewPCG(seed, 1)), count)
}

// modelsRunNatively runs a model of every path natively.
func (x *explored) modelsRunNatively(n *native, count *tally) error {
	var lists []string
	var want []uint64
	for _, p := range x.paths {
		if p.outcome != state.Exit {
			continue
		}
		m, res := x.m.S.Model(p.pc, p.axioms)
		if res != solver.Sat {
			return fmt.Errorf("a reported path has the answer %v", res)
		}
		lists = append(lists, x.values(m, p))
		w, _ := m.Eval(p.state, 64)
		want = append(want, w)
		if len(lists) == 60 {
			break
		}
	}
	if len(lists) == 0 {
		return fmt.Errorf("no path ends: %s", x.describe())
	}
	return compareRuns(n, lists, want, count)
}

// compareRuns runs the program natively on every list of inputs and compares the final states.
func compareRuns(n *native, lists []string, want []uint64, count *tally) error {
	got, err := n.run(1, 0, lists...)
	count.runs += len(got)
	if err != nil {
		return invalid{err}
	}
	for i, g := range got {
		if g.failure != "" || i >= len(want) || g.state != want[i] {
			return fmt.Errorf("inputs %s: final state %016x, %s has %s", lists[i], want[i], n.by, g)
		}
	}
	return nil
}

// values are a path's inputs in a model, for the native program.
func (x *explored) values(m *expr.Model, p path) string {
	var out []string
	for i, in := range x.prog.Inputs {
		w, _ := m.Eval(p.inputs[i], in.Type.Bits())
		out = append(out, fmt.Sprint(signed(w, in.Type)))
	}
	return strings.Join(out, ",")
}

// signed is a word as a value of the type.
func signed(w uint64, t generate.Type) int64 {
	unused := 64 - t.Bits()
	if t.Signed() {
		return int64(w<<unused) >> unused
	}
	return int64(w)
}

// inputsLieInOnePath draws inputs that the program admits.
func (x *explored) inputsLieInOnePath(n *native, r *rand.Rand, count *tally) error {
	var lists []string
	var want []uint64
	for range 20 {
		m, list := x.draw(r)
		if m == nil {
			return nil // an input that no path asks for: nothing depends on it
		}
		var holds []path
		for _, p := range x.paths {
			if m.Satisfies(p.pc) {
				holds = append(holds, p)
			}
		}
		if len(holds) != 1 || holds[0].outcome != state.Exit {
			return fmt.Errorf("inputs %s lie in %d paths: %s", list, len(holds), x.describe())
		}
		w, _ := m.Eval(holds[0].state, 64)
		lists, want = append(lists, list), append(want, w)
	}
	return compareRuns(n, lists, want, count)
}

// draw is a model that gives every input a value in its range; nil where no path asks for one.
func (x *explored) draw(r *rand.Rand) (*expr.Model, string) {
	m := expr.NewModel()
	var list []string
	for i, in := range x.prog.Inputs {
		v := int64(in.Low + r.IntN(in.Count))
		s := x.symbol(i)
		if s == nil {
			return nil, ""
		}
		m.Set(s, uint64(v))
		list = append(list, fmt.Sprint(v))
	}
	return m, strings.Join(list, ",")
}

// symbol is the unknown that the i-th input is.
func (x *explored) symbol(i int) *expr.Symbol {
	for _, p := range x.paths {
		if p.outcome == state.Exit && p.inputs[i].N != nil {
			return p.inputs[i].N.Symbol()
		}
	}
	return nil
}
