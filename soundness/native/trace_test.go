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
