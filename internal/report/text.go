package report

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// TextOptions say how the human text looks.
type TextOptions struct {
	Color bool
	// Columns of the terminal: texts are wrapped, schedules have a lane per thread where that fits. 0 is no terminal:
	// every line is a record of its own, as long as it is.
	Width        int
	FullSchedule bool   // schedules are not folded to what matters
	ListPaths    bool   // paths are listed, not only counted
	MaxListed    int    // violations and paths listed at most; 0 lists all
	FailOn       string // the weakest level of a violation that counts; "" is Conditional
	// the source line at file:line, of several statements in it the one at the column, or ""
	Source func(at string, column int) string
}

// Long conditions are shortened in the text; the JSON document has all of them.
const (
	maxConjuncts  = 8
	maxConjunct   = 200 // characters
	maxOp         = 80  // characters
	maxInputs     = 40
	maxLedgerRows = 20 // per kind
)

// WriteText writes the document for a person: the verdict, the findings, what would decide more, what is assumed, what
// was done.
func (d *Document) WriteText(w io.Writer, o TextOptions) error {
	out := bufio.NewWriter(w)
	t := &text{Writer: out, TextOptions: o, folders: sharedNames(d), fromMain: d.Scope == ScopeProgram}
	if s := &d.Stats; d.Complete && len(d.SubChecks) == 0 && s.PathsCut == 0 && s.RunsPruned == 0 && s.StatesSubsumed == 0 {
		t.complete = d.Stats.Paths
	}
	t.FailOn = cmp.Or(t.FailOn, Conditional)
	if t.Source == nil {
		t.Source = func(string, int) string { return "" }
	}
	t.verdict(d)
	t.findings(d)
	t.stacks(d.Goal)
	t.contexts(d)
	t.next(d)
	t.externals(d)
	t.ledger(d)
	t.paths(d)
	t.subChecks(d.SubChecks)
	t.stats(d)
	t.summaries(d.Summaries)
	return out.Flush()
}

type text struct {
	io.Writer
	TextOptions
	fromMain bool // the document is of a whole program
	complete int  // paths of an exploration that left none out; 0 of any other
	folders  bool // places in schedules keep their folders: two files of different folders have one name
}

func (t *text) line(format string, args ...any) { fmt.Fprintf(t, format+"\n", args...) }

// title writes the title of a part of the report.
func (t *text) title(s string) { t.line("\n%s", t.paint(bold, s)) }

// para writes a sentence, its first line behind first and further ones behind as many blanks as rest has columns.
func (t *text) para(first, rest, s string) {
	for i, l := range wrapped(s, t.Width-width(rest)) {
		if i > 0 {
			first = rest
		}
		t.line("%s%s", first, l)
	}
}

// leastWrap is how narrow a text gets at most; what is narrower is not wrapped.
const leastWrap = 20

// wrapped is a text in lines of at most n columns, broken at blanks; in one line where n is less than leastWrap.
func wrapped(s string, n int) []string {
	if n < leastWrap || width(s) <= n {
		return []string{s}
	}
	var out []string
	for width(s) > n {
		head := string([]rune(s)[:n+1])
		i := strings.LastIndexByte(head, ' ')
		if i <= 0 {
			if i = strings.IndexByte(s, ' '); i < 0 {
				break
			}
		}
		out, s = append(out, s[:i]), strings.TrimLeft(s[i:], " ")
	}
	return append(out, s)
}

// width is how many columns a text takes.
func width(s string) int { return utf8.RuneCountInString(s) }

// paint wraps s in a terminal's colour, where colours are on.
func (t *text) paint(code, s string) string {
	if !t.Color || s == "" {
		return s
	}
	return "\x1b[" + code + "m" + s + "\x1b[0m"
}

const (
	bold   = "1"
	dim    = "2"
	red    = "1;31"
	green  = "1;32"
	yellow = "1;33"
)

// quoted is the source at a place in one line of text, without what would act on a terminal.
func (t *text) quoted(at string, column int) string {
	return plain(strings.ReplaceAll(t.Source(at, column), "\t", " "))
}

func shortened(s string, max int) string {
	if r := []rune(s); len(r) > max {
		return string(r[:max]) + " …"
	}
	return s
}

func orUnknown(at string) string {
	if at == "" {
		return "an unknown place"
	}
	return at
}

// count is "1 path", "2 paths", "2 queries".
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	if stem, ok := strings.CutSuffix(noun, "y"); ok {
		return fmt.Sprintf("%d %sies", n, stem)
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
