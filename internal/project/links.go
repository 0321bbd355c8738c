package project

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// kind is what a build step makes.
type kind int

const (
	executable kind = iota
	archive         // a static library
	shared
	collected // objects linked to one object (ld -r)
)

// target is what a step of the build links or archives. All paths are absolute.
type target struct {
	output    string
	kind      kind
	inputs    []string // objects, source files and libraries, in the order of the command
	libraries []string // -l flags

	fromDatabase bool // which lists links only by chance
}

// readLinks is what is linked in a build, by output.
func readLinks(db *database) map[string]*target {
	out := map[string]*target{}
	for _, step := range slices.Concat(ninjaLinks(db.dir), cmakeLinks(db.dir), databaseLinks(db)) {
		if out[step.output] == nil {
			out[step.output] = step
		}
	}
	return out
}

// kindOf is what a file is by its name.
func kindOf(path string) kind {
	base := filepath.Base(path)
	switch ext := filepath.Ext(base); {
	case ext == ".a":
		return archive
	case ext == ".so", strings.Contains(base, ".so."):
		return shared
	case ext == ".o", ext == ".lo":
		return collected
	}
	return executable
}

// cmakeLinks reads the link.txt files that CMake's Makefiles run. Their commands run in the folder that holds
// CMakeFiles.
func cmakeLinks(root string) (out []*target) {
	_ = filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || d.Name() != "link.txt" || !strings.HasSuffix(filepath.Dir(path), ".dir") {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return nil
		}
		dir := filepath.Dir(filepath.Dir(filepath.Dir(path)))
		for _, line := range strings.Split(string(text), "\n") {
			if t := linkOf(splitWords(line), dir); t != nil {
				out = append(out, t)
			}
		}
		return nil
	})
	return out
}

// linkOf is what a command links or archives in a folder, nil where it does neither.
func linkOf(words []string, dir string) *target {
	if len(words) < 3 {
		return nil
	}
	read := func(name string) []string {
		text, _ := os.ReadFile(absolute(dir, name))
		return splitWords(string(text))
	}
	t := &target{}
	var files []string
	if output := flagValue(words, "-o"); output != "" {
		t.output = absolute(dir, output)
		files, t.libraries = operands(words[1:], read)
	} else if archiver(words[0]) {
		files, _ = operands(words[2:], read) // ar OPERATION ARCHIVE MEMBER...
		if len(files) == 0 {
			return nil
		}
		t.output, files = absolute(dir, files[0]), files[1:]
	}
	for _, f := range files {
		t.inputs = append(t.inputs, absolute(dir, f))
	}
	if t.kind = kindOf(t.output); slices.Contains(words, "-shared") || slices.Contains(words, "-dynamiclib") {
		t.kind = shared
	}
	if len(t.inputs) == 0 {
		return nil
	}
	return t
}

// archiver reports whether a program is an ar.
func archiver(path string) bool {
	name := filepath.Base(path)
	return name == "ar" || strings.HasSuffix(name, "-ar") || strings.HasPrefix(name, "llvm-ar") ||
		strings.Contains(name, "-ar-")
}

// databaseLinks are the entries that make something else than an object: all of one output are one link.
func databaseLinks(db *database) []*target {
	made := map[string]*target{}
	for _, e := range db.entries {
		if kindOf(e.output) == collected && isSource(e.file) {
			continue
		}
		t := made[e.output]
		if t == nil {
			t = &target{output: e.output, kind: kindOf(e.output), fromDatabase: true}
			made[e.output] = t
		}
		files, libraries := operands(e.args, func(string) []string { return nil })
		for _, f := range append([]string{e.file}, files...) {
			if f = absolute(e.dir, f); !slices.Contains(t.inputs, f) && (f == e.file || !isSource(f)) {
				t.inputs = append(t.inputs, f)
			}
		}
		t.libraries = append(t.libraries, libraries...)
	}
	out := make([]*target, 0, len(made))
	for _, t := range made {
		out = append(out, t)
	}
	slices.SortFunc(out, func(a, b *target) int { return cmp.Compare(a.output, b.output) })
	return out
}

// isSource reports whether a file is C, by its name.
func isSource(path string) bool {
	ext := filepath.Ext(path)
	return ext == ".c" || ext == ".i"
}
