package concrete

import (
	"bytes"
	"cmp"
	"fmt"
	"maps"
	"slices"

	"midway/internal/ir"
)

// Kind is what an object is to the C program.
type Kind = kind

// The kinds of objects.
const (
	Global   = global
	Stack    = stack
	Heap     = heap
	Mapped   = mapped
	Internal = internal // the library models' own
)

// Start is a state in the middle of a program from which a run goes on.
type Start struct {
	Objects []StartObject
	Next    []uint64 // by thread: where the address space that it has not used yet begins
	Made    []int    // by thread: how many objects it has made; Options.Wide counts them, too
	Threads []StartThread
	Others  bool // more threads may be alive than these: there is no deadlock

	EndedFlags uint64 // address of the models' word about threads that have ended before

	StopAtBackEdge bool                  // a thread's fragment ends where it closes a loop
	StopAt         map[ir.FuncID][]ir.PC // … and before these instructions
}

// StartObject is an object that exists at the start. Variables that are not listed hold what they are initialised with.
type StartObject struct {
	Addr     uint64
	Kind     Kind
	Name     string
	Data     []byte
	Freed    bool
	ReadOnly bool
}

// StartThread is a thread that stands somewhere.
type StartThread struct {
	Name     string
	Frames   []StartFrame // oldest first
	Main     bool         // the process ends when its oldest frame returns
	Complete bool         // … and the thread does; otherwise its fragment ends there
	Flags    uint64       // address of the models' word about it
	Storage  uint64       // address of the models' data of it; 0: it has none yet
	Locals   map[ir.GlobalID]uint64
	Woken    bool  // it is in such a wait and was woken before the start
	Since    int64 // where it is in a wait from the start: an order of arrival; 0 elsewhere
}

// StartFrame is a function activation. Of an older frame, PC is the call.
type StartFrame struct {
	Fn      *ir.Func
	PC      ir.PC
	Regs    []Word
	Allocas []uint64
	Varargs uint64 // address of what a variadic function was passed beyond its parameters; 0 elsewhere
}

// From prepares to go on from a state in the middle of a program; the error says why there is no such state.
func From(p *ir.Program, opt Options, s *Start, in Inputs, schedule Schedule) (*Machine, error) {
	m := bare(p, opt, in, schedule)
	m.start, m.multi = s, len(s.Threads) > 1 || s.Others
	if err := m.globals(); err != nil {
		return nil, err
	}
	for _, g := range m.mem.globals {
		g.early = true
	}
	for i := range s.Objects {
		if err := m.startObject(&s.Objects[i]); err != nil {
			return nil, err
		}
	}
	if err := m.mem.apart(); err != nil {
		return nil, err
	}
	m.mem.begin(s.Next, s.Made)
	for i := range s.Threads {
		m.startThread(&s.Threads[i])
	}
	return m, nil
}

// startObject makes an object of the start, or gives a variable its contents.
func (m *Machine) startObject(s *StartObject) error {
	l := m.mem.layout
	o := &object{
		owner:    m.mem,
		addr:     s.Addr,
		end:      s.Addr + max(uint64(len(s.Data)), 1),
		kind:     s.Kind,
		name:     s.Name,
		data:     bytes.Clone(s.Data),
		freed:    s.Freed,
		readOnly: s.ReadOnly,
		early:    true,
		shadow:   map[uint64][]access{},
	}
	switch {
	case l.UnknownLo <= s.Addr && s.Addr < l.UnknownHi:
		m.mem.initial = append(m.mem.initial, o)
	case s.Addr >= l.HeapBase:
		_, o.end = l.Place(s.Addr-l.ObjectStart, int64(len(s.Data)), 1)
		t, ok := l.Creator(s.Addr)
		if !ok {
			return fmt.Errorf("no thread's objects lie at %#x", s.Addr)
		}
		m.mem.room(t)
		m.mem.created[t] = append(m.mem.created[t], o)
		m.mem.sizes += uint64(len(s.Data))
	default:
		g := m.mem.find(s.Addr)
		if g == nil || g.addr != s.Addr || len(g.data) != len(s.Data) {
			return fmt.Errorf("no variable of %d bytes is at %#x", len(s.Data), s.Addr)
		}
		copy(g.data, s.Data)
	}
	return nil
}

// apart sorts the objects that lie anywhere, and says which of them overlap.
func (m *memory) apart() error {
	slices.SortFunc(m.initial, func(a, b *object) int { return cmp.Compare(a.addr, b.addr) })
	for i := 1; i < len(m.initial); i++ {
		if a, b := m.initial[i-1], m.initial[i]; a.end > b.addr {
			return fmt.Errorf("%s and %s overlap", a.name, b.name)
		}
	}
	return nil
}

// begin says where each thread's next object goes.
func (m *memory) begin(next []uint64, made []int) {
	for t, addr := range next {
		m.room(t)
		m.next[t] = addr
	}
	copy(m.made, made)
}

func (m *Machine) startThread(s *StartThread) {
	t := &Thread{
		ID:      len(m.Threads),
		Name:    s.Name,
		main:    s.Main,
		partial: !s.Complete,
		flags:   s.Flags,
		storage: s.Storage,
		locals:  maps.Clone(s.Locals),
		since:   s.Since,
		woken:   s.Woken,
		initial: true,
	}
	t.clock = clock{}.tick(t.ID)
	for _, f := range s.Frames {
		t.Frames = append(
			t.Frames,
			&Frame{
				Fn:      f.Fn,
				PC:      f.PC,
				regs:    slices.Clone(f.Regs),
				allocas: slices.Clone(f.Allocas),
				varargs: f.Varargs,
			},
		)
	}
	m.Threads = append(m.Threads, t)
}

// stopsHere reports whether the thread's fragment ends before its next instruction.
func (m *Machine) stopsHere(fr *Frame) bool {
	return m.start != nil && slices.Contains(m.start.StopAt[fr.Fn.ID], fr.PC)
}

// closesLoop reports whether the thread's fragment ends on the edge to a block.
func (m *Machine) closesLoop(to ir.BlockID) bool {
	if m.start == nil || !m.start.StopAtBackEdge || m.fr.Fn.Runtime {
		return false
	}
	f := m.fr.Fn
	if m.back[f.ID] == nil {
		m.back[f.ID] = f.BackEdges()
	}
	return m.back[f.ID][[2]ir.BlockID{f.BlockOf(m.fr.PC), to}]
}

// freeze ends the current thread's fragment: it keeps its locks and takes no further step.
func (m *Machine) freeze() { m.t.Status = Frozen }

// arrive puts a waiter on the queue: behind the others, or where it arrived among those that wait from the start.
func (m *Machine) arrive(w waiter) {
	at := slices.IndexFunc(m.queue, func(o waiter) bool { return w.since != 0 && (o.since == 0 || o.since > w.since) })
	if at < 0 {
		at = len(m.queue)
	}
	m.queue = slices.Insert(slices.Clone(m.queue), at, w)
}
