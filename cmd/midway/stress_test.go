package main

import (
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"midway/internal/long"
)

// stress is how often a process is stopped at a random moment; make stress has the long form.
var stress = flag.Int("stress", 10, "processes that are stopped at random moments")

// Programs that explode, each in its own way.
const (
	explodingPaths = `
extern int __VERIFIER_nondet_int(void);
int main(void)
{
	int n = 0;
	for (int i = 0; i < 40; i++)
		if (__VERIFIER_nondet_int() == i)
			n++;
	return n;
}
`
	explodingHeap = `
#include <stdlib.h>
#include <string.h>
int main(void)
{
	for (unsigned n = 0;; n++) {
		unsigned *p = malloc(100000);
		for (int i = 0; i < 25000; i += 50)
			p[i] = n;
		if (p[0] != n)
			free(p);
	}
}
`
	explodingCopies = `
#include <stdlib.h>
#include <string.h>
int main(void)
{
	char *p = malloc(1000);
	p[0] = 1;
	for (unsigned n = 1000;; n += n / 2) {
		char *q = malloc(n + n / 2);
		memcpy(q + 1, p, n);
		p = q;
		p[n / 2 + 3] = 2;
	}
}
`
	explodingSchedules = `
#include <assert.h>
#include <pthread.h>
static int a, b, c, n;
static void *f(void *arg)
{
	for (int i = 0; i < 6; i++) {
		a = a * 3 + b;
		b = b * 5 + c + 1;
		c = c * 7 + a + (long)arg;
	}
	return 0;
}
int main(void)
{
	pthread_t t[5];
	for (long i = 0; i < 5; i++)
		pthread_create(&t[i], 0, f, (void *)i);
	for (int i = 0; i < 5; i++)
		pthread_join(t[i], 0);
	assert(a != 99 || n);
	return 0;
}
`
	explodingQueries = `
#include <assert.h>
extern unsigned long long __VERIFIER_nondet_ulonglong(void);
int main(void)
{
	unsigned long long x = __VERIFIER_nondet_ulonglong(), y = __VERIFIER_nondet_ulonglong(), z = 1;
	for (int i = 0; i < 60; i++) {
		z = z * x + y % (z | 3);
		assert(z * z != 0x123456789abcdefull + y);
	}
	return 0;
}
`
	explodingArrays = `
#include <assert.h>
extern unsigned __VERIFIER_nondet_uint(void);
static unsigned a[100000];
int main(void)
{
	for (unsigned n = 0; n < 100000; n++) {
		unsigned i = __VERIFIER_nondet_uint(), j = __VERIFIER_nondet_uint();
		if (i >= 100000 || j >= 100000)
			return 0;
		a[i] = a[j] + n;
		assert(a[j] != 77777 || i == j);
	}
	return 0;
}
`
)

// TestMemoryLimitHolds: programs that explode are stopped at the limit or before, whatever takes the memory, and the
// result is whole and not safe.
func TestMemoryLimitHolds(t *testing.T) {
	long.Test(t)
	// the process is looked at every 20 ms, and Z3 does not leave a query at once
	const limit, slack = 150 << 20, 112 << 20
	most := "5s"
	if *stress >= 100 {
		most = "20s"
	}
	for name, c := range map[string]struct{ program, flags string }{
		"paths":     {explodingPaths, "run p.c"},
		"heap":      {explodingHeap, "run p.c"},
		"copies":    {explodingCopies, "check p.c"},
		"schedules": {explodingSchedules, "check p.c --properties assertions,races --no-summaries"},
		"summaries": {explodingSchedules, "check p.c --properties assertions"},
		"queries":   {explodingQueries, "check p.c"},
		"arrays":    {explodingArrays, "check p.c"},
	} {
		if !long.Turn(name) {
			continue
		}
		t.Run(name, func(t *testing.T) {
			dir := source(t, c.program)
			e := start(t, dir, append(strings.Fields(c.flags), "--memory", "150M", "--time", most, "--json", "r.json")...).wait(t, time.Minute)
			d := document(t, filepath.Join(dir, "r.json"))
			if e.code == exitSafe || d.Verdict == "safe" || d.Complete {
				t.Errorf("exit code %d, verdict %s, complete: %t", e.code, d.Verdict, d.Complete)
			}
			if e.peak > limit+slack {
				t.Errorf("%d MiB were held of %d", e.peak>>20, limit>>20)
			}
			t.Logf("%d MiB, %v, exit code %d", e.peak>>20, e.took.Round(time.Second/10), e.code)
		})
	}
}

// TestDiskFull: a disk that is full while a result is written is said in one line; a result that was there before
// stays, nothing half-written does, and what was found is on standard output.
func TestDiskFull(t *testing.T) {
	long.Test(t)
	dir := source(t, explodingPaths)
	disk := filepath.Join(dir, "disk")
	if err := os.Mkdir(disk, 0o700); err != nil {
		t.Fatal(err)
	}
	old := []byte("what was there before\n")
	mounted := syscall.Mount("tmpfs", disk, "tmpfs", 0, "size=128k") == nil
	if mounted {
		defer func() { _ = syscall.Unmount(disk, 0) }()
	}
	for _, kind := range []string{"json", "html"} {
		out := filepath.Join(disk, "r."+kind)
		if !mounted { // not allowed here
			if err := os.Symlink("/dev/full", out); err != nil {
				t.Fatal(err)
			}
		} else if err := os.WriteFile(out, old, 0o600); err != nil {
			t.Fatal(err)
		}
		p := start(t, dir, "run", "p.c", "--paths", "3000", "--max-listed", "3000", "--"+kind, out)
		e := p.wait(t, time.Minute)
		stderr := p.stderr.String()
		if e.code != exitUsage || !strings.Contains(stderr, "no space left on device") || strings.Count(stderr, "\n") != 1 {
			t.Errorf("--%s: exit code %d, %q", kind, e.code, stderr)
		}
		if !strings.Contains(p.stdout.String(), "3000 paths") {
			t.Errorf("--%s: what was found is not on standard output: %.200q", kind, p.stdout.String())
		}
		if !mounted {
			continue
		}
		if data, err := os.ReadFile(out); err != nil || string(data) != string(old) {
			t.Errorf("--%s: what was there before is %.40q, %v", kind, data, err)
		}
		if left, err := os.ReadDir(disk); err != nil || len(left) != 1 {
			t.Errorf("--%s: %d files are left, %v", kind, len(left), err)
		}
		os.Remove(out)
	}
}

// stopped is a program each run of which ends in its one violation, after a while and a race that may happen or not;
// there are too many runs.
const stopped = `
#include <assert.h>
#include <pthread.h>
static int x, y;
static void *f(void *arg)
{
	for (int i = 0; i < 5; i++)
		x = x * 3 + y++;
	return 0;
}
int main(void)
{
	pthread_t t[4];
	unsigned seed = 1;
	for (int i = 0; i < 3000000; i++)
		seed = seed * 1103515245 + 12345;
	for (int i = 0; i < 4; i++)
		pthread_create(&t[i], 0, f, 0);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], 0);
	assert(x == -1 && seed);
	return 0;
}
`

// TestStoppedAtRandomMoments sends SIGTERM at random moments to explorations that have a violation in each of their
// runs. The result is whole; where a run had come to its end, the violation is there, with its schedule; the exit code
// says what the result does.
func TestStoppedAtRandomMoments(t *testing.T) {
	long.Test(t)
	dir := source(t, stopped)
	lot := rand.New(rand.NewPCG(uint64(*stress), 1))
	counts := map[string]int{}
	heard := &overruns{}
	defer heard.judge(t)
	for i := range *stress {
		flags := []string{"", "--no-summaries", "--por optimal", "--no-por", "--no-validate"}[i%5]
		out := filepath.Join(dir, "r.json")
		os.Remove(out)
		p := start(t, dir, append([]string{"check", "p.c", "--properties", "assertions,races", "--memory", "1G", "--json", out}, strings.Fields(flags)...)...)
		time.Sleep(time.Duration(lot.Int64N(int64(600 * time.Millisecond))))
		if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		signalled := time.Now()
		e := p.wait(t, 30*time.Second)
		heard.took(t, flags, time.Since(signalled))
		if _, err := os.Stat(out); err != nil {
			if e.signal != syscall.SIGTERM || p.stdout.Len() > 0 { // else it was before signals are heard
				t.Errorf("%s: no result, exit code %d, %v, %q", flags, e.code, e.signal, p.stderr.String())
			}
			counts["early"]++
			continue
		}
		d := document(t, out)
		want := map[string]int{"violated": exitViolated, "unknown": exitUnknown}[d.Verdict]
		if e.code != want || d.Complete || (d.Verdict == "violated") != (len(d.Violations) > 0) {
			t.Errorf("%s: exit code %d, verdict %s, complete: %t, %d violations", flags, e.code, d.Verdict, d.Complete, len(d.Violations))
		}
		found := false
		for _, v := range d.Violations {
			found = found || v.Kind == "assertion"
			if len(v.Schedule) == 0 {
				t.Errorf("%s: a %s without its schedule", flags, v.Kind)
			}
		}
		if d.Stats.Runs > 0 && !found {
			t.Errorf("%s: %d runs, and none of their violations", flags, d.Stats.Runs)
		}
		counts[d.Verdict]++
		if left, err := filepath.Glob(filepath.Join(dir, ".midway-*")); err != nil || len(left) > 0 {
			t.Errorf("%s: %q is left", flags, left)
		}
	}
	t.Logf("stopped: %v", counts)
	if *stress >= 100 && (counts["violated"] == 0 || counts["unknown"] == 0) {
		t.Error("too little was seen: ", counts)
	}
}
