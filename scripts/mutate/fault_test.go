package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestFaultsCanBePlanted: the old text of every fault is in the tree, once, and there are enough of every kind.
func TestFaultsCanBePlanted(t *testing.T) {
	faults, err := load("faults")
	if err != nil {
		t.Fatal(err)
	}
	lists := map[string]int{}
	for _, f := range faults {
		lists[f.list]++
		text, err := os.ReadFile(filepath.Join("../..", f.file))
		if err != nil {
			t.Errorf("%s: %v", f.name, err)
			continue
		}
		if _, err := f.plant(string(text)); err != nil {
			t.Errorf("%s: %s: %v", f.name, f.file, err)
		}
		if info, err := os.Stat(filepath.Join("../..", f.test[0])); err != nil || !info.IsDir() {
			t.Errorf("%s: no package %s", f.name, f.test[0])
		}
	}
	for _, list := range []string{"stepping", "memory", "waiting", "facts", "reduction", "summaries", "solver"} {
		if lists[list] < 10 {
			t.Errorf("%d faults of %s", lists[list], list)
		}
	}
	if len(faults) < 100 {
		t.Errorf("%d faults", len(faults))
	}
}

// TestListsAreWhole: what is no list of whole faults, or whose text is not there once, is an error.
func TestListsAreWhole(t *testing.T) {
	const head = "= n\nfile: f.go\nbreaks: x\ntest: ./p -run X\n"
	for text, want := range map[string]string{
		"- a\n":               "no fault has begun",
		head:                  "not a whole fault",
		head + "- a\n+ a\n":   "not a whole fault",
		head + "what\n":       "says nothing",
		"= n\n- a\n+ b\n":     "not a whole fault",
		"= n\nfile: f\n= m\n": "not a whole fault",
	} {
		if _, err := parse("l", text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
	list, err := parse("l", head+"- a\n- \n- \tb\n+ c\n")
	if err != nil || len(list) != 1 || list[0].old != "a\n\n\tb" || list[0].new != "c" || len(list[0].test) != 3 {
		t.Fatalf("%v %+v", err, list)
	}
	for text, want := range map[string]bool{"xa\n\n\tby": true, "a\n\tb": false, "a\n\n\tba\n\n\tb": false} {
		if got, err := list[0].plant(text); (err == nil) != want || want && got != "xcy" {
			t.Errorf("%q: %q, %v", text, got, err)
		}
	}
}
