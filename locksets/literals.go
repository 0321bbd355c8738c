package locksets

import (
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// GivenKinds are the kinds that the program gives mutexes without asking for them: by static initialisers, and by
// assigning values that it has built on the stack, as compound literals are.
func GivenKinds(p *ir.Program, g *pointsto.Graph) Kinds {
	var out Kinds
	for _, v := range p.Globals {
		out.add(StaticKinds(p, v))
	}
	if g != nil {
		l := &literals{p: p, g: g, stores: map[pointsto.Node][]constant{}}
		l.find()
		for n := range l.stores {
			out.add(l.kinds(n))
		}
	}
	return out
}

func (k *Kinds) add(o Kinds) {
	for i := range o {
		k[i] = k[i] || o[i]
	}
}

// literals are locals of user code that structures are copied from.
type literals struct {
	p      *ir.Program
	g      *pointsto.Graph
	stores map[pointsto.Node][]constant // numbers other than zero, of at least 4 bytes
}

// constant is a store of a number, or of what is not known, at an offset in bytes.
type constant struct {
	off  int64
	word uint64
}

func (l *literals) find() {
	size, _ := mutexBytes(l.p)
	l.each(func(f *ir.Func, in *ir.Instr) {
		if in.Op != ir.OpMemcpy || in.C.Kind == ir.KConst && int64(in.C.Word) < size {
			return
		}
		for _, n := range l.g.Operand(f.ID, in.B).Nodes() {
			if l.g.Info(n).Kind == pointsto.Stack {
				l.stores[n] = nil
			}
		}
	})
	l.each(func(f *ir.Func, in *ir.Instr) {
		if in.Op != ir.OpStore || in.B.Kind == ir.KConst && in.B.Word == 0 {
			return
		}
		to := l.g.Operand(f.ID, in.A)
		if len(to) != 1 || to[0].Unbounded() || to[0].Lo != to[0].Hi {
			return
		}
		if _, copied := l.stores[to[0].Node]; copied {
			c := constant{to[0].Lo, ^uint64(0)}
			if in.B.Kind == ir.KConst && in.Bits >= 32 {
				c.word = in.B.Word
			}
			l.stores[to[0].Node] = append(l.stores[to[0].Node], c)
		}
	})
}

// each visits the instructions of user code.
func (l *literals) each(visit func(f *ir.Func, in *ir.Instr)) {
	for _, f := range l.p.Funcs {
		if f.Runtime || f.External {
			continue
		}
		for pc := range f.Code {
			visit(f, &f.Code[pc])
		}
	}
}

// kinds are those of the mutexes in a local: where its type says that they are, else where all is zero but the kind.
func (l *literals) kinds(n pointsto.Node) (out Kinds) {
	size, kindAt := mutexBytes(l.p)
	t := l.typeOf(n)
	for _, c := range l.stores[n] {
		k := c.word & 0xffffffff
		if k >= uint64(len(out)) {
			continue
		}
		at := c.off - kindAt
		switch {
		case t != nil:
			eachMutex(t, 0, func(off int64) { out[k] = out[k] || off == at })
		case at >= 0 && l.alone(n, c, at, at+size):
			out[k] = true
		}
	}
	return out
}

// alone reports whether nothing but one number is stored between two offsets.
func (l *literals) alone(n pointsto.Node, c constant, from, to int64) bool {
	for _, o := range l.stores[n] {
		if o != c && from <= o.off && o.off < to {
			return false
		}
	}
	return true
}

// typeOf is the C type of a local, or nil.
func (l *literals) typeOf(n pointsto.Node) *ir.Type {
	info := l.g.Info(n)
	if info.PC < 0 {
		return nil
	}
	f := l.p.Funcs[info.Func]
	for i := range f.Vars {
		if f.Vars[i].Alloca == f.Code[info.PC].Dst {
			return f.Vars[i].Type
		}
	}
	return nil
}
