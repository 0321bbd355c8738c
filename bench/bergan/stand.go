package main

import (
	"math/rand/v2"
	"slices"

	"midway/context"
	"midway/soundness/concrete"
)

// herd brings a concrete run to a context: a thread that comes to stand at a free place of the context mostly stays
// there until all stand. It is a Schedule that decides nothing but choices.
type herd struct {
	concrete.Random
	ctx   *context.Context
	rng   *rand.Rand
	place []int // by context thread: the machine's thread that stays there, or -1

	// blocked are the threads that could not go on when they were last asked, and nothing that they wait for came
	// since.
	blocked map[int]bool
}

func newHerd(ctx *context.Context, seed uint64) *herd {
	h := &herd{
		Random:  *concrete.NewRandom(seed),
		ctx:     ctx,
		rng:     rand.New(rand.NewPCG(seed, 3)),
		blocked: map[int]bool{},
	}
	for range ctx.Threads {
		h.place = append(h.place, -1)
	}
	return h
}

// gather runs the machine until its threads stand at the context, all of them; false where the run ends before.
func (h *herd) gather(m *concrete.Machine, steps uint64) bool {
	for m.End == nil && m.Steps < steps {
		for _, t := range m.Threads {
			h.stay(m, t)
		}
		if h.complete(m) {
			return true
		}
		if t := h.movable(m); t >= 0 {
			h.advance(m, t)
		} else if !h.release(m) {
			return false
		}
	}
	return false
}

// stay lets a thread stay at a place where it stands and no other thread does.
func (h *herd) stay(m *concrete.Machine, t *concrete.Thread) {
	if slices.Contains(h.place, t.ID) {
		return
	}
	for i := range h.place {
		if h.place[i] < 0 && h.stands(m, t, &h.ctx.Threads[i]) && h.rng.IntN(8) != 0 {
			h.place[i] = t.ID
			return
		}
	}
}

// stands reports whether a thread stands where a thread of the context does.
func (h *herd) stands(m *concrete.Machine, t *concrete.Thread, at *context.Thread) bool {
	var user []*concrete.Frame // youngest first
	for i := len(t.Frames) - 1; i >= 0; i-- {
		if !t.Frames[i].Fn.Runtime {
			user = append(user, t.Frames[i])
		}
	}
	if !t.Live() || len(user) < len(at.Frames) || at.Complete && len(user) != len(at.Frames) {
		return false
	}
	for i, f := range at.Frames {
		if user[i].Fn.ID != f.Func || user[i].PC != f.PC {
			return false
		}
	}
	inside := t.Top() != user[0]
	if at.Blocked {
		return inside && !m.Enabled(t.ID)
	}
	return !inside
}

// complete reports whether all threads stand, and no other thread is alive.
func (h *herd) complete(m *concrete.Machine) bool {
	if slices.Contains(h.place, -1) {
		return false
	}
	alive := 0
	for _, t := range m.Threads {
		if t.Live() {
			alive++
		}
	}
	for i, t := range h.place {
		if !h.stands(m, m.Threads[t], &h.ctx.Threads[i]) {
			h.place[i] = -1
			return false
		}
	}
	return alive == len(h.place)
}

// movable is a thread that can go on and does not stay, or -1.
func (h *herd) movable(m *concrete.Machine) int {
	for _, t := range h.rng.Perm(len(m.Threads)) {
		if h.blocked[t] || slices.Contains(h.place, t) {
			continue
		}
		if m.Enabled(t) {
			return t
		}
		h.blocked[t] = true
	}
	return -1
}

// advance executes a thread's next instruction. What others wait for comes from the models of synchronisation, from
// atomic accesses and from the end of a thread.
func (h *herd) advance(m *concrete.Machine, t int) {
	th := m.Threads[t]
	_, at := m.Point(t)
	at = at || th.Top().Fn.Runtime
	m.Advance(t, concrete.Instruction)
	if at || !th.Live() {
		clear(h.blocked)
	}
}

// release sends one of the threads that stay, and can go on, on its way.
func (h *herd) release(m *concrete.Machine) bool {
	var enabled []int
	for i, t := range h.place {
		if t >= 0 && m.Enabled(t) {
			enabled = append(enabled, i)
		}
	}
	if len(enabled) == 0 {
		return false
	}
	i := enabled[h.rng.IntN(len(enabled))]
	h.advance(m, h.place[i])
	h.place[i] = -1
	return true
}
