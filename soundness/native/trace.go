package native

import (
	"midway/internal/ir"

	"encoding/hex"
	"errors"
	"fmt"
	"slices"
)

// Trace is a run that ends in a violation, as the binary shall follow it.
type Trace struct {
	Threads   []string  `json:"threads"` // names, in the order of creation
	Memory    bool      `json:"memory"`  // steps are the accesses to shared memory, too
	Steps     []Step    `json:"steps"`
	Inputs    []Input   `json:"inputs"`
	Violating int       `json:"violating"`         // the thread in which the violation shows
	Places    []string  `json:"places"`            // file:line of the violation; of a race, of both accesses
	Blocked   []Blocked `json:"blocked"`           // of a deadlock or livelock: where each thread stands
	Obstacle  string    `json:"obstacle"`          // why a binary cannot follow it, or ""
	Start     *Start    `json:"start,omitempty"`   // of a run from a context; nil: from main
	Stopped   []Stop    `json:"stopped,omitempty"` // where the context stops threads
	// what the machine may answer otherwise, so that the binary does something else; or ""
	Depends string `json:"depends,omitempty"`
}

// Place is an instruction of the source: a kind of instruction at a position. Op is load, store, rmw, cmpxchg, copy,
// set, return, or the function called.
type Place struct {
	Op     string `json:"op"`
	In     string `json:"in"` // function
	Line   int    `json:"line"`
	Column int    `json:"column"`
}

// The events that are no instruction: a thread's end, and the end of the process by main's return.
var (
	ThreadEnd  = Place{Op: "end of the thread"}
	ProcessEnd = Place{Op: "end of main"}
)

// Step is one event.
type Step struct {
	Thread int `json:"thread"`
	Place
	Nth     int   `json:"nth"`               // how often the thread has come to the place, this time included
	Again   bool  `json:"again,omitempty"`   // the second event of a condition wait: the mutex is taken again
	Timeout bool  `json:"timeout,omitempty"` // the thread's timed wait ends
	Creates int   `json:"creates,omitempty"` // the thread created; 0 is none
	Wakes   []int `json:"wakes,omitempty"`   // the threads woken
}

// Stop is that a context stops a thread behind an instruction that is no event, or may be one.
type Stop struct {
	Thread int `json:"thread"`
	Place
	Nth int `json:"nth"` // as of a step; 0: before all that it does
}

// Input is a value that the program asks its environment for.
type Input struct {
	Thread int    `json:"thread"`
	From   string `json:"from"`  // the function called
	Bytes  string `json:"bytes"` // hexadecimal, in the order of memory
}

// Blocked is where a thread is in a standstill.
type Blocked struct {
	Thread int    `json:"thread"`
	Op     string `json:"op"` // the function called; load and the like in a loop
	At     string `json:"at"` // file:line
}

// Source is how a program was made, as far as making it again needs.
type Source struct {
	Files     []string   `json:"files"`     // as they were named
	Directory string     `json:"directory"` // that they were named from
	Hashes    []string   `json:"sha256"`
	DataModel string     `json:"data_model,omitempty"`
	Clang     string     `json:"clang,omitempty"`
	LLVMDis   string     `json:"llvm_dis,omitempty"`
	CFlags    []string   `json:"cflags,omitempty"`
	Includes  []string   `json:"includes,omitempty"`
	Defines   []string   `json:"defines,omitempty"`
	Inputs    []ir.Input `json:"inputs,omitempty"`    // Files with their own flags; absent where they have none
	Libraries []string   `json:"libraries,omitempty"` // -l flags of the link command
	Args      []string   `json:"args"`                // of main, the program's name included
}

// Check reports what a trace, which may have been read from a file, says that makes no sense: the runtime relies on it.
func (t *Trace) Check() error {
	thread := func(n int) bool { return 0 <= n && n < len(t.Threads) }
	if t.Start != nil && t.Obstacle == "" {
		if err := t.Start.check(len(t.Threads)); err != nil {
			return err
		}
	}
	for i, s := range t.Steps {
		switch {
		case !thread(s.Thread), s.Creates != 0 && !thread(s.Creates):
			return fmt.Errorf("step %d is of a thread that there is none of", i+1)
		case slices.ContainsFunc(s.Wakes, func(n int) bool { return !thread(n) }):
			return fmt.Errorf("step %d wakes a thread that there is none of", i+1)
		case s.Nth < 0:
			return fmt.Errorf("step %d has a negative number", i+1)
		}
	}
	for i, in := range t.Inputs {
		if _, err := hex.DecodeString(in.Bytes); err != nil || !thread(in.Thread) {
			return fmt.Errorf("input %d is of no thread, or %q are no bytes", i+1, in.Bytes)
		}
	}
	for _, b := range t.Blocked {
		if !thread(b.Thread) {
			return errors.New("a thread stands still that there is none of")
		}
	}
	if slices.ContainsFunc(t.Stopped, func(s Stop) bool { return !thread(s.Thread) || s.Nth < 0 }) {
		return errors.New("a thread is stopped that there is none of")
	}
	return nil
}
