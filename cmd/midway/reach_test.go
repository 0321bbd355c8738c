package main

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"midway/context"
	"midway/internal/backtrace"
	"midway/internal/ir"
	"midway/internal/pipeline"
	"midway/internal/property"
	"midway/internal/reconstruct"
	result "midway/internal/report"
	"midway/soundness"
	"midway/soundness/concrete"
)

// racingProgram writes small programs of two or three threads without synchronisation, or with some, in which the order of
// accesses decides what variables hold.
type racingProgram struct {
	*rand.Rand
	text  strings.Builder
	line  int
	lines []int // on which conditions may be asked
}

func (g *racingProgram) put(format string, args ...any) {
	fmt.Fprintf(&g.text, format+"\n", args...)
	g.line++
}

// variable is a global, constant a small number.
func (g *racingProgram) variable() string { return string("xyz"[g.IntN(3)]) }
func (g *racingProgram) constant() int    { return 1 + g.IntN(2) }

// statement is one to four lines of a thread.
func (g *racingProgram) statement() {
	g.lines = append(g.lines, g.line+1)
	switch g.IntN(8) {
	case 0:
		g.put("\t%s = %d;", g.variable(), g.constant())
	case 1:
		g.put("\tr = %s;", g.variable())
	case 2:
		g.put("\t%s += r;", g.variable())
	case 3:
		g.put("\tif (%s == %d) %s = r + 1;", g.variable(), g.constant(), g.variable())
	case 4:
		g.put("\tp = &%s;", g.variable())
	case 5:
		g.put("\t*p = %d;", g.constant())
	case 6:
		g.put("\tpthread_mutex_lock(&m);")
		g.put("\t%s += %d;", g.variable(), g.constant())
		g.put("\tpthread_mutex_unlock(&m);")
	default:
		g.put("\tif (%s == %d) abort();", g.variable(), 1+g.constant())
	}
}

// newRacingProgram is the program of a seed.
func newRacingProgram(seed uint64) *racingProgram {
	g := &racingProgram{Rand: rand.New(rand.NewPCG(seed, 29))}
	g.put("#include <pthread.h>\n#include <stdlib.h>")
	g.line++
	g.put("int x, y, z, *p = &x;")
	g.put("pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;")
	threads := 2 + g.IntN(2)
	for t := 1; t < threads; t++ {
		g.put("static void *t%d(void *a) {", t)
		g.put("\tint r = %d;", g.IntN(2))
		for range 1 + g.IntN(3) {
			g.statement()
		}
		g.put("\tz += r;")
		g.put("\treturn a; }")
	}
	g.put("int main(void) {")
	g.put("\tint r = 1; pthread_t t[3];")
	for t := 1; t < threads; t++ {
		g.put("\tpthread_create(&t[%d], 0, t%d, 0);", t, t)
	}
	for range 1 + g.IntN(2) {
		g.statement()
	}
	g.put("\treturn r; }")
	return g
}

// condition is one over the variables of such a program, for the command and for brute force.
type condition struct {
	text  string
	holds func(value func(name string) int) bool
}

// conditions are some of each kind; those over r are for places.
func (g *racingProgram) condition(local bool) condition {
	v, w, c, d := g.variable(), g.variable(), g.IntN(4), g.IntN(4)
	switch n := g.IntN(7); {
	case local && n < 3:
		return condition{
			fmt.Sprintf("r == %d && %s == %d", c, v, d),
			func(is func(string) int) bool { return is("r") == c && is(v) == d },
		}
	case n < 2:
		return condition{fmt.Sprintf("%s == %d", v, c), func(is func(string) int) bool { return is(v) == c }}
	case n < 4:
		return condition{
			fmt.Sprintf("%s == %d && %s != %d", v, c, w, d),
			func(is func(string) int) bool { return is(v) == c && is(w) != d },
		}
	case n == 4:
		return condition{
			fmt.Sprintf("*p == %d && p != &%s", c, v),
			func(is func(string) int) bool { return is("*p") == c && is("p") != is("&"+v) },
		}
	case n == 5:
		return condition{
			fmt.Sprintf("!(%s - %s < %d) || *p == 7", v, w, d),
			func(is func(string) int) bool { return is(v)-is(w) >= d },
		}
	}
	return condition{
		fmt.Sprintf("%s / (%s - 1) == %d", v, w, c),
		func(is func(string) int) bool { return is(w) != 1 && is(v)/(is(w)-1) == c },
	}
}

// visits reports whether brute force, over every order of instructions of the program as it was written, visits a state
// in which the condition holds: at one of some places, where there are any.
func visits(t *testing.T, p *ir.Program, places []context.Frame, c condition) bool {
	t.Helper()
	found := false
	granularity := concrete.Access
	if len(places) > 0 {
		granularity = concrete.Instruction
	}
	started := false
	r, err := soundness.Brute(p, soundness.BruteOptions{
		Machine: concrete.Options{Args: []string{"program"}, NoRaces: true}, Granularity: granularity,
		Seen: func(m *concrete.Machine) {
			started = true
			if found || m.End != nil && m.End.Outcome != concrete.Exit {
				return
			}
			if len(places) == 0 {
				found = m.End == nil && c.holds(func(name string) int { return valueIn(m, nil, name) })
				return
			}
			for _, th := range m.Threads {
				fr := th.Top()
				if m.End != nil || th.Status != concrete.Running || fr == nil {
					continue
				}
				if slices.Contains(places, context.Frame{Func: fr.Fn.ID, PC: fr.PC}) {
					found = found || c.holds(func(name string) int { return valueIn(m, fr, name) })
				}
			}
		},
	})
	if err != nil || !r.Complete || !started {
		t.Fatalf("brute force: %v, %+v", err, r)
	}
	return found
}

// valueIn is what a variable holds, or leads to, or where it lies.
func valueIn(m *concrete.Machine, fr *concrete.Frame, name string) int {
	word := func(g *ir.Global) uint64 {
		w := uint64(0)
		for i, b := range m.Global(g) {
			w |= uint64(b) << (8 * i)
		}
		return w
	}
	switch {
	case name == "r":
		for i := range fr.Fn.Vars {
			if v := &fr.Fn.Vars[i]; v.Name == name {
				op, ok := fr.Fn.VarAt(v, fr.PC)
				switch {
				case !ok:
					return -1000
				case op.Kind == ir.KReg:
					return int(int32(fr.Reg(op.Reg).Lo))
				}
				return int(int32(op.Word))
			}
		}
		return -1000
	case name == "p":
		return int(word(m.P.Global("p")))
	case name == "*p":
		for _, v := range []string{"x", "y", "z"} {
			if g := m.P.Global(v); g.Addr == word(m.P.Global("p")) {
				return int(int32(word(g)))
			}
		}
		return -1000
	case name[0] == '&':
		return int(m.P.Global(name[1:]).Addr)
	}
	return int(int32(word(m.P.Global(name))))
}

// TestReachAgreesWithBruteForce: reach says yes of exactly the states that an enumeration of all orders of instructions
// visits, and no of all others.
func TestReachAgreesWithBruteForce(t *testing.T) {
	programs := uint64(12)
	if inAllWays() {
		programs = 150
	}
	t.Chdir(t.TempDir())
	yes, all := 0, 0
	for seed := uint64(0); seed < programs; seed++ {
		g := newRacingProgram(seed)
		if err := os.WriteFile("p.c", []byte(g.text.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		p, err := pipeline.Load(t.Context(), &pipeline.Options{Programs: []string{"p.c"}, NoCache: true})
		if err != nil {
			t.Fatal(err)
		}
		for i := range 6 {
			var places []context.Frame
			args := []string{"reach", "p.c"}
			if i%2 == 1 {
				at := fmt.Sprintf("p.c:%d", g.lines[g.IntN(len(g.lines))])
				if places, err = context.Places(p.Program, at); err != nil {
					t.Fatal(err)
				}
				args = append(args, "--at", at)
			}
			c := g.condition(i%2 == 1)
			args = append(args, "--when", c.text, "--json", "-")
			if i >= 4 {
				args = append(args, "--jobs", "2")
			}
			doc := exploration(t, args)
			if doc == nil {
				t.Fatalf("seed %d: %q gives no document\n%s", seed, args, g.text.String())
			}
			want, got := visits(t, p.Program, places, c), doc.Verdict
			if all++; want {
				yes++
			}
			if want != (got == result.Violated) || !want && got != result.Safe {
				t.Errorf("seed %d: %q: %s, brute force: %t\n%s", seed, args, got, want, g.text.String())
			}
			for _, v := range doc.Violations {
				if !v.Validated {
					t.Errorf("seed %d: %q: not replayed: %q", seed, args, v.Details)
				}
			}
		}
	}
	t.Logf("%d states asked for, %d of them visited", all, yes)
	if yes < all/5 || yes > all*4/5 {
		t.Errorf("%d of %d states are visited: conditions of both kinds are wanted", yes, all)
	}
}

// spotOf is where a thread of the concrete machine is, as a debugger shows it: its frames of the program, and the
// function of the library that it has called, or "".
func spotOf(m *concrete.Machine, th *concrete.Thread) (frames []backtrace.Frame, library string) {
	for i := len(th.Frames) - 1; i >= 0; i-- {
		fr := th.Frames[i]
		if fr.Fn.Runtime {
			library = fr.Fn.Name
			continue
		}
		loc := m.P.Locs[fr.Fn.Code[fr.PC].Loc]
		frames = append(frames, backtrace.Frame{
			Owner: backtrace.User, Function: fr.Fn.Name, File: m.P.Files[loc.File], Line: int(loc.Line), Exact: len(frames) == 0,
		})
	}
	if library != "" {
		frames = append([]backtrace.Frame{{Owner: backtrace.Library, Function: library}}, frames...)
	}
	return frames, library
}

// key is a stack as text.
func key(frames []backtrace.Frame) string {
	out := ""
	for _, f := range frames {
		out += fmt.Sprintf("%s:%d ", f.Function, f.Line)
	}
	return out
}

// crashes are the failures that brute force finds, over every order of instructions: the failing stack, and for each
// the sets of stacks at which the other threads are.
func crashes(t *testing.T, p *ir.Program) map[string][][]string {
	t.Helper()
	out := map[string][][]string{}
	r, err := soundness.Brute(p, soundness.BruteOptions{
		Machine: concrete.Options{Args: []string{"program"}, NoRaces: true}, Granularity: concrete.Instruction,
		Seen: func(m *concrete.Machine) {
			if m.End == nil || m.End.Outcome != concrete.Violation {
				return
			}
			var others []string
			failing := ""
			for _, th := range m.Threads {
				frames, _ := spotOf(m, th)
				switch {
				case th.ID == m.End.Thread:
					failing = key(frames)
				case th.Status != concrete.Exited:
					others = append(others, key(frames))
				}
			}
			out[failing] = append(out[failing], others)
		},
	})
	if err != nil || !r.Complete {
		t.Fatalf("brute force: %v, %+v", err, r)
	}
	return out
}

// everyStack is where threads may be at all, by their text: at every state of brute force.
func everyStack(t *testing.T, p *ir.Program) map[string][]backtrace.Frame {
	t.Helper()
	out := map[string][]backtrace.Frame{}
	_, err := soundness.Brute(p, soundness.BruteOptions{
		Machine: concrete.Options{Args: []string{"program"}, NoRaces: true}, Granularity: concrete.Instruction,
		Seen: func(m *concrete.Machine) {
			for _, th := range m.Threads {
				if frames, library := spotOf(m, th); len(frames) > 0 && (library == "" || library == "abort" || strings.HasPrefix(library, "pthread_")) {
					out[key(frames)] = frames
				}
			}
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestReconstructAgreesWithBruteForce: of failing stacks and stacks of other threads, paired at random, reconstruct
// finds those that an enumeration of all orders of instructions comes to, and says no of all others.
func TestReconstructAgreesWithBruteForce(t *testing.T) {
	programs := uint64(45)
	if inAllWays() {
		programs = 300
	}
	yes, all := 0, 0
	for seed := uint64(1000); seed < 1000+programs; seed++ {
		g := newRacingProgram(seed)
		if !strings.Contains(g.text.String(), "abort") {
			continue
		}
		t.Chdir(t.TempDir())
		if err := os.WriteFile("p.c", []byte(g.text.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		p, err := pipeline.Load(t.Context(), &pipeline.Options{Programs: []string{"p.c"}, NoCache: true})
		if err != nil {
			t.Fatal(err)
		}
		found, places := crashes(t, p.Program), everyStack(t, p.Program)
		names := slices.Sorted(maps.Keys(places))
		var failing []string
		for _, n := range names {
			if places[n][0].Function == "abort" {
				failing = append(failing, n)
			}
		}
		for range 4 {
			if len(failing) == 0 {
				break
			}
			who := failing[g.IntN(len(failing))]
			var others []string
			for range 1 + g.IntN(2) {
				if n := names[g.IntN(len(names))]; places[n][0].Function != "abort" {
					others = append(others, n)
				}
			}
			if sets := found[who]; len(sets) > 0 && g.IntN(3) == 0 { // one that there is
				others = sets[g.IntN(len(sets))]
			}
			if slices.ContainsFunc(others, func(n string) bool { return places[n] == nil }) {
				continue
			}
			want := slices.ContainsFunc(found[who], func(set []string) bool { return len(difference(others, set)) == 0 })
			report := &backtrace.Report{
				Tool: backtrace.GDB, Whole: true,
				Failure: &backtrace.Failure{Kind: property.Assertion, Thread: 0, Events: []backtrace.Event{{Thread: 0, Frames: places[who]}}},
				Threads: []backtrace.Thread{{ID: "1", Frames: places[who], Crashed: true}},
			}
			for i, n := range others {
				th := backtrace.Thread{ID: fmt.Sprint(i + 2), Frames: places[n]}
				if places[n][0].Owner == backtrace.Library {
					th.Waits = &backtrace.Wait{Call: places[n][0].Function, Frame: 1}
				}
				report.Threads = append(report.Threads, th)
			}
			crash, err := reconstruct.FromReport(report, false)
			if err != nil {
				t.Fatal(err)
			}
			doc, err := pipeline.Run(t.Context(), &pipeline.Options{
				Command: "reconstruct", Granularity: "memory", OnlyCount: true, First: true, Programs: []string{"p.c"},
				Reduction: "source", AutoSummaries: true, Goal: crash, Properties: crash.Properties(),
				StepWidth: pipeline.DefaultStepWidth, NoCache: true,
			}, pipeline.Output{})
			if err != nil {
				t.Errorf("seed %d: %s, others %q: %v\n%s", seed, who, others, err, g.text.String())
				continue
			}
			if all++; want {
				yes++
			}
			if want != (doc.Verdict == result.Violated) || !want && doc.Verdict != result.Safe {
				t.Errorf("seed %d: %s, others %q: %s, brute force: %t\n%s", seed, who, others, doc.Verdict, want, g.text.String())
			}
			for _, v := range doc.Violations {
				if !v.Validated {
					t.Errorf("seed %d: not replayed: %q", seed, v.Details)
				}
			}
		}
	}
	t.Logf("%d failures asked for, %d of them possible", all, yes)
	if yes < all/5 || yes > all*4/5 || all < int(programs)/5 {
		t.Errorf("%d of %d failures are possible: both kinds are wanted", yes, all)
	}
}

// twoDeadlocks has one in each order of a and b, in functions of their own; each is reconstructed by its own stacks.
const twoDeadlocks = `#include <pthread.h>
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER, c = PTHREAD_MUTEX_INITIALIZER;
static void both(pthread_mutex_t *x, pthread_mutex_t *y)
{
	pthread_mutex_lock(x);
	pthread_mutex_lock(y);
	pthread_mutex_unlock(y);
	pthread_mutex_unlock(x);
}
static void *one(void *p) { both(&a, &b); both(&b, &c); return p; }
static void *two(void *p)
{
	both(&b, &a);
	both(&c, &b);
	return p;
}
int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, one, 0);
	pthread_create(&u, 0, two, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
`

// TestReconstructsOneOfTwoDeadlocks: a deadlock is the one in which every thread was called as the report says; one in
// which they were called otherwise is none, though threads wait at the same places.
func TestReconstructsOneOfTwoDeadlocks(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("p.c", []byte(twoDeadlocks), 0o644); err != nil {
		t.Fatal(err)
	}
	for line, want := range map[int]string{13: result.Violated, 14: result.Violated, 15: ""} {
		text := fmt.Sprintf(`
Thread 3 (Thread 0x7f01 (LWP 3)):
#0  0x01 in __lll_lock_wait () from /lib/libc.so.6
#1  0x02 in pthread_mutex_lock () from /lib/libc.so.6
#2  0x03 in both (x=0x1, y=0x2) at p.c:6
#3  0x04 in two (p=0x0) at p.c:%d
#4  0x05 in start_thread () from /lib/libc.so.6

Thread 2 (Thread 0x7f02 (LWP 2)):
#0  0x01 in __lll_lock_wait () from /lib/libc.so.6
#1  0x02 in pthread_mutex_lock () from /lib/libc.so.6
#2  0x03 in both (x=0x1, y=0x2) at p.c:6
#3  0x04 in one (p=0x0) at p.c:10
#4  0x05 in start_thread () from /lib/libc.so.6

Thread 1 (Thread 0x7f03 (LWP 1)):
#0  0x01 in pthread_join () from /lib/libc.so.6
#1  0x02 in main () at p.c:22
`, line)
		if err := os.WriteFile("bt.txt", []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		doc := exploration(t, []string{"reconstruct", "p.c", "--crash", "bt.txt", "--json", "-"})
		switch {
		case want == "" && doc != nil && len(doc.Goal.Stacks) == 0:
			t.Errorf("line %d: no stack is said to fit", line)
		case want == "":
		case doc == nil || doc.Verdict != want || !strings.Contains(fmt.Sprint(doc.Violations[0].Deadlock), fmt.Sprintf("p.c:%d", line)):
			t.Errorf("line %d: %+v", line, doc)
		}
	}
}
