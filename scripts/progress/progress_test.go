package main

import (
	"strings"
	"testing"
	"time"
)

// events are those of two packages, one of which fails.
const events = `{"Action":"start","Package":"midway/a"}
{"Action":"start","Package":"midway/cmd/b"}
{"Action":"run","Package":"midway/a","Test":"TestX"}
{"Action":"output","Package":"midway/a","Test":"TestX","Output":"=== RUN   TestX\n"}
{"Action":"output","Package":"midway/a","Test":"TestX","Output":"    x_test.go:3: it is wrong\n"}
{"Action":"fail","Package":"midway/a","Test":"TestX","Elapsed":0.1}
{"Action":"run","Package":"midway/cmd/b","Test":"TestEndToEnd"}
{"Action":"output","Package":"midway/cmd/b","Test":"TestEndToEnd","Output":"    halves_test.go:9: 3 archives\n"}
{"Action":"run","Package":"midway/cmd/b","Test":"TestEndToEnd/locks/one"}
{"Action":"pass","Package":"midway/cmd/b","Test":"TestEndToEnd/locks/one","Elapsed":0.1}
{"Action":"run","Package":"midway/cmd/b","Test":"TestEndToEnd/races/two"}
{"Action":"output","Package":"midway/a","Output":"panic: at once\n"}
{"Action":"fail","Package":"midway/a","Elapsed":1.5}
{"Action":"run","Package":"midway/cmd/b","Test":"TestWide"}
{"Action":"output","Package":"midway/cmd/b","Test":"TestWide","Output":"    w_test.go:3: no 32-bit programs run here\n"}
{"Action":"output","Package":"midway/cmd/b","Test":"TestWide","Output":"--- SKIP: TestWide (0.00s)\n"}
{"Action":"skip","Package":"midway/cmd/b","Test":"TestWide","Elapsed":0}
{"Action":"pass","Package":"midway/cmd/b","Test":"TestEndToEnd","Elapsed":9}
{"Action":"pass","Package":"midway/cmd/b","Test":"TestLongest","Elapsed":12}
{"Action":"pass","Package":"midway/cmd/b","Test":"TestShort","Elapsed":2}
{"Action":"pass","Package":"midway/cmd/b","Elapsed":12.25}
{"Action":"skip","Package":"midway/none","Elapsed":0}
{"ImportPath":"midway/d","Action":"build-output","Output":"d.go:2:2: undefined: x\n"}
{"ImportPath":"midway/d","Action":"build-fail"}
`

// TestProgress: what failed is printed with what it said, what was skipped with its reason, and lines between say
// what runs and how much is left.
func TestProgress(t *testing.T) {
	var out strings.Builder
	p := newProgress(&out, 3)
	clock := p.began
	p.now = func() time.Time { clock = clock.Add(2 * time.Second); return clock }
	if err := p.read(strings.NewReader(events + "# midway/c\nc.go:1:1: syntax error\n")); err != nil {
		t.Fatal(err)
	}
	p.end()
	got := out.String()
	for _, want := range []string{
		"FAIL a TestX\n    x_test.go:3: it is wrong\n",
		"panic: at once\nFAIL a after 1.5 s\n",
		"3 of 3 packages left  a TestX  cmd/b TestEndToEnd/locks (3 archives left)\n",
		"cmd/b TestEndToEnd/races (2 archives left)",
		"ok   cmd/b                              12.2 s  1 of 3 packages left\n",
		"# midway/c\nc.go:1:1: syntax error\n",
		"\nd.go:2:2: undefined: x\n",
		"\nslow   12.0 s  cmd/b TestLongest\nslow    9.0 s  cmd/b TestEndToEnd\nskip cmd/b",
		"skip cmd/b TestWide: no 32-bit programs run here\n2 packages, 1 failed, 1 tests skipped, ",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing:\n%s", want, got)
		}
	}
	if p.failed != 1 || strings.Contains(got, "=== RUN") {
		t.Errorf("%d failed:\n%s", p.failed, got)
	}
}

// TestOneLine: on a terminal a line is written over.
func TestOneLine(t *testing.T) {
	var out strings.Builder
	p := newProgress(&out, 1)
	p.line, p.every = true, 0
	p.take(event{Action: "run", Package: "midway/" + strings.Repeat("long/", 40), Test: "TestX"})
	p.take(event{Action: "pass", Package: "midway/" + strings.Repeat("long/", 40)})
	first, rest, _ := strings.Cut(out.String(), "\r")
	if len([]rune(first)) != 119 || !strings.Contains(rest, "\rok   long/") {
		t.Errorf("%q", out.String())
	}
}
