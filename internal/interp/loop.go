package interp

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/property"
	"midway/internal/state"
)

// frame runs the current frame on plain words for as long as nothing else is needed; everything
// else goes through slow. It returns when another frame is current or the run must stop.
func (m *Machine) frame() {
	fr := m.fr
	p := m.prepare(fr.Fn)
	code, edges, regs, pc := p.code, p.edges, fr.Regs, fr.PC
	if pc == fr.Fn.Entry && !p.entered {
		p.entered = true
		m.reach(fr.Fn, pc)
	}
	heap := &m.st.Heap
	slot := heap.Layout.SlotShift
	// Accesses go by the race detector, and where a spin loop may be under way they are logged.
	shared, slice := m.st.Multi && !fr.Fn.Runtime || len(m.t.Marks) > 0 || m.watched(), m.slice
	shading := m.st.Transfer()
	n := uint64(0)
	for {
		in := &code[pc]
		n++
		if shading {
			m.transferInstr(in)
		}
		switch in.Op {
		case ir.OpAdd:
			if a, b, ok := words(regs, in); ok {
				regs[in.Dst] = expr.Word((a + b) & mask(in.Bits))
				pc++
				continue
			}
		case ir.OpSub:
			if a, b, ok := words(regs, in); ok {
				regs[in.Dst] = expr.Word((a - b) & mask(in.Bits))
				pc++
				continue
			}
		case ir.OpMul:
			if a, b, ok := words(regs, in); ok {
				regs[in.Dst] = expr.Word((a * b) & mask(in.Bits))
				pc++
				continue
			}
		case opAddSigned, opSubSigned, opMulSigned:
			if a, b, ok := words(regs, in); ok {
				if r, fits := exactly(in, a, b); fits {
					regs[in.Dst] = expr.Word(r)
					pc++
					continue
				}
			}
		case ir.OpAnd:
			if a, b, ok := words(regs, in); ok {
				regs[in.Dst] = expr.Word(a & b)
				pc++
				continue
			}
		case ir.OpOr:
			if a, b, ok := words(regs, in); ok {
				regs[in.Dst] = expr.Word(a | b)
				pc++
				continue
			}
		case ir.OpXor:
			if a, b, ok := words(regs, in); ok {
				regs[in.Dst] = expr.Word(a ^ b)
				pc++
				continue
			}
		case ir.OpShl:
			if a, b, ok := words(regs, in); ok && b < 64 {
				regs[in.Dst] = expr.Word(a << b & mask(in.Bits))
				pc++
				continue
			}
		case ir.OpLShr:
			if a, b, ok := words(regs, in); ok && b < 64 {
				regs[in.Dst] = expr.Word(a >> b)
				pc++
				continue
			}
		case ir.OpAShr:
			if a, b, ok := words(regs, in); ok && b < 64 {
				regs[in.Dst] = expr.Word(uint64(signed(a, in.Bits)>>b) & mask(in.Bits))
				pc++
				continue
			}
		case ir.OpURem:
			if a, b, ok := words(regs, in); ok && b != 0 {
				regs[in.Dst] = expr.Word(a % b)
				pc++
				continue
			}
		case ir.OpUDiv:
			if a, b, ok := words(regs, in); ok && b != 0 {
				regs[in.Dst] = expr.Word(a / b)
				pc++
				continue
			}
		case ir.OpSDiv, ir.OpSRem:
			if a, b, ok := words(regs, in); ok && b != 0 {
				if y := signed(b, in.Bits); y != -1 {
					x := signed(a, in.Bits)
					if in.Op == ir.OpSDiv {
						x /= y
					} else {
						x %= y
					}
					regs[in.Dst] = expr.Word(uint64(x) & mask(in.Bits))
					pc++
					continue
				}
			}
		case ir.OpICmp:
			if a, b, ok := words(regs, in); ok {
				regs[in.Dst] = expr.Word(compare(ir.Pred(in.Sub), a, b, in.Bits))
				pc++
				continue
			}
		case ir.OpTrunc:
			if a, ok := word(regs, &in.A); ok && in.Bits <= 64 {
				regs[in.Dst] = expr.Word(a & mask(in.Bits))
				pc++
				continue
			}
		case ir.OpZExt:
			if a, ok := word(regs, &in.A); ok && in.Bits <= 64 {
				regs[in.Dst] = expr.Word(a)
				pc++
				continue
			}
		case ir.OpSExt:
			if a, ok := word(regs, &in.A); ok && in.Bits <= 64 {
				regs[in.Dst] = expr.Word(uint64(signed(a, uint16(in.Imm))) & mask(in.Bits))
				pc++
				continue
			}
		case ir.OpCopy:
			if in.A.Kind == ir.KReg {
				regs[in.Dst] = regs[in.A.Reg]
				pc++
				continue
			}
		case ir.OpSelect:
			if c, ok := word(regs, &in.A); ok {
				o := &in.C
				if c != 0 {
					o = &in.B
				}
				if o.Kind == ir.KReg {
					regs[in.Dst] = regs[o.Reg]
					pc++
					continue
				}
				if o.Kind == ir.KConst && in.Bits <= 64 {
					regs[in.Dst] = expr.Word(o.Word)
					pc++
					continue
				}
			}
		case ir.OpGEP:
			if a, ok := word(regs, &in.A); ok {
				b, ok := word(regs, &in.B) // 0 where there is no index
				r := (a + uint64(in.Imm) + uint64(signed(b, uint16(in.Aux))*in.Scale)) & mask(in.Bits)
				if ok && (a^r)>>slot == 0 { // further away it might name another object
					regs[in.Dst] = expr.Word(r)
					pc++
					continue
				}
			}
		case ir.OpLoad:
			if a, ok := word(regs, &in.A); ok && in.Sub == 0 && !shared && wordSized(in.Bits) {
				if o := heap.Find(a); o != nil && o.Alive() {
					size, off := uint64(in.Bits)/8, a-o.Addr()
					if n := uint64(o.Bytes()); off < n && size <= n-off {
						if w, ok := o.LoadWord(off, size); ok {
							regs[in.Dst] = expr.Word(w)
							pc++
							continue
						}
					}
				}
			}
		case ir.OpStore:
			if a, ok := word(regs, &in.A); ok && in.Sub == 0 && !shared && wordSized(in.Bits) {
				if v, ok := word(regs, &in.B); ok {
					if o := heap.Find(a); o != nil && o.Alive() && !o.ReadOnly() && len(o.Aliases()) == 0 {
						size, off := uint64(in.Bits)/8, a-o.Addr()
						if n := uint64(o.Bytes()); off < n && size <= n-off && heap.StoreWord(o, off, size, v) {
							pc++
							continue
						}
					}
				}
			}
		case ir.OpBr:
			e := &edges[pc][0]
			e.taken = true
			if len(e.moves) == 0 && !e.back && e.pc != pc {
				pc = e.pc
				continue
			}
			if m.plainEdge(e) && e.pc != pc {
				m.moves(regs, e.moves)
				pc = e.pc
				if n < slice {
					continue
				}
				fr.PC = pc
				m.flush(n)
				if m.stop != running || m.slice != slice {
					return
				}
				n = 0
				continue
			}
		case ir.OpCondBr:
			if c, ok := word(regs, &in.A); ok {
				e := &edges[pc][1-c&1]
				if m.plainEdge(e) && (in.Flags&ir.FlagUser == 0 || !m.Opt.EveryBranch && m.countBranch(&edges[pc])) {
					m.moves(regs, e.moves)
					e.taken = true
					pc = e.pc
					if n < slice {
						continue
					}
					fr.PC = pc
					m.flush(n)
					if m.stop != running || m.slice != slice {
						return
					}
					n = 0
					continue
				}
			}
		}
		fr.PC = pc
		m.slow(in)
		if m.stop != running || m.fr != fr {
			m.flush(n)
			return
		}
		pc, regs = fr.PC, fr.Regs
	}
}

// longStep is how many instructions of a Run go by before other explorations may get their turn in the middle of it.
const longStep = 1 << 10

// flush adds to the instruction count, and looks whether the run was interrupted or goes on suspiciously
// long without a scheduling point.
func (m *Machine) flush(n uint64) {
	m.Instructions += n
	m.steps += n
	if m.steps > longStep {
		m.yield()
	}
	if m.stop != running {
		return
	}
	m.Halt.Poll()
	if m.halt.Load() {
		m.stop = Halted
	} else if m.steps >= m.watchAt {
		m.watch()
	} else if m.Pause > 0 && m.steps >= m.Pause && m.mayPause() {
		m.stop = Paused
	}
}

// mayPause reports whether the Run may end between two instructions: what it has done so far is in the state, so that
// another one goes on from there. A guard has to come to its end, and a loop that is watched for having no effect.
func (m *Machine) mayPause() bool {
	return m.slice == unwatched.slice && m.pace.depth == 1 &&
		!slices.ContainsFunc(m.t.Frames, func(f *state.Frame) bool { return f.Probe })
}

// plainEdge reports whether nothing watches the edge.
func (m *Machine) plainEdge(e *edge) bool {
	return !e.back || !m.Opt.StopAtBackEdge && m.Opt.Unroll == 0 || m.fr.Fn.Runtime
}

// countBranch counts a conditional branch in user code, whose targets may be given; it returns false where that is one
// too many.
func (m *Machine) countBranch(e *edges) bool {
	if m.Opt.MaxBranches > 0 && m.st.Branches >= m.Opt.MaxBranches {
		return false
	}
	m.st.Branches++
	if m.st.AtomicBy == m.tid && !m.asserts(e) {
		m.noteContentDependence(nil)
	}
	m.mayHaveCreated()
	return true
}

// asserts reports whether one of a branch's targets is nothing but a violation that is looked for.
func (m *Machine) asserts(e *edges) bool {
	return e != nil && e[0].fails != e[1].fails && !m.Opt.ErrorCalls && !m.Opt.SomeAssertions &&
		m.Opt.Properties.Has(property.Assertions)
}

// moves does an edge's phis, all at once.
func (m *Machine) moves(regs []expr.Value, list []move) {
	if m.st.Transfer() {
		m.transferMoves(list)
	}
	if len(list) == 1 {
		regs[list[0].dst] = m.moved(regs, &list[0])
		return
	}
	tmp := m.scratch[:0]
	for i := range list {
		tmp = append(tmp, m.moved(regs, &list[i]))
	}
	for i := range list {
		regs[list[i].dst] = tmp[i]
	}
	m.scratch = tmp
}

func (m *Machine) moved(regs []expr.Value, mv *move) expr.Value {
	if mv.src.Kind == ir.KReg {
		return regs[mv.src.Reg]
	}
	if mv.src.Kind <= ir.KFunc {
		return expr.Word(mv.src.Word)
	}
	return m.valBits(&mv.src, int(m.fr.Fn.Regs[mv.dst].Bits))
}

// word is an operand that is a plain word.
func word(regs []expr.Value, o *ir.Operand) (uint64, bool) {
	if o.Kind == ir.KReg {
		v := &regs[o.Reg]
		return v.W, v.N == nil
	}
	return o.Word, o.Kind <= ir.KFunc
}

func words(regs []expr.Value, in *ir.Instr) (a, b uint64, ok bool) {
	a, ok1 := word(regs, &in.A)
	b, ok2 := word(regs, &in.B)
	return a, b, ok1 && ok2 && in.Bits <= 64
}

func wordSized(bits uint16) bool { return bits == 32 || bits == 64 || bits == 8 || bits == 16 }

func compare(p ir.Pred, a, b uint64, bits uint16) uint64 {
	var r bool
	switch p {
	case ir.EQ:
		r = a == b
	case ir.NE:
		r = a != b
	case ir.ULT:
		r = a < b
	case ir.ULE:
		r = a <= b
	case ir.UGT:
		r = a > b
	case ir.UGE:
		r = a >= b
	default:
		x, y := signed(a, bits), signed(b, bits)
		switch p {
		case ir.SLT:
			r = x < y
		case ir.SLE:
			r = x <= y
		case ir.SGT:
			r = x > y
		default:
			r = x >= y
		}
	}
	if r {
		return 1
	}
	return 0
}
