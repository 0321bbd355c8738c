package explain

import (
	"cmp"

	"midway/internal/ir"
	"midway/soundness/concrete"
)

// maxOrigins bounds how many steps a value is followed back.
const maxOrigins = 3

// place is an instruction of a frame.
type place struct {
	fr *concrete.Frame
	pc ir.PC
}

// reads notes a load: who has stored there by then.
func (r *Recorder) reads(t int, fr *concrete.Frame, addr uint64) {
	if _, again := r.loads[place{fr, fr.PC}]; !again && len(r.loads) == maxWritten {
		return
	}
	r.loads[place{fr, fr.PC}] = loaded{addr: addr, by: r.written[addr], thread: t, when: r.log.now}
	r.touches(t, fr, addr)
}

// loaded is a load as it is noted.
type loaded struct {
	addr   uint64
	by     store // who stored there last; no function where that is not known
	thread int   // that loads
	when   int   // of the log
	bits   int   // of what is asked for
}

// results notes where the value came from that a function of the program is about to return to another one.
func (r *Recorder) results(t int, fr *concrete.Frame, o ir.Operand) {
	frames := r.m.Threads[t].Frames
	if len(frames) < 2 || o.Kind != ir.KReg {
		return
	}
	caller := frames[len(frames)-2]
	key := place{caller, caller.PC}
	if _, again := r.returned[key]; caller.Fn.Runtime || !again && len(r.returned) == maxWritten {
		return
	}
	r.returned[key] = r.origins(frames, len(frames)-1, o, maxOrigins-1)
}

// through is an operand behind conversions, but for those that are a variable's own.
func (r *Recorder) through(f *ir.Func, o ir.Operand) (ir.Operand, *ir.Instr) {
	for range maxDepth {
		if o.Kind != ir.KReg {
			return o, nil
		}
		in := r.src.def(f, o.Reg)
		if in == nil || f.Variable(o.Reg) != nil {
			return o, in
		}
		switch in.Op {
		case ir.OpSExt, ir.OpZExt, ir.OpTrunc, ir.OpCopy, ir.OpFreeze:
			o = in.A
		default:
			return o, in
		}
	}
	return o, nil
}

// origins is where an operand of a frame got its value, back to memory, to a call or to the caller: at most so many
// steps.
func (r *Recorder) origins(frames []*concrete.Frame, at int, o ir.Operand, left int) []Origin {
	fr := frames[at]
	for range maxDepth {
		if o.Kind != ir.KReg || left == 0 {
			return nil
		}
		in := r.src.def(fr.Fn, o.Reg)
		if in == nil {
			return r.passed(frames, at, o.Reg, left)
		}
		switch in.Op {
		case ir.OpSExt, ir.OpZExt, ir.OpTrunc, ir.OpCopy, ir.OpFreeze:
			o = in.A
		case ir.OpPhi:
			o = r.merged(fr, in, o.Reg)
		case ir.OpLoad:
			return r.readBy(fr, o.Reg, in)
		case ir.OpCall:
			return r.givenBy(fr, o.Reg, in, left)
		default:
			return nil
		}
	}
	return nil
}

// merged is the one value among those that are merged that the result is; none where several are.
func (r *Recorder) merged(fr *concrete.Frame, in *ir.Instr, dst ir.Reg) (found ir.Operand) {
	for _, v := range fr.Fn.Phis[in.Aux].Values {
		switch {
		case word(fr, v) != fr.Reg(dst).Lo || v == ir.R(dst):
		case found.Kind != ir.KNone:
			return ir.Operand{}
		default:
			found = v
		}
	}
	return found
}

// readBy is the load that gave a register its value.
func (r *Recorder) readBy(fr *concrete.Frame, dst ir.Reg, in *ir.Instr) []Origin {
	l, ok := r.loads[place{fr, r.src.defs[fr.Fn][dst]}]
	if !ok {
		return nil
	}
	out := Origin{How: Read, At: r.m.P.At(in.Loc), addr: l.addr}
	out.What, _ = r.src.Accessed(fr.Fn, in)
	if l.by.fn != nil {
		out.By, out.Other = r.sites(&l.by, l.thread)
	}
	return []Origin{out}
}

// givenBy is the call that gave a register its value.
func (r *Recorder) givenBy(fr *concrete.Frame, dst ir.Reg, in *ir.Instr, left int) []Origin {
	c := &fr.Fn.Calls[in.Aux]
	if c.Callee == ir.None {
		return nil
	}
	f := r.m.P.Funcs[c.Callee]
	out := []Origin{{How: Returned, What: cmp.Or(f.Library(), f.Name), At: r.m.P.At(in.Loc)}}
	before := r.returned[place{fr, r.src.defs[fr.Fn][dst]}]
	return append(out, before[:min(len(before), left-1)]...)
}

// passed is the argument that a parameter got its value from.
func (r *Recorder) passed(frames []*concrete.Frame, at int, param ir.Reg, left int) []Origin {
	if at == 0 || frames[at-1].Fn.Runtime || int(param) >= len(frames[at].Fn.Params) {
		return nil
	}
	caller := frames[at-1]
	in := &caller.Fn.Code[caller.PC]
	if in.Op != ir.OpCall || int(param) >= len(caller.Fn.Calls[in.Aux].Args) {
		return nil
	}
	arg := caller.Fn.Calls[in.Aux].Args[param]
	text, _ := r.src.Value(caller.Fn, arg)
	if text == "" {
		return nil
	}
	out := Origin{How: Passed, What: text, At: r.m.P.At(in.Loc)}
	o, def := r.through(caller.Fn, arg)
	if def != nil && def.Op == ir.OpLoad && caller.Fn.Variable(o.Reg) == nil { // the argument is what is read itself
		if l := r.readBy(caller, o.Reg, def); l != nil {
			out.By, out.Other, out.addr = l[0].By, l[0].Other, l[0].addr
		}
		return []Origin{out}
	}
	return append([]Origin{out}, r.origins(frames, at-1, arg, left-1)...)
}

// sites are who stored last and, where that was the thread itself that reads, the other thread that did so before.
func (r *Recorder) sites(w *store, reader int) (last, other *Site) {
	if w.thread == reader && w.before != nil {
		other = r.wrote(w.before)
	}
	return r.wrote(w), other
}
