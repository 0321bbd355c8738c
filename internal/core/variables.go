package core

import (
	"debug/elf"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"midway/internal/ir"
	"midway/symheap"
)

// globals pairs the variables of the program with those of the executable. The error names one that differs.
func (w *world) globals() error {
	for _, g := range w.p.Globals {
		if g.Runtime || g.ThreadLocal {
			continue
		}
		d, ok := w.variableOf(g)
		if !ok {
			if g.Const || g.External {
				continue
			}
			if w.withoutPlace(g) {
				continue
			}
			if f := w.userOf(g); f != nil {
				return fmt.Errorf("%s is not of this program: it has no variable %s, which %s uses in the program given", w.Exe, g.Name, f.Name)
			}
			w.told.Missing = append(w.told.Missing, g.Name)
			continue
		}
		if d.size >= 0 && d.size != g.Size && !g.External {
			return fmt.Errorf("%s is not of this program: %s has %d bytes in it, and %d in the program given", w.Exe, g.Name, d.size, g.Size)
		}
		id := symheap.None
		if o := w.st.Heap.Find(g.Addr); o != nil && o.Addr() == g.Addr {
			id = o.ID()
		}
		w.pairs = append(w.pairs, pair{native: d.at + w.binary.bias, seed: g.Addr, size: uint64(g.Size), object: id, global: g, typ: g.Type})
		w.resolved(g, d.at+w.binary.bias)
	}
	return nil
}

// withoutPlace reports whether the compiler of the executable has done without a variable that its source has. What the
// program reads of it is then its first value, where no instruction writes it, or else not told.
func (w *world) withoutPlace(g *ir.Global) bool {
	if !slices.ContainsFunc(w.binary.dropped, func(d declared) bool { return w.declares(&d, g) }) {
		return false
	}
	if read, written := w.uses(g); read && written {
		w.told.Dropped = append(w.told.Dropped, g.Name)
	}
	return true
}

// uses reports whether the program reads and writes a variable: what does something else with its address does both.
func (w *world) uses(g *ir.Global) (read, written bool) {
	names := func(o ir.Operand) bool { return w.names(o, g) }
	for _, f := range w.p.Funcs {
		for k := range f.Code {
			switch in := &f.Code[k]; {
			case in.Op == ir.OpLoad:
				read = read || names(in.A)
			case in.Op == ir.OpStore && !names(in.B):
				written = written || names(in.A)
			case names(in.A), names(in.B), names(in.C):
				return true, true
			}
		}
		if slices.ContainsFunc(f.Calls, func(c ir.CallInfo) bool { return slices.ContainsFunc(c.Args, names) }) ||
			slices.ContainsFunc(f.Phis, func(p ir.Phi) bool { return slices.ContainsFunc(p.Values, names) }) {
			return true, true
		}
	}
	for _, o := range w.p.Globals {
		if slices.ContainsFunc(o.Pointers, func(p ir.Pointer) bool { return p.Addr-g.Addr < uint64(max(g.Size, 1)) }) {
			return true, true
		}
	}
	return read, written
}

// names reports whether an operand is an address in a variable.
func (w *world) names(o ir.Operand, g *ir.Global) bool {
	return (o.Kind == ir.KConst || o.Kind == ir.KGlobal) && o.Word >= g.Addr && o.Word-g.Addr < uint64(max(g.Size, 1))
}

// userOf is a function that uses a variable and that the executable has, too, or nil.
func (w *world) userOf(g *ir.Global) *ir.Func {
	names := func(o ir.Operand) bool { return w.names(o, g) }
	for _, f := range w.p.Funcs {
		if f.Runtime || f.External {
			continue
		}
		used := slices.ContainsFunc(f.Code, func(in ir.Instr) bool { return names(in.A) || names(in.B) || names(in.C) }) ||
			slices.ContainsFunc(f.Calls, func(c ir.CallInfo) bool { return slices.ContainsFunc(c.Args, names) })
		if _, there := w.functionOf(f); used && there {
			return f
		}
	}
	return nil
}

// resolved notes which functions of the C library the pointers in a variable lead to: what a library chooses when it is
// loaded (ifunc) has no name.
func (w *world) resolved(g *ir.Global, at uint64) {
	for _, p := range g.Pointers {
		f := w.functionAt(p.Addr)
		word, ok := w.Word(at+uint64(p.Offset), 8)
		if f == nil || f.Library() == "" || !ok || word == 0 {
			continue
		}
		if m := w.mapped(word); m != nil && m.Path != w.Executable() {
			w.chosen[word] = f
		}
	}
}

// variableOf is the executable's variable that one of the program is: by its name and the line of its declaration, or
// by the only symbol of that name.
func (w *world) variableOf(g *ir.Global) (declared, bool) {
	if i := slices.IndexFunc(w.binary.variables, func(d declared) bool { return d.at != 0 && w.declares(&d, g) }); i >= 0 {
		return w.binary.variables[i], true
	}
	list := slices.DeleteFunc(slices.Clone(w.binary.symbols[g.Symbol.Name]), func(s elf.Symbol) bool {
		t := elf.ST_TYPE(s.Info)
		return t != elf.STT_OBJECT && t != elf.STT_TLS || (t == elf.STT_TLS) != g.ThreadLocal
	})
	if len(list) != 1 {
		return declared{}, false
	}
	return declared{name: g.Name, at: list[0].Value, size: int64(list[0].Size), thread: g.ThreadLocal}, true
}

// declares reports whether a declaration of the executable is that of a global of the program.
func (w *world) declares(d *declared, g *ir.Global) bool {
	if d.thread != g.ThreadLocal || g.Loc == 0 {
		return false
	}
	name := g.Symbol.Name
	if at := strings.LastIndexByte(name, '.'); g.Symbol.Local && at >= 0 {
		if _, err := strconv.Atoi(name[at+1:]); err != nil {
			name = name[at+1:] // of a function: function.name
		} else {
			name = name[:at]
			name = name[strings.LastIndexByte(name, '.')+1:]
		}
	}
	return d.name == name && d.line == int(w.p.Locs[g.Loc].Line) && d.file == filepath.Base(w.p.Files[w.p.Locs[g.Loc].File])
}
