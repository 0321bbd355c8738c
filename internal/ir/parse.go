package ir

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/llir/ll"
	"github.com/llir/llvm/asm"
	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
)

// parseModule reads LLVM IR text into a module and proves that nothing of it was lost. Errors name
// the place in the text.
func parseModule(name, text string, library bool) (*module, error) {
	src, err := lex(name, text)
	if err != nil {
		return nil, err
	}
	ents, err := scanEntities(src)
	if err != nil {
		return nil, err
	}
	if len(ents) == 0 {
		return nil, fmt.Errorf("%s: the file is empty: expected LLVM IR", name)
	}
	normal, added, err := normalise(src, ents)
	if err != nil {
		return nil, err
	}
	m, err := parseNormal(src, ents, normal)
	if err != nil {
		return nil, err
	}
	if err := complete(name, textInventory(src, ents), moduleInventory(m, added)); err != nil {
		return nil, err
	}
	mod := &module{
		Name:      name,
		Text:      normal,
		M:         m,
		Library:   library,
		Producer:  producer(m),
		Optimised: optimised(src, m),
	}
	if mod.Model, err = dataModel(name, m); err != nil {
		return nil, err
	}
	if err := verify(src, ents, m, mod.Model); err != nil {
		return nil, err
	}
	return mod, nil
}

// parseNormal lets llir parse. A panic of llir's is an error about the text here.
func parseNormal(src *source, ents []entity, normal string) (m *llir.Module, err error) {
	defer func() {
		if p := recover(); p != nil {
			m, err = nil, locate(src, ents, complaint(p))
		}
	}()
	m, err = asm.ParseString(src.name, normal)
	if err == nil {
		return m, nil
	}
	if at, ok := asSyntaxError(err); ok {
		return nil, fmt.Errorf("%s:%d: syntax error in LLVM IR: %q", src.name, at.Line, lineOf(src.text, at.Line))
	}
	return nil, locate(src, ents, rootCause(err).Error())
}

func asSyntaxError(err error) (ll.SyntaxError, bool) {
	var at ll.SyntaxError
	ok := errors.As(err, &at)
	return at, ok
}

func rootCause(err error) error {
	for {
		inner := errors.Unwrap(err)
		if inner == nil {
			return err
		}
		err = inner
	}
}

// lineOf is the given 1-based line of the text, shortened.
func lineOf(text string, line int) string {
	for ; line > 1; line-- {
		n := strings.IndexByte(text, '\n')
		if n < 0 {
			return "the end of the file"
		}
		text = text[n+1:]
	}
	text, _, _ = strings.Cut(text, "\n")
	text = strings.TrimSpace(text)
	if len(text) > 100 {
		text = text[:100] + " …"
	}
	return text
}

// producer is the compiler's own identification (!llvm.ident), or "".
func producer(m *llir.Module) string {
	ident := m.NamedMetadataDefs["llvm.ident"]
	if ident == nil || len(ident.Nodes) == 0 {
		return ""
	}
	if t, ok := ident.Nodes[0].(*metadata.Tuple); ok && len(t.Fields) == 1 {
		if s, ok := t.Fields[0].(*metadata.String); ok {
			return s.Value
		}
	}
	return ""
}

// optimised says whether the IR comes from -O1 or above: a compile unit says so, or there are
// the type-based alias annotations that clang writes only then. Under -flto clang says so whatever the level:
// below -O1 it marks every function as one that must, or must not, be inlined.
func optimised(src *source, m *llir.Module) bool {
	if strings.Contains(src.text, "!tbaa ") {
		return true
	}
	for _, def := range m.MetadataDefs {
		if cu, ok := def.(*metadata.DICompileUnit); ok && cu.IsOptimized {
			return slices.ContainsFunc(m.Funcs, func(f *llir.Func) bool {
				return len(f.Blocks) > 0 && !hasFuncAttr(f.FuncAttrs, enum.FuncAttrNoInline) &&
					!hasFuncAttr(f.FuncAttrs, enum.FuncAttrAlwaysInline)
			})
		}
	}
	return false
}

// dataModel is the C data model that the module's data layout gives: the width of its pointers.
// A module without a data layout has LLVM's default of 64 bits.
func dataModel(name string, m *llir.Module) (DataModel, error) {
	model := LP64
	for _, spec := range strings.Split(m.DataLayout, "-") {
		if spec == "E" {
			return model, fmt.Errorf(
				"%s: the target %s is big-endian: Midway reads little-endian programs",
				name,
				m.TargetTriple,
			)
		}
		width, ok := strings.CutPrefix(strings.Replace(spec, "p0:", "p:", 1), "p:")
		if !ok {
			continue
		}
		switch width, _, _ = strings.Cut(width, ":"); width {
		case "32":
			model = ILP32
		case "64":
			model = LP64
		default:
			return model, fmt.Errorf(
				"%s: pointers of %s bits: Midway knows the data models LP64 and ILP32",
				name,
				width,
			)
		}
	}
	return model, nil
}
