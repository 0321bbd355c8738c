package ir

import (
	"maps"
	"slices"
)

// Code that no source has is put into a program before anything is computed from it: observations of its states.

// AddFunc adds a function that observes states; it gets its body by Lay.
func (p *Program) AddFunc(name string, params ...Param) *Func {
	f := p.newFunc(name)
	f.Params, f.Observes = params, true
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
	f.External, f.Runtime, f.Added, f.Static, f.Observes = true, true, false, false, false
	f.NoReturn, f.RetBits = noReturn, ret
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

// AddGlobal adds a variable of zeros that no source has, behind all others.
func (p *Program) AddGlobal(name string, size int64) *Global {
	l, next := p.Model.Layout(), p.Model.Layout().GlobalBase
	if n := len(p.Globals); n > 0 {
		_, next = l.Place(p.Globals[n-1].Addr, p.Globals[n-1].Size, 1)
	}
	addr, _ := l.Place(next, size, size)
	g := &Global{
		ID: GlobalID(len(p.Globals)), Name: name, Addr: addr, Size: size, Align: size, Runtime: true, Observes: true,
		Symbol: Symbol{Name: name, Unit: None, Local: true},
	}
	p.Globals = append(p.Globals, g)
	return g
}

// Stack is a set of call stacks, which __midway_stack_is asks about by its number in Program.Stacks.
type Stack struct {
	// what is below the function that has called the one that asks, the youngest first
	Callers []Caller
	Whole   bool // nothing is below these
}

// Caller is a frame of a Stack: a function, and the calls in it that it may have under way, by Instr.Aux, which stays
// when code is put in front of them.
type Caller struct {
	Func  FuncID
	Calls []int32
}

// Fits reports whether a frame is the caller's.
func (c *Caller) Fits(f *Func, pc PC) bool {
	return f.ID == c.Func && f.Code[pc].Op == OpCall && slices.Contains(c.Calls, f.Code[pc].Aux)
}

// Split lets a copy of an instruction be executed in its place, at a location of its own, where a guard gives 1: a
// function that is called in front of it and returns 32 bits. A call of stops follows the copy where it is not nil, and
// does not return; else both go on behind the instruction. That is no phi, and a terminator only if it leads nowhere.
func (f *Func) Split(pc PC, guard CallInfo, copied LocID, stops *CallInfo) {
	s := &splitter{f: f, block: f.BlockOf(pc), pc: pc, in: f.Code[pc], stops: stops}
	s.ends = isTerminator(s.in.Op)
	s.split(guard, copied)
}

// splitter splits a block in front of an instruction: into what is before it, the copy, and the instruction itself.
// Where the copy goes on, what follows the instruction is a fourth block.
type splitter struct {
	f     *Func
	block BlockID
	pc    PC
	in    Instr
	ends  bool // nothing is behind the instruction
	stops *CallInfo

	joins bool
	more  BlockID // blocks that there are more
}

func (s *splitter) split(guard CallInfo, copied LocID) {
	s.joins = !s.ends && s.stops == nil
	s.more = 2
	if s.joins {
		s.more = 3
	}
	f, old := s.f, s.f.Blocks[s.block]
	id := f.NewReg(32, false)
	guard.RetBits = []uint16{32}
	head := append(slices.Clone(f.Code[old.First:s.pc]), f.NewCall(guard, id, s.in.Loc))
	is := f.NewReg(1, false)
	head = append(head,
		Instr{Op: OpICmp, Sub: uint8(EQ), Bits: 32, Dst: is, A: R(id), B: C(1), Loc: s.in.Loc},
		Instr{Op: OpCondBr, Dst: None, A: R(is), Then: s.block + 1, Else: s.block + 2, Loc: s.in.Loc})
	copy, own, rest := s.parts(copied)
	for i := range f.Code {
		s.renumber(&f.Code[i])
	}
	tail := slices.Clone(f.Code[s.pc+1 : old.End]) // renumbered
	if s.joins {
		rest = append(rest, tail...)
	} else {
		own = append(own, tail...)
	}
	blocks := [][]Instr{head, copy, own}
	if s.joins {
		blocks = append(blocks, rest)
	}
	s.lay(blocks)
}

// parts are the blocks of the copy, of the instruction, and, where both go on, the phis of what follows it.
func (s *splitter) parts(copied LocID) (copy, own, rest []Instr) {
	f, a, b := s.f, s.in, s.in
	a.Loc = copied
	if a.Op == OpCall {
		f.Calls = append(f.Calls, f.Calls[a.Aux])
		a.Aux = int32(len(f.Calls) - 1)
	}
	n := f.results(&s.in)
	if n > 0 {
		a.Dst = Reg(len(f.Regs))
		f.Regs = append(f.Regs, f.Regs[s.in.Dst:int(s.in.Dst)+n]...)
	}
	if s.joins && n > 0 {
		b.Dst = Reg(len(f.Regs))
		f.Regs = append(f.Regs, f.Regs[s.in.Dst:int(s.in.Dst)+n]...)
	}
	goOn := Instr{Op: OpBr, Dst: None, Then: s.block + 3, Loc: s.in.Loc}
	copy, own = []Instr{a}, []Instr{b}
	switch {
	case s.ends:
	case s.stops != nil:
		copy = append(copy, f.NewCall(*s.stops, None, copied), Instr{Op: OpUnreachable, Dst: None, Loc: copied})
	default:
		copy, own = append(copy, goOn), append(own, goOn)
	}
	for k := range n {
		if !s.joins {
			break
		}
		f.Phis = append(f.Phis, Phi{
			Blocks: []BlockID{s.block + 1, s.block + 2}, Values: []Operand{R(a.Dst + Reg(k)), R(b.Dst + Reg(k))},
		})
		dst := s.in.Dst + Reg(k)
		rest = append(
			rest,
			Instr{Op: OpPhi, Bits: f.Regs[dst].Bits, Dst: dst, Aux: int32(len(f.Phis) - 1), Loc: s.in.Loc},
		)
	}
	return copy, own, rest
}

// moved is the number that a block has afterwards, as a target.
func (s *splitter) moved(b BlockID) BlockID {
	if b > s.block {
		return b + s.more
	}
	return b
}

// renumber gives an instruction the new numbers of blocks.
func (s *splitter) renumber(in *Instr) {
	switch in.Op {
	case OpBr, OpCondBr:
		in.Then, in.Else = s.moved(in.Then), s.moved(in.Else)
	case OpSwitch:
		in.Then = s.moved(in.Then)
		for i, t := range s.f.Switches[in.Aux].Targets {
			s.f.Switches[in.Aux].Targets[i] = s.moved(t)
		}
	case OpPhi: // the block that is split ends in its last part
		for i, p := range s.f.Phis[in.Aux].Blocks {
			if p == s.block {
				p += s.more
			} else {
				p = s.moved(p)
			}
			s.f.Phis[in.Aux].Blocks[i] = p
		}
	}
}

// lay puts the parts in the place of the block.
func (s *splitter) lay(parts [][]Instr) {
	f, old := s.f, s.f.Blocks[s.block]
	var code []Instr
	var blocks []Block
	put := func(name string, in []Instr) {
		b := Block{Name: name, First: PC(len(code)), Body: PC(len(code))}
		for ; in[b.Body-b.First].Op == OpPhi; b.Body++ {
		}
		code = append(code, in...)
		b.End = PC(len(code))
		blocks = append(blocks, b)
	}
	for i := range f.Blocks {
		if BlockID(i) != s.block {
			put(f.Blocks[i].Name, f.Code[f.Blocks[i].First:f.Blocks[i].End])
			continue
		}
		for _, in := range parts {
			put(old.Name, in)
		}
	}
	s.moveVars(blocks, PC(len(code)-len(f.Code)))
	f.Code, f.Blocks = code, blocks
	for i := range f.Blocks {
		f.Blocks[i].Succs = terminatorSuccs(f, &f.Code[f.Blocks[i].End-1])
	}
	for i := range f.Blocks {
		for _, t := range f.Blocks[i].Succs {
			f.Blocks[t].Preds = append(f.Blocks[t].Preds, BlockID(i))
		}
	}
}

// moveVars says from where on variables hold their values now: in the last part what they hold at the instruction, too.
func (s *splitter) moveVars(blocks []Block, more PC) {
	old, last := s.f.Blocks[s.block], blocks[s.block+s.more]
	for i := range s.f.Vars {
		v := &s.f.Vars[i]
		var defs []VarDef
		held := map[int64]VarDef{}
		begun := false
		for _, d := range v.Defs {
			if d.From > s.pc && !begun {
				begun = true
				defs = appendHeld(defs, held, last.Body)
			}
			if d.From >= old.First && d.From <= s.pc {
				held[d.Offset] = d
			}
			if d.From > s.pc {
				d.From += more
			}
			defs = append(defs, d)
		}
		if !begun {
			defs = appendHeld(defs, held, last.Body)
		}
		v.Defs = defs
	}
}

// appendHeld says what parts of a variable hold at the beginning of a block.
func appendHeld(defs []VarDef, held map[int64]VarDef, at PC) []VarDef {
	for _, offset := range slices.Sorted(maps.Keys(held)) {
		d := held[offset]
		d.From = at
		defs = append(defs, d)
	}
	return defs
}
