package context

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"

	"midway/internal/backtrace"
	"midway/internal/ir"
)

// TestScripts runs the scripts of testdata on the program of Bergan figure 1 (see figure1):
//
//	resolve     a context file; prints what it resolves to, or the error
//	assume      one condition per line, in a context of t1 in Foo (called from RunA) and two t2 in Bar
//	new AT…     the file New writes; it must read back
//	report      a debugger's text; the file that FromReport writes, which reads back, or the error
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			switch d.Cmd {
			case "resolve":
				return resolveText(d.Input)
			case "assume":
				return assumeLines(d.Input)
			case "new":
				return newText(t, d)
			case "report":
				return reportText(t, d)
			}
			t.Fatalf("unknown command %s", d.Cmd)
			return ""
		})
	})
}

func reportText(t *testing.T, d *datadriven.TestData) string {
	p := figure1()
	all, err := backtrace.Read(strings.NewReader(d.Input), backtrace.Limits{})
	if err != nil {
		d.Fatalf(t, "%v", err)
	}
	o := FromReport{Values: true}
	for _, a := range d.CmdArgs {
		o.Threads = append(o.Threads, a.Key)
	}
	text, err := o.Write(p, all.Reports[0])
	if err != nil {
		return err.Error() + "\n"
	}
	f, err := Parse("report.yaml", text)
	if err != nil {
		d.Fatalf(t, "the text does not read back: %v\n%s", err, text)
	}
	ctx, err := f.Resolve(p)
	if err != nil {
		d.Fatalf(t, "the text does not resolve: %v\n%s", err, text)
	}
	return string(text) + "means\n" + ctx.Describe(p)
}

func resolveText(text string) string {
	f, err := Parse("ctx.yaml", []byte(text))
	if err != nil {
		return err.Error() + "\n"
	}
	p := figure1()
	ctx, err := f.Resolve(p)
	if err != nil {
		return err.Error() + "\n"
	}
	return ctx.Describe(p)
}

func assumeLines(lines string) string {
	var out strings.Builder
	for _, line := range strings.Split(lines, "\n") {
		f := &File{Name: "ctx.yaml", Threads: []ThreadSpec{
			{Name: Text{S: "t1"}, At: Text{S: "fig1.c:12"}, Stack: []Text{{S: "RunA@fig1.c:21"}}, Count: 1},
			{Name: Text{S: "t2"}, At: Text{S: "Bar"}, Count: 2},
		}, Assume: []Text{{S: line}}}
		ctx, err := f.Resolve(figure1())
		if err != nil {
			out.WriteString(strings.TrimPrefix(err.Error(), "ctx.yaml: ") + "\n")
			continue
		}
		e := ctx.Assume[0].Expr
		out.WriteString(e.String() + "  : " + TypeName(e.Type) + "\n")
	}
	return out.String()
}

func newText(t *testing.T, d *datadriven.TestData) string {
	p := figure1()
	text, err := New(p, strings.Fields(d.Input))
	if err != nil {
		return err.Error() + "\n"
	}
	f, err := Parse("new.yaml", text)
	if err != nil {
		d.Fatalf(t, "the text does not read back: %v\n%s", err, text)
	}
	if _, err := f.Resolve(p); err != nil {
		d.Fatalf(t, "the text does not resolve: %v\n%s", err, text)
	}
	return string(text)
}

func TestLoadRefusesWhatIsNoContext(t *testing.T) {
	dir := t.TempDir()
	binary, empty := filepath.Join(dir, "binary"), filepath.Join(dir, "empty")
	write(t, binary, "\x7fELF\x00\x01")
	write(t, empty, " \n# only a comment\n")
	for path, want := range map[string]string{
		dir:                          "is a directory",
		binary:                       "not a text file",
		empty:                        "the context is empty",
		filepath.Join(dir, "absent"): "no such file",
	} {
		_, err := Load(path)
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("Load(%s) = %v, want one line with %q", path, err, want)
		}
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestFromMain(t *testing.T) {
	p := figure1()
	ctx, err := FromMain(p)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := ctx.Describe(p), "from main\nthread main (main)\n  at src/fig1.c:51 (main/%entry#0)\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if _, err := FromMain(newBuilder().p); err == nil {
		t.Error("a program without main has no start")
	}
}

func TestSameFile(t *testing.T) {
	for _, c := range []struct {
		path, name string
		want       bool
	}{
		{"a.c", "/x/a.c", true}, {"src/a.c", "/x/src/a.c", true}, {"src/a.c", "/x/a.c", false}, {"/x/src/a.c", "a.c", true},
		{"/src/a.c", "/x/src/a.c", false}, {"a.c", "b.c", false},
	} {
		if got := sameFile(c.path, c.name); got != c.want {
			t.Errorf("sameFile(%q, %q) = %v", c.path, c.name, got)
		}
	}
}

func TestSamePath(t *testing.T) {
	for _, c := range []struct {
		path, suffix string
		want         bool
	}{
		{"/x/src/a.c", "a.c", true}, {"/x/src/a.c", "src/a.c", true}, {"/x/src/a.c", "c/a.c", false},
		{"/x/src/a.c", "/src/a.c", false}, {"./a.c", "a.c", true}, {"a.c", "./a.c", true}, {"ba.c", "a.c", false},
		{"x/../a.c", "a.c", true}, {"a.c", "b/a.c", false}, {"a.c", "", false},
	} {
		if got := samePath(c.path, c.suffix); got != c.want {
			t.Errorf("samePath(%q, %q) = %v", c.path, c.suffix, got)
		}
	}
}

// TestOneNameOfTwoFiles: compilers that ran in different directories have named a header alike; lines of both are
// found.
func TestOneNameOfTwoFiles(t *testing.T) {
	b := newBuilder("../common/q.h", "../common/q.h")
	for i, name := range []string{"first", "main"} {
		b.function(name, ir.FileID(i), int32(10*i+10), "entry")
		b.block(0, []ir.Instr{b.op(ir.OpNop, ir.FileID(i), int32(10*i+11)), b.op(ir.OpRet, ir.FileID(i), int32(10*i+12))})
	}
	for place, want := range map[string]string{
		"q.h:21":           "main",
		"../common/q.h:22": "main",
		"q.h:30":           "q.h:30 has no code; the nearest lines with code are 21 or 22",
	} {
		f, err := FromPlaces([]string{"t=" + place})
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if c, err := f.Resolve(b.p); err != nil {
			got = err.Error()
		} else {
			got = b.p.Funcs[c.Threads[0].Frames[0].Func].Name
		}
		if !strings.HasSuffix(got, want) {
			t.Errorf("%s: %q, want %q", place, got, want)
		}
	}
}
