package recorder

import (
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
	"syscall"
	"unsafe"

	"golang.org/x/sys/unix"
)

// ptrace is the system call. All calls for a program come from the thread that has seized it.
func ptrace(request, tid int, addr, data uintptr) error {
	_, _, e := unix.Syscall6(unix.SYS_PTRACE, uintptr(request), uintptr(tid), addr, data, 0, 0)
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
	n, err := unix.ProcessVMReadv(pid, local, remote, 0)
	if err != nil {
		return 0
	}
	return n
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
