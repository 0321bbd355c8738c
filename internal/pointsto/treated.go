package pointsto

import (
	"cmp"
	"slices"
	"strings"

	"midway/internal/ir"
)

// The code that allocates an object of the heap says what it may be: the structures as which it steps into what it
// gets, or passes it to functions that do, and the types of variables that hold it. Of them those count that have as
// many bytes. An object that is returned as a pointer to no structure, by all that its callers show, may be anything.

// maxTreated is through how many calls a new object is followed.
const maxTreated = 3

// treatment is what code takes a register for.
type treatment struct {
	shapes []ir.ShapeID
	given  bool // returned as it is
}

// treat adds what a function takes a register for.
func (a *analysis) treat(f *ir.Func, r ir.Reg, depth int, t *treatment, seen map[register]bool) {
	if seen[register{f.ID, r}] || f.Runtime || f.External {
		return
	}
	seen[register{f.ID, r}] = true
	add := func(id ir.ShapeID) {
		if id != 0 && !slices.Contains(t.shapes, id) {
			t.shapes = append(t.shapes, id)
		}
	}
	u := &a.usesOf(f)[r]
	for _, s := range u.steps {
		if s.at == 0 {
			add(s.shape)
		}
	}
	for _, id := range a.declaredAs(f, r) {
		add(id)
	}
	t.given = t.given || u.ret
	for _, to := range u.same {
		a.treat(f, to, depth, t, seen)
	}
	for _, p := range u.passed {
		if depth > 0 {
			inner := treatment{shapes: t.shapes}
			a.treat(a.p.Funcs[p.f], ir.Reg(p.k), depth-1, &inner, seen)
			t.shapes = inner.shapes
		}
	}
}

// newLayout is what an object of so many bytes may be that is allocated in a context, by a call there.
func (a *analysis) newLayout(ctx int32, at CallSite, bytes int64) (out []placed) {
	var t treatment
	sites := a.chain(ctx)
	if len(sites) == 0 {
		sites = []CallSite{at}
	}
	seen := map[register]bool{}
	last := sites[0].Func
	for i, c := range sites {
		if i > 0 && !t.given {
			break
		}
		f := a.p.Funcs[c.Func]
		last, t.given = c.Func, false
		if dst := f.Code[c.PC].Dst; dst != ir.None {
			a.treat(f, dst, maxTreated, &t, seen)
		}
		if t.given && f.Ret != nil && f.Ret.Kind == ir.PointerTo && a.typeShape(f.Ret.Elem) != 0 {
			t.given = false
		}
	}
	if t.given && a.retaken(a.p.Funcs[last], t.shapes) {
		return nil
	}
	unit := a.unit(sites[0])
	for _, id := range t.shapes {
		if a.types.mixed[id] {
			return nil
		}
		switch size := a.s.shapes[id].Size; {
		case size == bytes:
			out = append(out, placed{shape: id})
		case size == unit && !a.types.headers[id]:
			out = append(out, placed{shape: id, array: true})
		}
	}
	for _, id := range t.shapes {
		if !slices.ContainsFunc(out, func(p placed) bool { return a.begins(p.shape, id) }) {
			return nil // it is taken for something of another size
		}
	}
	return out
}

// retaken reports whether a caller of a function takes what it returns for another structure than it has taken it for,
// or may do so.
func (a *analysis) retaken(f *ir.Func, shapes []ir.ShapeID) bool {
	t := a.types
	if t.named[f.ID] {
		return true
	}
	for _, id := range t.results[f.ID] {
		if !slices.ContainsFunc(shapes, func(of ir.ShapeID) bool { return a.begins(of, id) }) {
			return true
		}
	}
	return false
}

// findResults finds what callers take results for, and the functions whose address is taken.
func (a *analysis) findResults() {
	name := func(op ir.Operand) {
		if op.Kind == ir.KFunc {
			a.types.named[ir.FuncID(op.Index)] = true
		}
	}
	for _, g := range a.p.Globals {
		for _, at := range g.Pointers {
			if n, _, ok := a.resolve(at.Addr); ok && a.s.objects[n].info.Kind == Function {
				a.types.named[a.s.objects[n].info.Func] = true
			}
		}
	}
	for _, f := range a.p.Funcs {
		for pc := range f.Code {
			in := &f.Code[pc]
			name(in.A)
			name(in.B)
			name(in.C)
			if in.Op == ir.OpPhi {
				for _, v := range f.Phis[in.Aux].Values {
					name(v)
				}
			}
			if in.Op != ir.OpCall {
				continue
			}
			c := &f.Calls[in.Aux]
			for _, op := range c.Args {
				name(op)
			}
			if c.Callee != ir.None && in.Dst != ir.None && !f.Runtime {
				a.types.results[c.Callee] = append(a.types.results[c.Callee], a.takenFor(f, in.Dst)...)
			}
		}
	}
}

// unit is the size of the elements that a call allocates an array of: calloc(n, size), malloc(n * size); 0 where that
// is not told.
func (a *analysis) unit(at CallSite) int64 {
	f := a.p.Funcs[at.Func]
	in := &f.Code[at.PC]
	if in.Op != ir.OpCall || f.Runtime {
		return 0
	}
	c := &f.Calls[in.Aux]
	if c.Callee == ir.None || len(c.Args) == 0 {
		return 0
	}
	size := c.Args[len(c.Args)-1]
	switch a.p.Funcs[c.Callee].Name {
	case "calloc":
		if size.Kind == ir.KConst {
			return int64(size.Word)
		}
	case "malloc", "realloc":
		if size.Kind != ir.KReg {
			break
		}
		if mul := definition(f, size.Reg); mul != nil && mul.Op == ir.OpMul && mul.B.Kind == ir.KConst {
			return int64(mul.B.Word)
		}
	}
	return 0
}

// heapLayout gives a heap object its layout, if its size is known.
func (a *analysis) heapLayout(n Node, c call) {
	if a.types == nil {
		return
	}
	z := sizedBy{n, c.inst, c.info.Args[0]}
	bytes, ok := a.evaluate(z.inst, z.op, 0)
	if !ok || bytes > uint64(farOffset) {
		bytes = 0
	}
	info := &a.s.objects[n].info
	list := a.newLayout(a.insts[c.inst].ctx, CallSite{info.Func, info.PC}, int64(bytes))
	if len(list) == 0 {
		return
	}
	o := &a.s.objects[n]
	o.bytes, o.layout = int64(bytes), a.s.layoutOf(a.withCasts(list))
	if bytes == 0 {
		return
	}
	a.types.allocs, a.types.sizes = append(a.types.allocs, z), append(a.types.sizes, o.bytes)
}

// resized takes the layouts from objects whose size turned out to vary. It reports whether there were any.
func (a *analysis) resized(again map[Node]bool) {
	if a.types == nil {
		return
	}
	for k, z := range a.types.allocs {
		o := &a.s.objects[z.node]
		if n, ok := a.evaluate(z.inst, z.op, 0); o.layout != 0 && (!ok || int64(n) != a.types.sizes[k]) {
			o.layout = 0
			again[z.node] = true
		}
	}
}

// typeShape is the shape of a C type that is a structure, else 0.
func (a *analysis) typeShape(t *ir.Type) ir.ShapeID {
	if t == nil || t.Kind != ir.Struct || t.Size <= 0 {
		return 0
	}
	if id, ok := a.types.ofType[t]; ok {
		return id
	}
	id := a.types.byName[nameOf(t.Name, t.Size)]
	if id > 0 {
		a.types.ofType[t] = id
		return id
	}
	sh := ir.ShapeOf(t, a.p.Model.PtrBytes())
	sh.Name = cmp.Or(sh.Name, "anonymous")
	id = ir.ShapeID(len(a.s.shapes))
	for i := 1; i < len(a.s.shapes); i++ {
		if x := &a.s.shapes[i]; x.Name != "" && sameShape(x, &sh) {
			id = ir.ShapeID(i)
			break
		}
	}
	if int(id) == len(a.s.shapes) {
		a.s.shapes = append(a.s.shapes, sh)
	}
	a.types.ofType[t] = id
	return id
}

// sameShape reports whether two structures are alike as far as their cells go.
func sameShape(x, y *ir.Shape) bool { return x.Size == y.Size && slices.Equal(x.Cells, y.Cells) }

// firstAlike is, by shape, the first one that is alike. What has no name is no structure.
func firstAlike(shapes []ir.Shape) []ir.ShapeID {
	out := make([]ir.ShapeID, len(shapes))
	for i := range shapes {
		out[i] = ir.ShapeID(slices.IndexFunc(shapes, func(x ir.Shape) bool {
			return (x.Name == "") == (shapes[i].Name == "") && x.Text == shapes[i].Text && sameShape(&x, &shapes[i])
		}))
	}
	return out
}

// namedShapes are the shapes of the input by name and size; those of which several are not alike are -1.
func namedShapes(shapes []ir.Shape, first []ir.ShapeID) map[string]ir.ShapeID {
	out := map[string]ir.ShapeID{}
	for i := range shapes {
		if shapes[i].Name == "" {
			continue
		}
		key := nameOf(withoutNumber(shapes[i].Name), shapes[i].Size)
		if old, ok := out[key]; ok && old != first[i] {
			out[key] = -1
		} else {
			out[key] = first[i]
		}
	}
	return out
}

// withoutNumber is the name of a structure without the number that linking adds.
func withoutNumber(name string) string {
	if i := strings.IndexByte(name, '.'); i > 0 && strings.Trim(name[i:], ".0123456789") == "" {
		return name[:i]
	}
	return name
}

// withCasts adds the structures that the program converts pointers to those of a list to.
func (a *analysis) withCasts(list []placed) []placed {
	for i := 0; i < len(list); i++ {
		for _, to := range a.types.casts[list[i].shape] {
			p := placed{to, list[i].array}
			if !slices.Contains(list, p) {
				list = append(list, p)
			}
		}
	}
	return list
}

// findCasts finds the structures to which the program converts pointers to other ones: what it takes one register for,
// one after the other (not one or the other), or by the types of variables; and what values come to be taken for.
func (a *analysis) findCasts() {
	t := a.types
	t.casts = map[ir.ShapeID][]ir.ShapeID{}
	t.results, t.named = map[ir.FuncID][]ir.ShapeID{}, map[ir.FuncID]bool{}
	a.findResults()
	a.findTaken()
	for _, f := range a.p.Funcs {
		if f.Runtime || f.External {
			continue
		}
		for _, u := range a.usesOf(f)[:len(f.Regs)] {
			a.castBySteps(f, &u)
		}
		for _, c := range f.Recasts {
			a.cast([]ir.ShapeID{a.typeShape(c[0])}, []ir.ShapeID{a.typeShape(c[1])})
		}
	}
	a.findFlows()
}

// castBySteps notes the structures that one register is stepped into as one after the other.
func (a *analysis) castBySteps(f *ir.Func, u *regUse) {
	for i, x := range u.steps {
		for j, y := range u.steps {
			if x.at == 0 && y.at == 0 && a.alien(x.shape, y.shape) &&
				dominates(f, f.BlockOf(u.at[i]), f.BlockOf(u.at[j])) {
				a.cast([]ir.ShapeID{x.shape}, []ir.ShapeID{y.shape})
			}
		}
	}
}

// dominates reports whether every way from the function's beginning to block y leads through x.
func dominates(f *ir.Func, x, y ir.BlockID) bool {
	if x == y || x == 0 {
		return true
	}
	seen := make([]bool, len(f.Blocks))
	work := []ir.BlockID{0}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if b == x || seen[b] {
			continue
		}
		if seen[b] = true; b == y {
			return false
		}
		work = append(work, f.Blocks[b].Succs...)
	}
	return true
}

// alien reports whether two structures differ, and neither begins as the other.
func (a *analysis) alien(x, y ir.ShapeID) bool {
	return x != 0 && y != 0 && x != y && !a.begins(x, y) && !a.begins(y, x)
}

// takenFor are the structures that a function takes a register for.
func (a *analysis) takenFor(f *ir.Func, r ir.Reg) (out []ir.ShapeID) {
	for _, s := range a.usesOf(f)[r].steps {
		if s.at == 0 && !slices.Contains(out, s.shape) {
			out = append(out, s.shape)
		}
	}
	for _, id := range a.declaredAs(f, r) {
		if !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	return out
}

// declaredAs are the structures that the variables which hold a register point to.
func (a *analysis) declaredAs(f *ir.Func, r ir.Reg) (out []ir.ShapeID) {
	if t := f.Regs[r].Type; t != nil && t.Kind == ir.PointerTo {
		if id := a.typeShape(t.Elem); id != 0 {
			out = append(out, id)
		}
	}
	for _, t := range f.Regs[r].Others {
		if id := a.typeShape(t); id != 0 {
			out = append(out, id)
		}
	}
	return out
}

// cast notes that pointers to structures are converted to others, where neither is the first of the other's.
func (a *analysis) cast(from, to []ir.ShapeID) {
	for _, x := range from {
		for _, y := range to {
			if a.alien(x, y) {
				a.addCast(x, y)
				a.addCast(y, x)
			}
		}
	}
}

func (a *analysis) addCast(x, y ir.ShapeID) {
	if !slices.Contains(a.types.casts[x], y) {
		a.types.casts[x] = append(a.types.casts[x], y)
	}
}

// begins reports whether a structure begins as another one.
func (a *analysis) begins(x, y ir.ShapeID) bool {
	key := [2]ir.ShapeID{x, y}
	is, known := a.s.begun[key]
	if !known {
		is = a.s.beginsAs(&a.s.shapes[x], &a.s.shapes[y])
		if a.s.begun == nil { // what is known is not kept on disk
			a.s.begun = map[[2]ir.ShapeID]bool{}
		}
		a.s.begun[key] = is
	}
	return is
}

func (s *solver) beginsAs(of, sh *ir.Shape) bool {
	return of.Size >= sh.Size &&
		!slices.ContainsFunc(sh.Cells, func(c ir.ShapeCell) bool { return !s.cellFits(of, false, c.Off, c) })
}
