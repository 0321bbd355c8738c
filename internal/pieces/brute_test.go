package pieces_test

import (
	stdctx "context"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/internal/pieces"
	"midway/internal/pipeline"
	"midway/internal/report"
)

// programs is how many programs TestPiecesAgreeWithCheck generates; seed is the first one's number.
var (
	programs = flag.Int("pieces-programs", 4, "programs that are explored by pieces and from main")
	seed     = flag.Uint64("pieces-seed", 1, "the number of the first of them")
)

// statements are what generated threads do; %d is a small number.
var statements = []string{
	"pthread_mutex_lock(&m); a++; pthread_mutex_unlock(&m);",
	"pthread_mutex_lock(&m); b = a + %d; pthread_mutex_unlock(&m);",
	"pthread_mutex_lock(&m); assert(a <= %d); pthread_mutex_unlock(&m);",
	"pthread_mutex_lock(&m); if (a == %d) b = 0; else a = 1; pthread_mutex_unlock(&m);",
	"pthread_mutex_lock(&k); c += a1; pthread_mutex_unlock(&k);",
	"pthread_mutex_lock(&k); pthread_mutex_lock(&m); a = c; pthread_mutex_unlock(&m); pthread_mutex_unlock(&k);",
	"pthread_mutex_lock(&m); pthread_mutex_lock(&k); c = a; pthread_mutex_unlock(&k); pthread_mutex_unlock(&m);",
	"if (i == %d) { pthread_mutex_lock(&m); assert(b != %d); pthread_mutex_unlock(&m); }",
	"pthread_mutex_lock(&m); while (!ready) pthread_cond_wait(&v, &m); pthread_mutex_unlock(&m);",
	"pthread_mutex_lock(&m); ready = 1; pthread_cond_broadcast(&v); pthread_mutex_unlock(&m);",
	"sem_post(&s); sem_wait(&s);",
	"c = %d;",
	"a1 = c;",
	"p = a1 == %d ? 0 : &c; *p = 1;",
}

// threaded is a program of two threads with loops, by number.
func threaded(number uint64) string {
	r := rand.New(rand.NewPCG(number, 7))
	var w strings.Builder
	w.WriteString("#include <assert.h>\n#include <pthread.h>\n#include <semaphore.h>\n" +
		"int a, b, c, ready; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, k = PTHREAD_MUTEX_INITIALIZER;\n" +
		"pthread_cond_t v = PTHREAD_COND_INITIALIZER; sem_t s;\n")
	list := func(n int) {
		for range n {
			text := statements[r.IntN(len(statements))]
			for strings.Contains(text, "%d") {
				text = strings.Replace(text, "%d", fmt.Sprint(r.IntN(4)), 1)
			}
			w.WriteString("\t\t" + text + "\n")
		}
	}
	for _, name := range []string{"one", "two"} {
		fmt.Fprintf(&w, "void *%s(void *x)\n{\n\tint a1 = 0, *p; (void)a1; (void)p;\n\tfor (int i = 0; i < %d; i++) {\n", name, 1+r.IntN(2))
		list(1 + r.IntN(2))
		w.WriteString("\t}\n\treturn x;\n}\n")
	}
	w.WriteString("int main(void)\n{\n\tpthread_t t, u;\n\tsem_init(&s, 0, 0);\n\tpthread_create(&t, 0, one, 0);\n\tpthread_create(&u, 0, two, 0);\n")
	if r.IntN(2) == 0 {
		w.WriteString("\tint i = 0, a1 = 0, *p; (void)i; (void)a1; (void)p;\n")
		list(1)
	}
	w.WriteString("\tpthread_join(t, 0);\n\tpthread_join(u, 0);\n")
	fmt.Fprintf(&w, "\tassert(a <= %d);\n\treturn 0;\n}\n", 1+r.IntN(5))
	return w.String()
}

// keys are the violations of a document that pieces look for, of a level at least.
func keys(d *report.Document, level string) (out []string) {
	for i := range d.Violations {
		v := &d.Violations[i]
		if v.Kind != "livelock" && slices.Index(report.Levels, v.Level) <= slices.Index(report.Levels, level) {
			out = append(out, report.Same(v))
		}
	}
	slices.Sort(out)
	return out
}

// TestPiecesAgreeWithCheck: where pieces are complete they show every violation that an exploration from main does, and
// none that they confirm is another one. Where they are safe, so is the program.
func TestPiecesAgreeWithCheck(t *testing.T) {
	long.Test(t)
	complete, safe, found, confirmed := 0, 0, 0, 0
	for number := *seed; number < *seed+uint64(*programs); number++ {
		text := threaded(number)
		o := options(t, text)
		o.Command = "check"
		whole, err := pipeline.Run(stdctx.Background(), o, pipeline.Output{})
		if err != nil {
			t.Fatal(err)
		}
		o.Command, o.Time = "pieces", 0
		r, err := (&pieces.Pieces{}).Explore(stdctx.Background(), o)
		if err != nil {
			t.Fatal(err)
		}
		if !whole.Complete {
			continue
		}
		all, every := keys(whole, report.Latent), keys(r.Document, report.Latent)
		for _, key := range keys(r.Document, report.Confirmed) {
			if confirmed++; !slices.Contains(all, key) {
				t.Errorf("%d: %q was confirmed, and is not possible\n%s", number, key, text)
			}
		}
		if !r.Complete {
			continue
		}
		if complete++; r.Verdict == report.Safe {
			safe++
		}
		for _, key := range all {
			if found++; !slices.Contains(every, key) {
				t.Errorf("%d: %q was missed\n%s", number, key, text)
			}
		}
	}
	t.Logf("%d programs: %d complete, %d of them safe, %d violations, %d confirmed", *programs, complete, safe, found, confirmed)
	if complete == 0 || confirmed == 0 {
		t.Error("nothing was compared")
	}
}
