// Package reconstruct looks for an execution that fails as a report says: of what kind, where, called along which
// stack, and where the other threads are then.
//
// A [Crash] is what is looked for, as text: the frames of a debugger's or a sanitizer's report. Put into a program
// ([Crash.Insert]) its frames are resolved to functions and instructions, and become a goal that the program observes
// (package goal). So the search is one of the ordinary explorations, directed to the failing place, and what it finds
// is replayed as any violation is.
//
// # What a frame means
//
// Stacks are found as those of contexts are ([midway/context.Placer.Find]): every frame is a set of program points, and
// the sets of all frames of a stack go together. Every frame but the youngest is inside a call: of the calls on its
// line those that may be of the next frame's function, without a line all of the function. Compilers differ in which
// line of several a call is on, so that without a call on the line the nearest one counts, which is said. A youngest
// frame of the failing thread is the instructions on its line that may fail so; below frames of the C library it is the
// call of the library's function. The youngest frame of another thread is a call that it is in, where the report shows
// it in the library, else the line that it is about to execute.
//
// A frame of the failing thread that does not fit the program is an error: the report is of another program. One of
// another thread is left out, with what is below it, and said.
package reconstruct
