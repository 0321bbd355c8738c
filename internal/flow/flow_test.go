package flow_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"midway/internal/flow"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime"
)

func models(m ir.DataModel) (out []ir.LibraryText, err error) {
	for _, f := range runtime.Files(m == ir.ILP32) {
		out = append(out, ir.LibraryText{Name: f.Name, Text: f.Text})
	}
	return out, nil
}

// parsed are the library models, for all tests.
var parsed = &ir.Parsed{}

// classes says of every named pointer of some C source text what its class is.
func classes(t *testing.T, source string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "t.c")
	if err := os.WriteFile(path, []byte("#include <stdlib.h>\n#include <string.h>\n"+source), 0o600); err != nil {
		t.Fatal(err)
	}
	p, err := ir.Load([]string{path}, ir.Options{Parsed: parsed, LibraryFor: models})
	if err != nil {
		t.Fatal(err)
	}
	facts := flow.Analyze(p, pointsto.AnalyzeTyped(p, pointsto.Layouts, nil))
	if facts == nil {
		return "nothing"
	}
	var out []string
	for _, fn := range p.Funcs {
		for r := range fn.Regs {
			if fn.Runtime || fn.External || !fn.Regs[r].Ptr || len(fn.Regs[r].Name) != 1 {
				continue
			}
			x, is := facts.Of(fn.ID, ir.Reg(r)), "?"
			switch {
			case facts.Payload(x):
				is = "payload"
			case facts.Structures(x):
				is = "structure"
			case facts.Inside(x):
				is = "inside"
			}
			out = append(out, fmt.Sprintf("%s.%s %s", fn.Name, fn.Regs[r].Name, is))
		}
	}
	return strings.Join(out, ", ")
}

const box = "struct box { int n; void *item; int *own; };\n"

// TestClasses: what a pointer may be, by what a library does with those of its class.
func TestClasses(t *testing.T) {
	for _, test := range []struct{ name, source, want string }{
		{"handed on",
			"void put(struct box *b, void *i) { b->item = i; } void *get(struct box *b) { void *g = b->item; return g; }",
			"put.b structure, put.i payload, get.b structure, get.g payload"},
		{"looked into",
			"void put(struct box *b, void *i) { b->item = i; } int up(struct box *b) { struct box *u = b->item; return u->n + b->n; }",
			"put.b structure, put.i ?, up.b structure, up.u ?"},
		{"its own address",
			"void put(struct box *b, void *i) { b->item = i; } void me(struct box *b) { int *a = &b->n; b->item = a; }",
			"put.b structure, put.i ?, me.b ?"},
		{"a variable's address",
			"static int x; void put(struct box *b, void *i) { b->item = i; } void me(struct box *b) { b->item = &x; }",
			"put.b structure, put.i ?, me.b structure"},
		{"kept",
			"void make(struct box *b) { int *o = malloc(4); b->own = o; } void put(struct box *b, void *i) { b->item = i; }",
			"make.b structure, make.o inside, put.b structure, put.i payload"},
		{"shown",
			"int *make(struct box *b) { int *o = malloc(4); b->own = o; return b->own; }",
			"make.b structure, make.o ?"},
		{"shown in memory",
			"void make(struct box *b, int **s) { int *o = malloc(4); b->own = o; *s = b->own; }",
			"make.b structure, make.s payload, make.o payload"},
		{"copied",
			"void put(struct box *b, void *i) { b->item = i; } void all(struct box *b, struct box *f) { memcpy(b, f, sizeof *b); b->own = b->item; *b->own = f->n; }",
			"put.b structure, put.i payload, all.b structure, all.f structure"},
		{"code outside",
			"void *alien(void); void put(struct box *b, void *i) { b->item = i; } void get(struct box *b) { void *g = alien(); b->item = g; }",
			"put.b structure, put.i ?, get.b structure, get.g ?"},
		{"to code outside",
			"void alien(void *); void put(struct box *b, void *i) { b->item = i; alien(i); }",
			"put.b structure, put.i ?"},
		{"from a member to its structure",
			"void put(int *i) { struct box *b = (struct box *)((char *)i - 8); b->n = 1; }",
			"nothing"},
		{"given by the caller",
			"struct conf { int n; void *c; }; void take(struct box *b, struct conf *f) { void *c = f->c; b->item = c; b->n = f->n; }",
			"take.b structure, take.f structure, take.c ?"},
	} {
		if got := classes(t, box+test.source); got != test.want {
			t.Errorf("%s:\n\t%s, want\n\t%s", test.name, got, test.want)
		}
	}
}
