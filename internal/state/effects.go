package state

import (
	"midway/internal/expr"
	"midway/symheap"
)

// Effect is one thing that an event read or changed, for partial order reduction: a range of an object's
// bytes, or one of the locations below that are no memory.
type Effect struct {
	Obj     symheap.ID // of Memory
	Off     expr.Value // within the object; of Queue, the queue's address
	Bytes   int64      // at Off, at most
	Tid     int32      // of Wake and Creation; of Peers, the class
	Place   EffectPlace
	Write   bool
	Certain bool // certainly done, in this extent

	StoresConstant bool   // of Memory: these bytes are only written, and what is put there is, by the program's text,
	Value          uint64 // this
}

// EffectPlace is the kind of location of an effect.
type EffectPlace uint8

// The kinds of locations.
const (
	Memory    EffectPlace = iota
	Queue                 // the wait queue of an address
	Wake                  // whether a thread can go on, and what it left: creation, wake-up, exit, join
	Creation              // whether there is a thread of a number: creation, uses of its id
	Numbering             // the numbers that threads are given in the order of their creation
	Blocks                // the order of atomic blocks, which orders what stands around them
	Peers                 // the order of the first steps of threads that nobody can tell apart
	// memory that is no global variable, anywhere: what threads may still touch, by the program's text
	Elsewhere
	Everything // a call of something unmodelled
)

// Effects lists what the event under way has done, oldest first.
type Effects []Effect

// List is the effects, each once, youngest first, apart from l.
func (l Effects) List() []Effect {
	if len(l) == 0 {
		return nil
	}
	return l.AppendTo(make([]Effect, 0, len(l)))
}

// AppendTo is List behind an empty list that has room.
func (l Effects) AppendTo(out []Effect) []Effect {
	for i := len(l) - 1; i >= 0; i-- {
		out = merge(out, &l[i])
	}
	return out
}

// merge adds an effect, as part of the last one where they are one range.
func merge(out []Effect, e *Effect) []Effect {
	for i := len(out) - 1; i >= 0 && i >= len(out)-8; i-- {
		if out[i].absorbs(e) {
			out[i].absorb(e)
			return out
		}
	}
	if n := len(out) - 1; n >= 0 && out[n].extends(e) {
		out[n].Off = expr.Word(min(out[n].Off.W, e.Off.W))
		out[n].Bytes += e.Bytes
		out[n].StoresConstant = false
		return out
	}
	return append(out, *e)
}

// absorbs reports whether everything of e is in a.
func (a *Effect) absorbs(e *Effect) bool {
	if a.Place != e.Place || a.Obj != e.Obj || a.Tid != e.Tid || !a.Write && e.Write || !a.Certain && e.Certain {
		return false
	}
	if a.Off == e.Off {
		return a.Bytes >= e.Bytes
	}
	return a.Off.Concrete() && e.Off.Concrete() && a.Off.W <= e.Off.W &&
		e.Off.W+uint64(e.Bytes) <= a.Off.W+uint64(a.Bytes)
}

// absorb makes an effect one that has also done what it absorbs.
func (a *Effect) absorb(e *Effect) { a.StoresConstant = a.StoresConstant && a.Same(e) }

// Same reports whether both put the same value into the same bytes, and do nothing else there: whichever comes first,
// all is as if one had been executed alone.
func (a *Effect) Same(b *Effect) bool {
	return a.StoresConstant && b.StoresConstant && a.Value == b.Value && a.Obj == b.Obj && a.Off == b.Off &&
		a.Bytes == b.Bytes
}

// Overlaps reports whether two effects may be on the same byte of one object.
func (a *Effect) Overlaps(e Effect) bool {
	if a.Place != Memory || e.Place != Memory || a.Obj != e.Obj {
		return false
	}
	return !a.Off.Concrete() || !e.Off.Concrete() ||
		a.Off.W < e.Off.W+uint64(e.Bytes) && e.Off.W < a.Off.W+uint64(a.Bytes)
}

// extends reports whether a and e are neighbouring ranges treated alike.
func (a *Effect) extends(e *Effect) bool {
	if a.Place != Memory || e.Place != Memory || a.Obj != e.Obj || a.Write != e.Write || a.Certain != e.Certain ||
		!a.Off.Concrete() ||
		!e.Off.Concrete() {
		return false
	}
	return a.Off.W+uint64(a.Bytes) == e.Off.W || e.Off.W+uint64(e.Bytes) == a.Off.W
}

// Did adds an effect to those of the event under way.
func (s *State) Did(e Effect) { s.Effects = s.Effects.With(e) }

// With is the list with an effect more; it may use the room behind l, which no other list shares.
func (l Effects) With(e Effect) Effects {
	if n := len(l); n > 0 && l[n-1].absorbs(&e) {
		if l[n-1].StoresConstant && !l[n-1].Same(&e) {
			return append(l, e)
		}
		return l
	}
	return append(l, e)
}
