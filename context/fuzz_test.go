package context

import (
	"os"
	"strings"
	"testing"

	"midway/internal/fuzz"
	"midway/internal/ir"
)

// inputs are what the scripts of a file of testdata read.
func inputs(f *testing.F, path string) []string {
	text, err := os.ReadFile(path)
	if err != nil {
		f.Fatal(err)
	}
	var out []string
	for _, part := range strings.Split(string(text), "\n\n") {
		input, _, ok := strings.Cut(part, "\n----\n")
		for strings.HasPrefix(input, "#") {
			_, input, _ = strings.Cut(input, "\n")
		}
		if _, input, _ = strings.Cut(input, "\n"); ok && input != "" {
			out = append(out, input)
		}
	}
	if len(out) == 0 {
		f.Fatalf("%s: only %d inputs", path, len(out))
	}
	return out
}

// refused holds what an error must be like.
func refused(t *testing.T, err error) {
	if err != nil && err.Error() == "" {
		t.Error("an error without text")
	}
}

// FuzzParse holds that no text makes Parse panic, that what it accepts resolves or is refused, and what resolves can be
// printed.
func FuzzParse(f *testing.F) {
	fuzz.Add(f, 20, []string{"threads:\n  - at: Foo\n", "threads: [{at: Foo, count: 2}]\nassume: [X > 0]\nstop: [loop-back-edge]\n",
		"limits: {time: 5m}", "a: &x [*x]", "threads:\n- at: Foo/%entry#0\n  stack: [RunA@fig1.c:21]\nassume: '(t1.a->data + 1) * 2 == X[3]'",
		strings.Repeat("[", 5000), strings.Repeat("- ", 5000), strings.Repeat("a: {", 3000),
		"a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: &d [*c, *c]\nthreads: *d\n",
		"threads: [" + strings.Repeat("{at: Foo, count: 255}, ", 300) + "]"}...)
	for _, path := range []string{"testdata/file.txt", "testdata/places.txt", "testdata/stacks.txt"} {
		fuzz.Add(f, 20, inputs(f, path)...)
	}
	p := figure1()
	f.Fuzz(func(t *testing.T, text string) {
		fuzz.Within(t, len(text), func() {
			file, err := Parse("f", []byte(text))
			var ctx *Context
			if err == nil {
				ctx, err = file.Resolve(p)
			}
			if refused(t, err); err == nil {
				ctx.Describe(p)
			}
		})
	})
}

// FuzzAssume holds that every condition is typed or refused, and that what is typed is a scalar, which can be printed.
func FuzzAssume(f *testing.F) {
	for _, lines := range inputs(f, "testdata/assume.txt") {
		fuzz.Add(f, 20, strings.Split(lines, "\n")...)
	}
	fuzz.Add(f, 20, []string{strings.Repeat("(", 3000), strings.Repeat("-", 3000) + "1", strings.Repeat("1+", 4999) + "1", strings.Repeat("X[", 1500),
		"1 << 99999999999999999999", "-9223372036854775808 / -1", "t1.a" + strings.Repeat("->next", 1600)}...)
	p := figure1()
	f.Fuzz(func(t *testing.T, condition string) {
		fuzz.Within(t, len(condition), func() {
			file := &File{Name: "f", Threads: []ThreadSpec{
				{Name: Text{S: "t1"}, At: Text{S: "fig1.c:12"}, Stack: []Text{{S: "RunA@fig1.c:21"}}, Count: 1},
				{Name: Text{S: "t2"}, At: Text{S: "Bar"}, Count: 2},
			}, Assume: []Text{{S: condition}}}
			ctx, err := file.Resolve(p)
			if refused(t, err); err != nil {
				return
			}
			e := ctx.Assume[0].Expr
			if k := e.Type.Kind; e.String() == "" || k == ir.Struct || k == ir.Union || k == ir.Array {
				t.Errorf("%q is %s of type %s", condition, e, TypeName(e.Type))
			}
		})
	})
}

// FuzzPlaces holds that every NAME=PLACE of a command line resolves or is refused.
func FuzzPlaces(f *testing.F) {
	fuzz.Add(f, 20, []string{"t1=Foo", "t1=fig1.c:12", "t1=Foo+3", "t1=Foo/%entry#0", "=", "t1=", "t1=fig1.c:99999999999999999999", "t1=Foo+-1", "t1=Foo/%#-1"}...)
	p := figure1()
	f.Fuzz(func(t *testing.T, at string) {
		fuzz.Within(t, len(at), func() {
			file, err := FromPlaces([]string{at})
			if err == nil {
				_, err = file.Resolve(p)
			}
			refused(t, err)
			_, err = New(p, []string{at})
			refused(t, err)
		})
	})
}
