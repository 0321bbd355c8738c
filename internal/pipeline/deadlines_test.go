package pipeline

import (
	stdctx "context"
	"testing"
	"time"

	"midway/context"
	"midway/execute"
)

// While a run explores, its heartbeat says nothing of what it did before.
func TestPhasesEndWhereTheExplorationBegins(t *testing.T) {
	told := 0
	r := &session{settings: &settings{}, out: Output{Progress: func(p execute.Progress) { told++ }}}
	r.phase("making the initial state")
	r.tell()
	r.explores()
	r.tell()
	if told != 2 {
		t.Errorf("told %d times, not twice", told)
	}
}

// Of a time limit, levels, replays and the report have parts of their own, a quarter at most; of a run that gets little
// of a busy machine the report has more of it.
func TestTimeIsKeptForWhatComesLast(t *testing.T) {
	for _, limit := range []time.Duration{time.Second, 10 * time.Second, time.Minute, time.Hour} {
		o := &settings{Options: Options{Time: limit, Started: time.Now().Add(-100 * time.Hour)}, file: &context.File{}}
		stop, cancel := limited(stdctx.Background(), o)
		defer cancel()
		<-stop.Done()
		r := &session{settings: o, stop: stop}
		until := r.replaysUntil()
		if left := reserved(o) - until; left < 2*reportTime(o) {
			t.Errorf("--time %v: replays end %v after the stop, which leaves %v for the report of a run that got a hundredth of a processor", limit, until, left)
		}
		if reserved(o) > limit/4 {
			t.Errorf("--time %v: %v is kept", limit, reserved(o))
		}
	}
}
