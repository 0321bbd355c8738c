package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// asOther is set in a process that runs the other half of a test.
const asOther = "MIDWAY_TEST_OTHER_HALF"

// halves has a test of many archives use two processors: a process of its own, as archives are run in the current folder, takes every second one, and the
// caller the rest. Its failures are reported at the end of the test. Where subtests are asked for by name, the caller takes all.
func halves(t *testing.T, archives []string) []string {
	t.Helper()
	var each [2][]string
	for i, path := range archives {
		each[i%2] = append(each[i%2], path)
	}
	if os.Getenv(asOther) != "" {
		return each[1]
	}
	if strings.Contains(flag.Lookup("test.run").Value.String(), "/") {
		return archives
	}
	cmd := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$", "-test.timeout="+flag.Lookup("test.timeout").Value.String(), fmt.Sprintf("-all=%t", *allWays))
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
	return each[0]
}
