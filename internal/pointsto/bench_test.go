package pointsto_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// generate writes a program of n units in subsystems; each unit has a list, a lock, a hash table with a
// function in it, and a few loops, and calls its neighbours.
func generate(n int) string {
	var b strings.Builder
	b.WriteString(`#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct node { struct node *next, *prev; char *name; int key; int *value; };
struct table { pthread_mutex_t lock; struct node *heads[32]; int count; int (*hash)(const char *); };
static void *xmalloc(size_t n) { void *p = malloc(n); if (!p) abort(); return p; }
`)
	for c := range (n + subsystem - 1) / subsystem {
		writeSubsystem(&b, c, min(subsystem, n-c*subsystem))
	}
	b.WriteString("int main(int argc, char **argv) {\n\tpthread_t t;\n")
	for c := range (n + subsystem - 1) / subsystem {
		fmt.Fprintf(&b, "\tfor (int i = 0; i < 8; i++) pthread_create(&t, 0, worker%d, &tables%d[i]);\n", c, c)
	}
	b.WriteString("\tpthread_join(t, 0);\n\treturn 0;\n}\n")
	return b.String()
}

// subsystem is how many units share their tables.
const subsystem = 20

// writeSubsystem writes m units that share a table of tables and a thread.
func writeSubsystem(b *strings.Builder, c, m int) {
	fmt.Fprintf(b, "static struct table tables%d[64];\n", c)
	first := c * subsystem
	for u := first; u < first+m; u++ {
		fmt.Fprintf(b, "int unit%d(struct table *t, const char *name, int depth);\n", u)
	}
	for u := first; u < first+m; u++ {
		other := first + (u*7+3)%m
		fmt.Fprintf(b, unit, u, u, u, u, u, u, other, u, u, other, c, u, u, u, u)
	}
	fmt.Fprintf(b, "static void *worker%d(void *arg) {\n\tstruct table *t = arg;\n", c)
	for u := first; u < first+m; u++ {
		fmt.Fprintf(b, "\tt->hash = hash%d; unit%d(t, \"w\", %d);\n", u, u, u)
	}
	b.WriteString("\treturn t;\n}\n")
}

const unit = `
static int global%d; static struct node *free%d;
static int hash%d(const char *s) { int h = 0; while (*s) h = h * 31 + *s++; return h & 31; }
static struct node *make%d(const char *name, int key) {
	struct node *m = xmalloc(sizeof *m);
	m->name = strdup(name); m->key = key; m->next = m->prev = 0; m->value = &global%d;
	return m;
}
int unit%d(struct table *t, const char *name, int depth) {
	if (depth > 8) return unit%d(t, name, depth - 1);
	pthread_mutex_lock(&t->lock);
	int h = t->hash(name);
	struct node *m = make%d(name, h);
	m->next = t->heads[h];
	if (m->next) m->next->prev = m;
	t->heads[h] = m;
	t->count++;
	pthread_mutex_unlock(&t->lock);
	for (struct node *p = t->heads[h]; p; p = p->next) {
		if (!strcmp(p->name, name)) *p->value += depth;
		else if (p->prev) { p->prev->next = p->next; p->next->prev = p->prev; free%d = p; }
	}
	unit%d(&tables%d[depth], m->name, depth + 1);
	char line[80];
	snprintf(line, sizeof line, "%%s %%d", m->name, m->key);
	struct node *pair[2] = { m, free%d };
	memcpy(pair + 1, pair, sizeof *pair);
	int **cells = malloc(16 * sizeof *cells);
	for (int i = 0; i < 16; i++) cells[i] = i & 1 ? &global%d : pair[i & 1]->value;
	int sum = 0;
	for (int i = 0; i < 16; i++) sum += *cells[i];
	free(cells);
	if (free%d) { free(free%d->name); }
	return sum;
}
`

func instructions(p *ir.Program) (user, all int) {
	for _, f := range p.Funcs {
		all += len(f.Code)
		if !f.Runtime {
			user += len(f.Code)
		}
	}
	return user, all
}

// BenchmarkAnalyze analyses generated programs; ns/instr is per instruction of user code.
func BenchmarkAnalyze(b *testing.B) {
	for _, units := range []int{40, 650} {
		b.Run(fmt.Sprintf("units=%d", units), func(b *testing.B) {
			p := loadC(b, generate(units), ir.LP64)
			user, _ := instructions(p)
			b.ReportMetric(float64(user), "instrs")
			for b.Loop() {
				pointsto.Analyze(p)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(user), "ns/instr")
		})
	}
}

// BenchmarkCorpus analyses the IR files that the glob MIDWAY_LL names, if it is set.
func BenchmarkCorpus(b *testing.B) {
	files, err := filepath.Glob(os.Getenv("MIDWAY_LL"))
	if err != nil {
		b.Fatal(err)
	}
	for _, path := range files {
		p, err := ir.Load([]string{path}, ir.Options{LibraryFor: models})
		if err != nil {
			b.Logf("%s: %v", path, err)
			continue
		}
		user, _ := instructions(p)
		b.Run(fmt.Sprintf("%s/%d", filepath.Base(path), user), func(b *testing.B) {
			for b.Loop() {
				pointsto.Analyze(p)
			}
		})
	}
}
