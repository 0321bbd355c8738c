package context

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/ir"
)

// callers are the calls that the entries of a stack stand for, youngest first, where the frame above them is at a spot.
// A debugger's list may begin with where the thread itself stands, and has functions that were inlined as frames of
// their own: those are passed over.
func (r *resolver) callers(spec *ThreadSpec, stack []Text, at spot) ([]spot, error) {
	if len(stack) == 0 {
		return nil, nil
	}
	point, young, notes := stack[0], at.fn, len(r.ctx.Notes)
	call, err := r.returnPoint(point, young)
	switch {
	case err == nil:
		var rest []spot
		if rest, err = r.callers(spec, stack[1:], call); err == nil {
			return append([]spot{call}, rest...), nil
		}
	case r.repeats(point.S, at):
		return r.callers(spec, stack[1:], at)
	case r.calledBack(point.S, young):
		r.note(
			"thread %s: %s is called back from %s: the frames from there on are left out, and the fragment ends "+
				"where %s returns",
			spec.Name.S,
			young.Name,
			point.S,
			young.Name,
		)
		r.leaves(spec, stack, young)
		return nil, nil
	}
	var found [][]spot
	for _, call := range r.callsInlined(point.S, young) {
		r.ctx.Notes = r.ctx.Notes[:notes]
		if rest, err := r.callers(spec, stack[1:], call); err == nil {
			found = append(found, append([]spot{call}, rest...))
		}
	}
	r.ctx.Notes = r.ctx.Notes[:notes]
	if len(found) != 1 {
		return nil, err
	}
	return found[0], nil
}

// entry takes an entry of a stack apart: the function that it names, or "", and the place.
func entry(text string) (fn string, pl place, err error) {
	name, where, named := strings.Cut(text, "@")
	if !named {
		name, where = "", text
	}
	pl, err = parsePlace(strings.TrimSpace(where))
	return strings.TrimSpace(name[strings.LastIndexByte(name, ':')+1:]), pl, err
}

// repeats reports whether an entry of a stack names where the frame above it stands already: the place itself, or one
// at which the code there was inlined.
func (r *resolver) repeats(text string, at spot) bool {
	name, pl, err := entry(text)
	if err != nil {
		return false
	}
	if pl.line > 0 {
		return r.isAt(name, pl, at)
	}
	points, err := r.all(pl)
	if err != nil || name != "" && baseName(at.fn.Name) != baseName(name) {
		return false
	}
	line := r.loc(at.fn.Code[at.pc].Loc).Line
	return slices.ContainsFunc(
		points,
		func(s spot) bool { return s.fn == at.fn && r.loc(s.fn.Code[s.pc].Loc).Line == line },
	)
}

// isAt reports whether a line is that of a spot, or one at which the code there was inlined. What is named is the
// function itself, or one that was inlined.
func (r *resolver) isAt(name string, pl place, at spot) bool {
	for loc := r.loc(at.fn.Code[at.pc].Loc); loc.Line > 0; loc = r.loc(loc.InlinedAt) {
		fits := loc.InlinedAt != 0 || name == "" || baseName(name) == baseName(at.fn.Name)
		if fits && int(loc.Line) == pl.line && slices.Contains(r.files(pl.file), loc.File) {
			return true
		}
	}
	return false
}

// callsInlined lists the calls of young at a line that is in, or of, code that was inlined.
func (r *resolver) callsInlined(text string, young *ir.Func) []spot {
	name, pl, err := entry(text)
	if err != nil || pl.line == 0 {
		return nil
	}
	var out []spot
	for _, f := range r.user {
		for pc := range f.Code {
			in := &f.Code[pc]
			if in.Op == ir.OpCall && r.loc(in.Loc).InlinedAt != 0 && r.calls.mayCall(&f.Calls[in.Aux], young) &&
				r.isAt(name, pl, spot{f, ir.PC(pc)}) {
				out = append(out, spot{f, ir.PC(pc)})
			}
		}
	}
	return out
}

// returnPoint is the call of young that a frame is inside of. The text is function@place, or a place;
// a function alone serves where it calls young once.
func (r *resolver) returnPoint(text Text, young *ir.Func) (spot, error) {
	at, err := r.callAt(text.S, young)
	if err == nil {
		err = r.canRun(at)
	}
	if err != nil {
		return at, r.file.errorAt(text.Line, "stack: %w", err)
	}
	return at, nil
}

func (r *resolver) callAt(text string, young *ir.Func) (spot, error) {
	in, calls, err := r.callsNamed(text, func(f *ir.Func, pc ir.PC) bool {
		return f.Code[pc].Op == ir.OpCall && r.calls.mayCall(&f.Calls[f.Code[pc].Aux], young)
	})
	if err != nil {
		return spot{}, err
	}
	return r.oneCall(text, calls, in, young)
}

// callsNamed lists the calls of a kind at an entry of a stack, and the function that it names, if any.
func (r *resolver) callsNamed(text string, isCall func(*ir.Func, ir.PC) bool) (in *ir.Func, calls []spot, err error) {
	name, where, named := strings.Cut(text, "@")
	if !named {
		where = text
	}
	pl, err := parsePlace(strings.TrimSpace(where))
	if err != nil {
		return nil, nil, err
	}
	if named {
		file, fn := "", strings.TrimSpace(name)
		if i := strings.LastIndexByte(fn, ':'); i >= 0 {
			file, fn = fn[:i], fn[i+1:]
		}
		if in, err = r.function(file, fn); err != nil {
			return nil, nil, err
		}
	}
	calls, err = r.callsAt(pl, in, isCall)
	return in, calls, err
}

// callsAt lists the calls of a kind at a place, inside in where that is not nil.
func (r *resolver) callsAt(pl place, in *ir.Func, isCall func(*ir.Func, ir.PC) bool) ([]spot, error) {
	points, err := r.all(pl)
	if err != nil {
		return nil, err
	}
	var calls []spot
	seen := map[*ir.Func]bool{}
	for _, s := range points {
		switch {
		case in != nil && s.fn != in || seen[s.fn]:
		case pl.block != "":
			if isCall(s.fn, s.pc) {
				calls = append(calls, s)
			}
		case pl.line == 0 && pl.plus <= 0:
			calls = append(calls, r.callsIn(s.fn, isCall)...)
		default:
			calls = append(calls, r.onSameLine(s, isCall)...)
			seen[s.fn] = true
		}
	}
	return calls, nil
}

func (r *resolver) callsIn(f *ir.Func, isCall func(*ir.Func, ir.PC) bool) []spot {
	var out []spot
	for _, b := range r.reversePostorder(f) {
		for pc := f.Blocks[b].Body; pc < f.Blocks[b].End; pc++ {
			if isCall(f, pc) {
				out = append(out, spot{f, pc})
			}
		}
	}
	return out
}

// oneCall is the one call meant: a direct one before an indirect one.
func (r *resolver) oneCall(text string, calls []spot, in, young *ir.Func) (spot, error) {
	var direct []spot
	for _, s := range calls {
		if s.fn.Calls[s.fn.Code[s.pc].Aux].Callee == young.ID {
			direct = append(direct, s)
		}
	}
	if len(direct) > 0 {
		calls = direct
	}
	switch len(calls) {
	case 1:
		return calls[0], nil
	case 0:
		return spot{}, fmt.Errorf("%s is no call of %s%s", text, young.Name, r.callersNear(in, young))
	}
	return spot{}, fmt.Errorf("%s has %d calls of %s: choose one of %s", text, len(calls), young.Name, spotNames(calls))
}

// callersNear says where a function is called, for a message: in the given caller if it calls it.
func (r *resolver) callersNear(in, young *ir.Func) string {
	var here, all []string
	for _, c := range r.calls.callers[young.ID] {
		at := c.caller.Name + "@" + r.At(c.caller.Code[c.pc].Loc)
		if len(all) < 5 {
			all = append(all, at)
		}
		if c.caller == in && len(here) < 5 {
			here = append(here, at)
		}
	}
	switch {
	case len(here) > 0:
		all = here
	case len(all) == 0 && r.calls.isEntry(young):
		return "; it is where a thread starts, so the stack ends there"
	case len(all) == 0:
		return "; nothing calls it directly"
	}
	return "; it is called at " + strings.Join(all, ", ")
}
