package internal

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "midway/"

// TestImportsFollowTheFloors holds the imports of every package against the tables of docs/architecture.md.
func TestImportsFollowTheFloors(t *testing.T) {
	text, err := os.ReadFile("../docs/architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	floors, walls := floorTable(t, string(text)), wallTable(string(text))
	if len(floors) < 10 || len(walls) < 3 {
		t.Fatalf("the tables of docs/architecture.md are not read: %d packages, %d walls", len(floors), len(walls))
	}
	packages := imports(t)
	if len(packages) == 0 {
		t.Fatal("go list names no package")
	}
	for name := range floors {
		if files, err := filepath.Glob("../" + name + "/*.go"); err != nil || len(files) == 0 {
			t.Errorf("docs/architecture.md lists %s, which is no package", name)
		}
	}
	for _, p := range packages {
		for _, problem := range violations(p, floors, walls) {
			t.Error(problem)
		}
	}
}

func TestViolationsAreFound(t *testing.T) {
	floors := map[string]int{"a": 2, "b": 1, "c": 1}
	walls := map[string][]string{"x.org/m": {"b"}}
	for _, c := range []struct {
		p    goPackage
		want int
	}{
		{goPackage{"a", []string{"midway/b", "fmt"}}, 0},
		{goPackage{"b", []string{"midway/a"}}, 1},
		{goPackage{"b", []string{"midway/c"}}, 1},
		{goPackage{"d", nil}, 1},
		{goPackage{"b", []string{"x.org/m/sub"}}, 0},
		{goPackage{"a", []string{"x.org/m"}}, 1},
		{goPackage{"a", []string{"x.org/more"}}, 0},
	} {
		if got := violations(c.p, floors, walls); len(got) != c.want {
			t.Errorf("%v: %v, want %d", c.p, got, c.want)
		}
	}
}

// goPackage is a package of the module and what it imports, tests aside.
type goPackage struct {
	path    string // without the module's name
	imports []string
}

func violations(p goPackage, floors map[string]int, walls map[string][]string) []string {
	own, listed := floors[p.path]
	if !listed {
		return []string{p.path + " is in no row of docs/architecture.md"}
	}
	var out []string
	for _, imported := range p.imports {
		if name, ours := strings.CutPrefix(imported, module); ours {
			if floor, ok := floors[name]; !ok || floor >= own {
				out = append(out, fmt.Sprintf("%s (floor %d) imports %s (floor %d)", p.path, own, name, floor))
			}
		}
		for wall, allowed := range walls {
			inside := imported == wall || strings.HasPrefix(imported, wall+"/")
			if inside && !slices.Contains(allowed, p.path) {
				out = append(out, fmt.Sprintf("%s imports %s, which only %v may", p.path, imported, allowed))
			}
		}
	}
	return out
}

var quoted = regexp.MustCompile("`([^`]+)`")

// cells are the cells of a table row, or nil.
func cells(line string) []string {
	if !strings.HasPrefix(line, "|") {
		return nil
	}
	return strings.Split(strings.Trim(line, "| \n"), "|")
}

func names(cell string) []string {
	var out []string
	for _, m := range quoted.FindAllStringSubmatch(cell, -1) {
		out = append(out, m[1])
	}
	return out
}

// floorTable is the floor of every package in the rows that begin with a number.
func floorTable(t *testing.T, text string) map[string]int {
	out := map[string]int{}
	for line := range strings.Lines(text) {
		c := cells(line)
		if len(c) < 3 {
			continue
		}
		floor, err := strconv.Atoi(strings.TrimSpace(c[0]))
		if err != nil {
			continue
		}
		for _, name := range names(c[1]) {
			if _, twice := out[name]; twice {
				t.Errorf("%s stands on two floors", name)
			}
			out[name] = floor
		}
	}
	return out
}

// wallTable lists, for modules in the rows of two cells, the packages that may import them.
func wallTable(text string) map[string][]string {
	out := map[string][]string{}
	for line := range strings.Lines(text) {
		if c := cells(line); len(c) == 2 && len(names(c[0])) == 1 {
			out[names(c[0])[0]] = names(c[1])
		}
	}
	return out
}

func imports(t *testing.T) []goPackage {
	cmd := exec.Command("go", "list", "-e", "-f", "{{.ImportPath}} {{join .Imports \" \"}}", "./...")
	cmd.Dir = ".."
	text, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var out []goPackage
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		path := strings.TrimPrefix(words[0], module)
		if len(words) > 1 && !slices.Contains(words, "testing") { // tests and their support may import anything
			out = append(out, goPackage{path, words[1:]})
		}
	}
	return out
}
