package monitors

import (
	"midway/internal/expr"
	"midway/internal/ir"
)

// Results lists the lower bounds of what calls of the program's own functions have returned, of the definitions that
// the values computed so far mention. A definition that has not been executed stands for nothing, of which anything may
// be said. Upper bounds are left out as those of what was set are (see Set).
func (f *Facts) Results() []Invariant {
	var out []Invariant
	f.eachResult(func(s *expr.Symbol, least int64) {
		b := f.a.B
		cond := b.Cmp(expr.SLE, s.Width, expr.Word(uint64(least)&(^uint64(0)>>(64-s.Width))), b.Sym(s))
		out = append(out, Invariant{Cond: func([]expr.Value) expr.Value { return cond }})
	})
	return out
}

func (f *Facts) eachResult(visit func(s *expr.Symbol, least int64)) {
	if f.a.Ctx.OthersUnknown {
		return
	}
	c := &candidates{finder: &finder{a: f.a}}
	for _, s := range f.a.Defined() {
		id, r, ok := f.a.Definition(s)
		if !ok || s.Pointer || s.Width != 32 && s.Width != 64 {
			continue
		}
		fn := f.a.Prog.Funcs[id]
		pc, ok := f.a.Shape(id).Def(r)
		if !ok || fn.Code[pc].Op != ir.OpCall || fn.Code[pc].Dst != r {
			continue
		}
		if callee := fn.Calls[fn.Code[pc].Aux].Callee; callee == ir.None || f.a.Prog.Funcs[callee].Runtime {
			continue
		}
		if v := c.values(activation{Func: fn}, ir.Operand{Kind: ir.KReg, Reg: r}, s.Width, 0); v.least > full(
			s.Width,
		).least {
			visit(s, v.least)
		}
	}
}
