// Package context reads program contexts and resolves them against a program.
//
// A program context lists every live thread and where each one stands (Bergan §1.1). It is written
// in YAML; [Load] and [Parse] read the file strictly (an unknown key is an error), [File.Resolve] finds the
// program points it names, [FromMain] is the context of the program's own start, and [New] writes a
// commented file for given places.
//
//	threads:
//	  - name: t1 at: pfscan.c:212 # see below stack: [worker@pfscan.c:340] # return points, youngest first; may be
//	    incomplete count: 2 # two such threads, t1#1 and t1#2 blocked: true # begins inside the blocking call it
//	    stands at
//	others: none                      # none (default) | unknown
//	assume: ["nworkers > 0", "t1#1.i < t1#2.i"]
//	stop: [loop-back-edge, pfscan.c:260]
//	limits: {branches: 20, paths: 100000, time: 5m}
//
// # Places
//
//   - file:line is the first instruction of that line, in reverse postorder of the function's control flow graph; file
//     matches every path that ends with it, component by component.
//   - function, or file:function where several files define a static function of that name, is the
//     function's first instruction.
//   - function+N is the N-th line after the line that defines the function; function+0 is its entry.
//   - function/%block#k is the k-th instruction of the block, counted from 0 after its phis.
//
// A return point in a stack is function@place, or a place alone; it names the call that the frame is
// inside of. A stack is complete if its oldest frame is main or a function that some call of
// pthread_create or thrd_create may start.
//
// # Assume
//
// Conditions are C expressions over globals and the locals of the given frames (t1.i): integer and
// pointer values, unary and binary operators with C's precedence and conversions, ".", "->" and "[]".
// They are typed here (see [Assume]) and evaluated by the seed.
//
// # Exact, and not
//
// Resolution is exact: what cannot be resolved is an error that names the nearest candidates. Only what
// is local to the program's text is checked here: that a function can be called at all from main or a
// thread's entry (over-approximate: every function whose address is taken counts as called), and that a
// block can be reached from its function's entry. Whether the threads can stand at their places
// together is for the dataflow analysis.
package context
