package pipeline

import (
	"slices"

	"midway/dataflow"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/pointsto"
)

// throughOutside leaves out the frames of stacks from a call on that may be one of code outside, by a pointer, where that
// may have called the frame above back: what it did before, and does behind that, is nothing that the fragment has. In
// a stack that a debugger has listed such code would have a frame of its own.
func (t *Task) throughOutside(points *pointsto.Graph) {
	if t.Context.Seen != "" || t.Program.Beyond == nil {
		return
	}
	for i := range t.Context.Threads {
		th := &t.Context.Threads[i]
		for k := 1; k < len(th.Frames); k++ {
			young, at := th.Frames[k-1].Func, th.Frames[k]
			if !points.Outside(points.FuncNode(young)) || !slices.Contains(points.Callees(at.Func, at.PC), t.Program.Beyond.ID) {
				continue
			}
			name := t.Program.Funcs[young].Name
			t.Ledger.Addf("stack", ledger.OverApproximate, t.Program.At(t.Program.Funcs[at.Func].Code[at.PC].Loc),
				"%s may be called back by a function of code outside that is called here through a pointer: the frames from there on are left out, and the fragment ends where %s returns", name, name)
			th.Frames, th.Complete, th.Main = th.Frames[:k], false, false
			break
		}
	}
}

// calledByName says that a function without a body which has been called may have called one of the program by its name:
// both may be of files of one program, as a function may be that is read as one which touches the program's globals.
func (t *Task) calledByName(a *dataflow.Analysis) {
	if main := t.Program.Func("main"); main == nil || main.External {
		return // code outside a library calls all that it can name
	}
	named := slices.IndexFunc(t.Program.Funcs, func(f *ir.Func) bool {
		return !f.External && !f.Runtime && !f.Added && !f.Static && f.Name != "main"
	})
	if named < 0 {
		return
	}
	for _, f := range t.Program.Bodiless() {
		if f.Reading > ir.ReadGlobals || len(a.Before().Calls(f.Name)) == 0 {
			continue
		}
		t.Ledger.Addf("called-by-name", ledger.Incomplete, "",
			"%s, which has no body, may have called a function of the program by its name before the context, such as %s: facts of the context leave that out",
			f.Name, t.Program.Funcs[named].Name)
		return
	}
}

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
