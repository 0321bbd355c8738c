package ir

import (
	"fmt"
	"strings"
)

// Reading is what a function without a body is taken to do. Each may return anything and, ReadPure aside, call back
// what it or another one was given.
type Reading uint8

const (
	// ReadAnything: it touches the program's globals, and what these, its arguments and those of other functions
	// without a body reach.
	ReadAnything Reading = iota
	// ReadGlobals: as ReadArguments, and it touches the program's globals that are not static, and what they reach.
	ReadGlobals
	// ReadArguments: it touches what any argument so far passed to any function without a body reaches, and variables
	// that are declared and not defined.
	ReadArguments
	// ReadPure: it touches no memory.
	ReadPure
)

// readings are the names of readings for users; what is declared outside the C library's headers is read as ReadGlobals
// unless the user says how.
var readings = [...]string{"anything", "arguments and globals", "arguments", "pure"}

func (r Reading) String() string { return readings[r] }

// ReadingNamed is the reading that a user can name: pure, arguments or anything.
func ReadingNamed(name string) (Reading, error) {
	for _, r := range []Reading{ReadPure, ReadArguments, ReadAnything} {
		if r.String() == name {
			return r, nil
		}
	}
	return 0, fmt.Errorf("%q is none of pure, arguments, anything", name)
}

// Bodiless are the functions that the program refers to and that have neither a body nor a meaning of their own.
func (p *Program) Bodiless() (out []*Func) {
	for _, f := range p.Funcs {
		named := !strings.HasPrefix(f.Name, "__midway_") && !strings.HasPrefix(f.Name, "llvm.")
		if f.External && !f.Added && !f.Runtime && named && !f.Jumps() {
			out = append(out, f)
		}
	}
	return out
}

// SetElsewhere says what code behind an unknown function pointer is taken to do.
func (p *Program) SetElsewhere(r Reading) {
	p.Elsewhere = r
	if p.Beyond != nil {
		p.Beyond.Reading = r
	}
}

// Jumps reports whether a function without a body is one of setjmp's family, which the loader gives a meaning.
func (f *Func) Jumps() bool {
	switch f.Name {
	case "setjmp", "_setjmp", "__sigsetjmp", "sigsetjmp", "longjmp", "_longjmp", "siglongjmp", "__longjmp_chk":
		return true
	}
	return false
}
