package concrete

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/property"
	"midway/internal/runtime/abi"
)

// primitive is the meaning of one __midway_ function (internal/runtime/include/midway.h). It leaves the
// program counter behind the call, unless the thread or the run stops there.
type primitive func(m *Machine, in *ir.Instr, ci *ir.CallInfo)

// primitives by name. It is filled in by init, since guards lead back to it.
var primitives map[string]primitive

func init() {
	primitives = map[string]primitive{
		// scheduling points and queues
		"__midway_sync":            next,
		"__midway_wait":            func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.wait(ci, false) },
		"__midway_wait_timed":      func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.wait(ci, true) },
		"__midway_notify_one":      func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.notify(ci, false); m.fr.PC++ },
		"__midway_notify_all":      func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.notify(ci, true); m.fr.PC++ },
		"__midway_wake":            primWake,
		"__midway_atomic_begin":    primAtomicBegin,
		"__midway_atomic_end":      primAtomicEnd,
		"__midway_woken":           primWoken,
		"__midway_queue_invariant": func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.fields(ci, 1); m.next() },
		// annotations
		"__midway_acquire": primAcquire,
		"__midway_release": primRelease,
		"__midway_hb_acquire": func(m *Machine, in *ir.Instr,
			ci *ir.CallInfo) {
			m.acquire(m.word(ci, 0))
			m.fr.PC++
		},
		"__midway_hb_release": func(m *Machine, in *ir.Instr,
			ci *ir.CallInfo) {
			m.release(m.word(ci, 0))
			m.fr.PC++
		},
		"__midway_lock_invariant":       primLockInvariant,
		"__midway_mutex_kind_invariant": func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.fields(ci, 1); m.next() },
		"__midway_peek":                 primPeek,
		"__midway_barrier_init":         primBarrierInit,
		"__midway_barrier_invariant": func(m *Machine, in *ir.Instr,
			ci *ir.CallInfo) {
			m.fields(ci, 2, 1, 3)
			m.next()
		},
		"__midway_state_invariant": next,
		// threads
		"__midway_self":           func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.give(in, W(handle(m.t.ID))) },
		"__midway_stack_is":       primStackIs,
		"__midway_thread_create":  primThreadCreate,
		"__midway_thread_valid":   primThreadValid,
		"__midway_thread_named":   func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.give(in, m.arg(ci, 0)) },
		"__midway_thread_exit":    primThreadExit,
		"__midway_thread_exited":  primThreadExited,
		"__midway_thread_result":  primThreadResult,
		"__midway_thread_flags":   primThreadFlags,
		"__midway_thread_storage": primThreadStorage,
		// jumps
		"__midway_jump_target": primJumpTarget,
		"__midway_jump":        primJump,
		// memory
		"__midway_alloc":         primAlloc,
		"__midway_free":          primFree,
		"__midway_object_size":   primObjectSize,
		"__midway_object_offset": primObjectOffset,
		"__midway_check":         primCheck,
		"__midway_touched":       primTouched,
		"__midway_used":          primUsed,
		"__midway_memcpy": func(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
			m.copy(m.word(ci, 0), m.word(ci, 1), m.word(ci, 2), false)
			m.next()
		},
		"__midway_memset": func(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
			m.fill(m.word(ci, 0), byte(m.word(ci, 1)), m.word(ci, 2), false)
			m.next()
		},
		// unknowns
		"__midway_nondet": func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.input(ci, m.mem.text(m.word(ci, 2))) },
		"__midway_havoc":  func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.input(ci, "havoc") },
		"__midway_choose": primChoose,
		"__midway_assume": primAssume,
		"__midway_is_concrete": func(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
			m.t.asked++
			m.give(in, bit(m.Inputs.Known(m.t.ID, m.t.asked)))
		},
		// the process
		"__midway_violation":      primViolation,
		"__midway_warn_violation": primWarnViolation,
		"__midway_exit":           func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.endProcess("") },
		"__midway_cut": func(m *Machine, in *ir.Instr,
			ci *ir.CallInfo) {
			m.cut("library-model", m.mem.text(m.word(ci, 0)))
		},
		"__midway_ledger": primLedger,
		"__midway_option": primOption,
	}
}

// arg is a call's i-th argument; word is one of up to 64 bits.
func (m *Machine) arg(ci *ir.CallInfo, i int) Word    { return m.val(&ci.Args[i], int(ci.ArgBits[i])) }
func (m *Machine) word(ci *ir.CallInfo, i int) uint64 { return m.arg(ci, i).Lo }

func next(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.fr.PC++ }

// next goes on behind the call, unless the run ended in it.
func (m *Machine) next() {
	if m.End == nil {
		m.fr.PC++
	}
}

func (m *Machine) give(in *ir.Instr, v Word) {
	m.set(in.Dst, v)
	m.fr.PC++
}

func primAcquire(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	m.hold(m.word(ci, 0), int(m.word(ci, 1)))
	m.acquire(m.word(ci, 0))
	m.fr.PC++
}

func primRelease(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	m.unhold(m.word(ci, 0))
	m.release(m.word(ci, 0))
	m.fr.PC++
}

func primBarrierInit(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	m.initialised(Barrier{m.word(ci, 0), m.word(ci, 1)})
	m.fr.PC++
}

// primLockInvariant: a lock in memory that was never written is no lock.
func primLockInvariant(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	taken := m.word(ci, 2)
	if _, ok := m.read(target{addr: taken, n: 4, quiet: true}); ok && m.mem.neverSet(taken, 4) {
		m.violate(property.LockMisuse, "use of a lock that was never initialised")
	}
	m.fields(ci, 3, 4)
	m.next()
}

// fields looks at those of a synchronisation object's words that the arguments point to, null aside: an object that is
// too small shows there.
func (m *Machine) fields(ci *ir.CallInfo, args ...int) {
	for _, i := range args {
		if p := m.word(ci, i); p != 0 && m.End == nil {
			m.read(target{addr: p, n: 4, quiet: true})
		}
	}
}

// primPeek reads a field of a synchronisation object.
func primPeek(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	if v, ok := m.read(target{addr: m.word(ci, 0), n: 4, quiet: true}); ok {
		m.give(in, v)
	}
}

func primAlloc(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	k := [...]kind{heap, heap, mapped, internal}[m.word(ci, 2)&3]
	align := int64(16)
	if a := m.word(ci, 1); a > 0 {
		align = int64(a)
	}
	name := m.t.api() + " at " + m.P.Short(m.t.Loc())
	if o := m.newObject(k, m.word(ci, 0), align, name, k != heap); o != nil {
		o.site = m.t.Loc()
		m.give(in, W(o.addr))
	}
}

func primFree(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	m.free(m.word(ci, 0), m.word(ci, 1) != 1)
	m.next()
}

func primObjectSize(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	p, n := m.word(ci, 0), Word{}
	if o := m.mem.find(p); o != nil {
		n = W(o.addr + uint64(len(o.data)) - p).trunc(m.P.Model.PtrBits())
	}
	m.give(in, n)
}

func primObjectOffset(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	p, n := m.word(ci, 0), Word{}
	if o := m.mem.find(p); o != nil {
		n = W(p - o.addr).trunc(m.P.Model.PtrBits())
	}
	m.give(in, n)
}

func primCheck(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	if n := m.word(ci, 1); n > 0 {
		m.check(target{addr: m.word(ci, 0), n: n, write: m.word(ci, 2) != 0})
	}
	m.next()
}

// primTouched is the race check of accesses that a model has already made.
func primTouched(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	p, n := m.word(ci, 0), m.word(ci, 1)
	if o := m.mem.find(p); o != nil && !o.freed {
		m.race(o, p-o.addr, n, m.word(ci, 2) != 0, false)
	}
	m.next()
}

// primUsed is the race check of an operation on a synchronisation object.
func primUsed(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	p, n := m.word(ci, 0), m.word(ci, 1)
	if o := m.mem.find(p); o != nil && !o.freed {
		m.race(o, p-o.addr, n, true, true)
	}
	m.next()
}

// input makes a range unknown.
func (m *Machine) input(ci *ir.CallInfo, name string) {
	p, n := m.word(ci, 0), m.word(ci, 1)
	if n == 0 {
		m.fr.PC++
		return
	}
	b := make([]byte, n)
	if n <= 8 {
		m.unknown(name, int(n)*8).put(b)
	} else {
		m.Inputs.Bytes(m.unknownName(name), b)
	}
	if o, off := m.check(target{addr: p, n: n, write: true, quiet: true}); o != nil {
		copy(o.data[off:], b)
		o.wrote(off, n)
	}
	m.next()
}

func primChoose(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	i := m.Schedule.Choose(m, m.t.ID, int(m.word(ci, 0)), m.mem.text(m.word(ci, 1)))
	m.event(Chosen, "branch", i)
	m.give(in, W(uint64(i)))
}

// primAssume stops the thread for good where the condition is false.
func primAssume(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	if m.arg(ci, 0).zero() {
		m.t.Status = Stopped
		return
	}
	m.fr.PC++
}

// reported is a violation that a model reports.
func (m *Machine) reported(ci *ir.CallInfo) (kind property.Kind, text string) {
	return property.Modelled(m.word(ci, 0)), m.mem.text(m.word(ci, 1))
}

func primViolation(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	m.violate(m.reported(ci))
}

// primWarnViolation is a report after which the program may go on.
func primWarnViolation(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	kind, text := m.reported(ci)
	v := End{Outcome: Violation, Kind: kind, Text: text, Loc: m.t.Loc(), Thread: m.t.ID}
	if m.Schedule.Stops(m, v) {
		m.End = &v
		return
	}
	m.fr.PC++
}

func primLedger(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	effect := ledger.Incomplete
	if e := m.word(ci, 0); e < 3 {
		effect = ledger.Effect(e)
	}
	m.note(m.mem.text(m.word(ci, 1)), effect, m.mem.text(m.word(ci, 2)))
	m.fr.PC++
}

// defines reports whether a library function of these is linked: the program names it.
func (m *Machine) defines(role abi.Role) bool {
	return slices.ContainsFunc(abi.Names(role), func(name string) bool {
		f := m.P.Library(name)
		return f != nil && !f.External
	})
}

func primOption(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	o := m.Opt
	on := [...]bool{
		abi.OptionMallocMayFail: o.MallocMayFail, abi.OptionSpuriousWakeups: o.SpuriousWakeups,
		abi.OptionSVComp: o.SVComp,
		abi.OptionFIFO:   o.FIFO, abi.OptionErrorCalls: o.ErrorCalls, abi.OptionCancels: m.defines(abi.Cancel),
		abi.OptionExitHandlers: m.defines(abi.AtExit),
	}
	i := m.word(ci, 0)
	m.give(in, bit(i < uint64(len(on)) && on[i]))
}
