// Command scaling measures what happens before the first instruction of a context: seconds of processor and memory by
// phase, for generated programs from 1,000 to 100,000 lines, from bitcode. It prints a table, and with --plot draws
// seconds against lines.
package main

import (
	stdctx "context"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/pipeline"
)

var sizes = []int{1000, 3000, 10000, 30000, 100000}

// measured is one program and what was measured, in seconds of processor and bytes.
type measured struct {
	Shape        string
	Lines        int
	Instructions int
	Phases       []phase
	Again        float64 // all of it a second time, with what was kept
	Peak         uint64
}

type phase struct {
	Name    string
	Seconds float64
}

func (m measured) total() (sum float64) {
	for _, p := range m.Phases {
		sum += p.Seconds
	}
	return sum
}

func main() {
	plot := flag.String("plot", "", "file of the plot, an SVG image")
	largest := flag.Int("largest", sizes[len(sizes)-1], "lines of the largest programs")
	one := flag.String("one", "", "measure one bitcode file and print it as JSON")
	kept := flag.String("kept", "", "with --one or --context: directory that keeps programs")
	file := flag.String(
		"context",
		"",
		"measure one context file, which names its program, and print a row for each phase",
	)
	flag.Parse()
	if err := run(*plot, *one, *kept, *file, *largest); err != nil {
		fmt.Fprintln(os.Stderr, "scaling:", err)
		os.Exit(1)
	}
}

func run(plot, one, kept, file string, largest int) error {
	if file != "" {
		return context(file, kept)
	}
	if one != "" {
		m, err := measure(one, kept)
		if err != nil {
			return err
		}
		return json.NewEncoder(os.Stdout).Encode(m)
	}
	dir, err := os.MkdirTemp("", "scaling")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	var all []measured
	fmt.Println(
		"| shape | lines | IR instr. | load | points-to | dataflow | locks | invariants | state | all | again | MB |",
	)
	fmt.Println("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
	for _, s := range shapes {
		for _, n := range sizes {
			if n > largest {
				continue
			}
			m, err := program(dir, s, n)
			if err != nil {
				return err
			}
			fmt.Println(m.row())
			all = append(all, m)
			if plot != "" { // what there is so far
				if err := os.WriteFile(plot, []byte(draw(all)), 0o644); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// program generates, compiles and measures, each measurement in a process of its own.
func program(dir string, s shape, lines int) (m measured, err error) {
	source, code := filepath.Join(dir, "p.c"), filepath.Join(dir, "p.bc")
	text := s.program(lines)
	if err := os.WriteFile(source, []byte(text), 0o600); err != nil {
		return m, err
	}
	clang, err := ir.Clang(ir.Options{})
	if err != nil {
		return m, err
	}
	out, err := exec.Command(
		clang,
		"-O0",
		"-g",
		"-w",
		"-Xclang",
		"-disable-O0-optnone",
		"-fno-discard-value-names",
		"-emit-llvm",
		"-c",
		"-o",
		code,
		source,
	).CombinedOutput()
	if err != nil {
		return m, fmt.Errorf("%s: %s", clang, out)
	}
	kept := filepath.Join(dir, "kept")
	defer os.RemoveAll(kept)
	self, err := os.Executable()
	if err != nil {
		return m, err
	}
	var again measured
	for _, to := range []*measured{&m, &again} { // the first fills what is kept
		out, err := exec.Command(self, "--one", code, "--kept", kept).Output()
		if err == nil {
			err = json.Unmarshal(out, to)
		}
		if err != nil {
			return m, fmt.Errorf("%s of %d lines: %w", s.name, lines, err)
		}
	}
	m.Shape, m.Lines, m.Again = s.name, strings.Count(text, "\n"), again.total()
	return m, nil
}

// context measures what lies before the first instruction of a context file.
func context(file, kept string) error {
	o := &pipeline.Options{
		Command:       "run",
		ContextFile:   file,
		ExternDefault: "arguments",
		Dump:          "seed",
		Cache:         kept,
		Started:       time.Now(),
	}
	m, err := phases(o)
	if err != nil {
		return err
	}
	m.Shape = file
	fmt.Println(m.row())
	return nil
}

// measure runs everything before the first instruction, from a context of two threads.
func measure(code, kept string) (m measured, err error) {
	m, err = phases(&pipeline.Options{
		Command: "run", Programs: []string{code}, At: []string{"t1=unit1", "t2=unit2"}, Dump: "seed", Cache: kept,
		Started: time.Now(),
	})
	if err != nil {
		return m, err
	}
	p, err := ir.Load([]string{code}, ir.Options{})
	if err != nil {
		return m, err
	}
	for _, f := range p.Funcs {
		m.Instructions += len(f.Code)
	}
	return m, nil
}

// phases runs a run up to its seed, which is not printed, and measures each phase.
func phases(o *pipeline.Options) (m measured, err error) {
	from, name := 0.0, "loading the program"
	ends := func(next string) {
		now := processor()
		m.Phases = append(m.Phases, phase{name, now - from})
		from, name = now, next
	}
	progress := func(p execute.Progress) {
		if p.Phase != name {
			ends(p.Phase)
		}
	}
	if _, err := pipeline.Run(stdctx.Background(), o,
		pipeline.Output{Dump: discard{}, Progress: progress}); err != nil {
		return m, err
	}
	ends("")
	m.Peak = peak()
	return m, nil
}

type discard struct{}

func (discard) Write(p []byte) (int, error) { return len(p), nil }

// processor is the seconds of processor that this process and its children have used.
func processor() (sum float64) {
	for _, who := range []int{syscall.RUSAGE_SELF, syscall.RUSAGE_CHILDREN} {
		var u syscall.Rusage
		if syscall.Getrusage(who, &u) == nil {
			sum += time.Duration(u.Utime.Nano() + u.Stime.Nano()).Seconds()
		}
	}
	return sum
}

// peak is the most memory that this process had, in bytes.
func peak() uint64 {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return uint64(u.Maxrss) << 10
}

// columns are the phases of the table, each with how its name begins.
var columns = []string{
	"loading",
	"computing what pointers",
	"computing what reaches",
	"computing which locks",
	"computing what barriers",
	"making",
}

func (m measured) row() string {
	cells := []string{m.Shape, strconv.Itoa(m.Lines), strconv.Itoa(m.Instructions)}
	for _, c := range columns {
		sum := 0.0
		for _, p := range m.Phases {
			if strings.HasPrefix(p.Name, c) {
				sum += p.Seconds
			}
		}
		cells = append(cells, fmt.Sprintf("%.2f", sum))
	}
	cells = append(cells, fmt.Sprintf("%.2f", m.total()), fmt.Sprintf("%.2f", m.Again), fmt.Sprint(m.Peak>>20))
	return "| " + strings.Join(cells, " | ") + " |"
}
