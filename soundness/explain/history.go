package explain

import (
	"math"
	"slices"

	"midway/internal/ir"
	"midway/soundness/concrete"
)

// history adds the changes of an operand that is a variable, or read from memory as such.
func (x *explaining) history(out *Operand, fr *concrete.Frame, o ir.Operand, bits int, t *ir.Type) {
	o, in := x.through(fr.Fn, o)
	if o.Kind != ir.KReg {
		return
	}
	v, value, info := fr.Fn.Variable(o.Reg), fr.Reg(o.Reg).Lo, fr.Fn.Regs[o.Reg]
	switch {
	case v != nil:
		out.Writes, out.Earlier = x.told(x.ofLocal(fr, v, value), int(info.Bits), v.Type, info, true)
	case v == nil && in != nil && in.Op == ir.OpLoad:
		l, ok := x.loads[place{fr, x.src.defs[fr.Fn][o.Reg]}]
		if !ok || x.log.count > maxChanges {
			return
		}
		list := x.ofMemory(l.addr, bytesOf(int(in.Bits)), l.when, value)
		out.Writes, out.Earlier = x.told(list, int(in.Bits), t, info, false)
		out.Unset = len(list) == 0
	}
}

// since is the first store of another thread to where an operand was read from, once that was read; nil where none
// came.
func (x *explaining) since(fr *concrete.Frame, o ir.Operand, bits int, t *ir.Type) *Write {
	l := x.readAt(fr, o)
	if l.addr == 0 || x.log.count > maxChanges {
		return nil
	}
	value, _ := x.m.Peek(l.addr, min(bytesOf(l.bits), 8))
	for _, c := range x.ofMemory(l.addr, bytesOf(l.bits), math.MaxInt, value) {
		if c.when > l.when && c.thread != l.thread {
			list, _ := x.told([]*change{c}, l.bits, t, fr.Fn.Regs[o.Reg], false)
			return &list[0]
		}
	}
	return nil
}

// readAt is the load that an operand has its value from; without an address where it has it from none.
func (x *explaining) readAt(fr *concrete.Frame, o ir.Operand) loaded {
	o, in := x.through(fr.Fn, o)
	if o.Kind == ir.KReg && in == nil {
		in = x.src.def(fr.Fn, o.Reg)
	}
	if o.Kind != ir.KReg || in == nil || in.Op != ir.OpLoad {
		return loaded{}
	}
	l := x.loads[place{fr, x.src.defs[fr.Fn][o.Reg]}]
	l.bits = int(in.Bits)
	return l
}

// coming is where a thread that has not ended may go on to store what was loaded, and has not; nil where none is seen.
// It is looked for in the functions that are active, from where they are.
func (x *explaining) coming(l loaded) *Site {
	if l.addr == 0 {
		return nil
	}
	for _, t := range x.m.Threads {
		if t.ID == l.thread || !t.Live() {
			continue
		}
		for i := len(t.Frames) - 1; i >= 0; i-- {
			fr := t.Frames[i]
			if fr.Fn.Runtime || fr.Fn.Added {
				continue
			}
			if loc, ok := x.storesFrom(fr, l.addr); ok {
				return &Site{Thread: t.Name, At: x.m.P.At(loc), Func: fr.Fn.Name}
			}
		}
	}
	return nil
}

// storesFrom is the nearest store to an address that a frame may come to without going round a loop. What computes the
// address has been executed: one that is computed anew on the way is not known yet.
func (x *explaining) storesFrom(fr *concrete.Frame, addr uint64) (ir.LocID, bool) {
	here := fr.Fn.BlockOf(fr.PC)
	met := map[ir.BlockID]bool{here: true}
	known := func(o ir.Operand) bool {
		if o.Kind == ir.KNone {
			return false
		}
		if o.Kind != ir.KReg || x.src.def(fr.Fn, o.Reg) == nil { // a parameter
			return true
		}
		def := x.src.defs[fr.Fn][o.Reg]
		return !met[fr.Fn.BlockOf(def)] || fr.Fn.BlockOf(def) == here && def < fr.PC
	}
	stores := func(from, to ir.PC) (ir.LocID, bool) {
		for pc := from; pc < to; pc++ {
			in := &fr.Fn.Code[pc]
			switch in.Op {
			case ir.OpStore, ir.OpRMW, ir.OpCmpXchg:
				if known(in.A) && word(fr, in.A) == addr {
					return in.Loc, true
				}
			}
		}
		return 0, false
	}
	if loc, ok := stores(fr.PC, fr.Fn.Blocks[here].End); ok {
		return loc, true
	}
	for work := slices.Clone(fr.Fn.Blocks[here].Succs); len(work) > 0; work = work[1:] {
		b := &fr.Fn.Blocks[work[0]]
		if met[work[0]] {
			continue
		}
		met[work[0]] = true
		if loc, ok := stores(b.First, b.End); ok {
			return loc, true
		}
		work = append(work, b.Succs...)
	}
	return 0, false
}
