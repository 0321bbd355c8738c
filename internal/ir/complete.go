package ir

import (
	"fmt"

	llir "github.com/llir/llvm/ir"
)

// inventory counts what a module holds.
type inventory struct {
	globals, types, metadata int
	funcs                    []funcInventory // definitions and declarations, in order
}

// funcInventory counts a function's blocks and instructions, terminators and debug intrinsics
// included; line is where it is defined.
type funcInventory struct {
	name           string
	line           int
	blocks, instrs int
}

// textInventory counts what is in the text, from its tokens alone.
func textInventory(s *source, ents []entity) inventory {
	var inv inventory
	for i := range ents {
		switch e := &ents[i]; e.kind {
		case entGlobal:
			inv.globals++
		case entTypeDef:
			inv.types++
		case entMetadata:
			if c := s.str(e.first)[1]; c >= '0' && c <= '9' {
				inv.metadata++
			}
		case entDefine, entDeclare:
			inv.funcs = append(inv.funcs, countFunction(s, e))
		}
	}
	return inv
}

func countFunction(s *source, e *entity) funcInventory {
	f := funcInventory{name: s.str(e.name), line: int(s.toks[e.first].line)}
	for k, st := range e.stmts {
		if st.kind == stLabel || k == 0 {
			f.blocks++
		}
		if st.kind != stLabel {
			f.instrs++
		}
	}
	return f
}

// moduleInventory counts what llir made of the text, without the last added declarations.
func moduleInventory(m *llir.Module, added int) inventory {
	inv := inventory{
		globals:  len(m.Globals) + len(m.Aliases) + len(m.IFuncs),
		types:    len(m.TypeDefs),
		metadata: len(m.MetadataDefs),
	}
	for _, f := range m.Funcs[:max(0, len(m.Funcs)-added)] {
		count := funcInventory{name: f.Ident(), blocks: len(f.Blocks)}
		for _, b := range f.Blocks {
			count.instrs += len(b.Insts)
			if b.Term != nil {
				count.instrs++
			}
		}
		inv.funcs = append(inv.funcs, count)
	}
	return inv
}

// complete proves that llir read everything: the module holds as many globals, types, metadata
// nodes and functions as the text, and each function as many blocks and instructions.
func complete(name string, text, read inventory) error {
	if len(text.funcs) != len(read.funcs) {
		return fmt.Errorf("%s: %d functions in the text, but %d were read", name, len(text.funcs), len(read.funcs))
	}
	for i, t := range text.funcs {
		r := read.funcs[i]
		if t.instrs != r.instrs || t.blocks != r.blocks {
			return fmt.Errorf("%s:%d: function %s has %d instructions in %d blocks in the text, but %d in %d were read",
				name, t.line, t.name, t.instrs, t.blocks, r.instrs, r.blocks)
		}
	}
	switch {
	case text.globals != read.globals:
		return fmt.Errorf("%s: %d globals in the text, but %d were read", name, text.globals, read.globals)
	case text.types != read.types:
		return fmt.Errorf("%s: %d type definitions in the text, but %d were read", name, text.types, read.types)
	case text.metadata != read.metadata:
		return fmt.Errorf("%s: %d metadata nodes in the text, but %d were read", name, text.metadata, read.metadata)
	}
	return nil
}
