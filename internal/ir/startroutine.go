package ir

import "strings"

// A thread may be created with a function that has no body here. It then runs a function that Load adds: it calls the
// one without a body with the thread's argument, and returns what that returns. So such a thread is, for all that reads
// programs, one that calls a function without a body, and does what such a call may do. One that is created with a
// pointer that names no function ends the process, but not before it runs: it calls through that pointer.

// addStartRoutines gives Func.Start to the functions without a body that a thread may be created with: those whose
// address the program takes.
func (p *Program) addStartRoutines() {
	if p.Func("__midway_thread_create") == nil {
		return
	}
	p.StartNowhere = p.newStartNowhere()
	taken := p.addressesTaken()
	p.Beyond.Start = p.newStartRoutine(p.Beyond, []uint16{uint16(p.Model.PtrBits())}, 0)
	for _, f := range p.Funcs { // those that are added meanwhile are not looked at
		loc, ok := taken[f.Addr]
		if ok && f.External && !strings.HasPrefix(f.Name, "__midway_") && !strings.HasPrefix(f.Name, "llvm.") {
			f.Start = p.newStartRoutine(f, f.RetBits, loc)
		}
	}
}

// addressesTaken maps the words of addresses that the program's code computes with, or that its variables begin with,
// to where that is.
func (p *Program) addressesTaken() map[uint64]LocID {
	taken := map[uint64]LocID{}
	for _, g := range p.Globals {
		for _, ptr := range g.Pointers {
			taken[ptr.Addr] = g.Loc
		}
	}
	for _, f := range p.Funcs {
		loc := LocID(0)
		note := func(o *Operand) {
			if o.Kind == KFunc && taken[o.Word] == 0 {
				taken[o.Word] = loc
			}
		}
		for i := range f.Code {
			in := &f.Code[i]
			loc = in.Loc
			visitOperands(f, in, note)
			if in.Op == OpPhi {
				for k := range f.Phis[in.Aux].Values {
					note(&f.Phis[in.Aux].Values[k])
				}
			}
		}
	}
	return taken
}

// newStartRoutine adds the function that a thread runs which is created with f, of which it takes such results.
func (p *Program) newStartRoutine(f *Func, results []uint16, loc LocID) *Func {
	start := p.newStart(f.Name+" (no body)", "argument")
	start.Symbol, start.Loc = Symbol{Name: f.Name, Unit: None, Local: true}, loc
	call := CallInfo{
		Callee:   f.ID,
		Args:     []Operand{R(0)},
		ArgBits:  []uint16{start.Params[0].Bits},
		NumFixed: 1,
		NoReturn: f.NoReturn,
	}
	in := Instr{Op: OpCall, Dst: None, Loc: loc}
	ret := Instr{Op: OpRet, Dst: None, Aux: None, Loc: loc}
	if len(results) == 1 && !f.NoReturn {
		call.RetBits, start.RetBits = results, results
		start.Regs = append(start.Regs, RegInfo{Bits: results[0]})
		in.Dst, ret.A, ret.Bits = 1, R(1), results[0]
	}
	start.Calls, start.Code = []CallInfo{call}, []Instr{in, ret}
	return start
}

// newStartNowhere adds Program.StartNowhere.
func (p *Program) newStartNowhere() *Func {
	start := p.newStart("start of no function", "entry", "argument")
	start.Runtime = true
	start.Calls = []CallInfo{
		{Callee: None, Target: R(0), Args: []Operand{R(1)}, ArgBits: []uint16{start.Params[1].Bits}, NumFixed: 1},
	}
	start.Code = []Instr{{Op: OpCall, Dst: None}, {Op: OpRet, Dst: None, Aux: None}}
	return start
}

// addBeyond adds Program.Beyond.
func (p *Program) addBeyond() {
	f := p.newFunc("code outside")
	f.External = true
	p.Beyond = f
}

// newStart adds a function of one block of two instructions, which takes words.
func (p *Program) newStart(name string, params ...string) *Func {
	word := uint16(p.Model.PtrBits())
	f := p.newFunc(name)
	f.Blocks = []Block{{Name: "%entry", Body: 0, End: 2}}
	for _, param := range params {
		f.Params = append(f.Params, Param{Name: param, Bits: word, Ptr: true})
		f.Regs = append(f.Regs, RegInfo{Name: param, Bits: word, Ptr: true})
	}
	return f
}

// newFunc adds a function that no source has.
func (p *Program) newFunc(name string) *Func {
	id := FuncID(len(p.Funcs))
	f := &Func{
		ID: id, Name: name, Symbol: Symbol{Name: name, Unit: None, Local: true},
		Addr:   p.Model.Layout().FuncBase + 16*uint64(id),
		Static: true, Added: true, prog: p,
	}
	p.Funcs = append(p.Funcs, f)
	return f
}
