package pointsto

import "midway/internal/ir"

// Node is an abstract object of a [Graph]. Nodes are dense: 0 is Unknown, then argv and its
// strings, the globals in order of GlobalID, the functions in order of FuncID, then the rest in the
// order they were found.
type Node int32

// The objects every graph has.
const (
	UnknownNode  Node = iota // whatever the program does not define
	summaryNode              // every object that a large set had: see summary.go
	foreignNode              // memory of outside code itself, none of the program's objects; shown as UnknownNode
	distanceNode             // bookkeeping: a difference of two pointers: see distance.go
	inputNode                // what pointers that came as inputs point to; shown as UnknownNode
	argvNode                 // the array main's argv and envp point to
	argStrings               // the strings in it
	flagsNode                // __midway_thread_flags
	storageNode              // __midway_thread_storage
	firstGlobal              // the globals follow, then the functions
)

// ObjectKind is what a [Node] stands for.
type ObjectKind uint8

// The kinds of objects.
const (
	Unknown  ObjectKind = iota // outside: external globals' targets, argv and environment, inputs used as pointers
	Global                     // a global variable or string constant
	Function                   // a function of the program, the models, or an external one
	Stack                      // an alloca site, the variadic area or a by-value parameter of a function
	Heap                       // an allocation call in user code
	Thread                     // the models' own storage per thread
	internal                   // bookkeeping: never in a Set
)

func (k ObjectKind) String() string {
	return [...]string{"unknown", "global", "function", "stack", "heap", "thread", "internal"}[k]
}

// CallSite is a call instruction. Func is None where there is none.
type CallSite struct {
	Func ir.FuncID
	PC   ir.PC
}

// NoSite is the context of what runs outside every call in user code.
var NoSite = CallSite{Func: ir.None}

// Info describes an object.
type Info struct {
	Kind   ObjectKind
	Name   string      // for people: "global nodes", "malloc at f.c:12", "local x of main"
	Func   ir.FuncID   // Function: itself; Stack, Heap: the function of PC; else None
	PC     ir.PC       // Stack: the alloca, or -1; Heap: the allocation call in user code
	Site   CallSite    // Stack, Heap: the user call into the models that created it, or NoSite
	Global ir.GlobalID // Global, else None
	Size   int64       // bytes, -1 where not known
	// Single reports that the node stands for at most one object in any execution: globals that are
	// not thread-local, functions, and locals of main where main is never called. Others may stand
	// for several, so a must-alias needs Single and one exact offset.
	Single bool
	Anew   bool // Heap: what realloc returns for null, so that nothing was copied to it
}

// object is an Info with the object's content.
type object struct {
	info     Info
	cells    []cell // stored pointers
	views    []cell // what loads of a range see: a superset of the overlapping cells
	copies   []copying
	element  int64    // bytes of the elements, if an array by its type
	period   int64    // > 0: cells were merged modulo it
	constant bool     // never written
	outside  bool     // code outside the program may reach it
	summed   bool     // the summary stands for it
	layout   int32    // what it may be: see layout.go; 0: anything
	bytes    int64    // of one with a layout
	fit      bool     // some step fits it
	refused  bool     // some does not
	moved    [2]varID // where differences lead from here, added and subtracted; noVar if none: see distance.go
}

// cell is a range of offsets, the bytes accessed at each, and the variable holding the targets.
type cell struct {
	at    region
	width int64
	v     varID
}

// copying says that n bytes at each offset of from are copied to dst at each offset of to.
type copying struct {
	from region
	n    int64
	dst  Node
	to   region
}
