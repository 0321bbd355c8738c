package context

import (
	"midway/internal/ir"
)

// blocking lists the functions a thread may stand blocked in.
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
}

// BlockingCall is the name of the function called at pc if a thread may be blocked in it, else "".
func BlockingCall(p *ir.Program, f *ir.Func, pc ir.PC) string {
	if f.Code[pc].Op != ir.OpCall {
		return ""
	}
	callee := f.Calls[f.Code[pc].Aux].Callee
	if callee == ir.None || !blocking[p.Funcs[callee].Name] {
		return ""
	}
	return p.Funcs[callee].Name
}
