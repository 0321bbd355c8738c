package main

import (
	"bytes"
	stdctx "context"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"midway/internal/report"
)

// impossible fails nowhere but in its copy of the report's place with another number: a suffix that begins before the
// function is called cannot fail.
const impossible = `#include <assert.h>
#include <pthread.h>
static int x;
static void test(int n)
{
	if (x)
		x++;
	assert(n != 1);
}
static void *calls(void *a)
{
#ifdef FAR
	for (volatile long i = 0; i < 1L << 40; i++)
		;
#endif
	test(NUMBER);
	return a;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, calls, 0);
	pthread_join(t, 0);
	return 0;
}
`

const impossibleReport = `Thread 2 "p" received signal SIGABRT, Aborted.

Thread 2 (Thread 0x7ffff7dd06c0 (LWP 30750) "p"):
#0  0x00007ffff7dfa472 in __GI_abort () at ./stdlib/abort.c:79
#1  0x00007ffff7e08ec2 in __GI___assert_fail (assertion=0x1 "n != 1", file=0x2 "p.c", line=8, function=0x3 "test") at ./assert/assert.c:103
#2  0x0000555555555237 in test (n=1) at p.c:8
#3  0x000055555555525f in calls (a=0x0) at p.c:16
#4  0x00007ffff7e5d1f5 in start_thread (arg=<optimized out>) at ./nptl/pthread_create.c:442
#5  0x00007ffff7edd8ec in clone3 () at ../sysdeps/unix/sysv/linux/x86_64/clone3.S:81
`

// TestSuffixes: suffixes grow backwards as long as an execution is found: up to where the thread began where the call
// fails, and not in front of the call where it cannot.
// Where main is too far they come by themselves.
func TestSuffixes(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("crash.txt", []byte(impossibleReport), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		number, at string
		far        bool
	}{{"1", "p.c:16", false}, {"2", "p.c:6", false}, {"1", "p.c:13", true}} {
		if err := os.WriteFile("p.c", []byte(strings.ReplaceAll(impossible, "NUMBER", c.number)), 0o644); err != nil {
			t.Fatal(err)
		}
		flags := []string{"reconstruct", "p.c", "--crash", "crash.txt", "--json", "r.json"}
		if c.far {
			flags = append(flags, "--define", "FAR", "--time", "8s")
		} else {
			flags = append(flags, "--suffix")
		}
		var out, errs bytes.Buffer
		code := run(stdctx.Background(), flags, &out, &errs)
		text, err := os.ReadFile("r.json")
		if err != nil || code != exitUnknown {
			t.Fatalf("exit %d, %v\n%s%s", code, err, out.String(), errs.String())
		}
		var doc report.Document
		if err := json.Unmarshal(text, &doc); err != nil {
			t.Fatal(err)
		}
		x := doc.Goal.Suffix
		if doc.Verdict != report.Unknown || len(doc.Violations) != 1 || x == nil || x.At != c.at || !strings.Contains(out.String(), "SUFFIX ONLY: ") {
			t.Errorf("called with %s: %s, suffix %+v, want one from %s\n%s", c.number, doc.Verdict, x, c.at, out.String())
		}
	}
}
