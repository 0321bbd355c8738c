package ir

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"midway/internal/pattern"
)

// Input is one file of a program, and how it is compiled and linked.
type Input struct {
	Path     string   `json:"path"`                // "-" is standard input
	Flags    []string `json:"flags,omitempty"`     // of clang for this file, before Options.CFlags
	Dir      string   `json:"directory,omitempty"` // in which clang runs; "" is the current one
	Searched bool     `json:"searched,omitempty"`  // of a static library: linked where something else needs it
	// of a shared library: where another file defines the same name, that counts
	Shared bool `json:"shared,omitempty"`
}

// inputsOf are files that the options say all about.
func inputsOf(paths []string) []Input {
	out := make([]Input, len(paths))
	for i, path := range paths {
		out[i] = Input{Path: path}
	}
	return out
}

// readableKinds lists the kinds of files for error messages.
const readableKinds = ".c, .i, .ll and .bc files, object files and libraries that hold bitcode (clang -flto, clang " +
	"-fembed-bitcode, wllvm, gllvm)"

// unitText is the LLVM IR text of one translation unit.
type unitText struct {
	name, text       string
	searched, shared bool
}

// readUnits is the LLVM IR text of what a file holds: several units where it is a library or linked of several.
func readUnits(stop context.Context, in Input, opt Options) ([]unitText, error) {
	units, err := readKind(stop, in, opt)
	for i := range units {
		units[i].searched = units[i].searched || in.Searched
		units[i].shared = in.Shared
	}
	if err == nil && opt.KeepTemps != "" && filepath.Ext(in.Path) != ".ll" {
		for _, u := range units {
			if err := keepTemp(opt.KeepTemps, u.name, u.text); err != nil {
				return nil, err
			}
		}
	}
	return units, err
}

func one(name, text string, err error) ([]unitText, error) {
	if err != nil {
		return nil, err
	}
	return []unitText{{name: name, text: text}}, nil
}

// readKind reads a file by its name's extension, and what has none of C or LLVM by what it holds.
func readKind(stop context.Context, in Input, opt Options) ([]unitText, error) {
	if in.Path == "-" {
		return readStdin(stop, opt)
	}
	if info, err := os.Stat(in.Path); os.IsNotExist(err) && in.Dir != "" {
		return nil, fmt.Errorf("%s: no such file: a build makes it, so build the program first", in.Path)
	} else if err != nil {
		return nil, inputError(in.Path, err)
	} else if info.IsDir() {
		return nil, fmt.Errorf("%s is a directory: give its files, or --project %s where its build wrote "+
			"compile_commands.json", in.Path, in.Path)
	}
	switch filepath.Ext(in.Path) {
	case ".c", ".i":
		text, err := compile(stop, in, nil, opt)
		return one(in.Path, text, err)
	case ".bc":
		if err := checkBitcode(in.Path); err != nil {
			return nil, err
		}
		text, err := disassemble(stop, in.Path, nil, opt)
		return one(in.Path, text, err)
	case ".ll":
		data, err := os.ReadFile(in.Path)
		if err != nil {
			return nil, inputError(in.Path, err)
		}
		if bytes.HasPrefix(data, []byte(bitcodeMagic)) {
			return nil, fmt.Errorf("%s is bitcode: rename it to .bc", in.Path)
		}
		return one(in.Path, string(data), nil)
	}
	return readBinary(stop, in.Path, opt)
}

// readStdin reads a program from standard input: bitcode, LLVM IR or C, by what it looks like.
func readStdin(stop context.Context, opt Options) ([]unitText, error) {
	const name = "<stdin>"
	data, err := io.ReadAll(os.Stdin)
	switch {
	case err != nil:
		return nil, fmt.Errorf("standard input cannot be read: %w", err)
	case len(bytes.TrimSpace(data)) == 0:
		return nil, fmt.Errorf("standard input is empty: expected C, LLVM IR or bitcode")
	case bytes.HasPrefix(data, []byte(bitcodeMagic)), bytes.HasPrefix(data, []byte(wrapperMagic)):
		text, err := disassemble(stop, name, data, opt)
		return one(name, text, err)
	case looksLikeIR(data):
		return one(name, string(data), nil)
	}
	text, err := compile(stop, Input{Path: name}, data, opt)
	return one(name, text, err)
}

// irLine is how lines of LLVM IR begin that no line of C does.
var irLine = pattern.Of(
	`(?m)^(; ModuleID = |source_filename = |target (datalayout|triple) = |define [^;{]*@|@[-\w$."]+ = |declare [^;{]*@)`,
)

func looksLikeIR(data []byte) bool { return irLine.Match(data) }

// readBinary reads a file by what it holds.
func readBinary(stop context.Context, path string, opt Options) ([]unitText, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, inputError(path, err)
	}
	return unitsIn(stop, path, data, opt)
}

// unitsIn is the units that the bytes of a file hold.
func unitsIn(stop context.Context, name string, data []byte, opt Options) ([]unitText, error) {
	has := func(magic string) bool { return bytes.HasPrefix(data, []byte(magic)) }
	switch {
	case has(bitcodeMagic), has(wrapperMagic):
		return disassembleAll(stop, name, data, opt)
	case has("\x7fELF"):
		return readObject(stop, name, data, opt)
	case has(archiveMagic), has(thinMagic):
		return readArchive(stop, name, data, opt)
	case strings.HasPrefix(name, "-") || !printable(data):
		return nil, fmt.Errorf("%s: Midway cannot read this file: it reads %s", name, readableKinds)
	case looksLikeIR(data):
		return one(name, string(data), nil)
	}
	return nil, fmt.Errorf("%s: unknown kind of file %q: Midway reads %s", name, filepath.Ext(name), readableKinds)
}

func printable(data []byte) bool { return bytes.IndexByte(data[:min(len(data), 4096)], 0) < 0 }
