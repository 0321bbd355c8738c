package execute_test

import (
	"context"
	"encoding/binary"
	"flag"
	"fmt"
	"maps"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/long"
	"midway/internal/property"
	"midway/internal/symmetry"
)

var symmetryFrom = flag.Int64("symmetry-from", 1, "the seed of the first program of TestSymmetryOnGeneratedPrograms")

// alike is a program in which some threads run the same function, and whose main may do something between creations and
// between joins by which they can be told apart.
func alike(prefix string, r *rand.Rand, of []string) string {
	var w strings.Builder
	kinds := 1 + r.Intn(2)
	for k := range kinds {
		fmt.Fprintf(&w, "void *%st%d(void *arg) {\n\tint r = 0;\n", prefix, k)
		for range 1 + r.Intn(2) {
			fmt.Fprintf(&w, "\t%s\n", of[r.Intn(len(of))])
		}
		w.WriteString("\tif (r == 1)\n\t\tw.b++;\n\treturn arg;\n}\n")
	}
	w.WriteString("\nint " + prefix + "main(void) {\n\tpthread_t t[3];\n\tint r = 0;\n\tinput = __VERIFIER_nondet_int() & 1;\n")
	w.WriteString("\th = malloc(4);\n\t*h = 1;\n\tsem_init(&s, 0, 0);\n\tpthread_barrier_init(&b, 0, 2);\n")
	n := 2 + r.Intn(2)
	sometimes := func() {
		if r.Intn(8) == 0 {
			fmt.Fprintf(&w, "\t%s\n", of[r.Intn(len(of))])
		}
	}
	for t := range n {
		fmt.Fprintf(&w, "\tpthread_create(&t[%d], 0, %st%d, %s);\n", t, prefix, min(t, kinds-1), []string{"0", "0", "(void *)1", "&x"}[r.Intn(4)])
		sometimes()
	}
	for _, t := range r.Perm(n) {
		fmt.Fprintf(&w, "\tpthread_join(t[%d], 0);\n", t)
		sometimes()
	}
	w.WriteString("\tout[0] = r;\n\treturn 0;\n}\n")
	return w.String()
}

// eachAlike generates such programs.
func eachAlike(t *testing.T, family string, n int, do func(p *ir.Program, src string)) {
	t.Helper()
	var w, choose strings.Builder
	w.WriteString(prologue + "int which;\n")
	var each []string
	for i := range n {
		r := rand.New(rand.NewSource(*symmetryFrom + int64(i)))
		each = append(each, alike(fmt.Sprintf("p%d_", i), r, statements[family]))
		w.WriteString(each[i])
		fmt.Fprintf(&choose, "\tcase %d: return p%d_main();\n", i, i)
	}
	w.WriteString("int main(void) {\n\tswitch (which) {\n" + choose.String() + "\t}\n\treturn 0;\n}\n")
	p := load(t, w.String())
	for i, src := range each {
		which := make([]byte, 4)
		binary.LittleEndian.PutUint32(which, uint32(i))
		p.Global("which").Init = which
		do(p, fmt.Sprintf("seed %d\n%s", *symmetryFrom+int64(i), src))
	}
}

// observedAlike explores a program with symmetry reduction or without; nil where there are too many paths.
func observedAlike(
	t *testing.T, p *ir.Program, memory, symmetric, summaries bool, how execute.Reduction,
) (*execute.Result, map[string]bool) {
	t.Helper()
	m, st := machineOf(t, p, memory, how)
	if symmetric {
		m.Opt.Symmetry = symmetry.Of(p)
	}
	m.Opt.Footprints = summaries
	o := &observer{p: p, m: m, found: map[string]bool{}}
	res := execute.New(m, execute.Options{
		Reduction: how,
		Bounds:    execute.Bounds{Paths: 3000},
		Wanted:    execute.Wanted{Properties: m.Opt.Properties},
		Ends:      execute.Ends{OnlyCount: true},
		Pruning:   execute.Pruning{Symmetry: symmetric, Summaries: summaries},
		Observer:  execute.Observer{OnEnd: o.end},
	}).Run(context.Background(), st)
	for _, e := range leftOpen(m.Ledger) {
		if e.Kind != "limit" {
			t.Errorf("%s: %s", e.Kind, e.Text)
		}
		return res, nil
	}
	if summaries {
		o.found = map[string]bool{} // whether a state is come to at last is not shown
	}
	maps.Copy(o.found, violationsIn(p, res))
	return res, o.found
}

// violationsOnly are the violations among what was found.
func violationsOnly(found map[string]bool) map[string]bool {
	out := map[string]bool{}
	for k := range found {
		if strings.Contains(k, " at ") || k == "a race" {
			out[k] = true
		}
	}
	return out
}

// TestSymmetryOnGeneratedPrograms holds explorations with symmetry reduction against all schedules: the same final
// states, which do not tell which thread did what, the same violations, and some race or none. In some of the programs
// threads can be told apart by what main does between creations or between joins.
func TestSymmetryOnGeneratedPrograms(t *testing.T) {
	long.Test(t)
	with, without, compared := 0, 0, 0
	for _, family := range slices.Sorted(maps.Keys(statements)) {
		eachAlike(t, family, *parityPrograms, func(p *ir.Program, src string) {
			for _, memory := range []bool{true, false} {
				_, want := observedAlike(t, p, memory, false, false, execute.NoReduction)
				if want == nil {
					continue
				}
				for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal, execute.Property} {
					all, _ := observedAlike(t, p, memory, false, false, how)
					res, got := observedAlike(t, p, memory, true, false, how)
					compared++
					with, without = with+res.Stats.Runs, without+all.Stats.Runs
					if !maps.Equal(want, got) || res.Stats.Runs > all.Stats.Runs {
						t.Errorf("%s %s, memory granularity %t: %d runs of %d\nlost %q\nadded %q\n%s", family, how, memory,
							res.Stats.Runs, all.Stats.Runs, beyond(want, got), beyond(got, want), src)
					}
				}
				for _, how := range []execute.Reduction{execute.SourceSets, execute.Property} {
					_, got := observedAlike(t, p, memory, true, true, how)
					if want := violationsOnly(want); got != nil && !maps.Equal(want, got) {
						t.Errorf("%s %s, with summaries, memory granularity %t\nlost %q\nadded %q\n%s", family, how, memory,
							beyond(want, got), beyond(got, want), src)
					}
				}
			}
		})
	}
	t.Logf("%d explorations compared, %d runs instead of %d", compared, with, without)
	if compared == 0 || with >= without {
		t.Errorf("%d explorations compared, %d runs instead of %d", compared, with, without)
	}
}

// alikeTraps are programs that are violated, and of which a reduction that takes threads to be alike where they are
// not finds nothing.
var alikeTraps = map[string]string{
	"arguments that matter": `
void *run(void *arg) {
	pthread_mutex_lock(&m);
	if (arg == (void *)1 && x == 0)
		y = 1;
	x++;
	pthread_mutex_unlock(&m);
	return 0;
}
int main(void) {
	pthread_t t[2];
	pthread_create(&t[0], 0, run, 0);
	pthread_create(&t[1], 0, run, (void *)1);
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	assert(!y);
}`,
	"the one that is stuck is joined last": `
void *run(void *arg) {
	pthread_mutex_lock(&m);
	int first = x++ == 0;
	while (first && !y)
		pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m);
	return 0;
}
int main(void) {
	pthread_t t[2];
	pthread_create(&t[0], 0, run, 0);
	pthread_create(&t[1], 0, run, 0);
	pthread_join(t[0], 0);
	pthread_mutex_lock(&m);
	assert(y);
	y = 1;
	pthread_cond_broadcast(&c);
	pthread_mutex_unlock(&m);
	pthread_join(t[1], 0);
}`,
	"a thread asks for its id": `
pthread_t one;
void *run(void *arg) {
	pthread_mutex_lock(&m);
	if (x++ == 0)
		one = pthread_self();
	else if (one > pthread_self())
		y = 1;
	pthread_mutex_unlock(&m);
	return 0;
}
int main(void) {
	pthread_t t[2];
	pthread_create(&t[0], 0, run, 0);
	pthread_create(&t[1], 0, run, 0);
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	assert(!y);
}`,
	"a thread knows its id": `
pthread_t t[2];
void *run(void *arg) {
	pthread_mutex_lock(&m);
	if (x++ == 0)
		y = pthread_equal(pthread_self(), t[1]);
	pthread_mutex_unlock(&m);
	return 0;
}
int main(void) {
	pthread_mutex_lock(&m);
	pthread_create(&t[0], 0, run, 0);
	pthread_create(&t[1], 0, run, 0);
	pthread_mutex_unlock(&m);
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	assert(!y);
}`,
	"something is written between the creations": `
void *run(void *arg) {
	pthread_mutex_lock(&m);
	int second = x++;
	pthread_mutex_unlock(&m);
	if (!second)
		return 0;
	while (w.a == 0)
		;
	y = w.b;
	return 0;
}
int main(void) {
	pthread_t t[2];
	pthread_create(&t[0], 0, run, 0);
	w.b = 1;
	pthread_create(&t[1], 0, run, 0);
	w.a = 1;
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
}`,
	"another thread joins": `
pthread_t t[2];
void *run(void *arg) {
	pthread_mutex_lock(&m);
	int first = x++ == 0;
	while (first && !y)
		pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m);
	return 0;
}
void *other(void *arg) {
	pthread_join(t[0], 0);
	pthread_mutex_lock(&m);
	assert(y);
	y = 1;
	pthread_cond_broadcast(&c);
	pthread_mutex_unlock(&m);
	pthread_join(t[1], 0);
	return 0;
}
int main(void) {
	pthread_t o;
	pthread_create(&t[0], 0, run, 0);
	pthread_create(&t[1], 0, run, 0);
	pthread_create(&o, 0, other, 0);
	pthread_join(o, 0);
}`,
	"an id is copied": `
void *run(void *arg) {
	pthread_mutex_lock(&m);
	int first = x++ == 0;
	while (first && !y)
		pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m);
	return 0;
}
int main(void) {
	pthread_t t[2], u;
	pthread_create(&t[0], 0, run, 0);
	pthread_create(&t[1], 0, run, 0);
	u = t[0];
	pthread_join(u, 0);
	pthread_mutex_lock(&m);
	assert(y);
	y = 1;
	pthread_cond_broadcast(&c);
	pthread_mutex_unlock(&m);
	pthread_join(t[1], 0);
}`,
}

// TestTrapsOfSymmetry: of the violations of these programs none is lost.
func TestTrapsOfSymmetry(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(alikeTraps)) {
		p := load(t, prologue+alikeTraps[name])
		for _, memory := range []bool{true, false} {
			_, want := observedAlike(t, p, memory, false, false, execute.SourceSets)
			want = violationsOnly(want)
			if len(want) == 0 && memory {
				t.Errorf("%s: nothing is violated", name)
			}
			for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal, execute.Property} {
				if _, got := observedAlike(t, p, memory, true, false, how); !maps.Equal(want, violationsOnly(got)) {
					t.Errorf("%s %s, memory granularity %t: lost %q", name, how, memory, beyond(want, got))
				}
			}
		}
	}
}

// TestSymmetryReduces counts runs of programs with threads alike: orders of n first steps are one.
func TestSymmetryReduces(t *testing.T) {
	for _, c := range []struct {
		name, body   string
		with, within int
	}{
		{"readers", "r = x;", 1, 1},
		{"sections", "pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m);", 1, 24},
		{"increments", "r = x; x = r + 1;", 105, 0},
	} {
		src := prologue + "void *run(void *arg) { int r = 0; " + c.body + " return arg; }\n" +
			"int main(void) {\n\tpthread_t t[4];\n\tfor (long i = 0; i < 4; i++)\n\t\tpthread_create(&t[i], 0, run, (void *)i);\n" +
			"\tfor (int i = 0; i < 4; i++)\n\t\tpthread_join(t[i], 0);\n\treturn 0;\n}\n"
		p := load(t, src)
		for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
			m, st := machineOf(t, p, true, how)
			m.Opt.Properties, m.Opt.Symmetry = property.Of(property.Assertions), symmetry.Of(p)
			res := execute.New(m, execute.Options{
				Reduction: how, Wanted: execute.Wanted{Properties: m.Opt.Properties},
				Ends: execute.Ends{OnlyCount: true}, Pruning: execute.Pruning{Symmetry: true},
			}).Run(context.Background(), st)
			if res.Stats.Runs != c.with || !res.Complete {
				t.Errorf("%s, %s: %d runs, want %d", c.name, how, res.Stats.Runs, c.with)
			}
		}
	}
}
