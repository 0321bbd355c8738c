package report

import (
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"midway/internal/property"
	"midway/soundness/explain"
)

// SARIFOptions are what a SARIF document says beside the result.
type SARIFOptions struct {
	Root     string                            // the folder that paths are relative to, absolute
	ExitCode int                               // of the command
	File     func(path string) ([]byte, error) // the text of a source file, for fingerprints; nil: there are none
}

// GitHub's limits of what it reads of a SARIF file (docs.github.com, "SARIF support for code scanning").
const (
	maxSARIFResults   = 5000
	maxSARIFSteps     = 1000 // shown of a result's flow
	maxSARIFLocations = 100  // related ones
)

// WriteSARIF writes the document as SARIF 2.1.0 (OASIS, 2020): a result for each violation, and for each of its threads
// a flow. The ledger is the invocation's notifications. Results beyond GitHub's limits are left out, the weakest first;
// schedules are cut to the steps that matter, and say so.
func (d *Document) WriteSARIF(w io.Writer, o SARIFOptions) error {
	s := &sarifWriter{d: d, o: o, hashes: map[string]map[int]string{}}
	out := json.NewEncoder(w)
	out.SetIndent("", " ")
	out.SetEscapeHTML(false)
	return out.Encode(s.log())
}

type sarifWriter struct {
	d      *Document
	o      SARIFOptions
	hashes map[string]map[int]string // by file and line
}

func (s *sarifWriter) log() *sarifLog {
	run := sarifRun{
		Tool: sarifTool{Driver: sarifComponent{
			Name: "midway", Version: s.d.Tool.Version, Rules: sarifRules(),
			SupportedTaxonomies: []sarifComponentRef{{Name: "CWE"}},
		}},
		AutomationDetails: &sarifAutomation{ID: "midway/" + s.d.Command + "/"},
		Taxonomies:        []sarifComponent{cweTaxonomy()},
		ColumnKind:        "utf16CodeUnits",
		Results:           []sarifResult{},
		Invocations: []sarifInvocation{{
			ExecutionSuccessful: true, ExitCode: s.o.ExitCode, Notifications: s.notifications(),
		}},
	}
	if s.o.Root != "" {
		run.Bases = map[string]sarifArtifact{sourceRoot: {URI: fileURI(s.o.Root) + "/"}}
	}
	for _, i := range s.strongest() {
		run.Results = append(run.Results, s.result(&s.d.Violations[i]))
	}
	return &sarifLog{
		Schema: "https://json.schemastore.org/sarif-2.1.0.json", Version: "2.1.0", Runs: []sarifRun{run},
	}
}

// strongest are the indexes of the violations that are written, strongest level first.
func (s *sarifWriter) strongest() []int {
	order := make([]int, len(s.d.Violations))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return slices.Index(Levels, s.d.Violations[a].Level) - slices.Index(Levels, s.d.Violations[b].Level)
	})
	return order[:min(len(order), maxSARIFResults)]
}

func (s *sarifWriter) notifications() []sarifNotification {
	out := []sarifNotification{}
	for _, e := range s.d.Ledger {
		level := "note"
		if e.Effect == "incomplete" {
			level = "warning"
		}
		n := sarifNotification{
			Descriptor: sarifRef{ID: e.Kind}, Level: level, Message: sarifMessage{Text: e.Effect + ": " + e.Text},
		}
		if e.At != "" {
			n.Locations = []sarifLocation{s.location(e.At, 0, "", "")}
		}
		out = append(out, n)
	}
	if left := len(s.d.Violations) - maxSARIFResults; left > 0 {
		out = append(out, sarifNotification{
			Descriptor: sarifRef{ID: "results-not-listed"}, Level: "warning",
			Message: sarifMessage{
				Text: fmt.Sprintf("%d violations of the weakest levels are left out; the JSON document has them", left),
			},
		})
	}
	return out
}

// sarifLevels are SARIF's levels by ours.
var sarifLevels = map[string]string{Confirmed: "error", Manifest: "error", Conditional: "warning", Latent: "note"}

func (s *sarifWriter) result(v *Violation) sarifResult {
	text := v.Text
	if v.Explains != "" && v.Explains != text {
		text += ". " + v.Explains
	}
	if v.Needs != "" && v.Needs != "true" {
		what := "an initial state in which "
		if s.d.Scope == ScopeProgram {
			what = ""
		}
		text += " It needs " + what + v.Needs + "."
	}
	out := sarifResult{
		RuleID: v.Kind, RuleIndex: slices.Index(kindNames(), v.Kind), Level: sarifLevels[v.Level],
		Message:   sarifMessage{Text: strings.TrimSpace(text)},
		Locations: []sarifLocation{s.location(v.At, v.Column, v.Function, "")},
		Related:   s.related(v), Taxa: taxa(v.Kind),
		Properties: map[string]any{"level": v.Level, "paths": v.Count},
	}
	if h := s.fingerprint(v.At); h != "" {
		out.Fingerprints = map[string]string{"primaryLocationLineHash": h}
	}
	if steps := visible(v.Schedule); len(steps) > 0 {
		out.CodeFlows = []sarifCodeFlow{s.flow(v, steps)}
	}
	return out
}

// related are the other places that a violation is about.
func (s *sarifWriter) related(v *Violation) (out []sarifLocation) {
	add := func(at, function, text string) {
		if at != "" && len(out) < maxSARIFLocations {
			out = append(out, s.location(at, 0, function, text))
		}
	}
	site := func(o *explain.Site, text string) {
		if o != nil {
			add(o.At, o.Func, text+" by "+o.Thread)
		}
	}
	if r := v.Race; r != nil {
		add(r.First.At, first(r.First.Stack), r.First.text(r.Object))
		for _, h := range slices.Concat(r.First.Holds, r.Second.Holds) {
			add(h.At, "", h.Lock+" taken")
		}
	}
	for _, j := range v.CausedBy {
		if r := s.d.Violations[j].Race; r != nil {
			for _, a := range []*RaceAccess{&r.First, &r.Second} {
				add(a.At, first(a.Stack), "data race that leads to it: "+a.text(r.Object))
			}
		}
	}
	if o := v.Object; o != nil {
		site(o.Freed, "freed")
		site(o.Allocated, "allocated")
	}
	if v.Deadlock != nil {
		for i := range v.Deadlock.Waits {
			w := &v.Deadlock.Waits[i]
			add(w.At, first(w.Stack), w.sentence())
			add(w.Since, "", w.Object+" taken by "+w.Holder)
		}
	}
	for _, o := range v.Operands {
		site(o.By, o.Text+" stored")
	}
	for i := range out {
		out[i].ID = i + 1
	}
	return out
}

func first(list []string) string {
	if len(list) == 0 {
		return ""
	}
	return list[0]
}

// flow is a schedule: a flow for each thread, whose steps are in one order over all of them.
func (s *sarifWriter) flow(v *Violation, steps []Step) sarifCodeFlow {
	keep := essential(v, steps)
	var out sarifCodeFlow
	at := map[string]int{}
	for i := range steps {
		if !keep[i] {
			continue
		}
		st := &steps[i]
		n, seen := at[st.Thread]
		if !seen {
			n = len(out.ThreadFlows)
			at[st.Thread] = n
			out.ThreadFlows = append(out.ThreadFlows, sarifThreadFlow{ID: st.Thread})
		}
		step := sarifStep{
			Location: s.location(st.At, st.Column, "", strings.TrimSpace(st.Op+" "+st.Detail)), Kinds: stepKinds(st),
			ExecutionOrder: i + 1, Importance: "important",
		}
		if last := i == len(steps)-1; last || i == 0 || steps[i-1].Thread != st.Thread {
			step.Importance = "essential"
			if last {
				step.Kinds = append(step.Kinds, "danger")
			}
		}
		if st.New != "" {
			step.State = map[string]sarifMessage{cellName(st): {Text: st.New}}
		}
		out.ThreadFlows[n].Locations = append(out.ThreadFlows[n].Locations, step)
	}
	if left := len(steps) - kept(keep); left > 0 {
		out.Message = &sarifMessage{
			Text: fmt.Sprintf("%d of %d steps are left out; the JSON document has them", left, len(steps)),
		}
	}
	return out
}

// kept counts the steps that are written.
func kept(list []bool) (n int) {
	for _, b := range list {
		if b {
			n++
		}
	}
	return n
}

// essential says which steps of a schedule are written: all, or of more than SARIF's readers show the switches of
// threads, latest first, then the last ones.
func essential(v *Violation, steps []Step) []bool {
	keep := make([]bool, len(steps))
	left := maxSARIFSteps
	take := func(i int) {
		if !keep[i] && left > 0 {
			keep[i] = true
			left--
		}
	}
	take(len(steps) - 1)
	if r := v.Race; r != nil {
		for i := range steps {
			if steps[i].At == r.First.At && steps[i].Thread == r.First.Thread {
				take(i)
			}
		}
	}
	for i := len(steps) - 1; i > 0 && left > maxSARIFSteps/2; i-- {
		if steps[i].Thread != steps[i-1].Thread {
			take(i)
		}
	}
	for i := len(steps) - 1; i >= 0; i-- {
		take(i)
	}
	return keep
}

// cellName is what a step accesses, as C writes it.
func cellName(s *Step) string {
	if name := strings.TrimPrefix(s.Detail, "&"); name != "" {
		return name
	}
	return s.Op
}

// stepKinds are SARIF's kinds of a step (SARIF 2.1.0 §3.38.8).
func stepKinds(s *Step) []string {
	switch op := s.Op; {
	case strings.HasSuffix(op, "unlock") || op == "sem_post":
		return []string{"release", "lock"}
	case strings.HasSuffix(op, "lock") || op == "sem_wait":
		return []string{"acquire", "lock"}
	case op == "branch":
		return []string{"branch"}
	case op == "call":
		return []string{"call", "function"}
	case op == "load" || op == "store" || op == "rmw" || op == "cmpxchg":
		return []string{"memory"}
	}
	return []string{"call"}
}

const sourceRoot = "%SRCROOT%"

// location is a place. Files below the root are relative to it.
func (s *sarifWriter) location(at string, column int, function, text string) sarifLocation {
	out := sarifLocation{}
	file, line := splitAt(at)
	if file != "" {
		region := &sarifRegion{StartLine: max(line, 1), StartColumn: column}
		out.Physical = &sarifPhysical{Artifact: s.artifact(file), Region: region}
	}
	if function != "" {
		function, _, _ = strings.Cut(function, " at ")
		out.Logical = []sarifLogical{{Name: function, Kind: "function"}}
	}
	if text != "" {
		out.Message = &sarifMessage{Text: text}
	}
	return out
}

func (s *sarifWriter) artifact(file string) sarifArtifact {
	if filepath.IsAbs(file) {
		rel, err := filepath.Rel(s.o.Root, file)
		if s.o.Root == "" || err != nil || strings.HasPrefix(rel, "..") {
			return sarifArtifact{URI: fileURI(file)}
		}
		file = rel
	}
	out := sarifArtifact{URI: pathURI(filepath.Clean(file))}
	if s.o.Root != "" {
		out.Base = sourceRoot
	}
	return out
}

func fileURI(path string) string { return "file://" + pathURI(path) }

// pathURI escapes what a URI's path may not have.
func pathURI(path string) string {
	var out strings.Builder
	for i := range len(path) {
		switch c := path[i]; {
		case c > ' ' && c < 127 && !strings.ContainsRune(`"<>\^`+"`{|}%#?[]", rune(c)):
			out.WriteByte(c)
		default:
			fmt.Fprintf(&out, "%%%02X", c)
		}
	}
	return out.String()
}

// splitAt is the file and line of "file:line".
func splitAt(at string) (file string, line int) {
	i := strings.LastIndexByte(at, ':')
	if i < 0 {
		return "", 0
	}
	line, err := strconv.Atoi(at[i+1:])
	if err != nil {
		return "", 0
	}
	return at[:i], line
}

// kindNames are the kinds of violation, in the order of the rules.
func kindNames() (out []string) {
	for _, g := range property.All.Groups() {
		for _, k := range g.Kinds() {
			out = append(out, string(k))
		}
	}
	return out
}
