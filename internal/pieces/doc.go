// Package pieces explores many contexts of one program and makes one report of them (Bergan §1.2): the entries of a
// library two by two, three by three, and so on, or the calls that an application makes at the same time (Explore); and
// a program in adjacent pieces, each of which ends where its threads close loops (Pieces). Contexts are explored as
// jobs (package jobs): beside each other, kept in a run directory where there is one, and not explored again where they
// were. docs/pairs.md and docs/pieces.md say what the results rest on.
package pieces
