package por

// Lifetimes learns which states and events are looked at no more, so that their memory may be used again.
type Lifetimes[S any] interface {
	// Taken says that everything below the steps taken from a state so far was explored: their outcomes are asked
	// about no more.
	Taken(s S)
	// Left lists events that are no longer in the run under way: they are only compared with later ones.
	Left(events []*Event)
	// Keep is a copy of a step's events to compare with later ones, long after they have left the run under way: those
	// of wakeup trees.
	Keep(events []*Event) []*Event
}

// Move is one step of a wakeup sequence: which thread takes it, which of the step's outcomes is meant, and what it did
// where it was seen.
type Move struct {
	Thread int
	Choice uint64
	Events []*Event // the thread's own first
}

// WakeupTree is an ordered tree of the sequences that are still to be explored from a node (Abdulla, Aronsson,
// Jonsson, Sagonas: Optimal Dynamic Partial Order Reduction, POPL 2014, §5). Branches are explored from left to right.
type WakeupTree struct {
	branches []*branch
	next     int // the leftmost branch not taken out yet
}

type branch struct {
	move  Move
	below WakeupTree
}

// trees is how many moves wakeup trees have together, unless Options.Trees says so. With more of them than that, a
// sequence is kept as its first move: what is kept then is polynomial in the length of runs and the number of threads,
// and runs may be given up.
const trees = 1 << 17

// begin says where in a sequence a move of another one stands.
//
// The result is the index in v of the move that m is, where nothing before it in v happens before it; len(v) where
// v does not have it and m commutes with all of v; -1 otherwise. In the first two cases m is a weak initial of v.
type begin func(m *Move, v []Move) int

// treeRoom is what a tree is asked to grow with.
type treeRoom struct {
	at   begin
	room int                     // moves that there is room for
	keep func([]*Event) []*Event // copies of events that keep nothing else from being forgotten
}

// Empty reports whether nothing is left to explore.
func (t *WakeupTree) Empty() bool { return t.next == len(t.branches) }

// Next takes out the leftmost branch: its move and the tree below it.
func (t *WakeupTree) Next() (Move, WakeupTree) {
	b := t.branches[t.next]
	t.next++
	return b.move, b.below
}

// Insert adds a sequence, unless what the tree has covers it: a leaf that the sequence weakly begins with, or the
// tree's own beginning where that is the whole sequence. Where there is no room, its first move alone is added: what a
// leaf that the sequence begins with is followed by is found below it. It returns how many were.
func (t *WakeupTree) Insert(v []Move, to treeRoom) int {
	for _, b := range t.branches[t.next:] {
		i := to.at(&b.move, v)
		if i < 0 {
			continue
		}
		if b.below.Empty() || i < len(v) && v[i].Choice != b.move.Choice { // every continuation will be explored there
			return 0
		}
		return b.below.Insert(without(v, i), to)
	}
	v = v[:min(len(v), max(to.room, 1))]
	if len(v) > 0 {
		t.add(v, to.keep)
	}
	return len(v)
}

// Size is how many moves are left in the tree.
func (t *WakeupTree) Size() (n int) {
	for _, b := range t.branches[t.next:] {
		n += 1 + b.below.Size()
	}
	return n
}

// Subsumes reports whether Insert would leave the tree as it is for a leaf that the sequence has all moves of, so that
// it would, too, for any longer one in which what is added happens before none of them.
func (t *WakeupTree) Subsumes(v []Move, at begin) bool {
	for _, b := range t.branches[t.next:] {
		switch i := at(&b.move, v); {
		case i == len(v): // what is added may conflict with it
			return false
		case i >= 0:
			return b.below.Empty() || v[i].Choice != b.move.Choice || b.below.Subsumes(without(v, i), at)
		}
	}
	return false
}

// add puts a sequence to the right of everything.
func (t *WakeupTree) add(v []Move, keep func([]*Event) []*Event) {
	b := &branch{move: v[0]}
	b.move.Events = keep(b.move.Events)
	t.branches = append(t.branches, b)
	if len(v) > 1 {
		b.below.add(v[1:], keep)
	}
}

// leads reports whether a branch begins with a thread, one taken out included.
func (t *WakeupTree) leads(thread int) bool {
	for _, b := range t.branches {
		if b.move.Thread == thread {
			return true
		}
	}
	return false
}

// without is v without its move i, where there is one.
func without(v []Move, i int) []Move {
	switch i {
	case len(v):
		return v
	case 0:
		return v[1:]
	}
	return append(v[:i:i], v[i+1:]...)
}
