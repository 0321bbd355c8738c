package ir

import (
	"fmt"
	"strings"
	"sync"
)

// Library models are cut down, as text, to what the program can reach before they are parsed: a
// program that locks a mutex does not wait for printf. Lowering keeps what is reachable in the end.

// libraryFile is a library model cut into its definitions.
type libraryFile struct {
	name string
	src  *source
	ents []entity
	defs map[string]int // definitions of functions and globals, by plain name: the entity
}

// libraryFiles holds each text ever used, since tests and checks load many programs with one library.
var libraryFiles sync.Map // text → *libraryFile

func indexLibrary(t LibraryText) (*libraryFile, error) {
	if f, ok := libraryFiles.Load(t.Text); ok {
		return f.(*libraryFile), nil
	}
	src, err := lex(t.Name, t.Text)
	if err != nil {
		return nil, err
	}
	ents, err := scanEntities(src)
	if err != nil {
		return nil, err
	}
	f := &libraryFile{name: t.Name, src: src, ents: ents, defs: make(map[string]int)}
	for i := range ents {
		if e := &ents[i]; e.kind == entDefine || e.kind == entGlobal && !f.external(e) {
			f.defs[plainToken(src.str(e.name))] = i
		}
	}
	libraryFiles.Store(t.Text, f)
	return f, nil
}

// external says whether a global is only declared.
func (f *libraryFile) external(e *entity) bool {
	for i := e.first; i < e.end && i < e.first+6; i++ {
		if f.src.is(i, "external") || f.src.is(i, "extern_weak") {
			return true
		}
	}
	return false
}

// plainToken is a global's name without sigil and quotes.
func plainToken(t string) string { return strings.Trim(strings.TrimPrefix(t, "@"), `"`) }

// pruner marks the entities of the library that are reachable.
type pruner struct {
	files    []*libraryFile
	exported map[string][2]int // name → file, entity; the first definition counts
	kept     []map[int]bool    // per file: entities reached
	needed   []map[string]bool // per file: names that the reached ones mention
	work     [][2]int
}

// prune reduces the library to what the roots reach; files of which nothing is left are dropped.
func prune(texts []LibraryText, roots map[string]bool) ([]LibraryText, error) {
	p := &pruner{exported: make(map[string][2]int)}
	for k, t := range texts {
		f, err := indexLibrary(t)
		if err != nil {
			return nil, fmt.Errorf("library model: %w", err)
		}
		p.files = append(p.files, f)
		p.kept = append(p.kept, make(map[int]bool))
		p.needed = append(p.needed, make(map[string]bool))
		for i := range f.ents {
			if name := plainToken(f.src.str(f.ents[i].name)); f.isDefinition(i) && !f.local(&f.ents[i]) {
				if _, taken := p.exported[name]; !taken {
					p.exported[name] = [2]int{k, i}
				}
			}
		}
	}
	p.reach(roots)
	var out []LibraryText
	for k := range p.files {
		if len(p.kept[k]) > 0 {
			out = append(out, LibraryText{p.files[k].name, p.text(k)})
		}
	}
	return out, nil
}

// local says whether a definition is invisible to other files.
func (f *libraryFile) local(e *entity) bool {
	for i := e.first; i <= e.name+4 && i < e.end; i++ {
		if f.src.is(i, "internal") || f.src.is(i, "private") {
			return true
		}
	}
	return false
}

// reach marks what the roots, the hooks and the constructors lead to.
func (p *pruner) reach(roots map[string]bool) {
	for name, at := range p.exported {
		of, half := strings.CutPrefix(name, blockedPrefix)
		if roots[name] || hooks[name] || half && roots[of] || strings.HasPrefix(name, "llvm.global_") {
			p.mark(at)
		}
	}
	for len(p.work) > 0 {
		at := p.work[len(p.work)-1]
		p.work = p.work[:len(p.work)-1]
		p.follow(at[0], at[1])
	}
}

func (p *pruner) mark(at [2]int) {
	k, i := at[0], at[1]
	if p.kept[k][i] {
		return
	}
	if len(p.kept[k]) == 0 { // named metadata and the like come with the file
		for j := range p.files[k].ents {
			if p.files[k].ents[j].kind > entGlobal {
				p.work = append(p.work, [2]int{k, j})
			}
		}
	}
	p.kept[k][i] = true
	p.work = append(p.work, at)
	// A static name that another file exports is distinguished from it, whether that one is used or not.
	if other, ok := p.exported[plainToken(p.files[k].src.str(p.files[k].ents[i].name))]; ok {
		p.mark(other)
	}
}

// follow marks the definitions of what entity i of file k mentions.
func (p *pruner) follow(k, i int) {
	f := p.files[k]
	for t := f.ents[i].first; t < f.ents[i].end; t++ {
		if f.src.kind(t) != tokGlobal {
			continue
		}
		name := plainToken(f.src.str(t))
		p.needed[k][name] = true
		if j, ok := f.defs[name]; ok {
			p.mark([2]int{k, j})
		} else if at, ok := p.exported[name]; ok {
			p.mark(at)
		}
	}
}

// text is what is left of file k.
func (p *pruner) text(k int) string {
	var out strings.Builder
	f := p.files[k]
	for i := range f.ents {
		e := &f.ents[i]
		if e.kind <= entGlobal && !p.kept[k][i] && (f.isDefinition(i) || !p.needed[k][plainToken(f.src.str(e.name))]) {
			continue
		}
		out.WriteString(f.src.text[f.src.toks[e.first].pos:f.src.toks[e.end-1].end])
		out.WriteByte('\n')
	}
	return out.String()
}

func (f *libraryFile) isDefinition(i int) bool {
	j, ok := f.defs[plainToken(f.src.str(f.ents[i].name))]
	return ok && j == i
}
