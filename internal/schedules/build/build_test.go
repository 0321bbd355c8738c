package build_test

import (
	stdctx "context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"midway/internal/long"
	"midway/internal/pipeline"
	"midway/internal/schedules"
	"midway/internal/schedules/build"
	"midway/internal/schedules/schedulestest"
	"midway/soundness/generate"
)

// programs is how many are generated for each test.
var programs = flag.Int("programs", long.Of(12), "generated programs for each test of built programs")

// built is a program that was built.
type built struct {
	set  *schedules.Set
	dir  string
	path string
}

// showing is linked with generated programs: it prints what they compute.
const showing = `#include <stdio.h>
extern volatile unsigned long long final_state;
__attribute__((destructor)) static void show(void) { printf("%llu\n", final_state); }
`

// make builds a program; the error is the one of the enumeration.
func made(t testing.TB, source string, verify bool, b build.Options) (*built, error) {
	t.Helper()
	dir := t.TempDir()
	out := &built{dir: dir, path: filepath.Join(dir, "program")}
	file, show := filepath.Join(dir, "t.c"), filepath.Join(dir, "show.c")
	for name, text := range map[string]string{file: source, show: showing} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	o := &schedules.Options{
		Options: &pipeline.Options{Programs: []string{file}, NoCache: true, Rebuilt: true, Started: time.Now()},
		Epochs:  20,
	}
	set, err := schedules.Enumerate(stdctx.Background(), o, schedules.Output{})
	if err != nil {
		return nil, err
	}
	if verify {
		if err := set.Verify(stdctx.Background(), schedules.Output{}); err != nil {
			t.Fatal(err)
		}
	}
	if b.Output = out.path; strings.Contains(source, "final_state") {
		b.Flags = append(b.Flags, show)
	}
	notes, err := build.Build(stdctx.Background(), set, o.Options, b)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range notes {
		t.Log(n)
	}
	out.set = set
	return out, nil
}

// ran is what a run showed.
type ran struct {
	output, told string
	code         int
}

// run runs the program on inputs, with all that it does told, or nothing constrained.
func (b *built) run(t testing.TB, inputs string, constrained bool) ran {
	t.Helper()
	told := filepath.Join(b.dir, "told")
	if !constrained {
		told = "off"
	}
	stop, done := stdctx.WithTimeout(stdctx.Background(), time.Minute)
	defer done()
	cmd := exec.CommandContext(stop, b.path)
	cmd.Env = append(os.Environ(), "MIDWAY_INPUTS="+inputs, "MIDWAY_SCHEDULES="+told, "MIDWAY_SCHEDULES_PATIENCE=5")
	text, err := cmd.CombinedOutput()
	r := ran{output: string(text)}
	var exit *exec.ExitError
	switch {
	case stop.Err() != nil:
		t.Fatalf("inputs %s: the program does not end", inputs)
	case errors.As(err, &exit):
		r.code = exit.ExitCode()
	case err != nil:
		t.Fatal(err)
	}
	if constrained {
		data, err := os.ReadFile(told)
		if err != nil {
			t.Fatalf("inputs %s: nothing was told: %v, %s", inputs, err, text)
		}
		r.told = string(data)
	}
	return r
}

var (
	chosenLine = regexp.MustCompile(`^in (\d+): epoch (\d+), schedule (\d+)$`)
	doneLine   = regexp.MustCompile(`^in (\d+): (\d+)\.(\d+) code \d+ place \d+: (\d+) to (\d+)$`)
)

// span is when an operation was under way.
type span struct{ begun, over int }

// keeps checks that a run was constrained to the end, and that what it did keeps to the happens-before edges of the
// schedules that it says it has chosen; schedule is the sequence of these.
func (b *built) keeps(r ran) (schedule string, err error) {
	lines := strings.Split(strings.TrimSpace(r.told), "\n")
	if !strings.Contains(lines[0], " 0 unmatched, 0 watchdog") {
		return "", errors.New(strings.Join(lines[:min(2, len(lines))], "; "))
	}
	chosen := map[string][2]int{}
	done := map[string]span{}
	var order []string
	for _, line := range lines[1:] {
		if m := chosenLine.FindStringSubmatch(line); m != nil {
			if _, known := chosen[m[1]]; !known {
				order = append(order, m[1])
			}
			chosen[m[1]] = [2]int{number(m[2]), number(m[3])}
		} else if m := doneLine.FindStringSubmatch(line); m != nil {
			done[m[1]+":"+m[2]+"."+m[3]] = span{number(m[4]), number(m[5])}
		}
	}
	for _, serial := range order {
		c := chosen[serial]
		schedule += fmt.Sprintf("%d/%d ", c[0], c[1])
		for _, o := range leaf(b.set.Epochs[c[0]-1].Root, c[1]) {
			at, was := done[fmt.Sprintf("%s:%d.%d", serial, o.TID, o.N)]
			for _, p := range o.After {
				before, happened := done[fmt.Sprintf("%s:%d.%d", serial, p.TID, p.N)]
				if was && (!happened || before.over > at.begun) {
					return "", fmt.Errorf("in %s, epoch %d, schedule %d: %d.%d began before %d.%d was over", serial, c[0], c[1],
						o.TID, o.N, p.TID, p.N)
				}
			}
		}
	}
	return schedule, nil
}

func number(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}

// leaf is the operations of a schedule by its number.
func leaf(n *schedules.Node, number int) (ops []*schedules.Operation) {
	left := number
	var find func(*schedules.Node, []*schedules.Operation)
	find = func(n *schedules.Node, before []*schedules.Operation) {
		for _, c := range n.Choices {
			all := append(slices.Clone(before), c.Operations...)
			if c.Next != nil {
				find(c.Next, all)
			} else if left--; left == 0 {
				ops = all
			}
		}
	}
	find(n, nil)
	return ops
}

// everyInput visits the values of inputs, as the program is given them; some, where there are many.
func everyInput(inputs []generate.Input, visit func(string)) {
	var all []string
	var at func(int, string)
	at = func(i int, before string) {
		if i == len(inputs) {
			all = append(all, strings.TrimPrefix(before, ","))
			return
		}
		for v := inputs[i].Low; v < inputs[i].Low+inputs[i].Count; v++ {
			at(i+1, fmt.Sprintf("%s,%d", before, v))
		}
	}
	at(0, "")
	for i := 0; i < len(all); i += max(1, len(all)/8) {
		visit(all[i])
	}
}

// TestGeneratedPrograms: a run of a generated program keeps to the happens-before edges of the schedules that it chooses,
// is constrained to its end, and computes what the concrete machine computes on the same schedule.
func TestGeneratedPrograms(t *testing.T) {
	long.Test(t)
	count := map[string]int{}
	for seed := uint64(1); seed <= uint64(*programs); seed++ {
		p := generate.New(seed, generate.Profile{Threads: 1 + int(seed%3), Inputs: 1 + int(seed%2), Size: 3, Events: 500})
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			b, err := made(t, p.String(), false, build.Options{})
			if err != nil {
				count["refused"]++
				return
			}
			if !b.set.Covered() {
				count["not covered"]++
				return
			}
			count["covered"]++
			everyInput(p.Inputs, func(inputs string) {
				count["runs"]++
				r := b.run(t, inputs, true)
				if _, err := b.keeps(r); err != nil {
					t.Errorf("inputs %s: %v\n%s\n%s", inputs, err, b.set, p)
				}
				switch want, err := b.computes(r, inputs); {
				case err != nil:
					t.Errorf("inputs %s: %v\n%s\n%s", inputs, err, b.set, p)
				case want == "":
					count["of several epochs"]++
				case want != r.output:
					t.Errorf("inputs %s: the result is %s, that of the concrete machine %s\n%s\n%s", inputs, r.output, want, b.set, p)
				default:
					count["computed what the concrete machine does"]++
				}
			})
		})
	}
	t.Log(count)
}

// TestLoopingPrograms: the same of programs whose loops synchronise as often as an input says, from epoch to epoch.
func TestLoopingPrograms(t *testing.T) {
	long.Test(t)
	for seed := uint64(1); seed <= uint64(*programs)/2; seed++ {
		b, err := made(t, schedulestest.Looping(seed), false, build.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for v := range 4 {
			if _, err := b.keeps(b.run(t, fmt.Sprint(v), true)); err != nil {
				t.Errorf("seed %d, input %d: %v\n%s\n%s", seed, v, err, schedulestest.Looping(seed), b.set)
			}
		}
	}
}
