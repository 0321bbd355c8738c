package ir

// Definition is the value of a register in some frame.
type Definition struct {
	Func  FuncID
	Reg   Reg
	Frame string // "t1", "t1.f" of a caller, "f()" where it is defined once in the whole run
}

// Slot is what an alloca of a given frame holds.
type Slot Definition

// Result is what a call of the program's own code gave, or filled memory with.
type Result struct {
	Func   FuncID // whose code called
	PC     PC     // of the call
	Callee string
	Thread string
}
