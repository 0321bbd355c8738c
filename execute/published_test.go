package execute_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/long"
)

// threadsThenJoined is a main function that runs n threads of f, each with its number, and joins them in that order.
func threadsThenJoined(f string, n int) string {
	return fmt.Sprintf(`
int main(void) {
	pthread_t t[%d];
	for (long k = 0; k < %d; k++)
		pthread_create(&t[k], 0, %s, (void *)k);
	for (long k = 0; k < %d; k++)
		pthread_join(t[k], 0);
	return 0;
}
`, n, n, f, n)
}

// published are families of programs with the number of their Mazurkiewicz traces, as a function of their size:
// Abdulla, Aronsson, Jonsson and Sagonas, Optimal Dynamic Partial Order Reduction, POPL 2014, and the fib program of
// SV-COMP as other tools count it.
var published = []struct {
	name   string
	n      int
	traces int
	why    string // there are so many
	text   func(n int) string
}{
	{"writers", 4, 24, "4! orders of the writes", func(n int) string {
		return `int v; void *w(void *a) { v = (int)(long)a; return 0; }` + threadsThenJoined("w", n)
	}},
	{"readers", 6, 64, "each of 6 reads comes before or after the write: 2^6", func(n int) string {
		return `int v; void *w(void *a) { if (a) { int l = v; return (void *)(long)l; } v = 1; return 0; }` + threadsThenJoined("w", n+1)
	}},
	{"lastzero", 5, 64, "2^(n-2) (n+3)", func(n int) string {
		return fmt.Sprintf(`
enum { N = %d };
int cell[N + 1];
void *w(void *a) {
	long j = (long)a;
	if (j > 0)
		cell[j] = cell[j - 1] + 1;
	else
		for (int i = N; cell[i]; i--) ;
	return 0;
}`, n) + threadsThenJoined("w", n+1)
	}},
	{"indexer", 13, 64, "8^(n-11)", func(n int) string {
		return `
int table[128];
pthread_mutex_t slot[128];
void *w(void *a) {
	int id = (int)(long)a;
	for (int k = 1; k <= 4; k++) {
		int value = k * 11 + id, h = value * 7 % 128;
		for (int done = 0; !done; h = (h + 1) % 128) {
			pthread_mutex_lock(&slot[h]);
			if (!table[h])
				table[h] = value, done = 1;
			pthread_mutex_unlock(&slot[h]);
		}
	}
	return 0;
}` + threadsThenJoined("w", n)
	}},
	{"file system", 17, 16, "2^(n-13)", func(n int) string {
		return `
pthread_mutex_t inodes[32], blocks[26];
int inode[32], busy[26];
void *w(void *a) {
	int i = (int)(long)a % 32;
	pthread_mutex_lock(&inodes[i]);
	if (!inode[i])
		for (int b = i * 2 % 26; !inode[i]; b = (b + 1) % 26) {
			pthread_mutex_lock(&blocks[b]);
			if (!busy[b])
				busy[b] = 1, inode[i] = b + 1;
			pthread_mutex_unlock(&blocks[b]);
		}
	pthread_mutex_unlock(&inodes[i]);
	return 0;
}` + threadsThenJoined("w", n)
	}},
	{"fib", 3, 1698, "as other tools count it", func(n int) string {
		return strings.ReplaceAll(`
int i = 1, j = 1;
void *first(void *a) { for (int k = 0; k < N; k++) i = i + j; return 0; }
void *second(void *a) { for (int k = 0; k < N; k++) j = j + i; return 0; }
int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, first, 0);
	pthread_create(&u, 0, second, 0);
	assert(i < 1000 && j < 1000);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
`, "N", fmt.Sprint(n))
	}},
}

// TestPublishedCounts: each trace is run to its end once; with wakeup trees no run is begun in vain.
func TestPublishedCounts(t *testing.T) {
	long.Test(t)
	for _, p := range published {
		t.Run(p.name, func(t *testing.T) {
			program := load(t, "#include <assert.h>\n#include <pthread.h>\n"+p.text(p.n))
			for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
				s := countRuns(t, program, how, "")
				if s.Runs != p.traces || how == execute.Optimal && s.RunsBlocked > 0 {
					t.Errorf("%s: %d runs, %d blocked; there are %d traces (%s)", how, s.Runs, s.RunsBlocked, p.traces, p.why)
				}
			}
		})
	}
}

func countRuns(t *testing.T, p *ir.Program, how execute.Reduction, without string) execute.Stats {
	m, st := machineOf(t, p, true, how)
	return execute.New(m, execute.Options{Reduction: how, Ends: execute.Ends{OnlyCount: true}}).WithoutRule(without).Run(context.Background(), st).Stats
}

// TestDoubtAboutJoins: where it is open what else may enable a join, all threads are explored before the steps that end
// the joined threads. Runs are begun in vain, and no trace is lost.
func TestDoubtAboutJoins(t *testing.T) {
	for _, p := range published {
		if p.name != "lastzero" && p.name != "readers" {
			continue
		}
		program := load(t, "#include <assert.h>\n#include <pthread.h>\n"+p.text(p.n))
		for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
			if s := countRuns(t, program, how, "enabler"); s.Runs != p.traces {
				t.Errorf("%s, %s: %d runs; there are %d traces", p.name, how, s.Runs, p.traces)
			}
		}
	}
}
