package abi

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"midway/internal/property"
	"midway/internal/runtime"
)

// enumerators numbers the enumerators of a header as C does, by enum; an enum without a name is "".
func enumerators(t *testing.T, header string) map[string]map[string]int {
	t.Helper()
	text, err := os.ReadFile(header)
	if err != nil {
		t.Fatal(err)
	}
	source := regexp.MustCompile(`(?s)/\*.*?\*/`).ReplaceAllString(string(text), "")
	out := map[string]map[string]int{}
	for _, enum := range regexp.MustCompile(`(?s)enum (\w* ?)\{(.*?)\}`).FindAllStringSubmatch(source, -1) {
		next, of := 0, out[strings.TrimSpace(enum[1])]
		if of == nil {
			of = map[string]int{}
		}
		for e := range strings.SplitSeq(enum[2], ",") {
			name, value, given := strings.Cut(strings.TrimSpace(e), "=")
			if name = strings.TrimSpace(name); name == "" {
				continue
			}
			if given {
				if next, err = strconv.Atoi(strings.TrimSpace(value)); err != nil {
					t.Fatal(err)
				}
			}
			of[name] = next
			next++
		}
		out[strings.TrimSpace(enum[1])] = of
	}
	return out
}

func TestNumbersAreTheHeaders(t *testing.T) {
	c := enumerators(t, "../include/midway.h")
	models := enumerators(t, "../c/models.h")
	c["flags"], c["keys"] = models[""], models["keys"]
	maps.DeleteFunc(c["flags"], func(name string, _ int) bool { return !strings.HasPrefix(name, "THREAD_") })
	for enum, want := range map[string]map[string]int{
		"midway_op": {
			"MW_LOCK": OpLock, "MW_TRYLOCK": OpTryLock, "MW_TIMEDLOCK": OpTimedLock, "MW_UNLOCK": OpUnlock, "MW_RDLOCK": OpReadLock,
			"MW_TRYRDLOCK": OpTryReadLock, "MW_WRLOCK": OpWriteLock, "MW_TRYWRLOCK": OpTryWriteLock, "MW_RWUNLOCK": OpRWUnlock,
			"MW_SPINLOCK": OpSpinLock, "MW_SPINTRYLOCK": OpSpinTryLock, "MW_SPINUNLOCK": OpSpinUnlock, "MW_COND_WAIT": OpCondWait,
			"MW_COND_REACQUIRE": OpCondReacquire, "MW_COND_SIGNAL": OpCondSignal, "MW_COND_BROADCAST": OpCondBroadcast,
			"MW_BARRIER_WAIT": OpBarrierWait, "MW_SEM_WAIT": OpSemWait, "MW_SEM_TRYWAIT": OpSemTryWait, "MW_SEM_POST": OpSemPost,
			"MW_SEM_GETVALUE": OpSemGetValue, "MW_ONCE": OpOnce, "MW_JOIN": OpJoin, "MW_CREATE": OpCreate, "MW_EXIT": OpExit,
			"MW_PROCESS_EXIT": OpProcessExit, "MW_ATOMIC": OpAtomic, "MW_INIT": OpInit, "MW_DESTROY": OpDestroy, "MW_YIELD": OpYield,
			"MW_BARRIER_LEAVE": OpBarrierLeave, "MW_SLEEP": OpSleep,
		},
		"midway_lock":  {"MW_MUTEX": LockMutex, "MW_RW_READ": LockRead, "MW_RW_WRITE": LockWrite, "MW_SPIN": LockSpin},
		"midway_alloc": {"MW_HEAP": AllocHeap, "MW_MMAP": AllocMmap, "MW_INTERNAL": AllocInternal},
		"midway_violation": {
			"MW_V_ASSERTION": ViolationAssertion, "MW_V_REACH_ERROR": ViolationReachError, "MW_V_UNREACHABLE": ViolationUnreachable,
			"MW_V_LOCK_MISUSE": ViolationLockMisuse, "MW_V_BARRIER_MISUSE": ViolationBarrierMisuse, "MW_V_THREAD_MISUSE": ViolationThreadMisuse,
			"MW_V_OUT_OF_BOUNDS": ViolationOutOfBounds, "MW_V_INVALID_FREE": ViolationInvalidFree, "MW_V_NULL": ViolationNull,
			"MW_V_REACHED": ViolationReached,
		},
		"midway_option": {
			"MW_MALLOC_MAY_FAIL": OptionMallocMayFail, "MW_SPURIOUS_WAKEUPS": OptionSpuriousWakeups, "MW_SVCOMP": OptionSVComp,
			"MW_FIFO": OptionFIFO, "MW_ERROR_CALLS": OptionErrorCalls, "MW_CANCELS": OptionCancels, "MW_EXIT_HANDLERS": OptionExitHandlers,
		},
		"flags": {
			"THREAD_DETACHED": FlagDetached, "THREAD_JOINED": FlagJoined, "THREAD_CANCELLED": FlagCancelled,
			"THREAD_CANCEL_DISABLED": FlagCancelDisabled, "THREAD_CANCEL_ASYNC": FlagCancelAsync,
		},
		"keys": {"KEYS": Keys, "THREAD_VALUES": ThreadValues, "THREAD_AREA_BYTES": ThreadAreaBytes},
	} {
		if len(c[enum]) != len(want) {
			t.Errorf("enum %s has %d names in C, %d here", enum, len(c[enum]), len(want))
		}
		for name, number := range want {
			if got, is := c[enum][name]; !is || got != number {
				t.Errorf("%s is %d in C, %d here", name, got, number)
			}
		}
	}
}

func TestModelledKindsAreTheHeaders(t *testing.T) {
	for number, kind := range map[uint64]property.Kind{
		0: property.Assertion, ViolationAssertion: property.Assertion, ViolationReachError: property.ReachError,
		ViolationUnreachable: property.Unreachable, ViolationLockMisuse: property.LockMisuse,
		ViolationBarrierMisuse: property.BarrierMisuse, ViolationThreadMisuse: property.ThreadMisuse,
		ViolationOutOfBounds: property.OutOfBounds, ViolationInvalidFree: property.InvalidFree,
		ViolationNull:    property.NullDereference,
		ViolationReached: property.Reached, ViolationReached + 1: property.Assertion,
	} {
		if got := property.Modelled(number); got != kind {
			t.Errorf("%d is %s, want %s", number, got, kind)
		}
	}
}

// unmodelled are names with a role that have no model: a call of them makes a run incomplete, and analyses take them
// for what they are.
var unmodelled = []string{"pthread_mutexattr_setrobust_np"}

// declaration is a function with external linkage in a module as clang prints it.
var declaration = regexp.MustCompile(`(?m)^define [^\n]*@(\w+)\(([^\n]*)\) [^\n]*\{`)

// TestRolesFitTheModels: every function with a role has a model with the arguments that the role speaks of.
func TestRolesFitTheModels(t *testing.T) {
	arguments := map[string]int{}
	for _, f := range runtime.Files(false) {
		for _, m := range declaration.FindAllStringSubmatch(f.Text, -1) {
			arguments[m[1]] = strings.Count(m[2], "%")
		}
	}
	seen := map[string]bool{}
	for _, group := range table {
		for _, f := range group {
			if seen[f.Name] {
				t.Errorf("%s has two roles", f.Name)
			}
			seen[f.Name] = true
			n, is := arguments[f.Name]
			if !f.Library() || slices.Contains(unmodelled, f.Name) {
				continue
			}
			last := max(f.Lock, f.Object, f.Count, f.Value, f.Entry, f.Arg, f.Thread)
			if !is || last >= n {
				t.Errorf("%s: argument %d of %d, modelled: %t", f.Name, last, n, is)
			}
		}
	}
}

// TestEveryLockFunctionHasARole: no function of the library that waits for, tries or gives back a lock is missing.
func TestEveryLockFunctionHasARole(t *testing.T) {
	lock := regexp.MustCompile(`^(pthread_(mutex|rwlock|spin)_|mtx_).*lock$`)
	wait := regexp.MustCompile(`^(pthread_cond_|cnd_).*(wait|signal|broadcast)$`)
	for _, name := range runtime.Names() {
		switch f := Of(name); {
		case lock.MatchString(name) && (f.Lock != 0 || f.Kind == 0), wait.MatchString(name) && f.Object != 0:
			t.Errorf("%s has the role %d", name, f.Role)
		}
	}
	if f := Of("pthread_rwlock_rdlock"); f.Excludes() || !Of("mtx_lock").Excludes() || Of("mtx_trylock").Excludes() || Of("").Role != None {
		t.Error("what excludes every other holder is not what is held certainly and alone")
	}
	if got := Names(ThreadExit, Create); !slices.Equal(got, []string{"pthread_exit", "thrd_exit", "pthread_create", "thrd_create"}) {
		t.Errorf("%v", got)
	}
}
