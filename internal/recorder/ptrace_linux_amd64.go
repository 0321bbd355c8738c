package recorder

import (
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
	"syscall"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"
)

// The system calls of a checkpoint are raw ones: none of them blocks, and the scheduler of goroutines, which would look
// for other work at each, costs more processor time than they do.

// ptrace is the system call. All calls for a program come from the thread that has seized it.
func ptrace(request, tid int, addr, data uintptr) error {
	_, _, e := unix.RawSyscall6(unix.SYS_PTRACE, uintptr(request), uintptr(tid), addr, data, 0, 0)
	if e != 0 {
		return e
	}
	return nil
}

// gone reports whether an error says that the thread has ended.
func gone(err error) bool { return errors.Is(err, unix.ESRCH) }

// event is what a thread has stopped for beside a signal (PTRACE_EVENT_…), or 0.
func event(s unix.WaitStatus) int { return int(s) >> 16 }

// followed are the events that stop a thread: it has created another, which is seized from its birth on, or executed
// another program.
const followed = unix.PTRACE_O_TRACECLONE | unix.PTRACE_O_TRACEEXEC

// regset reads a set of registers of a thread that is stopped.
func regset(tid int, kind uintptr, size int) ([]byte, error) {
	out := make([]byte, size)
	v := unix.Iovec{Base: &out[0], Len: uint64(size)}
	err := ptrace(unix.PTRACE_GETREGSET, tid, kind, uintptr(unsafe.Pointer(&v)))
	runtime.KeepAlive(out)
	if err != nil {
		return nil, err
	}
	if v.Len != uint64(size) {
		return nil, fmt.Errorf("thread %d has registers of %d bytes; programs of 64 bits have %d", tid, v.Len, size)
	}
	return out, nil
}

// setRegs writes the general registers of a thread that is stopped.
func setRegs(tid int, regs []byte) error {
	v := unix.Iovec{Base: &regs[0], Len: uint64(len(regs))}
	err := ptrace(unix.PTRACE_SETREGSET, tid, ntPRStatus, uintptr(unsafe.Pointer(&v)))
	runtime.KeepAlive(regs)
	return err
}

// siginfo is the siginfo_t of the signal that a thread has stopped for.
func siginfo(tid int) []byte {
	out := make([]byte, 128)
	if ptrace(unix.PTRACE_GETSIGINFO, tid, 0, uintptr(unsafe.Pointer(&out[0]))) != nil {
		return nil
	}
	return out
}

// The sets of registers, and their sizes in bytes.
const (
	ntPRStatus, regsSize = 1, 27 * 8
	ntFPRegs, fpSize     = 2, 512
)

// Places in user_regs_struct.
const (
	regR10, regR8, regRAX, regRDX, regOrigRAX, regRSP, regFSBase = 7, 9, 10, 12, 15, 19, 21
)

func register(regs []byte, i int) uint64 { return binary.LittleEndian.Uint64(regs[8*i:]) }

// readMemory copies memory of a process, and returns how much of it there was.
func readMemory(pid int, addr uint64, into []byte) int {
	if len(into) == 0 {
		return 0
	}
	local := []unix.Iovec{{Base: &into[0], Len: uint64(len(into))}}
	remote := []unix.RemoteIovec{{Base: uintptr(addr), Len: len(into)}}
	n, _, e := unix.RawSyscall6(unix.SYS_PROCESS_VM_READV, uintptr(pid), uintptr(unsafe.Pointer(&local[0])), 1,
		uintptr(unsafe.Pointer(&remote[0])), 1, 0)
	runtime.KeepAlive(into)
	if e != 0 {
		return 0
	}
	return int(n)
}

// pause waits for a short time, less than a millisecond or so.
func pause(d time.Duration) {
	span := unix.NsecToTimespec(int64(d))
	_, _, _ = unix.RawSyscall(unix.SYS_NANOSLEEP, uintptr(unsafe.Pointer(&span)), 0, 0)
}

// waitAny takes an event of a thread that this one traces, if there is one; else tid is 0.
func waitAny() (tid int, status unix.WaitStatus, err error) {
	var s int32
	r, _, e := unix.RawSyscall6(unix.SYS_WAIT4, ^uintptr(0), uintptr(unsafe.Pointer(&s)),
		unix.WALL|unix.WNOTHREAD|unix.WNOHANG, 0, 0, 0)
	if e != 0 {
		return 0, 0, e
	}
	return int(r), unix.WaitStatus(s), nil
}

// readProc reads a file of /proc into a buffer, which grows, and returns what was read.
func readProc(path string, buffer *[]byte) ([]byte, error) {
	name, err := unix.BytePtrFromString(path)
	if err != nil {
		return nil, err
	}
	at := unix.AT_FDCWD
	fd, _, e := unix.RawSyscall6(unix.SYS_OPENAT, uintptr(at), uintptr(unsafe.Pointer(name)), unix.O_RDONLY|unix.O_CLOEXEC, 0, 0, 0)
	if e != 0 {
		return nil, e
	}
	defer unix.RawSyscall(unix.SYS_CLOSE, fd, 0, 0)
	if *buffer == nil {
		*buffer = make([]byte, 16<<10)
	}
	for n := 0; ; {
		if n == len(*buffer) {
			*buffer = append(*buffer, make([]byte, n)...)
		}
		got, _, e := unix.RawSyscall(unix.SYS_READ, fd, uintptr(unsafe.Pointer(&(*buffer)[n])), uintptr(len(*buffer)-n))
		if e != 0 {
			return nil, e
		}
		if got == 0 {
			return (*buffer)[:n], nil
		}
		n += int(got)
	}
}

// untraceable says why a process cannot be traced, as far as that can be known.
func untraceable(pid int, err error) error {
	status, wrong := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if wrong != nil {
		return fmt.Errorf("there is no process %d", pid)
	}
	if errors.Is(err, unix.EPERM) {
		return fmt.Errorf("process %d cannot be traced: %s", pid, refusal(string(status)))
	}
	return fmt.Errorf("process %d cannot be traced: %w", pid, err)
}

func refusal(status string) string {
	for line := range strings.Lines(status) {
		if by, ok := strings.CutPrefix(line, "TracerPid:"); ok && strings.TrimSpace(by) != "0" {
			return "process " + strings.TrimSpace(by) + " traces it already (a debugger, strace)"
		}
	}
	scope, err := os.ReadFile("/proc/sys/kernel/yama/ptrace_scope")
	if text := strings.TrimSpace(string(scope)); err == nil && text != "0" {
		return "the system does not allow it (/proc/sys/kernel/yama/ptrace_scope is " + text +
			"); let midway checkpoint start the program, or run it as root"
	}
	return "it is another user's, or the system does not allow it (a container without CAP_SYS_PTRACE)"
}

// fatal reports whether a signal ends a process that treats signals as its /proc/PID/status says.
func fatal(sig syscall.Signal, status string) bool {
	switch sig {
	case unix.SIGCHLD, unix.SIGURG, unix.SIGWINCH, unix.SIGCONT, unix.SIGSTOP, unix.SIGTSTP, unix.SIGTTIN, unix.SIGTTOU:
		return false
	}
	treated := mask(status, "SigCgt:") | mask(status, "SigIgn:")
	return treated&(1<<(uint(sig)-1)) == 0
}

// mask is a set of signals of /proc/PID/status.
func mask(status, key string) (m uint64) {
	if _, rest, ok := strings.Cut(status, "\n"+key); ok {
		_, _ = fmt.Sscanf(rest, "%x", &m)
	}
	return m
}
