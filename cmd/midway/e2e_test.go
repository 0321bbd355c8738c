package main

import (
	"bytes"
	stdctx "context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"midway/internal/report"
)

// TestEndToEnd runs every testdata/*/NAME.txtar of the repository through the command line. An archive has
//
//	prose        what the program shows, and why the result is what it is
//	NAME.c …     the program
//	NAME.yaml    the context, if any
//	command      the command and its arguments, if not "run" with all .c files and the context
//	flags        further flags, if any
//	slow         optionally, why the tests that run each archive many times leave it out
//	want         the result: see wanted
//	conditions   optionally, "outcome: condition" of every path, sorted
//
// MIDWAY_REWRITE=1 writes want (and conditions where there are any) anew; read the difference before committing it.
// MIDWAY_CLANG names the clang to compile with, where an archive does not say it.
func TestEndToEnd(t *testing.T) {
	root, err := filepath.Abs("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	archives, err := filepath.Glob(root + "/*/*.txtar")
	if err != nil || len(archives) == 0 {
		t.Fatalf("%d archives under %s: %v", len(archives), root, err)
	}
	for _, path := range halves(t, archives) {
		name, _ := filepath.Rel(root, path)
		t.Run(strings.TrimSuffix(name, ".txtar"), func(t *testing.T) { endToEnd(t, path) })
	}
}

func endToEnd(t *testing.T, path string) {
	archive, err := txtar.ParseFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if len(bytes.TrimSpace(archive.Comment)) == 0 {
		t.Fatal("no prose says what this program shows")
	}
	t.Chdir(folderOf(t, path))
	got := outcome(t, archive)
	rewrite := os.Getenv("MIDWAY_REWRITE") != ""
	for i := range archive.Files {
		f := &archive.Files[i]
		if f.Name != "want" && f.Name != "conditions" {
			continue
		}
		if rewrite {
			f.Data = []byte(got[f.Name])
		} else if problem := compare(f.Name, string(f.Data), got[f.Name]); problem != "" {
			t.Errorf("%s: %s\ngot\n%s", f.Name, problem, got[f.Name])
		}
	}
	if rewrite {
		if err := os.WriteFile(path, txtar.Format(archive), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if !has(archive, "want") {
		t.Error("the archive has no want")
	}
}

func has(a *txtar.Archive, name string) bool {
	for _, f := range a.Files {
		if f.Name == name {
			return true
		}
	}
	return false
}

// outcome runs an archive in the present folder and gives what to hold its sections against.
func outcome(t *testing.T, a *txtar.Archive) map[string]string {
	t.Helper()
	args, isRun := arguments(t, a)
	if isRun {
		args = append(args, "--json", "document.json", "--sarif", "document.sarif", "--html", "document.html")
	}
	var stdout, stderr bytes.Buffer
	code := run(stdctx.Background(), args, &stdout, &stderr)
	written, err := os.ReadFile("document.json")
	if !isRun || err != nil {
		return map[string]string{"want": fmt.Sprintf("%s%sexit: %d\n", stdout.String(), stderr.String(), code)}
	}
	if d := os.Getenv("MW_TEXTS"); d != "" {
		os.WriteFile(filepath.Join(d, strings.ReplaceAll(t.Name(), "/", "_")), stdout.Bytes(), 0o644)
	}
	readable(t, stdout.String(), string(txtar.Format(a)))
	valid(t, "document.json", written, resultSchema)
	if sarif, err := os.ReadFile("document.sarif"); err != nil {
		t.Error(err)
	} else {
		valid(t, "document.sarif", sarif, sarifSchema)
	}
	var doc report.Document
	if err := json.Unmarshal(written, &doc); err != nil {
		t.Fatalf("%v\n%s", err, written)
	}
	return map[string]string{"want": summary(&doc, code), "conditions": conditions(&doc)}
}

// folderOf is an empty folder, the same one for every test of an archive, so that its program is compiled once.
func folderOf(t *testing.T, archive string) string {
	t.Helper()
	dir := filepath.Join(
		os.Getenv("XDG_CACHE_HOME"),
		"archives",
		filepath.Base(filepath.Dir(archive)),
		filepath.Base(archive),
	)
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	return dir
}

// arguments writes the archive's files and gives the command line.
func arguments(t *testing.T, a *txtar.Archive) (args []string, isRun bool) {
	t.Helper()
	args = []string{"run"}
	isRun = true
	var command, flags wordList
	for _, f := range a.Files {
		var err error
		switch f.Name {
		case "want", "conditions", "slow":
		case "command":
			err = command.Set(string(f.Data))
		case "flags":
			err = flags.Set(string(f.Data))
		default:
			err = os.WriteFile(f.Name, f.Data, 0o600)
			if filepath.Ext(f.Name) == ".c" {
				args = append(args, f.Name)
			}
			if filepath.Ext(f.Name) == ".yaml" {
				args = append(args, "--context", f.Name)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(command) > 0 {
		args, isRun = command, slices.Contains([]string{"run", "check", "reach", "reconstruct", "pairs", "pieces"}, command[0])
	}
	args = append(args, flags...)
	if clang := os.Getenv("MIDWAY_CLANG"); clang != "" && !slices.Contains(args, "--clang") {
		args = append(args, "--clang", clang)
	}
	return args, isRun
}

// summary is a result as labelled lines, in canonical order. A violation that no replay validated says so.
func summary(d *report.Document, code int) string {
	lines := []string{
		fmt.Sprintf(
			"exit: %d",
			code,
		), "verdict: " + d.Verdict, "scope: " + d.Scope, fmt.Sprintf("complete: %t", d.Complete),
		fmt.Sprintf("paths: %d, %d cut", d.Stats.Paths, d.Stats.PathsCut),
		fmt.Sprintf("runs: %d, %d pruned, %d blocked", d.Stats.Runs, d.Stats.RunsPruned, d.Stats.RunsBlocked),
	}
	if d.Goal != nil {
		lines = append(lines, "reached: "+d.Goal.Reached)
	}
	if d.Goal != nil && d.Goal.Distance > 0 {
		lines = append(lines, fmt.Sprintf("distance: %d", d.Goal.Distance))
	}
	outcomes := map[string]int{}
	for _, p := range d.Paths {
		outcomes[p.Outcome]++
	}
	var counted []string
	for o, n := range outcomes {
		counted = append(counted, fmt.Sprintf("outcome: %s %d", o, n))
	}
	var found, levels, used []string
	for _, v := range d.Violations {
		line := strings.TrimSpace("violation: " + v.Kind + " " + v.At)
		if !v.Validated {
			line += " (not replayed)"
		}
		found = append(found, line)
		levels = append(levels, strings.TrimSpace("level: "+v.Level+" "+v.Kind+" "+v.At))
	}
	for _, e := range d.Ledger {
		used = append(used, strings.TrimSpace("ledger: "+e.Effect+" "+e.Kind+" "+e.At))
	}
	for _, list := range [][]string{counted, found, levels, used} {
		sort.Strings(list)
		lines = append(lines, list...)
	}
	return strings.Join(lines, "\n") + "\n"
}

func conditions(d *report.Document) string {
	var lines []string
	for _, p := range d.Paths {
		lines = append(lines, p.Outcome+": "+p.Condition)
	}
	sort.Strings(lines)
	return strings.Join(lines, "\n") + "\n"
}

// optional are the labels of a summary that a want may leave out altogether. What it says of a label is
// complete: nothing missing, nothing extra.
var optional = []string{"scope", "complete", "paths", "runs", "outcome", "level", "distance", "ledger"}

// compare says how a result differs from what was wanted, or "".
func compare(name, want, got string) string {
	if strings.TrimSpace(want) == "" {
		return "is empty; MIDWAY_REWRITE=1 fills it in"
	}
	if name == "want" && strings.HasPrefix(got, "exit: ") && strings.Contains(got, "\nverdict: ") {
		for _, label := range optional {
			if !strings.Contains("\n"+want, "\n"+label+": ") {
				got = without(got, label)
			}
		}
	}
	wanted, gotten := strings.Split(strings.TrimSpace(want), "\n"), strings.Split(strings.TrimSpace(got), "\n")
	sort.Strings(wanted)
	sort.Strings(gotten)
	if missing, extra := difference(wanted, gotten), difference(gotten, wanted); len(missing)+len(extra) > 0 {
		return fmt.Sprintf("missing %q, extra %q", missing, extra)
	}
	return ""
}

func without(text, label string) string {
	var out strings.Builder
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, label+": ") {
			out.WriteString(line)
		}
	}
	return out.String()
}

// difference is a minus b, as multisets.
func difference(a, b []string) []string {
	left := map[string]int{}
	for _, s := range b {
		left[s]++
	}
	var out []string
	for _, s := range a {
		if left[s]--; left[s] < 0 {
			out = append(out, s)
		}
	}
	return out
}

func TestCompareWorksBothWays(t *testing.T) {
	got := "exit: 1\nverdict: violated\npaths: 2, 0 cut\noutcome: end 1\nviolation: assertion a.c:1\nviolation: deadlock\n"
	for want, same := range map[string]bool{
		got: true,
		"exit: 1\nverdict: violated\nviolation: assertion a.c:1\nviolation: deadlock\n":                               true,
		"exit: 1\nverdict: violated\nviolation: assertion a.c:1\n":                                                    false,
		"exit: 1\nverdict: violated\nviolation: assertion a.c:1\nviolation: deadlock\nviolation: leak\n":              false,
		"exit: 1\nverdict: violated\noutcome: end 1\noutcome: cut 1\nviolation: assertion a.c:1\nviolation: deadlock": false,
		"exit: 1\nverdict: violated\npaths: 3, 0 cut\nviolation: assertion a.c:1\nviolation: deadlock\n":              false,
		"exit: 1\nviolation: assertion a.c:1\nviolation: deadlock\n":                                                  false,
		" \n": false,
	} {
		if problem := compare("want", want, got); (problem == "") != same {
			t.Errorf("%q: %q", want, problem)
		}
	}
}
