package interp

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/runtime/abi"
	"midway/internal/state"
	"midway/symheap"
)

// A critical section under a mutex is one event, as an atomic block is (Lipton; Stoller and Cohen, TACAS 2003), where
// what is touched in it is touched under that mutex, or another one that is held as well, whoever touches it. Whether
// it is shows as the program is explored: where it is not, the acquisition begins no such section any more, and the
// exploration is aborted, and another one begins. docs/soundness.md §9 has the argument and the conditions.

// MergedSections are the acquisitions that begin a section which is one event: all that are not known to begin another
// kind.
type MergedSections struct {
	ordinary map[state.Site]string // those that do not, and why
	begun    map[state.Site]bool   // all that have
}

// NewSections takes all acquisitions to begin such sections.
func NewSections() *MergedSections {
	return &MergedSections{ordinary: map[state.Site]string{}, begun: map[state.Site]bool{}}
}

// Remaining is how many acquisitions have begun sections and may do so again.
func (s *MergedSections) Remaining() (n int) {
	for at := range s.begun {
		if _, not := s.ordinary[at]; !not {
			n++
		}
	}
	return n
}

// Ordinary is how many acquisitions are known to begin none.
func (s *MergedSections) Ordinary() int { return len(s.ordinary) }

// MergedSectionRule is a rule of sections, for tests that leave one out.
type MergedSectionRule uint32

// The rules.
const (
	// what is touched in a section is touched under a lock that all have in common
	SectionDiscipline MergedSectionRule = 1 << iota
	SectionInner                        // it does nothing but compute, read and write
	SectionEnd                          // it ends, with its unlock
	SectionMutex                        // the mutex is a plain one
	// nothing but locking, unlocking and waiting for a condition looks at it
	MergedUnobserved
	MergedContentDependent // what it finds out makes it dependent on everything
	MergedHeldByBytes      // who holds a lock does so by what the lock's bytes say
	SectionGuards          // guards look at memory, too
)

// locksetDiscipline is what was seen of accesses by several threads, over the whole exploration.
type locksetDiscipline struct {
	used    map[symheap.ID][]accessRange // by object, disjoint, in order
	mutexes map[symheap.ID][]*mutexUse   // by object
}

// accessRange is how some bytes of an object are used while there are several threads.
type accessRange struct {
	from, to uint64
	locks    []uint64     // held at each access
	thread   int          // all of them; state.None: several
	written  bool         // by one of them
	sites    []state.Site // the sections in which they are
}

// mutexUse is what was seen of a mutex.
type mutexUse struct {
	at    uint64
	obj   symheap.ID
	from  uint64       // in it
	seen  bool         // something else touches its bytes
	sites []state.Site // of its sections
}

// inSection reports whether the current thread is in a section that is one event.
func (m *Machine) inSection() bool { return m.st.Section.Mutex != 0 && m.st.AtomicBy == m.tid }

func (m *Machine) drops(r MergedSectionRule) bool { return m.Opt.DropSections&r != 0 }

// demoteSection has acquisitions begin no section any more: the exploration is aborted.
func (m *Machine) demoteSection(sites []state.Site, why string) {
	for _, at := range sites {
		if _, known := m.Opt.Sections.ordinary[at]; !known {
			m.Opt.Sections.ordinary[at] = why
		}
	}
	m.Abort("a critical section is none: " + why)
}

// noSection says that the section under way is none.
func (m *Machine) noSection(why string) {
	m.demoteSection([]state.Site{m.st.Section.Site}, why)
	m.stop = Halted
}

// innerEvent is called before what a section may not do; true means that it does.
func (m *Machine) innerEvent(why string) bool {
	if !m.inSection() || m.drops(SectionInner) {
		return false
	}
	m.noSection(why)
	return true
}

// leftOpen is called where a thread stops: it must not do so in a section.
func (m *Machine) leftOpen() {
	if m.inSection() && m.stop != Forked && m.stop != Halted && m.stop != running && !m.drops(SectionEnd) {
		m.noSection("its thread stops in it")
	}
}

// The offsets of a mutex's state, and the bytes that it uses.
func (m *Machine) mutexKindAt() uint64 {
	if m.P.Model == ir.ILP32 {
		return 12
	}
	return 16
}

func (m *Machine) mutexUses() uint64 { return m.mutexKindAt() + 4 }

const mutexOwnerAt = 8

// acquired begins a section where the current thread has just taken a mutex.
func (m *Machine) acquired(p expr.Value, kind int) {
	if m.Opt.Sections == nil || kind != abi.LockMutex || !p.Concrete() {
		return
	}
	o := m.st.Heap.Find(p.W)
	if o == nil {
		return
	}
	u := m.mutexAt(p.W, o)
	f, _ := m.t.UserFrame()
	if f == nil || m.st.AtomicBy != state.None || m.apiName() != "pthread_mutex_lock" {
		return
	}
	at := state.Site{Func: f.Fn.ID, PC: f.PC}
	m.Opt.Sections.begun[at] = true
	if _, not := m.Opt.Sections.ordinary[at]; not ||
		!m.drops(SectionMutex) && m.peek(p.W+m.mutexKindAt(), 4) != expr.Word(0) {
		return
	}
	if !slices.Contains(u.sites, at) {
		u.sites = append(u.sites, at)
	}
	if u.seen && !m.drops(MergedUnobserved) {
		m.demoteSection([]state.Site{at}, "something else looks at its mutex")
		return
	}
	m.openBlock()
	m.st.Section = state.Section{Mutex: p.W, Site: at}
	m.st.Effects = m.untaken(m.st.Effects, u)
	m.st.Section.Effects = len(m.st.Effects)
}

// untaken is a list of effects where a mutex is only looked at: the section gives it back.
func (m *Machine) untaken(l state.Effects, u *mutexUse) (out state.Effects) {
	if len(l) == 0 {
		return nil
	}
	of := state.Effect{Obj: u.obj, Off: expr.Word(u.from), Bytes: int64(m.mutexUses()), Certain: true}
	for i := range l {
		if l[i].Write && l[i].Overlaps(of) {
			continue
		}
		out = append(out, l[i])
	}
	return append(out, of)
}

// released ends a section where the current thread has just given its mutex back.
func (m *Machine) released(p expr.Value) {
	if !m.inSection() {
		return
	}
	if !p.Concrete() || p.W != m.st.Section.Mutex || m.st.Blocks != 1 {
		if !m.drops(SectionInner) {
			m.noSection("it gives back another lock")
		}
		return
	}
	m.st.LeaveBlocks()
}

// gives reports whether an event is the unlock that ends the section under way.
func (m *Machine) gives(ci *ir.CallInfo) bool {
	p := m.arg(ci, 1)
	return m.arg(ci, 0) == expr.Word(abi.OpUnlock) && p.Concrete() && p.W == m.st.Section.Mutex &&
		m.apiName() == "pthread_mutex_unlock"
}

// lockFunctions are the functions that find a mutex free, or held by who calls them, and the argument that it is.
var lockFunctions = map[string]int{
	"pthread_mutex_lock":     0,
	"pthread_mutex_unlock":   0,
	"pthread_cond_wait":      1,
	"pthread_cond_timedwait": 1,
}

// ofLock reports whether an access to some bytes is that of a model of such a function to its mutex, whose address it
// returns.
func (m *Machine) ofLock(o *symheap.Object, from, to uint64) bool {
	_, i := m.t.UserFrame()
	if i+1 >= len(m.t.Frames) || !m.fr.Fn.Runtime {
		return false
	}
	api := m.t.Frames[i+1]
	arg, ok := lockFunctions[api.Fn.Name]
	if !ok || arg >= len(api.Fn.Params) || !api.Regs[arg].Concrete() {
		return false
	}
	at := api.Regs[arg].W
	if at < o.Addr() || from < at-o.Addr() || to > at-o.Addr()+m.mutexUses() {
		return false
	}
	m.mutexAt(at, o)
	return true
}

// mutexAt is what was seen of a mutex.
func (m *Machine) mutexAt(at uint64, o *symheap.Object) *mutexUse {
	d, id := &m.discipline, o.ID()
	for _, u := range d.mutexes[id] {
		if u.at == at {
			return u
		}
	}
	u := &mutexUse{at: at, obj: id, from: at - o.Addr()}
	for _, k := range d.used[id] {
		u.seen = u.seen || k.from < u.from+m.mutexUses() && u.from < k.to
	}
	for _, v := range d.mutexes[id] {
		if v.from < u.from+m.mutexUses() && u.from < v.from+m.mutexUses() {
			u.seen = true
			m.lookedAt(v)
		}
	}
	d.mutexes[id] = append(d.mutexes[id], u)
	if u.seen {
		m.open(u)
	}
	return u
}

// open: the bytes of a mutex at which something else looks are written under no lock.
func (m *Machine) open(u *mutexUse) {
	m.use(u.obj, accessRange{from: u.from, to: u.from + m.mutexUses(), thread: state.None, written: true})
}

// lookedAt: something other than what takes and gives back a mutex touches it. It has no sections, and what was under
// it is under nothing.
func (m *Machine) lookedAt(u *mutexUse) {
	if u.seen || m.drops(MergedUnobserved) {
		return
	}
	u.seen = true
	m.open(u)
	if len(u.sites) > 0 {
		m.demoteSection(u.sites, "something else looks at its mutex")
	}
	for _, list := range m.discipline.used {
		for i := range list {
			k := &list[i]
			k.locks = slices.DeleteFunc(k.locks, func(l uint64) bool { return l == u.at })
			m.hold(k)
		}
	}
}

// usesInSections is usesShared for an access; it returns true for that of a section to its own mutex, which is no
// effect of it.
func (m *Machine) usesInSections(o *symheap.Object, a access, pl symheap.Place) bool {
	if o == nil || o.ReadOnly() || m.private(o) {
		return false
	}
	from, n := uint64(0), uint64(m.Heaps.SymbolicReserve())
	switch {
	case pl.Off.Concrete():
		from, n = pl.Off.W, uint64(m.extent(a, o))
	case o.Bytes() >= 0:
		n = uint64(o.Bytes())
	}
	m.usesShared(o, from, n, a.write)
	return m.inSection() && o.Addr()+from >= m.st.Section.Mutex &&
		o.Addr()+from+n <= m.st.Section.Mutex+m.mutexUses() &&
		m.ofLock(o, from, from+n)
}

// joins notes that the current thread has joined one that has ended.
func (m *Machine) joins(pt state.Point) {
	if id := pt.Obj; (m.Opt.Sections != nil || m.Opt.Alone != nil) && pt.Code == abi.OpJoin && id.Concrete() &&
		id.W > 0 &&
		id.W <= uint64(len(m.st.Threads)) &&
		m.st.Threads[id.W-1].Status == state.Exited {
		m.st.Own(int(id.W) - 1).JoinedBy = int(handle(m.tid))
	}
}

// alone reports whether no other thread can touch anything any more, or yet, in whatever order: it has joined all
// others, or those that have.
func (m *Machine) alone(st *state.State, t *state.Thread) bool {
	return !st.Multi || !slices.ContainsFunc(st.Threads, func(o *state.Thread) bool {
		for o != t && o.JoinedBy != 0 {
			o = st.Threads[o.JoinedBy-1]
		}
		return o != t
	})
}

// usesShared holds an access to what other threads may touch against the discipline.
func (m *Machine) usesShared(o *symheap.Object, from uint64, bytes uint64, write bool) {
	if m.alone(m.st, m.t) {
		return
	}
	to := from + bytes
	if to < from {
		to = ^uint64(0)
	}
	if m.ofLock(o, from, to) {
		return
	}
	now := accessRange{from: from, to: to, locks: m.holds(), thread: m.tid, written: write}
	if m.inSection() {
		now.sites = []state.Site{m.st.Section.Site}
	}
	m.meets(o.ID(), now)
}

// guardLooks is usesShared for what the guard of an event reads that a thread of a state is before: maybe it is
// never executed.
func (m *Machine) guardLooks(st *state.State, t *state.Thread, pt *state.Point, o *symheap.Object, at, bytes uint64) {
	if m.alone(st, t) || m.drops(SectionGuards) {
		return
	}
	if own := pt.Obj.W; (pt.Code == abi.OpLock || pt.Code == abi.OpCondReacquire) && pt.Obj.Concrete() && at >= own &&
		at+bytes <= own+m.mutexUses() {
		return
	}
	m.meets(o.ID(), accessRange{from: at - o.Addr(), to: at - o.Addr() + bytes, thread: t.ID})
}

// meets adds an access to what was seen of an object, and of mutexes in it.
func (m *Machine) meets(id symheap.ID, now accessRange) {
	for _, u := range m.discipline.mutexes[id] {
		if u.from < now.to && now.from < u.from+m.mutexUses() {
			m.lookedAt(u)
		}
	}
	m.use(id, now)
}

// holds are the mutexes that the current thread holds, for certain.
func (m *Machine) holds() (out []uint64) {
	for i := range m.t.Held {
		l := &m.t.Held[i]
		if !l.Named || !l.Must || l.Kind != abi.LockMutex || !l.Addr.Concrete() {
			continue
		}
		at := l.Addr.W
		o := m.st.Heap.Find(at)
		if o == nil || m.mutexAt(at, o).seen {
			continue
		}
		if m.drops(MergedHeldByBytes) ||
			m.peek(at, 4) == expr.Word(1) && m.peek(at+mutexOwnerAt, 4) == expr.Word(handle(m.tid)) {
			out = append(out, at)
		}
	}
	return out
}

// use adds an access to what was seen of an object.
func (m *Machine) use(id symheap.ID, now accessRange) {
	old := m.discipline.used[id]
	i, found := slices.BinarySearchFunc(
		old,
		now.from,
		func(k accessRange, at uint64) int { return compareOffsets(k.from, at) },
	)
	if found && old[i].to == now.to {
		m.join(&old[i], &now)
		return
	}
	if (i == len(old) || old[i].from >= now.to) && (i == 0 || old[i-1].to <= now.from) {
		m.discipline.used[id] = slices.Insert(old, i, now.part(now.from, now.to))
		return
	}
	var list []accessRange
	at := now.from
	for _, k := range old {
		if k.to <= now.from || k.from >= now.to {
			list = append(list, k)
			continue
		}
		for _, cut := range k.split(now.from, now.to) {
			if cut.from >= now.from && cut.to <= now.to {
				if at < cut.from {
					list = append(list, now.part(at, cut.from))
				}
				at = cut.to
				m.join(&cut, &now)
			}
			list = append(list, cut)
		}
	}
	if at < now.to {
		list = append(list, now.part(at, now.to))
	}
	slices.SortFunc(list, func(a, b accessRange) int { return compareOffsets(a.from, b.from) })
	m.discipline.used[id] = list
}

func compareOffsets(a, b uint64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// part is the use of some of the bytes.
func (k *accessRange) part(from, to uint64) accessRange {
	p := *k
	p.from, p.to, p.locks, p.sites = from, to, slices.Clone(k.locks), slices.Clone(k.sites)
	return p
}

// split cuts the bytes at two places.
func (k *accessRange) split(from, to uint64) (out []accessRange) {
	at := k.from
	for _, cut := range [...]uint64{from, to, k.to} {
		if cut > at && cut <= k.to {
			out = append(out, k.part(at, cut))
			at = cut
		}
	}
	return out
}

// join adds an access: in a section, the bytes must be only read, or touched by one thread, or under a common lock.
func (m *Machine) join(k, now *accessRange) {
	k.locks = slices.DeleteFunc(k.locks, func(l uint64) bool { return !slices.Contains(now.locks, l) })
	if k.thread != now.thread {
		k.thread = state.None
	}
	k.written = k.written || now.written
	for _, at := range now.sites {
		if !slices.Contains(k.sites, at) {
			k.sites = append(k.sites, at)
		}
	}
	m.hold(k)
}

// hold holds what was seen of some bytes against the discipline.
func (m *Machine) hold(k *accessRange) {
	if len(k.sites) > 0 && k.written && k.thread == state.None && len(k.locks) == 0 && !m.drops(SectionDiscipline) {
		m.demoteSection(k.sites, "what it touches is not touched under its mutex only")
	}
}
