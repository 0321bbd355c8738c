package interp

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/runtime/abi"
)

// An envAssumption is something that the run takes for granted of the system, unless an option says otherwise
// (docs/design.md §2.4).
type envAssumption uint8

const (
	allocationSucceeds envAssumption = iota // --malloc-may-fail
	creationSucceeds
	noSpuriousWakeups  // --spurious-wakeups
	noSpuriousFailures // C11 7.17.7.4: a weak compare-exchange may fail although the values are equal
	addressesNotReused
	premises
)

// premiseTexts are the ledger's kind and sentence of every premise.
var premiseTexts = [premises]struct{ kind, text string }{
	allocationSucceeds: {"allocation-succeeds", "memory can always be allocated"},
	creationSucceeds:   {"creation-succeeds", "threads can always be created"},
	noSpuriousWakeups:  {"no-spurious-wakeups", "condition waits do not wake by themselves"},
	noSpuriousFailures: {"no-spurious-failures", "weak compare-exchanges fail only where the values differ"},
	addressesNotReused: {"addresses-not-reused", "addresses of freed memory are not given out again"},
}

// assumeEnv enters a premise into the ledger, once for the whole run.
func (m *Machine) assumeEnv(p envAssumption) {
	if !m.granted[p] {
		m.granted[p] = true
		m.Ledger.Add(ledger.Entry{Kind: premiseTexts[p].kind, Effect: ledger.Assumption, Text: premiseTexts[p].text})
	}
}

// primOption answers whether an option is on. A model that asks for what could go wrong, and hears that it does not,
// relies on that.
func (m *Machine) primOption(in *ir.Instr, ci *ir.CallInfo) {
	on := false
	switch m.arg(ci, 0).W {
	case abi.OptionMallocMayFail:
		if on = m.Opt.MallocMayFail; !on {
			m.assumeEnv(m.mayBeRefused())
		}
	case abi.OptionSpuriousWakeups:
		if on = m.Opt.Spurious; !on {
			m.assumeEnv(noSpuriousWakeups)
		}
	case abi.OptionSVComp:
		on = m.Opt.SVComp
	case abi.OptionErrorCalls:
		on = m.Opt.ErrorCalls
	case abi.OptionFIFO:
		on = m.Opt.FIFO
	case abi.OptionCancels:
		on = m.Cancels()
	case abi.OptionExitHandlers:
		on = m.uses(abi.Names(abi.AtExit))
	}
	if on {
		m.give(in, expr.Word(1))
		return
	}
	m.give(in, expr.Word(0))
}

// Cancels reports whether the program may cancel threads.
func (m *Machine) Cancels() bool { return m.uses(abi.Names(abi.Cancel)) }

// mayBeRefused is what the library function under way relies on: creations of threads tell themselves from allocations.
func (m *Machine) mayBeRefused() envAssumption {
	if abi.Of(m.apiName()).Role == abi.Create {
		return creationSucceeds
	}
	return allocationSucceeds
}
