package execute

import (
	"testing"

	"midway/internal/state"
)

// TestDivesAreFollowed: what comes of the state that a dive would go on with belongs to the dive, whatever order has
// taken it; what comes of another does not.
func TestDivesAreFollowed(t *testing.T) {
	p := NewSearchOrders(-1)
	p.order = diving
	at := func(thread int) *state.State { return &state.State{Current: thread} }
	first, second, of, other := at(0), at(0), at(0), at(1)
	p.Push(second)
	p.Push(first)
	p.order = depthFirst
	if p.Pop() != first {
		t.Fatal("the youngest does not come first")
	}
	p.Push(of)
	p.Push(other)
	p.order = diving
	if st := p.goOnDiving().st; st != of {
		t.Error("the dive does not go on with what came of its state")
	}
	p.order = leastSpent
	p.Took(1)
	if p.Pop() != other {
		t.Fatal("the thread that has taken least time does not come first")
	}
	late := at(0)
	p.Push(late)
	if d := &p.threads[0].dive; len(d.left) == 0 || d.left[len(d.left)-1].st == late {
		t.Error("what another thread's step has brought belongs to the dive")
	}
}

// TestHardStepsAreTriedAgain: a step that was given up on the way of a dive stays in the dive, farther off each time,
// until it was given up too often.
func TestHardStepsAreTriedAgain(t *testing.T) {
	p := NewSearchOrders(-1)
	p.order = diving
	for hard := range uint8(mostHard + 1) {
		p.Push(&state.State{Policy: state.Policy{HardSteps: hard}})
	}
	left := p.threads[0].dive.left
	if len(left) != mostHard {
		t.Fatalf("%d states are left to the dive, not %d", len(left), mostHard)
	}
	for i, s := range left {
		if want := left[0].near + i*hardAs; s.near != want {
			t.Errorf("given up %d times, it is %d far, not %d", i, s.near, want)
		}
	}
}

// TestDivesGoOn: a dive goes on with what came of its last step, although a state that was left before is nearer.
func TestDivesGoOn(t *testing.T) {
	p := NewSearchOrders(-1)
	p.order = diving
	p.Push(&state.State{})
	p.Push(&state.State{})
	if p.goOnDiving() == nil {
		t.Fatal("no dive goes on")
	}
	farther := &state.State{Policy: state.Policy{HardSteps: 1}}
	p.Push(farther)
	if p.goOnDiving().st != farther {
		t.Error("the dive goes back to a nearer state")
	}
}

// TestStatesBelongToWhoIsBehind: a state counts as one of the thread that goes on; where that has passed enough, as one
// of a thread that has come to its event and has not.
func TestStatesBelongToWhoIsBehind(t *testing.T) {
	const ran, waits, fresh, later = 0, 1, 2, 3
	p := NewSearchOrders(-1)
	passed := func(st *state.State, thread int) *state.State {
		st.Threads[thread].Passed = wanted
		return st
	}
	at := func(current int, of ...state.Status) *state.State {
		st := &state.State{Current: current}
		for i, s := range of {
			st.Threads = append(st.Threads, &state.Thread{ID: i, Status: s})
		}
		return st
	}
	p.Push(passed(at(ran, state.Ready, state.Waiting, state.AtPoint, state.AtPoint), ran))
	for _, test := range []struct {
		name string
		st   *state.State
		want int
	}{
		{"goes on, others are behind it", at(ran, state.Ready, state.Waiting, state.AtPoint, state.Exited), fresh},
		{"is to be chosen", at(state.None, state.AtPoint, state.Waiting, state.AtPoint, state.Exited), fresh},
		{"goes on and is behind", at(later, state.AtPoint, state.Waiting, state.AtPoint, state.Ready), later},
		{"no thread that is behind may be chosen", at(ran, state.Ready, state.Waiting, state.Exited, state.Waiting), ran},
	} {
		if got := p.belongs(test.st).thread; got != test.want {
			t.Errorf("%s: thread %d, not %d", test.name, got, test.want)
		}
	}
	stays := at(ran, state.Ready, state.Waiting, state.AtPoint, state.AtPoint)
	stays.HoldBack(fresh)
	if got := p.belongs(stays).thread; got != later {
		t.Errorf("one stays behind: thread %d, not %d", got, later)
	}
	timed := at(ran, state.Ready, state.Waiting, state.Exited, state.Exited)
	timed.Threads[waits].Timed = true
	if got := p.belongs(timed).thread; got != waits {
		t.Errorf("a timed wait: thread %d, not %d", got, waits)
	}
	p.Push(at(fresh, state.Ready, state.Waiting, state.Ready, state.AtPoint))
	if got := p.belongs(at(ran, state.Ready, state.Waiting, state.AtPoint, state.AtPoint)).thread; got != later {
		t.Errorf("of two that are behind: thread %d, not the one with fewer states, %d", got, later)
	}
}

// TestGivenUpStepsAreTaken: of a thread that has not passed enough, a dive now and then begins with a step that was
// given up too often; of one that has, none does.
func TestGivenUpStepsAreTaken(t *testing.T) {
	p := NewSearchOrders(-1)
	givenUp := &state.State{Policy: state.Policy{HardSteps: mostHard}}
	p.Push(givenUp)
	for range 8 {
		p.Push(&state.State{})
	}
	d := &p.threads[0]
	took := 0
	for d.dive.begun = range 8 {
		if p.beginDive(d).st == givenUp {
			took++
		}
	}
	if took != 2 {
		t.Errorf("%d of 8 dives begin with the step that was given up, not 2", took)
	}
	d.passed = wanted
	for d.dive.begun = range 8 {
		if p.beginDive(d).st == givenUp {
			t.Error("a dive of a thread that has passed enough begins with a step that was given up")
		}
	}
}
