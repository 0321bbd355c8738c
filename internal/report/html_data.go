package report

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
)

// Bounds of what a page embeds. Variable for tests.
var (
	maxPageSteps = 300_000 // steps of all schedules together
	maxPageLines = 20_000  // lines of one source file; of a longer one, what is near the lines that are mentioned
)

// nearLines is how many lines are embedded before and after a mentioned line of a file that is too long.
const nearLines = 40

// scriptData is what the page's script draws schedules and sources from. Texts are stored once.
type scriptData struct {
	Texts []string    `json:"texts"`
	Files []*pageFile `json:"files"`
	Runs  []pageRun   `json:"runs"`

	sources *Sources
	text    map[string]int
	file    map[string]int
	steps   int
}

// pageFile is a source file: all of its lines, or the pieces that matter.
type pageFile struct {
	Name   string  `json:"name"`
	Short  string  `json:"short"` // the name without folders where no other file has it
	Found  bool    `json:"found"`
	Pieces []piece `json:"pieces"`

	mentioned map[int]bool
}

// piece is consecutive lines of a file.
type piece struct {
	From  int      `json:"from"`
	Lines []string `json:"lines"`
}

// pageRun is a schedule.
type pageRun struct {
	Threads []string   `json:"threads"`
	Steps   []pageStep `json:"steps"`
	Left    int        `json:"left"` // steps that are not embedded
	End     end        `json:"end"`
}

// end is how a schedule ends.
type end struct {
	Kind string `json:"kind"`
	Text string `json:"text"`
	File int    `json:"file"` // -1: not known
	Line int    `json:"line"`
	From int    `json:"from"` // as of pageStep
	To   int    `json:"to"`
}

// pageStep is, in this order: thread, flags, operation, detail, file or -1, line, value, locks held, and in a line of
// several statements where its own begins and ends, in UTF-16 units. Texts are indices into the script's texts.
type pageStep [10]int

// The flags of a step.
const (
	hasEffect = 1 << iota // it changes memory, or what threads can do
	holdsKnown
)

func newScriptData(s *Sources) *scriptData {
	b := &scriptData{
		Texts:   []string{},
		Files:   []*pageFile{},
		Runs:    []pageRun{},
		sources: s,
		text:    map[string]int{},
		file:    map[string]int{},
	}
	b.intern("")
	return b
}

// intern is a text's index.
func (b *scriptData) intern(s string) int {
	if i, ok := b.text[s]; ok {
		return i
	}
	b.text[s] = len(b.Texts)
	b.Texts = append(b.Texts, plain(s))
	return len(b.Texts) - 1
}

// place is the file and the line of file:line; -1 where there is none.
func (b *scriptData) place(at string) (file, line int) {
	name, line, ok := cutPlace(at)
	if !ok {
		return -1, 0
	}
	i, seen := b.file[name]
	if !seen {
		i = len(b.Files)
		b.file[name] = i
		b.Files = append(b.Files, &pageFile{Name: name, mentioned: map[int]bool{}})
	}
	b.Files[i].mentioned[line] = true
	return i, line
}

// cutPlace is file:line in two.
func cutPlace(at string) (file string, line int, ok bool) {
	colon := strings.LastIndexByte(at, ':')
	if colon < 0 {
		return "", 0, false
	}
	line, err := strconv.Atoi(at[colon+1:])
	return at[:colon], line, err == nil
}

// run adds a schedule and gives its index. Where the page has too many steps already the first ones are left out: the
// end is what a schedule is about.
func (b *scriptData) run(steps []Step, e end, at string, column int) int {
	r := pageRun{Threads: []string{}, Steps: []pageStep{}, End: e}
	if room := maxPageSteps - b.steps; len(steps) > room {
		r.Left = len(steps) - room
		steps = steps[r.Left:]
	}
	b.steps += len(steps)
	lane := map[string]int{}
	for i := range steps {
		s := &steps[i]
		t, seen := lane[s.Thread]
		if !seen {
			t = len(r.Threads)
			lane[s.Thread] = t
			r.Threads = append(r.Threads, plain(s.Thread))
		}
		r.Steps = append(r.Steps, b.step(t, s))
	}
	r.End.File, r.End.Line = b.place(at)
	r.End.From, r.End.To = b.statement(at, column)
	r.End.Kind, r.End.Text = plain(e.Kind), plain(e.Text)
	b.Runs = append(b.Runs, r)
	return len(b.Runs) - 1
}

func (b *scriptData) step(thread int, s *Step) pageStep {
	flags := 0
	if effective(s) {
		flags |= hasEffect
	}
	holds := ""
	if s.Holds != nil {
		flags |= holdsKnown
		holds = strings.Join(*s.Holds, ", ")
	}
	r := row{Step: *s}
	at, column := r.place(), r.column()
	file, line := b.place(at)
	from, to := b.statement(at, column)
	return pageStep{thread, flags, b.intern(s.Op), b.intern(s.Detail), file, line, b.intern(s.Value), b.intern(holds), from, to}
}

// statement is where in its line the statement at a column begins and ends, in UTF-16 units; 0 and 0 where the line has
// one statement.
func (b *scriptData) statement(at string, column int) (from, to int) {
	name, n, ok := cutPlace(at)
	if !ok || column < 1 {
		return 0, 0
	}
	lines := b.sources.file(name)
	if n < 1 || n > len(lines) || plain(lines[n-1]) != lines[n-1] {
		return 0, 0
	}
	start, end, ok := statementAt(lines[n-1], column)
	if !ok {
		return 0, 0
	}
	return len(utf16.Encode([]rune(lines[n-1][:start]))), len(utf16.Encode([]rune(lines[n-1][:end])))
}

// effective reports whether a step changes memory or what threads can do. Reads and decisions do not.
func effective(s *Step) bool {
	switch s.Op {
	case "load", "branch", "call", "fence":
		return false
	}
	return true
}

// finish reads the sources of the places that were mentioned.
func (b *scriptData) finish() *scriptData {
	shared := map[string]int{}
	for _, f := range b.Files {
		shared[baseName(f.Name)]++
	}
	for _, f := range b.Files {
		lines := b.sources.file(f.Name)
		f.Found = len(lines) > 0
		f.Pieces = f.pieces(lines)
		f.Short = plain(f.Name)
		if base := baseName(f.Name); shared[base] == 1 {
			f.Short = plain(base)
		}
		f.Name = plain(f.Name)
	}
	return b
}

func baseName(path string) string { return path[strings.LastIndexByte(path, '/')+1:] }

// pieces is the lines to embed.
func (f *pageFile) pieces(lines []string) []piece {
	out := []piece{}
	if n := len(lines); n > 0 && lines[n-1] == "" { // what follows the last line feed is no line
		lines = lines[:n-1]
	}
	wanted := func(int) bool { return true }
	if len(lines) > maxPageLines {
		near := map[int]bool{}
		for m := range f.mentioned {
			for n := m - nearLines; n <= m+nearLines; n++ {
				near[n] = true
			}
		}
		wanted = func(n int) bool { return near[n] }
	}
	for n := 1; n <= len(lines); n++ {
		if !wanted(n) {
			continue
		}
		if k := len(out) - 1; k < 0 || out[k].From+len(out[k].Lines) != n {
			out = append(out, piece{From: n})
		}
		k := len(out) - 1
		out[k].Lines = append(out[k].Lines, plain(strings.TrimSuffix(lines[n-1], "\r")))
	}
	return out
}

// plain is text as it can be shown: characters that would act on the page or on the order of others are spelled out.
func plain(s string) string {
	if strings.IndexFunc(s, acts) < 0 {
		return s
	}
	var w strings.Builder
	for _, r := range s {
		if acts(r) {
			fmt.Fprintf(&w, "\\u%04x", r)
		} else {
			w.WriteRune(r)
		}
	}
	return w.String()
}

// acts reports whether a character is a control or formatting character, tabulators aside.
func acts(r rune) bool { return r != '\t' && (unicode.IsControl(r) || unicode.Is(unicode.Cf, r)) }
