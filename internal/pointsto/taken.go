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

// findTaken finds the headers.
func (a *analysis) findTaken() {
	t := a.types
	t.taken, t.headers, t.loose = map[place][]ir.ShapeID{}, map[ir.ShapeID]bool{}, map[ir.GlobalID]bool{}
	t.looseLocals, t.mixed = map[place]bool{}, map[ir.ShapeID]bool{}
	for _, f := range a.p.Funcs {
		if f.Runtime || f.External {
			continue
		}
		for pc := range f.Code {
			if f.Code[pc].Op == ir.OpGEP {
				a.findHeaders(f, &f.Code[pc])
			}
		}
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
	if id, _, ok := a.addressed(in.A); ok && !a.p.Globals[id].Elements {
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
		from = []ir.ShapeID{a.types.first[a.p.Globals[id].Shape]}
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
