package explain

// Site is a place that a thread was at: what it did there, and how it came there.
type Site struct {
	Thread string   `json:"thread"`
	At     string   `json:"at"`              // file:line
	Func   string   `json:"function"`        // the function of the program that was active
	Stack  []string `json:"stack,omitempty"` // its callers, the nearest first: "worker at pool.c:31"
	From   *Caller  `json:"called_from,omitempty"`
}

// Caller is where a wrapper of a library function was called that a place is in; the nearest function that is none.
type Caller struct {
	At     string `json:"at"`
	Column int    `json:"column,omitempty"`
	Func   string `json:"function"`
	// the compiler has inlined the wrapper, so that its name is not known; then Func has its code
	Inlined bool `json:"inlined,omitempty"`
}

// Operand is a value that decided a violation, as C writes both.
type Operand struct {
	Text  string   `json:"text"`                     // "a->balance"
	Value string   `json:"value"`                    // "-20"
	In    string   `json:"object,omitempty"`         // of one that is read from memory, the place by its shortest name
	By    *Site    `json:"written_by,omitempty"`     // who stored it last before it was read
	Other *Site    `json:"written_before,omitempty"` // the other thread that did so before that, where By is the failing one
	From  []Origin `json:"origin,omitempty"`         // of a local variable, where its value came from, step by step
	// its changes on the run until it was read, in their order; where there were more, the last of them
	Writes  []Write `json:"writes,omitempty"`
	Earlier int     `json:"earlier_writes,omitempty"` // how many are left out
	Part    bool    `json:"part,omitempty"`           // it is a variable that the operand before it is computed of
	Unset   bool    `json:"never_written,omitempty"`  // by then nothing had stored there on the run

	// where another thread may go on to store where it was read from: the store has not come yet
	Coming *Site `json:"coming,omitempty"`
	// another thread's first change of where it was read from, once it was read
	Since *Write `json:"changed_since,omitempty"`

	addr uint64 // of what is read from memory
}

// How a variable got its value.
const (
	Read     = "read"     // from memory
	Returned = "returned" // by a function
	Passed   = "passed"   // as an argument
)

// Origin is a step back to where a value came from.
type Origin struct {
	How string `json:"how"` // Read, Returned or Passed
	// what was read, the function that returned it, or the argument, as C writes it
	What  string `json:"what"`
	At    string `json:"at"`               // file:line
	In    string `json:"object,omitempty"` // as in Operand, of what was read
	By    *Site  `json:"written_by,omitempty"`
	Other *Site  `json:"written_before,omitempty"`

	addr uint64 // of what was read
}

// Facts is what a replay shows of a violation's cause. All parts are optional.
type Facts struct {
	Operands []Operand // of the condition that failed, the division, the pointer that was followed
	Object   *Object   // that memory errors are about
	Waits    []Wait    // of a deadlock, in the order of the threads
	// of a data race, by other thread: by what its past came last to the thread that shows the race
	Ordered map[string]Order
	Guards  []Guard // conditions that led to it, the nearest first
	Started []Start // threads that others than themselves put in no order, where the violation rests on what they stored
	Taken   []Site  // where each thread asked for each lock last
}

// Start is the creation of a thread.
type Start struct {
	Thread string `json:"thread"`
	By     string `json:"by"`
	At     string `json:"at"`
}

// Order is a step by which what another thread had done came to be ordered before what a thread does.
type Order struct {
	Op string // the library function or atomic operation; "" for the creation of the thread
	At string // file:line
}

// Object is an object of a run's memory.
type Object struct {
	Name      string `json:"name"`             // a C lvalue, or what made it
	Bytes     int    `json:"bytes"`            // its size
	Offset    int64  `json:"offset"`           // of the access, in bytes from its beginning
	Member    string `json:"member,omitempty"` // what is accessed, as a C lvalue
	Allocated *Site  `json:"allocated,omitempty"`
	Freed     *Site  `json:"freed,omitempty"`
}

// Wait is what a blocked thread waits for.
type Wait struct {
	Thread   string `json:"thread"`
	Op       string `json:"op"`     // the library function that it is in, "spin" for a loop that waits
	Object   string `json:"object"` // a C lvalue, or the thread that is joined
	Site     Site   `json:"site"`
	Holder   *Site  `json:"holder,omitempty"`   // who holds the lock, and where that took it
	Arrived  int    `json:"arrived,omitempty"`  // at a barrier
	Expected int    `json:"expected,omitempty"` // by it
	Set      *Site  `json:"set,omitempty"`      // where the barrier, the semaphore was initialised
	Count    *int   `json:"count,omitempty"`    // of a semaphore
	First    *int   `json:"first,omitempty"`    // of a semaphore, as it was initialised
	Wakes    []Wake `json:"wakes,omitempty"`    // signals, broadcasts and posts on the object, in their order
	Guards   []Guard
	Missing  *Missing
}

// Wake is a signal, a broadcast or a post.
type Wake struct {
	Op     string   `json:"op"`
	Site   Site     `json:"site"`
	Woke   []string `json:"woke"`   // threads
	Before bool     `json:"before"` // it came before the thread began to wait
}

// maxCallers is how many callers of a place are kept.
const maxCallers = 12

// Source is what an operand was read from, as C writes it; its own text where that is memory.
func (o *Operand) Source() string {
	if r := o.Read(); r != nil {
		return r.What
	}
	return o.Text
}

// Read is the step in which the value of a local variable was read from memory, or nil.
func (o *Operand) Read() *Origin {
	for i := range o.From {
		if o.From[i].How == Read {
			return &o.From[i]
		}
	}
	return nil
}
