package pointsto_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"

	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime"
)

// loadC compiles C source text and links the library models it needs.
func loadC(t testing.TB, source string, model ir.DataModel) *ir.Program {
	t.Helper()
	return load(t, "t.c", source, model)
}

// parsed are the library models, for all tests.
var parsed = &ir.Parsed{}

// load does so for source text of the language that the file's name tells.
func load(t testing.TB, file, source string, model ir.DataModel) *ir.Program {
	t.Helper()
	dir := t.TempDir()
	path := filepath.Join(dir, file)
	if err := os.WriteFile(path, []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	opt := ir.Options{Parsed: parsed, LibraryFor: models, CFlags: []string{"-ffile-prefix-map=" + dir + "/="}}
	if model == ir.ILP32 {
		opt.CFlags, opt.Model, opt.ModelSet = append(opt.CFlags, "-m32"), model, true
	}
	p, err := ir.Load([]string{path}, opt)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func models(m ir.DataModel) ([]ir.LibraryText, error) {
	var out []ir.LibraryText
	for _, f := range runtime.Files(m == ir.ILP32) {
		out = append(out, ir.LibraryText{Name: f.Name, Text: f.Text})
	}
	return out, nil
}

// script is what the commands of one file work on.
type script struct {
	p *ir.Program
	g *pointsto.Graph
}

// TestScripts runs the scripts under testdata:
//
//	load [ilp32] [ll] [typed]        the input is C source, or LLVM IR; memory has types
//	explain                          how large the sets are, and what brought most in
//	points f x …                     what C variables x … of function f may point to, over f's whole body
//	model site=f:line g k            what parameter k of model g may point to in calls at that line
//	content name                     the pointers stored in the object of that name
//	calls f                          targets of indirect calls in f
//	callers f                        call instructions that may reach f
//	overlap f x nx g y ny            may an access of nx bytes through x and one of ny bytes through y meet?
//	creates, escapes, outside        thread creations; objects that other threads, or outside code, may reach
//	heap                             heap objects and their sizes
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		s := &script{}
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			return s.run(t, d)
		})
	})
}

func (s *script) run(t *testing.T, d *datadriven.TestData) string {
	words := make([]string, len(d.CmdArgs))
	for i, a := range d.CmdArgs {
		words[i] = a.String()
	}
	switch d.Cmd {
	case "load":
		model := ir.LP64
		if slices.Contains(words, "ilp32") {
			model = ir.ILP32
		}
		file := "t.c"
		if slices.Contains(words, "ll") {
			file = "t.ll"
		}
		s.p = load(t, file, d.Input, model)
		s.g = pointsto.Analyze(s.p)
		if slices.Contains(words, "typed") {
			s.g = pointsto.AnalyzeTyped(s.p, pointsto.Calls, nil)
		}
		if slices.Contains(words, "layouts") {
			s.g = pointsto.AnalyzeTyped(s.p, pointsto.Layouts, nil)
		}
		return "ok\n"
	case "points":
		return s.points(t, words[0], words[1:])
	case "model":
		return s.model(t, words)
	case "content":
		return s.content(strings.Join(words, " "))
	case "calls":
		return s.calls(s.fn(t, words[0]))
	case "callers":
		return s.callers(s.fn(t, words[0]))
	case "overlap":
		return s.overlap(t, words)
	case "creates":
		return s.creates()
	case "escapes":
		return s.nodes(s.g.Escapes)
	case "outside":
		return s.nodes(s.g.Outside)
	case "heap":
		return s.heap()
	case "explain":
		return pointsto.Explain(s.p, pointsto.Untyped, nil)
	}
	t.Fatalf("%s: unknown command %s", d.Pos, d.Cmd)
	return ""
}

func (s *script) fn(t *testing.T, name string) *ir.Func {
	t.Helper()
	f := s.p.Func(name)
	if f == nil {
		t.Fatalf("no function %s", name)
	}
	return f
}

// variable is the union of what a C variable's values may point to.
func (s *script) variable(t *testing.T, f *ir.Func, name string) pointsto.Set {
	t.Helper()
	var out pointsto.Set
	found := false
	for i := range f.Vars {
		v := &f.Vars[i]
		if v.Name != name {
			continue
		}
		found = true
		if v.Alloca != ir.None {
			out = pointsto.Union(out, s.g.Load(s.g.Reg(f.ID, v.Alloca), 0, s.p.Model.PtrBytes()))
		}
		for _, d := range v.Defs {
			out = pointsto.Union(out, s.g.Operand(f.ID, d.Value))
		}
	}
	if !found {
		t.Fatalf("no variable %s in %s", name, f.Name)
	}
	return out
}

func (s *script) points(t *testing.T, fn string, vars []string) string {
	var b strings.Builder
	for _, v := range vars {
		fmt.Fprintf(&b, "%s = %s\n", v, s.g.Format(s.variable(t, s.fn(t, fn), v)))
	}
	return b.String()
}

// model is "model f:line g k": every call of f on that line.
func (s *script) model(t *testing.T, words []string) string {
	var b strings.Builder
	g := s.fn(t, words[1])
	var k int
	if _, err := fmt.Sscan(words[2], &k); err != nil {
		return err.Error()
	}
	name, line, _ := strings.Cut(words[0], ":")
	f := s.fn(t, name)
	for pc := range f.Code {
		if f.Code[pc].Op == ir.OpCall && strings.HasSuffix(s.p.At(f.Code[pc].Loc), ":"+line) {
			site := pointsto.CallSite{Func: f.ID, PC: ir.PC(pc)}
			fmt.Fprintln(&b, s.g.Format(s.g.RegAt(site, g.ID, ir.Reg(k))))
		}
	}
	return b.String()
}

func (s *script) content(name string) string {
	var b strings.Builder
	for n := range pointsto.Node(s.g.NumNodes()) {
		if s.g.Info(n).Name != name {
			continue
		}
		for _, c := range s.g.Contents(n) {
			at := pointsto.Set{{Node: n, Lo: c.Lo, Hi: c.Hi, Stride: c.Stride}}
			fmt.Fprintf(&b, "%s (%d bytes): %s\n", s.g.Format(at), c.Width, s.g.Format(c.Points))
		}
	}
	return b.String()
}

func (s *script) calls(f *ir.Func) string {
	var b strings.Builder
	for pc := range f.Code {
		in := &f.Code[pc]
		if in.Op != ir.OpCall || f.Calls[in.Aux].Callee != ir.None {
			continue
		}
		fmt.Fprintf(&b, "%s:", s.p.At(in.Loc))
		for _, c := range s.g.Callees(f.ID, ir.PC(pc)) {
			b.WriteString(" " + s.p.Funcs[c].Name)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func (s *script) callers(f *ir.Func) string {
	var b strings.Builder
	for _, c := range s.g.Callers(f.ID) {
		caller := s.p.Funcs[c.Func]
		if caller.Runtime {
			fmt.Fprintf(&b, "the model %s\n", caller.Name)
			continue
		}
		fmt.Fprintf(&b, "%s at %s\n", caller.Name, s.p.At(caller.Code[c.PC].Loc))
	}
	return b.String()
}

func (s *script) overlap(t *testing.T, w []string) string {
	var nx, ny int64
	for i, n := range map[int]*int64{2: &nx, 5: &ny} {
		if _, err := fmt.Sscan(w[i], n); err != nil {
			return err.Error()
		}
	}
	x, y := s.variable(t, s.fn(t, w[0]), w[1]), s.variable(t, s.fn(t, w[3]), w[4])
	return fmt.Sprintln(pointsto.Overlap(x, nx, y, ny))
}

func (s *script) creates() string {
	var b strings.Builder
	for _, c := range s.g.ThreadCreates() {
		f := s.p.Funcs[c.Func]
		fmt.Fprintf(&b, "%s at %s:", f.Name, s.p.At(f.Code[c.PC].Loc))
		for _, e := range c.Entries {
			b.WriteString(" " + s.p.Funcs[e].Name)
		}
		fmt.Fprintf(&b, " with %s, in the caller %s\n", s.g.Format(c.Points), s.g.Format(s.g.Operand(c.Func, c.Arg)))
	}
	return b.String()
}

// nodes lists the objects of the user's program with a property.
func (s *script) nodes(has func(pointsto.Node) bool) string {
	var b strings.Builder
	for n := range pointsto.Node(s.g.NumNodes()) {
		info := s.g.Info(n)
		switch {
		case !has(n) || info.Kind == pointsto.Thread || info.Kind == pointsto.Unknown:
		case info.Kind == pointsto.Global && s.p.Globals[info.Global].Runtime:
		case info.Kind == pointsto.Function && s.p.Funcs[info.Func].Runtime:
		default:
			fmt.Fprintln(&b, info.Name)
		}
	}
	return b.String()
}

func (s *script) heap() string {
	var b strings.Builder
	for n := range pointsto.Node(s.g.NumNodes()) {
		if info := s.g.Info(n); info.Kind == pointsto.Heap {
			fmt.Fprintf(&b, "%s: %d bytes\n", info.Name, info.Size)
		}
	}
	return b.String()
}
