package pipeline

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/property"
)

// assumeOrder notes that memory is taken to be sequentially consistent, where that is more than C promises: a
// program without data races behaves so unless it uses weaker atomic operations (C11 5.1.2.4), but where races are not
// looked for it may have some.
func (t *Task) assumeOrder() {
	if t.Options.Granularity != "memory" {
		return
	}
	if !t.Options.asked().Has(property.Races) || slices.ContainsFunc(t.Program.Funcs, weaklyOrdered) {
		t.Ledger.Addf("sequential-consistency", ledger.Assumption, "", "memory is sequentially consistent")
	}
}

// weaklyOrdered reports whether user code has an atomic operation weaker than sequential consistency.
func weaklyOrdered(f *ir.Func) bool {
	if f.Runtime {
		return false
	}
	return slices.ContainsFunc(f.Code, func(in ir.Instr) bool {
		order := ir.NotAtomic
		switch in.Op {
		case ir.OpLoad, ir.OpStore:
			order = ir.Order(in.Sub)
		case ir.OpRMW, ir.OpCmpXchg:
			order = ir.Order(in.Imm)
		}
		return order != ir.NotAtomic && order != ir.SeqCst
	})
}
