package main

import (
	"bytes"
	stdctx "context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"midway/internal/fuzz"
	"midway/internal/report"
)

// resultOf is what a run writes of a small program with a violation that can be replayed.
func resultOf(f *testing.F, program string, args ...string) string {
	dir := f.TempDir()
	path := filepath.Join(dir, "p.c")
	if err := os.WriteFile(path, []byte(program), 0o600); err != nil {
		f.Fatal(err)
	}
	var out, errs bytes.Buffer
	if code := run(stdctx.Background(), append([]string{"check", path, "--json", "-"}, args...), &out, &errs); code != exitViolated {
		f.Fatalf("exit code %d: %s", code, errs.String())
	}
	return strings.ReplaceAll(out.String(), dir, "d")
}

// FuzzResult holds that every text is a result whose violations can be followed or refused in one line, and that what a
// result says of files opens nothing without an end.
func FuzzResult(f *testing.F) {
	whole := resultOf(f, "#include <assert.h>\n#include <pthread.h>\nint x;\nvoid *g(void *a) { x++; return a; }\n"+
		"int main(void) { pthread_t t; pthread_create(&t, 0, g, 0); x++; pthread_join(t, 0); assert(x == 2); return 0; }\n")
	asking := resultOf(f, "#include <assert.h>\nextern int __VERIFIER_nondet_int(void);\nint main(void) { assert(__VERIFIER_nondet_int() != 7); return 0; }\n")
	const head = `{"schema_version": 2, "scope": "program", `
	fuzz.Add(f, 40, whole, asking, head+`"program": {"files": ["/dev/zero"], "sha256": ["00"], "args": ["p"]}, "violations": [{"kind": "assertion"}]}`,
		head+`"violations": [{"kind": "data-race", "trace": {"threads": ["main"], "steps": [{"thread": 0, "op": "load", "nth": 1, "wakes": [-1]}]}}]}`,
		head+`"violations": [{"kind": "deadlock", "trace": {"threads": [], "blocked": [{"thread": 3}], "inputs": [{"thread": 0, "bytes": "0g"}]}}]}`,
		head+`"scope": "fragment", "violations": [{"kind": "assertion", "trace": {"threads": ["t1"], "start": {"objects": [{"bytes": 4, "contents": [{"at": 2, "address": {"object": 7}}]}], "threads": [{"function": {"name": "f\""}, "arguments": [{"bits": 7}]}]}}}]}`,
		`{}`, `[]`, `null`, ``, `{"violations": `+strings.Repeat("[", 20000), strings.Repeat(`{"stats":`, 6000))
	f.Fuzz(func(t *testing.T, text string) {
		fuzz.Within(t, len(text), func() {
			doc, err := parseResult("r.json", []byte(text))
			if err != nil {
				if err.Error() == "" || !strings.HasPrefix(err.Error(), "r.json") {
					t.Errorf("refused by %q", err)
				}
				return
			}
			if doc.Program != nil {
				_ = unchanged(doc.Program)
			}
			for i := range doc.Violations {
				v := &doc.Violations[i]
				if notReplayable(v, doc.Scope == report.ScopeFragment) == "" && (v.Native == nil || v.Native.Check() != nil) {
					t.Errorf("violation %d is to be replayed along no run", i+1)
				}
			}
		})
	})
}
