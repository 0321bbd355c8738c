package pointsto

import (
	"slices"

	"midway/internal/ir"
)

// What the program converts the address of a variable to, that variable may be, whatever it is declared as:
// struct node *tail = (struct node *)&head, init((struct state *)&buffer). And behind a header there may be anything,
// where the program makes an address behind one a pointer to something else: return (void *)(p + 1).

// place is a variable: a global, or the register of a local's address.
type place struct {
	f  ir.FuncID // None of a global
	id int32     // GlobalID or Reg
}

// findTaken finds what addresses of variables are converted to, and the headers.
func (a *analysis) findTaken() {
	t := a.types
	t.taken, t.headers, t.loose = map[place][]ir.ShapeID{}, map[ir.ShapeID]bool{}, map[ir.GlobalID]bool{}
	for _, f := range a.p.Funcs {
		if f.Runtime || f.External {
			continue
		}
		locals := make([]bool, len(f.Regs))
		for pc := range f.Code {
			if in := &f.Code[pc]; in.Op == ir.OpAlloca && in.Shape != 0 {
				locals[in.Dst] = true
			}
		}
		for pc := range f.Code {
			a.findTakenAt(f, &f.Code[pc], locals)
		}
	}
	for _, g := range a.p.Globals {
		if id := a.pointee(g); id != 0 && len(g.Pointers) > 0 {
			a.takeAddress(g.Pointers[0].Addr, []ir.ShapeID{id})
		}
	}
}

// findTakenAt looks at where one instruction brings addresses of variables.
func (a *analysis) findTakenAt(f *ir.Func, in *ir.Instr, locals []bool) {
	take := func(op ir.Operand, shapes []ir.ShapeID) {
		switch {
		case op.Kind == ir.KGlobal:
			a.takeAddress(op.Word, shapes)
		case op.Kind == ir.KReg && locals[op.Reg]:
			a.take(place{f.ID, int32(op.Reg)}, shapes)
		}
	}
	switch in.Op {
	case ir.OpPhi:
		for _, v := range f.Phis[in.Aux].Values {
			take(v, a.takenFor(f, in.Dst))
		}
	case ir.OpCopy, ir.OpFreeze:
		take(in.A, a.takenFor(f, in.Dst))
	case ir.OpSelect:
		take(in.B, a.takenFor(f, in.Dst))
		take(in.C, a.takenFor(f, in.Dst))
	case ir.OpRet:
		take(in.A, a.types.results[f.ID])
	case ir.OpStore:
		if n, at, ok := a.addressed(in.A); ok && at == 0 {
			take(in.B, []ir.ShapeID{a.pointee(a.p.Globals[n])})
		}
	case ir.OpCall:
		c := &f.Calls[in.Aux]
		for k, op := range c.Args {
			if c.Callee == ir.None || k >= len(a.p.Funcs[c.Callee].Params) || c.ByVal != nil && c.ByVal[k] != 0 {
				continue
			}
			if to := a.p.Funcs[c.Callee]; !to.Runtime && !to.External {
				take(op, a.takenFor(to, ir.Reg(k)))
			}
		}
	case ir.OpGEP:
		a.findHeaders(f, in)
	}
	if in.Dst != ir.None && locals[in.Dst] {
		a.take(place{f.ID, int32(in.Dst)}, a.takenFor(f, in.Dst))
	}
}

// addressed is the variable that a constant address lies in, and where.
func (a *analysis) addressed(op ir.Operand) (id ir.GlobalID, at int64, ok bool) {
	if op.Kind != ir.KGlobal {
		return 0, 0, false
	}
	n, r, ok := a.resolve(op.Word)
	if !ok || a.s.objects[n].info.Kind != Global {
		return 0, 0, false
	}
	return a.s.objects[n].info.Global, r.lo, true
}

// pointee is the structure that a variable points to by its type; 0 if it does not.
func (a *analysis) pointee(g *ir.Global) ir.ShapeID {
	if g.Type == nil || g.Type.Kind != ir.PointerTo {
		return 0
	}
	return a.typeShape(g.Type.Elem)
}

// takeAddress notes what the variable that begins at an address, or has an element there, is converted to.
func (a *analysis) takeAddress(addr uint64, shapes []ir.ShapeID) {
	id, at, ok := a.addressed(ir.Operand{Kind: ir.KGlobal, Word: addr})
	if !ok {
		return
	}
	of := a.p.Globals[id].Shape
	switch {
	case at == 0:
		a.take(place{ir.None, int32(id)}, shapes)
	case a.p.Globals[id].Elements && of != 0:
		if slices.ContainsFunc(shapes, func(to ir.ShapeID) bool { return a.alien(of, to) }) {
			a.types.headers[of] = true
		}
	case of != 0:
		a.loosen(id, at, shapes)
	}
}

// loosen notes a variable in which structures are where its type has none: it may be anything.
func (a *analysis) loosen(id ir.GlobalID, at int64, shapes []ir.ShapeID) {
	g := a.p.Globals[id]
	for _, to := range shapes {
		x := step{shape: to, to: a.s.shapes[to].Size}
		if to != 0 && g.Shape != 0 && !a.s.fitsAt(&object{bytes: g.Size}, placed{g.Shape, g.Elements}, at, &x, false) {
			a.types.loose[id] = true
		}
	}
}

func (a *analysis) take(p place, shapes []ir.ShapeID) {
	for _, id := range shapes {
		if id != 0 && !slices.Contains(a.types.taken[p], id) {
			a.types.taken[p] = append(a.types.taken[p], id)
		}
	}
}

// findHeaders notes the structures behind which an address is one of another structure, or is returned as a pointer to
// none. In front of a member there is what the member is in.
func (a *analysis) findHeaders(f *ir.Func, in *ir.Instr) {
	if id, at, ok := a.addressed(in.A); ok && !a.p.Globals[id].Elements {
		var t treatment
		a.treat(f, in.Dst, 1, &t, map[register]bool{})
		a.loosen(id, at+in.Imm, t.shapes)
		return
	}
	if in.Step != 0 || in.Imm < 0 || (in.B.Kind == ir.KNone || in.B.Kind == ir.KConst) &&
		in.Imm+signed(in.B.Word, uint16(in.Aux))*in.Scale <= 0 {
		return
	}
	var from []ir.ShapeID
	inside := false
	if id, _, ok := a.addressed(in.A); ok {
		inside = in.Imm == 0 // an element, not the bytes after one
		from = []ir.ShapeID{a.p.Globals[id].Shape}
	} else if in.A.Kind == ir.KReg {
		from = a.takenFor(f, in.A.Reg)
	}
	if len(from) == 0 {
		return
	}
	var t treatment
	a.treat(f, in.Dst, 1, &t, map[register]bool{})
	bare := t.given && !inside && (f.Ret == nil || f.Ret.Kind != ir.PointerTo || a.typeShape(f.Ret.Elem) == 0)
	for _, id := range from {
		if bare || slices.ContainsFunc(t.shapes, func(to ir.ShapeID) bool { return a.alien(id, to) }) {
			a.types.headers[id] = true
		}
	}
}
