package ir

import "slices"

// Code that no source has is put into a program before anything is computed from it: observations of its states.

// AddFunc adds a function that no source has; it gets its body by Lay.
func (p *Program) AddFunc(name string, params ...Param) *Func {
	f := p.newFunc(name)
	f.Params = params
	for _, param := range params {
		f.Regs = append(f.Regs, RegInfo{Name: param.Name, Bits: param.Bits, Ptr: param.Ptr})
	}
	p.funcByName[name] = f.ID
	return f
}

// Primitive is a primitive of the library models (__midway_…), declared where no model of the program uses it.
func (p *Program) Primitive(name string, noReturn bool, ret []uint16, params ...uint16) *Func {
	if f := p.Func(name); f != nil {
		return f
	}
	f := p.AddFunc(name)
	f.External, f.Runtime, f.Added, f.Static, f.NoReturn, f.RetBits = true, true, false, false, noReturn, ret
	f.Symbol.Local = false
	for _, bits := range params {
		f.Params = append(f.Params, Param{Bits: bits, Ptr: int(bits) == p.Model.PtrBits()})
	}
	f.Regs = nil
	return f
}

// AddLoc adds a location at the place of another one, and unlike every other.
func (p *Program) AddLoc(like LocID) LocID {
	loc := Loc{}
	if like > 0 && int(like) < len(p.Locs) {
		loc = p.Locs[like]
	}
	p.Locs = append(p.Locs, loc)
	return LocID(len(p.Locs) - 1)
}

// NewReg adds a register.
func (f *Func) NewReg(bits uint16, pointer bool) Reg {
	f.Regs = append(f.Regs, RegInfo{Bits: bits, Ptr: pointer})
	return Reg(len(f.Regs) - 1)
}

// NewCall adds a call, and gives the instruction that makes it.
func (f *Func) NewCall(c CallInfo, dst Reg, loc LocID) Instr {
	c.NumFixed = len(c.Args)
	f.Calls = append(f.Calls, c)
	return Instr{Op: OpCall, Dst: dst, Aux: int32(len(f.Calls) - 1), Loc: loc}
}

// Lay makes blocks the body of a function that has none. Each ends in a terminator, and begins with its phis.
func (f *Func) Lay(blocks [][]Instr) {
	for _, code := range blocks {
		b := Block{Name: "%" + f.Name, First: PC(len(f.Code)), Body: PC(len(f.Code))}
		for ; code[b.Body-b.First].Op == OpPhi; b.Body++ {
		}
		f.Code = append(f.Code, code...)
		b.End = PC(len(f.Code))
		b.Succs = terminatorSuccs(f, &f.Code[b.End-1])
		f.Blocks = append(f.Blocks, b)
	}
	for i := range f.Blocks {
		for _, s := range f.Blocks[i].Succs {
			f.Blocks[s].Preds = append(f.Blocks[s].Preds, BlockID(i))
		}
	}
}

// InsertCall puts a call in front of an instruction, which is no phi: whoever comes to that makes the call first.
func (f *Func) InsertCall(pc PC, c CallInfo, loc LocID) {
	f.Code = slices.Insert(f.Code, int(pc), f.NewCall(c, None, loc))
	for i := range f.Blocks {
		b := &f.Blocks[i]
		if b.First > pc {
			b.First++
			b.Body++
		}
		if b.End > pc {
			b.End++
		}
	}
	for i := range f.Vars {
		for k := range f.Vars[i].Defs {
			if d := &f.Vars[i].Defs[k]; d.From > pc {
				d.From++
			}
		}
	}
}
