package por

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
)

// A mini program has up to four threads of straight-line operations on variables, locks, a semaphore and a queue. It
// runs on lanes at once, one per value of a symbolic input, as a symbolic state stands for many concrete ones.
const (
	lanes   = 2
	vars    = 3
	threads = 4
)

// The locations of conflicts: variables, then locks, semaphore, queue, and who each thread's steps are enabled by.
const (
	locLock  = vars
	locSem   = locLock + 2
	locQueue = locSem + 1
	locWake  = locQueue + 1
	locEnd   = locWake + threads // whether each thread has come to its end
)

type opKind uint8

const (
	opRead opKind = iota
	opWrite
	opAdd
	opIndexed // writes the variable that the input chooses
	opSkip    // skips the next operation where the thread's number is odd
	opLock
	opUnlock
	opTry
	opPost
	opTake // blocks while the semaphore is 0
	opGate // blocks where the input differs, while a variable is 0
	opWait
	opSignal
	opAssert // violated where the variable has the value
	opChoose
	opEither  // one event: where the variable is odd it writes the next one, otherwise it reads the one after
	opVia     // one event: writes the variable that the variable's value chooses
	opRace    // as opAssert, but the run is cut
	opExit    // the process exits
	opUnknown // the run ends incomplete while thread a has not begun, as a limit may strike in one order only
	opAny     // blocks while two variables are 0, and reads the first one
	opJoin    // blocks until thread a has come to its end
	opEnsure  // one event: violated where the variable has the value, otherwise it adds to the next one
	opKinds
)

type op struct {
	kind opKind
	a, b int8
}

func (o op) String() string {
	names := []string{"read", "write", "add", "indexed", "skip", "lock", "unlock", "try", "post", "take", "gate", "wait", "signal", "assert", "choose", "either", "via", "race", "exit", "unknown", "any", "join", "ensure"}
	return fmt.Sprintf("%s(%d,%d)", names[o.kind], o.a, o.b)
}

// mini is a state.
type mini struct {
	mask    uint8 // lanes it stands for
	v       [lanes][vars]int8
	lock    [lanes][2]int8 // owner + 1
	sem     [lanes]int8
	acc     [lanes][threads]int8
	pc      [threads]int8
	waiting [threads]bool
	stopped [threads]bool // by a violation
	beyond  bool          // a violation: what happens is no part of a run
	gone    bool          // the search said that it is asked about no more
}

type touch struct {
	loc   int8
	write bool
}

// miniEvent is what an event did, by lane.
type miniEvent struct {
	mask    uint8
	touched [lanes][]touch
	op      op
	way     int8
	follows bool // at once, in the thread that wakes
	guarded bool
	left    bool // the run under way
}

// machine runs a mini program as a Program.
type machine struct {
	code    [threads][]op
	ignored int8 // a location whose conflicts are left out; -1: none
	noReads bool // reads conflict with nothing
	naive   bool // an event conflicts where it touched the same, not where it might have
	doubt   uint // of conflicts that there are one in so many only may be some; 0: none
	found   map[string]bool
	ends    map[miniEnd]bool // those of found that are no violations
	quiet   bool             // nothing is recorded
	atOnce  bool             // no outcomes are left for later

	under []taken // the steps under way
	made  []*mini // their outcomes, and those of what is below
}

// taken is a step under way.
type taken struct {
	from *mini
	made int // outcomes before it
}

func (m *machine) over(s *mini, t int) bool { return int(s.pc[t]) >= len(m.code[t]) }

// enabledIn are the lanes in which a thread may take a step.
func (m *machine) enabledIn(s *mini, t int) uint8 {
	if m.over(s, t) || s.waiting[t] || s.stopped[t] {
		return 0
	}
	return m.open(s, t, m.code[t][s.pc[t]])
}

func (m *machine) open(s *mini, t int, o op) (mask uint8) {
	for l := range lanes {
		ok := true
		switch o.kind {
		case opLock:
			ok = s.lock[l][o.a%2] == 0
		case opTake:
			ok = s.sem[l] > 0
		case opGate:
			ok = l == 0 || s.v[l][o.a] != 0
		case opAny:
			ok = s.v[l][o.a] != 0 || s.v[l][o.b] != 0
		case opJoin:
			ok = m.over(s, int(o.a))
		}
		if ok {
			mask |= 1 << l
		}
	}
	return mask & s.mask
}

func (m *machine) Prefer(*mini, []int) {}

func (m *machine) Decide(s *mini, last int) (d Decision) {
	m.here(s)
	var some uint8
	for i := range threads {
		t := (i + max(last, 0)) % threads
		if e := m.enabledIn(s, t); e != 0 {
			d.Threads = append(d.Threads, t)
			d.All = d.All || e != s.mask
			some |= e
		}
	}
	if some != s.mask {
		stuck := *s
		stuck.mask &^= some
		m.record(&stuck, "stands")
		d.Ends = true
	}
	return d
}

func (m *machine) Waiting(s *mini) (out []*Event) {
	for t := range threads {
		if !m.over(s, t) && !s.waiting[t] && !s.stopped[t] && m.enabledIn(s, t) != s.mask {
			out = append(out, m.blocked(s, t))
		}
	}
	return out
}

// pending are the events that threads are before.
func (m *machine) pending(s *mini) (out []*Event) {
	for t := range threads {
		if !m.over(s, t) && !s.waiting[t] && !s.stopped[t] {
			out = append(out, m.blocked(s, t))
		}
	}
	return out
}

// Show records what the last of the moves shows.
func (m *machine) Show(s *mini, moves []Move) bool {
	defer func() { m.quiet = false }()
	for i, mv := range moves {
		m.quiet = true
		if d := m.Decide(s, -1); !slices.Contains(d.Threads, mv.Thread) {
			return false
		}
		m.quiet = i < len(moves)-1
		at := slices.IndexFunc(m.step(s, mv.Thread), func(o Outcome[*mini]) bool { return o.Choice == mv.Choice })
		if at < 0 {
			return false
		}
		m.quiet = true
		o := m.step(s, mv.Thread)[at]
		if i < len(moves)-1 && o.Ending != GoesOn {
			return false
		}
		s = o.State
	}
	return true
}

// blocked is the event a thread is before, which reads what enables it.
func (m *machine) blocked(s *mini, t int) *Event {
	o := m.code[t][s.pc[t]]
	e := &miniEvent{mask: s.mask, op: o}
	for l := range lanes {
		e.guard(l, o)
	}
	return &Event{Thread: t, What: e}
}

func (e *miniEvent) at(l int, loc int, write bool) {
	e.touched[l] = append(e.touched[l], touch{int8(loc), write})
}

func (e *miniEvent) guard(l int, o op) {
	switch o.kind {
	case opLock:
		e.guarded = true
		e.at(l, locLock+int(o.a%2), false)
	case opTake:
		e.guarded = true
		e.at(l, locSem, false)
	case opGate:
		e.guarded = true
		if l != 0 {
			e.at(l, int(o.a), false)
		}
	case opAny:
		e.guarded = true
		e.at(l, int(o.a), false)
		e.at(l, int(o.b), false)
	case opJoin:
		e.guarded = true
		e.at(l, locEnd+int(o.a), false)
	}
}

func (m *machine) Enables(earlier, later *Event) bool { return m.Conflict(earlier, later) != No }

func (m *machine) Follows(*Event, *Event) bool { return false }

func (m *machine) Blocked(s *mini, e *Event) bool {
	m.here(s)
	w := e.What.(*miniEvent)
	return w.guarded && m.open(s, e.Thread, w.op)&w.mask == 0
}

// Taken gives back every state made since.
func (m *machine) Taken(s *mini) {
	last := len(m.under) - 1
	for m.under[last].from != s {
		last--
	}
	for _, below := range m.made[m.under[last].made:] {
		below.gone = true
	}
	m.under, m.made = m.under[:last], m.made[:m.under[last].made]
}

func (m *machine) Keep(events []*Event) []*Event {
	kept := make([]*Event, len(events))
	for i, e := range events {
		f := *e
		f.must, f.may = nil, nil
		kept[i] = &f
	}
	return kept
}

func (m *machine) Silence(on bool) { m.quiet = on }

// here fails where a state is asked about that was given back.
func (m *machine) here(s *mini) {
	if s.gone {
		panic("a state that was given back")
	}
}

func (m *machine) Left(events []*Event) {
	for _, e := range events {
		e.What.(*miniEvent).left = true
	}
}

func (m *machine) Conflict(earlier, later *Event) Degree {
	f, e := earlier.What.(*miniEvent), later.What.(*miniEvent)
	if e.left {
		panic("an event that left the run comes later than another")
	}
	if f.op.kind == opExit || e.op.kind == opExit {
		return Must
	}
	some, all := false, true
	for l := range lanes {
		if e.mask>>l&1 == 0 {
			continue
		}
		if m.meet(f.touched[l], e.touched[l]) {
			some = true
		} else {
			all = false
		}
	}
	switch {
	case some && all && !m.doubted(f, e, earlier.Thread, later.Thread):
		return Must
	case some:
		return May
	}
	return No
}

// doubted chooses conflicts that only may be some, in every run the same ones.
func (m *machine) doubted(f, e *miniEvent, i, j int) bool {
	if m.doubt == 0 {
		return false
	}
	n := uint(min(i, j)*7+max(i, j)) + uint(f.op.kind+e.op.kind)*31 + uint(f.op.a+e.op.a)*13 + uint(f.op.b+e.op.b)*101
	return n*2654435761>>7%m.doubt == 0
}

func (m *machine) meet(a, b []touch) bool {
	for _, x := range a {
		for _, y := range b {
			if x.loc == y.loc && x.loc != m.ignored && (x.write && y.write || (x.write || y.write) && !m.noReads) {
				return true
			}
		}
	}
	return false
}

func (m *machine) Step(s *mini, t int, whole bool) ([]Outcome[*mini], Rest[*mini]) {
	if whole || m.atOnce {
		return m.step(s, t), nil
	}
	return oneByOne(m.step(s, t))
}

// oneByOne gives each outcome but the first when the one before was explored.
func oneByOne(outcomes []Outcome[*mini]) ([]Outcome[*mini], Rest[*mini]) {
	if len(outcomes) < 2 {
		return outcomes, nil
	}
	return outcomes[:1:1], func() ([]Outcome[*mini], Rest[*mini]) { return oneByOne(outcomes[1:]) }
}

func (m *machine) step(s *mini, t int) []Outcome[*mini] {
	m.here(s)
	m.under = append(m.under, taken{s, len(m.made)})
	o := m.code[t][s.pc[t]]
	mask := m.enabledIn(s, t)
	var out []Outcome[*mini]
	switch o.kind {
	case opChoose:
		for c := range int8(2) {
			out = append(out, m.do(s, t, o, mask, c))
		}
	case opSignal:
		for w := range threads {
			if s.waiting[w] {
				out = append(out, m.do(s, t, o, mask, int8(w)))
			}
		}
		if len(out) == 0 {
			out = append(out, m.do(s, t, o, mask, -1))
		}
	default:
		groups := map[int8]uint8{}
		for l := range lanes {
			if mask>>l&1 != 0 {
				groups[m.way(s, l, t, o)] |= 1 << l
			}
		}
		for w := range int8(4) {
			if g := groups[w]; g != 0 {
				out = append(out, m.do(s, t, o, g, w))
			}
		}
	}
	return out
}

// way is what data decides in a lane.
func (m *machine) way(s *mini, l, t int, o op) int8 {
	yes := false
	switch o.kind {
	case opSkip:
		yes = s.acc[l][t]&1 == 1
	case opAssert, opRace, opEnsure:
		yes = s.v[l][o.a] == o.b
	case opUnknown:
		yes = s.pc[o.a] == 0
	}
	if yes {
		return 1
	}
	return 0
}

func (m *machine) do(old *mini, t int, o op, mask uint8, way int8) Outcome[*mini] {
	s := *old
	s.mask = mask
	e := &miniEvent{mask: mask, op: o, way: way}
	m.made = append(m.made, &s)
	out := Outcome[*mini]{State: &s, Events: []*Event{{Thread: t, What: e}}, Choice: uint64(way + 1)}
	for l := range lanes {
		e.at(l, locWake+t, false)
		e.guard(l, o)
		if mask>>l&1 != 0 {
			m.doIn(&s, e, l, t, o, way)
		}
	}
	s.pc[t]++
	switch {
	case o.kind == opSkip && way == 1:
		s.pc[t]++
	case o.kind == opWait:
		s.waiting[t] = true
	case o.kind == opSignal && way >= 0:
		s.waiting[way] = false
		out.Events = append(out.Events, m.woken(&s, int(way)))
	case (o.kind == opAssert || o.kind == opEnsure) && way == 1:
		out.Ending, out.Shows = Violates, s.beyond
		out.Events[0].Partial = o.kind == opEnsure
		m.record(&s, fmt.Sprintf("violation %d.%d", t, old.pc[t]))
		s.stopped[t], s.beyond = true, true
	case o.kind == opRace && way == 1:
		out.Ending, out.Shows = Cut, s.beyond
		m.record(&s, fmt.Sprintf("violation %d.%d", t, old.pc[t]))
	case o.kind == opExit:
		out.Ending, out.Pending = Exits, func() []*Event { return m.pending(&s) }
		m.record(&s, "exits")
	case o.kind == opUnknown && way == 1:
		out.Ending = Incomplete
	}
	if m.over(&s, t) {
		for l := range lanes {
			e.at(l, locEnd+t, true)
		}
	}
	return out
}

// woken is what follows at once in a thread that wakes: it counts in the last variable.
func (m *machine) woken(s *mini, t int) *Event {
	e := &miniEvent{mask: s.mask, follows: true}
	for l := range lanes {
		e.at(l, locWake+t, false)
		e.at(l, vars-1, true)
		s.v[l][vars-1]++
	}
	return &Event{Thread: t, What: e}
}

func (m *machine) doIn(s *mini, e *miniEvent, l, t int, o op, way int8) {
	v, acc := &s.v[l], &s.acc[l][t]
	switch o.kind {
	case opRead, opAssert, opRace, opAny:
		e.at(l, int(o.a), false)
		*acc = *acc*3 + v[o.a] + 1
	case opWrite:
		e.at(l, int(o.a), true)
		v[o.a] = o.b
	case opAdd:
		e.at(l, int(o.a), true)
		v[o.a] += *acc + 1
	case opIndexed:
		at := (int(o.a) + l) % vars
		e.at(l, at, true)
		v[at] = o.b
	case opLock:
		e.at(l, locLock+int(o.a%2), true)
		s.lock[l][o.a%2] = int8(t) + 1
	case opUnlock:
		e.at(l, locLock+int(o.a%2), true)
		if s.lock[l][o.a%2] == int8(t)+1 {
			s.lock[l][o.a%2] = 0
		}
	case opTry:
		e.at(l, locLock+int(o.a%2), true)
		if s.lock[l][o.a%2] == 0 {
			s.lock[l][o.a%2] = int8(t) + 1
			*acc++
		}
	case opPost:
		e.at(l, locSem, true)
		s.sem[l]++
	case opTake:
		e.at(l, locSem, true)
		s.sem[l]--
	case opWait:
		e.at(l, locQueue, true)
	case opSignal:
		e.at(l, locQueue, way >= 0)
		if !m.naive { // what follows in a thread that wakes
			e.at(l, vars-1, true)
		}
		if way >= 0 {
			e.at(l, locWake+int(way), true)
		}
	case opEnsure:
		e.at(l, int(o.a), false)
		if next := (int(o.a) + 1) % vars; way == 0 {
			e.at(l, next, true)
			v[next] += o.b + 1
		}
	case opChoose:
		*acc += way
	case opEither:
		e.anyVariable(m, l)
		e.at(l, int(o.a), false)
		if next := (int(o.a) + 1) % vars; v[o.a]&1 == 1 {
			e.at(l, next, true)
			v[next] = o.b
		} else {
			e.at(l, (next+1)%vars, false)
			*acc += v[(next+1)%vars]
		}
	case opVia:
		e.anyVariable(m, l)
		e.at(l, int(o.a), false)
		at := int(v[o.a]&0x7f) % vars
		e.at(l, at, true)
		v[at] += o.b + 1
	}
}

// anyVariable counts every variable as written, for an event that finds out from one which others it reads or writes.
func (e *miniEvent) anyVariable(m *machine, l int) {
	for i := range vars {
		if !m.naive {
			e.at(l, i, true)
		}
	}
}

// miniEnd is a final state in a lane.
type miniEnd struct {
	lane    int
	how     string
	v       [vars]int8
	lock    [2]int8
	sem     int8
	acc, pc [threads]int8
	waiting [threads]bool
}

// record notes the end of a run for each lane apart.
func (m *machine) record(s *mini, how string) {
	if m.quiet || s.beyond {
		return
	}
	for l := range lanes {
		if s.mask>>l&1 != 0 {
			if strings.HasPrefix(how, "violation") {
				m.found[fmt.Sprint(l, " ", how)] = true
				continue
			}
			end := miniEnd{l, how, s.v[l], s.lock[l], s.sem[l], s.acc[l], s.pc, s.waiting}
			if m.ends == nil {
				m.ends = map[miniEnd]bool{}
			}
			if !m.ends[end] { // a text takes far longer
				m.ends[end], m.found[fmt.Sprint(end)] = true, true
			}
		}
	}
}

// random is a mini program.
func random(r *rand.Rand, n, length int, kinds []opKind) (code [threads][]op) {
	for t := range n {
		for range 1 + r.Intn(length) {
			code[t] = append(code[t], op{kinds[r.Intn(len(kinds))], int8(r.Intn(vars)), int8(r.Intn(3))})
		}
	}
	return code
}
