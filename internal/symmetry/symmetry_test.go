package symmetry_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"midway/internal/ir"
	"midway/internal/runtime"
	"midway/internal/symmetry"
)

func load(t *testing.T, source string) *ir.Program {
	t.Helper()
	path := filepath.Join(t.TempDir(), "p.c")
	if err := os.WriteFile(path, []byte("#include <pthread.h>\n"+source), 0o644); err != nil {
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

// anonymous counts the creations in user code of threads whose ids nothing but joins asks for.
func anonymous(p *ir.Program) (n int) {
	f := symmetry.Of(p)
	for _, fn := range p.Funcs {
		for pc := range fn.Code {
			if f.Anonymous(fn.ID, ir.PC(pc)) {
				n++
			}
		}
	}
	return n
}

// TestAnonymous: what becomes of an id decides whether anyone can tell it.
func TestAnonymous(t *testing.T) {
	const run = "static void *run(void *arg) { return arg; }\nstatic int use(pthread_t *t) { return t != 0; }\n"
	for _, c := range []struct {
		name, globals, body string
		want                int
	}{
		{"array", "", "pthread_t t[2]; for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, run, 0); " +
			"for (int i = 0; i < 2; i++) pthread_join(t[i], 0);", 1},
		{"global", "static pthread_t t[2];", "pthread_create(t, 0, run, 0); pthread_create(t + 1, 0, run, 0); " +
			"pthread_join(t[0], 0);", 2},
		{"attributes", "static pthread_attr_t a;", "pthread_t t; pthread_create(&t, &a, run, 0); pthread_join(t, 0);", 0},
		{"result", "", "pthread_t t; void *r; pthread_create(&t, 0, run, 0); pthread_join(t, &r);", 0},
		{"copied to be joined", "", "pthread_t t, u; pthread_create(&t, 0, run, 0); u = t; pthread_join(u, 0);", 1},
		{"copied", "static pthread_t u;", "pthread_t t; pthread_create(&t, 0, run, 0); u = t; pthread_join(u, 0);", 0},
		{"compared", "", "pthread_t t, u; pthread_create(&t, 0, run, 0); pthread_create(&u, 0, run, 0); return t < u;", 0},
		{"passed on", "", "pthread_t t; pthread_create(&t, 0, run, 0); return use(&t);", 0},
		{"told to the thread", "", "pthread_t t; pthread_create(&t, 0, run, &t); pthread_join(t, 0);", 0},
		{"kept elsewhere", "static pthread_t t, *p = &t;", "pthread_create(&t, 0, run, 0); pthread_join(*p, 0);", 0},
		{"cancelled", "", "pthread_t t; pthread_create(&t, 0, run, 0); pthread_cancel(t); pthread_join(t, 0);", 0},
		{"detached", "", "pthread_t t; pthread_create(&t, 0, run, 0); pthread_detach(t);", 0},
		{"asked for", "static pthread_t me; static void ask(void) { me = pthread_self(); }",
			"pthread_t t; pthread_create(&t, 0, run, 0); ask(); pthread_join(t, 0);", 0},
	} {
		p := load(t, c.globals+"\n"+run+"int main(void) { "+c.body+" return use(0); }\n")
		if got := anonymous(p); got != c.want {
			t.Errorf("%s: %d anonymous creations, want %d", c.name, got, c.want)
		}
	}
}

// TestUnseen: accesses to locals whose addresses go nowhere, and to where ids are kept.
func TestUnseen(t *testing.T) {
	p := load(t, `static pthread_t t[2];
static int shared, *where;
static void *run(void *arg) { return arg; }
int main(void)
{
	volatile int mine = 1;
	int told = 2;
	where = &told;
	shared = mine;
	told = 3;
	pthread_create(&t[0], 0, run, 0);
	pthread_join(t[0], 0);
	return 0;
}
`)
	f := symmetry.Of(p)
	fn := p.Func("main")
	var unseen []string
	for pc := range fn.Code {
		if f.Unseen(fn.ID, ir.PC(pc)) {
			line := p.At(fn.Code[pc].Loc)
			unseen = append(unseen, line[strings.LastIndex(line, ":")+1:])
		}
	}
	if got := strings.Join(unseen, " "); got != "7 10 13" {
		t.Errorf("accesses in lines %s, want 7 10 13", got)
	}
	if !f.Ignores(p.Func("run").ID) {
		t.Error("the argument of run goes into its result only")
	}
}
