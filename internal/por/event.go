package por

// Event is one event of a run.
type Event struct {
	Thread int
	What   any // the program's own

	// Reads and Writes may have what the event depends on and what it changes: of two events that both have them, one must write a location
	// that the other has, or they do not conflict for certain.
	Reads, Writes Locations

	// Waits: events that commute with each other may each disable it.
	Waits bool

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

// Program is what is explored. States are values that a step leaves as they are.
type Program[S any] interface {
	// Decide looks at a state.
	Decide(s S, last int) Decision
	// Prefer orders the threads of a decision by which to explore first, in a state that is explored.
	Prefer(s S, threads []int)
	// Waiting lists the events that the blocked threads of a state stand before: what they read to be enabled. The state was decided on.
	Waiting(s S) []*Event
	// Step takes a step of a thread that may take one: its outcomes, in the order to explore.
	Step(s S, thread int) []Outcome[S]
	// Conflict says whether an event conflicts with an earlier one of another thread: whether they do not commute,
	// or would not if events came before them that the earlier one does not conflict with. What an event may touch
	// must not depend on what it reads.
	Conflict(earlier, later *Event) Degree
	// Taken is told that everything below the steps taken from a state so far was explored: their outcomes are asked about no more.
	Taken(s S)
	// Left is told of events that are no longer in the run under way: they are only compared with later ones.
	Left(events []*Event)
	// Keep is a copy of a step's events to compare with later ones, long after they have left the run under way.
	Keep(events []*Event) []*Event
	// Silence asks, while it is on, to take nothing down of what states and steps show: another member of a team has.
	Silence(on bool)
	// Enables reports whether an earlier event, of any thread, may have changed what decides whether a later one could be
	// executed.
	Enables(earlier, later *Event) bool
	// Show is asked to take down what an outcome shows (Outcome.Shows): moves from the state that the search began in lead to it.
	// No earlier of their outcomes violates anything. It returns false where the moves do not lead there.
	Show(s S, moves []Move) bool
	// Blocked reports whether an event could certainly not be executed in s, were its thread to stand before it.
	Blocked(s S, e *Event) bool
}

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
	Violates          // the run ends. Outcome.State is what is left without the thread that ended it: what lies beyond belongs to no run
	Exits             // the run ends: the event conflicts with every other, Outcome.Pending with those that it prevents
)

// Outcome is one way a step can go.
type Outcome[S any] struct {
	State  S
	Events []*Event // the thread's own first
	Ending Ending
	// Way tells the outcomes of one step apart. It is the same when the step is taken before or after events that
	// it does not conflict with; where it is not, wakeup sequences guide less.
	Way uint64
	// Shows: beyond a violation, something came up that is to be taken down if the step can be taken without one.
	Shows bool
	// Pending lists, where the outcome Exits, the events that the other threads stand before.
	Pending func() []*Event
}

// Locations is a set of locations, each hashed to one of LocationBits bits. That of an event's Reads, even where it is empty, has the bit Known,
// which stands for none.
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
	return e.Reads[0]&f.Reads[0]&(1<<Known) != 0 && (e.Reads[0]|e.Writes[0])&f.Writes[0]|(e.Reads[1]|e.Writes[1])&f.Writes[1] == 0
}

// has reports whether e is in the past that c stands for.
func (c Clock) has(e *Event) bool { return c.At(e.Thread) >= e.seq }
