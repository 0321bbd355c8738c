package corpus

import (
	stdctx "context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"midway/internal/property"
)

func TestRead(t *testing.T) {
	rows, err := Read(strings.NewReader("program\tproperty\texpected\tpath\n"+
		"g/a\tassert\tsafe\ta.c b.c\t--first -DN=2\n"+
		"g/none\tassert\tsafe\t\n"+
		"h/b\tdata-race\tunsafe\t/abs.ll\n"), "dir")
	if err != nil || len(rows) != 2 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	if got := strings.Join(append(rows[0].Paths, rows[0].Flags...), " "); got != "dir/a.c dir/b.c --first -DN=2" {
		t.Errorf("files and flags %q", got)
	}
	if rows[0].Group() != "g" || rows[1].Paths[0] != "/abs.ll" {
		t.Errorf("group %q, path %q", rows[0].Group(), rows[1].Paths[0])
	}
	if _, err := Read(strings.NewReader("a\tb\n"), ""); err == nil {
		t.Error("a line without a path is accepted")
	}
}

func TestClass(t *testing.T) {
	for _, c := range []struct {
		property, expected, verdict, kinds string
		exit                               int
		want                               Class
	}{
		{"assert", "safe", "safe", "", 0, Right},
		{"assert", "unsafe", "safe", "", 0, WrongSafe},
		{"assert", "safe", "violated", "assertion", 1, WrongUnsafe},
		{"assert", "safe", "violated", "data-race", 1, Other},
		{"assert,data-races", "unsafe", "violated", "deadlock data-race", 1, Right},
		{"whatever", "unsafe", "violated", "leak", 1, Right},
		{"assert", "unsafe", "unknown", "", 3, Unanswered},
		{"assert", "2 traces", "safe", "", 0, NotCompared},
		{"assert", "safe", "", "", 4, NoResult},
		{"assert", "safe", "safe", "", 3, Inconsistent},
	} {
		r := Result{Row: Row{Property: c.property, Expected: c.expected}, Verdict: c.verdict, Kinds: strings.Fields(c.kinds), Exit: c.exit}
		if got := r.Class(); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
}

// script writes a program that stands in for Midway: what it does depends on its last argument.
func script(t *testing.T) string {
	path := filepath.Join(t.TempDir(), "midway")
	text := `#!/bin/sh
for last; do :; done
case $last in
*bad) echo '{"verdict":"violated","violations":[{"kind":"leak"},{"kind":"leak"}],"paths":[{"x":[1]},{}],
  "ledger":[{"kind":"unmodelled-call","effect":"incomplete","text":"f has no model"},{"kind":"a","effect":"assumption","text":""}]}'; exit 1;;
*crash) echo '{"verdict":"safe"'; echo 'midway: broken' >&2; exit 4;;
*hang) exec sleep 60;;
*) echo '{"stats":{"paths":7,"other":[1]},"verdict":"safe"}';;
esac
`
	if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestRun(t *testing.T) {
	table := "g/hang\tleak\tsafe\thang\ng/bad\tmemory-leak\tunsafe\tbad\nh/good\tassert\tsafe\tgood\nh/crash\tassert\tsafe\tcrash\n"
	rows, err := Read(strings.NewReader(table), "")
	if err != nil {
		t.Fatal(err)
	}
	r := Runner{Midway: script(t), Time: 2 * time.Second, Parallel: 3}
	var got []string
	var sum Summary
	r.Run(stdctx.Background(), rows, func(res *Result) {
		sum.Add(res)
		f := strings.Split(res.String(), "\t")
		got = append(got, strings.Join(append(f[:9:9], f[11]), "|"))
	})
	want := []string{
		"g/hang|leak|safe||no-result||-1||0|ended at the limit of time",
		"g/bad|memory-leak|unsafe|violated|right|leak|1|unmodelled-call:f|2|",
		"h/good|assert|safe|safe|right||0||7|",
		"h/crash|assert|safe||no-result||4||0|midway: broken",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	var text strings.Builder
	if err := sum.Write(&text); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(text.String()), "\n")
	if len(lines) != 4 || strings.Join(strings.Fields(lines[3]), " ") != "total 2 0 0 0 0 0 2 0" {
		t.Errorf("summary\n%s", text.String())
	}
}

// TestAsks: what a row's words ask for is looked for, and counts; other kinds do not.
func TestAsks(t *testing.T) {
	for _, c := range []struct {
		property, flags string
		asked, other    property.Kind
	}{
		{"assert,lock-order", "--properties assertions,deadlocks,threads", "lock-misuse", "data-race"},
		{"assert,memsafety,division", "--properties assertions,memory,division", "division-by-zero", "lock-misuse"},
		{"assert,threads (C11/SC)", "--properties assertions,threads", "barrier-misuse", "deadlock"},
		{"race-as-unreach", "--properties assertions", "reach-error", "data-race"},
		{"unreach-call", "--properties assertions --sv-comp", "assertion", "leak"},
		{"anything", "", "leak", ""},
	} {
		row := Row{Property: c.property}
		if got := strings.Join(row.PropertyFlags(), " "); got != c.flags {
			t.Errorf("%s: flags %q, wanted %q", c.property, got, c.flags)
		}
		if !row.Asks(c.asked) || c.other != "" && row.Asks(c.other) {
			t.Errorf("%s: asks for %s: %v, for %s: %v", c.property, c.asked, row.Asks(c.asked), c.other, row.Asks(c.other))
		}
	}
}
