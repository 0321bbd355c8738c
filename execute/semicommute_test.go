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
	"midway/internal/long"
	"midway/internal/property"
)

// sums are statements of threads that mostly add to numbers, in blocks and elsewhere, and look at them in all ways.
var sums = pool("sums")

const sumsPrologue = prologue + "#define A(s) __VERIFIER_atomic_begin(); s __VERIFIER_atomic_end();\nunsigned u;\nsigned char ch;\nlong l;\nint z = 1;\n"

// adding is a batch of programs whose threads add, and which end in comparisons of what came of it.
func adding(from int64, n int) (whole string, each []string) {
	var all, choose strings.Builder
	all.WriteString(sumsPrologue + "int which;\n")
	for i := range n {
		r := rand.New(rand.NewSource(from + int64(i)))
		some := make([]string, 3+r.Intn(5)) // few statements, so that most programs add to one number
		for k := range some {
			some[k] = strings.ReplaceAll(sums[r.Intn(len(sums))], "K", fmt.Sprint(r.Intn(24)))
		}
		src := generated(fmt.Sprintf("p%d_", i), r, 2+r.Intn(2), 5, some)
		end := strings.LastIndex(src, "\treturn 0;\n}\n")
		var w strings.Builder
		for range r.Intn(3) {
			fmt.Fprintf(&w, "\tassert(%s %s %d);\n", pick(r, "x", "y", "(int)u", "ch", "w.a", "x + y", "a[0]", "z"), pick(r, "<", "<=", "!=", "=="), r.Intn(24))
		}
		each = append(each, src[:end]+w.String()+src[end:])
		all.WriteString(each[i])
		fmt.Fprintf(&choose, "\tcase %d: return p%d_main();\n", i, i)
	}
	all.WriteString("int main(void) {\n\tswitch (which) {\n" + choose.String() + "\t}\n\treturn 0;\n}\n")
	return all.String(), each
}

// TestSumsOnGeneratedPrograms holds exploration in which events that only add have no order against exploration by
// traces: the same assertions fail.
func TestSumsOnGeneratedPrograms(t *testing.T) {
	long.Test(t)
	compared, large, fewer, failing := 0, 0, 0, 0
	var all, ordered, free execute.Stats
	for done := 0; done < 8**parityPrograms; done += together {
		from := *parityFrom + int64(done)
		whole, each := adding(from, min(together, 8**parityPrograms-done))
		p := load(t, whole)
		for i, src := range each {
			which := make([]byte, 4)
			binary.LittleEndian.PutUint32(which, uint32(i))
			p.Global("which").Init = which
			plain := asserted(t, p, execute.Options{Reduction: execute.SourceSets})
			persistent := asserted(t, p, execute.Options{Reduction: execute.Property, Pruning: execute.Pruning{Summaries: true}})
			if plain == nil || persistent == nil {
				large++
				continue
			}
			res := asserted(t, p, execute.Options{Reduction: execute.Property, Pruning: execute.Pruning{Summaries: true, SemiCommute: true}})
			if res == nil {
				large++
				continue
			}
			compared++
			want, got := shown(p, plain), shown(p, res)
			if !maps.Equal(want, got) || !maps.Equal(want, shown(p, persistent)) {
				t.Errorf("seed %d: %d states of %d\nlost %q\nadded %q\n%s", from+int64(i), res.Stats.States, plain.Stats.States, beyond(want, got), beyond(got, want), src)
			}
			if len(want) > 0 { // with an order, states above known violations are remembered, too
				failing++
				continue
			}
			if res.Stats.States < persistent.Stats.States {
				fewer++
			}
			all.States += plain.Stats.States
			ordered.States += persistent.Stats.States
			free.States += res.Stats.States
		}
	}
	t.Logf("%d programs compared, %d of them failing, %d too large; %d states of traces, %d of persistent sets with summaries, %d without an order of sums, which are fewer for %d programs", compared, failing, large, all.States, ordered.States, free.States, fewer)
	if compared == 0 || fewer == 0 || compared == failing {
		t.Error("sums have an order")
	}
}

// asserted explores at memory granularity for assertions only; the result is nil where there are too many runs.
func asserted(t *testing.T, p *ir.Program, opt execute.Options) *execute.Result {
	t.Helper()
	m, st := machineOf(t, p, true, execute.SourceSets)
	m.Opt.Footprints, m.Opt.Properties = opt.Summaries, property.Of(property.Assertions)
	opt.Properties, opt.OnlyCount, opt.Paths = m.Opt.Properties, true, 3000
	res := execute.New(m, opt).Run(context.Background(), st)
	if len(leftOpen(m.Ledger)) > 0 {
		return nil
	}
	return res
}

// later marks a thread.
const later = "/* later */"

// sumsProgram is a program whose threads do what is given, with x beginning at 3; A is an atomic block. Before each, a
// thread does something that it does not do in vain for looking what the block touches. Threads marked so begin when
// the others have ended.
func sumsProgram(end string, bodies ...string) string {
	var w strings.Builder
	w.WriteString(sumsPrologue + "int own[32];\n")
	blocks := 0
	for i, b := range bodies {
		for n := strings.Count(b, "A("); n > 0; n-- {
			b = strings.Replace(b, "A(", fmt.Sprintf("own[%d] = 1; BLOCK(", blocks), 1)
			blocks++
		}
		b = strings.ReplaceAll(b, "BLOCK(", "A(")
		fmt.Fprintf(&w, "void *t%d(void *arg) { int r = 0; %s return 0; }\n", i, b)
	}
	w.WriteString("int main(void) {\n\tpthread_t t[8];\n\tx = 3;\n")
	for _, late := range []bool{false, true} {
		for _, call := range []string{"pthread_create(&t[%d], 0, t%[1]d, 0);", "pthread_join(t[%d], 0);"} {
			for i, b := range bodies {
				if strings.HasPrefix(b, later) == late {
					fmt.Fprintf(&w, "\t"+call+"\n", i)
				}
			}
		}
	}
	return w.String() + "\t" + end + "\n\treturn 0;\n}\n"
}

// TestEveryRuleOfSumsIsNeeded: a program for each rule, the first order of which violates nothing, and another one
// does. It is found, and with the rule left out it is not.
func TestEveryRuleOfSumsIsNeeded(t *testing.T) {
	long.Test(t)
	for rule, text := range map[string]string{
		"range":       sumsProgram("", "A(x -= 5; assert(x <= 5);)", "A(x += 5; assert(x <= 5);)"),
		"sets":        sumsProgram("", "A(assert(x <= 4);) A(y = 1;)", "A(r = x;) A(y = r;) A(x += 5;)"),
		"interpolant": sumsProgram("", "A(x = 4;)", "A(x = 1;)", later+"A(x -= 5;)", later+"A(x += 5; assert(x <= 8);)"),
		"leaks":       sumsProgram("", "A(x += 1; r = x;) A(y = 1;) assert(r <= 4);", "A(x += 1;)"),
		"owned":       sumsProgram("", "A(assert(x + y < 5);)", "A(x += 1;)", "A(y += 1;)"),
		"exact":       sumsProgram("assert(x != 8);", "A(x *= 2;)", "A(x += 1;)"),
		"pins":        sumsProgram("", "A(y = 5;)", "A(y = 0;)", later+"A(assert(x <= 7);)", later+"A(r = y;) A(w.a = 1;) A(x += r;)"),
	} {
		p := load(t, text)
		for _, opt := range []execute.Options{{Reduction: execute.SourceSets}, {Reduction: execute.Property}, {Reduction: execute.Property, Pruning: execute.Pruning{Summaries: true}}, {Reduction: execute.Property, Pruning: execute.Pruning{Summaries: true, SemiCommute: true}}} {
			if res := asserted(t, p, opt); res == nil || len(res.Violations) != 1 {
				t.Errorf("%s: %+v with %+v", rule, res, opt)
			}
		}
		m, st := machineOf(t, p, true, execute.SourceSets)
		m.Opt.Footprints, m.Opt.Properties = true, property.Of(property.Assertions)
		x := execute.New(m, execute.Options{
			Reduction: execute.Property,
			Wanted:    execute.Wanted{Properties: m.Opt.Properties},
			Ends:      execute.Ends{OnlyCount: true},
			Pruning:   execute.Pruning{Summaries: true, SemiCommute: true},
		}).WithoutRule(rule)
		if res := x.Run(context.Background(), st); len(res.Violations) > 0 || len(leftOpen(m.Ledger)) > 0 {
			t.Errorf("%s: %d violations without the rule", rule, len(res.Violations))
		}
	}
}
