package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"midway/internal/long"
	"midway/internal/report"
)

// overruns are how long runs went on once they were to end.
type overruns struct{ all []time.Duration }

// Runs end within a second. On a busy machine one in ten may take longer, none twice as long.
const mostOverrun = time.Second

func (o *overruns) took(t *testing.T, what string, d time.Duration) {
	t.Helper()
	if o.all = append(o.all, d); d > 2*mostOverrun {
		t.Errorf("%s: went on for %v", what, d)
	}
}

func (o *overruns) judge(t *testing.T) {
	t.Helper()
	late := 0
	for _, d := range o.all {
		if d > mostOverrun {
			late++
		}
	}
	if 10*late > len(o.all) {
		t.Errorf("%d of %d went on for more than %v: %v", late, len(o.all), mostOverrun, o.all)
	}
	if len(o.all) > 0 {
		t.Logf("at most %v, %d runs", slices.Max(o.all), len(o.all))
	}
}

// manyFunctions is a program of about so many lines: functions that call one another through tables, and share
// structures.
func manyFunctions(lines int) string {
	var b strings.Builder
	b.WriteString("#include <pthread.h>\n#include <stdlib.h>\nstruct s { struct s *next; int n; int (*f)(struct s *); pthread_mutex_t m; };\nstatic struct s *head;\n")
	n := lines / 10
	for i := range n {
		fmt.Fprintf(&b, "static int f%d(struct s *p);\n", i)
	}
	for i := range n {
		fmt.Fprintf(&b, `static struct s g%d;
static int f%d(struct s *p)
{
	struct s *q = malloc(sizeof *q);
	pthread_mutex_lock(&p->m);
	q->next = p->next ? p->next : head;
	q->f = f%d;
	p->next = p->n %% 3 ? q : &g%d;
	pthread_mutex_unlock(&p->m);
	return p->n > %d ? q->f(p->next) : f%d(q);
}
`, i, i, (i*7+1)%n, i, i, (i*3+2)%n)
	}
	b.WriteString("static void *work(void *arg)\n{\n\treturn (void *)(long)f0(arg);\n}\nint main(void)\n{\n\tpthread_t t;\n\thead = &g0;\n" +
		"\tpthread_create(&t, 0, work, &g1);\n\tf1(head);\n\treturn pthread_join(t, 0);\n}\n")
	return b.String()
}

// manyFindings has many data races and conditions of which nothing is known: levels are looked for, and what was found
// is replayed, and written.
func manyFindings(n int) string {
	b := strings.Builder{}
	b.WriteString("#include <assert.h>\nstruct all { ")
	for i := range n {
		fmt.Fprintf(&b, "int n%d, *p%d; ", i, i)
	}
	b.WriteString("};\nvoid work(struct all *a)\n{\n")
	for i := range n {
		fmt.Fprintf(&b, "\tif (a->n%d %% 7 == 3) *a->p%d += a->n%d;\n\tassert(a->n%d != %d);\n", i, i, (i+1)%n, i, i)
	}
	b.WriteString("}\n")
	return b.String()
}

// manyPointers begins in the middle of lists of which nothing is known: each step meets all pointers before.
const manyPointers = `
#include <pthread.h>
#include <stdlib.h>
struct node { struct node *next, *prev, *other; char text[5]; int n; pthread_mutex_t m; };
struct node *heads[8];
void *walk(void *arg)
{
	struct node *p = arg;
	for (int i = 0; i < 1000; i++) {
		pthread_mutex_lock(&p->m);
		p->next->prev = p->prev;
		p->prev->next = p->other->next;
		p->other->n += p->next->n;
		p->text[p->n] = i;
		heads[i & 7] = p->next;
		pthread_mutex_unlock(&p->m);
		p = p->next->other;
	}
	return 0;
}
int main(void)
{
	pthread_t t[2];
	for (int i = 0; i < 8; i++)
		heads[i] = calloc(1, sizeof *heads[i]);
	for (int i = 0; i < 8; i++) {
		heads[i]->next = heads[(i + 1) % 8];
		heads[i]->prev = heads[(i + 7) % 8];
		heads[i]->other = heads[(i * 3 + 2) % 8];
	}
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, walk, heads[i]);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	return 0;
}
`

// longReplays has many violations, each behind a long loop that is gone through again to replay it.
const longReplays = `
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
int main(void)
{
	unsigned seed = 1;
	for (int i = 0; i < 1500000; i++)
		seed = seed * 1103515245 + 12345;
	int n = __VERIFIER_nondet_int();
	switch (n) {
` + "\tcase 1: assert(!seed);\n\tcase 2: assert(!seed);\n\tcase 3: assert(!seed);\n\tcase 4: assert(!seed);\n\tcase 5: assert(!seed);\n" + `	}
	return 0;
}
`

// TestStoppedAnywhere: wherever a run is, in loading, analyses, following pointers, the solver, replays or reports,
// SIGTERM and --time are heard within a second, and the result is whole and says that it is not complete.
func TestStoppedAnywhere(t *testing.T) {
	long.Test(t)
	lot := rand.New(rand.NewPCG(uint64(*stress), 2))
	heard := &overruns{}
	for _, c := range []struct {
		name, program, flags string
		within               time.Duration // the moments
	}{
		{"loading and analyses", manyFunctions(12_000), "run p.c --at t1=work --at t2=f7", 4 * time.Second},
		{"pointers", manyPointers, "run p.c --at t1=walk --at t2=walk", 4 * time.Second},
		{"pointers, by traces", manyPointers, "check p.c --at t1=walk --at t2=walk", 4 * time.Second},
		{"solver", explodingQueries, "run p.c", 3 * time.Second},
		{"replays", longReplays, "run p.c", 1500 * time.Millisecond},
		{"findings from the middle", manyFindings(60), "run p.c --at t1=work --at t2=work", 4 * time.Second},
		{"reports", explodingPaths, "run p.c --max-listed 0 --html r.html", 3 * time.Second},
	} {
		if !long.Turn(c.name) {
			continue
		}
		t.Run(c.name, func(t *testing.T) {
			dir := source(t, c.program)
			for i := range max(*stress/4, 2) {
				moment := 50*time.Millisecond + time.Duration(lot.Int64N(int64(c.within)))
				late := time.Duration(0)
				for range 3 { // the machine may be busy with other tests: what is late has three tries
					if late = stopAt(t, dir, c.flags, moment, i%2 == 1); late <= mostOverrun {
						break
					}
				}
				heard.took(t, fmt.Sprintf("%s, at %v", c.flags, moment), late)
			}
		})
	}
	heard.judge(t)
}

// stopAt ends a run at the moment, by --time or by SIGTERM, and looks at its result. It returns how long the run went
// on.
func stopAt(t *testing.T, dir, flags string, moment time.Duration, byTime bool) time.Duration {
	t.Helper()
	out := filepath.Join(dir, "r.json")
	os.Remove(out)
	args := append(strings.Fields(flags), "--memory", "2G", "--json", out)
	end := time.Now().Add(moment)
	if byTime {
		args = append(args, "--time", moment.String())
	}
	p := start(t, dir, args...)
	if !byTime {
		time.Sleep(moment)
		end = time.Now()
		_ = p.cmd.Process.Signal(syscall.SIGTERM) // it may have come to its end
	}
	e := p.wait(t, time.Minute)
	late := max(time.Since(end), 0)
	d := document(t, out)
	if e.code == exitInternal || !d.Complete && d.Verdict == "safe" {
		t.Errorf("at %v: exit code %d, verdict %s, complete: %t\n%s", moment, e.code, d.Verdict, d.Complete, p.stderr.String())
	}
	return late
}

// TestAStepThatTakesTooLongLeavesWhatIsOpen: what the solver does not decide in the time or the limit of an instruction
// is left to be decided later, and the exploration goes on: no path is cut. Where it is not decided then, either, the
// ledger says so.
func TestAStepThatTakesTooLongLeavesWhatIsOpen(t *testing.T) {
	long.Test(t)
	for _, limit := range []string{"--step-time=200ms", "--step-limit=1000"} {
		leavesWhatIsOpen(t, limit)
	}
}

func leavesWhatIsOpen(t *testing.T, limit string) {
	dir := source(t, slowSide)
	out := filepath.Join(dir, "r.json")
	var e ended
	var d *report.Document
	for range 3 { // a step may take too long beside other tests
		e = start(t, dir, "run", "p.c", limit, "--solver-limit", "100000", "--json", out).wait(t, time.Minute)
		if d = document(t, out); d.Stats.PathsCut == 0 {
			break
		}
	}
	said := slices.ContainsFunc(d.Ledger, func(e report.Entry) bool { return e.Kind == "solver-unknown" && e.Effect == "incomplete" })
	if e.code != exitViolated || d.Complete || !said || d.Stats.PathsCut != 0 {
		t.Errorf("%s: exit code %d, complete: %t, %d paths cut, %v", limit, e.code, d.Complete, d.Stats.PathsCut, d.Ledger)
	}
	if !slices.ContainsFunc(d.Violations, func(v report.Violation) bool { return v.At == "p.c:13" && v.Validated }) {
		t.Errorf("%s: %d violations: what lies elsewhere was not found", limit, len(d.Violations))
	}
}

// slowSide has an assertion that fails for the two factors of a number only, and on the other way one that fails
// easily.
const slowSide = `#include <assert.h>
extern unsigned __VERIFIER_nondet_uint(void);
int main(void)
{
	unsigned x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint();
	if (x > 1) {
		if (y < 2)
			return 0;
		unsigned long long z = x;
		assert(z * y != 8939875030310293193ull);
		return 0;
	}
	assert(y != 7);
	return 0;
}
`
