package execute_test

import (
	"context"
	"encoding/binary"
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/long"
	"midway/internal/pointsto"
	"midway/internal/slice"
)

// disciplined are statements that touch x and y under m only, and a under k, undisciplined some that do not, or do in
// sections what makes them none.
var (
	disciplined   = pool("disciplined")
	undisciplined = pool("undisciplined")
)

const sectionsPrologue = prologue + `#define LOCK(m) pthread_mutex_lock(&m)
#define FREE(m) pthread_mutex_unlock(&m)
#define A(s) __VERIFIER_atomic_begin(); s __VERIFIER_atomic_end();
pthread_mutex_t e = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
long longs[2] = {0x101, 0};
int z = 8;
void fa(void) { x++; }
void fb(void) { a[0] = 3; }
void (*fp)(void) = fb;
void adds(int *to) { *to += 1; }
void takes(void) { LOCK(m); }
`

// locking is a batch of programs whose threads lock, and which end in assertions of what came of it.
func locking(from int64, n int) (whole string, each []string) {
	var all, choose strings.Builder
	all.WriteString(sectionsPrologue + "int which;\n")
	for i := range n {
		r := rand.New(rand.NewSource(from + int64(i)))
		some := make([]string, 2+r.Intn(4))
		for k := range some {
			from := disciplined
			if r.Intn(8) == 0 {
				from = undisciplined
			}
			some[k] = "{ " + strings.ReplaceAll(from[r.Intn(len(from))], "BOUND", fmt.Sprint(r.Intn(9))) + " }"
		}
		src := mainLocks(generated(fmt.Sprintf("p%d_", i), r, 2+r.Intn(2), 3, some), r)
		end := strings.LastIndex(src, "\treturn 0;\n}\n")
		var w strings.Builder
		for range 1 + r.Intn(2) {
			fmt.Fprintf(&w, "\tassert(%s %s %d);\n", pick(r, "x", "y", "a[0]", "a[1]", "out[0]", "out[1]", "x + y", "a[0] + 2 * out[0]", "w.a", "w.b"), pick(r, "<", "<=", "!=", "!=", "!="), r.Intn(9))
		}
		each = append(each, src[:end]+w.String()+src[end:])
		all.WriteString(each[i])
		fmt.Fprintf(&choose, "\tcase %d: return p%d_main();\n", i, i)
	}
	all.WriteString("int main(void) {\n\tswitch (which) {\n" + choose.String() + "\t}\n\treturn 0;\n}\n")
	return all.String(), each
}

// mainLocks lets some main functions take part: while there are threads, around their creation, after some were joined.
func mainLocks(src string, r *rand.Rand) string {
	create, join := strings.Index(src, "\tpthread_create("), strings.Index(src, "\tpthread_join(")
	last := strings.LastIndex(src, "\tpthread_join(")
	switch r.Intn(8) {
	case 0:
		return src[:create] + "\tLOCK(m);\n\ty = 6;\n" + src[create:join] + "\ty = 0;\n\tFREE(m);\n" + src[join:]
	case 1:
		return src[:join] + "\tLOCK(m);\n\tx += 2;\n\tFREE(m);\n" + src[join:]
	case 2:
		return src[:last] + "\ty = x;\n" + src[last:]
	case 3:
		return src[:create] + "\tx = 2;\n\tLOCK(k);\n\ta[0] = 1;\n\tFREE(k);\n" + src[create:]
	case 4:
		return src[:join] + "\tA(x += 2;)\n\tLOCK(m);\n\tx++;\n\tFREE(m);\n" + src[join:]
	}
	return src
}

// TestSectionsOnGeneratedPrograms holds explorations in which critical sections are one event against every schedule of
// accesses on the concrete machine: where one comes to its end and was not aborted, no assertion fails.
func TestSectionsOnGeneratedPrograms(t *testing.T) {
	long.Test(t)
	sum := &sectionParity{t: t, whys: map[string]int{}}
	for done := 0; done < 6**parityPrograms; done += together {
		from := *parityFrom + int64(done)
		whole, each := locking(from, min(together, 6**parityPrograms-done))
		p := load(t, whole)
		for i, src := range each {
			which := make([]byte, 4)
			binary.LittleEndian.PutUint32(which, uint32(i))
			p.Global("which").Init = which
			sum.compare(p, fmt.Sprintf("seed %d\n%s", from+int64(i), src))
		}
	}
	t.Logf("%d programs, %d failing, %d too large; %d trials, %d begun anew, %d held, %d of these with sections, which took %d states for %d without; others by reason: %v", sum.programs, sum.failing, sum.large, sum.trials, sum.anew, sum.held, sum.used, sum.states, sum.fine, sum.whys)
	if 10*sum.used < sum.trials {
		t.Errorf("%d of %d trials held", sum.used, sum.trials)
	}
}

// sectionParity counts what was compared.
type sectionParity struct {
	t                                                                *testing.T
	whys                                                             map[string]int
	programs, trials, anew, held, used, failing, large, states, fine int
}

// sectionModes are the explorations that are compared.
var sectionModes = []execute.Options{{}, {Reduction: execute.SourceSets}, {Reduction: execute.SourceSets, Pruning: execute.Pruning{Summaries: true}}, {Reduction: execute.Optimal}, {Reduction: execute.Property},
	{Reduction: execute.Property, Pruning: execute.Pruning{Summaries: true}}, {Reduction: execute.Property, Pruning: execute.Pruning{Summaries: true, SemiCommute: true}}}

func (c *sectionParity) compare(p *ir.Program, src string) {
	fails, known := assertionFails(c.t, p)
	if !known {
		c.large++
		return
	}
	c.programs++
	if fails {
		c.failing++
	}
	s := slice.Of(p, pointsto.Analyze(p))
	for i, how := range sectionModes {
		var outside func(ir.FuncID, ir.PC) bool
		if i%2 == 1 && !s.Empty() {
			outside = s.Outside
		}
		c.trials++
		e := inSections(c.t, p, how, outside, 0)
		c.anew += e.anew
		if !e.held {
			c.whys[e.why]++
			continue
		}
		c.held++
		if e.left > 0 {
			c.used++
			if how.Reduction == execute.Property {
				c.states += e.res.Stats.States
				if fine := asserted(c.t, p, how); fine != nil {
					c.fine += fine.Stats.States
				}
			}
		}
		if fails {
			c.t.Errorf("%+v: an assertion fails, and the trial held with %d runs\n%s", how, e.res.Stats.Runs, src)
		}
	}
}

// sectioned is an exploration in which critical sections are one event.
type sectioned struct {
	res        *execute.Result
	held       bool // it came to its end without a violation, and without that something in a section mattered
	anew, left int  // how often it was begun anew; how many acquisitions began sections
	why        string
}

// inSections explores so, without some of the rules.
func inSections(t testing.TB, p *ir.Program, how execute.Options, outside func(ir.FuncID, ir.PC) bool, drop interp.MergedSectionRule) (e sectioned) {
	sections := interp.NewSections()
	for {
		known := sections.Ordinary()
		m, st := machineOf(t, p, true, how.Reduction)
		m.Opt = interp.Options{
			Checks:  interp.Checks{Properties: onlyAssertions},
			Points:  interp.Points{MemoryPoints: true, Outside: outside, Sections: sections},
			Records: interp.Records{Effects: how.Reduction != execute.NoReduction || how.Summaries, Footprints: how.Summaries},
			Rules:   interp.Rules{DropSections: drop},
		}
		m.Progress = func() {
			if m.Instructions > 500_000 {
				m.Interrupt()
			}
		}
		how.Properties, how.OnlyCount, how.Paths = onlyAssertions, true, 2000
		e.res = execute.New(m, how).Run(context.Background(), st)
		e.why, e.left = m.Aborted(), sections.Remaining()
		e.held = e.res.Complete && !m.Interrupted() && !m.Ledger.Has(ledger.Incomplete) && len(e.res.Violations) == 0 && e.why == ""
		if e.held || sections.Ordinary() == known {
			return e
		}
		e.anew++
	}
}

// neededForSections are programs of which an assertion fails, and with a rule of sections left out a trial holds
// nevertheless.
var neededForSections = []struct {
	name string
	rule interp.MergedSectionRule
	text string
}{
	{"what another thread touches without the lock", interp.SectionDiscipline, `
void *t0(void *arg) { LOCK(m); x = 1; x = 0; FREE(m); return 0; }
void *t1(void *arg) { y = x; return 0; }
int main(void) { BOTH; assert(!y); return 0; }`},
	{"what another thread touches under another lock", interp.SectionDiscipline, `
void *t0(void *arg) { LOCK(m); x = 1; x = 0; FREE(m); return 0; }
void *t1(void *arg) { LOCK(k); y = x; FREE(k); return 0; }
int main(void) { BOTH; assert(!y); return 0; }`},
	{"what main touches before it has joined", interp.SectionDiscipline, `
void *t0(void *arg) { LOCK(m); x = 1; x = 0; FREE(m); return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, t0, 0); y = x; pthread_join(t, 0); assert(!y); return 0; }`},
	{"what a library function touches", interp.SectionDiscipline, `
void *t0(void *arg) { LOCK(m); a[0] = 1; a[0] = 0; FREE(m); return 0; }
void *t1(void *arg) { memcpy(&y, a, 4); return 0; }
int main(void) { BOTH; assert(!y); return 0; }`},
	{"what somebody may touch who was given a pointer", interp.SectionDiscipline, `
void *t0(void *arg) { LOCK(m); *h = 1; *h = 0; FREE(m); return 0; }
void *t1(void *arg) { q = h; y = *q; return 0; }
int main(void) { h = malloc(4); *h = 0; BOTH; assert(!y); return 0; }`},
	{"a section that creates threads, which are numbered", interp.SectionInner, `
void *t0(void *arg) { pthread_t u, v; LOCK(m); pthread_create(&u, 0, nothing, 0); x = 1; pthread_create(&v, 0, nothing, 0); assert(v - u == 1); FREE(m); return 0; }
void *t1(void *arg) { pthread_t u; y = 1; pthread_create(&u, 0, nothing, 0); return 0; }
int main(void) { BOTH; return 0; }`},
	{"who tries to take the lock", interp.MergedUnobserved, `
void *t0(void *arg) { LOCK(m); x = 1; FREE(m); return 0; }
void *t1(void *arg) { if (pthread_mutex_trylock(&m)) y = 1; else FREE(m); return 0; }
int main(void) { BOTH; assert(!y); return 0; }`},
	{"who looks at the lock's bytes", interp.MergedUnobserved, `
void *t0(void *arg) { LOCK(m); x = 1; FREE(m); return 0; }
void *t1(void *arg) { y = m.__data.__lock; return 0; }
int main(void) { BOTH; assert(!y); return 0; }`},
	{"who looks at the bytes of a lock that is taken over more than a section", interp.MergedUnobserved, `
void *t0(void *arg) { LOCK(m); w.a = 1; sem_post(&s); FREE(m); LOCK(m); w.b = 2; FREE(m); return 0; }
void *t1(void *arg) { LOCK(k); x = m.__data.__lock; y = x != m.__data.__lock; FREE(k); return 0; }
int main(void) { BOTH; assert(!y); return 0; }`},
	{"a lock that was made anew while it was held", interp.MergedHeldByBytes, `
void *t0(void *arg) { LOCK(m); x = 1; x = 0; FREE(m); return 0; }
int main(void) { pthread_t t; LOCK(m); memset(&m, 0, sizeof m); pthread_create(&t, 0, t0, 0); y = x; pthread_join(t, 0); assert(!y); return 0; }`},
	{"a section that calls what it has read", interp.MergedContentDependent, `
int out0, a0;
void sets(void) { y = 3; }
void gets(void) { out0 += a0; }
void (*does)(void) = gets;
void *t0(void *arg) { LOCK(m); does(); FREE(m); LOCK(m); out0 += a0; FREE(m); return 0; }
void *t1(void *arg) { LOCK(m); a0 = 4; FREE(m); return 0; }
void *t2(void *arg) { LOCK(m); does = sets; x = 1; FREE(m); return 0; }
int main(void) { pthread_t t[3]; pthread_create(&t[0], 0, t0, 0); pthread_create(&t[2], 0, t2, 0); pthread_create(&t[1], 0, t1, 0); for (int i = 0; i < 3; i++) pthread_join(t[i], 0); assert(!x || out0 != 8); return 0; }`},
	{"a section that copies as much as it has read", interp.MergedContentDependent, `
struct two from, to;
int out0, n = 8;
void *t0(void *arg) { LOCK(m); memcpy(&to, &from, n), out0 += to.b; FREE(m); LOCK(m); out0 += from.b; FREE(m); return 0; }
void *t1(void *arg) { LOCK(m); from.b = 4; FREE(m); return 0; }
void *t2(void *arg) { LOCK(m); n = 4, x = 1; FREE(m); return 0; }
int main(void) { pthread_t t[3]; pthread_create(&t[0], 0, t0, 0); pthread_create(&t[2], 0, t2, 0); pthread_create(&t[1], 0, t1, 0); for (int i = 0; i < 3; i++) pthread_join(t[i], 0); assert(!x || out0 != 8); return 0; }`},
	{"a section that branches by what it has read", interp.MergedContentDependent, `
int out0, a0, n = 1;
void *t0(void *arg) { LOCK(m); if (n) out0 += a0; FREE(m); LOCK(m); out0 += a0; FREE(m); return 0; }
void *t1(void *arg) { LOCK(m); a0 = 4; FREE(m); return 0; }
void *t2(void *arg) { LOCK(m); n = 0, x = 1; FREE(m); return 0; }
int main(void) { pthread_t t[3]; pthread_create(&t[0], 0, t0, 0); pthread_create(&t[2], 0, t2, 0); pthread_create(&t[1], 0, t1, 0); for (int i = 0; i < 3; i++) pthread_join(t[i], 0); assert(!x || out0 != 8); return 0; }`},
}

const bothThreads = "#define BOTH pthread_t t[2]; pthread_create(&t[0], 0, t0, 0); pthread_create(&t[1], 0, t1, 0); pthread_join(t[0], 0); pthread_join(t[1], 0)\n"

// TestEveryRuleOfSectionsIsNeeded leaves out the rules one by one.
func TestEveryRuleOfSectionsIsNeeded(t *testing.T) {
	long.Test(t)
	for _, of := range neededForSections {
		t.Run(of.name, func(t *testing.T) {
			p := load(t, sectionsPrologue+bothThreads+of.text)
			res := asserted(t, p, execute.Options{Reduction: execute.SourceSets})
			if res == nil || len(res.Violations) == 0 {
				t.Fatalf("no assertion fails: %+v", res)
			}
			wrong := 0
			for _, how := range sectionModes {
				if e := inSections(t, p, how, nil, 0); e.held {
					t.Errorf("%+v: the trial holds, and an assertion fails", how)
				}
				e := inSections(t, p, how, nil, of.rule)
				if e.held && e.left > 0 {
					wrong++
				}
				t.Logf("%q, summaries %t, sums %t: %d runs, %d left, %s", how.Reduction, how.Summaries, how.SemiCommute, e.res.Stats.Runs, e.left, e.why)
			}
			if wrong == 0 {
				t.Error("the rule is not needed: no trial holds without it")
			}
		})
	}
}

// TestSectionsAndRegions: a section is ordered with a region under its mutex that is no section.
func TestSectionsAndRegions(t *testing.T) {
	for _, text := range []string{
		`void *t0(void *arg) { LOCK(m); LOCK(k); x = 1; FREE(k); FREE(m); return 0; }
void *t1(void *arg) { LOCK(m); y = x; FREE(m); return 0; }
int main(void) { BOTH; assert(y); return 0; }`,
		`void *t0(void *arg) { LOCK(m); x = 1; LOCK(k); x = 0; FREE(k); FREE(m); LOCK(m); x = 2; FREE(m); return 0; }
void *t1(void *arg) { LOCK(m); y = x; FREE(m); return 0; }
int main(void) { BOTH; assert(y != 2); return 0; }`,
		`void *t0(void *arg) { LOCK(m); sem_post(&s); x = 3; FREE(m); return 0; }
void *t1(void *arg) { sem_wait(&s); LOCK(m); y = x; FREE(m); return 0; }
int main(void) { sem_init(&s, 0, 0); BOTH; assert(y != 3); return 0; }`,
		`void *t0(void *arg) { LOCK(m); w.a = x; FREE(m); return 0; }
int main(void) { pthread_t t; LOCK(m); pthread_create(&t, 0, t0, 0); x = 1; FREE(m); LOCK(m); x = 2; FREE(m); pthread_join(t, 0); assert(w.a != 2); return 0; }`,
		`void *t0(void *arg) { LOCK(m); LOCK(k); a[0] = 1; FREE(k); FREE(m); return 0; }
void *t1(void *arg) { LOCK(m); x = 1; FREE(m); LOCK(k); y = a[0]; FREE(k); return 0; }
int main(void) { BOTH; assert(y); return 0; }`,
	} {
		p := load(t, sectionsPrologue+bothThreads+text)
		for _, how := range sectionModes {
			if e := inSections(t, p, how, nil, 0); e.held || e.left == 0 || len(e.res.Violations) == 0 {
				t.Errorf("%+v: held %t, %d sections left, %d violations\n%s", how, e.held, e.left, len(e.res.Violations), text)
			}
		}
	}
}
