package pipeline

import (
	stdctx "context"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"midway/internal/long"
)

const racing = `#include <pthread.h>
#include <stdlib.h>
struct queue { int n; struct queue *next; pthread_mutex_t m; };
static struct queue *q; static int x;
static void push(struct queue *q) { pthread_mutex_lock(&q->m); q->n++; pthread_mutex_unlock(&q->m); x++; }
extern void unknown(void *);
static void *work(void *arg) { push(arg); push(q); unknown(arg); return arg; }
int main(void) {
	pthread_t t;
	q = calloc(1, sizeof *q); q->next = malloc(sizeof *q);
	pthread_mutex_init(&q->m, 0);
	pthread_create(&t, 0, work, q); push(q); return pthread_join(t, 0);
}
`

// ran is what a run finds, without how long it took and how much memory: "" after an error.
func ran(t *testing.T, o Options) string {
	t.Helper()
	o.KeepAll, o.Time = true, 0
	doc, err := Run(stdctx.Background(), &o, Output{})
	if err != nil {
		t.Fatal(err)
	}
	doc.Stats.WallSeconds, doc.Stats.PeakMemoryBytes = 0, 0
	text, err := json.Marshal(doc)
	if err != nil {
		t.Fatal(err)
	}
	return regexp.MustCompile(`"(\w*[sS]econds|peakMemoryKiB)":[0-9.e-]+`).ReplaceAllString(string(text), "")
}

// known is what the facts of a context are.
func known(t *testing.T, o Options) string {
	t.Helper()
	o.KeepAll = true
	text, err := DescribeFacts(stdctx.Background(), &o)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// With a program and its points-to graph as they were kept a run finds what it finds otherwise; and whatever happens to
// what was kept.
func TestKeptOnDisk(t *testing.T) {
	long.Test(t)
	dir := t.TempDir()
	path := filepath.Join(dir, "p.c")
	write(t, path, racing)
	o := Options{Command: "run", Programs: []string{path}, At: []string{"t1=push", "t2=work"}, Cache: filepath.Join(dir, "cache")}
	plain := o
	plain.NoCache = true
	want := ran(t, plain)
	if files(t, o.Cache) != 0 {
		t.Fatal("--no-cache keeps something")
	}
	check := func(when string, o Options) {
		t.Helper()
		if got := ran(t, o); got != want {
			t.Errorf("%s: %s\nwant %s", when, got, want)
		}
	}
	check("at first", o)
	if n := files(t, o.Cache); n != 3 {
		t.Fatalf("%d files are kept", n)
	}
	check("then", o)
	list, _ := filepath.Glob(filepath.Join(o.Cache, "*"))
	for _, file := range list {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range []int{0, 10, 50, len(data) / 2, len(data) - 1} {
			write(t, file, string(data[:n]))
			check("cut short", o)
			flipped := append([]byte(nil), data...)
			flipped[n] ^= 1
			write(t, file, string(flipped))
			check("damaged", o)
		}
	}
	elsewhere := o
	elsewhere.Cache = path // a file
	check("where no directory is", elsewhere)
	var group sync.WaitGroup
	for range 4 {
		group.Add(1)
		go func() {
			defer group.Done()
			check("at once", o)
		}()
	}
	group.Wait()
}

// Another program, other flags and another reading of functions without a body are not what was kept.
func TestKeptByWhatItDependsOn(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "p.c")
	write(t, path, racing)
	o := Options{Command: "run", Programs: []string{path}, At: []string{"t1=push", "t2=work"}, Cache: filepath.Join(dir, "cache")}
	known(t, o)
	loud := o
	loud.ExternDefault = "anything"
	defined := o
	defined.Defines = []string{"unknown=free"}
	edited := o
	for name, o := range map[string]Options{"--extern-default": loud, "-D": defined, "an edit": edited} {
		if name == "an edit" {
			o.Programs = []string{filepath.Join(dir, "q.c")}
			write(t, o.Programs[0], strings.Replace(racing, "x++", "x += 2", 1))
		}
		plain := o
		plain.NoCache = true
		if got, want := known(t, o), known(t, plain); got != want {
			t.Errorf("%s: %s\nwant %s", name, got, want)
		}
	}
	if n := files(t, o.Cache); n < 6 {
		t.Errorf("%d files are kept", n)
	}
}

func files(t *testing.T, dir string) int {
	t.Helper()
	list, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil {
		t.Fatal(err)
	}
	return len(list)
}
