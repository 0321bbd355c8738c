package ir

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	llir "github.com/llir/llvm/ir"
)

// Options say how source files become a Program. The zero value finds every tool on PATH and takes
// the data model from the input (LP64 for C source).
type Options struct {
	Clang    string   // compiler for .c and .i; "" is the newest complete one on PATH (package toolchain)
	LLVMDis  string   // disassembler for .bc; "" is that of the LLVM that wrote it, or the next newer one on PATH
	CFlags   []string // passed to clang after Midway's own flags
	Includes []string // directories, as -I
	Defines  []string // NAME or NAME=VALUE, as -D

	Model    DataModel // the model wanted; counts only where ModelSet
	ModelSet bool      // an input of another data model is then an error

	// Library holds the IR of the library models, linked lazily: only the functions reachable from
	// the program are kept, and the program's own definition of a name wins.
	Library []LibraryText
	// LibraryFor, if not nil, gives the library models once the data model is known; its elements
	// follow those of Library.
	LibraryFor func(DataModel) ([]LibraryText, error)
	// Parsed keeps what was parsed of the library models for the next load; nil parses them anew. It is for those who
	// load many programs: what is kept is larger than a small program.
	Parsed *Parsed
	// Modelled are names whose library model stands in for the program's own definition.
	Modelled []string

	// Kept is where the output of clang is kept, by its command and what it read; nil keeps none.
	Kept Store

	AllBlocks bool // blocks that only ask which way was taken are kept: what is removed depends on lines

	Origins   bool   // RegInfo.Origin is set
	keepText  bool   // module.source is set
	KeepTemps string // directory in which the IR of compiled and disassembled inputs is kept; "" keeps none
}

// LibraryText is the LLVM IR text of one library model.
type LibraryText struct {
	Name, Text string
}

// module is one input after parsing: IR that llir has read completely, every pointer type in
// it meaning "a pointer" and nothing more (newer IR says only ptr; normalisation writes i8*).
type module struct {
	Name      string // the path the user gave, or the name of the library model
	Text      string // the normalised text that was parsed; its lines are those of the input
	M         *llir.Module
	Library   bool
	Model     DataModel
	Producer  string // the compiler's identification, from llvm.ident; "" where absent
	Optimised bool   // a compile unit says isOptimized, or the input cannot have come from -O0
	Searched  bool   // of a static library: linked where something else needs it
	Shared    bool   // of a shared library: another definition of its names counts

	source string // the text before it was normalised; "" unless Options.keepText
}

// Load reads the files of a program and links them, with what they need of the library models. Each is C, preprocessed
// C, LLVM IR, bitcode, or an object file or library that holds bitcode. Errors are for the user: each names the input
// and what to do.
func Load(paths []string, opt Options) (*Program, error) {
	return LoadInputs(context.Background(), inputsOf(paths), opt)
}

// LoadInputs is Load for files of which each may have flags of its own. They are compiled and parsed in parallel. It
// ends early, with an error, when stop does.
func LoadInputs(stop context.Context, inputs []Input, opt Options) (*Program, error) {
	s, err := Read(stop, inputs, opt)
	if err != nil {
		return nil, err
	}
	return s.Load(stop)
}

// inParallel calls work(0) to work(n-1) on all processors. The error is that of the lowest number of those that failed;
// after one nothing new begins. A panic of work is one of inParallel.
func inParallel(n int, work func(i int) error) error {
	var next, failed atomic.Int64
	errs := make([]error, n)
	var panicked atomic.Value
	var group sync.WaitGroup
	for range min(n, runtime.GOMAXPROCS(0)) {
		group.Add(1)
		go func() {
			defer group.Done()
			defer func() {
				if p := recover(); p != nil {
					failed.Store(1)
					panicked.CompareAndSwap(nil, fmt.Sprint(p))
				}
			}()
			for i := int(next.Add(1)) - 1; i < n && failed.Load() == 0; i = int(next.Add(1)) - 1 {
				if errs[i] = work(i); errs[i] != nil {
					failed.Store(1)
				}
			}
		}()
	}
	group.Wait()
	if p := panicked.Load(); p != nil {
		panic(p)
	}
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// LoadText is Load for one input given as LLVM IR text.
func LoadText(name, text string, opt Options) (*Program, error) {
	mod, err := parseModule(name, text, false)
	if err != nil {
		return nil, err
	}
	return link([]*module{mod}, opt)
}

// Text is the LLVM IR text of a file that is one translation unit.
func Text(path string, opt Options) (string, error) {
	units, err := readUnits(context.Background(), Input{Path: path}, opt)
	if err == nil && len(units) != 1 {
		err = fmt.Errorf("%s holds %d translation units", path, len(units))
	}
	if err != nil {
		return "", err
	}
	return units[0].text, nil
}

// Texts is the LLVM IR text of each translation unit of a program, as clang or llvm-dis print it, in the order of
// Symbol.Unit.
func Texts(inputs []Input, opt Options) (out []string, err error) {
	opt.keepText = true
	s, err := Read(context.Background(), inputs, opt)
	if err != nil {
		return nil, err
	}
	mods, err := s.modules(context.Background())
	for _, m := range mods {
		out = append(out, m.source)
	}
	return out, err
}

// link checks that the modules fit together, adds the library models and lowers all to a program.
func link(mods []*module, opt Options) (*Program, error) {
	if err := checkModels(mods, opt); err != nil {
		return nil, err
	}
	if !anyFunction(mods) {
		return nil, fmt.Errorf("%s: no function is defined in the program", mods[0].Name)
	}
	opt.Model, opt.ModelSet = mods[0].Model, true
	library, err := parseLibrary(opt, namedIn(mods))
	if err != nil {
		return nil, err
	}
	p, err := lower(append(mods, library...), opt)
	if err == nil {
		opt.Parsed.give(library)
	}
	return p, err
}

// checkModels refuses modules of different data models, or of another than the one asked for.
func checkModels(mods []*module, opt Options) error {
	for _, m := range mods {
		if m.Model != mods[0].Model {
			return fmt.Errorf(
				"%s is %v and %s is %v: compile all files for one data model",
				mods[0].Name,
				mods[0].Model,
				m.Name,
				m.Model,
			)
		}
		if opt.ModelSet && m.Model != opt.Model {
			return fmt.Errorf("%s is %v, but %v was asked for: compile it with %s or leave out --data-model",
				m.Name, m.Model, opt.Model, [...]string{"-m64", "-m32"}[opt.Model])
		}
	}
	return nil
}

func anyFunction(mods []*module) bool {
	for _, m := range mods {
		for _, f := range m.M.Funcs {
			if len(f.Blocks) > 0 {
				return true
			}
		}
	}
	return false
}

// namedIn are the functions and globals that the program declares or defines.
func namedIn(mods []*module) map[string]bool {
	names := make(map[string]bool)
	for _, m := range mods {
		for _, f := range m.M.Funcs {
			names[plainToken(f.Ident())] = true
		}
		for _, g := range m.M.Globals {
			names[plainToken(g.Ident())] = true
		}
	}
	return names
}

// parseLibrary parses what the program can reach of the library models for its data model.
func parseLibrary(opt Options, roots map[string]bool) ([]*module, error) {
	texts := opt.Library
	if opt.LibraryFor != nil {
		more, err := opt.LibraryFor(opt.Model)
		if err != nil {
			return nil, err
		}
		texts = append(slices.Clip(texts), more...)
	}
	texts, err := prune(texts, roots)
	if err != nil {
		return nil, err
	}
	var mods []*module
	for _, t := range texts {
		mod := opt.Parsed.take(t)
		if mod == nil {
			if mod, err = parseModule(t.Name, t.Text, true); err != nil {
				return nil, fmt.Errorf("library model: %w", err)
			}
			mod.source = t.Text
		}
		if mod.Model != opt.Model {
			return nil, fmt.Errorf("library model %s is %v, the program is %v", t.Name, mod.Model, opt.Model)
		}
		mods = append(mods, mod)
	}
	return mods, nil
}
