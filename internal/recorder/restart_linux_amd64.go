package recorder

import (
	"encoding/binary"

	"golang.org/x/sys/unix"
)

// restart has a system call begin again that the kernel would end with EINTR because its thread has stopped: those of
// signal(7) that do so without a handler, unless they have a time limit, which would begin again, too. It has stopped
// for an interruption, or for a signal, of which one that is ignored would not have woken it. The kernel restarts the
// call if no handler of a signal is executed, and ends it with EINTR else (ERESTARTNOHAND).
func restart(th *thread) {
	if e := event(th.status); e != unix.PTRACE_EVENT_STOP && e != 0 {
		return
	}
	regs, err := regset(th.tid, ntPRStatus, regsSize)
	if err != nil || int64(register(regs, regRAX)) != -int64(unix.EINTR) {
		return
	}
	if !unlimited(int64(register(regs, regOrigRAX)), regs) {
		return
	}
	const again = 514 // ERESTARTNOHAND
	code := int64(-again)
	binary.LittleEndian.PutUint64(regs[8*regRAX:], uint64(code))
	_ = setRegs(th.tid, regs)
}

// unlimited reports whether a system call is one of these, and has no time limit.
func unlimited(call int64, regs []byte) bool {
	switch call {
	case unix.SYS_EPOLL_WAIT, unix.SYS_EPOLL_PWAIT:
		return int32(register(regs, regR10)) < 0
	case unix.SYS_EPOLL_PWAIT2, unix.SYS_SEMTIMEDOP:
		return register(regs, regR10) == 0
	case unix.SYS_RT_SIGTIMEDWAIT:
		return register(regs, regRDX) == 0
	case unix.SYS_IO_GETEVENTS:
		return register(regs, regR8) == 0
	case unix.SYS_SEMOP:
		return true
	}
	return false
}
