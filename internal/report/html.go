package report

import (
	"bufio"
	"cmp"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"slices"
	"strings"
)

// HTMLOptions say what the page shows beside the document.
type HTMLOptions struct {
	Title     string   // the program
	Programs  []string // its files
	Version   string   // of Midway
	MaxListed int      // violations and paths listed at most; 0 lists all
	Sources   *Sources
}

//go:embed page/report.html
var pageText string

//go:embed page/report.css
var pageStyle string

//go:embed page/c.js
var colours string

//go:embed page/report.js
var reportScript string

var pageScript = colours + reportScript

// ColourScript is the part of the page's script that other pages need, too: make, tokens and painted.
func ColourScript() string { return colours }

var pageTemplate = template.Must(
	template.New("page").Funcs(template.FuncMap{"plain": plain, "count": count}).Parse(pageText),
)

// page is what the template is filled with. All of its text is escaped by the template; what schedules and sources
// need is data of the script, which makes text nodes only.
type page struct {
	Title, Version, Command string
	Verdict, Headline       string
	Tiles                   []tile
	Ledger                  []ledgerGroup
	Violations              []pageViolation
	MoreViolations          int
	Next                    []string // what would decide more
	Kinds, Files            []string // of the violations listed, each once, in their order
	Paths                   []pagePath
	MorePaths               int
	Facts                   []tile // what was explored, how, and at which cost
	Policy                  string // content security: the page's own style and script and nothing else
	Style                   template.CSS
	Script, Data            template.JS
}

// tile is a figure with what it counts.
type tile struct{ Name, Value string }

// ledgerGroup is the entries of the ledger that have one effect on the verdict.
type ledgerGroup struct {
	Effect, Title string
	Count         int
	Kinds         []ledgerKind
}

// ledgerKind is the entries of one kind, in their order.
type ledgerKind struct {
	Kind    string
	Entries []Entry
}

// pageViolation is a violation, its schedule aside.
type pageViolation struct {
	N         int // from 1
	Run       int // index into the script's runs
	Kind, At  string
	Files     string // one in a line: of a race those of both sides
	Source    string
	Text      string
	Details   []string
	Level     string
	LevelText string
	Condition string // what it needs, or what the path decided; "" where there is nothing to say
	Assume    string // an assume line that excludes it, or ""
	Given     int    // further conjuncts, assumed of the initial state
	Inputs    []pageInput
	Count     int
	In        string // the function
	Inside    string // of a place in a wrapper of a library function that, as the place is its call
	CausedBy  []int  // races, from 1, that lead to it
	Explains  string // the cause
	With      int    // the violation, from 1, that this one is listed with as one bug; 0 where it stands for itself
	Others    []int  // violations, from 1, that are listed with this one
}

type pageInput struct {
	Name, Value, At string
	Says            bool // the value is that a call succeeds or fails
}

// pagePath is an explored path.
type pagePath struct {
	N, Run         int
	Outcome, Order string
	Condition      string
}

// WriteHTML writes the document as one page that needs nothing else: no network, no other file. Its order is the
// document's.
func (d *Document) WriteHTML(w io.Writer, o HTMLOptions) error {
	if o.Sources == nil {
		o.Sources = NewSources(o.Programs)
	}
	p, err := d.page(o)
	if err != nil {
		return err
	}
	out := bufio.NewWriterSize(w, 1<<16)
	if err := pageTemplate.Execute(out, p); err != nil {
		return err
	}
	return out.Flush()
}

func (d *Document) page(o HTMLOptions) (*page, error) {
	p := &page{
		Title: cmp.Or(
			o.Title,
			strings.Join(o.Programs, " "),
		), Version: o.Version, Command: d.Command, Verdict: d.Verdict, Headline: headline(d),
		Next: nextSteps(d, Conditional), Tiles: tiles(d), Ledger: ledgerGroups(d), Facts: facts(d),
		Style: template.CSS(pageStyle), Script: template.JS(pageScript),
		Policy: Policy(),
	}
	b := newScriptData(o.Sources)
	for i := range d.Violations {
		if o.MaxListed > 0 && i == o.MaxListed {
			p.MoreViolations = len(d.Violations) - i
			break
		}
		p.violation(b, &d.Violations[i], o.Sources)
	}
	p.together(findings(d))
	for i := range d.Paths {
		if o.MaxListed > 0 && i == o.MaxListed {
			p.MorePaths = d.Stats.Paths - i
			break
		}
		p.path(b, &d.Paths[i])
	}
	text, err := json.Marshal(b.finish()) // escapes <, > and &, too
	p.Data = template.JS(text)
	return p, err
}

// Policy is the content security policy of the page: its own style and script and nothing else.
func Policy() string {
	return "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; style-src " + digest(pageStyle) +
		"; script-src " + digest(pageScript)
}

// digest names an inline style or script in a content security policy.
func digest(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// files are those of the places of a violation: where it shows, and of a race both sides.
func (v *Violation) files() []string {
	file, _, _ := cutPlace(v.place())
	out := []string{file}
	for _, s := range sides(v) {
		file, _, _ := cutPlace(s.at)
		out = once(out, file)
	}
	return out
}

func (p *page) violation(b *scriptData, v *Violation, sources *Sources) {
	files := v.files()
	shown := make([]string, len(files))
	for i, file := range files {
		shown[i] = Plain(file)
	}
	row := pageViolation{
		N: len(
			p.Violations,
		) + 1, Kind: v.Kind, At: orUnknown(v.place()), Files: strings.Join(shown, "\n"), Source: sources.Statement(v.place(), v.column()), Text: v.Text, Details: v.Details,
		Level: v.Level, LevelText: levelText(v), Given: v.given, Count: v.Count, Condition: joined(v.conjuncts),
		Assume: v.Assume, In: v.Function, Explains: v.Explains,
	}
	if v.From != nil {
		row.In, row.Inside = v.From.Func, inside(v.At, v.Function, v.From)
	}
	for _, j := range v.CausedBy {
		row.CausedBy = append(row.CausedBy, j+1)
	}
	if len(v.conjuncts) == 0 && v.given == 0 && v.Needs == "" {
		row.Condition = v.Condition
	}
	if row.Condition == "true" {
		row.Condition = ""
	}
	for _, in := range v.Inputs {
		row.Inputs = append(row.Inputs, pageInput{in.Name, valueText(in), in.At, !strings.HasPrefix(is(in), "= ")})
	}
	row.Run = b.run(
		visible(v.Schedule),
		end{Kind: v.Kind, Text: strings.TrimPrefix(v.Text, v.Kind+": ")},
		v.place(),
		v.column(),
	)
	p.Violations = append(p.Violations, row)
	p.Kinds = once(p.Kinds, v.Kind)
	for _, file := range files {
		p.Files = once(p.Files, file)
	}
}

// together says which of the violations listed are one bug.
func (p *page) together(list []finding) {
	for i := range list {
		f := &list[i]
		for _, j := range slices.Sorted(slices.Values(f.all()[1:])) {
			if j < len(p.Violations) && f.of < len(p.Violations) {
				p.Violations[j].With = f.of + 1
				if of := &p.Violations[f.of]; !slices.Contains(of.CausedBy, j+1) {
					of.Others = append(of.Others, j+1)
				}
			}
		}
	}
}

func (p *page) path(b *scriptData, in *Path) {
	row := pagePath{N: len(p.Paths) + 1, Run: -1, Outcome: in.Outcome}
	if in.Violation != nil {
		row.Outcome = fmt.Sprintf("violation %d", *in.Violation+1)
	}
	if decided := in.decided(); decided != "true" {
		row.Condition = decided
	}
	steps := in.forPeople()
	row.Order = threadOrder(steps)
	row.Run = b.run(visible(steps), end{Kind: row.Outcome}, "", 0)
	p.Paths = append(p.Paths, row)
}

// once adds a word to a list that does not have it.
func once(list []string, word string) []string {
	for _, w := range list {
		if w == word {
			return list
		}
	}
	return append(list, word)
}

func tiles(d *Document) []tile {
	confirmed := 0
	for i := range d.Violations {
		if d.Violations[i].Validated {
			confirmed++
		}
	}
	list := []tile{{"violations", fmt.Sprint(len(d.Violations))}}
	if len(d.Violations) > 0 {
		list = append(list, tile{"of them replayed", fmt.Sprint(confirmed)})
	}
	list = append(list, tile{"paths explored", fmt.Sprint(d.Stats.Paths)})
	for _, e := range []struct{ effect, name string }{{"incomplete", "incomplete"}, {"assumption", "assumptions"}, {"over-approximate", "approximations"}} {
		n := 0
		for _, entry := range d.Ledger {
			if entry.Effect == e.effect {
				n++
			}
		}
		list = append(list, tile{e.name, fmt.Sprint(n)})
	}
	return append(list, tile{"time", seconds(d.Stats.WallSeconds)})
}

// ledgerGroups is the ledger grouped as in the text: by effect, strongest first, then by kind.
func ledgerGroups(d *Document) []ledgerGroup {
	var out []ledgerGroup
	for _, title := range ledgerTitles {
		g := ledgerGroup{Effect: title.effect, Title: title.title}
		at := map[string]int{}
		for _, e := range d.Ledger {
			if e.Effect != title.effect {
				continue
			}
			k, seen := at[e.Kind]
			if !seen {
				k = len(g.Kinds)
				at[e.Kind] = k
				g.Kinds = append(g.Kinds, ledgerKind{Kind: e.Kind})
			}
			g.Kinds[k].Entries = append(g.Kinds[k].Entries, e)
			g.Count++
		}
		if g.Count > 0 {
			out = append(out, g)
		}
	}
	return out
}

func facts(d *Document) []tile {
	s, complete := &d.Stats, "yes"
	if !d.Complete {
		complete = "no"
	}
	reductions := strings.Join(d.Reductions, ", ")
	if reductions == "" {
		reductions = "none"
	}
	return []tile{
		{"properties", strings.Join(d.Properties, ", ")}, {"scope", d.Scope}, {"explored completely", complete},
		{"granularity", d.Granularity}, {"initial state", d.Seed}, {"reductions", reductions},
		{"paths", fmt.Sprintf("%d, %d of them cut short", s.Paths, s.PathsCut)},
		{"runs", fmt.Sprintf("%d explored to an end, %d pruned, %d blocked", s.Runs, s.RunsPruned, s.RunsBlocked)},
		{"states", fmt.Sprintf("%d, %d of them subsumed", s.States, s.StatesSubsumed)},
		{"instructions", fmt.Sprint(s.Instructions)}, {"forks", fmt.Sprint(s.Forks)},
		{"solver", queriesText(s)}, {"time", seconds(s.WallSeconds)}, {"memory at most", bytesText(s.PeakMemoryBytes)},
	}
}
