package halt

import (
	"sync/atomic"
	"testing"
	"time"
)

// A step ends at once, what is not a step some time later; what a step begins with is what it alone hears.
func TestStepsEndFirst(t *testing.T) {
	var own atomic.Bool
	f := &Flag{}
	f.Poll()
	f.Raise()
	if Catch(f.Poll) {
		t.Error("what is no step was ended at once")
	}
	f.Enter(&own, nil)
	if !Catch(f.Poll) {
		t.Error("the step goes on")
	}
	f.Leave()
	time.Sleep(2 * Grace)
	if !Catch(f.Poll) {
		t.Error("what is no step goes on for ever")
	}
}

func TestEndIsHeardAtOnce(t *testing.T) {
	f := &Flag{}
	f.End()
	if !f.Raised() || !Catch(f.Poll) {
		t.Error("what is no step goes on")
	}
}

func TestAStepEndsAlone(t *testing.T) {
	var own, other atomic.Bool
	f := &Flag{}
	own.Store(true)
	f.Nudge()
	f.Enter(&other, nil)
	if Catch(f.Poll) {
		t.Error("another step was ended")
	}
	f.Nudge()
	f.Enter(&own, nil)
	if !Catch(f.Poll) {
		t.Error("the step goes on")
	}
}

func TestTicksGoToTheStepUnderWay(t *testing.T) {
	steps, others := 0, 0
	f := &Flag{Ticks: func() { others++ }}
	defer f.Clock(time.Millisecond)()
	hear := func() {
		for end := time.Now().Add(20 * time.Millisecond); time.Now().Before(end); {
			f.Poll()
		}
	}
	f.Enter(new(atomic.Bool), func() { steps++ })
	hear()
	f.Leave()
	if steps == 0 || others > 0 {
		t.Errorf("%d ticks of the step, %d others", steps, others)
	}
	if hear(); others == 0 {
		t.Error("no tick where no step is under way")
	}
}

func TestOtherPanicsGoOn(t *testing.T) {
	defer func() {
		if recover() != "mine" {
			t.Error("the panic was lost")
		}
	}()
	Catch(func() { panic("mine") })
}

func TestANilFlagIsNeverRaised(t *testing.T) {
	var f *Flag
	f.Poll()
	f.Nudge()
	f.Enter(nil, nil)
	f.Leave()
	if f.Raised() {
		t.Error("raised")
	}
}
