package main

import (
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"midway/execute"
)

// TestHelpHasTwoLevels: --help shows what most need, --help-all everything, each flag once.
func TestHelpHasTwoLevels(t *testing.T) {
	code, short, _ := command("check", "--help")
	allCode, all, _ := command("check", "queue.c", "--jobs", "1", "--help-all")
	if code != exitSafe || allCode != exitSafe {
		t.Fatalf("exit %d and %d", code, allCode)
	}
	for text, in := range map[string][2]bool{
		"--time ": {true, true}, "--jobs ": {true, true}, "--full-schedule": {true, true}, "--step-candidates ": {false, true},
		"--no-beyond ": {false, true}, "--help-all": {true, false}, "\nExamples:": {true, true}, "Exit codes: 0": {true, true},
		"Use check for a verdict; use run": {true, true},
	} {
		if strings.Contains(short, text) != in[0] || strings.Contains(all, text) != in[1] {
			t.Errorf(
				"%q: in --help: %t, in --help-all: %t",
				text,
				strings.Contains(short, text),
				strings.Contains(all, text),
			)
		}
	}
	c := &cli{}
	check, _, err := c.root().Find([]string{"check"})
	if err != nil {
		t.Fatal(err)
	}
	check.Flags().VisitAll(func(f *pflag.Flag) {
		if n := strings.Count(all, "--"+f.Name+" "); n < 1 && f.Name != "help" {
			t.Errorf("--help-all has --%s %d times", f.Name, n)
		}
	})
}

// TestEveryCommandIsExplained: with what it does, how it is called, and its exit codes.
func TestEveryCommandIsExplained(t *testing.T) {
	known := map[string]bool{}
	var visit func(cmd *cobra.Command)
	visit = func(cmd *cobra.Command) {
		cmd.Flags().VisitAll(func(f *pflag.Flag) { known[f.Name] = true })
		for _, sub := range cmd.Commands() {
			visit(sub)
		}
		switch cmd.CommandPath() {
		case "midway man", "midway version", "midway doctor":
			return
		}
		if cmd.Short == "" || cmd.Long == "" || !cmd.HasExample() ||
			!strings.Contains(cmd.Long, "Exit codes: 0") && !cmd.HasSubCommands() {
			t.Errorf("%s: %q, examples %q", cmd.CommandPath(), cmd.Long, cmd.Example)
		}
		for line := range strings.Lines(cmd.Long + "\n" + cmd.Example) {
			if len(line) > 81 {
				t.Errorf("%s: a line of %d columns: %s", cmd.CommandPath(), len(line)-1, line)
			}
		}
	}
	visit((&cli{}).root())
	for _, name := range common {
		if !known[name] {
			t.Errorf("no command has --%s", name)
		}
	}
}

// TestExamplesAreCommands: the flags of examples exist, and their commands.
func TestExamplesAreCommands(t *testing.T) {
	root := (&cli{}).root()
	var lines []string
	for _, cmd := range append(root.Commands(), root) {
		lines = append(lines, strings.Split(cmd.Example, "\n")...)
	}
	checked := 0
	for _, line := range lines {
		line, _, _ = strings.Cut(strings.TrimSpace(line), "  ")
		if _, piped, ok := strings.Cut(line, "| "); ok {
			line = piped
		}
		words := strings.Fields(line)
		if len(words) < 2 || words[0] == "gdb" {
			continue
		}
		cmd, rest, err := root.Find(words[1:])
		if err != nil || cmd == root {
			t.Errorf("%s: %v", line, err)
			continue
		}
		checked++
		if err := cmd.ParseFlags(rest); err != nil {
			t.Errorf("%s: %v", line, err)
		}
	}
	if checked < 15 {
		t.Errorf("%d examples", checked)
	}
}

func TestVersion(t *testing.T) {
	for _, args := range [][]string{{"--version"}, {"version"}} {
		code, stdout, stderr := command(args...)
		lines := strings.Split(strings.TrimSpace(stdout), "\n")
		if code != exitSafe || len(lines) != 3 || !strings.HasPrefix(lines[0], "midway ") || !strings.Contains(lines[0], "go1.") ||
			!strings.HasPrefix(lines[1], "Z3 ") ||
			!strings.HasPrefix(lines[2], "clang") {
			t.Errorf("%v: exit %d, %q, %q", args, code, stdout, stderr)
		}
	}
}

// TestLook: what the flags, the environment and the kind of output say of colours and width.
func TestLook(t *testing.T) {
	for _, c := range []struct {
		look        look
		columns, no string
		colored     bool
		width       int
	}{
		{look{color: "auto"}, "", "", false, 0}, // a buffer is no terminal
		{look{color: "auto"}, "100", "", false, 100},
		{look{color: "auto"}, "wide", "", false, 0},
		{look{color: "always"}, "", "1", true, 0},
		{look{color: "never"}, "", "", false, 0},
		{look{color: "always", plain: true}, "100", "", false, 0},
	} {
		t.Setenv("COLUMNS", c.columns)
		t.Setenv("NO_COLOR", c.no)
		var out strings.Builder
		if colored, width := c.look.colored(&out), c.look.width(&out); colored != c.colored || width != c.width {
			t.Errorf("%+v: colours %t, %d columns", c, colored, width)
		}
	}
}

// TestColumnsReachTheText: a width makes lanes, without one every line says its thread.
func TestColumnsReachTheText(t *testing.T) {
	safe := finding(execute.Result{Complete: true, Violations: []execute.ViolationRecord{{
		Kind: "deadlock", Text: strings.Repeat("word ", 30),
	}}})
	path := program(t)
	longest := func(args ...string) (n int) {
		_, stdout, _ := commandWith(safe, append([]string{"run", path, "--no-validate"}, args...)...)
		for line := range strings.Lines(stdout) {
			if strings.Contains(line, "word") {
				n = max(n, len(line))
			}
		}
		return n
	}
	t.Setenv("COLUMNS", "")
	whole := longest()
	t.Setenv("COLUMNS", "60")
	if wrapped, plain := longest(), longest("--plain"); whole < 140 || wrapped > 61 || plain != whole {
		t.Errorf("without a width %d columns, of 60 %d, plain %d", whole, wrapped, plain)
	}
}

func TestHelpAllIsAFlagOnly(t *testing.T) {
	if args, all := wantsAll([]string{"check", "--", helpAll}); all ||
		!slices.Equal(args, []string{"check", "--", helpAll}) {
		t.Errorf("%v %t", args, all)
	}
	if args, all := wantsAll([]string{"check", helpAll, "x"}); !all ||
		!slices.Equal(args, []string{"check", "--help", "x"}) {
		t.Errorf("%v %t", args, all)
	}
}
