package runtime

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// A function keeps a thread by whatever name the headers call it.
func TestBlockingByAnyName(t *testing.T) {
	for name, of := range map[string]string{
		"__isoc99_scanf": "scanf", "__isoc23_fscanf": "fscanf", "open64": "open", "__open64_2": "open", "fopen64": "fopen",
		"pread64": "pread", "__pread64_chk": "pread", "__read_chk": "read", "fgets_unlocked": "fgets", "_IO_getc": "getc",
		"__fprintf_chk": "fprintf", "__getdelim": "getdelim",
	} {
		if Blocks(of) == 0 || Blocks(name) != Blocks(of) {
			t.Errorf("%s: %b, want %b as %s", name, Blocks(name), Blocks(of), of)
		}
	}
	for _, name := range []string{"strlen", "pthread_mutex_unlock", "__errno_location", "lseek64x", "malloc"} {
		if how := Blocks(name); how != 0 {
			t.Errorf("%s: %b, want 0", name, how)
		}
	}
}

// waits are the primitives and the calls with which a model may keep its thread: a guarded scheduling point, a wait on
// a queue.
var waits = regexp.MustCompile(`call [^@]*@__midway_sync\(.*i32 \(i8\*, i8\*\)\* [a-z ]*@\w+|call [^@]*@__midway_wait(_timed)?\(`)

// TestModelsThatWaitAreListed: every model that can reach a guarded scheduling point, or a wait on a queue, keeps its
// thread (Blocks). Facts of contexts rest on that: one that is not listed counts as a function that returns.
func TestModelsThatWaitAreListed(t *testing.T) {
	for _, m := range models {
		all, calls, keeps := bodies(m.ilp32), map[string][]string{}, map[string]bool{}
		for key, body := range all {
			keeps[key] = waits.MatchString(body)
			file, _, _ := strings.Cut(key, " ")
			for _, c := range call.FindAllStringSubmatch(body, -1) {
				calls[key] = append(calls[key], calledFrom(all, file, c[1]))
			}
		}
		for changed := true; changed; {
			changed = false
			for key, callees := range calls {
				if !keeps[key] && slices.ContainsFunc(callees, func(c string) bool { return keeps[c] }) {
					keeps[key], changed = true, true
				}
			}
		}
		n := 0
		for key, is := range keeps {
			_, name, _ := strings.Cut(key, " ")
			if !is || strings.HasPrefix(name, "__mw_") || static(all[key]) {
				continue
			}
			if n++; Blocks(name) == 0 {
				t.Errorf("%s: %s may wait, and is not listed", m.name, name)
			}
		}
		if n < 15 {
			t.Errorf("%s: only %d models that wait were found", m.name, n)
		}
	}
}

// calledFrom is the function that a file of models calls by a name: its own static one, or another file's.
func calledFrom(all map[string]string, file, name string) string {
	if _, own := all[file+" "+name]; own {
		return file + " " + name
	}
	for key, body := range all {
		if strings.HasSuffix(key, " "+name) && !static(body) {
			return key
		}
	}
	return ""
}

// static reports whether a function is one of its file alone.
func static(body string) bool { return strings.HasPrefix(body, "define internal ") }
