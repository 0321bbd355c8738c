// Package pointsto computes which objects, and which bytes in them, every pointer of a program may point to: a
// field-sensitive, inclusion-based (Andersen) analysis on untyped memory, with call targets found on the fly. Bergan §3
// ("Restricting Aliasing with a Points-To Analysis"), §2.2, §2.3 and §4.2 ask it; its [Node] is the paper's
// "representative node".
//
// # Terminology
//
// An object is one global, function, alloca site, allocation call, or what the program does not define (kind Unknown).
// A target is an object and a strided range of byte offsets in it. A points-to set is a sorted list of targets, at most
// one per object. Memory is untyped: an object's content is a list of cells, each a strided range of offsets, the width
// of what was stored there, and a points-to set.
//
// # What is computed
//
// Flow-insensitive, over every execution: the set of a register holds every address that the register may have at any
// time. User functions are analysed once; functions of the library models once per call in user code (the context of
// [Graph.RegAt]), so that malloc at f.c:12 and malloc at f.c:20 are two objects and two calls of a model do not mix
// their arguments. Small user functions that return what they allocate (xmalloc, new_node) are treated like models. A
// model that moves no pointers (pthread_mutex_lock) is analysed in its contexts only on request.
//
// # Over-approximation
//
// Offsets reached by variable indices keep their residue modulo the stride (nodes[i].lock is every 16th byte from 8)
// but not their bounds, because an index may leave an inner array. Integers made from pointers keep their object
// through any integer arithmetic, at any offset; parts of pointers keep it through copies, shifts and masks of any
// width, one byte at a time included. The difference of two pointers is an address only where it meets the subtracted
// one again.
//
// # Assumptions
//
//   - An address is computed from an address: comparing an integer with one until it is equal, or computing it in
//     floating point, makes no pointer. A typed pointer with a scaled index stays in its own object (C's rule), unless
//     the index is a difference of pointers.
//   - Adding to, multiplying or dividing part of a pointer alone makes no address.
//   - Inputs are not addresses of the program's objects or functions: a pointer read from an input points to Unknown,
//     and a call through one reaches nothing. An empty set is null, or a number that is no object's address.
//   - Where memory has types (AnalyzeTyped), a call through a pointer reaches what it gives all its parameters; see
//     misfit.go.
//   - An access outside an object of known size ends its path and reaches no other object.
//   - Library models index within their arrays.
//   - Library models move pointers in accesses at least as wide as a pointer, or by __midway_memcpy.
//   - Code outside the program (an unmodelled external function) reaches what the arguments of all calls of it reach,
//     variables that are only declared, and the non-constant globals that its [ir.Reading] gives it; it may store any
//     of it anywhere in it, and may call any function in it with it. What it reaches is [Graph.Outside].
//   - A program without main is a library: code outside calls its functions ([ir.Func.CalledFromOutside]) with unknown
//     arguments, and reads and writes its variables that are not static. Static ones it reaches by pointers that it
//     got.
//
// # Limits
//
// User functions other than wrappers of allocation are not distinguished by caller. An object with more than maxCells
// cells has them merged by the period of its array type, or altogether. The objects of a set of more than maxSet are
// unified (see summary.go), as in Steensgaard's analysis.
package pointsto
