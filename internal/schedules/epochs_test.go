package schedules

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"midway/internal/ir"
	"midway/internal/long"
	"midway/internal/schedules/schedulestest"
	"midway/soundness/concrete"
)

// walk is a concrete run through the epochs of a set: in each, some schedule has to fit it.
type walk struct {
	set    *Set
	stops  map[ir.FuncID][]ir.PC
	values map[string]uint64
	epochs int
}

// pass is a run within an epoch: the epoch's threads are those of the machine by number.
type pass struct {
	*walk
	follower
	m       *concrete.Machine
	threads []int        // of the machine, by their numbers in the epoch
	moved   map[int]bool // threads that have executed something in the epoch
}

// on takes the run through an epoch, and those behind it.
func (w *walk) on(m *concrete.Machine, epoch int, threads []int) error {
	if w.epochs++; w.epochs > 200 {
		return errors.New("too many epochs")
	}
	e := w.set.Epochs[epoch-1]
	var why []string
	fits := w.node(e.Root, m, threads, map[int]bool{}, &why)
	if fits == nil {
		return fmt.Errorf("no schedule of epoch %d fits: %s", epoch, strings.Join(why, "; "))
	}
	if fits.end.Epoch == 0 {
		return nil
	}
	return w.on(fits.m, fits.end.Epoch, fits.next)
}

// fit is where a schedule has led.
type fit struct {
	m    *concrete.Machine
	end  *Ending
	next []int // the machine's threads in the order of the next epoch
}

// node tries the choices of a node.
func (w *walk) node(n *Node, m *concrete.Machine, threads []int, moved map[int]bool, why *[]string) *fit {
	for _, c := range n.Choices {
		p := w.passOf(m, threads, moved)
		p.ops = ordered(c.Operations)
		if err := p.run(c); err != nil {
			*why = append(*why, err.Error())
			continue
		}
		if c.Next == nil {
			next, err := w.placed(p.m, c.End.Epoch)
			if err != nil {
				*why = append(*why, err.Error())
				continue
			}
			return &fit{p.m, c.End, next}
		}
		if f := w.node(c.Next, p.m, p.threads, p.moved, why); f != nil {
			return f
		}
	}
	return nil
}

func (w *walk) passOf(m *concrete.Machine, threads []int, moved map[int]bool) *pass {
	p := &pass{walk: w, m: m.Clone(), threads: slices.Clone(threads), moved: map[int]bool{}}
	for t := range moved {
		p.moved[t] = true
	}
	p.follower.values = w.values
	p.m.Schedule, p.m.Inputs = p, p
	p.m.Before = func(t int) { p.moved[t] = true }
	p.m.Holds = func(t *concrete.Thread) bool { return p.moved[t.ID] && w.atStop(t) }
	return p
}

func (w *walk) atStop(t *concrete.Thread) bool {
	fr := t.Top()
	return fr != nil && slices.Contains(w.stops[fr.Fn.ID], fr.PC)
}

// run takes the operations of a choice, and where it is the last goes on until no thread may.
func (p *pass) run(c *Choice) error {
	for p.m.End == nil {
		for id := len(p.threads); id < len(p.m.Threads); id++ {
			p.threads = append(p.threads, id)
		}
		if p.next == len(p.ops) && c.Next != nil {
			return nil
		}
		if t := p.m.AtOnce(concrete.Sync); t >= 0 && !p.m.Holds(p.m.Threads[t]) {
			p.m.Advance(t, concrete.Sync)
			continue
		}
		turns := slices.DeleteFunc(p.m.Turns(), func(t concrete.Turn) bool {
			return p.m.Holds(p.m.Threads[t.Thread]) || t.Timeout && p.next == len(p.ops)
		})
		if len(turns) == 0 {
			break
		}
		i := p.Next(p.m, turns)
		if i < 0 {
			return errors.New(p.wrong)
		}
		p.m.Take(turns[i], concrete.Sync)
	}
	switch {
	case p.next < len(p.ops):
		return fmt.Errorf("the run stops before %s", p.ops[p.next].text(p.m.P))
	case c.End == nil:
		return errors.New("the run stops within the schedule")
	case c.End.Epoch == 0 && (p.m.End == nil || string(p.m.End.Outcome) != c.End.Outcome.String()):
		return fmt.Errorf("the run does not end %s", c.End.Outcome)
	case c.End.Epoch > 0 && p.m.End != nil:
		return fmt.Errorf("the run ends %s", p.m.End.Outcome)
	}
	return nil
}

// Next is follower.Next with the numbers of the epoch.
func (p *pass) Next(m *concrete.Machine, turns []concrete.Turn) int {
	if p.next == len(p.ops) {
		p.fails("after the schedule's end threads go on")
		return -1
	}
	o := p.ops[p.next]
	for i, turn := range turns {
		if o.TID >= len(p.threads) || turn.Thread != p.threads[o.TID] || turn.Timeout != o.Timeout {
			continue
		}
		if at, is := m.Point(turn.Thread); !turn.Timeout && (!is || at.Op != o.API || at.Loc != o.Loc) {
			p.fails("%s is before %s at %s, the schedule has %s", o.Thread, at.Op, m.P.Short(at.Loc), o.text(m.P))
			return -1
		}
		p.next++
		return i
	}
	p.fails("the thread of %s can not go on", o.text(m.P))
	return -1
}

// Wake is follower.Wake with the numbers of the epoch.
func (p *pass) Wake(m *concrete.Machine, by int, waiting []int) int {
	if p.next > 0 {
		for _, tid := range p.ops[p.next-1].Wakes {
			if slices.Contains(waiting, p.threads[tid]) {
				return p.threads[tid]
			}
		}
	}
	p.fails("the schedule wakes none of %v", waiting)
	return waiting[0]
}

// placed are the machine's threads in the order of the context of an epoch, in which they have to stand.
func (w *walk) placed(m *concrete.Machine, epoch int) ([]int, error) {
	if epoch == 0 {
		return nil, nil
	}
	var left []int
	for _, t := range m.Threads {
		if t.Status == concrete.Running || t.Status == concrete.Waiting {
			left = append(left, t.ID)
		}
	}
	var out []int
	for _, ct := range w.set.Epochs[epoch-1].Context.Threads {
		i := slices.IndexFunc(left, func(id int) bool {
			var frames []string
			for _, fr := range slices.Backward(m.Threads[id].Frames) {
				if !fr.Fn.Runtime {
					frames = append(frames, fmt.Sprint(fr.Fn.ID, fr.PC))
				}
			}
			var want []string
			for _, fr := range ct.Frames {
				want = append(want, fmt.Sprint(fr.Func, fr.PC))
			}
			return slices.Equal(frames, want)
		})
		if i < 0 {
			return nil, fmt.Errorf("no thread is where %s of epoch %d is", ct.Name, epoch)
		}
		out = append(out, left[i])
		left = slices.Delete(left, i, i+1)
	}
	if len(left) > 0 {
		return nil, fmt.Errorf("threads %v are in no place of epoch %d", left, epoch)
	}
	return out, nil
}

// walks checks that a run on inputs can be constrained to schedules from epoch to epoch.
func walks(set *Set, values map[string]uint64) (epochs int, err error) {
	w := &walk{set: set, stops: set.Markers.Stops(set.awake), values: values}
	f := &follower{values: values}
	m, err := concrete.New(set.Program.Loaded.Program, concrete.Options{Args: []string{"program"}, MaxSteps: 2_000_000}, f, f)
	if err != nil {
		return 0, err
	}
	err = w.on(m, 1, []int{0})
	return w.epochs, err
}

// TestEpochs: on each input of a program whose loops synchronise as often as inputs say, a run can be constrained to a
// schedule of each epoch that it comes to, and stands at its end where the next epoch begins.
func TestEpochs(t *testing.T) {
	long.Test(t)
	count := map[string]int{}
	for seed := uint64(1); seed <= uint64(*programs)/2; seed++ {
		source := schedulestest.Looping(seed)
		set, err := enumerated(t, rules{}, source)
		if err != nil {
			t.Fatal(err)
		}
		if !set.Covered() {
			t.Fatalf("seed %d is not covered\n%s\n%s", seed, source, set)
		}
		count["covered"]++
		count["epochs"] += len(set.Epochs)
		for v := uint64(0); v < 4; v++ {
			n, err := walks(set, map[string]uint64{"__VERIFIER_nondet_int": v})
			count["runs"]++
			count["passed"] += n
			if err != nil {
				t.Fatalf("seed %d, input %d: %v\n%s\n%s", seed, v, err, source, set)
			}
		}
	}
	t.Log(count)
}
