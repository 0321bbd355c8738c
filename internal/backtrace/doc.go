// Package backtrace reads what debuggers, sanitizers and the C library print of a program's threads and of its
// failures. It knows no program: text goes in, a frozen [Report] comes out.
//
// # Forms
//
//   - gdb, versions 9 to 15: bt, bt full, thread apply all bt, thread apply all bt full; of live, attached and dead
//     processes (core files), with whatever gdb prints around them.
//   - pstack: gdb's form, or the old one (`#0  0x… in f () from /lib/…`, or `0x…: f + 2c`, under `Thread N (…)`).
//   - eu-stack, with -s, -m, -a and -v.
//   - ThreadSanitizer: data race, lock-order-inversion, misuse of mutexes, heap-use-after-free, thread leak, calls that
//     are unsafe in signal handlers.
//   - AddressSanitizer and LeakSanitizer.
//   - Helgrind: races, lock orders, misuse of threads and locks.
//   - glibc: assert, and what its allocator says before it aborts; musl's assert.
//
// Forms are recognised by content, line by line; several reports in one text are several reports. Messages of the C
// library and the stacks that follow them in the same text are one.
//
// # Limits
//
// A text is read as a stream: its size does not matter. Lines, frames, threads and reports beyond [Limits] are skipped,
// which [Reading] says. Lines between reports are passed over.
package backtrace
