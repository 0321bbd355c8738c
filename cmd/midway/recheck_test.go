package main

import (
	"bytes"
	stdctx "context"
	"os"
	"strings"
	"testing"
)

// changing is a program with a race, a deadlock, a failing assertion and a null pointer, each repaired by a macro. What
// is looked for again moves by lines.
const changing = `#include <assert.h>
#include <pthread.h>
#ifdef LONGER
int more;
int and_more;
#endif
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int hits, n = 1, *p = &n;
static void locks(pthread_mutex_t *x, pthread_mutex_t *y)
{
	pthread_mutex_lock(x);
	pthread_mutex_lock(y);
	pthread_mutex_unlock(y);
	pthread_mutex_unlock(x);
}
#ifdef COUNTED
static void counts(void) { pthread_mutex_lock(&a); hits++; pthread_mutex_unlock(&a); }
#else
static void counts(void) { hits++; }
#endif
static void *one(void *arg) { locks(&a, &b); counts(); return arg; }
#ifdef ORDERED
static void *two(void *arg) { locks(&a, &b); counts(); return arg; }
#else
static void *two(void *arg) { locks(&b, &a); counts(); return arg; }
#endif
int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, one, 0);
	pthread_create(&u, 0, two, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
#ifndef ASSERTED
	n = 2;
#endif
	assert(n != 2);
	return *p;
}
`

// TestRecheck: each violation of a result is still there in the program as it was, on whatever line, and gone from one
// in which it is repaired; what has no function any more is unknown.
func TestRecheck(t *testing.T) {
	t.Chdir(t.TempDir())
	write := func(defines string) {
		text := ""
		for d := range strings.FieldsSeq(defines) {
			text += "#define " + d + " 1\n"
		}
		if err := os.WriteFile("p.c", []byte(text+changing), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	again := func(defines string) (string, int) {
		write(defines)
		var out, errs bytes.Buffer
		code := run(stdctx.Background(), []string{"recheck", "result.json"}, &out, &errs)
		return out.String() + errs.String(), code
	}
	write("")
	var out bytes.Buffer
	run(stdctx.Background(), []string{"check", "p.c", "--json", "result.json"}, &out, &out)
	for _, c := range []struct {
		defines     string
		there, gone int
		code        int
	}{
		{"", 3, 0, exitViolated},
		{"LONGER", 3, 0, exitViolated},
		{"COUNTED LONGER", 2, 1, exitViolated},
		{"COUNTED ORDERED", 1, 2, exitViolated},
		{"COUNTED ORDERED ASSERTED", 0, 3, exitSafe},
	} {
		text, code := again(c.defines)
		if strings.Count(text, ": still there at ") != c.there || strings.Count(text, ": gone: ") != c.gone || code != c.code {
			t.Errorf("%q: exit %d\n%s", c.defines, code, text)
		}
	}
	if err := os.WriteFile("p.c", []byte("int main(void) { return 0; }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	out.Reset()
	code := run(stdctx.Background(), []string{"recheck", "result.json"}, &out, &out)
	if code != exitUnknown || strings.Count(out.String(), "unknown: the program has no function counts any more") != 1 {
		t.Errorf("another program: exit %d\n%s", code, out.String())
	}
}
