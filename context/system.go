package context

import (
	"slices"
	"strings"

	"midway/internal/runtime"
)

// beginnings are the C library's functions below the one that a thread starts in, or main.
var beginnings = []string{"start_thread", "thread_start", "clone3"}

// waits are how names begin of functions inside the C library, above the ones that programs call: those of futexes and
// its locks.
var waits = []string{"_", "futex_", "do_futex_", "lll_"}

// own is a stack without what a debugger shows of the C library at either end: what the thread waits in, above the
// program's frames, and what has started it, below them. The program has no code there.
func (r *resolver) own(stack []Text) []Text {
	for len(stack) > 0 && r.isSystem(stack[0].S) {
		stack = stack[1:]
	}
	for len(stack) > 0 && r.isSystem(stack[len(stack)-1].S) {
		stack = stack[:len(stack)-1]
	}
	return stack
}

// isSystem reports whether an entry of a stack names a function of the C library, and none of the program, nor a file
// of it: `___pthread_cond_wait@nptl/pthread_cond_wait.c:627`, `start_thread`.
func (r *resolver) isSystem(text string) bool {
	name, where := text, ""
	if i := strings.LastIndexByte(text, '@'); i >= 0 {
		name, where = text[:i], text[i+1:]
	}
	name, _, _ = strings.Cut(strings.TrimSpace(name), "@") // a version: pthread_cond_wait@@GLIBC_2.3.2
	name = baseName(strings.TrimPrefix(strings.TrimSuffix(name, "()"), "__GI_"))
	name, _, _ = strings.Cut(name, ".constprop")
	if name == "" || strings.ContainsAny(name, ":/+") || len(r.functions("", name)) > 0 {
		return false
	}
	if file, _, lined := strings.Cut(where, ":"); lined && len(r.files(strings.TrimSpace(file))) > 0 {
		return false
	}
	for _, start := range waits {
		if strings.HasPrefix(name, start) {
			return true
		}
	}
	return slices.Contains(beginnings, name) || runtime.InLibrary(name)
}
