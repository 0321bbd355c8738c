package concrete

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/property"
	"midway/internal/runtime/abi"
)

// clock is a vector clock: how many epochs of each thread happened before. A missing entry is zero.
type clock []uint32

func (c clock) at(t int) uint32 {
	if t < len(c) {
		return c[t]
	}
	return 0
}

func (c clock) clone() clock { return slices.Clone(c) }

// tick begins a new epoch of thread t.
func (c clock) tick(t int) clock {
	n := c.grow(t + 1)
	n[t]++
	return n
}

func (c clock) grow(n int) clock {
	out := make(clock, max(n, len(c)))
	copy(out, c)
	return out
}

func (c clock) join(d clock) clock {
	out := c.grow(len(d))
	for i, v := range d {
		out[i] = max(out[i], v)
	}
	return out
}

func cloneClocks(m map[uint64]clock) map[uint64]clock {
	out := make(map[uint64]clock, len(m))
	for k, v := range m {
		out[k] = v
	}
	return out
}

// access is one access to a byte, as later accesses may race with it (C11 5.1.2.4).
type access struct {
	thread        int
	epoch         uint32 // of the thread, at the access
	write, atomic bool
	loc           ir.LocID
	call          string // the library function that makes it, or ""
}

// use reports whether it is what an operation on a synchronisation object does.
func (a access) use() bool { return a.atomic && a.call != "" }

// race ends the run where the access races with an earlier one; it returns false then. Per byte, thread
// and kind of access the last one is kept: if it is ordered before a later access, so are those before it.
func (m *Machine) race(o *object, off, n uint64, write, atomic bool) bool {
	return m.raceUnless(o, off, n, write, atomic, nil)
}

// raceOfEnd is race for the end of an object, which ends no run for a lock in it that a thread has yet to take: where
// that thread goes on, it uses the object behind its end. A schedule that is to stop at a race is asked about it.
func (m *Machine) raceOfEnd(o *object) bool {
	return m.raceUnless(
		o,
		0,
		uint64(len(o.data)),
		true,
		false,
		func(e access) bool { return m.Opt.PassRaces == nil && m.yetToLock(e) },
	)
}

// yetToLock reports whether an earlier use is that of a thread which has yet to take that lock.
func (m *Machine) yetToLock(e access) bool {
	pt, stands := m.Point(e.thread)
	return e.use() && stands && abi.Of(pt.Op).Role == abi.Acquire && pt.Op == e.call && pt.Loc == e.loc &&
		e.epoch == m.Threads[e.thread].clock.at(e.thread)
}

// raceUnless is race but for earlier accesses that are excepted, if any.
func (m *Machine) raceUnless(o *object, off, n uint64, write, atomic bool, excepted func(access) bool) bool {
	if !m.multi || m.Opt.NoRaces || m.guarding || o.kind == internal || o.readOnly || n == 0 {
		return true
	}
	o = m.mem.own(o.addr)
	a := access{m.t.ID, m.t.clock.at(m.t.ID), write, atomic, m.t.Loc(), ""}
	if m.fr.Fn.Runtime {
		a.call = m.t.api()
	}
	passed := m.Opt.PassRaces != nil && m.Opt.PassRaces()
	for i := off; i < off+n; i++ {
		for _, e := range o.shadow[i] {
			if passed {
				break
			}
			if m.races(e, a) && (excepted == nil || !excepted(e)) && m.stopsWith(o, e, a) {
				return false
			}
		}
		o.shadow[i] = m.remember(o.shadow[i], a)
	}
	return true
}

// stopsWith reports a race; it returns false where the run goes on.
func (m *Machine) stopsWith(o *object, e, a access) bool {
	v := End{Outcome: Violation, Kind: property.DataRace, Loc: a.loc, Thread: a.thread, With: e.loc}
	for _, side := range []access{e, a} {
		if side.use() {
			v.Use = side.call
		}
	}
	if m.Opt.PassRaces != nil && !m.Schedule.Stops(m, v) {
		return false
	}
	v.Text = "data race on " + o.name + ": " + m.describe(e) + " and " + m.describe(a) + " are not ordered"
	if m.End == nil {
		m.End = &v
	}
	return true
}

// races reports whether an earlier access races with a new one of the current thread.
func (m *Machine) races(e, a access) bool {
	return e.thread != a.thread && (e.write || a.write) && !(e.atomic && a.atomic) && e.epoch > m.t.clock.at(e.thread)
}

// remember adds an access to a byte's, and forgets those that it stands for: of the same thread and kind, or ordered
// before a plain write. Where races do not end the run, it matters from which place the thread did it.
func (m *Machine) remember(list []access, a access) []access {
	if m.Opt.PassRaces == nil {
		return append(m.superseded(list, a), a)
	}
	for i, e := range list {
		if e.thread == a.thread && e.write == a.write && e.atomic == a.atomic && e.loc == a.loc {
			list[i] = a
			return list
		}
	}
	return append(list, a)
}

func (m *Machine) superseded(list []access, a access) []access {
	return slices.DeleteFunc(list, func(e access) bool {
		if a.write && !a.atomic {
			return true // it did not race, so all of them are ordered before it
		}
		return e.thread == a.thread && e.write == a.write && e.atomic == a.atomic
	})
}

func (m *Machine) describe(a access) string {
	what := "a read"
	switch {
	case a.use():
		what = "a use"
	case a.write:
		what = "a write"
	}
	if a.call != "" {
		what += " in " + a.call
	}
	return what + " by " + m.Threads[a.thread].Name + " at " + m.P.At(a.loc)
}

// release publishes all the thread did so far in the clock at addr.
func (m *Machine) release(addr uint64) {
	m.sync[addr] = m.sync[addr].join(m.t.clock)
	m.t.clock = m.t.clock.tick(m.t.ID)
}

// acquire orders what was published at addr before what the thread does from now on.
func (m *Machine) acquire(addr uint64) { m.t.clock = m.t.clock.join(m.sync[addr]) }

// atomicRead is the read side of an atomic access: an acquire joins what the last release to the location
// left, a relaxed read keeps it for a later acquire fence.
func (m *Machine) atomicRead(addr uint64, order ir.Order) {
	if !m.multi {
		return
	}
	if order >= ir.Acquire && order != ir.Release {
		m.t.clock = m.t.clock.join(m.atomics[addr])
		return
	}
	m.t.fenced = m.t.fenced.join(m.atomics[addr])
}

// atomicWrite is the write side: a release store starts a release sequence, a read-modify-write
// continues one, any other store ends it.
func (m *Machine) atomicWrite(addr uint64, order ir.Order, rmw bool) {
	if !m.multi {
		return
	}
	c := m.t.released
	if order >= ir.Release {
		c = m.t.clock
		m.t.clock = m.t.clock.tick(m.t.ID)
	}
	if rmw {
		c = m.atomics[addr].join(c)
	}
	m.atomics[addr] = c
}

func (m *Machine) fence(order ir.Order) {
	if !m.multi {
		return
	}
	if order >= ir.Acquire && order != ir.Release {
		m.t.clock = m.t.clock.join(m.t.fenced)
	}
	if order >= ir.Release {
		m.t.released = m.t.clock
		m.t.clock = m.t.clock.tick(m.t.ID)
	}
}
