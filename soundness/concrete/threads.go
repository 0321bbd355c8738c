package concrete

import (
	"strconv"
	"strings"

	"midway/internal/ir"
)

func primThreadCreate(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	if most := m.P.Model.Layout().MaxThreads(); len(m.Threads) >= most {
		m.cut("thread-limit", "more than "+itoa(most)+" threads")
		return
	}
	f := m.funcAt(m.word(ci, 0))
	run, args := f, ci.Args[1:]
	switch {
	case f == nil || f.Run().External:
		run, args = m.P.StartNowhere, ci.Args
		f = run
	case f.Start != nil:
		run = f.Start
	}
	t := m.newThread(m.threadName(f))
	t.clock = m.t.clock.join(t.clock)
	m.t.clock = m.t.clock.tick(m.t.ID)
	t.returned = m.t.Loc()
	m.multi = true
	fr := newFrame(run)
	for i := range min(len(args), len(run.Params)) {
		fr.regs[i] = m.arg(ci, len(ci.Args)-len(args)+i).trunc(int(run.Params[i].Bits))
		fr.mark(ir.Reg(i), m.fr.isUnset(&args[i]))
	}
	t.Frames = []*Frame{fr}
	m.event(Created, "pthread_create", t.ID)
	m.give(in, W(handle(t.ID)))
}

// threadName names a created thread by its entry function and the first number no thread of that name has.
func (m *Machine) threadName(f *ir.Func) string {
	for n := m.latest(f) + 1; ; n++ {
		name := f.Name + "#" + itoa(n)
		taken := false
		for _, t := range m.Threads {
			taken = taken || t.Name == name
		}
		if !taken {
			return name
		}
	}
}

// latest is the number of the thread created last to start in a function of that name, or 0.
func (m *Machine) latest(f *ir.Func) int {
	for i := len(m.Threads) - 1; i >= 0 && !m.Threads[i].initial; i-- {
		if number, ok := strings.CutPrefix(m.Threads[i].Name, f.Name+"#"); ok {
			n, _ := strconv.Atoi(number)
			return n
		}
	}
	return 0
}

func primThreadExit(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	m.t.unset = m.fr.isUnset(&ci.Args[0])
	m.exitThread(m.arg(ci, 0))
}

// exitThread ends the current thread.
func (m *Machine) exitThread(result Word) {
	for _, f := range m.t.Frames {
		m.leave(f)
	}
	for _, a := range m.t.locals {
		m.mem.drop(a)
	}
	m.t.locals = nil
	if m.atomic == m.t.ID { // no other thread could end it
		m.endBlocks()
	}
	m.t.Frames = nil
	m.t.result = result
	m.t.Status = Exited
}

// named is the thread that a call's first argument names, or nil.
func (m *Machine) named(ci *ir.CallInfo) *Thread {
	if id := m.word(ci, 0); id > 0 && id <= uint64(len(m.Threads)) {
		return m.Threads[id-1]
	}
	return nil
}

// primThreadValid: ids that name no thread of a start in the middle are those of threads that ended before; no address
// is an id.
func primThreadValid(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	id := m.word(ci, 0)
	m.give(in, bit(m.named(ci) != nil || m.start != nil && id > 0 && id < m.P.Model.Layout().UnknownLo))
}

func primThreadExited(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	t := m.named(ci)
	m.give(in, bit(t == nil || t.Status == Exited))
}

// primThreadResult is what a thread returned; asking uses up an unknown, as in the symbolic run.
func primThreadResult(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	v := m.unknown("result of an ended thread", m.P.Model.PtrBits())
	if t := m.named(ci); t != nil {
		v = t.result
		m.fr.mark(in.Dst, t.unset)
	}
	m.give(in, v)
}

func primThreadFlags(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	if t := m.named(ci); t != nil {
		m.give(in, W(t.flags))
		return
	}
	if m.start != nil {
		m.give(in, W(m.start.EndedFlags))
		return
	}
	m.give(in, Word{})
}

func primThreadStorage(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	if m.t.storage == 0 {
		o := m.newObject(internal, m.word(ci, 0), 16, "library data of "+m.t.Name, true)
		if o == nil {
			return
		}
		if m.t.initial { // errno stands first, and is what was left there before the start
			m.Inputs.Word(m.t.Name+".errno", 32).put(o.data[:4])
		}
		m.t.storage = o.addr
	}
	m.give(in, W(m.t.storage))
}

// wait puts the current thread on a queue; resume takes it off.
func (m *Machine) wait(ci *ir.CallInfo, timed bool) {
	m.t.Status, m.t.Timed = Waiting, timed
	m.arrive(waiter{m.word(ci, 0), m.t.ID, m.t.since})
	m.t.since = 0
}

// resume lets a waiting thread return from its wait with the given result.
func (m *Machine) resume(t *Thread, result uint64) {
	for i, w := range m.queue {
		if w.thread == t.ID {
			m.queue = append(m.queue[:i:i], m.queue[i+1:]...)
			break
		}
	}
	t.Status = Running
	fr := t.Top()
	if in := &fr.Fn.Code[fr.PC]; in.Dst != ir.None {
		fr.regs[in.Dst] = W(result)
	}
	fr.PC++
}

// notify wakes one thread of the queue, or all.
func (m *Machine) notify(ci *ir.CallInfo, all bool) {
	q := m.word(ci, 0)
	var waiting []int
	for _, w := range m.queue {
		if w.queue == q {
			waiting = append(waiting, w.thread)
		}
	}
	if !all && len(waiting) > 0 {
		chosen := waiting[0]
		if !m.Opt.FIFO {
			chosen = m.Schedule.Wake(m, m.t.ID, waiting)
		}
		waiting = []int{chosen}
	}
	for _, t := range waiting {
		m.event(Woken, "wake", t)
		m.resume(m.Threads[t], 0)
	}
}

// primWoken tells of a thread that stands blocked where the run begins.
func primWoken(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	m.give(in, bit(m.t.woken))
	if m.t.woken {
		m.t.since = 0
	}
}

// primWake makes a waiting thread leave its queue as if timed out.
func primWake(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	if t := m.named(ci); t != nil && t.Status == Waiting {
		m.resume(t, 1)
	}
	m.fr.PC++
}

// atomicBlocks is the address under which atomic blocks synchronise with each other.
const atomicBlocks = 8

func primAtomicBegin(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	if m.atomic != m.t.ID {
		m.atomic = m.t.ID
		m.acquire(atomicBlocks)
	}
	m.blocks++
	m.fr.PC++
}

func primAtomicEnd(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	m.endBlock()
	m.fr.PC++
}

// endBlock ends the innermost atomic block, and with the last one that no other thread runs.
func (m *Machine) endBlock() {
	if m.blocks--; m.blocks <= 0 {
		m.endBlocks()
	}
}

func (m *Machine) endBlocks() {
	m.release(atomicBlocks)
	m.atomic, m.blocks = -1, 0
}

// primStackIs compares the frames below that of who called the function that asks with a set of stacks.
func primStackIs(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	want := &m.P.Stacks[m.word(ci, 0)]
	frames := m.t.Frames[:max(len(m.t.Frames)-2, 0)]
	for i := range want.Callers {
		if len(frames) == 0 {
			m.give(in, W(0))
			return
		}
		fr := frames[len(frames)-1]
		if frames = frames[:len(frames)-1]; !want.Callers[i].Fits(fr.Fn, fr.PC) {
			m.give(in, W(0))
			return
		}
	}
	if want.Whole && len(frames) > 0 {
		m.give(in, W(0))
		return
	}
	m.give(in, W(1))
}
