package guidance_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"

	"midway/internal/guidance"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime"
)

// TestScripts runs the scripts under testdata. The input of "program" is C source, t.c.
//
//	ahead THREAD… [NAME=VALUE…]   whether nothing can fail any more from where threads stand, and what they may still touch
//	distance THREAD…              how many blocks each thread is from its next synchronisation
//
// A thread is FUNCTION:LINE, the first instruction of that line, or FUNCTION alone, its beginning. NAME=VALUE is what a
// global int holds now; what is not given is not known.
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		var p *ir.Program
		var g *pointsto.Graph
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			switch d.Cmd {
			case "program":
				p = compile(t, d.Input)
				g = pointsto.Analyze(p)
				return ""
			case "ahead":
				return ahead(t, d, p, g)
			case "distance":
				w, ways := &strings.Builder{}, guidance.NewDistances(p, g)
				for _, a := range d.CmdArgs {
					n := strconv.Itoa(ways.Distance(stands(t, d, p, a.Key)))
					if n == strconv.Itoa(guidance.Unreachable) {
						n = "never"
					}
					fmt.Fprintf(w, "%s: %s\n", a.Key, n)
				}
				return w.String()
			}
			d.Fatalf(t, "there is no command %s", d.Cmd)
			return ""
		})
	})
}

func compile(t *testing.T, source string) *ir.Program {
	t.Helper()
	path := filepath.Join(t.TempDir(), "t.c")
	if err := os.WriteFile(path, []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	p, err := ir.Load([]string{path}, ir.Options{LibraryFor: func(m ir.DataModel) (out []ir.LibraryText, err error) {
		for _, f := range runtime.Files(m == ir.ILP32) {
			out = append(out, ir.LibraryText{Name: f.Name, Text: f.Text})
		}
		return out, nil
	}})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// stands is the stack of a thread that is in one function.
func stands(t *testing.T, d *datadriven.TestData, p *ir.Program, text string) guidance.Thread {
	t.Helper()
	name, line, at := strings.Cut(text, ":")
	f := p.Func(name)
	if f == nil {
		d.Fatalf(t, "there is no function %s", name)
	}
	if !at {
		return guidance.Thread{{Func: f.ID, PC: f.Entry}}
	}
	for pc := range f.Code {
		if strings.HasSuffix(p.At(f.Code[pc].Loc), ":"+line) {
			return guidance.Thread{{Func: f.ID, PC: ir.PC(pc)}}
		}
	}
	d.Fatalf(t, "%s has no instruction of line %s", name, line)
	return nil
}

func ahead(t *testing.T, d *datadriven.TestData, p *ir.Program, g *pointsto.Graph) string {
	t.Helper()
	var threads []guidance.Thread
	now := map[ir.GlobalID]uint64{}
	for _, a := range d.CmdArgs {
		if len(a.Vals) == 0 {
			threads = append(threads, stands(t, d, p, a.Key))
			continue
		}
		n, err := strconv.ParseUint(a.Vals[0], 0, 64)
		if err != nil || p.Global(a.Key) == nil {
			d.Fatalf(t, "%s is no value of a variable", a)
		}
		now[p.Global(a.Key).ID] = n
	}
	known := func(c guidance.Cell) (uint64, bool) { v, ok := now[c.Global]; return v, ok && c.Off == 0 }
	out, nothing := guidance.New(p, g).NoneCanFail(threads, known)
	if !nothing {
		return "something may fail\n"
	}
	var w strings.Builder
	w.WriteString("nothing can fail")
	for i, c := range out.Cells {
		fmt.Fprintf(&w, "%s %s", map[bool]string{true: " as long as", false: " and"}[i == 0], p.Globals[c.Global].Name)
	}
	if len(out.Cells) > 0 {
		w.WriteString(" keep their values")
	}
	w.WriteString("\n")
	for i, of := range out.Threads {
		fmt.Fprintf(&w, "thread %d:%s\n", i, touched(p, &of))
	}
	return w.String()
}

// touched is what a thread may still do.
func touched(p *ir.Program, of *guidance.Effects) string {
	var w strings.Builder
	for _, g := range of.Globals {
		if of := p.Globals[g.ID]; !of.Runtime && !of.Const {
			fmt.Fprintf(&w, " %s %s", map[bool]string{true: "writes", false: "reads"}[g.Written], of.Name)
		}
	}
	for _, more := range []struct {
		is   bool
		text string
	}{{of.All, " anything"}, {of.Threads, " looks at threads"}, {of.Elsewhere, " other memory"}} {
		if more.is {
			w.WriteString(more.text)
		}
	}
	return w.String()
}
