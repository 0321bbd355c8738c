package main

import (
	"os/exec"
	"strings"
	"testing"

	"midway/execute"
)

// TestCompletion: shells are told the values of flags, each of which is one, and which files are programs.
func TestCompletion(t *testing.T) {
	safe := finding(execute.Result{Complete: true})
	path := program(t)
	for flag := range words {
		code, stdout, _ := command("__complete", "check", "--"+flag, "")
		offered := strings.Fields(stdout)
		if code != exitSafe || len(offered) < 3 || offered[len(offered)-1] != ":4" {
			t.Errorf("--%s: exit %d, %q", flag, code, stdout)
			continue
		}
		for _, word := range offered[:len(offered)-1] {
			if code, _, stderr := commandWith(safe, "check", path, "--"+flag, word); code == exitUsage {
				t.Errorf("--%s %s: %s", flag, word, stderr)
			}
		}
	}
	for args, want := range map[string]string{
		"check ": "c\ni\nbc\nll\nyml\n:8\n", "replay ": "json\n:8\n", "run --context ": "yaml\nyml\n:8\n",
		"check --por o":               "source\noptimal\nproperty\n:4\n",
		"check --properties races,ov": "races,assertions\nraces,races\nraces,deadlocks\nraces,memory\nraces,division\nraces,threads\nraces,overflow\nraces,uninitialized\nraces,leaks\n:4\n",
	} {
		if _, stdout, _ := command(append([]string{"__complete"}, strings.Split(args, " ")...)...); stdout != want {
			t.Errorf("%s: %q, want %q", args, stdout, want)
		}
	}
	code, script, _ := command("completion", "bash")
	if code != exitSafe {
		t.Fatal(code)
	}
	bash := exec.Command("bash", "-n")
	bash.Stdin = strings.NewReader(script)
	if out, err := bash.CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
}
