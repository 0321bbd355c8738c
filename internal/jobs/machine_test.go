package jobs

import (
	"encoding/json"
	"reflect"
	"slices"
	"testing"
)

// driver drives a machine, which is made anew from what was stored, as JSON, before every event.
type driver struct {
	t       *testing.T
	config  Config
	records Records
	machine *Machine
}

func newDriver(t *testing.T) *driver {
	d := &driver{t: t, config: Config{Lost: 2}}
	m, first := New(d.config)
	d.machine = m
	d.store(&first)
	return d
}

func (d *driver) store(t *Transaction) {
	r := &d.records
	for _, n := range t.Nodes {
		r.Nodes = append(slices.DeleteFunc(r.Nodes, func(o Node) bool { return o.Place == n.Place }), n)
	}
	for _, j := range t.Jobs {
		r.Jobs = append(slices.DeleteFunc(r.Jobs, func(o Job) bool { return o.ID == j.ID }), j)
	}
	r.Nodes = slices.DeleteFunc(r.Nodes, func(o Node) bool { return slices.Contains(t.Removed, o.Place) })
	r.Results = slices.DeleteFunc(r.Results, func(o Result) bool { return slices.Contains(t.Undone, o.Job) })
	r.Results, r.Findings = append(r.Results, t.Results...), append(r.Findings, t.Findings...)
}

// does handles an event, with the machine that was there and with one made of what was stored: they agree.
func (d *driver) does(e Event) Reply {
	d.t.Helper()
	text, err := json.Marshal(d.records)
	if err != nil {
		d.t.Fatal(err)
	}
	var read Records
	if err := json.Unmarshal(text, &read); err != nil {
		d.t.Fatal(err)
	}
	twin := Restore(read, d.config)
	r, changes := d.machine.Handle(e)
	s, same := twin.Handle(e)
	a, _ := json.Marshal([]any{r, changes})
	if b, _ := json.Marshal([]any{s, same}); string(a) != string(b) {
		d.t.Fatalf("%T: %s\nrestored: %s", e, a, b)
	}
	if len(changes) != 1 {
		d.t.Fatalf("%T: %d transactions", e, len(changes))
	}
	d.store(&changes[0])
	return r
}

func (d *driver) lease() *Grant {
	d.t.Helper()
	r := d.does(Lease{"w"})
	if r.Grant == nil {
		d.t.Fatal("no job is queued")
	}
	return r.Grant
}

// finish ends an attempt; it is to be accepted.
func (d *driver) finish(g *Grant, p Portion) {
	d.t.Helper()
	if !d.does(Finish{g.Job, g.Attempt, p}).Accepted {
		d.t.Fatalf("the answer of job %d was refused", g.Job)
	}
}

func (d *driver) statuses(want ...Status) {
	d.t.Helper()
	var got []Status
	for _, j := range d.machine.Jobs() {
		got = append(got, j.Status)
	}
	if !slices.Equal(got, want) {
		d.t.Errorf("jobs are %v, want %v", got, want)
	}
}

// top is a split at the first node: thread 0 is under exploration, 1 and 2 are given away.
func top(done Portion) Split {
	return Split{Done: done, Stack: []Level{{Step: Step{Thread: 0, State: 7}, Branches: []int{0, 1, 2}, Rest: true}}}
}

func TestSplit(t *testing.T) {
	d := newDriver(t)
	g := d.lease()
	split := Divide{g.Job, g.Attempt, 1, top(Portion{Counts: map[string]int{"runs": 3}})}
	for range 2 { // the reply to the first one is lost
		if !d.does(split).Accepted {
			t.Fatal("the split was refused")
		}
		d.statuses(Leased, Queued, Queued)
	}
	if n := d.machine.Outcome().Counts["runs"]; n != 3 {
		t.Errorf("%d runs were counted, not 3", n)
	}
	second := d.lease()
	last := second.Subtree.Last
	if last == nil || last.Thread != 1 || !slices.Equal(last.Asleep, []int{0}) || !slices.Equal(last.Branches, []int{0, 1, 2}) {
		t.Errorf("the first child is %+v", second.Subtree)
	}
	if third := d.lease().Subtree.Last; !slices.Equal(third.Asleep, []int{0, 1}) {
		t.Errorf("the second child is %+v", third)
	}
	d.does(Expire{Job: g.Job, Attempt: g.Attempt})
	again := d.lease()
	if l := again.Subtree.Levels; len(l) != 1 || !l[0].Shared || !l[0].Rest || again.Subtree.Last != nil || again.Splits != 1 {
		t.Errorf("the parent is %+v", again)
	}
	if d.does(Finish{g.Job, g.Attempt, Portion{}}).Accepted {
		t.Error("an attempt counts that another one has replaced")
	}
	d.statuses(Leased, Leased, Leased)
}

func TestSplitsThatDoNotFit(t *testing.T) {
	far := top(Portion{})
	far.Give = 1
	odd := top(Portion{})
	odd.Stack[0].Thread = 5
	for name, s := range map[string]Split{"beyond the stack": far, "not a branch": odd, "nothing": {}} {
		d := newDriver(t)
		g := d.lease()
		if d.does(Divide{g.Job, g.Attempt, 1, s}).Accepted {
			t.Errorf("%s: accepted", name)
		}
		if d.does(Divide{g.Job, g.Attempt, 2, top(Portion{})}).Accepted {
			t.Error("a split was accepted before the one before it")
		}
		d.statuses(Leased)
	}
}

// TestLateAnswers: an answer counts after the lease has ended, unless another attempt has begun; a second time it
// changes nothing.
func TestLateAnswers(t *testing.T) {
	d := newDriver(t)
	g := d.lease()
	d.does(Expire{Job: g.Job, Attempt: g.Attempt})
	d.finish(g, Portion{Counts: map[string]int{"runs": 1}})
	d.finish(g, Portion{Counts: map[string]int{"runs": 1}})
	if o := d.machine.Outcome(); o.Counts["runs"] != 1 || !o.Complete {
		t.Errorf("%+v", o)
	}
}

// TestSleepersAreExploredAgain: what slept on a branch that left something out is explored again without that, and what
// was given away from it is withdrawn. What was found there stays.
func TestSleepersAreExploredAgain(t *testing.T) {
	d := newDriver(t)
	root := d.lease()
	d.does(Divide{root.Job, root.Attempt, 1, top(Portion{})})
	one, two := d.lease(), d.lease()
	d.does(Divide{two.Job, two.Attempt, 1, Split{
		Done:  Portion{Findings: []Finding{{Key: "bug"}}, Counts: map[string]int{"runs": 10}},
		Stack: []Level{{Step: Step{Thread: 2}, Branches: []int{0, 1, 2}, Rest: true, Shared: true}, {Step: Step{Thread: 0}, Branches: []int{0, 1}, Rest: true}},
		Give:  1,
	}})
	d.statuses(Leased, Leased, Leased, Queued)
	d.finish(d.lease(), Portion{Counts: map[string]int{"runs": 100}})
	d.finish(one, Portion{LeftOut: true})
	d.statuses(Leased, Done, Queued, Withdrawn)
	if o := d.machine.Outcome(); o.Counts["runs"] != 0 || len(o.Findings) != 1 {
		t.Errorf("%+v", o)
	}
	if d.does(Finish{two.Job, two.Attempt, Portion{}}).Accepted {
		t.Error("an attempt counts that slept on what was left out")
	}
	again := d.lease()
	if l := again.Subtree.Last; l == nil || l.Thread != 2 || !slices.Equal(l.Asleep, []int{0}) {
		t.Errorf("the job is %+v", again.Subtree)
	}
	d.finish(again, Portion{})
	d.finish(root, Portion{})
	if o := d.machine.Outcome(); o.Complete || !d.machine.Over() {
		t.Errorf("%+v", o)
	}
}

// TestFindingsAreHeardAtOnce: what an attempt says it found stands, once, also where the attempt is lost; what one says
// that does not count any more is not heard.
func TestFindingsAreHeardAtOnce(t *testing.T) {
	d := newDriver(t)
	g := d.lease()
	bug := []Finding{{Key: "bug"}}
	d.does(Saw{g.Job, g.Attempt, bug})
	d.does(Expire{Job: g.Job, Attempt: g.Attempt})
	again := d.lease()
	if d.does(Saw{g.Job, g.Attempt, []Finding{{Key: "other"}}}).Accepted {
		t.Error("an attempt is heard that another one has replaced")
	}
	d.finish(again, Portion{Findings: bug})
	if o := d.machine.Outcome(); len(o.Findings) != 1 {
		t.Errorf("%+v", o.Findings)
	}
}

func TestAdditions(t *testing.T) {
	d := newDriver(t)
	root := d.lease()
	d.does(Divide{root.Job, root.Attempt, 1, top(Portion{})})
	one := d.lease()
	d.finish(one, Portion{Additions: []Addition{{Thread: 1}, {Thread: 3}, {Thread: 3}}})
	d.statuses(Leased, Done, Queued, Queued)
	d.lease()
	if l := d.lease().Subtree.Last; l.Thread != 3 || !slices.Equal(l.Asleep, []int{0, 1, 2}) {
		t.Errorf("the job is %+v", l)
	}
}

func TestUnknownJobs(t *testing.T) {
	d := newDriver(t)
	for range 2 {
		g := d.lease()
		d.does(Expire{Job: g.Job, Attempt: g.Attempt})
	}
	d.statuses(Unknown)
	d = newDriver(t)
	g := d.lease()
	d.does(Diverge{g.Job, g.Attempt, "another state"})
	d.statuses(Unknown)
	if o := d.machine.Outcome(); o.Complete || !reflect.DeepEqual(o.Whys, []string{"another state"}) {
		t.Errorf("%+v", o)
	}
}

func TestKeysTellJobsApart(t *testing.T) {
	last := func(thread int, asleep ...int) *Level { return &Level{Step: Step{Thread: thread}, Asleep: asleep} }
	way := []Level{{Step: Step{Thread: 1, State: 4}, Branches: []int{1, 2}}}
	list := []Subtree{
		{}, {Last: last(0)}, {Last: last(1)}, {Last: last(1, 0)}, {Last: last(1, 2)},
		{Levels: way}, {Levels: way, Last: last(1)},
		{Levels: []Level{{Step: Step{Thread: 1, State: 5}, Branches: []int{1, 2}}}},
		{Levels: []Level{{Step: Step{Thread: 1, State: 4}, Branches: []int{1, 2}, Rest: true}}},
	}
	seen := map[string]int{}
	for i := range list {
		for _, of := range []string{"a", "b"} {
			key := list[i].Key(of)
			if j, twice := seen[key]; twice {
				t.Errorf("jobs %d and %d have one key", i, j)
			}
			seen[key] = i
			if key != list[i].Key(of) {
				t.Errorf("job %d has several keys", i)
			}
		}
	}
}

// TestExplored: the estimate of what has been explored, as jobs are split and end.
func TestExplored(t *testing.T) {
	m, _ := New(Config{Lost: 1})
	see := func(when string, want float64) {
		t.Helper()
		if got := m.Explored(); got != want {
			t.Errorf("%s: %g explored, not %g", when, got, want)
		}
	}
	see("at the beginning", 0)
	m.Handle(Lease{})
	stack := []Level{{Step: Step{Thread: 1}, Branches: []int{0, 1, 2, 3}, Asleep: []int{0}, Rest: true}}
	m.Handle(Divide{Job: 1, Attempt: 1, Number: 1, Split: Split{Stack: stack, Give: Nothing}})
	see("after one of four branches", 0.25)
	m.Handle(Divide{Job: 1, Attempt: 1, Number: 2, Split: Split{Stack: stack, Give: 0}})
	see("two of four are given away", 0.25)
	m.Handle(Finish{Job: 1, Attempt: 1})
	see("one of these has ended", 0.5)
	if m.Running() != 0 || m.Queued() != 2 || m.Ended() != 1 {
		t.Errorf("%d running, %d queued, %d ended", m.Running(), m.Queued(), m.Ended())
	}
	for m.Queued() > 0 {
		r, _ := m.Handle(Lease{})
		m.Handle(Finish{Job: r.Grant.Job, Attempt: r.Grant.Attempt})
	}
	see("at the end", 1)
}
