package main

import (
	"bytes"
	stdctx "context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"midway/internal/long"
)

// TestTasks checks tasks of SV-COMP: the answers in that competition's words, and the errors.
func TestTasks(t *testing.T) {
	long.Test(t)
	archive, err := txtar.ParseFile("testdata/tasks/counter.txtar")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	for _, f := range archive.Files {
		if err := os.MkdirAll(filepath.Dir(f.Name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(f.Name, f.Data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		args   string
		code   int
		answer string // a part of the text or of the error
	}{
		{"own/limits.yml --property unreach-call", exitSafe, "\ntrue (as expected)"},
		{"own/limits.yml --property no-data-race", exitSafe, "\ntrue (as expected)"},
		{"own/limits.yml --property properties/no-overflow.prp", exitViolated, "\nfalse(no-overflow) (expected: true)"},
		{"own/limits.yml --property termination", exitUsage, "does not check termination"},
		{"own/limits.yml", exitViolated, "\nfalse(no-overflow) (expected: true)"},
		{"own/limits.yml --property unreach-call --time 1ns", exitUnknown, "the time limit struck while loading the program"},
		{"own/limits.yml --property unreach-call --paths 1", exitUnknown, "\nunknown (expected: true)"},
		{"own/freed.yml", exitViolated, "\nfalse(valid-deref) (as expected)"},
		{"own/freed.yml --property properties/unreach-call.prp", exitUnknown, "\nunknown"},
		{"own/limits.i --data-model ilp32 --property properties/unreach-call.prp", exitSafe, "\ntrue\n"},
		{"own/limits.i --data-model ilp32", exitViolated, "memory at most"},
		{"own/limits.i --data-model ilp32 --properties assertions,races --sv-comp", exitViolated, "\nfalse(unreach-call)\n"},
		{"own/reached.i --sv-comp", exitViolated, "\nfalse(unreach-call)\n"},
		{"own/asserts.i --property properties/unreach-call.prp", exitViolated, "\nfalse(unreach-call)\n"},
		{"own/limits.yml own/limits.i", exitUsage, "give own/limits.yml alone"},
		{"own/limits.yml --property x", exitUsage, `no property "x" (it has unreach-call, no-data-race, no-overflow, termination)`},
		{"own/limits.i --property x.prp", exitUsage, "property file x.prp: no such file"},
		{"own/none.yml", exitUsage, "task file own/none.yml: no such file"},
		{"own/limits.yml --json -", exitUsage, "choose one with --property"},
	} {
		var stdout, stderr bytes.Buffer
		code := run(stdctx.Background(), append([]string{"check"}, strings.Fields(c.args)...), &stdout, &stderr)
		if code != c.code || !strings.Contains(stdout.String()+stderr.String(), c.answer) {
			t.Errorf("%s: exit %d, want %d and %q\n%s%s", c.args, code, c.code, c.answer, stdout.String(), stderr.String())
		}
	}
}

// TestAnswersOfUnreplayed: behind a function without a model, a violation that was not replayed may be none.
func TestAnswersOfUnreplayed(t *testing.T) {
	long.Test(t)
	t.Chdir(t.TempDir())
	const program = "#include <assert.h>\nextern int outside(void);\nextern void reach_error(void);\nint x;\nint main(void) { %s if (%s) reach_error(); return 0; }\n"
	for _, c := range []struct{ call, cond, answer string }{
		{"x = outside();", "x == 7", "\nunknown\n"},
		{"outside();", "x == 0", "\nunknown\n"},
		{"", "x == 0", "\nfalse(unreach-call)\n"},
	} {
		if err := os.WriteFile("p.c", fmt.Appendf(nil, program, c.call, c.cond), 0o600); err != nil {
			t.Fatal(err)
		}
		if text, _ := said("check", "p.c", "--sv-comp", "--properties", "assertions"); !strings.Contains(text, c.answer) || !strings.Contains(text, "VIOLATED") {
			t.Errorf("%s %s: want %q\n%s", c.call, c.cond, c.answer, text)
		}
	}
}
