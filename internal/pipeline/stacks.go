package pipeline

import (
	"slices"

	"midway/internal/pointsto"
)

// openStacks leaves the stacks of threads open whose oldest function no creating call starts: its address was taken, and
// creating calls start what a variable holds, but by points-to they never start that function.
func (t *Task) openStacks(points *pointsto.Graph) {
	for i := range t.Context.Threads {
		th := &t.Context.Threads[i]
		oldest := th.Frames[len(th.Frames)-1].Func
		starts := func(c pointsto.Create) bool { return slices.Contains(c.Entries, oldest) }
		th.Complete = th.Complete && (th.Main || slices.ContainsFunc(points.ThreadCreates(), starts))
	}
}
