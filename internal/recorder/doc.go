// Package recorder makes checkpoints of a running program: small core files of one moment each, with the registers and
// the stack of every thread (Bergan, Grossman, Ceze, UW-CSE-13-08-01, §1.2: "lightweight checkpoints that include call
// stacks and little else"). docs/checkpoints.md is for users.
//
// # One moment
//
// All threads are stopped before the first one is read. Were they stopped and read one after the other, a checkpoint
// could show two threads at places where they never are together, and what is explored from there would be no execution
// of the program. Threads are seized (PTRACE_SEIZE), interrupted all at once (PTRACE_INTERRUPT), and waited for;
// /proc/PID/task is read until it names no new one. Where a thread does not stop in time (in an uninterruptible system
// call), there is no checkpoint.
//
// # What the program sees
//
// Nothing but time. Signals are delivered as they come, a stopped job stays stopped (PTRACE_LISTEN), system calls go on
// after the interruption as the kernel restarts them; of those that the kernel ends with EINTR instead, the ones without
// a time limit are restarted here. Children run untraced. If the recorder dies, the kernel lets the program go on.
//
// # What is copied
//
// Of each thread its registers and the bytes from the stack pointer to the end of the stack; the lists by which debuggers
// find shared libraries; on demand writable data of the executable and its libraries, and the heap. What is not copied is
// absent from the file. Unwinding is offline: a debugger does it with the executable, when somebody wants to know.
//
// The recorder itself is for Linux on x86-64. Files can be read anywhere.
package recorder
