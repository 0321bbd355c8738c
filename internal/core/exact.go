package core

import (
	"fmt"
	"slices"

	"golang.org/x/arch/x86/x86asm"

	"midway/context"
	"midway/internal/ir"
)

// Place puts the threads of a resolved context that were stopped in the program's own code where a statement begins, if
// they have done nothing of it yet that can be seen: what they have loaded they load again. The others are taken on to
// where their next statement begins, if their machine code is so simple that it is executed here; else it is a hint
// where they are, which the result says, thread by thread. It is one in all optimised code: what a statement in front
// of the place does may be done behind it.
func (m *Moment) Place(p *ir.Program, c *context.Context) (hints []string, err error) {
	w := &world{Moment: m, p: p, ctx: c, ids: map[uint64]uint64{}, lwps: map[uint64]uint64{}}
	if err := w.threads(); err != nil {
		return nil, err
	}
	hints = slices.Clone(m.Beside.Hints)
	for i := range c.Threads {
		if e := w.stands[i].thread.entered; e != nil {
			c.Threads[i].Frames[0] = context.Frame{Func: e.routine.ID, PC: e.routine.Entry}
			continue
		}
		young := w.stands[i].frames[0]
		if young == nil || w.stands[i].thread.calls(young) {
			continue
		}
		why := w.place(&c.Threads[i].Frames[0], young)
		switch {
		case w.optimised(young):
			why = "its code is optimised"
		case why != "" && w.forward(&w.stands[i], &c.Threads[i].Frames[0], young):
			why = ""
		}
		if why != "" {
			hints = append(hints, fmt.Sprintf("%s at line %d: %s", c.Threads[i].Name, young.Line, why))
		}
	}
	return hints, nil
}

// calls reports whether a frame of a thread is in a call: younger ones are not all of functions that were inlined into
// it.
func (t *thread) calls(f *frame) bool {
	for k := range t.Frames {
		if &t.Frames[k] == f {
			return false
		}
		if !t.Frames[k].Inlined {
			break
		}
	}
	return true
}

// optimised reports whether the code of a frame was optimised: so compilers say of themselves, or a variable of it lies
// elsewhere than in memory.
func (w *world) optimised(in *frame) bool {
	at := in.PC - w.binary.bias
	for i := range w.binary.compiled {
		if u := &w.binary.compiled[i]; slices.ContainsFunc(u.ranges, func(r [2]uint64) bool { return r[0] <= at && at < r[1] }) && u.optimised {
			return true
		}
	}
	return slices.ContainsFunc(in.Variables, func(v place) bool { return v.Address == nil })
}

// place finds the instruction that a frame begins with; why says what keeps it from being told.
func (w *world) place(f *context.Frame, in *frame) (why string) {
	fn, at := w.p.Funcs[f.Func], in.PC-w.binary.bias
	own := w.binary.row(at)
	if own == nil {
		return "the line table does not have its address"
	}
	runs := w.runs(fn, own.line)
	if len(runs) == 0 {
		return "the program has no code there"
	}
	begin := w.binary.runOf(own)
	if w.silent(begin.at, at) {
		own = begin
	} else if !w.silent(own.at, at) {
		return "a part of the statement has been executed"
	}
	if own.at == begin.at && len(runs) == 1 {
		f.PC = runs[0].first
		return w.within(fn, f.PC)
	}
	fit := slices.DeleteFunc(slices.Clone(runs), func(r lineRun) bool { return !slices.Contains(r.columns, own.column) })
	if len(fit) != 1 {
		return "the line can be entered at several points"
	}
	if f.PC = fit[0].first; own.at != begin.at && fit[0].columns[0] != own.column && len(runs) == 1 {
		return "it is in the middle of the statement"
	}
	return w.within(fn, f.PC)
}

// within says that a place is in the middle of a statement, which goes on with what it has computed there; "" if not.
func (w *world) within(fn *ir.Func, pc ir.PC) string {
	line := w.p.Locs[fn.Code[pc].Loc].Line
	live := fn.LiveAt(pc)
	for at := range fn.Code {
		in := &fn.Code[at]
		if in.Dst == ir.None || in.Op == ir.OpAlloca || in.Loc == 0 || w.p.Locs[in.Loc].Line != line || !slices.Contains(live, in.Dst) {
			continue
		}
		if !ofVariable(fn, in.Dst, pc) {
			return "the statement goes on with what it has computed"
		}
	}
	return ""
}

// ofVariable reports whether a register has what a variable holds at a place, or a part of it.
func ofVariable(fn *ir.Func, r ir.Reg, pc ir.PC) bool {
	for v := range fn.Vars {
		for _, d := range fn.Vars[v].Defs {
			if val, _, ok := fn.VarPartAt(&fn.Vars[v], d.Offset, pc); ok && val == ir.R(r) {
				return true
			}
		}
	}
	return false
}

// lineRun is a row of instructions of one line and block.
type lineRun struct {
	first   ir.PC
	columns []int
}

// runs are the rows of instructions of a line in a function; what was inlined counts for none.
func (w *world) runs(fn *ir.Func, line int) (out []lineRun) {
	for b := range fn.Blocks {
		open := false
		for pc := fn.Blocks[b].Body; pc < fn.Blocks[b].End; pc++ {
			loc := w.p.Locs[fn.Code[pc].Loc]
			if int(loc.Line) != line || loc.InlinedAt != 0 {
				open = open && fn.Code[pc].Loc == 0
				continue
			}
			if !open {
				out = append(out, lineRun{first: pc})
			}
			open = true
			last := &out[len(out)-1]
			last.columns = append(last.columns, int(loc.Col))
		}
	}
	return out
}

// runOf is the first of the rows that lead to one without a gap, all of one line.
func (b *executable) runOf(r *row) *row {
	i := slices.IndexFunc(b.rows, func(o row) bool { return o == *r })
	for i > 0 && b.rows[i-1].end == b.rows[i].at && b.rows[i-1].line == r.line && b.rows[i-1].file == r.file {
		i--
	}
	return &b.rows[i]
}

// silent reports whether the machine code in [from, to) is executed from front to end and writes nothing but registers.
func (w *world) silent(from, to uint64) bool {
	const most = 256
	if from == to {
		return true
	}
	if to < from || to-from > most {
		return false
	}
	text, err := code(w.Exe, from, int(to-from))
	for err == nil && len(text) > 0 {
		var in x86asm.Inst
		in, err = x86asm.Decode(text, 64)
		if err != nil || !quietInst(&in) {
			return false
		}
		text = text[in.Len:]
	}
	return err == nil
}

// quietInst reports whether an instruction writes registers alone, and goes on with the next one. What is not known
// does not.
func quietInst(in *x86asm.Inst) bool {
	switch in.Op {
	case x86asm.CMP, x86asm.TEST, x86asm.NOP, x86asm.UCOMISD, x86asm.UCOMISS, x86asm.COMISD, x86asm.COMISS:
		return true
	case x86asm.CDQE, x86asm.CDQ, x86asm.CQO, x86asm.CWDE, x86asm.CWD:
		return true
	case x86asm.MOV, x86asm.MOVZX, x86asm.MOVSX, x86asm.MOVSXD, x86asm.LEA, x86asm.ADD, x86asm.SUB, x86asm.IMUL, x86asm.AND, x86asm.OR,
		x86asm.XOR, x86asm.NOT, x86asm.NEG, x86asm.SHL, x86asm.SHR, x86asm.SAR, x86asm.MOVSD_XMM, x86asm.MOVSS, x86asm.MOVAPD, x86asm.MOVAPS,
		x86asm.MOVQ, x86asm.MOVD, x86asm.ADDSD, x86asm.SUBSD, x86asm.MULSD, x86asm.DIVSD, x86asm.CVTSI2SD, x86asm.CVTTSD2SI, x86asm.PXOR,
		x86asm.SETE, x86asm.SETNE, x86asm.SETL, x86asm.SETLE, x86asm.SETG, x86asm.SETGE, x86asm.SETA, x86asm.SETAE, x86asm.SETB, x86asm.SETBE:
		_, memory := in.Args[0].(x86asm.Mem)
		return !memory || in.Op == x86asm.LEA
	case x86asm.IDIV, x86asm.DIV:
		return true
	}
	return false
}
