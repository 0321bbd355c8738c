package native

import (
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
)

// Start is the initial state that a run from a context begins in, as a harness lays it out: the variables whose
// contents are not their initialisers, the objects on the heap, and what each thread of the context is called with.
// Thread i of the trace is Threads[i].
type Start struct {
	Objects []Object `json:"objects"`
	Threads []Call   `json:"threads"`
}

// Symbol is a function or variable as a file of the program calls it.
type Symbol struct {
	Name  string `json:"name"`
	Unit  int    `json:"unit"`            // the file that defines it, counted from 0; -1: none of them does
	Local bool   `json:"local,omitempty"` // it is static
}

// Object is a variable of the program, or an object on the heap.
type Object struct {
	Name     string  `json:"name"`
	Bytes    int     `json:"bytes"`
	Variable *Symbol `json:"variable,omitempty"` // nil: on the heap
	// of a variable, where it differs from its initialiser; else what is not zero
	Contents []Cell      `json:"contents"`
	Syncs    []Primitive `json:"synchronisation,omitempty"`
}

// Cell is what stands at an offset of an object: bytes, or an address.
type Cell struct {
	At      int      `json:"at"`              // bytes
	Bytes   string   `json:"bytes,omitempty"` // hexadecimal, in the order of memory; "" of an address
	Address *Address `json:"address,omitempty"`
}

// Address is one in an object, or that of a function.
type Address struct {
	Object   int     `json:"object"` // index into the objects; -1 of a function
	Plus     int     `json:"plus,omitempty"`
	Function *Symbol `json:"function,omitempty"`
}

// Primitive is a synchronisation object that no thread holds or waits for: one of primitives.
type Primitive struct {
	At   int    `json:"at"` // bytes
	Kind string `json:"kind"`
	// of a mutex, its kind in glibc's numbers; of a semaphore, its value; of a barrier, how many it expects; of a once,
	// 2 when done
	Value uint32 `json:"value,omitempty"`
}

// Call is what a thread executes.
type Call struct {
	Function  Symbol     `json:"function"`
	Arguments []Argument `json:"arguments"`
}

// Argument is a number of 8, 16, 32 or 64 bits (1 of a _Bool), or a pointer.
type Argument struct {
	Name    string   `json:"name"`
	Bits    int      `json:"bits"`
	Pointer bool     `json:"pointer,omitempty"`
	Value   uint64   `json:"value,omitempty"`   // of a pointer, where it leads to nothing
	Address *Address `json:"address,omitempty"` // of a pointer
}

// Primitives are the kinds of synchronisation objects, and how many bytes one takes: of LP64, of ILP32.
var Primitives = map[string][2]int{
	"mutex": {
		40,
		24,
	}, "condition": {48, 48}, "rwlock": {56, 32}, "semaphore": {32, 16}, "barrier": {32, 20}, "spinlock": {4, 4}, "once": {4, 4},
}

// largestObject bounds an object of a start that is read from a file, in bytes.
const largestObject = 1 << 30

// check reports what a start, which may have been read from a file, says that makes no sense.
func (s *Start) check(threads int) error {
	if len(s.Threads) == 0 || len(s.Threads) > threads {
		return errors.New("the threads that it starts are not those of its run")
	}
	for i := range s.Objects {
		o := &s.Objects[i]
		if o.Bytes < 0 || o.Bytes > largestObject || o.Variable != nil && !o.Variable.sound() {
			return fmt.Errorf("object %d of its start has %d bytes, or no name", i+1, o.Bytes)
		}
		for _, c := range o.Contents {
			if b, err := hex.DecodeString(c.Bytes); err != nil || c.At < 0 || c.At+len(b) > o.Bytes ||
				!s.leads(c.Address) {
				return fmt.Errorf("object %d of its start cannot hold what it should", i+1)
			}
		}
		for _, p := range o.Syncs {
			if size, ok := Primitives[p.Kind]; !ok || p.At < 0 || p.At+size[1] > o.Bytes {
				return fmt.Errorf("object %d of its start has no room for a %s", i+1, p.Kind)
			}
		}
	}
	for i := range s.Threads {
		t := &s.Threads[i]
		if !t.Function.sound() ||
			slices.ContainsFunc(
				t.Arguments,
				func(a Argument) bool { return !s.leads(a.Address) || !slices.Contains(widths, a.Bits) },
			) {
			return fmt.Errorf("thread %d of its start calls nothing", i+1)
		}
	}
	return nil
}

// widths are those of arguments, in bits.
var widths = []int{1, 8, 16, 32, 64}

// leads reports whether an address, if there is one, is of an object or function.
func (s *Start) leads(a *Address) bool {
	switch {
	case a == nil:
		return true
	case a.Function != nil:
		return a.Function.sound()
	}
	return 0 <= a.Object && a.Object < len(s.Objects)
}

// sound reports whether a symbol has a name that an assembler can be told.
func (s *Symbol) sound() bool {
	return s.Name != "" &&
		!slices.ContainsFunc([]byte(s.Name), func(c byte) bool { return c < '!' || c > '~' || c == '"' || c == '\\' })
}
