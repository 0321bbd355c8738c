package runtime

import (
	"regexp"
	"strings"
	"testing"
)

var (
	syncCall   = regexp.MustCompile(`call void @__midway_sync\(.*i32 \(i8\*, i8\*\)\* [a-z ]*@(\w+)`)
	definition = regexp.MustCompile(`(?ms)^define [^@]*@(\w+)\(.*?^}$`)
	call       = regexp.MustCompile(`call [^@]*@([\w.]+)\(`)
	query      = regexp.MustCompile(`^__midway_(self|thread_exited|thread_valid)$`)
)

// bodies maps every function of a data model to its text.
func bodies(ilp32 bool) map[string]string {
	out := map[string]string{}
	for _, f := range Files(ilp32) {
		for _, m := range definition.FindAllStringSubmatch(f.Text, -1) {
			out[f.Name+" "+m[1]] = m[0]
		}
	}
	return out
}

// find is the body of a function that file f refers to: its own static one, or another file's.
func find(all map[string]string, f File, name string) string {
	if body, ok := all[f.Name+" "+name]; ok {
		return body
	}
	for key, body := range all {
		if strings.HasSuffix(key, " "+name) {
			return body
		}
	}
	return ""
}

// Every guard is straight-line code that reads memory and calls nothing but queries.
func TestGuards(t *testing.T) {
	for _, m := range models {
		all, guards := bodies(m.ilp32), 0
		for _, f := range Files(m.ilp32) {
			for _, g := range syncCall.FindAllStringSubmatch(f.Text, -1) {
				guards++
				checkGuard(t, m.name+" "+f.Name+" "+g[1], find(all, f, g[1]))
			}
		}
		if guards < 8 {
			t.Errorf("%s: only %d guards were found", m.name, guards)
		}
	}
}

func checkGuard(t *testing.T, name, body string) {
	t.Helper()
	if body == "" {
		t.Errorf("%s has no body", name)
	}
	if strings.Contains(body, "\n  br ") || strings.Contains(body, "\n  switch ") || strings.Contains(body, "\n  store ") {
		t.Errorf("%s is not straight-line reading code:\n%s", name, body)
	}
	for _, c := range call.FindAllStringSubmatch(body, -1) {
		if !query.MatchString(c[1]) {
			t.Errorf("%s calls %s", name, c[1])
		}
	}
}

// A model that calls itself by name would have been meant to call the compiler's operation.
func TestNoSelfCall(t *testing.T) {
	for _, m := range models {
		for name, body := range bodies(m.ilp32) {
			_, function, _ := strings.Cut(name, " ")
			if strings.Contains(body[strings.IndexByte(body, '\n'):], "@"+function+"(") {
				t.Errorf("%s: %s calls itself", m.name, name)
			}
		}
	}
}
