package interp

import (
	"strconv"

	"midway/internal/ir"
	"midway/internal/ledger"
)

func itoa(n int) string { return strconv.Itoa(n) }

// prepared is what a function needs to run fast: its code with stops marked, and per terminator the
// edges it may take.
type prepared struct {
	code  []ir.Instr
	edges []edges        // by program counter; empty for all but branches
	live  []*[]ir.Reg    // by program counter: registers live at scheduling points met so far
	loops map[ir.PC]bool // scheduling points met so far: whether a loop may come back to them at once

	cyclic bool // it has loops

	stopped map[ir.PC]ir.Instr // what is executed at stops by a thread that goes on from there

	entered bool           // some path has called it
	reached map[ir.PC]bool // where blocks begin that paths have come to otherwise than along edges
}

// edges are a branch's targets: Then and Else.
type edges [2]edge

// edge is a control transfer: the phis' moves, all at once, then the target's body.
type edge struct {
	pc    ir.PC
	moves []move
	back  bool // closes a loop
	fails bool // leads to nothing but a failing assertion
	taken bool // some path went along it
	only  bool // of the first: both go there
}

type move struct {
	dst ir.Reg
	src ir.Operand
}

// Operations of prepared code only.
const (
	opStop ir.Op = 255 - iota // a context's fragment ends here

	// Arithmetic whose signed overflow is looked for.
	opAddSigned
	opSubSigned
	opMulSigned

	opObserver // may look at the bits of an address; the instruction is in Func.Code
)

// Loops reports whether a function has loops.
func (m *Machine) Loops(f *ir.Func) bool { return m.prepare(f).cyclic }

func (m *Machine) prepare(f *ir.Func) *prepared {
	if p := m.prep[f.ID]; p != nil {
		return p
	}
	p := &prepared{code: f.Code, edges: make([]edges, len(f.Code))}
	p.code = m.watchAddresses(f, m.checkedArithmetic(f))
	m.leaveOut(f, p)
	if stops := m.Opt.StopAt[f.ID]; len(stops) > 0 {
		p.code = append([]ir.Instr(nil), p.code...)
		p.stopped = map[ir.PC]ir.Instr{}
		for _, pc := range stops {
			p.stopped[pc] = p.code[pc]
			p.code[pc].Op = opStop
		}
	}
	m.noteStrayAddresses(f)
	back := f.BackEdges()
	p.cyclic = len(back) > 0
	for b := range f.Blocks {
		from := ir.BlockID(b)
		pc := f.Blocks[b].End - 1
		if pc < 0 {
			continue
		}
		switch in := &f.Code[pc]; in.Op {
		case ir.OpBr:
			p.edges[pc][0] = edgeTo(f, from, in.Then, back)
		case ir.OpCondBr:
			p.edges[pc] = edges{edgeTo(f, from, in.Then, back), edgeTo(f, from, in.Else, back)}
			p.edges[pc][0].fails, p.edges[pc][1].fails = onlyFails(m.P, f, in.Then), onlyFails(m.P, f, in.Else)
		}
	}
	m.removeAssertions(f, p, back)
	m.joinWays(f, p, back)
	m.prep[f.ID] = p
	return p
}

// onlyFails reports whether a block does nothing before it calls the library's function for failing assertions.
func onlyFails(p *ir.Program, f *ir.Func, b ir.BlockID) bool {
	for pc := f.Blocks[b].First; pc < f.Blocks[b].End; pc++ {
		switch in := &f.Code[pc]; in.Op {
		case ir.OpNop:
		case ir.OpCall:
			return assertFails(p, f, pc)
		default:
			return false
		}
	}
	return false
}

// assertFails reports whether an instruction calls the library's function for failing assertions.
func assertFails(p *ir.Program, f *ir.Func, pc ir.PC) bool {
	if f.Code[pc].Op != ir.OpCall {
		return false
	}
	callee := f.Calls[f.Code[pc].Aux].Callee
	return callee != ir.None && p.Funcs[callee].Runtime && p.Funcs[callee].Name == "__assert_fail"
}

// noteStrayAddresses says in the ledger where the compiler folded a constant index into an address in another
// variable: an access there is taken for one to that variable, although C calls it undefined.
func (m *Machine) noteStrayAddresses(f *ir.Func) {
	if f.Runtime {
		return
	}
	for pc := range f.Code {
		in := &f.Code[pc]
		for _, o := range [...]*ir.Operand{&in.A, &in.B, &in.C} {
			if o.Kind == ir.KGlobal && m.strays(o) {
				m.Ledger.Add(ledger.Entry{Kind: "stray-address", Effect: ledger.Incomplete, At: m.at(in.Loc),
					Text: "a constant index into " + m.P.Globals[o.Index].Name +
						" leads to another variable's bytes: accesses there are not reported"})
			}
		}
	}
}

// strays reports whether a constant address derived from one global lies in or beside another.
func (m *Machine) strays(o *ir.Operand) bool {
	own := m.P.Globals[o.Index]
	if own.Addr <= o.Word && o.Word <= own.Addr+uint64(own.Size) {
		return false
	}
	const beside = 64
	for _, g := range m.P.Globals {
		if g != own && g.Addr <= o.Word+beside && o.Word <= g.Addr+uint64(g.Size)+beside {
			return true
		}
	}
	return false
}

func edgeTo(f *ir.Func, from, to ir.BlockID, back map[[2]ir.BlockID]bool) edge {
	b := &f.Blocks[to]
	e := edge{pc: b.Body, back: back[[2]ir.BlockID{from, to}]}
	for pc := b.First; pc < b.Body; pc++ {
		phi := &f.Phis[f.Code[pc].Aux]
		for i, pred := range phi.Blocks {
			if pred == from {
				e.moves = append(e.moves, move{f.Code[pc].Dst, phi.Values[i]})
				break
			}
		}
	}
	return e
}

// mask has the low n bits set; for widths beyond 64, all.
func mask(bits uint16) uint64 {
	if bits >= 64 {
		return ^uint64(0)
	}
	return 1<<bits - 1
}

// signed reads the low bits of w as a signed number.
func signed(w uint64, bits uint16) int64 {
	if bits >= 64 {
		return int64(w)
	}
	shift := 64 - bits
	return int64(w<<shift) >> shift
}
