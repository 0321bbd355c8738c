package dataflow_test

import (
	"strings"
	"testing"

	"midway/context"
	"midway/dataflow"
	"midway/dataflow/dataflowtest"
	"midway/internal/expr"
	"midway/internal/ir"
)

// TestThroughModel: a debugger's stack may leave out the library between a function and the call that led to
// it. Such a context can be, and the library's arguments are not the function's.
func TestThroughModel(t *testing.T) {
	p := dataflowtest.Compile(t, `
#include <stdlib.h>
int values[4], out;
int order(const void *a, const void *b) { out = 1; return *(const int *)a - *(const int *)b; }
int main(void) {
  qsort(values, 4, sizeof *values, order);
  return 0;
}`)
	call := callOf(p, "main", "qsort")
	store := ir.PC(0)
	for p.Func("order").Code[store].Op != ir.OpStore {
		store++
	}
	ctx := &context.Context{Threads: []context.Thread{{Name: "main", Complete: true, Main: true, Frames: []context.Frame{
		{Func: p.Func("order").ID, PC: store}, {Func: p.Func("main").ID, PC: call}}}}}
	a := dataflow.Analyze(p.Program, ctx, p.Graph, expr.NewBuilder(64))
	if err := a.Together(); err != nil {
		t.Error(err)
	}
	if text := a.FormatLocals(a.Locals()); !strings.Contains(text, "main.a unconstrained: passed by the library") {
		t.Errorf("locals:\n%s", text)
	}
}

// callOf is the call of callee in caller.
func callOf(p dataflowtest.Program, caller, callee string) ir.PC {
	f := p.Func(caller)
	for pc := range f.Code {
		if f.Code[pc].Op == ir.OpCall && f.Calls[f.Code[pc].Aux].Callee == p.Func(callee).ID {
			return ir.PC(pc)
		}
	}
	return ir.None
}
