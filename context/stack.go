package context

import (
	"fmt"
	"strings"

	"midway/internal/ir"
)

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
