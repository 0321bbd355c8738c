package dataflow

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// maxPlaces bounds the places that an explanation lists.
const maxPlaces = 4

// changed says why memory is not known at the context, or at a load: who may write it. The places are those of the
// program's own code; early lists also writes that happen before the first thread creation.
func (a *Analysis) changed(at pointsto.Set, bytes int64, early bool) string {
	if len(at) == 0 || at.Has(pointsto.UnknownNode) {
		return "nothing is known about where the pointer points"
	}
	if a.Ctx.OthersUnknown {
		return "threads that are not listed may write it"
	}
	var places []string
	models, outside := false, false
	a.memory.writesAt(at, bytes, func(w *write) bool {
		fn := a.Prog.Funcs[w.site.Func]
		switch where := a.at(w.site.Func, w.site.PC); {
		case !w.after && !early:
		case w.to == nil:
			outside = true
		case fn.Runtime:
			models = true
		case !slices.Contains(places, where):
			places = append(places, where)
		}
		return false
	})
	if len(places) > maxPlaces {
		places = append(places[:maxPlaces:maxPlaces], plural(len(places)-maxPlaces, "more place"))
	}
	if models {
		places = append(places, "the library")
	}
	if outside {
		places = append(places, "code outside the program")
	}
	if len(places) == 0 {
		return ""
	}
	return "may be written at " + strings.Join(places, ", ")
}

// reasonLoad says why no definition explains what the load at pc reads.
func (a *Analysis) reasonLoad(f ir.FuncID, pc ir.PC) string {
	in := &a.Prog.Funcs[f].Code[pc]
	where := "read from memory that may change"
	if at := a.at(f, pc); at != "" {
		where = "read at " + at + " from memory that may change"
	}
	if in.Flags&ir.FlagVolatile != 0 {
		return where + ": volatile"
	}
	at, bytes := a.Graph.Operand(f, in.A), int64(in.Bits+7)/8
	for _, early := range []bool{false, true} {
		if why := a.changed(at, bytes, early); why != "" {
			return where + ": " + why
		}
	}
	return where
}

// FormatGlobals says of each scalar global of the program what it holds at the context, or why that is not known, in
// order of the program's globals.
func (a *Analysis) FormatGlobals(defs []MemoryDef) string {
	var out strings.Builder
	for _, g := range a.Prog.Globals {
		if g.Runtime || g.Const || g.External || g.ThreadLocal || g.Type == nil || g.Size > 8 ||
			g.Type.Kind == ir.Struct ||
			g.Type.Kind == ir.Union ||
			g.Type.Kind == ir.Array {
			continue
		}
		if v, where, ok := a.globalValue(g, defs); ok {
			fmt.Fprintf(&out, "%s = %s%s\n", g.Name, a.Describe(v), where)
			continue
		}
		at := pointsto.Set{{Node: a.Graph.GlobalNode(g.ID)}}
		why := a.changed(at, g.Size, false)
		if why == "" {
			why = "it has one value since the first thread creation, but which is not known: " + a.changed(
				at,
				g.Size,
				true,
			)
		}
		fmt.Fprintf(&out, "%s unconstrained: %s\n", g.Name, why)
	}
	return out.String()
}

// globalValue is what a scalar global holds, and where that was found.
func (a *Analysis) globalValue(g *ir.Global, defs []MemoryDef) (v expr.Value, where string, ok bool) {
	bits := int(g.Size) * 8
	if v, ok := a.memory.initial(expr.Word(g.Addr), bits); ok {
		return v, ", its initial value: never written", true
	}
	if s := a.Untouched(g); len(s) == 1 && s[0] == (Span{0, g.Size}) {
		return a.memory.initialiser(g, 0, bits/8), ", its initial value: not written before the context", true
	}
	for i := range defs {
		if d := &defs[i]; d.Addr == expr.Word(g.Addr) && d.Bits == bits {
			return d.Value, ", from " + d.At, true
		}
	}
	return v, "", false
}
