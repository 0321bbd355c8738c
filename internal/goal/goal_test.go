package goal_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"midway/internal/goal"
	"midway/internal/ir"
)

// program has variables of all kinds: in registers and in memory, thread-local, members, bit-fields.
const program = `
#include <stdlib.h>
enum colour { RED, GREEN };
struct inner { short s; unsigned f : 3; signed g : 5; };
struct outer { char c; struct inner in[2]; union { int i; unsigned char b[4]; }; struct outer *next; };
struct outer o; unsigned long size; _Bool flag; enum colour col; _Thread_local int own; char text[4];
extern void see(int *);
int twice(int a, char b, struct outer *p)
{
	int in_memory = a;
	struct inner in = {1, 2, -3};
	see(&in_memory);
	for (int i = 0; i < a; i++)
		size += i + b + in.s;
	return own + p->c;
}
int main(void) { return twice(1, 2, &o); }
`

// compiled is the program's IR, without library models: it declares no primitive.
func compiled(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "p.c")
	if err := os.WriteFile(path, []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	text, err := ir.Text(path, ir.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// conditions use every operation; wrong is how an error begins, "" where the program takes the goal.
var conditions = []struct{ at, when, wrong string }{
	{"twice", "a == 1", ""},
	{"twice", "", ""},
	{"p.c:13", "i + 1 > a || b << 2 == 8", ""},
	{"p.c:14", "i < a && !(b % (a - 1) == 3)", ""},
	{"p.c:15", "p->next->in[1].s == own && p->in[0].g == -3 && p->in[1].f == 3u", ""},
	{"p.c:15", "in_memory / a == 7 && *&in_memory == 3 && p->b[2] == 1", ""},
	{"p.c:15", "-a < ~b && (a & 3 | b ^ 1) != size && text[a] == 'x'", ""},
	{"p.c:15", "p - &o == 1 && p + a != &o && p != 0", ""},
	{"", "size * 3 - 2 >= 7 && flag && col == 1 || !o.i", ""},
	{"", "o.next->next == &o", ""},
	{"", "own == 1", `"own == 1": own is thread-local`},
	{"", "a == 1", `"a == 1": no global a`},
	{"p.c:12", "i == 1", `"i == 1": i has no value`},
	{"p.c:99", "", "p.c:99 has no code"},
	{"nowhere", "", "no function nowhere"},
	{"p.c:15", "see(&a)", `"see(&a)": no global see`},
}

// TestObservationsAreSoundCode: the program with an observation has every invariant of programs, whatever the condition
// is, or it is refused as it should be.
func TestObservationsAreSoundCode(t *testing.T) {
	text := compiled(t)
	for _, c := range conditions {
		p, err := ir.LoadText("p.ll", text, ir.Options{})
		if err != nil {
			t.Fatal(err)
		}
		g, err := (&goal.Spec{At: c.at, When: c.when, Thread: len(c.when) % 3}).Insert(p)
		switch {
		case c.wrong != "":
			if err == nil || !strings.HasPrefix(err.Error(), c.wrong) {
				t.Errorf("%q at %q: %v, want %q", c.when, c.at, err, c.wrong)
			}
			continue
		case err != nil:
			t.Errorf("%q at %q: %v", c.when, c.at, err)
			continue
		}
		if err := p.Check(); err != nil {
			t.Errorf("%q at %q: %v", c.when, c.at, err)
		}
		if len(g.Locs) == 0 || (g.Observer != nil) != (c.at == "") {
			t.Errorf("%q at %q: %+v", c.when, c.at, g)
		}
	}
}
