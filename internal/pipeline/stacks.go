package pipeline

import (
	"slices"

	"midway/context"
	"midway/dataflow"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/pointsto"
)

// withoutOutside is the context without frames that code outside may lie between, and with stacks open that nothing is
// known to begin.
func (f *Facts) withoutOutside(points *pointsto.Graph) *context.Context {
	c := *f.Plan.Context
	c.Threads = slices.Clone(c.Threads)
	f.throughOutside(&c, points)
	openStacks(&c, points)
	return &c
}

// throughOutside leaves out the frames of stacks from a call on that may be one of code outside, by a pointer, where
// that may have called the frame above back, or by its name: what it did before, and does behind that, is nothing
// that the fragment has. In a stack that a debugger has listed such code would have a frame of its own.
func (f *Facts) throughOutside(c *context.Context, points *pointsto.Graph) {
	if c.Seen != "" {
		return
	}
	foreign := func(id ir.FuncID) bool { return dataflow.External(f.Funcs[id]) }
	for i := range c.Threads {
		th := &c.Threads[i]
		for k := 1; k < len(th.Frames); k++ {
			young, at := th.Frames[k-1].Func, th.Frames[k]
			fn := f.Funcs[young]
			calls := points.Outside(points.FuncNode(young)) || named(fn)
			if !calls || !slices.ContainsFunc(points.Callees(at.Func, at.PC), foreign) {
				continue
			}
			name := fn.Name
			f.Ledger.Addf(
				"stack",
				ledger.OverApproximate,
				f.Program.At(f.Funcs[at.Func].Code[at.PC].Loc),
				"%s may be called back by a function of code outside that is called here through a pointer: the "+
					"frames "+
					"from there on are left out, and the fragment ends where %s returns",
				name,
				name,
			)
			th.Left = append(slices.Clone(th.Frames[k:]), th.Left...)
			th.Frames, th.Complete, th.Main = th.Frames[:k], false, false
			break
		}
	}
}

// calledByName says that a function without a body which has been called may have called one of the program by its
// name: both may be of files of one program, as a function may be that is read as one which touches the program's
// globals.
func (f *Facts) calledByName(a *dataflow.Analysis) {
	if main := f.Func("main"); main == nil || main.External {
		return // code outside a library calls all that it can name
	}
	first := slices.IndexFunc(f.Funcs, named)
	if first < 0 {
		return
	}
	what := ""
	outside := func(fr context.Frame) bool { return slices.ContainsFunc(a.Graph.Callees(fr.Func, fr.PC), a.External) }
	called := func(th context.Thread) bool { return slices.ContainsFunc(th.Left, outside) }
	if slices.ContainsFunc(f.Context.Threads, called) {
		what = "what has called a function of the stack back"
	}
	if beyond := f.Beyond; beyond != nil && a.Before().Called(beyond.ID) {
		what = "a function of code outside" // by a pointer, or as a library was opened
	}
	for _, fn := range f.Bodiless() {
		if fn.Reading <= ir.ReadGlobals && len(a.Before().Calls(fn.Name)) > 0 {
			what = fn.Name + ", which has no body,"
			break
		}
	}
	if what != "" {
		f.Ledger.Addf(
			"called-by-name",
			ledger.Incomplete,
			"",
			"%s may have called a function of the program by its name before the context, such as %s: facts of the "+
				"context "+
				"leave that out; give the file that defines it, or make functions that it does not call static",
			what,
			f.Funcs[first].Name,
		)
	}
}

// named reports whether code outside can call a function of the program by its name.
func named(f *ir.Func) bool {
	return !f.External && !f.Runtime && !f.Added && !f.Static && !f.Hidden && f.Name != "main"
}

// openStacks leaves the stacks of threads open whose oldest function no creating call starts: its address was taken,
// and creating calls start what a variable holds, but by points-to they never start that function.
func openStacks(c *context.Context, points *pointsto.Graph) {
	for i := range c.Threads {
		th := &c.Threads[i]
		oldest := th.Frames[len(th.Frames)-1].Func
		starts := func(c pointsto.Create) bool { return slices.Contains(c.Entries, oldest) }
		th.Complete = th.Complete && (th.Main || slices.ContainsFunc(points.ThreadCreates(), starts))
	}
}
