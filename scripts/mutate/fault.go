package main

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// fault is one wrong edit.
type fault struct {
	list     string // name of the file that lists it, without its ending
	name     string
	file     string
	breaks   string
	test     []string // arguments of go test: what ought to notice it
	old, new string
}

// load reads the lists of a folder, in order.
func load(dir string) (all []*fault, err error) {
	paths, err := filepath.Glob(filepath.Join(dir, "*.txt"))
	if err != nil {
		return nil, err
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		list, err := parse(strings.TrimSuffix(filepath.Base(path), ".txt"), string(text))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		all = append(all, list...)
	}
	names := map[string]bool{}
	for _, f := range all {
		if names[f.name] {
			return nil, fmt.Errorf("two faults are called %s", f.name)
		}
		names[f.name] = true
	}
	return all, nil
}

// wholeName finds a pattern that would run parts of other tests, too, that compare many programs and fail where there
// are few: anything would be noticed.
var wholeName = regexp.MustCompile(`-run EndToEnd/`)

// parse reads a list. A fault begins with "= NAME", then says "file: PATH", "breaks: WHAT" and "test: PACKAGE
// ARGUMENTS"; behind that are the lines of the old text, each after "- ", and those of the new one, each after "+ ".
// The old text need not begin or end at a line's.
func parse(list, text string) (all []*fault, err error) {
	var f *fault
	var old, with []string
	finish := func() error {
		if f == nil {
			return nil
		}
		f.old, f.new = strings.Join(old, "\n"), strings.Join(with, "\n")
		if f.file == "" || f.breaks == "" || len(f.test) == 0 || f.old == "" || slices.Equal(old, with) {
			return fmt.Errorf("%s is not a whole fault", f.name)
		}
		all = append(all, f)
		return nil
	}
	lines := bufio.NewScanner(strings.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		head, rest, _ := strings.Cut(lines.Text(), " ")
		switch {
		case head == "=":
			if err := finish(); err != nil {
				return nil, err
			}
			f, old, with = &fault{list: list, name: rest}, nil, nil
		case f == nil:
			return nil, fmt.Errorf("line %d: no fault has begun", n)
		case head == "file:":
			f.file = rest
		case head == "breaks:":
			f.breaks = rest
		case head == "test:":
			f.test = strings.Fields(wholeName.ReplaceAllString(rest, "-run ^TestEndToEnd$$/"))
		case head == "-":
			old = append(old, rest)
		case head == "+":
			with = append(with, rest)
		default:
			return nil, fmt.Errorf("line %d: %q says nothing", n, lines.Text())
		}
	}
	return all, finish()
}

// plant is the text with the fault in place of the old text, which must be there exactly once.
func (f *fault) plant(text string) (string, error) {
	if n := strings.Count(text, f.old); n != 1 {
		return "", fmt.Errorf("the old text is there %d times", n)
	}
	return strings.Replace(text, f.old, f.new, 1), nil
}
