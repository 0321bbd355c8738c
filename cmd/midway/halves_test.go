package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"midway/internal/long"
)

// asOther is set in a process that runs the other half of a test.
const asOther = "MIDWAY_TEST_OTHER_HALF"

// halves has a test of many archives use two processors: a process of its own, as archives are run in the current
// folder, takes every second one, and the caller the rest. Its failures are reported at the end of the test. Where
// subtests are asked for by name, the caller takes all.
func halves(t *testing.T, archives []string) []string {
	t.Helper()
	return shared(t, sample(archives))
}

// oneIn takes one in so many archives, by their names, but where everything is wanted, or subtests are asked for by name.
func oneIn(n uint32, archives []string) []string {
	if inAllWays() {
		return archives
	}
	return slices.DeleteFunc(archives, func(path string) bool { return !long.Takes(filepath.Base(path), 0, n) })
}

// shared is halves for anything that a test goes through.
func shared[E any](t *testing.T, all []E) []E {
	t.Helper()
	var each [2][]E
	for i, one := range all {
		each[i%2] = append(each[i%2], one)
	}
	if os.Getenv(asOther) != "" {
		return each[1]
	}
	if strings.Contains(flag.Lookup("test.run").Value.String(), "/") {
		return all
	}
	cmd := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$", "-test.timeout="+flag.Lookup("test.timeout").Value.String(),
		fmt.Sprintf("-test.short=%t", testing.Short()))
	cmd.Env = append(os.Environ(), asOther+"=1")
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := cmd.Wait(); err != nil {
			t.Errorf("the other half: %v\n%s", err, out.String())
		}
	})
	t.Logf("%d archives", len(each[0])) // for scripts/progress
	return each[0]
}

// one of so many archives of a folder is run by make test-short, the first of each at least.
const oneOf = 24

// sample is what make test-short takes of archives, which are listed folder by folder; without -short, those whose turn
// it is. It is all where subtests are asked for by name.
func sample(archives []string) (some []string) {
	if inAllWays() {
		return archives
	}
	seen := map[string]int{}
	for _, path := range archives {
		folder := filepath.Dir(path)
		if testing.Short() && seen[folder]%oneOf == 0 || !testing.Short() && long.Turn(filepath.Base(path)) {
			some = append(some, path)
		}
		seen[folder]++
	}
	return some
}
