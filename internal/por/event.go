package por

// Event is one event of a run.
type Event struct {
	Thread int
	What   any // the program's own

	// Reads and Writes may have what the event depends on and what it changes: of two events that both have them, one
	// must write a location that the other has, or they do not conflict for certain.
	Reads, Writes Locations

	// Waits: events that commute with each other may each disable it.
	Waits bool

	// Partial: a violation ended the thread. Where it reads something else, it may touch more than it did.
	Partial bool

	prior int    // index of the one before of its thread in the run under way, or none
	seq   uint32 // of its thread, from 1
	must  Clock  // its happens-before past, itself included, by conflicts that certainly are some
	may   Clock  // by all conflicts
}

// Degree says whether two events conflict.
type Degree uint8

// The degrees.
const (
	No   Degree = iota
	May         // they may: addresses are symbolic
	Must        // they do
)

// Decision is what can happen in a state.
type Decision struct {
	Threads []int // that may take a step, in the order to prefer
	// All: which of them really may take one depends on data, so all are explored.
	All bool
	// Ends: the run may end here, where data decides that no thread can go on. It does where Threads is empty.
	Ends bool
}

// Ending says how a step's outcome goes on.
type Ending uint8

// The endings.
const (
	GoesOn     Ending = iota
	Last              // the run ends, and no other thread could have gone on
	Cut               // the run ends, though other threads could go on
	Incomplete        // the same, and this outcome's behaviour is not fully known
	// the run ends. Outcome.State is what is left without the thread that ended it: what lies beyond belongs to no run
	Violates
	Exits // the run ends: the event conflicts with every other, Outcome.Pending with those that it prevents
)

// Outcome is one way a step can go.
type Outcome[S any] struct {
	State  S
	Events []*Event // the thread's own first
	Ending Ending
	// Choice tells the outcomes of one step apart. It is the same when the step is taken before or after events that
	// it does not conflict with; where it is not, wakeup sequences guide less.
	Choice uint64
	// Shows: beyond a violation, something came up that is to be taken down if the step can be taken without one.
	Shows bool
	// Pending lists, where the outcome Exits, the events that the other threads are before.
	Pending func() []*Event
}

// Locations is a set of locations, each hashed to one of LocationBits bits. That of an event's Reads, even where it is
// empty, has the bit Known, which stands for none.
type Locations [2]uint64

// LocationBits is how many bits Locations have, Known one of them.
const (
	LocationBits = 128
	Known        = 0
)

// Add adds a bit.
func (l *Locations) Add(bit uint) { l[bit/64%2] |= 1 << (bit % 64) }

// Fill adds all bits but Known.
func (l *Locations) Fill() { *l = Locations{l[0] | ^uint64(1<<Known), ^uint64(0)} }

// Apart reports whether it is known that nothing which e depends on or changes is changed by f.
func (e *Event) Apart(f *Event) bool {
	return e.Reads[0]&f.Reads[0]&(1<<Known) != 0 &&
		(e.Reads[0]|e.Writes[0])&f.Writes[0]|(e.Reads[1]|e.Writes[1])&f.Writes[1] == 0
}

// has reports whether e is in the past that c stands for.
func (c Clock) has(e *Event) bool { return c.At(e.Thread) >= e.seq }
