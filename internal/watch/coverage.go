package watch

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"time"

	"midway/internal/ir"
	"midway/internal/report"
)

// coverage is which lines of the program were reached.
type coverage struct {
	blocks map[string][]spotOf     // by name (interp.Machine.Reached), the lines that a block has
	files  map[string]map[int]bool // by file and line that has code: whether it was reached
	news   map[string]map[int]bool // lines that were reached since the last event
	lines  int                     // that have code
	hits   int                     // of these, reached
	asked  time.Time
}

// spotOf is a line of a file.
type spotOf struct {
	file string
	line int
}

// begin takes the lines of functions.
func (c *coverage) begin(p *ir.Program, funcs []*ir.Func) {
	c.blocks, c.files, c.news = map[string][]spotOf{}, map[string]map[int]bool{}, map[string]map[int]bool{}
	c.lines, c.hits = 0, 0
	for _, f := range funcs {
		for i := range f.Blocks {
			c.block(p, f, &f.Blocks[i])
		}
	}
}

// block takes the lines of a block.
func (c *coverage) block(p *ir.Program, f *ir.Func, b *ir.Block) {
	var spots []spotOf
	for pc := b.First; pc < b.End; pc++ {
		l := f.Code[pc].Loc
		if l == 0 || p.Locs[l].Line <= 0 {
			continue
		}
		s := spotOf{report.Plain(p.Files[p.Locs[l].File]), int(p.Locs[l].Line)}
		if slices.Contains(spots, s) {
			continue
		}
		spots = append(spots, s)
		if c.files[s.file] == nil {
			c.files[s.file] = map[int]bool{}
		}
		if _, known := c.files[s.file][s.line]; !known {
			c.files[s.file][s.line] = false
			c.lines++
		}
	}
	if len(spots) > 0 {
		c.blocks[fmt.Sprintf("%s:%d", f.Name, b.Body)] = spots
	}
}

// reach notes that blocks were reached.
func (c *coverage) reach(blocks []string) {
	for _, name := range blocks {
		spots := c.blocks[name]
		if spots == nil {
			continue
		}
		delete(c.blocks, name) // it is known
		for _, s := range spots {
			if c.files[s.file][s.line] {
				continue
			}
			c.files[s.file][s.line] = true
			c.hits++
			if c.news[s.file] == nil {
				c.news[s.file] = map[int]bool{}
			}
			c.news[s.file][s.line] = true
		}
	}
}

// fresh are the lines that were reached since it was asked last.
func (c *coverage) fresh() (out []Lines) {
	for _, file := range slices.Sorted(maps.Keys(c.news)) {
		out = append(out, Lines{file, slices.Sorted(maps.Keys(c.news[file]))})
	}
	if len(out) > 0 {
		c.news = map[string]map[int]bool{}
	}
	return out
}

// NameOfSource matches the names of copies of source files.
var NameOfSource = regexp.MustCompile(`^[0-9a-f]{24}$`)

// code is the lines that have code, by file, each file copied.
func (j *Journal) code(sources *report.Sources) (out []Code) {
	for _, file := range slices.Sorted(maps.Keys(j.cover.files)) {
		out = append(
			out,
			Code{
				File:  file,
				Copy:  j.copied(sources.Text(file)),
				Lines: ranges(slices.Sorted(maps.Keys(j.cover.files[file]))),
			},
		)
	}
	return out
}

// copied copies a source file, under a name by its contents; "" where it cannot.
func (j *Journal) copied(text []byte) string {
	if text == nil {
		return ""
	}
	sum := sha256.Sum256(text)
	name := hex.EncodeToString(sum[:12])
	path := filepath.Join(j.dir, Sources, name)
	if _, err := os.Stat(path); err == nil {
		return name
	}
	if os.MkdirAll(filepath.Dir(path), 0o755) != nil || place(path, text) != nil {
		return ""
	}
	return name
}

// ranges are the runs of consecutive numbers in a sorted list.
func ranges(list []int) [][2]int {
	out := [][2]int{}
	for _, n := range list {
		if k := len(out) - 1; k >= 0 && out[k][1] == n-1 {
			out[k][1] = n
		} else {
			out = append(out, [2]int{n, n})
		}
	}
	return out
}
