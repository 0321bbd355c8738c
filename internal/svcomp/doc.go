// Package svcomp reads the tasks of the Competition on Software Verification and speaks its words.
//
// A task definition (format 2.0, .yml) names input files, a data model and properties with, where it is known, the
// verdict that is expected. A property file (.prp) holds one or several CHECK(init(main()), LTL(…)) lines.
//
//	unreach-call    G ! call(reach_error())                 assertions (those of the error function alone, where the program has it)
//	no-data-race    G ! data-race                           races
//	valid-memsafety G valid-deref, valid-free, valid-memtrack  memory, leaks
//	no-overflow     G ! overflow                            overflow
//
// Other formulas (termination, valid-memcleanup, coverage) are read and refused with their name. Limits: entry
// functions other than main, and error functions other than those of the library models, are refused.
package svcomp
