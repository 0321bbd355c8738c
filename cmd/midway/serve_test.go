package main

import (
	"bytes"
	stdctx "context"
	"encoding/json"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"midway/internal/browser"
	"midway/internal/long"
	"midway/internal/serve"
	"midway/internal/watch"
)

// library has races that some of its pairs show.
const library = `#include <pthread.h>
struct ring { pthread_mutex_t m; int n; int items[4]; };
void push(struct ring *r, int v)
{
	pthread_mutex_lock(&r->m);
	if (r->n >= 0 && r->n < 4)
		r->items[r->n++] = v;
	pthread_mutex_unlock(&r->m);
}
int pop(struct ring *r)
{
	int v = -1;
	pthread_mutex_lock(&r->m);
	if (r->n > 0 && r->n <= 4)
		v = r->items[--r->n];
	pthread_mutex_unlock(&r->m);
	return v;
}
int size(struct ring *r) { return r->n; }
void clear(struct ring *r) { r->n = 0; }
int unused(int x)
{
	if (x > 3 && x < 3)
		return 1;
	return 2;
}
`

// heard is what was written so far, which may be read meanwhile.
type heard struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (h *heard) Write(p []byte) (int, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.text.Write(p)
}

func (h *heard) String() string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.text.String()
}

// address waits for the address that a command prints.
func (h *heard) address(t *testing.T) string {
	t.Helper()
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if m := regexp.MustCompile(`http://\S+`).FindString(h.String()); m != "" {
			return m
		}
	}
	t.Fatalf("no address is printed: %s", h.String())
	return ""
}

// shot keeps a picture of a page where MIDWAY_SHOTS names a folder, for people.
func shot(t *testing.T, p *browser.Page, name string) {
	t.Helper()
	if dir := os.Getenv("MIDWAY_SHOTS"); dir != "" {
		if err := os.WriteFile(filepath.Join(dir, name+".png"), p.Screenshot(), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// TestRunsShowThemselves: a real run is watched from its beginning: findings, contexts and lines come while it goes on,
// and its result, without the page being loaded again. A finding leads to its report and to the source.
func TestRunsShowThemselves(t *testing.T) {
	long.Test(t)
	dir := source(t, library)
	p := browser.Visit(t, "about:blank")
	var out bytes.Buffer
	errs := &heard{}
	code := make(chan int)
	run := filepath.Join(dir, "run")
	go func() {
		c := &cli{stop: stdctx.Background(), out: &out, err: errs}
		code <- c.execute([]string{"pairs", filepath.Join(dir, "p.c"), "--serve", "127.0.0.1:0", "--run-dir", run, "--jobs", "2"})
	}()
	p.Go(errs.address(t))
	p.Wait(`window.midway && midway.store.begin && !midway.store.result`)
	p.Eval(`window.stayed = []; setInterval(() => {
		const s = midway.store;
		window.stayed.push([s.findings.size, document.querySelectorAll("#finding-list .row").length, Boolean(s.result)].join());
	}, 20)`, nil)
	p.Wait(`midway.store.result`)
	if got := <-code; got != exitViolated {
		t.Fatalf("exit code %d: %s%s", got, errs, out.String())
	}
	var stages []string
	p.Eval(`[...new Set(window.stayed)]`, &stages)
	during := 0
	for _, s := range stages {
		if !strings.HasPrefix(s, "0,") && strings.HasSuffix(s, "false") {
			during++
		}
	}
	if during == 0 {
		t.Errorf("no finding was there before the result: %q", stages)
	}
	p.Wait(`document.getElementById("state").textContent === "violated"`)
	p.Wait(`document.getElementById("troubles").textContent.includes("not served any more")`)

	// the same, kept
	s, err := serve.Start(serve.Options{Dir: run, Address: "0"})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	p.Go(s.URL())
	p.Wait(`window.midway && midway.store.result && document.querySelector("#finding-list .row")`)
	doc := keptResult(t, run)
	var listed []string
	p.Eval(`[...midway.store.findings.values()].map((f) => f.kind + " " + f.at + " " + f.level).sort()`, &listed)
	if len(listed) != len(doc.Violations) || len(listed) == 0 {
		t.Errorf("listed are %q of %d violations", listed, len(doc.Violations))
	}
	p.Click("#finding-list .row")
	p.Wait(`document.querySelector("#finding .excerpt .here")`)
	shot(t, p, "run-findings")
	same(t, "contexts that show it", strings.Contains(p.Text("#finding .contexts-of"), "clear"), true)
	p.Key("s")
	p.Wait(`document.querySelector('#lines .row[aria-selected="true"]') && !document.querySelector("#source").hidden`)
	shot(t, p, "run-source")
	var reached, lines int
	p.Eval(`[...midway.store.files.values()].reduce((n, f) => n + f.hits, 0)`, &reached)
	p.Eval(`[...midway.store.files.values()].reduce((n, f) => n + f.lines.size, 0)`, &lines)
	if c := doc.Coverage; c.Lines != lines || c.Reached != reached {
		t.Errorf("%d of %d lines are reached, the document has %d of %d", reached, lines, c.Reached, c.Lines)
	}
	p.Eval(`document.getElementById("lines").scrollTop = 0`, nil)
	p.Key("m")
	same(t, "not reached", p.Text(`#lines .row[aria-selected="true"] .no`), "23") // no context has unused
	p.Key("2")
	shot(t, p, "run-contexts")
	p.Key("5")
	shot(t, p, "run-ledger")
	same(t, "the ledger", len(p.Texts("#entries .assumption li")) > 1, true)
	p.Key("1")
	var report string
	p.Eval(`new URL(document.querySelector("#finding a.open").getAttribute("href"), location).href`, &report)
	holdsPage(t, p)
	p.Go(report)
	p.Wait(`document.querySelector("article.violation:not([hidden])") && document.querySelector("#source .src.here")`)
	shot(t, p, "run-report")
	holdsPage(t, p)
}

// keptResult is the result that a run keeps.
func keptResult(t *testing.T, run string) (doc struct {
	Violations []any
	Coverage   struct{ Lines, Reached int }
	Contexts   []struct{ Verdict string }
}) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(run, watch.Documents, "result.json"))
	if err != nil {
		t.Fatal(err)
	}
	kept := struct{ Document any }{&doc}
	if err := json.Unmarshal(text, &kept); err != nil {
		t.Fatal(err)
	}
	return doc
}

// TestStoppedRunsAreWatched: of a run that is killed the page says so; it goes on where it is resumed, and shows what
// that comes to. Its jobs are those that the store has.
func TestStoppedRunsAreWatched(t *testing.T) {
	long.Test(t)
	dir := t.TempDir()
	run := filepath.Join(dir, "run")
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(here, "../../bench/programs/peers/fib.c")
	first := start(t, dir, "check", program, "-D", "N=6", "--properties", "assertions", "--run-dir", run, "--jobs", "2", "--time", "10m")
	defer func() { _ = first.cmd.Process.Kill() }()
	for end := time.Now().Add(time.Minute); ; time.Sleep(50 * time.Millisecond) {
		if _, err := os.Stat(filepath.Join(run, watch.JournalFile)); err == nil {
			break
		} else if time.Now().After(end) {
			t.Fatal(err)
		}
	}
	s, err := serve.Start(serve.Options{Dir: run, Address: "0"})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	p := browser.Visit(t, s.URL()+"#jobs")
	p.Wait(`[...midway.store.jobs.values()].some((j) => j.status === "leased") && document.querySelector("#workers td")`)
	shot(t, p, "check-jobs")
	p.Wait(`midway.store.sample.paths > 0 && document.getElementById("estimate").textContent.includes("explored")`)
	_ = first.cmd.Process.Kill()
	_ = first.cmd.Wait()
	p.Wait(`document.getElementById("state").textContent === "stopped"`)
	same(t, "what to do", strings.Contains(p.Text("#troubles"), "midway resume"), true)
	shot(t, p, "check-stopped")
	second := start(t, dir, "resume", run)
	p.Wait(`document.getElementById("state").textContent === "running"`)
	p.Wait(`midway.store.jobs.size > 0`)
	time.Sleep(time.Second)
	_ = second.cmd.Process.Signal(syscall.SIGINT)
	if e := second.wait(t, time.Minute); e.code != exitUnknown {
		t.Fatalf("exit code %d: %s", e.code, second.stderr.String())
	}
	p.Wait(`document.getElementById("state").textContent === "unknown"`)
	same(t, "what was left out", strings.Contains(p.Text("#tab-ledger .n"), "0"), false)
	p.Key("5")
	same(t, "the ledger", len(p.Texts("#entries .incomplete li")) > 0, true)
	holdsPage(t, p)
}

// TestServeIsRefused: what cannot be shown says why, in one line.
func TestServeIsRefused(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	dir := t.TempDir()
	for want, args := range map[string][]string{
		"there is no directory":  {"serve", filepath.Join(dir, "none")},
		"holds no run of midway": {"serve", dir},
		"is in use":              {"check", program(t), "--serve", l.Addr().String()},
		"--serve: \"a:b:c\"":     {"check", program(t), "--serve", "a:b:c"},
		"accepts 1 arg(s)":       {"serve"},
	} {
		code, stdout, stderr := command(args...)
		if code != exitUsage || !strings.Contains(stderr, want) || strings.Count(stderr, "\n") != 1 || stdout != "" {
			t.Errorf("%v: exit code %d, %s%s; want %q", args, code, stdout, stderr, want)
		}
	}
}

// TestServeEnds: midway serve prints where the page is, and ends by an interrupt; a run that shows itself leaves nothing
// behind.
func TestServeEnds(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	t.Setenv(asCommand, "1")
	run := filepath.Join(t.TempDir(), "run")
	if code, _, stderr := command("check", program(t), "--run-dir", run, "--serve", "0"); code != exitSafe || !strings.Contains(stderr, "midway: watch at http://127.0.0.1:") {
		t.Fatalf("exit code %d, %s", code, stderr)
	}
	if code, _, stderr := command("check", program(t), "--serve", "0"); code != exitSafe {
		t.Fatalf("exit code %d, %s", code, stderr)
	}
	if left, err := filepath.Glob(filepath.Join(os.TempDir(), "midway-run-*")); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v %v", left, err)
	}
	stop, cancel := stdctx.WithCancel(stdctx.Background())
	out := &heard{}
	code := make(chan int)
	go func() {
		c := &cli{stop: stop, out: out, err: out}
		code <- c.execute([]string{"serve", run, "--addr", ":0"})
	}()
	if address := out.address(t); !strings.HasPrefix(address, "http://127.0.0.1:") {
		t.Error(address)
	}
	cancel()
	if got := <-code; got != exitSafe {
		t.Errorf("exit code %d: %s", got, out)
	}
}

// looping has an assertion that fails behind a loop.
const looping = `#include <assert.h>
#include <pthread.h>
int n;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *count(void *x)
{
	for (int i = 0; i < 3; i++) {
		pthread_mutex_lock(&m);
		n++;
		pthread_mutex_unlock(&m);
	}
	assert(n != 3);
	return 0;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, count, 0);
	pthread_join(t, 0);
	return 0;
}
`

// TestPiecesAreWatched: the journal of a run by pieces comes to what its result has: contexts, findings and lines.
func TestPiecesAreWatched(t *testing.T) {
	long.Test(t)
	dir := source(t, looping)
	run := filepath.Join(dir, "run")
	if code, _, stderr := command("pieces", filepath.Join(dir, "p.c"), "--run-dir", run, "--each", "2s"); code != exitViolated {
		t.Fatalf("exit code %d: %s", code, stderr)
	}
	text, err := os.ReadFile(filepath.Join(run, watch.JournalFile))
	if err != nil {
		t.Fatal(err)
	}
	contexts, findings, reached := map[int]watch.Context{}, map[string]watch.Finding{}, 0
	begun, sighted := 0, 0
	for line := range strings.Lines(string(text)) {
		var e watch.Event
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			t.Fatal(err)
		}
		for _, c := range e.Contexts {
			contexts[c.N] = c
			if c.Status == watch.Running {
				begun++
			}
		}
		for _, f := range e.Findings {
			findings[f.ID] = f
			if strings.HasPrefix(f.Document, "context-") {
				sighted++
			}
		}
		for _, id := range e.Gone {
			delete(findings, id)
		}
		for _, r := range e.Reached {
			reached += len(r.Lines)
		}
	}
	doc := keptResult(t, run)
	if len(contexts) != len(doc.Contexts) || len(contexts) < 2 || begun < len(contexts) {
		t.Errorf("%d contexts of %d, of which %d were begun", len(contexts), len(doc.Contexts), begun)
	}
	for n, c := range contexts {
		if c.Status != watch.Done || c.Verdict != doc.Contexts[n].Verdict {
			t.Errorf("context %d: %s, %s, want %s", n, c.Status, c.Verdict, doc.Contexts[n].Verdict)
		}
	}
	if len(findings) != len(doc.Violations) || len(findings) == 0 || sighted == 0 {
		t.Errorf("%d findings of %d, %d before the result", len(findings), len(doc.Violations), sighted)
	}
	if reached != doc.Coverage.Reached {
		t.Errorf("%d lines are reached, want %d", reached, doc.Coverage.Reached)
	}
}
