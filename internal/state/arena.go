package state

import (
	"midway/internal/arena"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/symheap"
)

// An Arena holds the states of a depth-first exploration, and what they own.
type Arena struct {
	symheap.Arena

	states  arena.Slab[State]
	lists   arena.Slab[*Thread]
	threads arena.Slab[Thread]
	stacks  arena.Slab[*Frame]
	frames  arena.Slab[Frame]
	values  arena.Slab[expr.Value]
	locals  arena.Slab[symheap.ID]
	traces  arena.Slab[Trace]
	marks   arena.Slab[SpinMark]
	places  arena.Slab[Place]
	touches arena.Slab[LoggedAccess]
}

// Leave goes back to a level: nothing that was made above it is referred to any more.
func (a *Arena) Leave(level int) {
	a.states.Leave(level)
	a.lists.Leave(level)
	a.threads.Leave(level)
	a.stacks.Leave(level)
	a.frames.Leave(level)
	a.values.Leave(level)
	a.locals.Leave(level)
	a.traces.Leave(level)
	a.marks.Leave(level)
	a.places.Leave(level)
	a.touches.Leave(level)
	a.Arena.Leave(level)
}

// Keep makes everything so far outlive its level.
func (a *Arena) Keep() {
	a.states.Keep()
	a.lists.Keep()
	a.threads.Keep()
	a.stacks.Keep()
	a.frames.Keep()
	a.values.Keep()
	a.locals.Keep()
	a.traces.Keep()
	a.marks.Keep()
	a.places.Keep()
	a.touches.Keep()
	a.Arena.Keep()
}

// UseArena has what the state comes to own made in an arena, and what its forks own. Of the states made at a level of
// it none may be used when the level has ended, unless it was kept.
func (s *State) UseArena(a *Arena) {
	s.arena = a
	s.Heap.UseArena(&a.Arena)
}

// Keep makes the state outlive its arena's levels.
func (s *State) Keep() {
	a := s.arena
	if a == nil {
		return
	}
	a.Keep()
	s.arena = nil
	s.Heap.UseArena(nil)
}

// Arena is the state's arena, or nil.
func (s *State) Arena() *Arena { return s.arena }

// room is the arena where a piece of the state may be made in it, or nil.
func (s *State) room() *Arena {
	if s.arena != nil && s.Heap.Room() != nil {
		return s.arena
	}
	return nil
}

// copied is a shallow copy at the arena's present level.
func (s *State) copied() (c *State) {
	if s.arena != nil && s.arena.Take() {
		c = s.arena.states.New(s.arena.Level())
	} else {
		c = new(State)
	}
	*c = *s
	return c
}

// ownedThread is a copy of a thread that the state owns.
func (s *State) ownedThread(t *Thread) (c *Thread) {
	const calls = 4 // that it may go on to make
	if a := s.room(); a != nil {
		c = a.threads.New(a.Level())
		*c = *t
		c.Frames = a.stacks.Slice(a.Level(), len(t.Frames)+calls)[:len(t.Frames)]
		copy(c.Frames, t.Frames)
	} else {
		c = new(Thread)
		*c = *t
		c.Frames = append([]*Frame(nil), t.Frames...)
	}
	return c
}

// ownedFrame is a copy of a frame that the state owns.
func (s *State) ownedFrame(f *Frame) (c *Frame) {
	if a := s.room(); a != nil {
		c = a.frames.New(a.Level())
		*c = *f
		c.Regs, c.Allocas = a.values.Copy(a.Level(), f.Regs), a.locals.Copy(a.Level(), f.Allocas)
	} else {
		c = new(Frame)
		*c = *f
		c.Regs, c.Allocas = append([]expr.Value(nil), f.Regs...), append([]symheap.ID(nil), f.Allocas...)
	}
	return c
}

// NewFrame is an empty frame of a function, owned by the state. It may have room for more registers.
func (s *State) NewFrame(f *ir.Func) *Frame {
	const room = 32
	n := len(f.Regs)
	a := s.room()
	if a == nil {
		return &Frame{Epoch: s.Heap.Epoch(), Fn: f, PC: f.Entry, Regs: make([]expr.Value, n, max(n, room))}
	}
	fr := a.frames.New(a.Level())
	*fr = Frame{Epoch: s.Heap.Epoch(), Fn: f, PC: f.Entry, Regs: a.values.Slice(a.Level(), n)}
	clear(fr.Regs)
	return fr
}

// moreMarks is how many marks, and moreTouches how many touches, a thread gets room for at a time.
const (
	moreMarks   = 2
	moreTouches = 4
)

// AddMark adds a mark to a thread that the state owns.
func (s *State) AddMark(t *Thread, m SpinMark) {
	if n := len(t.Marks); n == cap(t.Marks) {
		if a := s.room(); a != nil {
			more := a.marks.Slice(a.Level(), n+moreMarks)
			copy(more, t.Marks)
			t.Marks = more[:n]
		}
	}
	t.Marks = append(t.Marks, m)
}

// AddTouch adds a touch to a thread that the state owns.
func (s *State) AddTouch(t *Thread, m LoggedAccess) {
	if n := len(t.Log); n == cap(t.Log) {
		if a := s.room(); a != nil {
			more := a.touches.Slice(a.Level(), n+moreTouches)
			copy(more, t.Log)
			t.Log = more[:n]
		}
	}
	t.Log = append(t.Log, m)
}

// NewMark is a mark with room for so many places and live values.
func (s *State) NewMark(places, live int) SpinMark {
	if a := s.room(); a != nil {
		return SpinMark{Places: a.places.Slice(a.Level(), places)[:0], Live: a.values.Slice(a.Level(), live)[:0]}
	}
	return SpinMark{Places: make([]Place, 0, places), Live: make([]expr.Value, 0, live)}
}

// newTrace is memory for a step of the schedule.
func (s *State) newTrace() *Trace {
	if a := s.room(); a != nil {
		return a.traces.New(a.Level())
	}
	return new(Trace)
}
