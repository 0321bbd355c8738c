package project

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"midway/internal/ir"
)

// Program is what a build says about one program.
type Program struct {
	Name      string     // of the target; "" where all files of the database make one program
	Inputs    []ir.Input // each with the flags of its compiler command
	Libraries []string   // -l flags of the link command
	Notes     []string   // what was left out, for the user
}

// Load reads which files make the target of a project. An empty target is the only one there is. Errors say what to do.
func Load(dir, named string) (*Program, error) {
	db, err := readDatabase(dir)
	if err != nil {
		return nil, err
	}
	g := newGraph(db)
	if len(g.targets) == 0 {
		return g.unlinked(named)
	}
	t, err := g.choose(named)
	if err != nil {
		if p, ok := g.built(named); ok {
			return p, nil
		}
		return nil, err
	}
	return g.program(t), nil
}

// graph is the steps of a build.
type graph struct {
	db      *database
	targets map[string]*target
	objects map[string]*entry // by output
	sources map[string]*entry // by file: the first
	unclear []string          // files of one name, of which a binary does not tell which it has
}

func newGraph(db *database) *graph {
	g := &graph{db: db, targets: readLinks(db), objects: map[string]*entry{}, sources: map[string]*entry{}}
	for i := range db.entries {
		e := &db.entries[i]
		if g.objects[e.output] == nil {
			g.objects[e.output] = e
		}
		if g.sources[e.file] == nil {
			g.sources[e.file] = e
		}
	}
	return g
}

// choose is the target of that name: a path, a base name, or a base name without its extension. Without a name it is
// the only program, or the only target.
func (g *graph) choose(named string) (*target, error) {
	var programs, all []*target
	for _, t := range g.sorted() {
		if all = append(all, t); t.kind == executable {
			programs = append(programs, t)
		}
	}
	if named != "" {
		return g.matching(named, all)
	}
	if loose := g.loose(); len(loose) > 0 {
		return nil, fmt.Errorf(
			"%s does not say what is linked of %s: say which program is meant by --link PROGRAM; for one that is "+
				"not among %s, give the "+
				"path of the program that was built",
			g.db.path,
			some(loose),
			g.names(all),
		)
	}
	for _, list := range [][]*target{programs, all} {
		if len(list) == 1 {
			return list[0], nil
		}
		if len(list) > 1 {
			return nil, fmt.Errorf("the project has several targets: say which by --link NAME: %s", g.names(list))
		}
	}
	return nil, fmt.Errorf("%s has no target", g.db.path)
}

// loose are the files of a database, the only source of links, that it compiles to objects and does not link.
func (g *graph) loose() (out []string) {
	used := map[string]bool{}
	for _, t := range g.targets {
		if !t.fromDatabase {
			return nil
		}
		for _, path := range t.inputs {
			used[path] = true
		}
	}
	for _, e := range g.db.entries {
		if !used[e.output] && !used[e.file] {
			out = append(out, e.file)
		}
	}
	return out
}

// matching is the only target that a name can mean.
func (g *graph) matching(named string, all []*target) (*target, error) {
	path, err := filepath.Abs(named)
	if err != nil {
		return nil, err
	}
	tests := []func(t *target) bool{
		func(t *target) bool { return t.output == path || t.output == absolute(g.db.dir, named) },
		func(t *target) bool { return filepath.Base(t.output) == named },
		func(t *target) bool {
			base := stem(t.output)
			return base == named || base == "lib"+named
		},
	}
	for _, is := range tests {
		var found []*target
		for _, t := range all {
			if is(t) {
				found = append(found, t)
			}
		}
		if len(found) == 1 {
			return found[0], nil
		}
		if len(found) > 1 {
			return nil, fmt.Errorf("--link: %s is several targets: %s", named, g.names(found))
		}
	}
	like := slices.Clone(all)
	slices.SortStableFunc(like, func(a, b *target) int {
		return cmp.Compare(distance(named, stem(a.output)), distance(named, stem(b.output)))
	})
	return nil, fmt.Errorf("--link: the project has no target %s; it has %s", named, g.names(like))
}

// stem is a target's name without its folder, extension and version: libx for a/libx.so.2.1.
func stem(path string) string {
	base := filepath.Base(path)
	for _, ext := range []string{".so", ".a", ".dylib"} {
		if at := strings.Index(base, ext); at > 0 && (at+len(ext) == len(base) || base[at+len(ext)] == '.') {
			return base[:at]
		}
	}
	return strings.TrimSuffix(base, filepath.Ext(base))
}

// distance says how unlike a name is a target's: 0 where it is a part of it, or the other way round, more the fewer
// letters both begin with.
func distance(named, stem string) int {
	named, stem = strings.ToLower(stemless(named)), strings.ToLower(stemless(stem))
	if strings.Contains(stem, named) || strings.Contains(named, stem) {
		return 0
	}
	n := 0
	for n < min(len(named), len(stem)) && named[n] == stem[n] {
		n++
	}
	return 1 + len(named) - n
}

// stemless is a name without "lib" in front, and without its folder.
func stemless(name string) string { return strings.TrimPrefix(filepath.Base(name), "lib") }

// names lists targets, relative to the build folder, at most a dozen.
func (g *graph) names(list []*target) string {
	var out []string
	for _, t := range list {
		name, err := filepath.Rel(g.db.dir, t.output)
		if err != nil {
			name = t.output
		}
		out = append(out, name)
	}
	if len(out) > 12 {
		out = append(out[:12], fmt.Sprintf("and %d more", len(out)-12))
	}
	return strings.Join(out, ", ")
}

func (g *graph) sorted() []*target {
	var out []*target
	for _, t := range g.targets {
		out = append(out, t)
	}
	slices.SortFunc(out, func(a, b *target) int { return strings.Compare(a.output, b.output) })
	return out
}

// collector gathers the inputs of one program.
type collector struct {
	*graph
	p     *Program
	seen  map[string]bool // outputs and sources, by path
	other []string        // files that are not C
}

// program gathers the files of a target, through the libraries of the project that it links.
func (g *graph) program(t *target) *Program {
	c := &collector{graph: g, p: &Program{Name: filepath.Base(t.output)}, seen: map[string]bool{}}
	c.target(t, ir.Input{})
	c.notes()
	return c.p
}

// target adds what a target is made of; as says how the linker treats it.
func (c *collector) target(t *target, as ir.Input) {
	if c.seen[t.output] {
		return
	}
	c.seen[t.output] = true
	c.p.Libraries = append(c.p.Libraries, t.libraries...)
	for _, path := range t.inputs {
		switch made := c.targets[path]; {
		case made != nil && made.kind == archive:
			c.target(made, ir.Input{Searched: true, Shared: as.Shared})
		case made != nil && made.kind == shared:
			c.target(made, ir.Input{Shared: true})
		case made != nil && made != t:
			c.target(made, as)
		default:
			c.file(path, t, as)
		}
	}
}

// file adds an object or a source file by the command that compiles it.
func (c *collector) file(path string, t *target, as ir.Input) {
	e := c.objects[path]
	if isSource(path) {
		e = c.commandOf(path, t)
	}
	switch {
	case c.seen[path]:
	case e == nil && kindOf(path) != collected && kindOf(path) != executable: // a library from elsewhere
	case e == nil:
		c.other = append(c.other, path)
	case !isSource(e.file):
		c.other = append(c.other, e.file)
	default:
		as.Path, as.Flags, as.Dir = e.file, meaning(e.args), e.dir
		c.p.Inputs = append(c.p.Inputs, as)
	}
	c.seen[path] = true
}

// commandOf is the command that compiles a source file for a target.
func (c *collector) commandOf(file string, t *target) *entry {
	for i := range c.db.entries {
		if e := &c.db.entries[i]; e.file == file && e.output == t.output {
			return e
		}
	}
	return c.sources[file]
}

// notes says what does not belong to the program although the build links it.
func (c *collector) notes() {
	if len(c.other) > 0 {
		c.p.Notes = append(
			c.p.Notes,
			fmt.Sprintf(
				"not C, or without a compiler command, so what they define has no body here: %s",
				some(c.other),
			),
		)
	}
	c.p.Libraries = unique(c.p.Libraries)
}

// some lists the base names of paths, at most six.
func some(paths []string) string {
	var out []string
	for _, p := range paths {
		out = append(out, filepath.Base(p))
	}
	if out = unique(out); len(out) > 6 {
		out = append(out[:6], fmt.Sprintf("and %d more", len(out)-6))
	}
	return strings.Join(out, ", ")
}

// unique drops what came before.
func unique(list []string) (out []string) {
	for _, s := range list {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}
