package ir

import (
	llir "github.com/llir/llvm/ir"
)

// Options say how source files become a Program. The zero value finds every tool on PATH and takes
// the data model from the input (LP64 for C source).
type Options struct {
	Clang    string   // compiler for .c and .i; "" is the newest of clang 14 to 22 on PATH that works
	LLVMDis  string   // disassembler for .bc; "" is the newest llvm-dis on PATH
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
}
