package locksets

import (
	"encoding/binary"

	"midway/dataflow"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
	"slices"
)

// Kinds of mutexes in glibc's headers.
const (
	kindNormal     = 0
	kindRecursive  = 1
	kindErrorCheck = 2
	c11Recursive   = 1
)

// Kinds says of each of glibc's kinds of mutexes, by number, whether some mutex may have it.
type Kinds [4]bool

// answers reports whether some kind answers its holder, who locks it again, in place of letting it wait.
func (k Kinds) answers() bool { return k[kindRecursive] || k[kindErrorCheck] }

// mutexBytes is the size of a mutex in bytes, and kindAt where its kind lies in it, in glibc.
func mutexBytes(p *ir.Program) (size, kindAt int64) {
	if p.Model.PtrBytes() == 8 {
		return 40, 16
	}
	return 24, 12
}

// StaticKinds are the kinds that static initialisers give: of the mutexes in a global where its type tells them, else
// of what looks like the initialiser of one. Zeros are none: they make a plain mutex.
func StaticKinds(p *ir.Program, g *ir.Global) (out Kinds) {
	size, kindAt := mutexBytes(p)
	if g.Runtime || g.Init == nil {
		return out
	}
	if g.Type != nil && sized(g.Type) {
		eachMutex(g.Type, 0, func(off int64) {
			if k := word(g.Init, off+kindAt); k < uint32(len(out)) {
				out[k] = out[k] || k != kindNormal
			}
		})
		return out
	}
	for off := int64(0); off+size <= int64(len(g.Init)); off += 4 {
		if k := word(g.Init, off+kindAt); k != kindNormal && k < uint32(len(out)) &&
			initialiser(g.Init[off:off+size], kindAt) {
			out[k] = true
		}
	}
	return out
}

// word is 4 bytes of an initialiser; 0 beyond its end.
func word(init []byte, off int64) uint32 {
	if off < 0 || off+4 > int64(len(init)) {
		return 0
	}
	return binary.LittleEndian.Uint32(init[off:])
}

// initialiser reports whether bytes are zero but for the kind.
func initialiser(b []byte, kindAt int64) bool {
	for i := int64(0); i+4 <= int64(len(b)); i += 4 {
		if i != kindAt && word(b, i) != 0 {
			return false
		}
	}
	return true
}

// sized reports whether a type tells where the mutexes in it are: bytes may hold anything.
func sized(t *ir.Type) bool {
	for t.Kind == ir.Array && t.Elem != nil {
		t = t.Elem
	}
	return t.Kind == ir.Struct || t.Kind == ir.Union || t.Kind == ir.PointerTo
}

// eachMutex calls visit on the offset in bytes of each mutex in a type.
func eachMutex(t *ir.Type, at int64, visit func(off int64)) {
	switch {
	case t == nil:
	case t.Name == "pthread_mutex_t" || t.Name == "mtx_t":
		visit(at)
	case t.Kind == ir.Struct || t.Kind == ir.Union:
		for i := range t.Fields {
			eachMutex(t.Fields[i].Type, at+t.Fields[i].Offset, visit)
		}
	case t.Kind == ir.Array && t.Elem != nil:
		for i := int64(0); i < t.Count; i++ {
			eachMutex(t.Elem, at+i*t.Elem.Size, visit)
		}
	}
}

// Asked are the kinds that the program asks for when it initialises a mutex at some of the targets, or at any where
// that is nil: all where what it asks for is no constant, or, where points-to is nil, unknown.
func Asked(p *ir.Program, g *pointsto.Graph, at pointsto.Set) (out Kinds) {
	if g == nil {
		some := slices.ContainsFunc(abi.Names(abi.SetKind), func(name string) bool { return p.Library(name) != nil })
		return Kinds{true, some, some, some}
	}
	for _, c := range callersOf(p, g, "mtx_init") {
		if k := argument(p, c, 1); k.Kind != ir.KConst {
			return Kinds{true, true, true, true}
		} else if touches(g, c, p, at) {
			out[k.Word&c11Recursive] = true
		}
	}
	given := false
	for _, c := range callersOf(p, g, "pthread_mutex_init") {
		if p.Funcs[c.Func].Runtime || !touches(g, c, p, at) {
			continue
		}
		if k := argument(p, c, 1); k.Kind == ir.KConst && k.Word == 0 {
			out[kindNormal] = true
		} else {
			given = true
		}
	}
	if !given {
		return out
	}
	out[kindNormal] = true
	for _, name := range attributes {
		for _, c := range callersOf(p, g, name) {
			k := argument(p, c, 1)
			if k.Kind != ir.KConst {
				return Kinds{true, true, true, true}
			}
			out[k.Word&3] = true
		}
	}
	return out
}

// attributes are the functions that give an attribute a kind, which a mutex is initialised with.
var attributes = []string{"pthread_mutexattr_settype", "pthread_mutexattr_setkind_np"}

func callersOf(p *ir.Program, g *pointsto.Graph, name string) []pointsto.CallSite {
	f := p.Library(name)
	if f == nil {
		return nil
	}
	return g.Callers(f.ID)
}

// argument is an argument of a call, or no operand.
func argument(p *ir.Program, c pointsto.CallSite, i int) ir.Operand {
	fn := p.Funcs[c.Func]
	if args := fn.Calls[fn.Code[c.PC].Aux].Args; i < len(args) {
		return args[i]
	}
	return ir.Operand{}
}

// touches reports whether the mutex that a call is given may be at some of the targets.
func touches(g *pointsto.Graph, c pointsto.CallSite, p *ir.Program, at pointsto.Set) bool {
	to := g.Operand(c.Func, argument(p, c, 0))
	return len(at) == 0 || len(to) == 0 || pointsto.MayAlias(to, at)
}

// kindsAt is what dataflow.Analysis.SetKinds is told: the kinds that the program asks for at the targets, those that it
// gives without asking, and a plain one; robust ones, too, where it asks for such anywhere.
func kindsAt(p *ir.Program, g *pointsto.Graph) func(at pointsto.Set) []uint64 {
	known := map[pointsto.SetKey][]uint64{}
	var given *Kinds
	return func(at pointsto.Set) []uint64 {
		key := at.Key()
		if out, is := known[key]; is {
			return out
		}
		if given == nil {
			k := GivenKinds(p, g)
			given = &k
		}
		kinds := Asked(p, g, at)
		kinds.add(*given)
		kinds[kindNormal] = true
		var out []uint64
		asksRobust := slices.ContainsFunc(
			abi.Names(abi.SetRobust),
			func(name string) bool { return len(callersOf(p, g, name)) > 0 },
		)
		for _, robust := range []uint64{0, dataflow.Robust} {
			for k, is := range kinds {
				if is && (robust == 0 || asksRobust) {
					out = append(out, uint64(k)|robust)
				}
			}
		}
		known[key] = out
		return out
	}
}
