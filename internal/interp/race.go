package interp

import (
	"cmp"
	"slices"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/por"
	"midway/internal/property"
	"midway/internal/runtime/abi"
	"midway/internal/state"
	"midway/symheap"
)

// AfterRace is the kind of the ledger entry where a path goes on behind a race at sync granularity.
const AfterRace = "after-race"

// passesRaces reports whether a path goes on behind a data race: at memory granularity; and at sync granularity where
// every schedule is explored. There the other orders of the accesses are not, so that what is explored behind is some
// of the behaviour. A reduction would take for independent what the race has made dependent.
func (m *Machine) passesRaces() bool {
	return m.Opt.MemoryPoints || m.Opt.BeyondRaces && !m.Opt.Effects
}

// checkRace looks whether an access races with an earlier one by happens-before. The path goes on behind a race, or a
// race ends it (passesRaces). It returns false where nothing of the path is left.
func (m *Machine) checkRace(a access, pl symheap.Place) bool {
	if !m.st.Multi {
		return true
	}
	if m.Opt.Symmetry != nil {
		m.tellsApart(a, pl)
	}
	if a.unrecorded || !m.races {
		return true
	}
	o := m.st.Heap.Get(pl.Obj)
	if o.Kind() == symheap.Internal || o.ReadOnly() {
		return true
	}
	acc := symheap.Access{
		Thread: m.tid, Clock: m.t.Clock.At(m.tid) + 1, Loc: m.loc(),
		Write: a.write, Atomic: a.atomic, Bytes: m.extent(a, o), Off: pl.Off, Guard: pl.Guard, From: m.t.Origin(),
	}
	if m.fr.Fn.Runtime {
		acc.Call = m.apiName()
	}
	if !a.n.Concrete() && !a.ends {
		acc.Length = a.n
	}
	acc.Cell = a.cell && !pl.Off.Concrete() && o.Kind() == symheap.Unknown
	m.mayRace(o, acc)
	for _, c := range m.st.Heap.Conflicts(pl.Obj, acc, m.t.Clock) {
		if m.passesRaces() && !c.Typed && m.reportedRace(acc.Loc, c.With.Loc) {
			continue
		}
		cond := m.B.And1(pl.Guard, c.Cond)
		may, open := m.mayBeOrLeft(cond)
		if !may {
			continue
		}
		if c.Typed {
			m.assumeTypes()
			continue
		}
		if a.ends && m.yetToLock(&c.With) {
			continue
		}
		race := state.End{
			Outcome: state.Violation, Kind: property.DataRace, Loc: m.loc(), Text: m.raceText(o, pl, acc, c.With),
			Details: m.raceDetails(acc, c.With), Thread: m.tid, Race: m.race(o, pl, acc, c.With),
		}
		if m.passesRaces() {
			m.reportBeside(cond, acc, c.With, race, open)
			if !m.Opt.MemoryPoints {
				m.note(
					AfterRace,
					ledger.Assumption,
					"the accesses of a data race take effect in the order in which they were explored: what else a "+
						"race leads to was not looked for (--granularity memory)",
				)
			}
			continue
		}
		if !m.violateAs(cond, race) {
			return false
		}
	}
	m.st.Heap.Record(pl.Obj, acc, m.t.Clock)
	return true
}

// lockOps are the operations that wait for a lock and take it.
var lockOps = []int{abi.OpLock, abi.OpReadLock, abi.OpWriteLock, abi.OpSpinLock}

// yetToLock reports whether an earlier use of a lock is that of a thread which has yet to take it. Where the object of
// the lock ends, that thread accesses it behind its end, which is reported there as what it is: it is no data race
// beside that.
func (m *Machine) yetToLock(e *symheap.Access) bool {
	if !e.Use() || !m.Opt.Properties.Has(property.Memory) {
		return false
	}
	t := m.st.Threads[e.Thread]
	pt := &t.Point
	return t.Status == state.AtPoint && pt.Loc == e.Loc && pt.Op == e.Call && slices.Contains(lockOps, pt.Code) &&
		e.Clock == t.Clock.At(e.Thread)+1
}

// mayRace records an access for states that are compared with this one's.
func (m *Machine) mayRace(o *symheap.Object, a symheap.Access) {
	if m.st.Foot == nil {
		return
	}
	r := state.RaceAccess{
		Thread: a.Thread,
		Obj:    o.ID(),
		Bytes:  a.Bytes,
		Write:  a.Write,
		Atomic: a.Atomic,
		Loc:    a.Loc,
		Lock:   state.Excludes(m.t.Held),
	}
	switch {
	case a.Off.Concrete():
		r.Off = a.Off.W
	case o.Bytes() >= 0:
		r.Bytes = int(o.Bytes())
	default:
		m.st.MakeOpaque()
		return
	}
	m.st.MayRace(r)
}

// maxExtent is more bytes than any object has.
const maxExtent = 1 << 40

// extent is how many bytes an access may touch.
func (m *Machine) extent(a access, o *symheap.Object) int {
	if a.n.Concrete() {
		return int(a.n.W)
	}
	_, hi := a.n.N.Range()
	if n := o.Bytes(); n >= 0 && uint64(n) < hi {
		return int(n)
	}
	return int(min(hi, maxExtent))
}

// race is the two sides of a data race: the earlier access, and the one that shows it.
func (m *Machine) race(o *symheap.Object, pl symheap.Place, a, b symheap.Access) *state.Race {
	what := o.Name()
	if pl.Off.Concrete() {
		what = m.objectPath(o, pl.Off.W)
	}
	return &state.Race{
		Object: what,
		At:     pl.Obj,
		Off:    pl.Off,
		Bytes:  int64(a.Bytes),
		First:  m.side(b),
		Second: m.side(a),
	}
}

func (m *Machine) side(a symheap.Access) state.RaceSide {
	out := state.RaceSide{
		Thread: m.st.Threads[a.Thread].Name, Loc: a.Loc, Call: a.Call, Write: a.Write, Atomic: a.Atomic, Use: a.Use(),
	}
	o, ok := a.From.(*state.Origin)
	if !ok || o == nil {
		return out
	}
	out.Origin = o
	for _, l := range o.Held {
		lock := state.RaceLock{Name: m.describe(l.Addr), Addr: l.Addr, Loc: l.Loc}
		switch {
		case l.Named && l.Must:
			out.Holds = append(out.Holds, lock)
		case !l.Named:
			out.MayHold = append(out.MayHold, state.RaceLock{})
		case m.mayStillHold(&l, o.Held):
			out.MayHold = append(out.MayHold, lock)
		}
	}
	return out
}

// mayStillHold reports whether a lock that a thread may hold says more than the others, of which it holds some for
// certain: it is none of those.
func (m *Machine) mayStillHold(l *state.Lock, held []state.Lock) bool {
	return !slices.ContainsFunc(held, func(other state.Lock) bool {
		return other.Named && other.Must && other.Addr == l.Addr
	})
}

func (m *Machine) raceText(o *symheap.Object, pl symheap.Place, a, b symheap.Access) string {
	what := m.objectName(o)
	if pl.Off.Concrete() {
		what = m.objectPath(o, pl.Off.W)
	}
	return "data race on " + what + ": " + m.accessText(b) + " and " + m.accessText(a) + " are not ordered"
}

func (m *Machine) accessText(a symheap.Access) string {
	what := "a read"
	switch {
	case a.Use():
		what = "a use"
	case a.Write:
		what = "a write"
	}
	switch {
	case a.Call != "":
		what += " in " + a.Call
	case a.Atomic:
		what += " (atomic)"
	}
	return what + " by " + m.st.Threads[a.Thread].Name + " at " + m.at(a.Loc)
}

func (m *Machine) raceDetails(a, b symheap.Access) []string {
	out := append([]string{"first: " + m.accessText(b)}, m.originText(b)...)
	out = append(append(out, "second: "+m.accessText(a)), m.originText(a)...)
	return append(out, "no lock, join, barrier or atomic operation orders the two")
}

// originText is the stack that an access was made in and the locks that were held for certain, a line each.
func (m *Machine) originText(a symheap.Access) []string {
	o, ok := a.From.(*state.Origin)
	if !ok || o == nil {
		return nil
	}
	out := []string{"  in " + m.StackText(o)}
	var held []string
	may := false
	for _, l := range o.Held {
		if l.Named && l.Must {
			held = append(held, m.describe(l.Addr)+" since "+cmp.Or(m.at(l.Loc), "the start"))
		}
		may = may || !l.Must
	}
	switch {
	case len(held) > 0:
		return append(out, "  holding "+strings.Join(held, ", "))
	case may:
		return append(out, "  holding no lock for certain")
	}
	return append(out, "  holding no lock")
}

// maxCallers is how many calls of a stack are shown.
const maxCallers = 12

// StackText is a stack for a person, youngest function first, library models left out.
func (m *Machine) StackText(o *state.Origin) string {
	text := o.Fn.Name
	n := 0
	for c := o.Callers; c != nil; c = c.Parent {
		if c.Fn.Runtime {
			continue
		}
		if n++; n > maxCallers {
			return text + ", …"
		}
		text += ", called by " + c.Fn.Name + " at " + m.at(c.At)
	}
	return text
}

// publish makes everything the current thread did so far visible in a clock of its own, and begins
// a new epoch.
func (m *Machine) publish() por.Clock {
	t := m.st.Own(m.tid)
	t.Clock = t.Clock.Tick(m.tid)
	return t.Clock
}

// hbRelease stores the thread's clock at an address, where races are looked for.
func (m *Machine) hbRelease(addr expr.Value) {
	if m.races {
		m.st.Sync = m.st.Sync.Set(addr, m.publish())
	}
}

// hbAcquire joins the clocks stored at an address. Where it is open whether another address is the
// same, the path forks: a clock joined in vain would hide races, one not joined would invent them.
func (m *Machine) hbAcquire(addr expr.Value) {
	if !m.races {
		return
	}
	m.joined(addr)
	at := m.sameAs(addr)
	for _, c := range m.st.Sync {
		if c.Clock.Leq(m.t.Clock) {
			continue
		}
		same := at(c.Addr)
		switch {
		case same == expr.False || !m.MayBeTrue(same):
			continue
		case !m.MustBeTrue(same):
			m.alternative(m.B.Not(same)) // it executes the same call again, knowing more
		}
		t := m.st.Own(m.tid)
		t.Clock = t.Clock.Join(c.Clock)
		m.t = t
	}
}

// joined notes an acquisition of a thread's end, which that has published last of all.
func (m *Machine) joined(addr expr.Value) {
	if m.st.Foot == nil || !addr.Concrete() {
		return
	}
	o := m.st.Heap.Find(addr.W)
	for _, t := range m.st.Threads {
		if o != nil && t.Flags == o.ID() && t.Status == state.Exited {
			m.st.Joined(m.tid, t.ID)
		}
	}
}

// separate decides, before an atomic access, which of the locations that carry a clock is the one accessed: for each
// that may be and need not, the path forks, and the other case does the access again, knowing more.
func (m *Machine) separate(addr expr.Value) {
	if !m.st.Multi || addr.Concrete() && m.concreteAtomics() {
		return
	}
	at := m.sameAs(addr)
	for _, c := range m.st.Atomics {
		same := at(c.Addr)
		if same.Concrete() || !m.MayBeTrue(same) || m.MustBeTrue(same) {
			continue
		}
		m.again(m.B.Not(same))
	}
}

// concreteAtomics reports whether every location that carries a clock is known.
func (m *Machine) concreteAtomics() bool {
	return !slices.ContainsFunc(m.st.Atomics, func(c state.SyncClock) bool { return !c.Addr.Concrete() })
}

// atomicKey is the address under which the clock of a location is kept: that of the entry which is the same location.
func (m *Machine) atomicKey(addr expr.Value) expr.Value {
	if addr.Concrete() && m.concreteAtomics() {
		return addr
	}
	at := m.sameAs(addr)
	for _, c := range m.st.Atomics {
		if m.MustBeTrue(at(c.Addr)) {
			return c.Addr
		}
	}
	return addr
}

// acquireAtomic is the read side of an atomic access.
func (m *Machine) acquireAtomic(addr expr.Value, order ir.Order) {
	if !m.st.Multi {
		return
	}
	switch order {
	case ir.Acquire, ir.AcqRel, ir.SeqCst:
		m.joinAtomic(addr, false)
	default:
		m.joinAtomic(addr, true)
	}
}

// joinAtomic joins the clock that the last release to the location left; a relaxed read keeps it for
// a later acquire fence.
func (m *Machine) joinAtomic(addr expr.Value, later bool) {
	key := m.atomicKey(addr)
	for _, c := range m.st.Atomics {
		if c.Addr != key {
			continue
		}
		t := m.st.Own(m.tid)
		m.t = t
		if later {
			t.Fenced = t.Fenced.Join(c.Clock)
		} else {
			t.Clock = t.Clock.Join(c.Clock)
		}
	}
}

// releaseAtomic is the write side: a release store starts a release sequence, a read-modify-write
// continues one, any other store ends it (C11 5.1.2.4).
func (m *Machine) releaseAtomic(addr expr.Value, order ir.Order, rmw bool) {
	if !m.st.Multi {
		return
	}
	var c por.Clock
	switch order {
	case ir.Release, ir.AcqRel, ir.SeqCst:
		c = m.publish()
	default:
		c = m.t.Released
	}
	key := m.atomicKey(addr)
	if rmw {
		if len(c) > 0 {
			m.st.Atomics = m.st.Atomics.Set(key, c)
		}
		return
	}
	m.st.Atomics = m.st.Atomics.Replace(key, c)
}

// fence is an atomic thread fence.
func (m *Machine) fence(order ir.Order) {
	if !m.st.Multi {
		return
	}
	t := m.st.Own(m.tid)
	m.t = t
	if order == ir.Acquire || order == ir.AcqRel || order == ir.SeqCst {
		t.Clock = t.Clock.Join(t.Fenced)
	}
	if order == ir.Release || order == ir.AcqRel || order == ir.SeqCst {
		t.Released = m.publish()
	}
}

// ConfirmedRace is a race that was reported: at its later place, after at least so many context switches, on paths with
// these decided conditions (Options.RaceConditions).
type ConfirmedRace struct {
	Loc        ir.LocID
	Switches   int
	Conditions [][]*expr.Node
}

// With is the race where a path that showed it is taken down, too.
func (r ConfirmedRace) With(loc ir.LocID, st *state.State, most int) ConfirmedRace {
	if n := st.Trace.Switches(); len(r.Conditions) == 0 || n < r.Switches {
		r.Loc, r.Switches = loc, n
	}
	if len(r.Conditions) < max(most, 1) {
		r.Conditions = append(slices.Clip(r.Conditions), st.PC.Decided())
	}
	return r
}

// shown reports whether one of the paths on which the race was reported had conditions that a path has, too: that one
// says nothing new of when the race happens.
func (r ConfirmedRace) shown(pc *expr.PC) bool {
	return slices.ContainsFunc(r.Conditions, func(decided []*expr.Node) bool {
		return !slices.ContainsFunc(decided, func(n *expr.Node) bool { return !pc.Has(n) })
	})
}
