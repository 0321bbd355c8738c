package monitors

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// Bounds of what is executed of one section.
const (
	maxWays  = 64
	maxSteps = 400
)

// field is a number in an object.
type field struct {
	off  int64 // bytes
	bits int
}

// way is one way through a section, or the beginning of one.
type way struct {
	pc      ir.PC
	regs    map[ir.Reg]expr.Value
	fields  map[field]expr.Value
	conds   expr.Value
	visited map[ir.BlockID]bool
	wrote   bool
	steps   int
	wakes   []wake
}

// wake is a signal on a way, or a broadcast, of the condition at an address.
type wake struct {
	at  uint64
	all bool
}

// walker executes the ways through a section of one object.
type walker struct {
	*finder
	s      *section
	delta  int64 // of offsets from the section's lock to offsets in the object
	global *ir.Global
	begin  map[field]expr.Value // fields at the beginning of sections
	before map[ir.Reg]expr.Value
	stores map[pointsto.CallSite]field // writes of fields that were executed
	spoilt map[field]bool              // fields that something else may write
	ends   []*way
	fails  bool
	stands func(pc ir.PC) bool // a thread of the context may be before it; nil: none does
	stood  []*way              // how it may have come there

	object  bool                          // of the heap, whose writes are looked at elsewhere: see objects.go
	node    pointsto.Node                 // where object
	again   bool                          // who holds the lock may take it again; where object
	heads   map[ir.BlockID]bool           // of loops of the function; where object
	vars    *variables                    // fields are variables, by their addresses; where object
	also    map[pointsto.CallSite][]field // beside stores: through pointers that may lead to several fields; where vars
	given   expr.Value                    // of registers that sections have not computed; where vars
	wide    bool                          // fields are all numbers of variables, by their distance from the object
	touched []pointsto.Set                // what calls and other instructions may write; where wide
}

// walk executes all ways; false where some cannot be followed.
func (w *walker) walk() bool {
	work := []*way{
		{
			pc:      w.s.from,
			regs:    map[ir.Reg]expr.Value{},
			fields:  map[field]expr.Value{},
			conds:   expr.True,
			visited: map[ir.BlockID]bool{},
		},
	}
	for n := 0; len(work) > 0 && !w.fails; n++ {
		if n > maxWays && (!w.object || n > 4*maxWays) {
			return false
		}
		at := work[len(work)-1]
		work = work[:len(work)-1]
		work = append(work, w.run(at)...)
	}
	return !w.fails
}

// run follows a way to its end or to where it forks.
func (w *walker) run(at *way) []*way {
	fn := w.s.fn
	for ; at.steps < maxSteps; at.steps++ {
		in := &fn.Code[at.pc]
		if w.stands != nil && w.stands(at.pc) {
			w.stood = append(w.stood, at.clone())
		}
		switch in.Op {
		case ir.OpBr:
			if !w.enter(at, in.Then) {
				return nil
			}
			continue
		case ir.OpCondBr:
			return w.fork(at, in)
		case ir.OpRet, ir.OpUnreachable, ir.OpTrap, ir.OpSwitch:
			if in.Op != ir.OpSwitch && (w.object || in.Op == ir.OpRet && w.goesOn()) {
				w.ends = append(w.ends, at)
				return nil
			}
			if w.object {
				return w.forkAll(at)
			}
			w.fails = true
			return nil
		case ir.OpAsm, ir.OpUnsupported:
			w.fails = true
			return nil
		case ir.OpCall:
			if w.on(fn, at.pc, abi.Release, w.s.lock) || w.on(fn, at.pc, abi.Wait, w.s.lock) {
				w.ends = append(w.ends, at)
				return nil
			}
			if (w.wide || w.object) && w.leaves(in) {
				if w.goesOnLeaving(in) {
					w.ends = append(w.ends, at)
				}
				return nil
			}
			if w.object && w.lets(at.pc) {
				w.ends = append(w.ends, at)
				return nil
			}
		}
		w.step(at, in)
		if writing(in.Op) && w.a.Interrupted(fn.ID) {
			w.ends = append(w.ends, at.clone())
			w.fails = w.fails || !w.object
		}
		if w.fails {
			return nil
		}
		at.pc++
	}
	w.fails = true
	return nil
}

// writing reports whether an instruction writes memory itself.
func writing(op ir.Op) bool {
	return op == ir.OpStore || op == ir.OpRMW || op == ir.OpCmpXchg || op == ir.OpMemcpy || op == ir.OpMemset
}

// goesOn reports whether a section that its function begins goes on in whoever calls it: it begins there once more.
func (w *walker) goesOn() bool {
	return slices.ContainsFunc(w.wrappers(w.s.fn), func(o wrapped) bool {
		return o.role == abi.Acquire && o.off == w.s.lock.off &&
			(w.s.lock.base == nil && o.arg < 0 && o.global == w.s.lock.global || w.s.lock.base != nil && w.param(o.arg))
	})
}

// param reports whether the section's lock lies behind a parameter.
func (w *walker) param(arg int) bool {
	f, r, ok := w.a.RelativeDef(w.s.lock.base.Symbol())
	return ok && f == w.s.fn.ID && arg >= 0 && r == ir.Reg(arg)
}

// enter goes to a block, of which a way may pass each once.
func (w *walker) enter(at *way, to ir.BlockID) bool {
	fn := w.s.fn
	if w.object && w.head(to) { // of a loop: what is kept holds there, and nothing else is known
		w.ends = append(w.ends, &way{pc: at.pc, fields: maps.Clone(at.fields), conds: at.conds})
		at.regs, at.fields, at.conds = map[ir.Reg]expr.Value{}, map[field]expr.Value{}, expr.True
	}
	if at.visited[to] {
		w.fails = w.fails || !w.object || !w.head(to)
		return false
	}
	at.visited[to] = true
	from, blk := fn.BlockOf(at.pc), &fn.Blocks[to]
	values := map[ir.Reg]expr.Value{}
	for pc := blk.First; pc < blk.Body; pc++ {
		phi := &fn.Phis[fn.Code[pc].Aux]
		for i, b := range phi.Blocks {
			if b == from && w.object && w.head(to) {
				values[fn.Code[pc].Dst] = w.unknown(int(fn.Regs[fn.Code[pc].Dst].Bits))
			} else if b == from {
				values[fn.Code[pc].Dst] = w.operand(at, phi.Values[i], int(fn.Code[pc].Bits))
			}
		}
	}
	for r, v := range values {
		w.set(at, r, v)
	}
	at.pc = blk.Body
	return true
}

func (w *walker) fork(at *way, in *ir.Instr) []*way {
	b, c := w.a.B, w.operand(at, in.A, 1)
	other := at.clone()
	at.conds, other.conds = b.And1(at.conds, c), b.And1(at.conds, b.Not(c))
	var out []*way
	if at.conds != expr.False && w.enter(at, in.Then) {
		out = append(out, at)
	}
	if other.conds != expr.False && w.enter(other, in.Else) {
		out = append(out, other)
	}
	return out
}

// clone is the same way, to go on otherwise.
func (at *way) clone() *way {
	other := *at
	other.regs, other.fields = maps.Clone(at.regs), maps.Clone(at.fields)
	other.visited, other.wakes = maps.Clone(at.visited), slices.Clone(at.wakes)
	return &other
}

// forkAll goes on wherever control may, without conditions.
func (w *walker) forkAll(at *way) (out []*way) {
	for _, to := range w.s.fn.Blocks[w.s.fn.BlockOf(at.pc)].Succs {
		other := *at
		other.regs, other.fields, other.visited = maps.Clone(at.regs), maps.Clone(at.fields), maps.Clone(at.visited)
		if w.enter(&other, to) {
			out = append(out, &other)
		}
	}
	return out
}

// head reports whether a block is the head of a loop.
func (w *walker) head(id ir.BlockID) bool {
	if w.heads == nil {
		w.heads = map[ir.BlockID]bool{}
		shape := w.a.Shape(w.s.fn.ID)
		for b := range w.s.fn.Blocks {
			for _, p := range w.s.fn.Blocks[b].Preds {
				if shape.Reachable(p) && shape.Dominates(ir.BlockID(b), p) {
					w.heads[ir.BlockID(b)] = true
				}
			}
		}
	}
	return w.heads[id]
}

// lets reports whether a call may release a lock, or may not return, as its thread may be blocked. That a handler of a
// signal may end it, or jump, is asked wherever something is written (Interrupted).
func (w *walker) lets(pc ir.PC) bool {
	_, _, releases := w.a.Effects(w.s.fn.ID, pc)
	return releases || w.a.MainBlockedIn(w.s.fn.ID, pc)
}

// set gives a register its value. The pointer that names the lock must not move.
func (w *walker) set(at *way, r ir.Reg, v expr.Value) {
	at.regs[r] = v
	if w.s.lock.base != nil {
		if f, d, ok := w.a.RelativeDef(w.s.lock.base.Symbol()); ok && f == w.s.fn.ID && d == r {
			w.fails = true
		}
	}
}

// operand is an operand's value; what the section has not computed itself is an unknown, the same on all ways.
func (w *walker) operand(at *way, o ir.Operand, bits int) expr.Value {
	switch o.Kind {
	case ir.KConst, ir.KGlobal, ir.KFunc:
		return expr.Word(o.Word)
	case ir.KReg:
		if v, ok := at.regs[o.Reg]; ok {
			return v
		}
		if _, ok := w.before[o.Reg]; !ok {
			w.before[o.Reg] = w.unknown(int(w.s.fn.Regs[o.Reg].Bits))
			if w.vars != nil {
				w.wasAccessed(o.Reg, w.before[o.Reg])
			}
		}
		return w.before[o.Reg]
	}
	return w.unknown(bits)
}

// unknown is a value that nothing is known of. A symbol's name is its identity.
func (x *finder) unknown(bits int) expr.Value {
	x.unknowns++
	return x.a.B.Sym(x.a.B.NewSymbol(fmt.Sprintf("section().%d", x.unknowns), bits, expr.Local))
}

// step executes an instruction other than a branch.
func (w *walker) step(at *way, in *ir.Instr) {
	switch in.Op {
	case ir.OpLoad:
		w.load(at, in)
		return
	case ir.OpStore:
		w.store(at, in)
		return
	case ir.OpCall:
		w.call(at, in)
	case ir.OpRMW, ir.OpCmpXchg, ir.OpMemcpy, ir.OpMemset, ir.OpVAStart, ir.OpVACopy, ir.OpFence:
		w.effects(at)
	default:
		if v, ok := w.compute(at, in); ok {
			w.set(at, in.Dst, v)
			return
		}
	}
	first, n := dataflow.Defs(w.s.fn, at.pc)
	for r := first; r < first+n; r++ {
		w.set(at, r, w.unknown(int(w.s.fn.Regs[r].Bits)))
	}
}

// arithmetic are the operations on two operands that are followed.
var arithmetic = map[ir.Op]expr.BinOp{
	ir.OpAdd: expr.Add,
	ir.OpSub: expr.Sub,
	ir.OpAnd: expr.And,
	ir.OpOr:  expr.Or,
	ir.OpXor: expr.Xor,
}

// compute is the result of an instruction that depends on its operands alone.
func (w *walker) compute(at *way, in *ir.Instr) (v expr.Value, ok bool) {
	b, bits := w.a.B, int(in.Bits)
	if in.Dst == ir.None || bits > 64 {
		return v, false
	}
	if in.Op == ir.OpURem {
		rest, by := w.unknown(bits), w.operand(at, in.B, bits)
		at.conds = b.And1(at.conds, b.Cmp(expr.ULT, bits, rest, by)) // by is not 0
		return rest, true
	}
	if op, is := arithmetic[in.Op]; is {
		x, y := w.operand(at, in.A, bits), w.operand(at, in.B, bits)
		if in.Flags&ir.FlagNSW != 0 && (op == expr.Add || op == expr.Sub) {
			at.conds = b.And1(at.conds, w.fits(op, bits, x, y))
		}
		return b.Bin(op, bits, x, y), true
	}
	switch in.Op {
	case ir.OpICmp:
		return b.Cmp(expr.Pred(in.Sub), bits, w.operand(at, in.A, bits), w.operand(at, in.B, bits)), true
	case ir.OpSelect:
		return b.Ite(bits, w.operand(at, in.A, 1), w.operand(at, in.B, bits), w.operand(at, in.C, bits)), true
	case ir.OpTrunc:
		return b.Trunc(int(in.Imm), bits, w.operand(at, in.A, int(in.Imm))), true
	case ir.OpZExt:
		return b.ZExt(int(in.Imm), bits, w.operand(at, in.A, int(in.Imm))), true
	case ir.OpSExt:
		return b.SExt(int(in.Imm), bits, w.operand(at, in.A, int(in.Imm))), true
	case ir.OpCopy, ir.OpFreeze:
		return w.operand(at, in.A, bits), true
	case ir.OpGEP:
		if in.B.Kind == ir.KNone {
			return b.Bin(expr.Add, bits, w.operand(at, in.A, bits), expr.Word(uint64(in.Imm))), true
		}
	}
	return v, false
}

// fits says that a sum or difference of signed numbers is the one of one bit more.
func (w *walker) fits(op expr.BinOp, bits int, x, y expr.Value) expr.Value {
	b := w.a.B
	if bits >= 64 {
		return expr.True
	}
	wide := b.Bin(op, bits+1, b.SExt(bits, bits+1, x), b.SExt(bits, bits+1, y))
	return b.Cmp(expr.EQ, bits+1, wide, b.SExt(bits, bits+1, b.Bin(op, bits, x, y)))
}

// field is the field of the object that an access is to.
func (w *walker) field(in *ir.Instr) (f field, ok bool) {
	p, ok := w.place(w.s.fn.ID, in.A)
	if w.vars != nil {
		return w.variableAt(p, ok, in)
	}
	if ok && w.wide {
		addr, known := w.address(p)
		// else another object's lock may be held
		known = known && (p.base != nil || w.s.lock.base == nil || len(w.s.at) == 1)
		p, ok = place{base: w.s.lock.base, global: w.s.lock.global, off: int64(addr-w.global.Addr) - w.delta}, known
	}
	if !ok || !p.sibling(w.s.lock) || in.Flags&ir.FlagVolatile != 0 || ir.Order(in.Sub) != ir.NotAtomic {
		return f, false
	}
	return field{p.off + w.delta, int(in.Bits)}, in.Bits == 32 || in.Bits == 64
}

func (w *walker) load(at *way, in *ir.Instr) {
	f, ok := w.field(in)
	if w.vars != nil {
		w.accessed(at, in.A)
	}
	if !ok {
		w.set(at, in.Dst, w.unknown(int(in.Bits)))
		return
	}
	w.set(at, in.Dst, w.now(at, f))
}

// now is what a field holds; one that something has spoilt, anything.
func (w *walker) now(at *way, f field) expr.Value {
	if w.spoilt[f] {
		return w.unknown(f.bits)
	}
	if v, ok := at.fields[f]; ok {
		return v
	}
	if _, ok := w.begin[f]; !ok {
		w.begin[f] = w.unknown(f.bits)
	}
	return w.begin[f]
}

func (w *walker) store(at *way, in *ir.Instr) {
	f, ok := w.field(in)
	if w.vars != nil {
		w.accessed(at, in.A)
		w.leadsElsewhere(at, in.B, w.operand(at, in.B, int(in.Bits)))
		if !ok && w.storeThrough(at, in) {
			return
		}
	}
	if !ok {
		w.effects(at)
		return
	}
	at.fields[f], at.wrote = w.operand(at, in.B, f.bits), true
	w.stores[pointsto.CallSite{Func: w.s.fn.ID, PC: at.pc}] = f
}

// call passes signals, and calls that touch nothing of the object and keep all locks. None that may block or end the
// thread comes behind a write: whoever stands there is in the youngest frame.
func (w *walker) call(at *way, in *ir.Instr) {
	fn := w.s.fn
	if c := fn.Calls[in.Aux].Callee; c != ir.None {
		callee := w.a.Prog.Funcs[c]
		if passing(callee) {
			w.wake(at, fn.Calls[in.Aux].Args, callee.Name)
			return
		}
	}
	if w.object {
		w.helps(at)
		w.effects(at)
		return
	}
	w.fails = w.fails || at.wrote && (!w.wide || w.a.MainBlockedIn(fn.ID, at.pc)) || fn.Calls[in.Aux].NoReturn
	w.effects(at)
}

// helps is a call of a function that is called with the lock held alone, which may write the fields: what is kept has
// to hold before it, and nothing else is known behind it. Calls that may not return are ends of sections (lets).
func (w *walker) helps(at *way) {
	if w.vars == nil || !slices.ContainsFunc(w.a.Graph.Callees(w.s.fn.ID, at.pc), w.vars.helper) {
		return
	}
	w.ends = append(w.ends, &way{pc: at.pc, fields: maps.Clone(at.fields), conds: at.conds})
	at.regs, at.fields, at.conds = map[ir.Reg]expr.Value{}, map[field]expr.Value{}, expr.True
}

// leaving are the library's functions that end the process.
var leaving = map[string]bool{
	"__assert_fail": true,
	"abort":         true,
	"exit":          true,
	"quick_exit":    true,
	"_exit":         true,
	"_Exit":         true,
}

// leaves reports whether a call ends the process.
func (w *walker) leaves(in *ir.Instr) bool {
	c := w.s.fn.Calls[in.Aux].Callee
	return c != ir.None && w.a.Prog.Funcs[c].Runtime && leaving[w.a.Prog.Funcs[c].Name]
}

// goesOnLeaving reports whether the program's own functions may run while a call ends the process: handlers of exit,
// and other threads meanwhile; handlers of signals.
func (w *walker) goesOnLeaving(in *ir.Instr) bool {
	name := w.a.Prog.Funcs[w.s.fn.Calls[in.Aux].Callee].Name
	return name == "exit" || name == "quick_exit" || len(w.a.Graph.Handlers()) > 0
}

// wake notes a signal or a broadcast of a condition whose address is known.
func (w *walker) wake(at *way, args []ir.Operand, name string) {
	if p, ok := w.place(w.s.fn.ID, args[0]); ok {
		if addr, known := w.address(p); known {
			at.wakes = append(at.wakes, wake{addr, strings.HasSuffix(name, "broadcast")})
		}
	}
}

// inObject is where objects of the heap are taken to lie, for one to be looked at.
const inObject = 1 << 62

// address is where a place is: in a variable, or in the object of the lock.
func (w *walker) address(p place) (addr uint64, ok bool) {
	switch {
	case p.base == nil:
		return w.a.Prog.Globals[p.global].Addr + uint64(p.off), true
	case p.sibling(w.s.lock) && w.object:
		return inObject + uint64(p.off+w.delta), true
	case p.sibling(w.s.lock):
		return w.global.Addr + uint64(p.off+w.delta), true
	}
	return 0, false
}

// effects fails where an instruction may release a lock, or write into the object.
func (w *walker) effects(at *way) {
	to, anywhere, releases := w.a.Effects(w.s.fn.ID, at.pc)
	if w.vars != nil {
		w.fails = w.fails || w.again && (anywhere || len(w.a.Graph.Globals(to)) > 0)
		return
	}
	if w.object { // another thread has no object that is locked; this one may where it can lock it again
		w.fails = w.fails ||
			w.again &&
				(anywhere || pointsto.Overlap(to, 1, pointsto.Set{{Node: w.node, Hi: pointsto.AnyOffset, Stride: 1}}, 1))
		return
	}
	if w.wide {
		w.fails = w.fails || anywhere || releases
		w.touched = append(w.touched, to)
		return
	}
	whole := pointsto.Set{{Node: w.a.Graph.GlobalNode(w.global.ID)}}
	w.fails = w.fails || anywhere || releases || pointsto.Overlap(to, 1, whole, w.global.Size)
}
