// Package project reads what a build system wrote down about a program: which source files make it, and how each is
// compiled.
//
// The compiler commands come from compile_commands.json, the JSON compilation database of CMake, meson and bear
// (https://clang.llvm.org/docs/JSONCompilationDatabase.html). Which of its files make one program is taken, in this
// order, from
//
//   - build.ninja (meson; CMake's generator Ninja): its build edges,
//   - CMakeFiles/TARGET.dir/link.txt (CMake's generator Unix Makefiles): the commands that link and archive,
//   - entries of the database that link several files (bear),
//   - a binary that was built: the compile units of its debug information, or the file symbols of its symbol table.
//
// Static libraries are searched as a linker does; shared libraries that the project builds belong to the program as a
// whole. Object files and libraries from elsewhere are no part of it: what they define are functions without a body.
package project
