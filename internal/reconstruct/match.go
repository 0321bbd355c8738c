package reconstruct

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"midway/internal/backtrace"
	"midway/internal/goal"
	"midway/internal/ir"
	"midway/internal/property"
)

// matcher finds frames in a program, and notes what it finds.
type matcher struct {
	p        *ir.Program
	notes    []goal.Frame // of the thread under way
	resolved []goal.Resolved
}

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

// named reports whether a name in a report is a function's: without what compilers put behind it, and without the number
// that sets apart static functions.
func named(f *ir.Func, name string) bool {
	own, _, _ := strings.Cut(f.Name, ".")
	name, _, _ = strings.Cut(name, ".")
	return own == name
}

// functions are those of the program that a frame may be of.
func (m *matcher) functions(fr *backtrace.Frame) (out []*ir.Func) {
	for _, f := range m.p.Funcs {
		if f.External || f.Runtime || f.Added || fr.Function != "" && !named(f, fr.Function) {
			continue
		}
		if fr.File != "" && f.Loc != 0 && !sameFile(m.p.Files[m.p.Locs[f.Loc].File], fr.File) {
			continue
		}
		if fr.Function == "" && !m.hasLine(f, fr.Line) {
			continue
		}
		out = append(out, f)
	}
	return out
}

// sameFile reports whether two paths may name one file: the base names are equal.
func sameFile(a, b string) bool { return path.Base(a) == path.Base(b) }

func (m *matcher) line(f *ir.Func, pc ir.PC) int {
	if loc := f.Code[pc].Loc; loc != 0 {
		return int(m.p.Locs[loc].Line)
	}
	return 0
}

func (m *matcher) hasLine(f *ir.Func, line int) bool {
	for pc := range f.Code {
		if m.line(f, ir.PC(pc)) == line {
			return true
		}
	}
	return false
}

// near is how many lines a place may be away from that of a report: compilers name different lines of a statement.
const near = 3

// on are the instructions that satisfy a condition on a line, or else on the nearest line that has one.
func (m *matcher) on(f *ir.Func, line int, wanted func(pc ir.PC) bool) (out []ir.PC, at int) {
	best := near + 1
	for i := range f.Code {
		pc := ir.PC(i)
		l := m.line(f, pc)
		if l == 0 || !wanted(pc) {
			continue
		}
		away := max(l-line, line-l)
		if line == 0 {
			away = 0
		}
		switch {
		case away < best:
			best, at, out = away, l, []ir.PC{pc}
		case away == best && away <= near:
			out = append(out, pc)
		}
	}
	return out, at
}

// below are the frames below the youngest, resolved; err says which one does not fit.
func (m *matcher) below(frames []backtrace.Frame, called []*ir.Func) (out []ir.Caller, err error) {
	for i := range frames {
		fr := &frames[i]
		if fr.Owner != backtrace.User {
			m.note(fr, false, "it is code of the library, which has called back: frames from here on are left out")
			return out, errCut
		}
		c, in, why := m.caller(fr, called)
		if why != "" {
			m.note(fr, false, "%s", why)
			return out, fmt.Errorf("frame %s does not fit the program: %s", textOf(fr), why)
		}
		out, called = append(out, c), []*ir.Func{in}
	}
	return out, nil
}

// errCut says that frames were left out, without an error.
var errCut = fmt.Errorf("frames were left out")

// caller is the frame of a function that has called one of some others.
func (m *matcher) caller(fr *backtrace.Frame, called []*ir.Func) (c ir.Caller, in *ir.Func, why string) {
	list := m.functions(fr)
	if len(list) == 0 {
		return c, nil, "the program has no such function"
	}
	for _, f := range list {
		pcs, at := m.on(f, fr.Line, func(pc ir.PC) bool { return calls(f, pc, called) })
		if len(pcs) == 0 {
			continue
		}
		c.Func = f.ID
		for _, pc := range pcs {
			c.Calls = append(c.Calls, f.Code[pc].Aux)
		}
		comment := ""
		if fr.Line != 0 && at != fr.Line {
			comment = fmt.Sprintf("its call is on line %d", at)
		}
		m.note(fr, true, "%s", comment)
		return c, f, ""
	}
	return c, nil, fmt.Sprintf("it does not call %s near that line", called[0].Name)
}

// calls reports whether an instruction may call one of some functions: through a pointer it may.
func calls(f *ir.Func, pc ir.PC, called []*ir.Func) bool {
	if f.Code[pc].Op != ir.OpCall {
		return false
	}
	id := f.Calls[f.Code[pc].Aux].Callee
	return id == ir.None || slices.ContainsFunc(called, func(c *ir.Func) bool { return c.ID == id })
}

// youngest is where the program's own part of a stack begins, and the name of the library's function that it has called;
// "" where it has called none.
func youngest(frames []backtrace.Frame) (at int, library string) {
	for at < len(frames) && frames[at].Owner != backtrace.User {
		at++
	}
	if at > 0 && at < len(frames) && frames[at-1].Owner == backtrace.Library {
		return at, core(frames[at-1].Function)
	}
	return at, ""
}

// core is the name by which programs call a function of the library.
func core(name string) string {
	name, _, _ = strings.Cut(name, "@")
	for _, p := range []string{"___interceptor_", "__interceptor_", "__GI_", "__libc_", "__new_"} {
		name = strings.TrimPrefix(name, p)
	}
	name = strings.TrimLeft(name, "_")
	return strings.TrimPrefix(name, "libc_")
}

// failing is where the failing thread fails.
func (m *matcher) failing(c *Crash) (goal.Spot, error) {
	at, library := youngest(c.Failing.Frames)
	if at == len(c.Failing.Frames) {
		return goal.Spot{}, fmt.Errorf("the failing stack has no frame of the program")
	}
	fr := &c.Failing.Frames[at]
	why := "the program has no such function"
	for _, f := range m.functions(fr) {
		pcs, line := m.on(f, fr.Line, func(pc ir.PC) bool { return m.mayFail(f, pc, c.Kinds, library) })
		if len(pcs) == 0 {
			why = fmt.Sprintf("nothing near that line can fail so (%s)", kindNames(c.Kinds))
			continue
		}
		comment := ""
		if line != fr.Line && fr.Line != 0 {
			comment = fmt.Sprintf("line %d is taken", line)
		}
		m.note(fr, true, "%s", comment)
		below, err := m.below(c.Failing.Frames[at+1:], []*ir.Func{f})
		if err != nil && err != errCut {
			return goal.Spot{}, err
		}
		return goal.Spot{Func: f.ID, PCs: pcs, Below: below, Whole: c.Failing.Whole && err == nil}, nil
	}
	m.note(fr, false, "%s", why)
	return goal.Spot{}, fmt.Errorf("frame %s does not fit the program: %s", textOf(fr), why)
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

// mayFail reports whether an instruction can violate one of some kinds; where the report names the library's function
// that was called, whether it is that call.
func (m *matcher) mayFail(f *ir.Func, pc ir.PC, kinds []property.Kind, library string) bool {
	called := m.libraryCall(f, pc)
	if library != "" && core(called) == library {
		return true
	}
	if library != "" && m.p.Func(library) != nil {
		return false
	}
	return slices.ContainsFunc(kinds, func(k property.Kind) bool { return fails(f.Code[pc].Op, called, k) })
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
		return op == ir.OpLoad || op == ir.OpStore || op == ir.OpRMW || op == ir.OpCmpXchg || op == ir.OpMemcpy ||
			op == ir.OpMemset || called != "" && !strings.HasPrefix(called, "llvm.")
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

// standing is where another thread is; ok is false where its youngest frame does not fit. Of one that fits from its
// youngest frame on, older frames are left out from the first that does not.
func (m *matcher) standing(t *Thread) (s goal.Spot, ok bool) {
	at, library := youngest(t.Frames)
	if at == len(t.Frames) {
		m.notes = append(m.notes, goal.Frame{Text: "no frame of the program", Comment: "the thread is not required to be anywhere"})
		return s, false
	}
	fr := &t.Frames[at]
	waits := cmp.Or(t.Waits, library)
	list := m.functions(fr)
	for _, f := range list {
		s = goal.Spot{Func: f.ID}
		comment := ""
		if waits != "" {
			s.PCs, _ = m.on(f, fr.Line, func(pc ir.PC) bool { return core(m.libraryCall(f, pc)) == core(waits) })
			for _, pc := range s.PCs {
				s.Until = append(s.Until, pc+1)
			}
		}
		if len(s.PCs) == 0 { // it runs, or is in code that has been put between
			if s.PCs, s.Until = m.stretches(f, fr.Line); waits != "" {
				comment = "the program does not call " + waits + " there: it is taken to be on the line"
			}
		}
		if len(s.PCs) == 0 {
			continue
		}
		m.note(fr, true, "%s", comment)
		below, err := m.below(t.Frames[at+1:], []*ir.Func{f})
		s.Below, s.Whole = below, t.Whole && err == nil
		return s, true
	}
	why := "the program has no such function"
	if len(list) > 0 {
		why = "the line has no code"
	}
	m.note(fr, false, "%s: the thread is not required to be anywhere", why)
	return s, false
}

// stretches are where a thread is on a line: from where control comes to it to where it goes on, without what is in
// calls, which would have frames of their own, and without a branch at the end.
func (m *matcher) stretches(f *ir.Func, line int) (from, until []ir.PC) {
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
			if l := m.line(f, pc); l == 0 || l == line {
				if l == line && !on {
					from, on = append(from, pc), true
				}
			} else {
				end(pc)
			}
			if on && f.Code[pc].Op == ir.OpCall && !strings.HasPrefix(m.libraryCall(f, pc), "llvm.") {
				end(pc) // in front of it, and again behind it
				if pc+1 < last && m.line(f, pc+1) == line {
					from, on = append(from, pc+1), true
				}
			}
		}
		if !on && m.line(f, last) == line {
			from, on = append(from, last), true
		}
		end(last)
	}
	return from, until
}
