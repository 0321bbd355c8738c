package execute_test

import (
	"testing"
	"time"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/halt"
	"midway/internal/ledger"
)

// TestConditionsAreJoinedInTime: where the time limit strikes while the conditions of cases are joined, what was found
// is kept, and the ledger says that a condition is not the whole one.
func TestConditionsAreJoinedInTime(t *testing.T) {
	m, _ := machineOf(t, load(t, "int main(void) { return 0; }"), false, execute.NoReduction)
	b, flag := m.B, &halt.Flag{}
	b.Ask(flag.Word(), flag.Poll)
	x := b.Sym(b.NewSymbol("x", 32, expr.Input))
	one, two := b.Assume(nil, b.Cmp(expr.EQ, 32, x, expr.Word(1))), b.Assume(nil, b.Cmp(expr.EQ, 32, x, expr.Word(2)))
	explorer := execute.New(m, execute.Options{})
	if pc := explorer.Disjoined(one, two); pc == one || pc == two || m.Ledger.Has(ledger.Incomplete) {
		t.Error("the conditions were not joined, with time left")
	}
	flag.Raise()
	time.Sleep(halt.Grace + 100*time.Millisecond)
	if pc := explorer.Disjoined(one, two); pc != one || !m.Ledger.Has(ledger.Incomplete) {
		t.Errorf("condition %v, ledger %v, with no time left", pc, m.Ledger)
	}
}
