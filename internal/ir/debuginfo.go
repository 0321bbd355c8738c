package ir

import (
	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/metadata"
)

// debugInfo turns DWARF-like metadata into locations, files and C types.
type debugInfo struct {
	p     *Program
	locs  map[*metadata.DILocation]LocID
	byLoc map[Loc]LocID
	files map[[2]string]FileID
	types map[metadata.Field]*Type
	depth int // of typeOf
	// filling holds the structs whose members are being read.
	filling map[*Type]bool
	// definitions of structures and unions that some unit of the program defines; nil where units differ.
	definitions map[tag]*metadata.DICompositeType
}

func newDebugInfo(p *Program) *debugInfo {
	return &debugInfo{
		p: p, locs: map[*metadata.DILocation]LocID{}, byLoc: map[Loc]LocID{},
		files: map[[2]string]FileID{}, types: map[metadata.Field]*Type{}, filling: map[*Type]bool{},
	}
}

// attached is the metadata of that name on an instruction, function or global.
func attached(md llir.Metadata, name string) metadata.MDNode {
	for _, a := range md {
		if a.Name == name {
			return a.Node
		}
	}
	return nil
}

// locationOf is the source location of an instruction or terminator, 0 where it has none.
func (d *debugInfo) locationOf(inst any) LocID {
	m, ok := inst.(interface {
		MDAttachments() []*metadata.Attachment
	})
	if !ok {
		return 0
	}
	loc, _ := attached(m.MDAttachments(), "dbg").(*metadata.DILocation)
	return d.location(loc)
}

func (d *debugInfo) location(l *metadata.DILocation) LocID {
	if l == nil {
		return 0
	}
	if id, ok := d.locs[l]; ok {
		return id
	}
	d.locs[l] = 0 // ends a cycle of inlinedAt, which no compiler writes
	file := fileOf(l.Scope)
	id := LocID(0)
	if file != nil {
		id = d.intern(
			Loc{File: d.file(file), Line: int32(l.Line), Col: int32(l.Column), InlinedAt: d.location(l.InlinedAt)},
		)
	}
	d.locs[l] = id
	return id
}

func (d *debugInfo) intern(l Loc) LocID {
	if id, ok := d.byLoc[l]; ok {
		return id
	}
	id := LocID(len(d.p.Locs))
	d.p.Locs = append(d.p.Locs, l)
	d.byLoc[l] = id
	return id
}

// place is the location of a declaration.
func (d *debugInfo) place(file *metadata.DIFile, line int64) LocID {
	if file == nil || line == 0 {
		return 0
	}
	return d.intern(Loc{File: d.file(file), Line: int32(line)})
}

func (d *debugInfo) file(f *metadata.DIFile) FileID {
	key := [2]string{f.Directory, f.Filename}
	if id, ok := d.files[key]; ok {
		return id
	}
	id := FileID(len(d.p.Files))
	d.p.Files = append(d.p.Files, f.Filename)
	d.p.FileDirs = append(d.p.FileDirs, f.Directory)
	d.files[key] = id
	return id
}

// fileOf is the file of a scope.
func fileOf(scope metadata.Field) *metadata.DIFile {
	for depth := 0; depth < maxScopes; depth++ {
		switch s := scope.(type) {
		case *metadata.DILexicalBlock:
			if s.File != nil {
				return s.File
			}
			scope = s.Scope
		case *metadata.DILexicalBlockFile:
			if s.File != nil {
				return s.File
			}
			scope = s.Scope
		case *metadata.DISubprogram:
			return s.File
		case *metadata.DICommonBlock:
			return s.File
		case *metadata.DIFile:
			return s
		default:
			return nil
		}
	}
	return nil
}

// maxScopes is deeper than any program nests its blocks.
const maxScopes = 1000

// maxTypeDepth ends circles of qualifiers and typedefs, which no compiler writes. Paths through the types
// of real programs are long, but not that long.
const maxTypeDepth = 100_000

// subprogram is where a function is declared.
func (d *debugInfo) subprogram(md llir.Metadata) LocID {
	if sp, ok := attached(md, "dbg").(*metadata.DISubprogram); ok {
		return d.place(sp.File, sp.Line)
	}
	return 0
}

// returned is the C type of what a function returns; nil for void.
func (d *debugInfo) returned(md llir.Metadata) *Type {
	sp, ok := attached(md, "dbg").(*metadata.DISubprogram)
	if !ok {
		return nil
	}
	st, ok := sp.Type.(*metadata.DISubroutineType)
	if !ok {
		return nil
	}
	if list := st.Types; list != nil && len(list.Fields) > 0 {
		return d.typeOf(list.Fields[0])
	}
	return nil
}

// global is the C type and place of a global variable.
func (d *debugInfo) global(md llir.Metadata) (*Type, LocID) {
	var v *metadata.DIGlobalVariable
	switch n := attached(md, "dbg").(type) {
	case *metadata.DIGlobalVariableExpression:
		v = n.Var
	case *metadata.DIGlobalVariable:
		v = n
	}
	if v == nil {
		return nil, 0
	}
	return d.typeOf(v.Type), d.place(v.File, v.Line)
}

// endLine is the last line of the function's own file and call depth that has code.
func endLine(p *Program, f *Func) int32 {
	last := int32(0)
	own := p.Locs[f.Loc]
	last = own.Line
	for i := range f.Code {
		if l := p.Locs[f.Code[i].Loc]; l.InlinedAt == 0 && (f.Loc == 0 || l.File == own.File) {
			last = max(last, l.Line)
		}
	}
	return last
}
