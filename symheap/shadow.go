package symheap

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/por"
)

// Access is one access to memory as the race detector sees it. Two accesses of different threads
// race if they overlap, one of them writes, not both are atomic, and neither happens before the other
// (C11 5.1.2.4).
type Access struct {
	Thread int
	Clock  uint32 // the thread's own clock entry at the access
	Loc    ir.LocID
	Write  bool
	Atomic bool
	Bytes  int        // at Off; where the length is not known, the most that it may be, or less
	Length expr.Value // in bytes, where it is not known; else not set
	Off    expr.Value // within the object
	Guard  expr.Value // the access happened where this holds
	From   any        // what the caller says of where it was made
	Call   string     // the library function that makes it, or ""
	// a load or store of a number or pointer, at an offset that is not known, in an object of the initial state
	Cell bool
}

// Use reports whether an access is that of an operation on a synchronisation object.
func (a *Access) Use() bool { return a.Atomic && a.Call != "" }

// typed reports whether memory's types keep two accesses apart: no pointer to a number or a pointer leads into a
// synchronisation object.
func (a *Access) typed(b *Access) bool { return a.Cell && b.Use() || b.Cell && a.Use() }

// Shadow is an object's recent accesses: those that a later access could still race with.
type Shadow struct {
	epoch    uint64
	granules granules   // small accesses at concrete offsets, by offset/8, in each granule they touch
	others   accessList // accesses at symbolic offsets, or to more than maxSmall bytes
}

// made is an access with what most questions about it ask for: its thread and that one's clock entry (an epoch;
// Flanagan, Freund, FastTrack, PLDI 2009, §3). The access itself never changes, and is shared by all lists that have it.
type made struct {
	*Access
	clock  uint32
	thread int32
}

// before reports whether an access is ordered before what a thread does next whose clock is now.
func (e *made) before(now por.Clock) bool { return e.clock <= now.At(int(e.thread)) }

// accessList is a row of accesses, the oldest first. Copies share all but the last few, from which alone accesses are
// dropped: a loop that looks at an array through an unknown index makes a long one.
type accessList struct {
	full [][]made // never changed
	last []made
}

// listPart is how many accesses are shared together.
const listPart = 32

// each calls f with all accesses, part by part.
func (l *accessList) each(f func([]made)) {
	for _, part := range l.full {
		f(part)
	}
	f(l.last)
}

// with is the list with an access added.
func (l accessList) with(a made, now por.Clock) accessList {
	l.last = forget(make([]made, 0, len(l.last)+1), l.last, a, now)
	if len(l.last) >= listPart {
		l.full = append(l.full[:len(l.full):len(l.full)], l.last)
		l.last = nil
	}
	return l
}

// maxSmall is the most bytes an access is kept by granule for.
const maxSmall = 64

func (a *Access) small() bool {
	return a.Off.Concrete() && a.certain() && a.Bytes > 0 && a.Bytes <= maxSmall
}

// certain reports whether the length is known.
func (a *Access) certain() bool { return a.Length.Concrete() }

// length is how many bytes it touches: where that is not known, some.
func (a *Access) length() expr.Value {
	if a.certain() {
		return expr.Word(uint64(a.Bytes))
	}
	return a.Length
}

// Conflict is an earlier access that races with a new one where Cond holds.
type Conflict struct {
	With  Access
	Cond  expr.Value
	Typed bool // there is none if memory has types (the assumption typed-memory)
}

// Conflicts are the earlier accesses to the object, and to those it may be one with, that are not
// ordered before the new access, whose thread's clock is now.
func (h *Heap) Conflicts(id ID, a Access, now por.Clock) []Conflict {
	out := h.conflictsIn(nil, id, a, now, expr.True)
	for _, other := range h.Get(id).aliases {
		if o := h.Get(other); o.Shadow != nil {
			if eq := h.Same(id, other); eq != expr.False {
				out = h.conflictsIn(out, other, a, now, eq)
			}
		}
	}
	return out
}

func (h *Heap) conflictsIn(out []Conflict, id ID, a Access, now por.Clock, same expr.Value) []Conflict {
	s := h.Get(id).Shadow
	if s == nil {
		return out
	}
	if a.small() {
		first, last := granulesOf(a)
		for g := first; g <= last; g++ {
			out = h.conflictsWith(out, s.granules.at(g), a, now, same)
		}
	} else {
		s.granules.root.each(func(list []made) { out = h.conflictsWith(out, list, a, now, same) })
	}
	s.others.each(func(list []made) { out = h.conflictsWith(out, list, a, now, same) })
	return out
}

func (h *Heap) conflictsWith(out []Conflict, list []made, a Access, now por.Clock, same expr.Value) []Conflict {
	for i := range list {
		e := &list[i]
		if int(e.thread) == a.Thread || e.before(now) || !(e.Write || a.Write) || e.Atomic && a.Atomic {
			continue
		}
		if c := h.B.And1(h.B.And1(same, e.Guard), h.overlap(*e.Access, a)); c != expr.False {
			out = append(out, Conflict{*e.Access, c, h.TypedMemory && a.typed(e.Access)})
		}
	}
	return out
}

// overlap is the condition under which two accesses to one object share a byte.
func (h *Heap) overlap(a, b Access) expr.Value {
	if a.Off.Concrete() && b.Off.Concrete() && a.certain() && b.certain() {
		if a.Off.W < b.Off.W+uint64(b.Bytes) && b.Off.W < a.Off.W+uint64(a.Bytes) {
			return expr.True
		}
		return expr.False
	}
	// Both lie in one object, so no sum wraps around: they meet where one begins less than its
	// predecessor's size behind it. A constant distance decides at once.
	d := h.minus(a.Off, b.Off)
	return h.B.Or1(
		h.B.Cmp(expr.ULT, h.Ptr, d, b.length()),
		h.B.Cmp(expr.ULT, h.Ptr, h.minus(expr.Word(0), d), a.length()))
}

func granulesOf(a Access) (first, last uint64) {
	return a.Off.W / 8, (a.Off.W + uint64(a.Bytes) - 1) / 8
}

// Record adds an access, and forgets earlier ones that any later access racing with them would
// also find in this one.
func (h *Heap) Record(id ID, a Access, now por.Clock) {
	if o := h.Get(id); o.Shadow != nil && o.Shadow.seen(&a) {
		return
	}
	o := h.Own(id)
	o.Shadow = h.ownedShadow(o.Shadow)
	e := h.made(a)
	if !a.small() {
		o.Shadow.others = o.Shadow.others.with(e, now)
		return
	}
	first, last := granulesOf(a)
	for g := first; g <= last; g++ {
		list := o.Shadow.granules.at(g)
		h.set(&o.Shadow.granules, g, forget(h.room(len(list)+1), list, e, now))
	}
}

// seen reports whether the same thread did the same, at the same place, since its clock last moved.
func (s *Shadow) seen(a *Access) bool {
	if a.small() {
		return a.among(s.granules.at(a.Off.W / 8))
	}
	return slices.ContainsFunc(s.others.full, a.among) || a.among(s.others.last)
}

// among reports whether an access does what one of a list did.
func (a *Access) among(list []made) bool {
	for i := range list {
		if e := &list[i]; int(e.thread) == a.Thread && e.clock == a.Clock && a.repeats(e.Access) {
			return true
		}
	}
	return false
}

// repeats reports whether an access does what e, by the same thread at the same time, did already.
func (a *Access) repeats(e *Access) bool {
	return e.Loc == a.Loc && e.Off == a.Off && e.Bytes == a.Bytes && e.Length == a.Length &&
		e.Atomic == a.Atomic && e.Cell == a.Cell && (e.Write || !a.Write) &&
		e.happensWith(a)
}

// happensWith reports whether e happened wherever a did.
func (e *Access) happensWith(a *Access) bool { return e.Guard == expr.True || e.Guard == a.Guard }

// covers reports whether every byte of e is certainly one of a.
func (a *Access) covers(e *Access) bool {
	switch {
	case !a.certain():
		return a.Off == e.Off && a.Length == e.Length
	case !e.certain(): // Bytes may be less than its length
		return false
	case a.Off == e.Off:
		return e.Bytes <= a.Bytes
	}
	return a.Off.Concrete() && e.Off.Concrete() && a.Off.W <= e.Off.W &&
		e.Off.W+uint64(e.Bytes) <= a.Off.W+uint64(a.Bytes)
}

// forget puts into an empty list with enough room what is left of a list, without accesses that are ordered before a
// and subsumed by it, and then a.
func forget(kept, list []made, a made, now por.Clock) []made {
	for i := range list {
		e := &list[i]
		if (e.thread == a.thread || e.before(now)) && a.subsumes(e.Access) {
			continue
		}
		kept = append(kept, *e)
	}
	return append(kept, a)
}

// subsumes reports whether who races with e races with a, where a is not ordered before.
func (a *Access) subsumes(e *Access) bool {
	return a.covers(e) && (a.Write || !e.Write) && (!a.Atomic || e.Atomic) && (!a.Cell || e.Cell) && a.happensWith(e)
}
