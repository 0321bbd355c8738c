package internal

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestImageHasWhatMidwayNeeds: the Dockerfile installs the packages that scripts/deps.sh names, the solver's library in
// place of its headers, and what it runs is no superuser.
func TestImageHasWhatMidwayNeeds(t *testing.T) {
	image := page(t, "../Dockerfile")
	needed := regexp.MustCompile(`(?m)^missing ([\w.\- ]+) "\$@"$`).FindStringSubmatch(page(t, "../scripts/deps.sh"))
	if needed == nil {
		t.Fatal("scripts/deps.sh is not read")
	}
	_, runtime, ok := strings.Cut(image, "\nFROM debian:")
	if !ok {
		t.Fatal("the Dockerfile has no stage on Debian")
	}
	installed := strings.Fields(runtime)
	for _, p := range strings.Fields(needed[1]) {
		if p == "libz3-dev" {
			p = "libz3-4"
		}
		if !slices.Contains(installed, p) {
			t.Errorf("the image has no %s", p)
		}
	}
	if !regexp.MustCompile(`(?m)^USER [a-z]+$`).MatchString(runtime) || strings.Contains(runtime, "USER root") || !strings.HasSuffix(strings.TrimSpace(runtime), `ENTRYPOINT ["midway"]`) {
		t.Error("the image does not run midway as a user of its own")
	}
	version := regexp.MustCompile(`(?m)^go (\d+\.\d+)`).FindStringSubmatch(page(t, "../go.mod"))
	if version == nil || !strings.Contains(image, "FROM golang:"+version[1]+"-") {
		t.Errorf("the image is not built with the Go of go.mod: %v", version)
	}
}

// TestWorkflowRunsTheTests: what the workflow runs is what .ci/run does.
func TestWorkflowRunsTheTests(t *testing.T) {
	workflow, lines := page(t, "../.github/workflows/ci.yml"), strings.Split(strings.TrimSpace(page(t, "../.ci/run")), "\n")
	if last := lines[len(lines)-1]; !strings.HasPrefix(last, "make ") || !strings.Contains(workflow, "- run: "+last+"\n") {
		t.Errorf("the workflow does not run %q", last)
	}
}

func page(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
