package serve

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"midway/execute"
	"midway/internal/browser"
	"midway/internal/ir"
	"midway/internal/jobs"
	"midway/internal/long"
	"midway/internal/report"
	"midway/internal/watch"
)

// journal begins a run in a new directory.
func journal(t *testing.T, dir string, args ...string) *watch.Journal {
	t.Helper()
	j, err := watch.Open(dir, watch.Begin{Command: args, Folder: "/tmp", Version: "midway test", Workers: 2, Limit: 3600})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = j.Close() })
	return j
}

// served shows a directory.
func served(t *testing.T, dir string) *Server {
	t.Helper()
	s, err := Start(Options{Dir: dir, Address: "127.0.0.1:0", Version: "midway test"})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

var kinds = []string{"data-race", "deadlock", "use-after-free", "assertion", "null-dereference", "double-free", "lock-misuse"}

// many is a document of so many violations, from a number on.
func many(from, n int) *report.Document {
	d := &report.Document{SchemaVersion: report.SchemaVersion, Command: "pairs", Verdict: report.Violated, Ledger: []report.Entry{
		{Kind: "other-callers", Effect: "assumption", Text: "others wake who waits"},
		{Kind: "limit", Effect: "incomplete", At: fmt.Sprintf("src/file%d.c:7", from%40), Text: "a loop was cut short"},
	}}
	for i := from; i < from+n; i++ {
		d.Violations = append(d.Violations, report.Violation{
			Kind: kinds[i%len(kinds)], At: fmt.Sprintf("src/file%d.c:%d", i%40, 10+i/40), Function: fmt.Sprintf("function_%d", i%97),
			Text:  fmt.Sprintf("number %d: something that takes a sentence to say happens to the %d. element of the queue", i, i%13),
			Level: report.Levels[i%4], Basis: "feasible", Count: 1 + i%5, Explains: "the other thread stored 0 there at src/file1.c:12 just before.",
			Schedule: []report.Step{{Thread: "push", Op: "load", At: fmt.Sprintf("src/file%d.c:%d", i%40, 10+i/40)}},
		})
	}
	return d
}

// large writes a run of 10,000 findings, 1,000 jobs and 500 contexts.
func large(t *testing.T, dir string) *watch.Journal {
	t.Helper()
	j := journal(t, dir, "pairs", "queue.c", "--run-dir", "run")
	var all jobs.Transaction
	for i := 1; i <= 1000; i++ {
		n := jobs.Job{ID: jobs.ID(i), Status: jobs.Done, Attempt: 1 + i%3, Splits: i % 7}
		switch {
		case i > 900:
			n.Status, n.Attempt = jobs.Queued, 0
		case i > 898:
			n.Status, n.Worker = jobs.Leased, fmt.Sprint("process ", i-898)
		case i%50 == 0:
			n.Status, n.Why = jobs.Unknown, "5 attempts ended without an answer"
		}
		all.Jobs = append(all.Jobs, n)
		all.Results = append(all.Results, jobs.Result{Job: n.ID, Portion: jobs.Portion{Counts: map[string]int{"runs": i * 17, "states": i * 431}}})
	}
	j.Jobs(&all)
	var contexts []report.Context
	for i := range 500 {
		contexts = append(contexts, report.Context{Threads: []report.ContextThread{
			{Name: "a", At: fmt.Sprintf("queue_push_%d", i%30)}, {Name: "b", At: fmt.Sprintf("queue_pop_%d", i/30)}}})
	}
	j.Contexts(contexts)
	for i := range 500 {
		c := contexts[i]
		c.Verdict, c.Complete, c.Seconds = report.Violated, i%3 > 0, float64(i%20)+.5
		if !c.Complete {
			c.Why = "exploration stopped at the time limit"
		}
		j.Began(i, fmt.Sprint("worker ", 1+i%2))
		if i < 498 {
			j.Ended(i, c, false, many(i*21, 23), nil)
		}
	}
	for i := range 20 {
		j.Progress(execute.Progress{Paths: i * 1000, Runs: i * 1200, Instructions: uint64(i) * 1e7, Explored: float64(i) / 40})
	}
	return j
}

// shot keeps a picture of a page where MIDWAY_SHOTS names a folder, for people.
func shot(t *testing.T, p *browser.Page, name string) {
	t.Helper()
	dir := os.Getenv("MIDWAY_SHOTS")
	if dir == "" {
		return
	}
	if err := os.WriteFile(filepath.Join(dir, name+".png"), p.Screenshot(), 0o600); err != nil {
		t.Fatal(err)
	}
}

// interactions are what a reader does with a long list, as scripts.
var interactions = map[string]string{
	"next row":        `key("j")`,
	"end of the list": `list("finding-list", "End")`,
	"scroll":          `$("finding-list").scrollTop = 123456`,
	"search":          `$("finding-search").value = "element of"; $("finding-search").dispatchEvent(new Event("input"))`,
	"search for one":  `$("finding-search").value = "number 777:"; $("finding-search").dispatchEvent(new Event("input"))`,
	"all again":       `key("x")`,
	"order":           `$("finding-order").value = "at"; $("finding-order").dispatchEvent(new Event("change"))`,
	"a kind":          `document.querySelector("#finding-kinds .chip").click()`,
	"a level":         `document.querySelector("#finding-levels .chip").click()`,
	"a file":          `$("finding-file").selectedIndex = 3; $("finding-file").dispatchEvent(new Event("change"))`,
	"jobs":            `key("3")`,
	"order of jobs":   `$("job-order").value = "runs"; $("job-order").dispatchEvent(new Event("change"))`,
	"contexts":        `key("2")`,
	"over time":       `key("6")`,
	"findings":        `key("1")`,
}

// timed is how long a page works at an interaction until it is drawn, and how long that takes by the clock, the shortest
// of several times each, in milliseconds. The machine may have other work: only the first is the page's own.
func timed(p *browser.Page, before, script string) (busy, clock float64) {
	run := func(script string) (ms float64) {
		p.Eval(fmt.Sprintf(`(async () => {
			const $ = (id) => document.getElementById(id);
			const press = (e, k) => e.dispatchEvent(new KeyboardEvent("keydown", {key: k, bubbles: true, cancelable: true}));
			const key = (k) => press(document.body, k), list = (id, k) => press($(id), k);
			const began = performance.now();
			%s;
			await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
			return performance.now() - began;
		})()`, script), &ms)
		return ms
	}
	busy, clock = math.Inf(1), math.Inf(1)
	for range 5 {
		run(before)
		was := p.Busy()
		clock = min(clock, run(script))
		busy = min(busy, float64((p.Busy()-was).Microseconds())/1000)
	}
	return busy, clock
}

// TestPageOfTenThousandFindings: with 10,000 findings, 1,000 jobs and 500 contexts no interaction takes 100 ms, and few
// rows are drawn.
func TestPageOfTenThousandFindings(t *testing.T) {
	long.Test(t)
	dir := t.TempDir()
	large(t, dir)
	s := served(t, dir)
	began := time.Now()
	p := browser.Visit(t, s.URL())
	p.Wait(`midway.store.findings.size >= 10000 && document.querySelector("#finding-list .row")`)
	t.Logf("opened in %v", time.Since(began).Round(10*time.Millisecond))
	p.Click("#finding-list .row")
	shot(t, p, "many")
	for _, name := range slices.Sorted(maps.Keys(interactions)) {
		script := interactions[name]
		before := `key("1"); key("x")`
		if strings.Contains(script, "job-") || name == "findings" {
			before = `key("3"); key("x")`
		}
		busy, clock := timed(p, before, script)
		t.Logf("%-16s %5.1f ms, by the clock %5.1f", name, busy, clock)
		if busy >= 100 {
			t.Errorf("%s takes %.0f ms", name, busy)
		}
		if rows := len(p.Texts(".row")); rows > 200 {
			t.Errorf("%s: %d rows are drawn", name, rows)
		}
	}
	p.Key("1")
	p.Key("x")
	p.Type("#finding-search", "number 777:")
	p.Wait(`document.querySelectorAll("#finding-list .row").length === 1`)
	same(t, "found", p.Text("#finding-count"), "1 of 10,460")
	p.Key("Escape")
	p.Key("3")
	same(t, "jobs", p.Text("#job-count"), "1,000 jobs")
	shot(t, p, "many-jobs")
	p.Key("2")
	shot(t, p, "many-contexts")
	holds(t, p)
}

func same(t *testing.T, what string, got, want any) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %q, want %q", what, got, want)
	}
}

// holds fails for everything that is wrong on a page.
func holds(t *testing.T, p *browser.Page) {
	t.Helper()
	for _, problem := range p.Problems() {
		t.Error(problem)
	}
}

// finding is a document of one violation in a file.
func finding(kind, file string, line int) *report.Document {
	return &report.Document{SchemaVersion: report.SchemaVersion, Command: "pairs", Verdict: report.Violated, Violations: []report.Violation{{
		Kind: kind, At: fmt.Sprintf("%s:%d", file, line), Text: kind + " in a test", Level: report.Conditional, Count: 1, Schedule: []report.Step{},
	}}}
}

// TestFindingsAppear: while a run goes on findings come by themselves; while the connection is broken nothing is lost,
// and nothing comes twice, whether the connection breaks or the server is begun anew.
func TestFindingsAppear(t *testing.T) {
	long.Test(t)
	dir := filepath.Join(t.TempDir(), "run")
	j := journal(t, dir, "pairs", "q.c")
	contexts := make([]report.Context, 8)
	for i := range contexts {
		contexts[i].Threads = []report.ContextThread{{Name: "a", At: "push"}, {Name: "b", At: fmt.Sprint("pop", i)}}
	}
	j.Contexts(contexts)
	shows := func(n int) {
		j.Began(n, "worker 1")
		c := contexts[n]
		c.Verdict, c.Complete = report.Violated, true
		j.Ended(n, c, false, finding("deadlock", "q.c", 10+n), nil)
	}
	s := served(t, dir)
	p := browser.Visit(t, s.URL())
	p.Wait(`document.getElementById("state").textContent === "running"`)
	p.Eval(`window.stayed = true`, nil)
	rows := `[...document.querySelectorAll("#finding-list .row .at")].map((e) => e.textContent).sort().join(" ")`
	shows(0)
	p.Wait(rows + ` === "q.c:10"`)
	p.Wait(`document.getElementById("announce").textContent === "new violation: deadlock at q.c:10"`)
	shows(1)
	p.Wait(rows + ` === "q.c:10 q.c:11"`)
	p.Eval(`midway.link.drop()`, nil)
	shows(2)
	p.Wait(rows + ` === "q.c:10 q.c:11 q.c:12"`)
	address := s.listen.Addr().String()
	s.Close()
	p.Wait(`document.getElementById("troubles").textContent.includes("not served any more")`)
	shows(3)
	again, err := Start(Options{Dir: dir, Address: address})
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	p.Wait(rows + ` === "q.c:10 q.c:11 q.c:12 q.c:13"`)
	p.Wait(`document.getElementById("troubles").textContent === ""`)
	shows(4)
	p.Wait(rows + ` === "q.c:10 q.c:11 q.c:12 q.c:13 q.c:14"`)
	same(t, "the number of findings", p.Text("#tab-findings .n"), "5")
	var stayed bool
	var contextsOf, notes int
	p.Eval(`window.stayed === true`, &stayed)
	p.Eval(`midway.store.contexts.filter((c) => c.status === "done").length`, &contextsOf)
	p.Eval(`midway.store.torn`, &notes)
	if !stayed || contextsOf != 5 || notes != 0 {
		t.Errorf("it stayed: %t, %d contexts, %d torn lines", stayed, contextsOf, notes)
	}
	p.Click(`#finding-list .row[data-k="2"]`)
	same(t, "chosen", p.Text("#finding h2 .tag"), "conditional")
	j.Result(finding("deadlock", "q.c", 12))
	j.Close()
	p.Wait(`document.getElementById("state").textContent === "violated"`)
	same(t, "its findings", p.Text("#tab-findings .n"), "1")
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	p.Wait(`document.getElementById("troubles").textContent.includes("not there any more")`)
	same(t, "findings of a run that is removed", len(p.Texts("#finding-list .row")), 1)
}

// TestTornLinesAreSaid: what cannot be read is left out, and the page says so.
func TestTornLinesAreSaid(t *testing.T) {
	long.Test(t)
	dir := t.TempDir()
	j := journal(t, dir, "check", "a.c")
	j.Result(finding("deadlock", "q.c", 10))
	j.Close()
	f, err := os.OpenFile(filepath.Join(dir, watch.JournalFile), os.O_APPEND|os.O_WRONLY, 0)
	if err == nil {
		_, err = f.WriteString("{\"t\":1,\"findi\n{\"t\":2,\"note\":\"behind it\"}\n")
	}
	if err != nil || f.Close() != nil {
		t.Fatal(err)
	}
	p := browser.Visit(t, served(t, dir).URL()+"run/"+filepath.Base(dir)+"/#time")
	p.Wait(`document.getElementById("troubles").textContent.includes("One line of events.jsonl could not be read")`)
	p.Wait(`document.getElementById("notes").textContent.includes("behind it")`)
	holds(t, p)
}

// hostile has markup, script, and characters that act on the order of others.
const hostile = "<img src=x onerror=alert(1)>\u202e\"'`--></script><script>alert(2)</script>&amp;"

// TestHostileTexts: names, sources, conditions and messages of a program are text on the page, whatever they hold.
func TestHostileTexts(t *testing.T) {
	long.Test(t)
	dir := filepath.Join(t.TempDir(), "<b>&#?%41")
	j := journal(t, dir, "pairs", hostile)
	p := &ir.Program{Files: []string{hostile + ".c"}, Locs: []ir.Loc{{}, {File: 0, Line: 2}}}
	f := &ir.Func{Name: hostile, Blocks: []ir.Block{{First: 0, End: 1}}, Code: []ir.Instr{{Loc: 1}}}
	text := filepath.Join(t.TempDir(), "source")
	if err := os.WriteFile(text, []byte("/* </script>\n"+hostile+"\n*/\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	j.Program(p, hostile, []string{hostile}, []*ir.Func{f}, report.StoredSources(func(string) []byte { b, _ := os.ReadFile(text); return b }))
	j.Contexts([]report.Context{{Threads: []report.ContextThread{{Name: hostile, At: hostile}}}})
	d := &report.Document{Verdict: report.Violated, Ledger: []report.Entry{{Kind: hostile, Effect: "assumption", At: hostile, Text: hostile}},
		Violations: []report.Violation{{Kind: hostile, At: hostile + ".c:2", Function: hostile, Text: hostile, Explains: hostile, Assume: hostile,
			Level: report.Conditional, Schedule: []report.Step{{Thread: hostile, Op: hostile, At: hostile + ".c:2", Detail: hostile}}}}}
	j.Ended(0, report.Context{Threads: []report.ContextThread{{Name: hostile, At: hostile}}, Verdict: report.Violated, Why: hostile}, false, d, []string{hostile + ":0"})
	j.Note(hostile)
	j.Progress(execute.Progress{Phase: hostile})
	j.Jobs(&jobs.Transaction{Jobs: []jobs.Job{{ID: 1, Status: jobs.Unknown, Why: hostile, Worker: hostile}}})
	s := served(t, dir)
	page := browser.Visit(t, s.URL())
	page.Wait(`document.querySelector("#finding-list .row")`)
	page.Click("#finding-list .row")
	page.Wait(`document.querySelector("#finding .excerpt .here")`)
	shot(t, page, "hostile")
	safe := strings.ReplaceAll(hostile, "\u202e", `\u202e`)
	same(t, "the text", page.Text("#finding .cause"), safe)
	same(t, "the source", strings.Contains(page.Text("#finding .excerpt .here"), safe), true)
	for _, key := range []string{"2", "3", "4", "5", "6"} {
		page.Key(key)
		same(t, "elements that texts made, at key "+key, len(page.Texts("img, main script, b b")), 0)
		var acts bool
		page.Eval(`document.body.textContent.includes("\u202e")`, &acts)
		same(t, "characters that act, at key "+key, acts, false)
	}
	j.Failed(errors.New(hostile))
	page.Wait(`document.getElementById("headline").textContent.includes("onerror")`)
	page.Key("1")
	var address string
	page.Eval(`new URL(document.querySelector("#finding a.open").getAttribute("href"), location).href`, &address)
	holds(t, page)
	page.Go(address)
	page.Wait(`document.querySelector("article.violation")`)
	same(t, "elements of the report that texts made", len(page.Texts("img, main script, b b")), 0)
	holds(t, page)
	list := served(t, filepath.Dir(dir))
	page.Go(list.URL())
	page.Wait(`document.querySelector("#runs .name")`)
	same(t, "the list", page.Text("#runs .name"), "<b>&#?%41")
	page.Click("#runs a")
	page.Wait(`window.midway && midway.store.findings.size === 1`)
	holds(t, page)
}

// TestPageForEverybody: the page fits a narrow window, is dark where that is preferred or asked for, can be used by the
// keyboard, tells screen readers what is what, and keeps still where that is preferred.
func TestPageForEverybody(t *testing.T) {
	long.Test(t)
	dir := t.TempDir()
	large(t, dir).Result(many(0, 300))
	s := served(t, dir)
	p := browser.Visit(t, s.URL(), browser.Size(380, 800), browser.Dark())
	p.Wait(`midway.store.result && document.querySelector("#finding-list .row")`)
	shot(t, p, "narrow-dark")
	colour := `getComputedStyle(document.body).backgroundColor`
	var dark, light string
	p.Eval(colour, &dark)
	for k, tab := range []string{"findings", "contexts", "jobs", "source", "ledger", "time"} {
		p.Key(fmt.Sprint(k + 1))
		var wide, chosen bool
		p.Eval(`document.documentElement.scrollWidth > innerWidth`, &wide)
		p.Eval(fmt.Sprintf(`document.getElementById("tab-%s").getAttribute("aria-selected") === "true" && !document.getElementById("%s").hidden`, tab, tab), &chosen)
		if wide || !chosen {
			t.Errorf("%s: wider than the window: %t, chosen: %t", tab, wide, chosen)
		}
		shot(t, p, "narrow-"+tab)
	}
	p.Key("d")
	p.Eval(colour, &light)
	same(t, "colours", dark+" "+light, "rgb(20, 24, 29) rgb(255, 255, 255)")
	p.Key("1")
	p.Key("j")
	p.Key("j")
	same(t, "the second row", p.Text(`#finding-list [aria-selected="true"]`) != "", true)
	var row, of, active string
	p.Eval(`document.querySelector('#finding-list [aria-selected="true"]').getAttribute("aria-rowindex")`, &row)
	p.Eval(`document.getElementById("finding-list").getAttribute("aria-rowcount")`, &of)
	p.Eval(`document.getElementById("finding-list").getAttribute("aria-activedescendant")`, &active)
	same(t, "row, rows, active", strings.Join([]string{row, of, active}, " "), "3 301 finding-list-1")
	var hash string
	p.Eval(`location.hash`, &hash)
	same(t, "a link that stays", strings.HasPrefix(hash, "#finding="), true)
	p.Key("?")
	same(t, "the keys are explained", strings.Contains(p.Text("#help"), "next, previous row"), true)
	p.Key("Escape")
	same(t, "the help is closed", len(p.Texts("#help")), 0)
	p.Key("/")
	p.Type("#finding-search", "2jx?")
	same(t, "keys in a field", p.Text(`[role="tab"][aria-selected="true"]`), "Violations 300")
	p.Key("Escape")
	p.Key("x")
	same(t, "all again", p.Text("#finding-count"), "")
	var unnamed []string
	p.Eval(`[...document.querySelectorAll("button, input, select, [role=grid], [role=tabpanel], aside")].filter((e) => e.checkVisibility() &&
		!(e.getAttribute("aria-label") || e.getAttribute("aria-labelledby") || e.closest("label") || e.textContent.trim())).map((e) => e.outerHTML.slice(0, 80))`, &unnamed)
	if len(unnamed) > 0 {
		t.Errorf("nothing names %q", unnamed)
	}
	p.Go(s.URL() + "run/" + filepath.Base(dir) + "/" + hash)
	p.Wait(`window.midway && midway.store.result && document.querySelector('#finding h2')`)
	var printed int
	p.Eval(`window.dispatchEvent(new Event("beforeprint")); document.querySelectorAll("#finding-list .row").length`, &printed)
	same(t, "rows that are printed", printed, 300)
	p.Eval(`window.dispatchEvent(new Event("afterprint"))`, nil)
	holds(t, p)

	still := browser.Visit(t, s.URL(), browser.Still())
	still.Wait(`document.querySelector("#progress i")`)
	var moves string
	still.Eval(`getComputedStyle(document.querySelector("#progress i")).transitionDuration`, &moves)
	same(t, "how long the bar moves", moves, "0s")
	shot(t, still, "ended")
}
