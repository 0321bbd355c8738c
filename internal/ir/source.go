package ir

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"slices"
)

// Source is what was read of a program's files: C is compiled, bitcode is not yet disassembled.
type Source struct {
	opt   Options
	files []sourceFile
}

// sourceFile is one input. Of a file that is one bitcode module, code is what it holds; of others, units.
type sourceFile struct {
	in    Input
	code  []byte
	units []unitText
}

// Read reads the files of a program, and compiles C in parallel. Errors are as those of Load.
func Read(stop context.Context, inputs []Input, opt Options) (*Source, error) {
	if len(inputs) == 0 {
		return nil, fmt.Errorf("no input: give %s", readableKinds)
	}
	s := &Source{opt: opt, files: make([]sourceFile, len(inputs))}
	err := inParallel(len(inputs), func(i int) (err error) {
		if err := stop.Err(); err != nil {
			return err
		}
		f := &s.files[i]
		f.in = inputs[i]
		if filepath.Ext(f.in.Path) == ".bc" && opt.KeepTemps == "" && checkBitcode(f.in.Path) == nil {
			f.code, err = os.ReadFile(f.in.Path)
			return err
		}
		f.units, err = readUnits(stop, f.in, opt)
		return err
	})
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Identity tells what was read from everything that would be loaded otherwise by the same build of Midway.
func (s *Source) Identity() []string {
	out := []string{
		fmt.Sprint(s.opt.Model, s.opt.ModelSet, len(s.opt.Modelled), s.opt.Modelled, len(s.opt.Library), s.opt.LLVMDis),
	}
	for _, t := range s.opt.Library {
		out = append(out, t.Name, t.Text)
	}
	for _, f := range s.files {
		out = append(
			out,
			fmt.Sprintf("%q %v %v %d", f.in.Path, f.in.Searched, f.in.Shared, len(f.units)),
			digest(f.code),
		)
		for _, u := range f.units {
			out = append(out, fmt.Sprintf("%q %v %v", u.name, u.searched, u.shared), digest([]byte(u.text)))
		}
	}
	return out
}

func digest(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// Load disassembles and parses in parallel, and links.
func (s *Source) Load(stop context.Context) (*Program, error) {
	mods, err := s.modules(stop)
	if err != nil {
		return nil, err
	}
	return link(mods, s.opt)
}

// modules parses the files and picks what belongs to the program of static libraries.
func (s *Source) modules(stop context.Context) ([]*module, error) {
	parsed := make([][]*module, len(s.files))
	err := inParallel(len(s.files), func(i int) (err error) {
		parsed[i], err = s.files[i].modules(stop, s.opt)
		return err
	})
	if err != nil {
		return nil, err
	}
	return pickMembers(slices.Concat(parsed...)), nil
}

func (f *sourceFile) modules(stop context.Context, opt Options) (mods []*module, err error) {
	units := f.units
	if f.code != nil {
		text, err := disassemble(stop, f.in.Path, f.code, opt)
		if err != nil {
			return nil, err
		}
		units = []unitText{{name: f.in.Path, text: text, searched: f.in.Searched, shared: f.in.Shared}}
	}
	for _, u := range units {
		if err := stop.Err(); err != nil {
			return nil, err
		}
		mod, err := parseModule(u.name, u.text, false)
		if err != nil {
			return nil, err
		}
		mod.Searched, mod.Shared = u.searched, u.shared
		if opt.keepText {
			mod.source = u.text
		}
		mods = append(mods, mod)
	}
	return mods, nil
}
