package native

import (
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
)

// Start is the initial state that a run from a context begins in, as a harness lays it out: the variables whose
// contents are not their initialisers, the objects on the heap, and where each thread of the context stands.
// Thread i of the trace is Threads[i].
type Start struct {
	Objects []Object `json:"objects"`
	Threads []Call   `json:"threads"`
	Others  []Hold   `json:"others,omitempty"` // what threads hold, and wait at, that the context does not have
	Keys    []Key    `json:"keys,omitempty"`   // of thread-specific data, by their numbers
	Code    *Code    `json:"code,omitempty"`   // copies of functions that are entered in the middle
}

// Key is one of thread-specific data that there has been at the start.
type Key struct {
	Destructor *Address `json:"destructor,omitempty"` // a function
	Deleted    bool     `json:"deleted,omitempty"`
}

// Symbol is a function or variable as a file of the program calls it.
type Symbol struct {
	Name  string `json:"name"`
	Unit  int    `json:"unit"`            // the file that defines it, counted from 0; -1: none of them does
	Local bool   `json:"local,omitempty"` // it is static
}

// Object is a variable of the program, or an object on the heap. Locals of functions that threads are in are on the
// heap, and freed when the function returns.
type Object struct {
	Name     string  `json:"name"`
	Bytes    int     `json:"bytes"`
	Variable *Symbol `json:"variable,omitempty"` // nil: on the heap
	Mapped   bool    `json:"mapped,omitempty"`   // not on the heap, but mapped
	Freed    bool    `json:"freed,omitempty"`    // before the start
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
	Stream   string  `json:"stream,omitempty"` // stdin, stdout or stderr
}

// Primitive is a synchronisation object as it is before anybody holds it, or waits for it: one of primitives.
type Primitive struct {
	At   int    `json:"at"` // bytes
	Kind string `json:"kind"`
	// of a mutex, its kind in glibc's numbers; of a semaphore, its value; of a barrier, how many it expects; of a once,
	// 2 when done
	Value  uint32 `json:"value,omitempty"`
	Robust bool   `json:"robust,omitempty"` // of a mutex
	Gone   bool   `json:"gone,omitempty"`   // of a mutex: it was destroyed
}

// Hold is a synchronisation object that is held from the start, or a barrier that threads have come to.
type Hold struct {
	Kind   string `json:"kind"`   // of Primitives; of an rwlock, read or write
	Object int    `json:"object"` // index into the objects
	At     int    `json:"at"`     // bytes
	Times  int    `json:"times"`
}

// Call is what a thread executes: a call of a function, or functions that it is in already.
type Call struct {
	Function  Symbol     `json:"function"`
	Arguments []Argument `json:"arguments"`

	Frames []Activation `json:"frames,omitempty"` // the oldest first; Function and Arguments do not count then
	Main   bool         `json:"main,omitempty"`   // it is the main thread
	Holds  []Hold       `json:"holds,omitempty"`  // what it has taken
	Locals []Object     `json:"locals,omitempty"` // thread-local variables that are not what a new thread has
	Values []Cell       `json:"values,omitempty"` // thread-specific ones, each at its key's number
	Errno  uint32       `json:"errno,omitempty"`  // what errno holds
	Waits  string       `json:"waits,omitempty"`  // it is in a wait for a condition or at a barrier: waiting, or woken
}

// Activation is a function that a thread is in.
type Activation struct {
	Copy  string `json:"copy"`  // of the function, in the start's code
	At    string `json:"at"`    // file:line
	Parts int    `json:"parts"` // of its table, of sixteen bytes each (Copy)
	Next  int    `json:"next"`  // the part with the address of the next frame's table
	Cells []Cell `json:"cells"` // of the table
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

// mostKeys bounds the keys of thread-specific data, as the library models do.
const mostKeys = 64

// mostTaken bounds how often something is held.
const mostTaken = 1 << 10

// largestObject bounds an object of a start that is read from a file, in bytes.
const largestObject = 1 << 30

// check reports what a start, which may have been read from a file, says that makes no sense.
func (s *Start) check(threads int) error {
	if len(s.Threads) == 0 || len(s.Threads) > threads {
		return errors.New("the threads that it starts are not those of its run")
	}
	for i := range s.Objects {
		if err := s.checkObject(&s.Objects[i], fmt.Sprintf("object %d", i+1)); err != nil {
			return err
		}
	}
	if s.Code != nil && slices.ContainsFunc(s.Code.Symbols, func(y Symbol) bool { return !y.sound() }) {
		return errors.New("its code names nothing")
	}
	if len(s.Keys) > mostKeys || slices.ContainsFunc(s.Keys, func(k Key) bool { return !s.leads(k.Destructor) }) {
		return errors.New("its keys of thread-specific data are none")
	}
	for i := range s.Threads {
		if err := s.checkThread(&s.Threads[i], i+1); err != nil {
			return err
		}
	}
	return s.checkHolds(s.Others)
}

func (s *Start) checkObject(o *Object, what string) error {
	if o.Bytes < 0 || o.Bytes > largestObject || o.Variable != nil && !o.Variable.sound() {
		return fmt.Errorf("%s of its start has %d bytes, or no name", what, o.Bytes)
	}
	if !s.fit(o.Contents, o.Bytes) {
		return fmt.Errorf("%s of its start cannot hold what it should", what)
	}
	for _, p := range o.Syncs {
		if size, ok := Primitives[p.Kind]; !ok || p.At < 0 || p.At+size[1] > o.Bytes {
			return fmt.Errorf("%s of its start has no room for a %s", what, p.Kind)
		}
	}
	return nil
}

// fit reports whether contents lie in so many bytes.
func (s *Start) fit(cells []Cell, bytes int) bool {
	return !slices.ContainsFunc(cells, func(c Cell) bool {
		b, err := hex.DecodeString(c.Bytes)
		return err != nil || c.At < 0 || c.At+len(b) > bytes || !s.leads(c.Address)
	})
}

func (s *Start) checkThread(t *Call, number int) error {
	bad := func(a Argument) bool { return !s.leads(a.Address) || !slices.Contains(widths, a.Bits) }
	if len(t.Frames) == 0 && (!t.Function.sound() || slices.ContainsFunc(t.Arguments, bad)) {
		return fmt.Errorf("thread %d of its start calls nothing", number)
	}
	for i := range t.Frames {
		f := &t.Frames[i]
		if s.Code == nil || f.Parts < 0 || f.Parts > largestObject/16 || f.Next < 0 || f.Next >= f.Parts ||
			!s.fit(f.Cells, 16*f.Parts) || !(&Symbol{Name: f.Copy}).sound() {
			return fmt.Errorf("thread %d of its start is in no function", number)
		}
	}
	for i := range t.Locals {
		o := &t.Locals[i]
		if o.Variable == nil {
			return fmt.Errorf("a thread-local variable of thread %d has no name", number)
		}
		if err := s.checkObject(o, "a thread-local variable"); err != nil {
			return err
		}
	}
	foreign := func(c Cell) bool { return c.At < 0 || c.At >= len(s.Keys) || c.Address == nil && len(c.Bytes) > 16 }
	if slices.ContainsFunc(t.Values, foreign) || !s.fit(t.Values, mostKeys+8) {
		return fmt.Errorf("thread %d of its start has values of keys that there are not", number)
	}
	return s.checkHolds(t.Holds)
}

func (s *Start) checkHolds(list []Hold) error {
	for _, h := range list {
		if h.Object < 0 || h.Object >= len(s.Objects) || h.At < 0 || h.At >= s.Objects[h.Object].Bytes ||
			takes[h.Kind] == "" || h.Times < 1 || h.Times > mostTaken {
			return fmt.Errorf("its start holds a %s that is nowhere", h.Kind)
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
	case a.Stream != "":
		return slices.Contains(streams, a.Stream)
	case a.Function != nil:
		return a.Function.sound()
	}
	return 0 <= a.Object && a.Object < len(s.Objects)
}

var streams = []string{"stdin", "stdout", "stderr"}

// sound reports whether a symbol has a name that an assembler can be told.
func (s *Symbol) sound() bool {
	return s.Name != "" &&
		!slices.ContainsFunc([]byte(s.Name), func(c byte) bool { return c < '!' || c > '~' || c == '"' || c == '\\' })
}
