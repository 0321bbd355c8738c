// Package seed makes the initial state of a program context: a symbolic state that stands for every concrete state in
// which the context's threads stand at its locations (Bergan §2.3, §3.2, §4.4).
//
// New puts into one state what the analyses know:
//
//   - registers: must-reach definitions, or a symbolic constant each (package dataflow);
//   - memory: contents of variables that nothing has written, must-reach definitions, cells that registers were read
//     from; behind a pointer that no definition explains, when it is first followed (symheap.Shared);
//   - locks that are held, and the counts of barriers (packages locksets, barriers);
//   - invariants: what locks keep of the fields under them, what threads own (packages monitors, ownership);
//   - pointers that may dangle or were set to null, of which it is not assumed that they are valid;
//   - the context's own assumptions.
//
// The result over-approximates: a state may be in it that no execution reaches. It is exact from main. Where the
// library models or addresses that are not followed carry something over the context that is not in it, LibraryState
// and Untraced say so: behaviour may be missing then, and a run is incomplete.
package seed
