package snapshots

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime"
)

// Program is a program in both forms: as it is analysed, and as a binary whose addresses are known to be those of its
// instructions.
type Program struct {
	P      *ir.Program
	Points *pointsto.Graph
	Binary string // its path

	debug  *debug
	places map[int][]spot // instructions of the program model by line number of the numbered copy
	lines  map[spot]int
	// registers that the binary keeps, by the line of the instruction that sets them
	kept  map[ir.FuncID]map[ir.Reg]int
	cells []cell
	sets  map[cell]pointsto.Set
	names map[string]int // of functions, without their numbers
}

// spot is an instruction.
type spot struct {
	fn ir.FuncID
	pc ir.PC
}

// Options are how a program is loaded and built.
type Options struct {
	Load ir.Options
	Link []string // flags for the linker: libraries
	Dir  string   // for what is built

	Outside *ir.Reading // what functions without a body do, or nil: anything
}

// New loads a program of one module, C or LLVM IR, and builds its binary.
func New(path string, o Options) (*Program, error) {
	o.Load.LibraryFor, o.Load.AllBlocks = library, true
	text, err := ir.Text(path, o.Load)
	if err != nil {
		return nil, err
	}
	s := &Program{Binary: filepath.Join(o.Dir, "program"), sets: map[cell]pointsto.Set{}}
	if s.P, err = ir.LoadText(path, text, o.Load); err != nil {
		return nil, err
	}
	if o.Outside != nil {
		s.P.SetElsewhere(*o.Outside)
		for _, f := range s.P.Bodiless() {
			f.Reading, f.Said = *o.Outside, true
		}
	}
	numbered := number(text)
	n, err := ir.LoadText(path, numbered, o.Load)
	if err != nil {
		return nil, fmt.Errorf("the numbered module: %w", err)
	}
	if err := s.place(n); err != nil {
		return nil, err
	}
	if err := s.build(spill(numbered), o); err != nil {
		return nil, err
	}
	if s.debug, err = readDebug(s.Binary); err != nil {
		return nil, err
	}
	s.Points = pointsto.AnalyzeTyped(s.P, pointsto.Layouts, nil)
	return s, nil
}

// library is the library models of a data model.
func library(m ir.DataModel) ([]ir.LibraryText, error) {
	var out []ir.LibraryText
	for _, f := range runtime.Files(m == ir.ILP32) {
		out = append(out, ir.LibraryText{Name: f.Name, Text: f.Text})
	}
	return out, nil
}

// place notes the lines of the numbered copy's instructions; the two copies have to be the same otherwise.
func (s *Program) place(n *ir.Program) error {
	s.places, s.lines, s.kept = map[int][]spot{}, map[spot]int{}, map[ir.FuncID]map[ir.Reg]int{}
	if len(n.Funcs) != len(s.P.Funcs) {
		return fmt.Errorf("the numbered module has %d functions, not %d", len(n.Funcs), len(s.P.Funcs))
	}
	for i, f := range n.Funcs {
		if len(f.Code) != len(s.P.Funcs[i].Code) || f.Name != s.P.Funcs[i].Name {
			return fmt.Errorf("%s differs in the numbered module", f.Name)
		}
		if f.External || f.Runtime {
			continue
		}
		results := map[int][]ir.Reg{}
		for pc := range f.Code {
			in := &f.Code[pc]
			if in.Op != s.P.Funcs[i].Code[pc].Op {
				return fmt.Errorf("%s differs in the numbered module", f.Name)
			}
			line := int(n.Locs[in.Loc].Line)
			if line < firstLine {
				continue
			}
			if in.Op != ir.OpPhi {
				at := spot{f.ID, ir.PC(pc)}
				s.places[line], s.lines[at] = append(s.places[line], at), line
			}
			if in.Dst != ir.None {
				results[line] = append(results[line], in.Dst)
			}
		}
		s.kept[f.ID] = map[ir.Reg]int{}
		for line, regs := range results {
			if len(regs) == 1 {
				s.kept[f.ID][regs[0]] = line
			}
		}
	}
	return nil
}

// build makes the binary of the numbered module.
func (s *Program) build(text string, o Options) error {
	file := filepath.Join(o.Dir, "numbered.ll")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		return err
	}
	objects := filepath.Join(o.Dir, "objects.c")
	if err := os.WriteFile(objects, []byte(objectsSource), 0o600); err != nil {
		return err
	}
	clang, err := ir.Clang(o.Load)
	if err != nil {
		return err
	}
	if err := compile(clang, "-O2", "-fno-builtin", "-c", objects, "-o", objects+".o"); err != nil {
		return err
	}
	args := append(
		[]string{
			"-w",
			"-O0",
			"-g",
			"-no-pie",
			"-fno-omit-frame-pointer",
			"-pthread",
			file,
			objects + ".o",
			"-o",
			s.Binary,
		},
		o.Link...)
	return compile(clang, append(args, "-lm", "-lrt", "-ldl")...)
}

func compile(clang string, args ...string) error {
	if out, err := exec.Command(clang, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("the program does not become a binary: %w\n%s", err, firstLines(string(out), 20))
	}
	return nil
}

func firstLines(text string, n int) string {
	return strings.Join(strings.SplitN(text, "\n", n+1)[:min(n, strings.Count(text, "\n")+1)], "\n")
}
