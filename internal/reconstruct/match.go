package reconstruct

import (
	"cmp"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"midway/context"
	"midway/internal/backtrace"
	"midway/internal/goal"
	"midway/internal/ir"
	"midway/internal/property"
)

// matcher finds the stacks of a report in a program, and notes what becomes of their frames.
type matcher struct {
	p        *ir.Program
	placer   *context.Placer
	notes    []goal.Frame // of the thread under way
	spots    []goal.Spot  // that were found
	resolved []goal.Resolved

	// what printed values are asked for: none, or those of the youngest frame
	noValues, youngest bool
	values             map[context.Frame][]string // of the failing thread
}

func newMatcher(p *ir.Program) *matcher { return &matcher{p: p, placer: context.NewPlacer(p)} }

// took ends the notes on a thread.
func (m *matcher) took(id string, failed bool) {
	m.resolved = append(m.resolved, goal.Resolved{Thread: id, Failed: failed, Frames: m.notes})
	m.notes = nil
}

func (m *matcher) note(f *backtrace.Frame, fits bool, format string, args ...any) {
	m.notes = append(m.notes, goal.Frame{Text: textOf(f), Fits: fits, Comment: fmt.Sprintf(format, args...)})
}

// textOf is a frame as a person names it.
func textOf(f *backtrace.Frame) string {
	name := cmp.Or(f.Function, "??")
	if f.File == "" {
		return name
	}
	return fmt.Sprintf("%s at %s:%d", name, path.Base(f.File), f.Line)
}

// noteAll takes down the frames of a stack that was found.
func (m *matcher) noteAll(frames []backtrace.Frame, s *context.Placed) {
	for i := s.First; i < s.End; i++ {
		var comments []string
		if i == s.First {
			comments = slices.Clone(s.Notes)
		}
		for _, r := range s.Remarks {
			if r.Frame == i {
				comments = append(comments, r.Text)
			}
		}
		m.note(&frames[i], true, "%s", strings.Join(comments, "; "))
	}
	if len(s.Outer) > 0 {
		m.note(
			&frames[s.End],
			false,
			"it is code of the library, which has called back: frames from here on are left out",
		)
	}
}

// met takes spots down.
func (m *matcher) met(spots []goal.Spot) []goal.Spot {
	m.spots = append(m.spots, spots...)
	return spots
}

// near is how many lines a place may be away from that of a report: compilers name different lines of a statement.
const near = 3

// stacksOf are the stacks below the youngest frame of some sets, for those whose youngest frame is in one function at
// the same points.
func stacksOf(p *ir.Program, s *context.Placed, whole bool) (out []goal.Spot) {
	for _, set := range s.Sets {
		stack := ir.Stack{Whole: whole && len(s.Outer) == 0}
		for _, frame := range set[1:] {
			c := ir.Caller{Func: frame.Func}
			for _, pc := range frame.PCs {
				c.Calls = append(c.Calls, p.Funcs[frame.Func].Code[pc].Aux)
			}
			stack.Callers = append(stack.Callers, c)
		}
		i := slices.IndexFunc(
			out,
			func(o goal.Spot) bool { return o.Func == set[0].Func && slices.Equal(o.PCs, set[0].PCs) },
		)
		if i < 0 {
			out, i = append(out, goal.Spot{Func: set[0].Func, PCs: set[0].PCs}), len(out)
		}
		out[i].Stacks = append(out[i].Stacks, stack)
	}
	return out
}

// does finds the stack of a thread whose youngest frame executes something of a kind.
func (m *matcher) does(t *Thread, doing string, does func(f *ir.Func, pc ir.PC) bool) ([]goal.Spot, error) {
	s, err := m.placer.Find(t.Frames, context.Latitude{Does: does, Doing: doing, Near: near, Anywhere: true})
	var misfit *context.Misfit
	switch {
	case errors.Is(err, context.ErrOutside):
		return nil, fmt.Errorf("the failing stack has no frame of the program")
	case errors.As(err, &misfit):
		m.note(&t.Frames[misfit.Frame], false, "%s", misfit.Why)
		return nil, misfit
	case err != nil:
		return nil, err
	}
	m.printed(t, s)
	m.noteAll(t.Frames, s)
	return m.met(stacksOf(m.p, s, t.Whole)), nil
}

// printed takes the values that the report shows of the failing thread's frames, as conditions, and remarks them.
func (m *matcher) printed(t *Thread, s *context.Placed) {
	if m.noValues {
		return
	}
	values := m.placer.Printed(s, t.Frames)
	m.values = map[context.Frame][]string{}
	for _, set := range s.Sets {
		for k, at := range set {
			for _, pc := range at.PCs {
				here := context.Frame{Func: at.Func, PC: pc}
				if v := slices.DeleteFunc(values[here],
					func(text string) bool { return !goal.Readable(m.p, here, text) }); len(
					v,
				) > 0 &&
					(k == 0 || !m.youngest) {
					m.values[here] = v
				}
			}
		}
	}
	for i, v := range m.shownValues(s, t.Frames) {
		s.Remarks = append(s.Remarks, context.Remark{Frame: i, Text: "with " + strings.Join(v, ", ")})
	}
}

// shownValues are the values that are asked for, by frame of the report.
func (m *matcher) shownValues(s *context.Placed, frames []backtrace.Frame) map[int][]string {
	out := map[int][]string{}
	for _, set := range s.Sets[:1] {
		next := s.First
		for _, at := range set {
			v := m.values[context.Frame{Func: at.Func, PC: at.PCs[0]}]
			for i := next; i < s.End; i++ {
				if frames[i].Function == m.p.Funcs[at.Func].Name {
					if next = i + 1; len(v) > 0 {
						out[i] = v
					}
					break
				}
			}
		}
	}
	return out
}

// failing is where the failing thread fails.
func (m *matcher) failing(c *Crash) ([]goal.Spot, error) {
	return m.does(&c.Failing, kindNames(c.Kinds), func(f *ir.Func, pc ir.PC) bool {
		called := m.libraryCall(f, pc)
		return slices.ContainsFunc(c.Kinds, func(k property.Kind) bool { return fails(f.Code[pc].Op, called, k) })
	})
}

func kindNames(kinds []property.Kind) string {
	var out []string
	for _, k := range kinds {
		out = append(out, string(k))
	}
	return strings.Join(out, ", ")
}

// libraryCall is the name of the library's function that an instruction calls, or "".
func (m *matcher) libraryCall(f *ir.Func, pc ir.PC) string {
	if f.Code[pc].Op != ir.OpCall {
		return ""
	}
	if id := f.Calls[f.Code[pc].Aux].Callee; id != ir.None {
		return m.p.Funcs[id].Library()
	}
	return ""
}

// fails reports whether an operation, which calls a function of the library or none, can violate a kind.
func fails(op ir.Op, called string, k property.Kind) bool {
	switch k.Group() {
	case property.Assertions:
		return op == ir.OpTrap || op == ir.OpUnreachable && k == property.Unreachable || failing[called]
	case property.Memory:
		if k == property.DoubleFree || k == property.InvalidFree {
			return called == "free" || called == "realloc" || called == "fclose"
		}
		return accesses(op) || called != "" && !strings.HasPrefix(called, "llvm.")
	case property.Division:
		return op >= ir.OpUDiv && op <= ir.OpSRem
	case property.Threads:
		return called != ""
	}
	return true
}

// failing are the library's functions that report a failed assertion.
var failing = map[string]bool{
	"__assert_fail": true, "abort": true, "reach_error": true, "__assert": true, "__assert_perror_fail": true,
	"__VERIFIER_error": true, "__VERIFIER_assert": true, "__assert_rtn": true, "__fortify_fail": true,
}

// standing is where another thread is, of several spots one; none where its youngest frame does not fit. Of a stack
// that fits from its youngest frame on, older frames are left out from the first that does not.
func (m *matcher) standing(t *Thread) []goal.Spot {
	frames, whole := t.Frames, t.Whole
	var late []goal.Frame
	taken := ""
	for {
		s, err := m.placer.Find(frames, context.Latitude{Near: near, Anywhere: true})
		var misfit *context.Misfit
		switch {
		case err == nil:
			if taken != "" {
				s.Notes = append(s.Notes, taken)
			}
			m.noteAll(frames, s)
			m.notes = append(m.notes, late...)
			return m.met(m.stands(s, whole))
		case !errors.As(err, &misfit):
			m.notes = append(
				m.notes,
				goal.Frame{Text: "no frame of the program", Comment: "the thread is not required to be anywhere"},
			)
			return nil
		case !misfit.Youngest:
			f := &frames[misfit.Frame]
			late = []goal.Frame{{Text: textOf(f), Comment: misfit.Why + ": frames from here on are left out"}}
			frames, whole = frames[:misfit.Frame], false
		case misfit.Frame > 0 && taken == "": // code that has been put between, or a wrapper's
			taken = fmt.Sprintf(
				"the program does not call %s there: it is taken to be on the line",
				frames[misfit.Frame-1].Function,
			)
			frames = frames[misfit.Frame:]
		default:
			m.note(&frames[misfit.Frame], false, "%s: the thread is not required to be anywhere", misfit.Why)
			return nil
		}
	}
}

// stands is from where to where a thread is at its youngest frame.
func (m *matcher) stands(s *context.Placed, whole bool) (out []goal.Spot) {
	for _, spot := range stacksOf(m.p, s, whole) {
		if s.Inside {
			for _, pc := range spot.PCs {
				spot.Until = append(spot.Until, pc+1)
			}
		} else {
			spot.PCs, spot.Until = m.stretches(m.p.Funcs[spot.Func], spot.PCs)
		}
		if len(spot.PCs) > 0 {
			out = append(out, spot)
		}
	}
	return out
}

// stretches are where a thread is among some instructions: from where control comes to them to where it goes on,
// without what is in calls, which would have frames of their own, and without a branch at the end.
func (m *matcher) stretches(f *ir.Func, among []ir.PC) (from, until []ir.PC) {
	in := make([]bool, len(f.Code))
	for _, pc := range among {
		in[pc] = true
	}
	for b := range f.Blocks {
		on := false
		end := func(pc ir.PC) {
			if on {
				until = append(until, pc)
			}
			on = false
		}
		last := f.Blocks[b].End - 1
		for pc := f.Blocks[b].Body; pc < last; pc++ {
			if in[pc] || f.Code[pc].Loc == 0 {
				if in[pc] && !on {
					from, on = append(from, pc), true
				}
			} else {
				end(pc)
			}
			if on && f.Code[pc].Op == ir.OpCall && !strings.HasPrefix(m.libraryCall(f, pc), "llvm.") {
				end(pc) // in front of it, and again behind it
				if pc+1 < last && in[pc+1] {
					from, on = append(from, pc+1), true
				}
			}
		}
		if !on && in[last] {
			from, on = append(from, last), true
		}
		end(last)
	}
	return from, until
}
