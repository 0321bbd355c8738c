package concrete

import (
	"slices"

	"midway/internal/ir"
)

// Object is one object of a run's memory as it stands, for reading only.
type Object struct {
	Addr  uint64
	Data  []byte // not to be changed
	Freed bool
	Name  string
}

// Object is the object whose slots contain addr, which may lie outside its bytes; ok is false where there is none.
func (m *Machine) Object(addr uint64) (o Object, ok bool) {
	if o := m.mem.find(addr); o != nil {
		return Object{o.addr, o.data, o.freed, o.name}, true
	}
	return o, false
}

// Reg is what a register holds.
func (f *Frame) Reg(r ir.Reg) Word { return f.regs[r] }

// Varargs is the address of what a variadic function was passed beyond its parameters; 0 elsewhere.
func (f *Frame) Varargs() uint64 { return f.varargs }

// Hook reports whether the frame's return delivers nothing: a constructor that runs before main.
func (f *Frame) Hook() bool { return f.hook }

// User is the index of the youngest frame that is not a library model's, or -1.
func (t *Thread) User() int { return t.user() }

// Knows is how many epochs of another thread happened before what the thread does next (C11 5.1.2.4p18), as far as
// races are looked for.
func (t *Thread) Knows(other int) uint32 { return t.clock.at(other) }

// Unknowns is how many unknowns the thread has asked for.
func (t *Thread) Unknowns() int { return t.unknowns }

// Result is what the thread returned, once it has exited.
func (t *Thread) Result() Word { return t.result }

// Local is the address of the thread's copy of a thread-local global; ok is false before its first use.
func (t *Thread) Local(g ir.GlobalID) (addr uint64, ok bool) {
	addr, ok = t.locals[g]
	return addr, ok
}

// Flags is the library models' word about the thread.
func (m *Machine) Flags(t int) uint32 {
	w, _ := m.mem.peek(m.Threads[t].flags, 4)
	return uint32(w.Lo)
}

// Storage is the library models' data of the thread; nil where it has none.
func (m *Machine) Storage(t int) []byte {
	if o := m.mem.find(m.Threads[t].storage); o != nil && m.Threads[t].storage != 0 {
		return o.data
	}
	return nil
}

// InAtomicBlock reports whether some thread is inside an atomic block.
func (m *Machine) InAtomicBlock() bool { return m.atomic >= 0 }

// Asking is the thread of the step under way, nil outside steps.
func (m *Machine) Asking() *Thread { return m.t }

// Named is the thread that the first argument of the current thread's call names, or nil.
func (m *Machine) Named() *Thread { return m.named(&m.fr.Fn.Calls[m.fr.Fn.Code[m.fr.PC].Aux]) }

// Enqueued is the position of a thread on the wait queue, or -1.
func (m *Machine) Enqueued(t int) int {
	return slices.IndexFunc(m.queue, func(w waiter) bool { return w.thread == t })
}

// Hold is one lock that a thread holds.
type Hold struct {
	Lock uint64
	Kind int      // enum midway_lock
	At   ir.LocID // where it was acquired, in user code
}

// Holds is the locks that the thread holds, in the order of their acquisition.
func (t *Thread) Holds() []Hold { return t.holds }

// hold notes an acquisition.
func (m *Machine) hold(addr uint64, kind int) {
	m.t.holds = append(m.t.holds[:len(m.t.holds):len(m.t.holds)], Hold{addr, kind, m.t.Loc()})
}

// unhold notes a release.
func (m *Machine) unhold(addr uint64) {
	for i := len(m.t.holds) - 1; i >= 0; i-- {
		if m.t.holds[i].Lock == addr {
			m.t.holds = slices.Delete(slices.Clone(m.t.holds), i, i+1)
			return
		}
	}
}

// Barrier is a barrier that was initialised, and what it then was to expect.
type Barrier struct {
	Addr     uint64
	Expected uint64
}

// Barriers are the initialisations of barriers so far, the last one of each, in the order of their addresses.
func (m *Machine) Barriers() []Barrier { return m.barriers }

func (m *Machine) initialised(b Barrier) {
	at, found := slices.BinarySearchFunc(m.barriers, b.Addr, func(x Barrier, a uint64) int {
		switch {
		case x.Addr < a:
			return -1
		case x.Addr > a:
			return 1
		}
		return 0
	})
	m.barriers = slices.Clone(m.barriers)
	if found {
		m.barriers[at] = b
		return
	}
	m.barriers = slices.Insert(m.barriers, at, b)
}

// Switchable reports whether other threads may run before thread t's next instruction, at sync granularity.
func (m *Machine) Switchable(t int) bool { return m.switchable(m.Threads[t], Sync) }

// Created reports whether an address lies where some object is or was that a thread created.
func (m *Machine) Created(addr uint64) bool {
	t, ok := m.mem.layout.Creator(addr)
	return ok && t < len(m.mem.next) && addr < m.mem.next[t]
}
