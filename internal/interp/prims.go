package interp

import (
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/property"
	"midway/internal/state"
)

// primitive is the meaning of one __midway_ function (internal/runtime/include/midway.h). It leaves the
// program counter behind the call, unless it stops.
type primitive func(m *Machine, in *ir.Instr, ci *ir.CallInfo)

// primitives by name without the prefix __midway_.
var primitives = map[string]primitive{
	// scheduling points and queues
	"sync":            (*Machine).primSync,
	"wait":            func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.wait(in, ci, false) },
	"wait_timed":      func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.wait(in, ci, true) },
	"notify_one":      func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.notify(in, ci, false) },
	"notify_all":      func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.notify(in, ci, true) },
	"wake":            (*Machine).primWake,
	"woken":           (*Machine).primWoken,
	"queue_invariant": (*Machine).primQueueInvariant,
	"atomic_begin":    (*Machine).primAtomicBegin,
	"atomic_end":      (*Machine).primAtomicEnd,
	// annotations
	"acquire":              (*Machine).primAcquire,
	"release":              (*Machine).primRelease,
	"lock_invariant":       (*Machine).primLockInvariant,
	"mutex_kind_invariant": (*Machine).primMutexKindInvariant,
	"peek":                 (*Machine).primPeek,
	"barrier_init":         (*Machine).primNothing, // the bytes of the barrier say it all
	"barrier_invariant":    (*Machine).primBarrierInvariant,
	"state_invariant":      (*Machine).primStateInvariant,
	"hb_release":           func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.hbRelease(m.arg(ci, 0)); m.next() },
	"hb_acquire":           func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.hbAcquire(m.arg(ci, 0)); m.next() },
	// threads
	"self":           func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.give(in, expr.Word(handle(m.tid))) },
	"stack_is":       (*Machine).primStackIs,
	"thread_create":  (*Machine).primThreadCreate,
	"thread_exit":    func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.exitThread(m.arg(ci, 0)) },
	"thread_valid":   (*Machine).primThreadValid,
	"thread_named":   (*Machine).primThreadNamed,
	"thread_exited":  (*Machine).primThreadExited,
	"thread_result":  (*Machine).primThreadResult,
	"thread_flags":   (*Machine).primThreadFlags,
	"thread_storage": (*Machine).primThreadStorage,
	// jumps
	"jump_target": (*Machine).primJumpTarget,
	"jump":        (*Machine).primJump,
	// memory
	"alloc":       (*Machine).primAlloc,
	"free":        (*Machine).primFree,
	"object_size": (*Machine).primObjectSize, "object_offset": (*Machine).primObjectOffset,
	"check":   (*Machine).primCheck,
	"touched": (*Machine).primTouched,
	"used":    (*Machine).primUsed,
	"memcpy":  (*Machine).primMemcpy,
	"memset":  (*Machine).primMemset,
	// unknowns
	"nondet":      func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.fill(in, ci, m.text(m.arg(ci, 2)), expr.Input) },
	"havoc":       func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.fill(in, ci, "havoc", expr.Havoc) },
	"choose":      (*Machine).primChoose,
	"assume":      (*Machine).primAssume,
	"is_concrete": (*Machine).primIsConcrete,
	// the process
	"violation":      (*Machine).primViolation,
	"warn_violation": (*Machine).primWarnViolation,
	"exit": func(m *Machine, in *ir.Instr,
		ci *ir.CallInfo) {
		m.end(state.End{Outcome: state.Exit, Loc: m.loc()})
	},
	"cut":    func(m *Machine, in *ir.Instr, ci *ir.CallInfo) { m.cut("library-model", m.text(m.arg(ci, 0))) },
	"ledger": (*Machine).primLedger,
	"option": (*Machine).primOption,
}

// lasting are the primitives with effects that a spin loop cannot undo.
var lasting = map[string]bool{
	"wait": true, "notify_one": true, "notify_all": true, "wake": true, "thread_create": true,
	"alloc": true, "free": true, "memcpy": true, "memset": true, "nondet": true, "havoc": true, "choose": true,
}

func (m *Machine) bindPrimitives() {
	m.prims, m.plain = make([]primitive, len(m.P.Funcs)), make([]plainPrim, len(m.P.Funcs))
	for _, f := range m.P.Funcs {
		name, ok := strings.CutPrefix(f.Name, "__midway_")
		if !ok {
			continue
		}
		prim := primitives[name]
		if lasting[name] {
			prim = func(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
				m.t.Forget()
				primitives[name](m, in, ci)
			}
		}
		m.prims[f.ID], m.plain[f.ID] = prim, plainNames[f.Name]
	}
}

// arg is a call's i-th argument.
func (m *Machine) arg(ci *ir.CallInfo, i int) expr.Value {
	return m.valBits(&ci.Args[i], int(ci.ArgBits[i]))
}

// next goes on behind the call.
func (m *Machine) next() {
	if m.stop == running {
		m.fr.PC++
	}
}

// give is next with a result.
func (m *Machine) give(in *ir.Instr, v expr.Value) {
	if m.stop == running {
		m.setIf(in.Dst, v)
		m.fr.PC++
	}
}

func (m *Machine) primNothing(in *ir.Instr, ci *ir.CallInfo) { m.next() }

// text reads a constant C string of the models.
func (m *Machine) text(p expr.Value) string {
	if !p.Concrete() {
		return ""
	}
	o := m.st.Heap.Find(p.W)
	if o == nil {
		return ""
	}
	var b strings.Builder
	for off := p.W - o.Addr(); off < uint64(o.Bytes()) && b.Len() < 200; off++ {
		m.st.Heap.Touch(o.ID(), off)
		c, ok := m.st.Heap.Get(o.ID()).LoadWord(off, 1)
		if !ok || c == 0 {
			break
		}
		b.WriteByte(byte(c))
	}
	m.fetch()
	return b.String()
}

func (m *Machine) primChoose(in *ir.Instr, ci *ir.CallInfo) {
	n := m.arg(ci, 0)
	what := m.text(m.arg(ci, 1))
	if !n.Concrete() {
		m.cut("symbolic-choice", "a library model chooses between an unknown number of cases")
		return
	}
	loc := m.loc()
	m.fan(int(n.W), func(i int) {
		m.step(m.st, state.Step{Kind: state.StepChoice, Number: i, Op: "branch", Detail: chosen(what, i), Loc: loc})
		m.give(in, expr.Word(uint64(i)))
	})
}

// chosen says which case of a choice was taken. Behind what is chosen the model's text has each case, in their order:
// "fopen|fails|succeeds".
func chosen(what string, i int) string {
	subject, cases, _ := strings.Cut(what, "|")
	if all := strings.Split(cases, "|"); cases != "" && i < len(all) {
		return subject + " " + all[i]
	}
	return subject + ": case " + itoa(i)
}

// primAssume stops the thread for good where the condition is false.
func (m *Machine) primAssume(in *ir.Instr, ci *ir.CallInfo) {
	w := int(ci.ArgBits[0])
	ok := m.B.Not(m.B.Cmp(expr.EQ, w, m.arg(ci, 0), expr.Word(0)))
	if !m.defined(ok, "an assumption") {
		return
	}
	if m.MustBeTrue(ok) {
		m.next()
		return
	}
	m.letsGo()
	if m.MayBeTrue(ok) {
		other := m.alternative(m.B.Not(ok))
		t := other.Own(m.tid)
		t.Status = state.Stopped
		other.Alive--
		other.Current = state.None
		m.next()
		return
	}
	m.standStill()
}

// standStill stops the current thread for good: it met a false assumption.
func (m *Machine) standStill() {
	m.letsGo()
	t := m.st.Own(m.tid)
	t.Status = state.Stopped
	m.st.Alive--
	m.stop = Ended
}

func (m *Machine) primIsConcrete(in *ir.Instr, ci *ir.CallInfo) {
	m.t.Asked++
	if m.arg(ci, 0).Concrete() {
		m.give(in, expr.Word(1))
		return
	}
	m.st.EnvAnswers = &state.EnvAnswers{Parent: m.st.EnvAnswers, Answer: state.EnvAnswer{TID: m.tid, Nth: m.t.Asked}}
	m.give(in, expr.Word(0))
}

// reported is the kind of violation that a model reports.
func reported(number expr.Value) property.Kind {
	if number.Concrete() {
		return property.Modelled(number.W)
	}
	return property.Assertion
}

func (m *Machine) primViolation(in *ir.Instr, ci *ir.CallInfo) {
	m.end(
		state.End{
			Outcome: state.Violation,
			Kind:    reported(m.arg(ci, 0)),
			Loc:     m.loc(),
			Text:    m.text(m.arg(ci, 1)),
			Decided: true,
		},
	)
}

// primWarnViolation reports and goes on: one state ends with the violation, the other continues.
func (m *Machine) primWarnViolation(in *ir.Instr, ci *ir.CallInfo) {
	kind, text := reported(m.arg(ci, 0)), m.text(m.arg(ci, 1))
	other := m.fork()
	other.End = &state.End{Outcome: state.Violation, Kind: kind, Loc: m.loc(), Text: text, Thread: m.tid, Beside: true}
	m.forks = append(m.forks, other)
	m.next()
}

func (m *Machine) primLedger(in *ir.Instr, ci *ir.CallInfo) {
	effect := ledger.Incomplete
	if e := m.arg(ci, 0); e.Concrete() && e.W < 3 {
		effect = ledger.Effect(e.W)
	}
	m.note(m.text(m.arg(ci, 1)), effect, m.text(m.arg(ci, 2)))
	m.next()
}
