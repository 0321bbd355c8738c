package main

import (
	"os"
	"strings"
	"testing"
)

// TestWhatWasMeant: a word, a flag or a file in the wrong place is answered with what was probably meant, in one line.
func TestWhatWasMeant(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"p.c": "int main(void) { return 0; }\n", "c.yaml": "program: p.c\nthreads:\n  - {name: t, at: main}\n",
		"c.yml": "threads:\n  - {name: t, at: main}\n", "task.yml": "format_version: '2.0'\ninput_files: 'p.c'\n",
		"r.json": "{\"schema_version\": 1}\n", "compile_commands.json": "[]\n", "other.json": "{}\n",
	} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for args, want := range map[string]string{
		"p.c":                                "p.c is a program; did you mean midway check p.c (for a verdict) or midway run p.c (for every path)?",
		"c.yaml":                             "did you mean midway run --context c.yaml?",
		"r.json":                             "did you mean midway replay r.json?",
		"chek p.c":                           `unknown command "chek"; did you mean check?`,
		"cont":                               `unknown command "cont"; did you mean context?`,
		"frobnicate":                         `unknown command "frobnicate" (see midway --help)`,
		"run p.c --tme 5s":                   "unknown flag: --tme; did you mean --time? (see midway run --help)",
		"run p.c --no-symmetry":              "unknown flag: --no-symmetry; midway check has it (see midway run --help)",
		"check p.c --time 60":                "did you mean 60s?",
		"check p.c --time 0":                 "without the flag there is no limit",
		"check p.c --time -5s":               "a time is more than none",
		"check p.c --time soon":              "a time is such as 90s",
		"check p.c --jobs 0":                 "it is a number from 1 on",
		"check p.c --jobs many":              "it is a number from 1 on",
		"check p.c --color blue":             "none of auto, always, never",
		"run c.yaml":                         "c.yaml is a context file; did you mean midway run --context c.yaml?",
		"check c.yml":                        "c.yml is a context file; did you mean midway check --context c.yml?",
		"show c.yaml":                        "did you mean midway show --context c.yaml?",
		"run task.yml":                       "task.yml is a task of SV-COMP; did you mean midway check task.yml?",
		"run r.json":                         "r.json is a result of midway; did you mean midway replay r.json?",
		"check compile_commands.json":        "did you mean midway check --project .?",
		"check unreach-call.prp":             "did you mean midway check PROGRAM --property unreach-call.prp?",
		"context check c.yaml":               "did you mean midway context check --context c.yaml?",
		"context new c.yaml --at t=main":     "c.yaml is a context file already; did you mean midway context check --context c.yaml?",
		"run --context p.c":                  "--context p.c: that is a program; a context file says where its threads stand: midway context new p.c",
		"check p.c --context r.json":         "--context r.json: that is a result of midway, not a context file",
		"replay p.c":                         "midway check p.c --json result.json, then midway replay result.json",
		"replay c.yaml":                      "replay takes what check or run wrote with --json",
		"context nwe":                        `unknown command "nwe" of midway context; did you mean new?`,
		"check other.json":                   "unknown kind of file",
		"check p.c --context nowhere/c.yaml": "context file nowhere/c.yaml",
	} {
		code, stdout, stderr := command(strings.Fields(args)...)
		if code != exitUsage || !strings.Contains(stderr, want) || strings.Count(stderr, "\n") != 1 || stdout != "" {
			t.Errorf("midway %s: exit %d, %q, %q; want %q", args, code, stdout, stderr, want)
		}
	}
}

func TestDistance(t *testing.T) {
	for words, want := range map[string]int{"a a": 0, "time tme": 1, "jsn json": 1, "check chekc": 1, "run rnu": 1, "abc xyz": 3, "x xyz": 2, "xyz x": 2} {
		a, b, _ := strings.Cut(words, " ")
		if got := distance(a, b); got != want {
			t.Errorf("%s: %d, want %d", words, got, want)
		}
	}
}
