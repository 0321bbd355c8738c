// Package pieces explores many contexts of one program and makes one report of them (Bergan §1.2): the entries of a
// library two by two, three by three, and so on (Pairs). Each context is a part of one exploration by jobs (package
// jobs): they are explored beside each other, kept in a run directory where there is one, and not explored again where
// they were.
package pieces
