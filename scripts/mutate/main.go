// Mutate plants faults, one at a time, and says which of them no test notices. The tree stays as it is: a faulty file
// lies elsewhere, and is compiled in place of the sound one (go help build, -overlay).
//
//	go run ./scripts/mutate                 # all of them
//	go run ./scripts/mutate -only summaries # those whose file or name has that in it
//
// The faults are listed in faults/*.txt (see parse). For each, the tests that ought to fail are run first; where they
// pass, all of the package's, then the end-to-end tests, those of exploration and those of soundness. A fault that
// survives is printed at the end, and the exit code is 1.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

func main() {
	only := flag.String("only", "", "faults whose file of the list or name contains this")
	narrow := flag.Bool("narrow", false, "run no tests but those that ought to fail")
	limit := flag.Duration(
		"limit",
		5*time.Minute,
		"time for one run of tests; a fault that has them run longer is noticed",
	)
	flag.Parse()
	if err := run(*only, *narrow, *limit); err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
}

func run(only string, narrow bool, limit time.Duration) error {
	faults, err := load("scripts/mutate/faults")
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "mutate-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	m := &mutator{dir: dir, narrow: narrow, limit: limit}
	var survivors, broken []string
	tried := 0
	for _, f := range faults {
		if !strings.Contains(f.list+"/"+f.name, only) {
			continue
		}
		tried++
		started := time.Now()
		by, err := m.try(f)
		switch {
		case err != nil:
			broken = append(broken, f.name)
			fmt.Printf("%-40s cannot be planted: %v\n", f.name, err)
		case by == "":
			survivors = append(survivors, f.name)
			fmt.Printf("%-40s SURVIVES: %s (%s)\n", f.name, f.breaks, f.file)
		default:
			fmt.Printf("%-40s noticed by %s, %v\n", f.name, by, time.Since(started).Round(time.Second))
		}
	}
	fmt.Printf("%d faults, %d noticed\n", tried, tried-len(survivors)-len(broken))
	if len(survivors)+len(broken) > 0 {
		return fmt.Errorf("survivors: %s; not planted: %s", strings.Join(survivors, " "), strings.Join(broken, " "))
	}
	return nil
}

// mutator plants faults in files of its own.
type mutator struct {
	dir    string
	narrow bool
	limit  time.Duration
}

// wider are tests of the whole, tried in this order where a fault's own and its package's pass.
var wider = [][]string{
	{"./cmd/midway", "-run", "^TestEndToEnd$"},
	{"./execute"},
	{"./soundness"},
	{"./soundness/differential"},
}

// try plants a fault and says which tests noticed it; "" is none.
func (m *mutator) try(f *fault) (by string, err error) {
	overlay, err := m.overlay(f)
	if err != nil {
		return "", err
	}
	tests := [][]string{f.test}
	if !m.narrow {
		tests = append(append(tests, []string{"./" + filepath.Dir(f.file)}), wider...)
	}
	for _, args := range tests {
		tidy := leaveNothing(args[0])
		out, err := exec.Command(
			"go",
			append(
				[]string{"test", "-overlay", overlay, "-vet=off", "-pgo=off", "-timeout", m.limit.String()},
				args...)...).CombinedOutput()
		tidy()
		switch {
		case err == nil:
		case bytes.Contains(out, []byte("[build failed]")), bytes.Contains(out, []byte("[setup failed]")):
			return "", fmt.Errorf("it does not compile: %.300s", out)
		case bytes.Contains(out, []byte("panic: test timed out")):
			return strings.Join(args, " ") + ", which did not end: look whether that is the fault's doing", nil
		default:
			return strings.Join(args, " "), nil
		}
	}
	return "", nil
}

// overlay writes the faulty file, and that it takes the place of the sound one.
func (m *mutator) overlay(f *fault) (path string, err error) {
	place, err := filepath.Abs(f.file)
	if err != nil {
		return "", err
	}
	sound, err := os.ReadFile(place)
	if err != nil {
		return "", err
	}
	text, err := f.plant(string(sound))
	if err != nil {
		return "", err
	}
	faulty := filepath.Join(m.dir, "faulty.go")
	if err := os.WriteFile(faulty, []byte(text), 0o600); err != nil {
		return "", err
	}
	replaced, err := json.Marshal(map[string]map[string]string{"Replace": {place: faulty}})
	if err != nil {
		return "", err
	}
	path = filepath.Join(m.dir, "overlay.json")
	return path, os.WriteFile(path, replaced, 0o600)
}

// leaveNothing removes, once a package's tests have failed, the inputs that some of them keep of that, unless there
// were any before.
func leaveNothing(pkg string) (tidy func()) {
	var made []string
	for _, dir := range []string{filepath.Join(pkg, "testdata"), filepath.Join(pkg, "testdata", "rapid")} {
		if _, err := os.Stat(dir); errors.Is(err, fs.ErrNotExist) {
			made = append(made, dir)
		}
	}
	return func() {
		for _, dir := range made {
			os.RemoveAll(dir)
		}
	}
}
