package main

import (
	"bytes"
	stdctx "context"
	"encoding/json"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/internal/report"
)

// nameRow is what a line of a program in testdata/names says of a step there: "// KIND: TEXT".
var nameRow = regexp.MustCompile(`// ([a-z][^:]*): (.+)$`)

// TestNames holds the names of objects of every kind, and the conditions over them, from main, from a context and from
// a given stack, against the rows beside the lines of the programs.
func TestNames(t *testing.T) {
	extern := []string{"--extern", "read_number=pure", "--extern", "fill=arguments"}
	for _, c := range []struct {
		file string
		runs [][]string // what is seen on any of them counts
		is   string     // behind the text of a row
		rows int        // at least
	}{
		{"main.c", [][]string{{"--granularity", "memory"}}, "", 20},
		{"library.c", [][]string{{}}, " is true", 11},
		{"context.c", [][]string{
			append([]string{"--at", "t1=globals"}, extern...),
			append([]string{"--at", "t2=pointers"}, extern...),
			append([]string{"--context", "testdata/names/context.yaml"}, extern...),
		}, " is true", 20},
	} {
		t.Run(c.file, func(t *testing.T) {
			source, err := os.ReadFile(filepath.Join("testdata", "names", c.file))
			if err != nil {
				t.Fatal(err)
			}
			seen := map[int]map[string]bool{}
			for _, args := range c.runs {
				detailsByLine(t, filepath.Join("testdata", "names", c.file), args, seen)
			}
			rows := 0
			for i, line := range strings.Split(string(source), "\n") {
				row := nameRow.FindStringSubmatch(line)
				if row == nil {
					continue
				}
				rows++
				want := row[2] + c.is
				if !seen[i+1][want] && !seen[i+1][row[2]+strings.Replace(c.is, "true", "false", 1)] {
					t.Errorf("%s:%d: %s: want %q, the steps there are %q", c.file, i+1, row[1], want, slices.Sorted(maps.Keys(seen[i+1])))
				}
			}
			if rows < c.rows {
				t.Errorf("%d rows", rows)
			}
		})
	}
}

// TestNamesOptimised holds conditions in optimised bitcode against the rows of a program.
func TestNamesOptimised(t *testing.T) {
	long.Test(t)
	source, err := filepath.Abs(filepath.Join("testdata", "names", "optimised.c"))
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	for _, level := range []string{"-O1", "-O2"} {
		code := filepath.Join(t.TempDir(), "p.bc")
		if out, err := exec.Command("clang-14", "-g", level, "-emit-llvm", "-c", source, "-o", code).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		seen, rows := map[int]map[string]bool{}, 0
		detailsByLine(t, code, []string{"--at", "t1=globals", "--extern", "read_number=pure"}, seen)
		for i, line := range strings.Split(string(text), "\n") {
			row := nameRow.FindStringSubmatch(line)
			if row == nil {
				continue
			}
			if rows++; !seen[i+1][row[2]+" is true"] && !seen[i+1][row[2]+" is false"] {
				t.Errorf("%s: line %d: %s: want %q, the steps there are %q", level, i+1, row[1], row[2], slices.Sorted(maps.Keys(seen[i+1])))
			}
		}
		if rows < 15 {
			t.Errorf("%d rows", rows)
		}
	}
}

// detailsByLine adds the details of the steps of all violations of a run, by line.
func detailsByLine(t *testing.T, file string, args []string, out map[int]map[string]bool) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	run(stdctx.Background(), append([]string{
		"run", file, "--json", "-", "--properties", "assertions",
	}, args...), &stdout, &stderr)
	var doc report.Document
	if err := json.Unmarshal(stdout.Bytes(), &doc); err != nil {
		t.Fatalf("%v\n%s%s", err, stdout.String(), stderr.String())
	}
	for _, v := range doc.Violations {
		for _, s := range v.Schedule {
			line, ok := lineOf(s.At)
			if !ok {
				continue
			}
			if out[line] == nil {
				out[line] = map[string]bool{}
			}
			out[line][s.Detail] = true
		}
	}
}

// lineOf is the line of file:line.
func lineOf(at string) (int, bool) {
	_, line, _ := strings.Cut(at, ":")
	n, err := strconv.Atoi(line)
	return n, err == nil
}
