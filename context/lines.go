package context

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"midway/internal/ir"
)

// program answers questions about an ir.Program by source line and name.
type program struct {
	*ir.Program
	user  []*ir.Func // functions with a body that are not library models, in order of FuncID
	order map[ir.FuncID][]ir.BlockID
	calls *callGraph
	coded map[ir.FileID][]int32 // see codedLines
	// holders are the user's functions with code of a line that their entries reach, in order of FuncID
	holders map[fileLine][]*ir.Func
}

// fileLine is a line of a source file.
type fileLine struct {
	file ir.FileID
	line int32
}

func index(p *ir.Program) *program {
	out := &program{Program: p, order: map[ir.FuncID][]ir.BlockID{}}
	for _, f := range p.Funcs {
		if !f.External && !f.Runtime && !f.Added && len(f.Code) > 0 {
			out.user = append(out.user, f)
		}
	}
	out.calls = newCallGraph(p)
	return out
}

// loc is a source location; the zero Loc where there is none.
func (p *program) loc(id ir.LocID) ir.Loc {
	if id == 0 || int(id) >= len(p.Locs) {
		return ir.Loc{}
	}
	return p.Locs[id]
}

// reversePostorder lists the blocks of f that its entry reaches.
func (p *program) reversePostorder(f *ir.Func) []ir.BlockID {
	if order, ok := p.order[f.ID]; ok {
		return order
	}
	type visit struct {
		block ir.BlockID
		next  int
	}
	seen := make([]bool, len(f.Blocks))
	seen[0] = true
	stack := []visit{{}}
	var order []ir.BlockID
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		succs := f.Blocks[top.block].Succs
		if top.next == len(succs) {
			order = append(order, top.block)
			stack = stack[:len(stack)-1]
			continue
		}
		s := succs[top.next]
		top.next++
		if !seen[s] {
			seen[s] = true
			stack = append(stack, visit{block: s})
		}
	}
	for i, j := 0, len(order)-1; i < j; i, j = i+1, j-1 {
		order[i], order[j] = order[j], order[i]
	}
	p.order[f.ID] = order
	return order
}

// lineStarts lists where control can come to a line inside f: the first instruction of every stretch of
// the line, in reverse postorder of the blocks. own holds those of the function's own text, inlined those of
// copies of other functions.
func (p *program) lineStarts(f *ir.Func, file ir.FileID, line int32) (own, inlined []spot) {
	for _, b := range p.reversePostorder(f) {
		onLine := false
		for pc := f.Blocks[b].Body; pc < f.Blocks[b].End; pc++ {
			id := f.Code[pc].Loc
			if id == 0 {
				continue
			}
			loc := p.Locs[id]
			was := onLine
			onLine = loc.File == file && loc.Line == line
			if !onLine || was {
				continue
			}
			if loc.InlinedAt == 0 {
				own = append(own, spot{f, pc})
			} else {
				inlined = append(inlined, spot{f, pc})
			}
		}
	}
	return own, inlined
}

// files lists the source files with code whose path ends with name.
func (p *program) files(name string) []ir.FileID {
	coded := p.codedLines()
	var out []ir.FileID
	for id, path := range p.Files {
		if len(coded[ir.FileID(id)]) > 0 && sameFile(path, name) {
			out = append(out, ir.FileID(id))
		}
	}
	exact := slices.DeleteFunc(
		slices.Clone(out),
		func(id ir.FileID) bool { return !slices.Equal(components(p.Files[id]), components(name)) },
	)
	if len(exact) > 0 {
		return exact
	}
	return out
}

// codedLines lists, per file, the lines with code of the user's functions that their entries reach, ascending.
func (p *program) codedLines() map[ir.FileID][]int32 {
	if p.coded != nil {
		return p.coded
	}
	p.coded, p.holders = map[ir.FileID][]int32{}, map[fileLine][]*ir.Func{}
	for _, f := range p.user {
		for _, b := range p.reversePostorder(f) {
			for pc := f.Blocks[b].Body; pc < f.Blocks[b].End; pc++ {
				if loc := p.loc(f.Code[pc].Loc); loc.Line > 0 {
					at := fileLine{loc.File, loc.Line}
					p.coded[loc.File] = append(p.coded[loc.File], loc.Line)
					if held := p.holders[at]; len(held) == 0 || held[len(held)-1] != f {
						p.holders[at] = append(held, f)
					}
				}
			}
		}
	}
	for file, lines := range p.coded {
		slices.Sort(lines)
		p.coded[file] = slices.Compact(lines)
	}
	return p.coded
}

// holding are the user's functions with code of a line of one of some files, in order of FuncID.
func (p *program) holding(files []ir.FileID, line int32) (out []*ir.Func) {
	p.codedLines()
	for _, file := range files {
		out = append(out, p.holders[fileLine{file, line}]...)
	}
	slices.SortFunc(out, func(a, b *ir.Func) int { return int(a.ID) - int(b.ID) })
	return slices.Compact(out)
}

// nearestLines is the nearest lines with code before and after a line, for a message.
func nearestLines(lines []int32, line int32) string {
	i := sort.Search(len(lines), func(i int) bool { return lines[i] >= line })
	var out []string
	for j := max(0, i-2); j < min(len(lines), i+2); j++ {
		out = append(out, fmt.Sprint(lines[j]))
	}
	return orList(out)
}

// fileNames lists the files with code, sorted, for a message.
func (p *program) fileNames() []string {
	coded := p.codedLines()
	var out []string
	for id, path := range p.Files {
		if len(coded[ir.FileID(id)]) > 0 {
			out = append(out, strings.Join(components(path), "/"))
		}
	}
	sort.Strings(out)
	return out
}

// functions lists the user's functions that a name, perhaps qualified by a file, may mean: of static
// functions of the same name in several files, all.
func (p *program) functions(file, name string) []*ir.Func {
	var out []*ir.Func
	exact, first := strings.CutSuffix(name, firstOfName)
	for _, f := range p.user {
		if first && f.Name == exact {
			return []*ir.Func{f}
		}
		if f.Name != name && (!f.Static || baseName(f.Name) != name) {
			continue
		}
		if file != "" && (f.Loc == 0 || !sameFile(p.Files[p.Locs[f.Loc].File], file)) {
			continue
		}
		out = append(out, f)
	}
	return out
}

// firstOfName is behind the name of the one static function of a name that has no number, to set it apart from those
// that have one.
const firstOfName = ".0"

// baseName strips the number that sets apart static functions of the same name.
func baseName(name string) string {
	base, n, ok := strings.Cut(name, ".")
	if _, number := natural(n); ok && n != "" && number {
		return base
	}
	return name
}

func (p *program) functionNames() []string {
	var out []string
	for _, f := range p.user {
		out = append(out, f.Name)
	}
	return out
}
