package por

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
)

// TestScripts runs the scripts under testdata. The input of every command is a mini program, a line for each thread, of
// operations such as "write 0 1": variable 0 becomes 1 (see opKind). Arguments leave out rules of the search by name.
//
//	every               every schedule
//	sources             source sets with sleep sets (Abdulla, Aronis, Jonsson, Sagonas, POPL 2014, algorithm 1)
//	optimal             wakeup trees (the same, algorithm 2)
//
// What is printed is how many runs came to an end, how many were given up because all threads that could go on were
// asleep, how many nodes were visited, and how the runs ended: what was violated, or the variables, what each thread
// has read (a number that says which values in which order), where each thread is, and the locks that are held. The
// counts of a new program are to be derived by hand: of sources and optimal, the runs are at least the Mazurkiewicz
// traces, and optimal has as many.
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			m := &machine{code: parseMini(t, d), ignored: -1}
			var how Options[*mini]
			switch d.Cmd {
			case "every":
				how.Off = true
			case "sources":
			case "optimal":
				how.Optimal = true
			default:
				d.Fatalf(t, "there is no command %s", d.Cmd)
			}
			x, _ := search(m, New(m, how))
			return fmt.Sprintf("%d runs, %d blocked, %d nodes\n%s", x.Runs, x.Blocked, x.States, endsOf(m))
		})
	})
}

// parseMini reads a mini program: a thread a line, operations separated by semicolons.
func parseMini(t *testing.T, d *datadriven.TestData) (code [threads][]op) {
	t.Helper()
	byName := map[string]opKind{}
	for k := range opKinds {
		name, _, _ := strings.Cut(op{kind: k}.String(), "(")
		byName[name] = k
	}
	for i, line := range strings.Split(strings.TrimSpace(d.Input), "\n") {
		for text := range strings.SplitSeq(line, ";") {
			words := strings.Fields(text)
			if len(words) == 0 {
				continue
			}
			kind, ok := byName[words[0]]
			if !ok || len(words) > 3 || i >= threads {
				d.Fatalf(t, "thread %d: %q is no operation", i, text)
			}
			var arg [2]int8
			for k, word := range words[1:] {
				n, err := strconv.ParseInt(word, 10, 8)
				if err != nil {
					d.Fatalf(t, "thread %d: %q: %v", i, text, err)
				}
				arg[k] = int8(n)
			}
			code[i] = append(code[i], op{kind, arg[0], arg[1]})
		}
	}
	return code
}

// endsOf are the ends of a machine's runs, a line each in order; those of one lane alone say which.
func endsOf(m *machine) string {
	lanesOf := map[string]int{}
	for end := range m.ends {
		var w strings.Builder
		fmt.Fprintf(&w, "%s: variables %v, read %v, at %v", end.how, end.v, end.acc, end.pc)
		if end.lock != [2]int8{} {
			fmt.Fprintf(&w, ", locks held by %v", end.lock)
		}
		lanesOf[w.String()] |= 1 << end.lane
	}
	for found := range m.found {
		if lane, text, ok := strings.Cut(found, " violation "); ok {
			lanesOf["violation "+text] |= 1 << (lane[0] - '0')
		}
	}
	var w strings.Builder
	for _, text := range slices.Sorted(maps.Keys(lanesOf)) {
		if in := lanesOf[text]; in != 1<<lanes-1 {
			text = fmt.Sprintf("%s (lanes %b)", text, in)
		}
		fmt.Fprintln(&w, text)
	}
	return w.String()
}
