package main

import (
	stdctx "context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"midway/internal/jobs/pool"
	"midway/internal/long"
)

// asCommand makes the test program the command itself, for scripts that call it.
const asCommand = "MIDWAY_TEST_AS_COMMAND"

// asPatience is how long a worker of a run by processes may be silent.
const asPatience = "MIDWAY_TEST_PATIENCE"

func TestMain(m *testing.M) {
	if patience, err := time.ParseDuration(os.Getenv(asPatience)); err == nil {
		pool.Patience = patience
	}
	if os.Getenv(asCommand) != "" {
		os.Exit(run(interruptible(stdctx.Background()), os.Args[1:], os.Stdout, os.Stderr))
	}
	os.Unsetenv("COLUMNS")        // output is no terminal's, whatever shell runs the tests
	if os.Getenv(asOther) != "" { // it shares what is kept with the process that began it
		if os.Getenv("XDG_CACHE_HOME") == "" {
			panic(asOther + " is for processes that a test has begun: XDG_CACHE_HOME is not set")
		}
		os.Exit(m.Run())
	}
	dir, err := os.MkdirTemp("", "midway-kept")
	if err == nil {
		err = os.Setenv("XDG_CACHE_HOME", dir) // not the user's
	}
	if err != nil {
		panic(err)
	}
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

// TestDocumentedCommands runs the commands of pages as they stand there, in a folder with what a clone has of them. A
// block "sh" is a script; one without a language whose first line begins with "$ " has commands and what they print,
// where a line … stands for any lines. Commands may find violations, but may not fail.
func TestDocumentedCommands(t *testing.T) {
	long.Test(t)
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	for page, least := range map[string]int{"README.md": 2, "docs/tutorial.md": 15, "examples/README.md": 9} {
		t.Run(page, func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join(root, page))
			if err != nil {
				t.Fatal(err)
			}
			t.Chdir(clone(t, root))
			commands := documented(string(text))
			if len(commands) < least {
				t.Fatalf("%d commands are read, fewer than %d", len(commands), least)
			}
			for _, c := range commands {
				if problem := c.problem(); problem != "" {
					t.Fatalf("%s\n%s", c.script, problem)
				}
			}
		})
	}
}

// TestEveryExampleIsShown: a program or context of the examples that their page runs nowhere has no expected output.
func TestEveryExampleIsShown(t *testing.T) {
	long.Test(t)
	text, err := os.ReadFile("../../examples/README.md")
	if err != nil {
		t.Fatal(err)
	}
	var scripts strings.Builder
	for _, c := range documented(string(text)) {
		if c.want != nil && *c.want != "" {
			scripts.WriteString(c.script)
		}
	}
	files, err := filepath.Glob("../../examples/*/*")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, f := range files {
		if name := strings.TrimPrefix(f, "../../"); !strings.Contains(scripts.String(), " "+name) {
			t.Errorf("%s is not run by examples/README.md", name)
		}
	}
}

// TestDocumentedOutput: what a command prints is held against what stands beside it.
func TestDocumentedOutput(t *testing.T) {
	long.Test(t)
	for _, c := range []struct {
		want, got string
		ok        bool
	}{
		{"a\nb\n", "a\nb\n", true}, {"a\nb\n", "a\nc\n", false}, {"a\n", "a\nb\n", false}, {"a\nb\n", "a\n", false},
		{"a\n…\nd\n", "a\nb\nc\nd\n", true}, {"a\n…\nd\n", "a\nd\n", true}, {"a\n…\n", "a\nb\n", true}, {"…\nb\n", "a\nb\nc\n", false},
		{"a.c\n", "abc\n", false}, {"", "", true}, {"…\n", "", true},
	} {
		if got := printed(c.want, c.got); got != c.ok {
			t.Errorf("%q for %q: %t", c.got, c.want, got)
		}
	}
	read := documented("text\n```sh\nx\n```\n```\n$ a <<'EOF'\nb\nEOF\nc\n$ d\n```\n```yaml\ne: f\n```\n")
	if len(read) != 3 || read[1].script != "a <<'EOF'\nb\nEOF\n" || *read[1].want != "c\n" || *read[2].want != "" || read[0].want != nil {
		t.Errorf("%+v", read)
	}
	for script, ok := range map[string]bool{"true": true, "exit 1": true, "exit 3": true, "exit 2": false, "exit 4": false, "no-such-command": false, "no-such-command; true": false} {
		if problem := (documentedCommand{script: script}).problem(); (problem == "") != ok {
			t.Errorf("%s: %s", script, problem)
		}
	}
}

// clone is a folder with the examples and the Makefile of the repository, in which bin/midway and midway are the
// command and nothing is compiled.
func clone(t *testing.T, root string) string {
	t.Helper()
	dir := t.TempDir()
	for _, name := range []string{"examples", "scripts", "Makefile"} {
		if out, err := exec.Command("cp", "-r", filepath.Join(root, name), dir).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	bin := filepath.Join(dir, "bin")
	if err := os.MkdirAll(bin, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(self, filepath.Join(bin, "midway")); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", bin+string(os.PathListSeparator)+os.Getenv("PATH"))
	t.Setenv("GO", "true")
	t.Setenv(asCommand, "1")
	return dir
}

// documentedCommand is a script of a page, and what it prints; nil if the page does not say.
type documentedCommand struct {
	script string
	want   *string
}

var fence = regexp.MustCompile("(?ms)^```(\\w*)\n(.*?)^```$")

// documented are the commands of a page.
func documented(text string) (out []documentedCommand) {
	for _, m := range fence.FindAllStringSubmatch(text, -1) {
		switch {
		case m[1] == "sh":
			out = append(out, documentedCommand{script: m[2]})
		case m[1] == "" && strings.HasPrefix(m[2], "$ "):
			out = append(out, session(m[2])...)
		}
	}
	return out
}

// session takes a block apart into commands, with the text that a command reads, and what each prints.
func session(block string) (out []documentedCommand) {
	reading := false
	for line := range strings.Lines(block) {
		switch command, begins := strings.CutPrefix(line, "$ "); {
		case reading:
			out[len(out)-1].script += line
			reading = line != "EOF\n"
		case begins:
			out = append(out, documentedCommand{script: command, want: new(string)})
			reading = strings.Contains(line, "<<'EOF'")
		default:
			*out[len(out)-1].want += line
		}
	}
	return out
}

// problem says how a command fails or prints something else, or "".
func (c documentedCommand) problem() string {
	cmd := exec.Command("bash", "-c", "trap 'code=$?; case $code in 1|3) ;; *) exit $code ;; esac' ERR\n"+c.script)
	out, err := cmd.CombinedOutput()
	switch code := cmd.ProcessState.ExitCode(); {
	case code != exitSafe && code != exitViolated && code != exitUnknown && (c.want == nil || !refused(*c.want)):
		return fmt.Sprintf("%v\n%s", err, out)
	case c.want != nil && !printed(*c.want, string(out)):
		return fmt.Sprintf("does not print\n%s\nbut\n%s", *c.want, out)
	}
	return ""
}

// refused reports whether a page shows that the command is refused.
func refused(want string) bool { return strings.HasPrefix(want, "midway: ") }

// printed reports whether lines are those wanted, where … stands for any.
func printed(want, got string) bool {
	pattern := regexp.QuoteMeta(want)
	pattern = regexp.MustCompile(`(?m)^…\n`).ReplaceAllString(pattern, "(?:.*\n)*")
	return regexp.MustCompile("^" + pattern + "$").MatchString(got)
}
