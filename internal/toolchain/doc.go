// Package toolchain chooses the LLVM tools that Midway runs: clang, which compiles C programs and builds replays, and
// llvm-dis, which prints bitcode.
//
// A compiler on PATH is one of clang-14 to clang-22, or plain clang of such a version. It may be there in part: a
// distribution has the compiler, the headers of the C library and the runtime of sanitizers in packages of their own.
// The choice is the newest complete compiler, and where none is complete, the newest of those that do most. One
// alternative is no choice: a single compiler is taken untried.
//
// Bitcode is printed by the llvm-dis of the LLVM version that wrote it, or by the next newer one. LLVM reads what older
// versions wrote, never what newer ones did. Where every llvm-dis is too old, a clang that is new enough prints it.
//
// What was found out about a tool holds as long as its file stays the same, and is kept for the next run where there is
// a store.
package toolchain
