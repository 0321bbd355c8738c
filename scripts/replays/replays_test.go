package main

import (
	stdctx "context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// script stands in for midway: check and run write the result, replay says what replay.txt of its number says.
const script = `#!/bin/sh
here=$(dirname "$0")
if [ "$1" = replay ]; then
	cat "$here/replay$4.txt"
	grep -q 'all the same' "$here/replay$4.txt"
	exit
fi
while [ "$1" != --json ]; do shift; done
cp "$here/result.json" "$2"
exit 1
`

const result = `{"schema_version": 2, "scope": "program", "violations": [
	{"kind": "assertion", "at": "/a/p.c:3"}, {"kind": "deadlock", "at": "/a/p.c:4"}, {"kind": "leak", "at": "/a/p.c:5"}]}`

// TestRecord holds what is said of three violations against records: only one that has those that fail, with their
// reasons, and no other will do.
func TestRecord(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"midway": script, "result.json": result, "p.c": "int main(void) {}\n",
		"replay1.txt": "1. assertion at /a/p.c:3: reproduced: abort\n     10 runs, all the same\n",
		"replay2.txt": "2. deadlock at /a/p.c:4: reproduced: stands\n2. deadlock at /a/p.c:4: fails otherwise in run 3: goes on\n",
		"replay3.txt": "3. leak at /a/p.c:5: not replayed: no sanitizer\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
	both := "p.c\tdeadlock\tp.c:4\tfails otherwise\np.c\tleak\tp.c:5\tno sanitizer\n"
	for _, c := range []struct{ record, want string }{
		{"# none\n", "NEW    p.c: deadlock at p.c:4 (check p.c): fails otherwise in run 3: goes on"},
		{"p.c\tdeadlock\tp.c:4\tfails otherwise\n", "NEW    p.c: leak at p.c:5 (check p.c): not replayed: no sanitizer"},
		{strings.Replace(both, "no sanitizer", "another reason", 1), "NEW    p.c: leak at p.c:5"},
		{both + "p.c\tassertion\tp.c:3\twas once so\n", "STALE  p.c: assertion at p.c:3 (check p.c): reproduced, but on record: was once so"},
		{both, ""},
		{strings.Replace(both, "fails otherwise", "varies: of the stack of an ended thread", 1), ""},
	} {
		if err := os.WriteFile("record.tsv", []byte(c.record), 0o600); err != nil {
			t.Fatal(err)
		}
		var out strings.Builder
		err := run(stdctx.Background(), []string{"--midway", "./midway", "--record", "record.tsv", "."}, &out)
		if c.want == "" {
			if err != nil || !strings.Contains(out.String(), "1 programs, 3 violations: 1 reproduced every time alike, 2 not, as on record, 0 otherwise") {
				t.Errorf("%v\n%s", err, out.String())
			}
		} else if !errors.Is(err, errUnexpected) || !strings.Contains(out.String(), c.want) {
			t.Errorf("%v, wanted %q of\n%s", err, c.want, out.String())
		}
	}
}

// TestRecordIsRead reads the record that is kept, and refuses lines that say nothing.
func TestRecordIsRead(t *testing.T) {
	known, err := readRecord("../../testdata/replay/record.tsv")
	if err != nil || len(known) == 0 {
		t.Fatal(len(known), err)
	}
	for v := range known {
		if _, err := os.Stat(filepath.Join("../..", v.program)); err != nil {
			t.Errorf("%s: %v", v, err)
		}
	}
	for _, text := range []string{"a.c\tleak\ta.c:1\n", "a.c\tleak\ta.c:1\t\n", "a.c\tleak\ta.c:1\tx\na.c\tleak\ta.c:1\ty\n"} {
		path := filepath.Join(t.TempDir(), "r.tsv")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := readRecord(path); err == nil {
			t.Errorf("%q is accepted", text)
		}
	}
}

// TestUnpack gives archives' command lines; what is no exploration is not replayed.
func TestUnpack(t *testing.T) {
	for archive, want := range map[string]string{
		"-- p.c --\nint x;\n-- flags --\n--first\n":                                    "run p.c --first",
		"-- p.c --\nint x;\n-- command --\ncheck p.c\n":                                "check p.c",
		"-- p.c --\nint x;\n-- c.yaml --\nthreads: []\n":                               "run p.c --context c.yaml",
		"-- p.c --\nint x;\n-- command --\ncheck p.c --at t=x\n-- flags --\n--first\n": "check p.c --at t=x --first",
		"-- p.c --\nint x;\n-- command --\nshow p.c\n":                                 "",
	} {
		dir := t.TempDir()
		path := filepath.Join(dir, "a.txtar")
		if err := os.WriteFile(path, []byte(archive), 0o600); err != nil {
			t.Fatal(err)
		}
		args, err := unpack(path, dir)
		if _, missing := os.Stat(filepath.Join(dir, "p.c")); err != nil || strings.Join(args, " ") != want || missing != nil {
			t.Errorf("%q: %q, %v, %v", archive, args, err, missing)
		}
	}
}
