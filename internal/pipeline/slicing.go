package pipeline

import (

	"midway/internal/ir"
	"midway/internal/property"
	"midway/internal/slice"
)

// slices computes the slice of the program where accesses outside it can be left alone: where every schedule of
// them is to be explored, and assertions are all that is looked for. Where nothing is outside, it is as if there were none.
func (t *Task) slices() {
	o := t.Options
	if o.NoSlice || !o.OnlyCount || o.Granularity != "memory" || !t.Context.FromMain || !o.asked().Only(property.Assertions) {
		return
	}
	if t.Program.Func("__midway_thread_create") == nil {
		return
	}
	g := t.pointsTo()
	if s := slice.Of(t.Program, g); !s.Empty() {
		t.slice = s
	}
	t.trust = slice.Through(t.Program, g)
}

// outside is what says of an access that it is outside the slice; nil where there is none.
func (t *Task) outside() func(ir.FuncID, ir.PC) bool {
	if t.slice == nil {
		return nil
	}
	return t.slice.Outside
}
