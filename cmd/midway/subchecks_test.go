package main

import (
	"bytes"
	stdctx "context"
	"encoding/json"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"midway/internal/long"
	"midway/internal/report"
)

// documentOf is the document of a check in the present folder; nil where its input is refused.
func documentOf(t *testing.T, args ...string) *report.Document {
	t.Helper()
	var stdout, stderr bytes.Buffer
	if run(stdctx.Background(), append(append([]string{"check"}, args...), "--json", "-"), &stdout, &stderr) == exitUsage {
		return nil
	}
	var doc report.Document
	if err := json.Unmarshal(stdout.Bytes(), &doc); err != nil {
		t.Fatalf("%q: %v\n%s", args, err, stderr.String())
	}
	return &doc
}

// foundIn is what violations of a document are and where.
func foundIn(d *report.Document) (out []string) {
	for _, v := range d.Violations {
		out = append(out, v.Kind+"@"+v.At)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// TestSubChecksAgree: divided into sub-checks, a check of a program of testdata finds the violations that it finds at
// once, and has the same verdict.
func TestSubChecksAgree(t *testing.T) {
	long.Test(t)
	archives, err := filepath.Glob("../../testdata/*/*.txtar")
	if err != nil || len(archives) == 0 {
		t.Fatalf("%d archives: %v", len(archives), err)
	}
	compared, several, failing := 0, 0, 0
	for _, path := range archives {
		path, err = filepath.Abs(path)
		if err != nil {
			t.Fatal(err)
		}
		if crc32.ChecksumIEEE([]byte(filepath.Base(path)))%48 != 3 && !inAllWays() { // by its name
			continue
		}
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			archive, err := txtar.ParseFile(path)
			if err != nil {
				t.Fatal(err)
			}
			t.Chdir(folderOf(t, path))
			args, isRun := arguments(t, archive)
			if !isRun || has(archive, "slow") || has(archive, "command") || slices.Contains(args, "--granularity") || slices.Contains(args, "--paths") {
				return
			}
			args = append(args[1:], "--no-validate", "--time", "20s")
			one := documentOf(t, args...)
			if one == nil || !one.Complete {
				return
			}
			for _, flags := range [][]string{{"--split-properties", "each"}, {"--split-properties", "each", "--properties", "assertions", "--jobs", "2"}} {
				if len(flags) > 2 {
					one = documentOf(t, append(args, "--properties", "assertions")...)
				}
				parts := documentOf(t, append(slices.Clone(args), flags...)...)
				if got, want := foundIn(parts), foundIn(one); !slices.Equal(got, want) || parts.Verdict != one.Verdict || one.Complete && !parts.Complete {
					t.Errorf("%q: %s %q, at once %s %q", flags, parts.Verdict, got, one.Verdict, want)
				}
				if compared++; len(parts.SubChecks) > 1 {
					several++
				}
				if len(one.Violations) > 0 {
					failing++
				}
			}
		})
	}
	t.Logf("%d comparisons, %d of several sub-checks, %d of programs with violations", compared, several, failing)
	if compared < 20 || several < 10 || failing < 10 {
		t.Errorf("%d comparisons, %d of several sub-checks, %d of programs with violations", compared, several, failing)
	}
}

// besideOthers has assertions that fail only behind others, in threads, and beside errors of memory.
const besideOthers = `#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
static int x, y;
static void *adds(void *a) { x++; assert(x != 2); y = x; return a; }
int main(void)
{
	int n = __VERIFIER_nondet_int();
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, adds, 0);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	assert(n != 1);
	assert(n != 1 || x != 2);
	int *p = n == 3 ? 0 : &x;
	*p = 1;
	assert(y != 1);
	return 0;
}
`

// TestSubChecks: each assertion is decided in a sub-check of its own, and all other properties in one. What fails only
// behind another failing assertion holds, unless others are as if they were not there.
func TestSubChecks(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("p.c", []byte(besideOthers), 0o600); err != nil {
		t.Fatal(err)
	}
	decided := func(args ...string) (out []string) {
		for _, c := range documentOf(t, append([]string{"p.c", "--no-validate", "--split-properties", "each"}, args...)...).SubChecks {
			out = append(out, strings.TrimSpace(c.What+" "+c.At)+" "+c.Verdict)
		}
		return out
	}
	want := []string{"assertion p.c:6 violated", "assertion p.c:15 violated", "assertion p.c:16 safe", "assertion p.c:19 violated",
		"deadlocks, memory, division, threads violated"}
	properties := []string{"--properties", "assertions,deadlocks,memory,division,threads"}
	if got := decided(properties...); !slices.Equal(got, want) {
		t.Errorf("got %q", got)
	}
	want[2] = "assertion p.c:16 violated"
	if got := decided(append(properties, "--other-assertions", "ignore")...); !slices.Equal(got, want) {
		t.Errorf("where others are not there: %q", got)
	}
	first := documentOf(t, "p.c", "--properties", "assertions", "--first", "--split-properties", "each")
	if len(first.SubChecks) != 4 || first.SubChecks[1].Verdict != report.Unknown || first.Complete || first.Verdict != report.Violated {
		t.Errorf("with one violation enough: %+v", first.SubChecks)
	}
	auto := documentOf(t, "p.c", "--properties", "assertions", "--split-properties", "auto")
	if len(auto.SubChecks) != 0 || len(auto.Violations) != 3 {
		t.Errorf("what does not take long is divided: %+v", auto.SubChecks)
	}
}

// trapsOfSubChecks are programs in which sub-checks would say something else if they explored other paths than a check
// at once, or than the program without the assertions that they ignore.
var trapsOfSubChecks = []struct{ name, args, src, want string }{
	{"an overflow ends a path", "--properties assertions,overflow",
		"int main(void) { int n = __VERIFIER_nondet_int(), y = n + 1;\nassert(y > n);\nreturn 0; }",
		"assertion p.c:2 safe, overflow violated"},
	{"so does a read of what is not set", "--properties assertions,uninitialized",
		"int main(void) { int x, n = __VERIFIER_nondet_int(); if (n > 3) x = 1; if (x == 2) n = 1;\nassert(x != 5);\nreturn 0; }",
		"assertion p.c:2 safe, uninitialized violated"},
	{"one is enough", "--properties assertions --first",
		"int main(void) { int n = __VERIFIER_nondet_int();\nassert(n != 5);\nassert(n != 6);\nreturn 0; }",
		"assertion p.c:2 violated, assertion p.c:3 unknown"},
	{"an ignored one always fails", "--properties assertions --other-assertions ignore",
		"int main(void) { int n = __VERIFIER_nondet_int(), y = 0, c = 0; if (n > 3) y = 1;\nassert(c);\nassert(y == 0);\nreturn 0; }",
		"assertion p.c:2 violated, assertion p.c:3 violated"},
	{"an ignored one cannot be taken out", "--properties assertions --other-assertions ignore",
		"int x; int main(void) { if (__VERIFIER_nondet_int()) { x = 1;\nassert(0); }\nassert(x == 0);\nreturn 0; }",
		"assertion p.c:2 violated, assertion p.c:3 unknown"},
	{"a replay ignores, too", "--properties assertions --other-assertions ignore",
		"int main(void) { int n = __VERIFIER_nondet_int();\nassert(n != 5);\nassert(n < 5 || n > 5);\nreturn 0; }",
		"assertion p.c:2 violated, assertion p.c:3 violated"},
	{"none is there for memory", "--properties assertions,memory --other-assertions ignore",
		"int main(void) { int *p = 0;\nassert(p);\nreturn *p; }",
		"assertion p.c:2 violated, memory violated"},
	{"what is ignored is never looked for at once", "--properties assertions --other-assertions ignore --split-properties auto",
		"int main(void) { int n = __VERIFIER_nondet_int();\nassert(n != 5);\nassert(n < 5 || n > 5);\nreturn 0; }",
		"assertion p.c:2 violated, assertion p.c:3 violated"},
	{"a replay knows the slice", "--properties assertions,deadlocks",
		`int x, u, w; void *f(void *a) { u++; w = u; x++; u = 3; return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); u = 7; w++; pthread_join(t, 0);
assert(x == 0);
return 0; }`, "assertion p.c:3 violated, deadlocks safe"},
}

// TestSubChecksOnTraps: what sub-checks say of each, and every violation happens again in its replay.
func TestSubChecksOnTraps(t *testing.T) {
	const prologue = "#include <assert.h>\n#include <pthread.h>\nextern int __VERIFIER_nondet_int(void);\n#line 1\n"
	for _, c := range trapsOfSubChecks {
		t.Run(c.name, func(t *testing.T) {
			t.Chdir(t.TempDir())
			if err := os.WriteFile("p.c", []byte(prologue+c.src), 0o600); err != nil {
				t.Fatal(err)
			}
			d := documentOf(t, append([]string{"p.c", "--split-properties", "each"}, strings.Fields(c.args)...)...)
			var got []string
			unknown := false
			for _, s := range d.SubChecks {
				got = append(got, strings.TrimSpace(s.What+" "+s.At)+" "+s.Verdict)
				unknown = unknown || s.Verdict == report.Unknown
			}
			if text := strings.Join(got, ", "); text != c.want || d.Complete == unknown {
				t.Errorf("%s; complete: %t", text, d.Complete)
			}
			for i := range d.Violations {
				if v := &d.Violations[i]; v.Basis != "confirmed" {
					t.Errorf("%s at %s is %s: %q", v.Kind, v.At, v.Basis, v.Details)
				}
			}
		})
	}
}

// TestSubChecksFromContext: a violation is worth as much where it is found in a sub-check.
func TestSubChecksFromContext(t *testing.T) {
	t.Chdir(t.TempDir())
	src := `#include <assert.h>
struct q { int n; struct q *next; };
void put(struct q *a, int v)
{
	a->n = v > 3 ? v : 1;
	assert(a->n != 7);
	assert(a->next != a);
	a->next->n = 2;
}
int main(void) { struct q a = {0}; put(&a, 3); return 0; }
`
	if err := os.WriteFile("p.c", []byte(src), 0o600); err != nil {
		t.Fatal(err)
	}
	var levels []string
	for _, split := range []string{"none", "each"} {
		for _, v := range documentOf(t, "p.c", "--at", "t1=put", "--split-properties", split).Violations {
			levels = append(levels, v.Kind+" "+v.At+" "+v.Level)
		}
	}
	if len(levels) != 2 || levels[0] != levels[1] || !strings.HasSuffix(levels[0], "latent") {
		t.Errorf("%q", levels)
	}
}
