// Package flow finds out which pointers of a library may hold one address, and where addresses come from: from the
// library's own allocations and variables, or from those who call it.
//
// It is a unification-based analysis of values (Steensgaard, POPL 1996) with one class for each member of a type of
// structure. Other than package pointsto it takes for granted that code outside the library only calls its entries, and
// writes no member of a structure that the library allocates: the assumption payload-foreign, which those who use it
// have to name. Where a program does what the classes do not follow, nothing is known (Analyze returns nil).
package flow
