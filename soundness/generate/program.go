package generate

// Type is an arithmetic type of C, the same under LP64 and ILP32.
type Type uint8

// The types that variables have.
const (
	I8 Type = iota
	U8
	I16
	U16
	I32
	U32
	I64
	U64
	F32
	F64
)

var typeNames = [...]string{"signed char", "unsigned char", "short", "unsigned short", "int", "unsigned int",
	"long long", "unsigned long long", "float", "double"}

// C is the type's name in C.
func (t Type) C() string { return typeNames[t] }

var shortNames = [...]string{"i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "f32", "f64"}

// short is the type's name in names.
func (t Type) short() string { return shortNames[t] }

// Float reports whether the type is a floating-point one.
func (t Type) Float() bool { return t >= F32 }

// Signed reports whether the type is a signed integer.
func (t Type) Signed() bool { return t < F32 && t&1 == 0 }

// Bits is the width of the type.
func (t Type) Bits() int { return [...]int{8, 8, 16, 16, 32, 32, 64, 64, 32, 64}[t] }

// wide is the unsigned type that arithmetic on an integer of type t is done in.
func (t Type) wide() Type {
	if t.Bits() == 64 {
		return U64
	}
	return U32
}

// Expr is an expression without side effects. In its form, $0, $1 … stand for its kids.
type Expr struct {
	Type Type
	Form string
	Kids []*Expr
	// Place: an lvalue, or an argument that is no arithmetic value; nothing else may stand for it.
	Place bool
}

// Stmt is a statement: a form, in which $0, $1 … stand for its expressions, and for compound ones a body,
// an alternative and a tail.
type Stmt struct {
	Form  string
	Exprs []*Expr
	Body  []*Stmt
	Else  []*Stmt
	Tail  string // after the body; a statement with a tail prints its body between Form and Tail
	// Group ties statements of several functions together: they are dropped together. 0: on its own. A group
	// below zero is for any number of participants: it stays where a thread is dropped.
	Group int
	// Unwrap: the body may stand without the statement around it.
	Unwrap bool
}

// Func is a function of the program; its head names the parameters.
type Func struct {
	Name   string
	Head   string
	Body   []*Stmt
	Result *Expr  // nil where Return has none
	Return string // form of the last statement, "" for none
}

// Decl is a declaration at file scope. It goes when nothing else mentions its name.
type Decl struct {
	Name string
	Text string
}

// Input is an unknown that the program asks for: low ≤ value < low+Count, kept in the global Name.
type Input struct {
	Name  string
	Type  Type
	Low   int
	Count int
}

// Thread is a thread of the program beside main.
type Thread struct {
	Run  *Func
	Kind ThreadKind
	Arg  string // what it is given, "" for nothing
}

// ThreadKind is how a thread is created, and how main knows that it is done.
type ThreadKind uint8

// The kinds of threads.
const (
	Joined   ThreadKind = iota // POSIX
	Standard                   // C11
	Detached                   // posts a semaphore when done
)

// Program is a generated program.
type Program struct {
	Seed    uint64
	Profile Profile

	Decls   []Decl
	Inputs  []Input
	Funcs   []*Func
	Threads []*Thread
	Setup   []*Stmt // main, first of all: never dropped
	Before  []*Stmt // main, before it creates the threads
	Work    []*Stmt // main, beside them
	After   []*Stmt // main, after it joined them
	Sum     []*Stmt // the checksum

	keys bool // there are destructors of thread-specific values
}

// Profile says what kind of program to make.
type Profile struct {
	Threads int    // beside main
	Inputs  int    // symbolic inputs
	Floats  bool   // floating-point arithmetic
	Size    int    // statements per function, about
	Plant   string // kind of violation to plant, of Plants, or ""
	Events  int    // bound on the number of schedules, 0: 2000
	Rounds  int    // of a threaded program, 0: any number up to five
	Ranges  bool   // copies and fills of ranges whose places and lengths inputs decide
}
