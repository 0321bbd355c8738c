package concrete

import "midway/internal/property"

// endProcess is a process exit, or the leak that shows in it.
func (m *Machine) endProcess(text string) {
	if !m.reportLeaks() {
		m.end(End{Outcome: Exit, Text: text})
	}
}

// reportLeaks ends the run with a leak, if there is one and they are looked for: the one that the schedule stops at,
// else the first.
func (m *Machine) reportLeaks() bool {
	if !m.Opt.Leaks {
		return false
	}
	var first *End
	for _, o := range m.leaked() {
		e := End{Outcome: Violation, Kind: property.Leak, Loc: o.site, Text: o.name + " is lost", About: o.addr}
		if m.t != nil {
			e.Thread = m.t.ID
		}
		if m.Schedule.Stops(m, e) {
			m.End = &e
			return true
		}
		if first == nil {
			first = &e
		}
	}
	if first != nil {
		m.End = first
	}
	return first != nil
}

// leaked are the allocated objects that were not freed and that nothing leads to.
func (m *Machine) leaked() (out []*object) {
	marked := map[uint64]bool{}
	work := m.leakRoots(marked)
	for len(work) > 0 {
		o := work[len(work)-1]
		work = append(work[:len(work)-1], m.pointees(o.data, marked)...)
	}
	for _, list := range m.mem.created {
		for _, o := range list {
			if o.mayLeak() && !marked[o.addr] {
				out = append(out, o)
			}
		}
	}
	return out
}

// mayLeak reports whether an object was allocated in the run, and not freed.
func (o *object) mayLeak() bool { return o.kind == heap && !o.freed && !o.early }

// leakRoots are the allocated objects that something else than an allocated object leads to.
func (m *Machine) leakRoots(marked map[uint64]bool) (out []*object) {
	gone := map[uint64]bool{}
	for _, t := range m.Threads {
		out = append(out, m.threadRoots(t, marked)...)
		if t.Status == Exited {
			gone[t.storage] = true
		}
	}
	for _, list := range append([][]*object{m.mem.globals, m.mem.initial}, m.mem.created...) {
		for _, o := range list {
			if !o.mayLeak() && !o.freed && !gone[o.addr] {
				out = append(out, m.pointees(o.data, marked)...)
			}
		}
	}
	return out
}

// threadRoots are what a thread's frames hold, or what it left for a join.
func (m *Machine) threadRoots(t *Thread, marked map[uint64]bool) (out []*object) {
	const detachedOrJoined = 1 | 2 // THREAD_DETACHED, THREAD_JOINED of the models
	if flags, _ := m.mem.peek(t.flags, 4); t.Status == Exited && flags.Lo&detachedOrJoined == 0 {
		out = m.pointee(t.result.Lo, marked)
	}
	for _, fr := range t.Frames {
		out = append(out, m.pointee(fr.varargs, marked)...)
		for _, r := range fr.Fn.HeldAt(fr.PC) {
			out = append(out, m.pointee(fr.regs[r].Lo, marked)...)
		}
	}
	return out
}

// pointees are the allocated objects, not marked before, that some word of the bytes points to.
func (m *Machine) pointees(data []byte, marked map[uint64]bool) (out []*object) {
	n := int(m.P.Model.PtrBytes())
	for i := 0; i+n <= len(data); i++ {
		out = append(out, m.pointee(wordFrom(data[i:][:n]).Lo, marked)...)
	}
	return out
}

// pointee is the allocated object, if not marked before, that addr lies in or just behind.
func (m *Machine) pointee(addr uint64, marked map[uint64]bool) []*object {
	if addr < m.mem.layout.HeapBase {
		return nil
	}
	o := m.mem.find(addr)
	if o == nil || !o.mayLeak() || marked[o.addr] || addr < o.addr || addr > o.addr+uint64(len(o.data)) {
		return nil
	}
	marked[o.addr] = true
	return []*object{o}
}
