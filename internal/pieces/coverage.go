package pieces

import (
	"bufio"
	"fmt"
	"io"
	"maps"
	"slices"

	"midway/internal/ir"
	"midway/internal/report"
)

// Lines are the source lines with code of some functions, by file: whether some path came to a basic block that has
// them.
type Lines map[string]map[int]bool

// linesOf are the lines of the functions that contexts can come to.
func linesOf(p *ir.Program, funcs []*ir.Func, reached map[string]bool) Lines {
	out, paths := Lines{}, map[ir.FileID]string{}
	for _, f := range funcs {
		for i := range f.Blocks {
			b := &f.Blocks[i]
			hit := reached[fmt.Sprintf("%s:%d", f.Name, b.Body)]
			for pc := b.First; pc < b.End; pc++ {
				if l := f.Code[pc].Loc; l != 0 && p.Locs[l].Line > 0 {
					id, line := p.Locs[l].File, int(p.Locs[l].Line)
					if _, known := paths[id]; !known {
						paths[id] = absolute(p, "", id)
					}
					file := paths[id]
					if out[file] == nil {
						out[file] = map[int]bool{}
					}
					out[file][line] = out[file][line] || hit
				}
			}
		}
	}
	return out
}

// count counts them.
func (l Lines) count() *report.Coverage {
	c := &report.Coverage{}
	for _, lines := range l {
		for _, hit := range lines {
			if c.Lines++; hit {
				c.Reached++
			}
		}
	}
	return c
}

// reachedBy are the basic blocks that some path of some context came to: what a document names, and those in which its
// threads begin.
func reachedBy(docs []*report.Document, pairs []pair) map[string]bool {
	reached := map[string]bool{}
	for i, d := range docs {
		if d == nil {
			continue
		}
		for _, block := range d.Run().Reached {
			reached[block] = true
		}
		if d.Stats.Instructions > 0 {
			for _, f := range pairs[i] {
				reached[fmt.Sprintf("%s:%d", f.Name, f.Entry)] = true
			}
		}
	}
	return reached
}

// WriteLCOV writes the lines as lcov's trace files have them (geninfo(1)): which were reached, not how often.
func (l Lines) WriteLCOV(w io.Writer) error {
	out := bufio.NewWriter(w)
	for _, file := range slices.Sorted(maps.Keys(l)) {
		fmt.Fprintf(out, "TN:midway\nSF:%s\n", file)
		hits := 0
		for _, line := range slices.Sorted(maps.Keys(l[file])) {
			hit := 0
			if l[file][line] {
				hit = 1
			}
			hits += hit
			fmt.Fprintf(out, "DA:%d,%d\n", line, hit)
		}
		fmt.Fprintf(out, "LF:%d\nLH:%d\nend_of_record\n", len(l[file]), hits)
	}
	return out.Flush()
}
