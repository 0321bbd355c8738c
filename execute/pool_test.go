package execute_test

import (
	"embed"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// The statements that generated programs are made of stand in testdata/statements: one in a line, behind lines that
// begin with # and say what they are for. A new line at the end of a list changes which programs a seed gives.
//
//go:embed testdata/statements
var statementLists embed.FS

// pool is a list of statements.
func pool(name string) []string { return poolIn("testdata/statements/" + name + ".txt") }

func poolIn(file string) []string {
	text, err := statementLists.ReadFile(file)
	if err != nil {
		panic(err)
	}
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	return slices.DeleteFunc(lines, func(line string) bool { return strings.HasPrefix(line, "# ") })
}

// families are the lists of testdata/statements/families, by name.
func families() map[string][]string {
	files, err := fs.Glob(statementLists, "testdata/statements/families/*.txt")
	if err != nil || len(files) == 0 {
		panic("no families of statements")
	}
	all := map[string][]string{}
	for _, file := range files {
		all[strings.TrimSuffix(path.Base(file), ".txt")] = poolIn(file)
	}
	return all
}
