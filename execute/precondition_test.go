package execute_test

import (
	"context"
	"encoding/binary"
	"fmt"
	"maps"
	"math/rand"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/long"
	"midway/internal/property"
	"midway/internal/state"
)

// numbers are statements of threads that compute and compare, which is what summaries weaken.
var numbers = pool("numbers")

const numbersPrologue = prologue + "unsigned u;\nlong l;\nint sum(int a, int b) { return a < b ? a + b : a; }\n"

// computing is a batch of programs whose threads compute, and which end in comparisons of what came of it.
func computing(from int64, n int) (whole string, each []string) {
	var all, choose strings.Builder
	all.WriteString(numbersPrologue + "int which;\n")
	for i := range n {
		r := rand.New(rand.NewSource(from + int64(i)))
		src := generated(fmt.Sprintf("p%d_", i), r, 2+r.Intn(2), 8, numbers)
		end := strings.LastIndex(src, "\treturn 0;\n}\n")
		var w strings.Builder
		for range 1 + r.Intn(4) {
			fmt.Fprintf(&w, "\tassert(%s %s %s + %d);\n", pick(r, "x", "y", "a[0]", "a[1]", "out[0]", "w.a", "(int)l"), pick(r, "<", "<=", "<", "!=", "<="), pick(r, "0", "y", "x", "out[1]", "(int)u", "w.b"), 20+r.Intn(60))
		}
		each = append(each, src[:end]+w.String()+src[end:])
		all.WriteString(each[i])
		fmt.Fprintf(&choose, "\tcase %d: return p%d_main();\n", i, i)
	}
	all.WriteString("int main(void) {\n\tswitch (which) {\n" + choose.String() + "\t}\n\treturn 0;\n}\n")
	return all.String(), each
}

func pick(r *rand.Rand, of ...string) string { return of[r.Intn(len(of))] }

// TestWeakSummariesOnGeneratedPrograms holds exploration with predicates as summaries against exploration by traces
// without any, with each bound at its smallest, too; and every state that is covered is explored after all, to see that
// nothing is violated below it that was not.
func TestWeakSummariesOnGeneratedPrograms(t *testing.T) {
	long.Test(t)
	c := &weakParity{t: t}
	for done := 0; done < 4**parityPrograms; done += together {
		from := *parityFrom + int64(done)
		whole, each := computing(from, min(together, 4**parityPrograms-done))
		p := load(t, whole)
		for i, src := range each {
			which := make([]byte, 4)
			binary.LittleEndian.PutUint32(which, uint32(i))
			p.Global("which").Init = which
			c.compare(p, fmt.Sprintf("seed %d\n%s", from+int64(i), src))
		}
	}
	t.Logf("%d explorations compared, %d programs too large, %d states covered, %d of them explored after all, %d runs and %d pruned ones; by values alone %d and %d; instead of %d", c.compared, c.large, c.covered, c.explored,
		c.weak.Runs, c.weak.RunsPruned, c.exact.Runs, c.exact.RunsPruned, c.all)
	if c.compared == 0 || c.explored == 0 || c.weak.RunsPruned+c.weak.Runs >= c.exact.RunsPruned+c.exact.Runs {
		t.Error("predicates cover no more than values do")
	}
}

// weakParity counts what was compared.
type weakParity struct {
	t                                       *testing.T
	compared, large, all, covered, explored int
	weak, exact                             execute.Stats
}

func (c *weakParity) compare(p *ir.Program, src string) {
	for _, memory := range []bool{true, false} {
		all := c.run(p, memory, execute.Options{Reduction: execute.SourceSets}, src)
		if all == nil {
			c.large++
			continue
		}
		c.all += all.Stats.Runs
		for _, opt := range []execute.Options{
			{Reduction: execute.SourceSets, Pruning: execute.Pruning{Summaries: true}}, {
				Reduction: execute.SourceSets,
				Pruning:   execute.Pruning{Summaries: true, ExactSummaries: true},
			}, {Reduction: execute.SourceSets, Pruning: execute.Pruning{Summaries: true, SummarySize: 1}},
			{Reduction: execute.SourceSets, Pruning: execute.Pruning{Summaries: true, SummaryTable: 1}}, {Pruning: execute.Pruning{Summaries: true}}, {Reduction: execute.Property, Pruning: execute.Pruning{Summaries: true}},
		} {
			res := c.run(p, memory, opt, src)
			if res == nil && opt.Reduction != execute.SourceSets {
				c.large++
				continue
			}
			if res == nil {
				c.t.Errorf("memory granularity %t: %d runs without summaries, too many with them\n%s", memory, all.Stats.Runs, src)
				continue
			}
			c.compared++
			switch {
			case opt.ExactSummaries:
				c.exact.Runs += res.Stats.Runs
				c.exact.RunsPruned += res.Stats.RunsPruned
			case opt.SummarySize == 0 && opt.SummaryTable == 0 && opt.Reduction == execute.SourceSets:
				c.weak.Runs += res.Stats.Runs
				c.weak.RunsPruned += res.Stats.RunsPruned
			}
			if want, got := shown(p, all), shown(p, res); !maps.Equal(want, got) {
				c.t.Errorf("memory granularity %t, %+v: %d runs and %d pruned of %d\nlost %q\nadded %q\n%s", memory, opt, res.Stats.Runs, res.Stats.RunsPruned, all.Stats.Runs, beyond(want, got), beyond(got, want), src)
			}
		}
	}
}

// run explores; the result is nil where there are too many runs.
func (c *weakParity) run(p *ir.Program, memory bool, opt execute.Options, src string) *execute.Result {
	m, st := machineOf(c.t, p, memory, execute.SourceSets)
	m.Opt.Footprints = opt.Summaries
	m.Opt.Properties = m.Opt.Properties.Without(property.Races)
	if !memory {
		m.Opt.Properties = m.Opt.Properties.With(property.Races)
	} // they decide what is covered, and TestSummariesOnGeneratedPrograms has them
	opt.Properties, opt.OnlyCount, opt.Paths = m.Opt.Properties, true, 1000
	x := execute.New(m, opt)
	// a livelock may show below with other rounds of the loops, and at another place in them, than where it is found
	var later execute.Result
	x.OnCovered(func(st *state.State) {
		if c.covered++; c.covered%8 != 0 {
			return
		}
		l, confirmed := m.Ledger, maps.Clone(m.Confirmed)
		m.Ledger = &ledger.Ledger{}
		res := execute.New(m, execute.Options{
			Reduction: execute.SourceSets,
			Bounds:    execute.Bounds{Paths: 100},
			Wanted:    execute.Wanted{Properties: m.Opt.Properties},
			Ends:      execute.Ends{OnlyCount: true},
		}).Run(context.Background(), st)
		m.Ledger, m.Confirmed = l, confirmed
		c.explored++
		for _, v := range res.Violations {
			switch {
			case v.Kind == "livelock":
				later.Violations = append(later.Violations, v)
			case v.Kind != "data-race" && !x.Listed(&v):
				c.t.Errorf("memory granularity %t, %+v: %s at %s below a state that a summary covers\n%s", memory, opt, v.Kind, p.At(v.Loc), src)
			}
		}
	})
	stop, cancel := patience(opt.Reduction)
	defer cancel()
	res := x.Run(stop, st)
	if len(leftOpen(m.Ledger)) > 0 {
		return nil
	}
	if lost := beyond(shown(p, &later), shown(p, res)); len(lost) > 0 {
		c.t.Errorf("memory granularity %t, %+v: %q below states that a summary covers, and nowhere else\n%s", memory, opt, lost, src)
	}
	return res
}

// commands is a program whose threads execute atomic commands, one line each, after some setup; main checks at the end.
func commands(globals, setup, check string, threads ...string) string {
	var w strings.Builder
	w.WriteString(prologue + globals + "\n")
	for i, body := range threads {
		fmt.Fprintf(&w, "void *t%d(void *arg) {\n", i)
		for _, c := range strings.Split(body, "|") {
			fmt.Fprintf(&w, "\t__VERIFIER_atomic_begin(); %s __VERIFIER_atomic_end();\n", c)
		}
		w.WriteString("\treturn 0;\n}\n")
	}
	w.WriteString("int main(void) {\n\tpthread_t t[8];\n\t" + setup + "\n")
	for i := range threads {
		fmt.Fprintf(&w, "\tpthread_create(&t[%d], 0, t%d, 0);\n", i, i)
	}
	for i := range threads {
		fmt.Fprintf(&w, "\tpthread_join(t[%d], 0);\n", i)
	}
	w.WriteString("\t" + check + "\n\treturn 0;\n}\n")
	return w.String()
}

// TestSummariesOnPublishedPrograms: the examples of Guo et al. (FSE 2015) and of Chu and Jaffar (HVC 2014), each
// command one event.
func TestSummariesOnPublishedPrograms(t *testing.T) {
	long.Test(t)
	figure3 := func(k int) string { // segments of two threads, one behind the other
		var w, main strings.Builder
		for i := range k {
			fmt.Fprintf(&w, "int v%d = 1;\nvoid *w%d(void *a) { v%d = 10; return 0; }\n", i, i, i)
			fmt.Fprintf(&main, "\t{ pthread_t t; pthread_create(&t, 0, w%d, 0); int l = v%d; pthread_join(t, 0); assert(l > 0); }\n", i, i)
		}
		return prologue + w.String() + "int main(void) {\n" + main.String() + "\treturn 0;\n}\n"
	}
	command := func(v string) string { // one of figure 4
		return "__VERIFIER_atomic_begin(); a = " + v + "++; __VERIFIER_atomic_end(); if (a == 0) r++; else r += 2; "
	}
	figure4 := prologue + "void *f(void *arg) { int a, r = 0; " + command("x") + command("y") + "return 0; }\n" +
		"int main(void) {\n\tpthread_t t, u;\n\tx = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();\n" +
		"\tpthread_create(&t, 0, f, 0);\n\tpthread_create(&u, 0, f, 0);\n\tpthread_join(t, 0);\n\tpthread_join(u, 0);\n\treturn 0;\n}\n"
	producers := commands("int got;", "", "assert(got <= 8);", "r = 1;|x++;", "r = 1;|x++;", "r = 1;|x *= 2;", "r = 1;|x *= 2;", "got = x;")
	producers = strings.ReplaceAll(producers, "(void *arg) {", "(void *arg) { int r; ")
	for _, p := range []struct {
		name           string
		text           string
		how            execute.Reduction
		runs, pruned   int
		states, covers int
	}{
		// one returns at once
		{"Guo figure 2", commands("int A, B;", "x = __VERIFIER_nondet_int(); if (x > 10) return 0;", "assert(A <= B);", "x = 10;|x = 20;", "A = x;|B = x;"), execute.NoReduction, 2, 4, 0, 0},
		{"Guo figure 3, k = 3", figure3(3), execute.SourceSets, 1, 3, 0, 0},
		{"Guo figure 3, k = 12", figure3(12), execute.SourceSets, 1, 12, 0, 0},
		// 54 without summaries; no assertion is shown
		{"Guo figure 4", figure4, execute.NoReduction, 1, 16, 0, 0},
		{"Guo figure 4, reduced", figure4, execute.SourceSets, 1, 15, 0, 0}, // 36
		{"Chu and Jaffar example 1", commands("", "", "assert(x <= 8);", "x++;|x++;", "x *= 2;|x *= 2;"), execute.NoReduction, 1, 4, 13, 4},
		{"Chu and Jaffar p/c-2", producers, execute.NoReduction, 1, 352, 514, 352},
		{"Chu and Jaffar p/c-2, reduced", producers, execute.Property, 1, 49, 85, 49},
	} {
		t.Run(p.name, func(t *testing.T) {
			m, st := machineOf(t, load(t, p.text), true, execute.SourceSets)
			m.Opt.Footprints, m.Opt.Properties = true, property.Of(property.Assertions)
			s := execute.New(m, execute.Options{
				Reduction: p.how,
				Wanted:    execute.Wanted{Properties: m.Opt.Properties},
				Ends:      execute.Ends{OnlyCount: true},
				Pruning:   execute.Pruning{Summaries: true},
			}).Run(context.Background(), st)
			if len(s.Violations) > 0 || s.Stats.Runs != p.runs || s.Stats.RunsPruned != p.pruned {
				t.Errorf("%d violations, %d runs, %d pruned, %d states, %d covered; want %d runs, %d pruned", len(s.Violations), s.Stats.Runs, s.Stats.RunsPruned, s.Stats.States, s.Stats.StatesSubsumed, p.runs, p.pruned)
			}
			if p.states > 0 && (s.Stats.States != p.states || s.Stats.StatesSubsumed != p.covers) {
				t.Errorf("%d states, %d covered; want %d and %d", s.Stats.States, s.Stats.StatesSubsumed, p.states, p.covers)
			}
		})
	}
}

// TestTrapsOfSummaries: programs whose violation a summary hides that says too little. Each differs from a state
// explored before, without a violation below it, in something that is easily forgotten.
func TestTrapsOfSummaries(t *testing.T) {
	long.Test(t)
	threads := func(globals, main string, bodies ...string) string {
		var w strings.Builder
		w.WriteString(prologue + globals + "\n")
		for i, b := range bodies {
			fmt.Fprintf(&w, "void *t%d(void *arg) { %s return 0; }\n", i, b)
		}
		w.WriteString("int main(void) {\n\tpthread_t t[8];\n\tsem_init(&s, 0, 0);\n\th = malloc(4);\n")
		for i := range bodies {
			fmt.Fprintf(&w, "\tpthread_create(&t[%d], 0, t%d, 0);\n", i, i)
		}
		for i := range bodies {
			fmt.Fprintf(&w, "\tpthread_join(t[%d], 0);\n", i)
		}
		return w.String() + "\t" + main + "\n\treturn 0;\n}\n"
	}
	programs := map[string]string{
		"an end is no reason to be safe":  threads("", "", "x = 1;", "x = 2; if (x == 1) abort();"),
		"what a thread waits for":         threads("int cc;", "", "if (cc) sem_post(&s); y = 1; y = 0; sem_post(&s);", "cc = 1; sem_wait(&s); assert(y == 0);"),
		"a comparison of sums":            threads("int p1 = 1, p2 = 1;", "assert(p1 + p2 != 7);", "p1 = p1 + p2;", "p2 = p2 + p1;", "p1 = p1 + 3;"),
		"an exchange":                     threads("int n = 1;", "assert(n != 6);", "__atomic_fetch_add(&n, 2, __ATOMIC_SEQ_CST);", "n = n * 2;"),
		"an input":                        threads("int n;", "assert(n < 12);", "n = __VERIFIER_nondet_int() & 7;", "n = n + 3;", "n = n + 3;"),
		"what an input was compared with": threads("int n;", "assert(n <= 3);", "n = __VERIFIER_nondet_int(); if (n > 3) x = 0; else y = 0;", "w.a = 1;"),
		"a store at an unknown place":     threads("", "", "if (y) assert(a[1] != 5);", "y = 1;", "a[__VERIFIER_nondet_int() & 1] = 5;"),
		"an object that was freed":        threads("", "", "if (y) free(h);", "y = 1;", "*h = 3;"),
	}
	// Of two threads, one sets a number such that all is well below, and the other one such that it is not; it is
	// explored first that the former comes last. What looks at it, and another thread, are created when both have
	// ended.
	for name, c := range map[string][4]string{
		"a sum that wraps around":                 {"n = 2147483600;", "n = 5;", "n = n + 600;", "assert(n > 0);"},
		"a number that is stored as a character":  {"n = 200;", "n = 5;", "signed char ch = n; n2 = ch;", "assert(n2 >= 0);"},
		"an unsigned number that is extended":     {"n = -1;", "n = 5;", "l = (unsigned)n;", "assert(l < 100);"},
		"a number that is extended and compared":  {"n = -1;", "n = 5;", "if ((long)(unsigned)n >= 100) n2 = 7;", "assert(n2 != 7);"},
		"an unsigned number that is below zero":   {"n = -1;", "n = 5;", "", "assert((unsigned)n < 100u);"},
		"a product":                               {"n2 = 5;", "n2 = 3;", "z = n * n2;", "assert(z != 5);"},
		"a remainder":                             {"n = 2;", "n = 3;", "n2 = n + 1;", "assert(n2 % 7 != 3);"},
		"bits":                                    {"n = 14;", "n = 3;", "", "assert((n & 12) != 12);"},
		"a shift":                                 {"n = 5;", "n = 2;", "n2 = 1 << n;", "assert(n2 != 32);"},
		"a divisor":                               {"n = 7;", "n = 3;", "n2 = 10 / (n - 7);", ""},
		"a pointer":                               {"p = &y;", "p = &x;", "*p = 1;", "assert(y != 1);"},
		"an index":                                {"n = 2;", "n = 1;", "a[n] = 1;", ""},
		"what a loop overwrites":                  {"n = 4;", "n = 3;", "if (!x) while (!y) n = 3;", ""},
		"a part of a number":                      {"v.n = 700;", "v.n = 5;", "v.c[0] = 1; n2 = v.n;", "assert(n2 < 500);"},
		"a part of a number in one step":          {"v.n = 700;", "v.n = 5;", "__VERIFIER_atomic_begin(); v.c[0] = 1; int r = v.n; __VERIFIER_atomic_end(); assert(r < 500);", ""},
		"a part of a number that was computed":    {"n = 700;", "n = 5;", "v.n = n + 1;", "assert(v.c[1] != 2);"},
		"a copy of a number in one step":          {"n = 5;", "n = 3;", "__VERIFIER_atomic_begin(); n2 = n + 1; memcpy(&z, &n2, 4); __VERIFIER_atomic_end();", "assert(z != 6);"},
		"a register":                              {"n = 10;", "n = 4;", "int r = n; y = 1; assert(r % 7 != 3);", ""},
		"an argument of a primitive":              {"q = h;", "q = malloc(4);", "free(q);", "*h = 1;"},
		"an argument and a result":                {"n = 9;", "n = 3;", "n = f(n, 2);", "assert(n != 7);"},
		"a choice":                                {"n = 2;", "n = 1;", "n2 = n > 1 ? 7 : 5;", "assert(n2 != 7);"},
		"numbers beyond 32 bits":                  {"l = 0x200000003;", "l = 3;", "l = l + 1;", "assert(l < 100);"},
		"a number that is stored as an address":   {"l = (long)&y;", "l = (long)&x;", "p = (int *)(l + 0);", "*p = 4; assert(y != 4);"},
		"a short number in a longer one's place":  {"n = 70000;", "n = 5;", "*(short *)&n2 = n;", "assert(n2 != 70000 - 65536);"},
		"what an exchange reads":                  {"n = 5;", "n = 3;", "n2 = __atomic_fetch_add(&n, 1, __ATOMIC_SEQ_CST);", "assert(n2 != 5);"},
		"what a compare-and-exchange finds":       {"n = 5;", "n = 3;", "int e = 5; n2 = __atomic_compare_exchange_n(&n, &e, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);", "assert(!n2);"},
		"whether there is something to wait for":  {"if (z) sem_post(&s2);", "z = 1;", "sem_wait(&s2); assert(x == 1);", ""},
		"how often something may be waited for":   {"n = 2;", "n = 1;", "for (int i = 0; i < n; i++) sem_wait(&s2);", ""},
		"an unsigned number that is counted down": {"n = 0;", "n = 3;", "u = n; u = u - 1;", "assert(u < 10u);"},
		"what was compared as unequal":            {"n = 7;", "n = 3;", "if (n != 5) n2 = n;", "assert(n2 != 7);"},
		"a number in a loop":                      {"n = 3;", "n = 2;", "for (int i = 0; i < n; i++) n2 += 5;", "assert(n2 < 15);"},
		"a number in a switch":                    {"n = 3;", "n = 2;", "switch (n) { case 2: n2 = 1; break; case 3: n2 = 2; break; }", "assert(n2 != 2);"},
		"what was compared as equal":              {"n = 3;", "n = 5;", "if (n != 5) n2 = 7;", "assert(n2 != 7);"},
		"a lower bound of an unknown":             {"n = __VERIFIER_nondet_int(); __VERIFIER_assume(n < 9);", "n = 10;", "", "assert(n > 7);"},
		"the other half of a number":              {"n = 0x20005;", "n = 5;", "v.n = n;", "assert(v.c[2] != 2);"},
		"an end in one step":                      {"n = 2;", "n = 1;", "__VERIFIER_atomic_begin(); if (n == 1) exit(0); n2 = 7; __VERIFIER_atomic_end();", "assert(n2 != 7);"},
		"an exit status that is looked at":        {"n = 3;", "n = 2;", "out[0] = n; pthread_exit(0);", "assert(out[0] != 3);"},
	} {
		globals := "int n = 1, n2, z; long l; unsigned u; sem_t s2; union { int n; char c[4]; } v;\nint f(int a, int b) { return a - b; }\n"
		main := "for (int i = 2; i < 4; i++) pthread_create(&t[i], 0, i == 2 ? t2 : t3, 0);\n\tfor (int i = 2; i < 4; i++) pthread_join(t[i], 0);\n\t" + c[3]
		late := "void *t2(void *arg) { " + c[2] + " return 0; }\nvoid *t3(void *arg) { w.a = 1; return 0; }\n"
		switch name {
		case "whether there is something to wait for":
			late = strings.Replace(late, "w.a = 1;", "x = 1; sem_post(&s2);", 1)
		case "what a loop overwrites":
			late = strings.Replace(late, "w.a = 1;", "int before = n; int after = n; y = 1; assert(before <= after);", 1)
		}
		programs[name] = threads(globals+late, main, c[0], c[1])
	}
	for name, text := range programs {
		p := load(t, text)
		for _, opt := range []execute.Options{
			{}, {Pruning: execute.Pruning{Summaries: true}}, {Pruning: execute.Pruning{Summaries: true, ExactSummaries: true}}, {Pruning: execute.Pruning{Summaries: true, SummarySize: 1}}, {Pruning: execute.Pruning{Summaries: true, SummaryTable: 1}}, {Reduction: execute.SourceSets, Pruning: execute.Pruning{Summaries: true}},
			{
				Reduction: execute.SourceSets,
				Pruning:   execute.Pruning{Summaries: true, ExactSummaries: true},
			}, {Reduction: execute.SourceSets, Pruning: execute.Pruning{Summaries: true, SummarySize: 1}}, {Reduction: execute.SourceSets}, {Reduction: execute.Optimal},
			{Reduction: execute.Property}, {Reduction: execute.Property, Pruning: execute.Pruning{Summaries: true}}, {Reduction: execute.Property, Pruning: execute.Pruning{Summaries: true, SummarySize: 1}},
		} {
			m, st := machineOf(t, p, true, execute.SourceSets)
			m.Opt.Footprints = opt.Summaries
			m.Opt.Properties = m.Opt.Properties.Without(property.Races)
			opt.Properties, opt.OnlyCount = m.Opt.Properties, true
			if res := execute.New(m, opt).Run(context.Background(), st); len(res.Violations) == 0 {
				t.Errorf("%s: no violation with %+v", name, opt)
			}
		}
	}
}
