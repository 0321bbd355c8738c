package context

import (
	"strings"

	"midway/internal/ir"
)

// blocking lists the functions of the library that a thread may stand blocked in.
var blocking = map[string]bool{
	"pthread_mutex_lock": true, "pthread_mutex_timedlock": true, "pthread_mutex_clocklock": true,
	"pthread_cond_wait": true, "pthread_cond_timedwait": true, "pthread_cond_clockwait": true,
	"pthread_barrier_wait": true, "pthread_spin_lock": true,
	"pthread_rwlock_rdlock": true, "pthread_rwlock_timedrdlock": true, "pthread_rwlock_clockrdlock": true,
	"pthread_rwlock_wrlock": true, "pthread_rwlock_timedwrlock": true, "pthread_rwlock_clockwrlock": true,
	"pthread_join": true, "pthread_timedjoin_np": true, "pthread_clockjoin_np": true, "pthread_once": true,
	"sem_wait": true, "sem_timedwait": true, "sem_clockwait": true,
	"mtx_lock": true, "mtx_timedlock": true, "cnd_wait": true, "cnd_timedwait": true,
	"thrd_join": true, "call_once": true,
	"pause": true, "sigsuspend": true, "sigwait": true, "sigwaitinfo": true, "sigtimedwait": true,
	"sleep": true, "usleep": true, "nanosleep": true, "clock_nanosleep": true, "thrd_sleep": true,
	"select": true, "pselect": true, "poll": true, "ppoll": true, "epoll_wait": true, "epoll_pwait": true,
	"read": true, "write": true, "recv": true, "recvfrom": true, "recvmsg": true, "send": true, "sendto": true, "sendmsg": true,
	"accept": true, "accept4": true, "connect": true, "wait": true, "waitpid": true, "waitid": true,
}

// Blocks is the name of the function called at pc if a thread may be blocked in it: one of the library that blocks, or any without a
// body; else "".
func Blocks(p *ir.Program, f *ir.Func, pc ir.PC) string {
	if name := BlockingCall(p, f, pc); name != "" {
		return name
	}
	if callee := directCallee(p, f, pc); callee != nil && callee.External && !strings.HasPrefix(callee.Name, "__midway_") && !strings.HasPrefix(callee.Name, "llvm.") {
		return callee.Name
	}
	return ""
}

// directCallee is the function called at pc by its name, or nil.
func directCallee(p *ir.Program, f *ir.Func, pc ir.PC) *ir.Func {
	if f.Code[pc].Op != ir.OpCall {
		return nil
	}
	if callee := f.Calls[f.Code[pc].Aux].Callee; callee != ir.None {
		return p.Funcs[callee]
	}
	return nil
}

// BlockingCall is the name of the library's function called at pc if a thread may be blocked in it, else "".
func BlockingCall(p *ir.Program, f *ir.Func, pc ir.PC) string {
	callee := directCallee(p, f, pc)
	if callee == nil || !blocking[callee.Name] || !callee.Runtime && !callee.External {
		return ""
	}
	return callee.Name
}
