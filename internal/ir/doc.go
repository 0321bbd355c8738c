// Package ir reads C programs as LLVM IR and turns them into the compact model that the rest of Midway
// analyses and executes.
//
// # From files to a Program
//
// A load is one sentence of calls, each stage with one file or family of files:
//
//	compile, disassemble   driver*.go      .c, .i through clang, .bc through llvm-dis, to text
//	lex, scanEntities      lexer, scan     text to tokens, definitions and instructions
//	normalise              normalize*.go   what clang 14 to 22 writes, as llir reads it
//	parseNormal            parse.go        llir's module; its panics become errors
//	complete               complete.go     the proof that llir lost nothing
//	verify                 verify*.go      operand types, phis and constants, which llir does not check
//	prune                  prune.go        of the library models, what the program can reach
//	lower                  lower*.go …     the linked Program in the compact model
//
// # Completeness
//
// The parser behind this package, llir, drops words it does not know and accepts what is left. The loader
// therefore proves that it read everything:
//
//   - Every word of the text is one that llir's own lexer knows, or stands on one of the lists of words.go: flags and
//     attributes that only promise something to an optimiser. Another word is an error that names file and line.
//   - Every instruction begins with a known opcode. The instructions and blocks of each function, the functions,
//     globals, types and metadata nodes are counted in the text, from tokens alone, and compared with the module.
//   - Keys and nodes of debug information that llir does not know are dropped without an error: debug
//     information names things and has no influence on what a program does.
//
// What normalisation changes is exact but for these: poison-generating flags that llir cannot hold
// (nneg, disjoint, samesign, nusw, nuw and nsw on trunc and getelementptr) are dropped, so that what they
// declare undefined is computed instead; an atomicrmw operation that llir lacks becomes a call of
// midway.atomicrmw.OP, which has no meaning. A constant-expression index E of a getelementptr
// becomes ptrtoint (inttoptr (E)), equal in every bit that an address has.
//
// # Pointers
//
// After normalisation a pointer type means "a pointer" and nothing more: element types come from
// the instructions (load, store, alloca, the source type of getelementptr).
//
// # Limits
//
// Little-endian targets with 32- or 64-bit pointers. One data model per program. Scalable vectors,
// target types and pointer authentication are errors. Verdicts are about the given IR: Program.Optimised
// says that it does not come from -O0.
package ir
