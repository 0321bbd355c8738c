package context

import (
	"fmt"
	"slices"

	"midway/internal/backtrace"
	"midway/internal/ir"
)

// step is a program point that a printed frame may be at.
type step struct {
	at     spot
	calls  ir.FuncID // the function of the frame above, which is called there, perhaps through others
	hidden []Frame   // these others, youngest first: the text does not show them
	direct bool      // by a call that names it
}

// layers are the points of each frame of a section, youngest first; only those from which the oldest frame is reached.
func (r *Placer) layers(list []backtrace.Frame, own section, out *Placed) ([][]step, error) {
	young, err := r.youngest(list, own, out)
	if err != nil {
		return nil, err
	}
	layers := [][]step{young}
	for i := own.first + 1; i < own.end; i++ {
		above, err := r.above(list, i, layers[len(layers)-1], out)
		if err != nil {
			return nil, err
		}
		layers = append(layers, above)
	}
	return prune(layers), nil
}

// prune drops points that no point of the next layer calls.
func prune(layers [][]step) [][]step {
	for i := len(layers) - 2; i >= 0; i-- {
		called := map[ir.FuncID]bool{}
		for _, s := range layers[i+1] {
			called[s.calls] = true
		}
		layers[i] = slices.DeleteFunc(layers[i], func(s step) bool { return !called[s.at.fn.ID] })
	}
	return layers
}

// frameFuncs are the functions that a frame may be in.
func (r *Placer) frameFuncs(list []backtrace.Frame, i int) ([]*ir.Func, error) {
	f := &list[i]
	if f.Function == "" && f.File != "" && f.Line > 0 {
		if found := r.holding(r.sources(f.File), int32(f.Line)); len(found) > 0 {
			return found, nil
		}
		return nil, misfit(list, i, "the program has no code there")
	}
	if f.Function == "" {
		return nil, misfit(list, i, "the binary does not name the function: it was stripped, or the stack is corrupt")
	}
	name := plainName(f.Function)
	found := r.ownNamed(name)
	if len(found) > 0 {
		return found, nil
	}
	why := "the program has no function " + name + didYouMean(name, r.functionNames())
	if f.Module != "" {
		why += "; it is of " + f.Module
	}
	return nil, misfit(list, i, "%s", why)
}

// lineOf lists the instructions of a function that are of a frame's line, in reverse postorder; all where the frame has
// no line. Code that was inlined counts for the lines that it was inlined at, too.
func (r *Placer) lineOf(f *ir.Func, fr *backtrace.Frame, files []ir.FileID) (out []ir.PC) {
	for _, b := range r.reversePostorder(f) {
		for pc := f.Blocks[b].Body; pc < f.Blocks[b].End; pc++ {
			if fr.Line == 0 || r.onFrameLine(f.Code[pc].Loc, fr, files) {
				out = append(out, pc)
			}
		}
	}
	return out
}

func (r *Placer) onFrameLine(id ir.LocID, fr *backtrace.Frame, files []ir.FileID) bool {
	for loc := r.loc(id); loc.Line > 0; loc = r.loc(loc.InlinedAt) {
		if int(loc.Line) == fr.Line && slices.Contains(files, loc.File) {
			return true
		}
	}
	return false
}

// onLine are the instructions of the functions of a frame that are of its line, by function.
func (r *Placer) frameCode(list []backtrace.Frame, i int) (funcs []*ir.Func, code map[*ir.Func][]ir.PC, err error) {
	fr := &list[i]
	found, err := r.frameFuncs(list, i)
	if err != nil {
		return nil, nil, err
	}
	files := r.sources(fr.File)
	if fr.File != "" && len(files) == 0 {
		return nil, nil, misfit(
			list,
			i,
			"the program has no source file %s with code%s",
			fr.File,
			r.similarFile(fr.File),
		)
	}
	code = map[*ir.Func][]ir.PC{}
	for _, f := range found {
		if pcs := r.lineOf(f, fr, files); len(pcs) > 0 {
			funcs = append(funcs, f)
			code[f] = pcs
		}
	}
	if len(funcs) == 0 {
		return nil, nil, misfit(list, i, "%s", r.noLine(found, fr))
	}
	return funcs, code, nil
}

// noLine says why a function has no code at a frame's line.
func (r *Placer) noLine(found []*ir.Func, fr *backtrace.Frame) string {
	f := found[0]
	var lines []int32
	for pc := range f.Code {
		if loc := r.loc(f.Code[pc].Loc); loc.Line > 0 && loc.InlinedAt == 0 {
			lines = append(lines, loc.Line)
		}
	}
	slices.Sort(lines)
	lines = slices.Compact(lines)
	if len(lines) == 0 {
		return f.Name + " has no line information: compile with -g"
	}
	return fmt.Sprintf(
		"%s (%s, lines %d to %d) has no code at line %d; the nearest lines are %s",
		f.Name,
		r.At(f.Loc),
		lines[0],
		lines[len(lines)-1],
		fr.Line,
		nearestLines(lines, int32(fr.Line)),
	)
}

// youngest are the points of the youngest frame of the program: where it is about to execute something, or the call of
// the library that it is in.
func (r *Placer) youngest(list []backtrace.Frame, own section, out *Placed) ([]step, error) {
	i := own.first
	if r.latitude.Does != nil {
		return r.doing(list, own, out)
	}
	funcs, code, err := r.frameCode(list, i)
	if err != nil && own.first == 0 {
		if steps := r.nearLine(list, i, out); len(steps) > 0 {
			return steps, nil
		}
		if steps := r.strayLine(list, i, out); len(steps) > 0 {
			return steps, nil
		}
	}
	if err != nil {
		return nil, err
	}
	if own.first > 0 {
		return r.inside(list, own, funcs, code, out)
	}
	if list[i].Line == 0 && !r.latitude.Anywhere {
		return nil, misfit(list, i, "%s", r.noLineAtAll(&list[i]))
	}
	steps := r.anywhere(funcs, code, &list[i])
	if list[i].Inlined || optimised(list[i:]) {
		out.Notes = append(out.Notes, "the binary is optimised: where the youngest frame is, is a hint")
	}
	return steps, nil
}

// nearLine are the points of the last line with code in front of a frame's, in the same function: compilers differ in
// what they take an opening brace, a macro's or a long statement's line for.
func (r *Placer) nearLine(list []backtrace.Frame, i int, out *Placed) (steps []step) {
	fr := list[i]
	if fr.Function == "" || fr.Line == 0 {
		return nil
	}
	files := r.sources(fr.File)
	for _, f := range r.ownNamed(plainName(fr.Function)) {
		from := r.loc(f.Loc)
		if from.Line == 0 || !slices.Contains(files, from.File) || !r.within(fr.Line, from) {
			continue
		}
		near := r.lineBefore(f, from.File, int32(fr.Line))
		if near == 0 { // the function's beginning
			steps = append(steps, step{at: spot{f, f.Entry}})
			continue
		}
		at := fr
		at.Line = int(near)
		for _, pc := range lineFirst(f, r.lineOf(f, &at, files)) {
			steps = append(steps, step{at: spot{f, pc}})
		}
	}
	if len(steps) > 0 {
		out.Notes = append(
			out.Notes,
			fmt.Sprintf("line %d has no code here: where the youngest frame is, is a hint", fr.Line),
		)
	}
	return steps
}

// within reports whether a line is in the function that begins at a location: in front of the next one in the file. The
// last line with code is no bound: a closing brace may have some.
func (r *Placer) within(line int, from ir.Loc) bool {
	if line < int(from.Line) {
		return false
	}
	return !slices.ContainsFunc(r.user, func(f *ir.Func) bool {
		loc := r.loc(f.Loc)
		return loc.File == from.File && loc.Line > from.Line && int(loc.Line) <= line
	})
}

// strayLine are the points of a line of another function that was inlined into the frame's, where the debugger does not
// know that it was: optimisers move code out of the blocks that debug information gives an inlined function.
func (r *Placer) strayLine(list []backtrace.Frame, i int, out *Placed) (steps []step) {
	fr := &list[i]
	if fr.Function == "" || fr.Line == 0 || !optimised(list[i:]) {
		return nil
	}
	code := map[*ir.Func][]ir.PC{}
	files := r.sources(fr.File)
	for _, g := range r.holding(files, int32(fr.Line)) {
		if pcs := r.lineOf(g, fr, files); len(pcs) > 0 {
			code[g] = lineFirst(g, pcs)
		}
	}
	add := func(from spot, way []spot) bool {
		last := from
		if len(way) > 0 {
			last = way[len(way)-1]
		}
		g := directCallee(r.Program, last.fn, last.pc)
		for _, pc := range code[g] {
			if len(steps) < maxStacks {
				steps = append(steps, stepBy(from, append(way[:len(way):len(way)], spot{g, pc}), ir.None))
			}
		}
		return len(code[g]) == 0
	}
	for _, f := range r.ownNamed(plainName(fr.Function)) {
		for _, c := range r.callsIn(f, func(f *ir.Func, pc ir.PC) bool { return ownCall(r.Program, f, pc) != "" }) {
			if add(c, nil) {
				r.waysFrom(c, func(way []spot) bool { return add(c, way) })
			}
		}
	}
	if len(steps) > 0 {
		out.Notes = append(
			out.Notes,
			fmt.Sprintf("line %d is of a function that was inlined into %s: where the youngest frame is, is a hint",
				fr.Line, fr.Function),
		)
	}
	return steps
}

// lineBefore is the last line with code of a function in front of a line, or 0.
func (r *Placer) lineBefore(f *ir.Func, file ir.FileID, line int32) (best int32) {
	for pc := range f.Code {
		if loc := r.loc(f.Code[pc].Loc); loc.File == file && loc.InlinedAt == 0 && loc.Line < line {
			best = max(best, loc.Line)
		}
	}
	return best
}

// noLineAtAll says why a frame without a line is of no use where the thread runs.
func (r *Placer) noLineAtAll(f *backtrace.Frame) string {
	if f.File != "" {
		return "it has no line: the compiler has merged code of several; with less optimisation it would have one"
	}
	return "it has no line, and the thread may be anywhere in the function: compile with -g (eu-stack wants -s)"
}

// optimised reports whether frames are of optimised code: gdb does not know values of theirs.
func optimised(list []backtrace.Frame) bool {
	lost := func(v backtrace.Value) bool { return v.OptimizedOut || v.Entry }
	return slices.ContainsFunc(list, func(f backtrace.Frame) bool {
		return f.Owner == backtrace.User &&
			(slices.ContainsFunc(f.Arguments, lost) || slices.ContainsFunc(f.Locals, lost))
	})
}

// lineFirst puts the points at which control comes to a line in front of those within it.
func lineFirst(f *ir.Func, pcs []ir.PC) []ir.PC {
	var starts, rest []ir.PC
	for k, pc := range pcs {
		if f.Code[pc].Op == ir.OpPhi {
			continue
		}
		if k > 0 && pcs[k-1] == pc-1 && f.BlockOf(pc) == f.BlockOf(pc-1) {
			rest = append(rest, pc)
		} else {
			starts = append(starts, pc)
		}
	}
	return append(starts, rest...)
}

// above are the calls at a frame's line of the functions that the frame above it may be in: where it has none, those of
// the nearest line within the latitude, or calls that lead to them.
func (r *Placer) above(list []backtrace.Frame, i int, young []step, out *Placed) ([]step, error) {
	var callees []*ir.Func
	for _, s := range young {
		if !slices.Contains(callees, s.at.fn) {
			callees = append(callees, s.at.fn)
		}
	}
	steps, err := r.nearest(
		list,
		i,
		out,
		"its call is on line %d",
		func(funcs []*ir.Func, code map[*ir.Func][]ir.PC) []step {
			return r.callsOf(funcs, code, callees)
		},
	)
	if len(steps) > 0 {
		return r.byColumn(steps, &list[i]), nil
	}
	if err != nil {
		return nil, err
	}
	funcs, code, err := r.frameCode(list, i)
	if err != nil { // a line near it has code
		if funcs, err = r.frameFuncs(list, i); err != nil {
			return nil, err
		}
	}
	if steps := r.through(funcs, code, callees); len(steps) > 0 {
		via := r.Funcs[steps[0].hidden[0].Func].Name
		out.Notes = append(
			out.Notes,
			fmt.Sprintf(
				"%s calls %s through %s, which the stack does not show: its call is the last it does, or it was "+
					"inlined",
				list[i].Function,
				list[i-1].Function,
				via,
			),
		)
		return steps, nil
	}
	return nil, misfit(list, i, "%s", r.noCall(funcs[0], callees, &list[i]))
}

// callsOf are the calls of some functions, those by their names first.
func (r *Placer) callsOf(funcs []*ir.Func, code map[*ir.Func][]ir.PC, callees []*ir.Func) []step {
	var direct, indirect []step
	for _, f := range funcs {
		for _, pc := range code[f] {
			if f.Code[pc].Op != ir.OpCall {
				continue
			}
			for _, callee := range callees {
				switch call := &f.Calls[f.Code[pc].Aux]; {
				case call.Callee == callee.ID:
					direct = append(direct, step{at: spot{f, pc}, calls: callee.ID, direct: true})
				case r.calls.mayCall(call, callee) && call.Fits(callee):
					indirect = append(indirect, step{at: spot{f, pc}, calls: callee.ID})
				}
			}
		}
	}
	return append(direct, indirect...)
}

// noCall says that a frame's line has no call of the function above it.
func (r *Placer) noCall(in *ir.Func, callees []*ir.Func, fr *backtrace.Frame) string {
	at := "it"
	if fr.Line > 0 {
		at = fmt.Sprintf("line %d of %s", fr.Line, in.Name)
	}
	return fmt.Sprintf("%s does not call %s%s", at, callees[0].Name, r.callersNear(in, callees[0]))
}

// through are calls of the program's own functions that lead to one of callees by direct calls.
func (r *Placer) through(funcs []*ir.Func, code map[*ir.Func][]ir.PC, callees []*ir.Func) (out []step) {
	for _, f := range funcs {
		for _, pc := range code[f] {
			if ownCall(r.Program, f, pc) == "" {
				continue
			}
			from := spot{f, pc}
			r.waysFrom(from, func(way []spot) bool {
				last := way[len(way)-1]
				callee := directCallee(r.Program, last.fn, last.pc)
				if callee == nil || !slices.Contains(callees, callee) || len(out) == maxStacks {
					return true
				}
				out = append(out, stepBy(from, way, callee.ID))
				return false
			})
		}
	}
	return out
}
