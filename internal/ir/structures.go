package ir

// EachStructure calls f with every structure and union that debug information has: of variables, parameters, results,
// what they point to, and the members of these. Units of a program each have their own description of a structure.
func (p *Program) EachStructure(f func(t *Type)) {
	seen := map[*Type]bool{}
	var add func(t *Type)
	add = func(t *Type) {
		for ; t != nil && !seen[t]; t = t.Elem {
			seen[t] = true
			if t.Kind != Struct && t.Kind != Union {
				continue
			}
			f(t)
			for _, m := range t.Fields {
				add(m.Type)
			}
		}
	}
	for _, g := range p.Globals {
		add(g.Type)
	}
	for _, fn := range p.Funcs {
		add(fn.Ret)
		for _, r := range fn.Regs {
			add(r.Type)
			for _, t := range r.Others {
				add(t)
			}
		}
		for i := range fn.Vars {
			add(fn.Vars[i].Type)
		}
	}
}
