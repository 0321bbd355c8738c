package pieces_test

import (
	stdctx "context"
	"slices"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/long"
	"midway/internal/pieces"
	"midway/internal/pipeline"
	"midway/internal/report"
)

const workers = `#include <pthread.h>
static int n;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *worker(void *a)
{
	for (int i = 0; i < 5; i++) {
		pthread_mutex_lock(&m);
		n++;
		pthread_mutex_unlock(&m);
	}
	return a;
}
int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, worker, 0);
	pthread_create(&u, 0, worker, 0);
	int seen = n;
	pthread_join(t, 0);
	pthread_join(u, 0);
	return seen == 7;
}
`

// byPieces explores a program by pieces.
func byPieces(t *testing.T, stop stdctx.Context, o *pipeline.Options, out pieces.Output) *pieces.Result {
	t.Helper()
	r, err := (&pieces.Pieces{Out: out}).Explore(stop, o)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// found is what a run of pieces came to, whatever the order in which they were explored.
func found(d *report.Document) string {
	var contexts []string
	for i := range d.Contexts {
		contexts = append(contexts, d.Contexts[i].String()+": "+d.Contexts[i].Verdict)
	}
	slices.Sort(contexts)
	return strings.Join(slices.Concat([]string{d.Verdict}, contexts, keys(d, report.Latent)), "\n")
}

// TestPiecesAreResumed: a run that was stopped after some pieces goes on with the others, and comes to what an
// undisturbed one does.
func TestPiecesAreResumed(t *testing.T) {
	long.Test(t)
	o := options(t, workers)
	o.Command = "pieces"
	whole := byPieces(t, stdctx.Background(), o, pieces.Output{})
	if len(whole.Contexts) < 4 || !whole.Complete || whole.Verdict != report.Violated {
		t.Fatalf("%s, complete: %t, of %d contexts", whole.Verdict, whole.Complete, len(whole.Contexts))
	}
	store := &kept{}
	stop, cancel := stdctx.WithCancel(stdctx.Background())
	ended, again := 0, 0
	first := byPieces(t, stop, o, pieces.Output{Keeper: store, Progress: func(execute.Progress) {
		if ended++; ended == 3 {
			cancel()
		}
	}})
	if first.Complete {
		t.Error("a run that was stopped is complete")
	}
	second := byPieces(t, stdctx.Background(), o, pieces.Output{Keeper: store, Progress: func(execute.Progress) { again++ }})
	if a, b := found(whole.Document), found(second.Document); a != b {
		t.Errorf("resumed:\n%s\nundisturbed:\n%s", b, a)
	}
	if again == 0 || again >= 2*len(whole.Contexts) {
		t.Errorf("the second run explored %d times, of %d contexts", again, len(whole.Contexts))
	}
}

// TestPiecesGrow: what was reached grows, and contexts name the ones that lead to them.
func TestPiecesGrow(t *testing.T) {
	long.Test(t)
	o := options(t, workers)
	o.Command = "pieces"
	r := byPieces(t, stdctx.Background(), o, pieces.Output{})
	for i := 1; i < len(r.Series); i++ {
		if a, b := r.Series[i-1], r.Series[i]; b.Lines < a.Lines || b.Sides < a.Sides || b.Seconds < a.Seconds {
			t.Errorf("%+v comes after %+v", b, a)
		}
	}
	if c := r.Coverage; c.Reached == 0 || c.Reached != r.Series[len(r.Series)-1].Lines || c.Taken > c.Sides || c.SyncPairs == 0 {
		t.Errorf("coverage %+v", c)
	}
	for i, c := range r.Contexts {
		switch {
		case i == 0 && (c.From != nil || c.Depth != 0):
			t.Error("the first context has another one before it")
		case i > 0 && (c.From == nil || *c.From >= i || c.Depth != r.Contexts[*c.From].Depth+1 || !slices.Contains(r.Contexts[*c.From].Ends, i)):
			t.Errorf("context %d: %+v", i, c)
		}
	}
	for _, v := range r.Violations {
		if len(v.Chain) == 0 || v.Chain[0] != 0 || v.ShownFrom == nil || v.Level == report.Confirmed && *v.ShownFrom != 0 {
			t.Errorf("%s at %s: chain %v, shown from %v, %s", v.Kind, v.At, v.Chain, v.ShownFrom, v.Level)
		}
	}
}

// TestWholeProgram: where threads do not stop there is one piece.
func TestWholeProgram(t *testing.T) {
	o := options(t, workers)
	o.Command = "pieces"
	r, err := (&pieces.Pieces{Whole: true}).Explore(stdctx.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Contexts) != 1 || !r.Complete || r.Verdict != report.Violated {
		t.Errorf("%s, complete: %t, of %d contexts", r.Verdict, r.Complete, len(r.Contexts))
	}
}

// TestStopsThatAreNot: a place that there is none of is an error.
func TestStopsThatAreNot(t *testing.T) {
	if _, err := (&pieces.Pieces{Stops: []string{"nowhere.c:7"}}).Explore(stdctx.Background(), options(t, workers)); err == nil || !strings.Contains(err.Error(), "--stop") {
		t.Errorf("%v", err)
	}
}
