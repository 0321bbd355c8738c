package native

import (
	"strings"
	"testing"
)

// TestCheck: a trace whose indices are none of its own is refused, in words.
func TestCheck(t *testing.T) {
	sound := func() *Trace {
		return &Trace{Threads: []string{"main", "f#1"}, Violating: 1,
			Steps:   []Step{{Thread: 0, Place: Place{Op: "pthread_create"}, Nth: 1, Creates: 1}, {Thread: 1, Place: Place{Op: "load"}, Nth: 1, Wakes: []int{0}}},
			Inputs:  []Input{{Thread: 1, From: "rand", Bytes: "00ff"}},
			Blocked: []Blocked{{Thread: 1, Op: "load", At: "p.c:3"}}}
	}
	if err := sound().Check(); err != nil {
		t.Fatal(err)
	}
	for want, edit := range map[string]func(*Trace){
		"step 1 is of a thread":           func(t *Trace) { t.Steps[0].Thread = 2 },
		"step 2 is of a thread":           func(t *Trace) { t.Steps[1].Thread = -1 },
		"step 1 is of a thread that":      func(t *Trace) { t.Steps[0].Creates = 5 },
		"step 2 wakes a thread":           func(t *Trace) { t.Steps[1].Wakes = []int{0, 9} },
		"step 2 has a negative":           func(t *Trace) { t.Steps[1].Nth = -4 },
		"input 1 is of no thread":         func(t *Trace) { t.Inputs[0].Thread = 2 },
		`"0g" are no bytes`:               func(t *Trace) { t.Inputs[0].Bytes = "0g" },
		"stands still that there is none": func(t *Trace) { t.Blocked[0].Thread = 7 },
	} {
		tr := sound()
		edit(tr)
		if err := tr.Check(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

// TestCheckOfAStart: what a start names is there, or it is refused, in words.
func TestCheckOfAStart(t *testing.T) {
	sound := func() *Trace {
		y := Symbol{Name: "f"}
		return &Trace{Threads: []string{"t1"}, Start: &Start{
			Objects: []Object{{Name: "m", Bytes: 64, Variable: &y, Contents: []Cell{{At: 60, Bytes: "00000000"}}}},
			Threads: []Call{{Frames: []Activation{{Copy: "f.middle1", Parts: 3, Next: 1, Cells: []Cell{{At: 40, Bytes: "0000000000000000"}}}},
				Holds: []Hold{{Kind: "mutex", Times: 1}}, Locals: []Object{{Name: "own", Bytes: 4, Variable: &y}}}},
			Code: &Code{Symbols: []Symbol{y}},
		}}
	}
	if err := sound().Check(); err != nil {
		t.Fatal(err)
	}
	for want, edit := range map[string]func(*Start){
		"thread 1 of its start is in no function":         func(s *Start) { s.Code = nil },
		"thread 1 of its start is in no function ":        func(s *Start) { s.Threads[0].Frames[0].Cells[0].At = 41 },
		"thread 1 of its start is in no function  ":       func(s *Start) { s.Threads[0].Frames[0].Next = 3 },
		"thread 1 of its start is in no function   ":      func(s *Start) { s.Threads[0].Frames[0].Copy = "f\n" },
		"thread 1 of its start calls nothing":             func(s *Start) { s.Threads[0].Frames = nil },
		"its code names nothing":                          func(s *Start) { s.Code.Symbols[0].Name = "" },
		"its start holds a door that is nowhere":          func(s *Start) { s.Threads[0].Holds[0].Kind = "door" },
		"its start holds a mutex that is nowhere":         func(s *Start) { s.Threads[0].Holds[0].At = 64 },
		"its start holds a read that is nowhere":          func(s *Start) { s.Others = []Hold{{Kind: "read", Times: 1 << 20}} },
		"a thread-local variable of thread 1 has no name": func(s *Start) { s.Threads[0].Locals[0].Variable = nil },
		"object 1 of its start cannot hold":               func(s *Start) { s.Objects[0].Contents[0].At = 61 },
	} {
		tr := sound()
		edit(tr.Start)
		if err := tr.Check(); err == nil || !strings.Contains(err.Error(), strings.TrimSpace(want)) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}
