package internal_test

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"midway/internal/ledger"
)

var rewriteLedger = flag.Bool("rewrite-ledger", false, "write docs/ledger.md anew")

// noted finds the kinds of entries that code adds to ledgers: in Go, and in library models.
var noted = regexp.MustCompile(`(?s)(?:Addf|note|cut)\(\s*"([a-z-]+)",|Entry\{\s*Kind:\s*"([a-z-]+)"|__midway_ledger\([^,]*,\s*"([a-z-]+)"`)

// named finds kinds that have a name.
var named = regexp.MustCompile(`(?m)^const \w+ = "([a-z-]+)"|^\t\t\t"([a-z-]+)",$`)

// TestLedgerKinds: every kind of entry that some code adds is in the list, every kind of the list is added by some code,
// and docs/ledger.md is the list.
func TestLedgerKinds(t *testing.T) {
	used := map[string]string{} // "" of a named string, which may be anything
	err := filepath.WalkDir("..", func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && (e.Name() == "testdata" || e.Name() == "bin" || e.Name() == "bench" || e.Name() == ".git" || e.Name() == "examples"):
			return fs.SkipDir
		case e.IsDir(), strings.HasSuffix(path, "_test.go"), strings.HasSuffix(path, "ledger/kinds.go"), !slices.Contains([]string{".go", ".c", ".h"}, filepath.Ext(path)):
			return nil
		}
		data, err := os.ReadFile(path)
		for _, m := range noted.FindAllStringSubmatch(string(data), -1) {
			used[m[1]+m[2]+m[3]] = path
		}
		for _, m := range named.FindAllStringSubmatch(string(data), -1) {
			used[m[1]+m[2]] = used[m[1]+m[2]]
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	listed := map[string]bool{}
	for i, k := range ledger.Kinds {
		listed[k.Kind] = true
		if _, ok := used[k.Kind]; !ok {
			t.Errorf("%s is listed, and no code adds such an entry", k.Kind)
		}
		if i > 0 && ledger.Kinds[i-1].Kind >= k.Kind {
			t.Errorf("%s comes after %s", k.Kind, ledger.Kinds[i-1].Kind)
		}
	}
	for k, path := range used {
		if !listed[k] && path != "" {
			t.Errorf("%s adds entries of kind %s, which ledger.Kinds does not have", path, k)
		}
	}
	if len(used) < 60 {
		t.Errorf("only %d kinds are found in the code", len(used))
	}
	page := ledgerPage()
	if *rewriteLedger {
		if err := os.WriteFile("../docs/ledger.md", []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if have, err := os.ReadFile("../docs/ledger.md"); err != nil || string(have) != page {
		t.Errorf("docs/ledger.md is not the list: go test ./internal -run TestLedgerKinds -args -rewrite-ledger (%v)", err)
	}
}

// ledgerPage is docs/ledger.md.
func ledgerPage() string {
	var w strings.Builder
	w.WriteString(`# The ledger

A ledger has what a run assumed, approximated and left out, with the place where it did. The verdict depends on it: an
*incomplete* entry says that behaviour may be missing, and there is no *safe* then; an *assumption* is what the verdict
holds under; *over-approximate* says that more may be reported than happens. Each entry has a kind of this list, in the
text in brackets, in the JSON as ` + "`kind`" + `. *Instead* is what leaves it out of a run.

This page is ` + "`internal/ledger/kinds.go`" + `.

| kind | effect | what it says | instead |
|---|---|---|---|
`)
	for _, k := range ledger.Kinds {
		var effects []string
		for _, e := range k.Effects {
			effects = append(effects, e.String())
		}
		fmt.Fprintf(&w, "| %s | %s | %s | %s |\n", k.Kind, strings.Join(effects, ", "), k.Means, k.Instead)
	}
	return w.String()
}
