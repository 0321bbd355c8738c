package pointsto_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"midway/internal/ir"
	"midway/internal/long"
	"midway/internal/pointsto"
)

// TestSummary says of every program under testdata, and of a generated one, that sets which are kept small lose
// nothing: whatever a register, a call, the content of an object and outside code have without a summary they have with
// one, too, however small sets must be to be told apart.
func TestSummary(t *testing.T) {
	long.Test(t)
	for name, p := range programs(t) {
		old := pointsto.SetMaxSet(1 << 30)
		t.Cleanup(func() { pointsto.SetMaxSet(old) })
		exact := pointsto.Analyze(p)
		for _, n := range []int{0, 2} {
			pointsto.SetMaxSet(n)
			if missing := lost(p, exact, pointsto.Analyze(p)); len(missing) > 0 {
				t.Errorf("%s, sets of %d: %d answers are lost, such as %s", name, n, len(missing), missing[0])
			}
		}
		pointsto.SetMaxSet(old)
	}
}

// TestSummarySmall says that a summary keeps the sets of a program small in which every object is in a list with every
// other.
func TestSummarySmall(t *testing.T) {
	var b strings.Builder
	b.WriteString("struct o { struct o *next; };\nstatic struct o *all;\nstatic void add(struct o *x) { x->next = all; all = x; }\nint main(void) {\n")
	for range 800 {
		b.WriteString("\t{ static struct o y; add(&y); }\n")
	}
	b.WriteString("\treturn all->next->next == all;\n}\n")
	p := loadC(t, b.String(), ir.LP64)
	g := pointsto.Analyze(p)
	all := g.Contents(g.GlobalNode(global(p, "all")))
	if len(all) != 1 || len(all[0].Points) < 800 {
		t.Fatalf("%v", all)
	}
	y := g.Contents(all[0].Points[0].Node)
	if len(y) != 1 || &y[0].Points[0] != &all[0].Points[0] {
		t.Error("objects of the summary do not share one set")
	}
}

func global(p *ir.Program, name string) ir.GlobalID {
	return p.Globals[slices.IndexFunc(p.Globals, func(g *ir.Global) bool { return g.Name == name })].ID
}

// programs are the inputs of the scripts, and a generated one.
func programs(t *testing.T) map[string]*ir.Program {
	out := map[string]*ir.Program{}
	paths, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatal("no scripts", err)
	}
	texts := map[string]string{"constants": `static int a, *x, *y;
static int *const table[] = {&a};
static int *pick(int *const *t) { int *p = *t; return p; }
static int *(*call)(int *const *) = pick;
int main(int argc, char **argv) { return *call(argc == 1 ? table : argc == 2 ? &x : &y); }
`}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for i, part := range strings.Split(string(data), "\nload\n")[1:] {
			source, _, _ := strings.Cut(part, "\n----\n")
			texts[filepath.Base(path)+" "+string(rune('0'+i))] = source
		}
	}
	texts["generated"] = generate(8)
	for name, source := range texts {
		out[name] = loadC(t, source, ir.LP64)
	}
	return out
}

// lost are the answers of one graph that another does not have.
func lost(p *ir.Program, want, got *pointsto.Graph) (out []string) {
	compare := func(what string, a, b pointsto.Set) {
		for _, t := range a {
			name := want.Info(t.Node).Name
			has := slices.ContainsFunc(b, func(u pointsto.Target) bool {
				return got.Info(u.Node).Name == name && pointsto.Overlap(pointsto.Set{{Lo: t.Lo, Hi: t.Hi, Stride: t.Stride}}, 1,
					pointsto.Set{{Lo: u.Lo, Hi: u.Hi, Stride: u.Stride}}, 1)
			})
			if !has {
				out = append(out, what+" -> "+name)
			}
		}
	}
	for _, f := range p.Funcs {
		for r := range f.Regs {
			compare(f.Name+"."+f.Regs[r].Name, want.Reg(f.ID, ir.Reg(r)), got.Reg(f.ID, ir.Reg(r)))
		}
		for pc := range f.Code {
			for _, c := range want.Callees(f.ID, ir.PC(pc)) {
				if !slices.Contains(got.Callees(f.ID, ir.PC(pc)), c) {
					out = append(out, f.Name+" calls "+p.Funcs[c].Name)
				}
			}
		}
	}
	for _, g := range p.Globals {
		n := want.GlobalNode(g.ID)
		if want.Outside(n) && !got.Outside(n) || want.Escapes(n) && !got.Escapes(n) {
			out = append(out, g.Name+" escapes")
		}
		whole := pointsto.Set{{Node: n, Hi: pointsto.AnyOffset, Stride: 1}}
		compare("content of "+g.Name, want.Load(whole, 0, 1), got.Load(whole, 0, 1))
	}
	return out
}
