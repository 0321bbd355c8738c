package interp

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/state"
)

// leaveOut makes a function's instructions do nothing that are not executed (Options.LeftOut). Returns stay: what they
// return is not read.
func (m *Machine) leaveOut(f *ir.Func, p *prepared) {
	if m.Opt.LeftOut == nil || f.Runtime {
		return
	}
	p.code = slices.Clone(p.code)
	for pc := range p.code {
		if !m.Opt.LeftOut(f.ID, ir.PC(pc)) {
			continue
		}
		switch in := &p.code[pc]; in.Op {
		case ir.OpBr, ir.OpRet, ir.OpPhi, ir.OpUnreachable:
		case ir.OpCondBr, ir.OpSwitch:
			*in = ir.Instr{Op: ir.OpBr, Dst: ir.None, Loc: in.Loc}
		default:
			*in = ir.Instr{Op: ir.OpNop, Dst: ir.None, Loc: in.Loc}
		}
	}
}

// joinWays leads the branches that are left out to where their ways meet, or to a return. No phi there is read but
// those whose values are the same on all ways.
func (m *Machine) joinWays(f *ir.Func, p *prepared, back map[[2]ir.BlockID]bool) {
	if m.Opt.LeftOut == nil || f.Runtime {
		return
	}
	meets := f.Meets()
	for b := range f.Blocks {
		pc := f.Blocks[b].End - 1
		if pc < 0 || p.code[pc].Op != ir.OpBr || f.Code[pc].Op == ir.OpBr {
			continue
		}
		to, from := meets[b], ir.BlockID(b)
		if to == ir.None {
			to = f.ReturnFrom(from)
			end := f.Blocks[to].End - 1
			p.edges[pc] = edges{{pc: end}, {pc: end}}
			continue
		}
		p.edges[pc] = edges{edgeTo(f, from, to, back), edgeTo(f, from, to, back)}
	}
}

// stops ends the fragment of the current thread, unless it has stood there from the start and is to go on, or is in the
// middle of the instruction, before its event.
func (m *Machine) stops() {
	if !m.t.Granted && (!m.Opt.LeaveStops || !m.t.Initial || m.t.Departed) {
		m.freeze()
		return
	}
	in, pc := m.prep[m.fr.Fn.ID].stopped[m.fr.PC], m.fr.PC
	m.t.Departed = true
	m.slow(&in)
	if (m.stop == Paused || m.stop == AtPoint) && m.fr.PC == pc {
		m.t.Departed = false
	}
}

// Departs notes which threads of an initial state stand at no stop: they end their fragments at the first that they
// come to (Options.LeaveStops).
func (m *Machine) Departs(st *state.State) {
	for _, t := range st.Threads {
		if len(t.Frames) > 0 && !slices.Contains(m.Opt.StopAt[t.Top().Fn.ID], t.Top().PC) {
			st.Own(t.ID).Departed = true
		}
	}
}
