package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Every command that the help lists has a manual page, which says what the help does; where none can be written, that
// is one line.
func TestManualPages(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "man")
	if code, _, stderr := command("man", dir); code != exitSafe {
		t.Fatalf("exit %d: %s", code, stderr)
	}
	for page, says := range map[string]string{
		"midway.1": "Exit codes", "midway-check.1": "--no-por", "midway-run.1": "--context", "midway-context-new.1": "--at", "midway-doctor.1": "NAME",
	} {
		text, err := os.ReadFile(filepath.Join(dir, page))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(strings.ReplaceAll(string(text), `\-`, "-"), says) {
			t.Errorf("%s does not mention %s", page, says)
		}
	}
	code, _, stderr := command("man", program(t))
	if code != exitUsage || strings.Count(stderr, "\n") != 1 {
		t.Errorf("a file as directory: exit %d: %s", code, stderr)
	}
}
