package core

import (
	"slices"

	"midway/internal/backtrace"
	"midway/internal/ir"
)

// entered is a thread that has been created and has not come to its function yet.
type entered struct {
	routine *ir.Func
	arg     uint64
}

// tcbBytes is how many bytes of a thread's control block (struct pthread) are looked at for what the thread starts with.
const tcbBytes = 0x900

// started has threads that are in the system call that made them stand where they are about to begin: the control block
// has the function and, behind it, the argument.
func (m *Moment) started(p *ir.Program) {
	w := &world{Moment: m, p: p}
	starts := map[uint64]*ir.Func{}
	for _, f := range p.Funcs {
		if at, ok := w.functionOf(f); ok && !f.External && !f.Runtime {
			starts[at+m.binary.bias] = f
		}
	}
	for i := range m.Report.Threads {
		r := &m.Report.Threads[i]
		t := m.numbered(r.ID)
		if t == nil || len(t.Frames) == 0 || t.Frames[0].Library == "" || len(r.Frames) == 0 ||
			!slices.Contains([]string{"clone", "__clone", "clone3", "__clone3"}, t.Frames[0].Function) {
			continue
		}
		if slices.ContainsFunc(t.Frames, func(f frame) bool { return f.Library == "" && f.Function != "" }) {
			continue // it creates a thread
		}
		if e := w.entersFrom(t, starts); e != nil {
			m.begins(p, r, t, e)
		}
	}
}

func (w *world) entersFrom(t *thread, starts map[uint64]*ir.Func) (out *entered) {
	for off := uint64(0); off < tcbBytes; off += 8 {
		word, ok := w.Word(t.task.FS+off, 8)
		if f := starts[word]; ok && f != nil {
			arg, ok := w.Word(t.task.FS+off+8, 8)
			if !ok || out != nil {
				return nil
			}
			out = &entered{f, arg}
		}
	}
	return out
}

// begins has a thread of the report be at the beginning of its function.
func (m *Moment) begins(p *ir.Program, r *backtrace.Thread, t *thread, e *entered) {
	fn := e.routine
	line := 0
	for pc := range fn.Code {
		if l := fn.Code[pc].Loc; l > 0 {
			line = int(p.Locs[l].Line)
			break
		}
	}
	at := frame{Function: plain(fn.Name), Line: line}
	for _, d := range m.binary.functions {
		if d.name == at.Function {
			at.PC, at.File = d.at+m.binary.bias, d.file
		}
	}
	for i := range fn.Vars {
		if v := &fn.Vars[i]; v.Arg == 1 {
			at.Variables = append(at.Variables, place{Name: v.Name, Argument: true, Size: 8, Value: &e.arg})
		}
	}
	t.entered, t.Frames = e, []frame{at}
	r.Frames = []backtrace.Frame{{Function: at.Function, File: at.File, Line: line, Exact: true, Owner: backtrace.User, Address: at.PC}}
}
