package context

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"midway/internal/ir"
)

// find is the program point of a place, and the other points where its line can be entered.
func (r *resolver) find(pl place) (at spot, others []spot, err error) {
	spots, err := r.all(pl)
	if err != nil {
		return spot{}, nil, err
	}
	if f := r.chosen[pl.text]; f != nil {
		spots = slices.DeleteFunc(spots, func(s spot) bool { return s.fn != f })
	}
	var in []*ir.Func
	for _, s := range spots {
		if !slices.Contains(in, s.fn) {
			in = append(in, s.fn)
		}
	}
	if len(in) > 1 {
		return spot{}, nil, &ambiguous{
			pl.text,
			in,
			fmt.Sprintf("%s is in several functions: choose one of %s", pl.text, spotNames(spots)),
		}
	}
	return spots[0], spots[1:], nil
}

// all lists every point where control can come to a place: one but for a line. A function's own text
// is before copies inlined elsewhere.
func (r *resolver) all(pl place) ([]spot, error) {
	if pl.line > 0 {
		files, err := r.sourceFiles(pl.file)
		if err != nil {
			return nil, err
		}
		if spots, err := r.onLine(r.holding(files, int32(pl.line)), files, int32(pl.line), pl.text); err == nil {
			return spots, nil
		}
		return r.onLine(r.user, files, int32(pl.line), pl.text)
	}
	f, err := r.function(pl.file, pl.fn)
	if err != nil {
		return nil, err
	}
	switch {
	case pl.block != "":
		at, err := r.inBlock(f, pl)
		return []spot{at}, err
	case pl.plus > 0:
		if f.Loc == 0 {
			return nil, fmt.Errorf("%s: the line of %s is not known: compile with -g", pl.text, f.Name)
		}
		loc := r.Locs[f.Loc]
		return r.onLine([]*ir.Func{f}, []ir.FileID{loc.File}, loc.Line+int32(pl.plus), pl.text)
	}
	return []spot{{f, f.Entry}}, nil
}

// onLine lists the starts of a line in some functions; inlined copies count only where there is no other.
func (r *resolver) onLine(funcs []*ir.Func, files []ir.FileID, line int32, text string) ([]spot, error) {
	var own, copies []spot
	for _, f := range funcs {
		for _, file := range files {
			o, c := r.lineStarts(f, file, line)
			own, copies = append(own, o...), append(copies, c...)
		}
	}
	if len(own) == 0 && len(copies) == 0 {
		return nil, fmt.Errorf("%s has no code%s", text, r.codeNear(funcs, files, line))
	}
	return append(own, copies...), nil
}

// codeNear names the nearest lines with code, for a message.
func (r *resolver) codeNear(funcs []*ir.Func, files []ir.FileID, line int32) string {
	var lines []int32
	for _, file := range files {
		for _, l := range r.codedLines()[file] {
			if len(funcs) != 1 || r.hasLine(funcs[0], file, l) {
				lines = append(lines, l)
			}
		}
	}
	slices.Sort(lines)
	lines = slices.Compact(lines)
	if len(lines) == 0 {
		return ""
	}
	return fmt.Sprintf("; the nearest lines with code are %s", nearestLines(lines, line))
}

func (r *resolver) hasLine(f *ir.Func, file ir.FileID, line int32) bool {
	own, copies := r.lineStarts(f, file, line)
	return len(own)+len(copies) > 0
}

// sourceFiles is the one file with code whose path ends with name: several where compilers that ran in different
// directories have called files so.
func (r *resolver) sourceFiles(name string) ([]ir.FileID, error) {
	found := r.files(name)
	if len(found) > 0 &&
		!slices.ContainsFunc(found, func(f ir.FileID) bool { return r.Files[f] != r.Files[found[0]] }) {
		return found, nil
	}
	if len(found) == 0 {
		return nil, fmt.Errorf("no source file %s with code%s", name, r.similarFile(name))
	}
	var paths []string
	for _, id := range found {
		paths = append(paths, r.Files[id])
	}
	return nil, fmt.Errorf("%s is several files: write more of the path, one of %s", name, strings.Join(paths, ", "))
}

func (r *resolver) similarFile(name string) string {
	names := r.fileNames()
	if len(names) == 0 {
		return " (the program has no line information: compile with -g)"
	}
	for i, n := range names {
		names[i] = path.Base(n)
	}
	return didYouMean(path.Base(name), names)
}

// function is the user's one function of that name.
func (r *resolver) function(file, name string) (*ir.Func, error) {
	key := file + ":" + name
	if f := r.chosen[key]; f != nil {
		return f, nil
	}
	found := r.functions(file, name)
	switch len(found) {
	case 1:
		return found[0], nil
	case 0:
		return nil, r.noFunction(file, name)
	}
	var choices []string
	for _, f := range found {
		choices = append(choices, fmt.Sprintf("%s (%s)", r.setApart(f, found), r.At(f.Loc)))
	}
	return nil, &ambiguous{
		key,
		found,
		fmt.Sprintf("%s is %d static functions: choose %s", name, len(found), orList(choices)),
	}
}

// setApart writes one of several static functions of a name: by its file, or where others of them are in that one, too,
// by its number.
func (r *resolver) setApart(f *ir.Func, among []*ir.Func) string {
	for _, o := range among {
		switch {
		case o == f || r.qualified(o) != r.qualified(f):
		case baseName(f.Name) == f.Name:
			return f.Name + firstOfName
		default:
			return f.Name
		}
	}
	return r.qualified(f)
}

// qualified writes a function as file:function where its file is known.
func (r *resolver) qualified(f *ir.Func) string {
	if f.Loc == 0 {
		return f.Name
	}
	return strings.Join(components(r.Files[r.Locs[f.Loc].File]), "/") + ":" + baseName(f.Name)
}

func (r *resolver) noFunction(file, name string) error {
	for _, f := range r.Funcs {
		if f.Name == name && (f.External || f.Runtime) && file == "" {
			return fmt.Errorf("%s is a library function: name the place in the program's own code that calls it", name)
		}
	}
	if file != "" && len(r.functions("", name)) > 0 {
		var choices []string
		for _, f := range r.functions("", name) {
			choices = append(choices, r.qualified(f))
		}
		return fmt.Errorf("no function %s in %s; did you mean %s?", name, file, orList(choices))
	}
	return fmt.Errorf("no function %s%s", name, didYouMean(name, r.functionNames()))
}

// inBlock is the k-th instruction of a block.
func (r *resolver) inBlock(f *ir.Func, pl place) (spot, error) {
	var names []string
	for i := range f.Blocks {
		b := &f.Blocks[i]
		name := strings.TrimPrefix(b.Name, "%")
		names = append(names, name)
		if name != pl.block {
			continue
		}
		if n := int(b.End - b.Body); pl.k >= n {
			return spot{}, fmt.Errorf("%s: block %%%s of %s has %d instructions, #0 to #%d; "+
				"numbers hold for one build and one version of Midway, FILE:LINE for any", pl.text, name, f.Name, n,
				n-1)
		}
		if !r.blockReached(f, ir.BlockID(i)) {
			return spot{}, fmt.Errorf("%s: block %%%s can not be reached from the entry of %s", pl.text, name, f.Name)
		}
		return spot{f, b.Body + ir.PC(pl.k)}, nil
	}
	return spot{}, fmt.Errorf("%s has no block %%%s%s", f.Name, pl.block, didYouMean(pl.block, names))
}

func (r *resolver) blockReached(f *ir.Func, id ir.BlockID) bool {
	for _, b := range r.reversePostorder(f) {
		if b == id {
			return true
		}
	}
	return false
}
