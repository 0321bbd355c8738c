package main

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"midway/internal/long"
)

// progress is how far the tests of some packages are.
type progress struct {
	out   io.Writer
	line  bool          // one line is written over and over
	every time.Duration // between two of them
	now   func() time.Time
	share string // of the archives, or ""

	packages, done, failed int
	running                map[string]*tested // packages, by path
	began, said            time.Time
	skipped                []string
	slow                   []slowTest
	drawn                  int // runes of the line that stands there
}

// slowTest is a test, with its subtests, that took longTest or more.
type slowTest struct {
	name    string
	seconds float64
}

// longTest is what end lists tests from, in seconds.
const longTest = 8

// tested is a package whose tests run.
type tested struct {
	current  string              // the test that began last
	passed   int                 // tests and subtests that ended
	archives map[string]int      // by test: how many it has
	ended    map[string]int      // by test: how many subtests that are archives ended
	output   map[string][]string // by test that has not ended
}

func newProgress(out io.Writer, packages int) *progress {
	p := &progress{out: out, packages: packages, every: 10 * time.Second, now: time.Now, running: map[string]*tested{}}
	p.began = p.now()
	p.said = p.began
	return p
}

// take takes note of an event.
func (p *progress) take(e event) {
	if strings.HasPrefix(e.Action, "build-") { // of no test: what the compiler says
		p.print(e.Output)
		return
	}
	t := p.running[e.Package]
	if t == nil {
		t = &tested{archives: map[string]int{}, ended: map[string]int{}, output: map[string][]string{}}
		p.running[e.Package] = t
	}
	switch e.Action {
	case "run":
		t.current = e.Test
	case "output":
		t.note(e)
	case "pass", "fail", "skip":
		if e.Test == "" {
			p.endPackage(e, t)
		} else {
			p.endTest(e, t)
		}
	}
	if p.now().Sub(p.said) >= p.every {
		p.say()
	}
}

// archivesOf finds what a test of many archives logs about itself.
var archivesOf = regexp.MustCompile(`: (\d+) archives\n$`)

// note keeps what a test said until it is known whether that is of interest.
func (t *tested) note(e event) {
	if n := archivesOf.FindStringSubmatch(e.Output); n != nil {
		t.archives[e.Test], _ = strconv.Atoi(n[1])
	}
	if mark := strings.TrimSpace(e.Output); !strings.HasPrefix(mark, "=== ") && !strings.HasPrefix(mark, "--- PASS") {
		t.output[e.Test] = append(t.output[e.Test], e.Output)
	}
}

// endTest prints what a test said that failed, and keeps why one was skipped.
func (p *progress) endTest(e event, t *tested) {
	said := t.output[e.Test]
	delete(t.output, e.Test)
	t.passed++
	if e.Elapsed >= longTest && !strings.Contains(e.Test, "/") {
		p.slow = append(p.slow, slowTest{short(e.Package) + " " + e.Test, e.Elapsed})
	}
	if top, _, _ := strings.Cut(e.Test, "/"); strings.Count(e.Test, "/") > 1 {
		t.ended[top]++
	}
	switch e.Action {
	case "fail":
		p.print(fmt.Sprintf("FAIL %s %s\n%s", short(e.Package), e.Test, strings.Join(said, "")))
	case "skip":
		p.skipped = append(p.skipped, fmt.Sprintf("%s %s: %s", short(e.Package), e.Test, why(said)))
	}
}

// why is the reason of a test that was skipped.
func why(said []string) string {
	for _, line := range said {
		if text := strings.TrimSpace(line); !strings.HasPrefix(text, "--- SKIP") {
			_, reason, found := strings.Cut(text, ": ")
			if found {
				return reason
			}
			return text
		}
	}
	return "no reason given"
}

// endPackage prints a package that has ended, and all it said outside its tests where it failed.
func (p *progress) endPackage(e event, t *tested) {
	delete(p.running, e.Package)
	if e.Action == "skip" && t.passed == 0 {
		return // there are no tests
	}
	p.done++
	if e.Action == "fail" {
		p.failed++
		for _, test := range slices.Sorted(maps.Keys(t.output)) { // of those that never ended, too
			p.print(strings.Join(t.output[test], ""))
		}
		p.print(fmt.Sprintf("FAIL %s after %.1f s\n", short(e.Package), e.Elapsed))
		return
	}
	p.print(
		fmt.Sprintf(
			"ok   %-32s %6.1f s  %d of %d packages left\n",
			short(e.Package),
			e.Elapsed,
			p.packages-p.done,
			p.packages,
		),
	)
}

// say says what runs, and what is left.
func (p *progress) say() {
	p.said = p.now()
	var each []string
	for _, name := range slices.Sorted(maps.Keys(p.running)) {
		if text := p.running[name].String(); text != "" {
			each = append(each, short(name)+" "+text)
		}
	}
	text := fmt.Sprintf(
		"%4.0f s  %d of %d packages left  %s",
		p.now().Sub(p.began).Seconds(),
		p.packages-p.done,
		p.packages,
		cmp.Or(strings.Join(each, "  "), "building"),
	)
	if !p.line {
		fmt.Fprintln(p.out, text)
		return
	}
	if r := []rune(text); len(r) > 118 {
		text = string(r[:118]) + "…"
	}
	p.clear()
	fmt.Fprint(p.out, text)
	p.drawn = len([]rune(text))
}

// String is the test that runs, with how many archives are left in it: TestEndToEnd/contexts (212 archives left).
func (t *tested) String() string {
	parts := strings.SplitN(t.current, "/", 3)
	if n := t.archives[parts[0]]; n > 0 && len(parts) > 1 {
		return fmt.Sprintf("%s/%s (%d archives left)", parts[0], parts[1], max(0, n-t.ended[parts[0]]))
	}
	return parts[0]
}

// clear takes away the line that stands there.
func (p *progress) clear() {
	if p.drawn > 0 {
		fmt.Fprint(p.out, "\r", strings.Repeat(" ", p.drawn), "\r")
		p.drawn = 0
	}
}

// print writes text that stays.
func (p *progress) print(text string) {
	p.clear()
	fmt.Fprint(p.out, text)
}

// end says which tests took longest, what was skipped, and how it went.
func (p *progress) end() {
	p.clear()
	slices.SortStableFunc(p.slow, func(a, b slowTest) int { return cmp.Compare(b.seconds, a.seconds) })
	for _, s := range p.slow {
		fmt.Fprintf(p.out, "slow %6.1f s  %s\n", s.seconds, s.name)
	}
	for _, s := range p.skipped {
		fmt.Fprintln(p.out, "skip", s)
	}
	if p.share != "" {
		fmt.Fprintf(
			p.out,
			"archives: share %s of %d, by the number of commits; %s=%s takes the same again\n",
			p.share,
			long.Shares,
			long.ShareVariable,
			p.share,
		)
	}
	fmt.Fprintf(
		p.out,
		"%d packages, %d failed, %d tests skipped, %.0f s\n",
		p.done,
		p.failed,
		len(p.skipped),
		p.now().Sub(p.began).Seconds(),
	)
}

// short is a package's path inside the module.
func short(path string) string { return strings.TrimPrefix(path, "midway/") }
