package ir

import "strings"

// Definition is the value of a register in some frame.
type Definition struct {
	Func  FuncID
	Reg   Reg
	Frame string // "t1", "t1.f" of a caller, "f()" where it is defined once in the whole run
}

// Given reports whether the frame is one of a context.
func (d Definition) Given() bool { return !strings.ContainsAny(d.Frame, ".(") }

// Variable is the variable whose value a register is, a parameter before others; nil where it is none's.
func (f *Func) Variable(r Reg) (found *Var) {
	for i := range f.Vars {
		for _, d := range f.Vars[i].Defs {
			if d.Value == R(r) && d.Offset == 0 && (found == nil || f.Vars[i].Arg > 0) {
				found = &f.Vars[i]
				break
			}
		}
	}
	return found
}

// Slot is what an alloca of a given frame holds.
type Slot Definition

// Result is what a call of the program's own code gave, or filled memory with.
type Result struct {
	Func   FuncID // whose code called
	PC     PC     // of the call
	Callee string
	Thread string

	Model FuncID // the library model that was called; None: none was, or it has ended
	At    PC     // of the model's call that made the value
	Arg   int    // the argument, from 1, that leads to what was filled; 0: none, or a value was given
}
