package browser

import (
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// patience bounds the wait for any one answer of the browser.
const patience = 60 * time.Second

// Page is a page in a browser of its own.
type Page struct {
	tb       testing.TB
	ctx      context.Context // of the browser's tab
	url      string
	measured bool // Busy was asked

	own string // "", or how addresses begin that the page may ask for

	mutex    sync.Mutex
	problems []string
}

// Option changes how a page is shown.
type Option func(*Page)

// Size shows the page in a window of so many pixels; without it, 1400 by 1000.
func Size(width, height int64) Option {
	return func(p *Page) { do(p, "the size", chromedp.EmulateViewport(width, height)) }
}

// Dark shows the page to a reader who prefers dark colours.
func Dark() Option {
	dark := emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}},
	}
	return func(p *Page) {
		if _, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, dark); err != nil {
			p.tb.Fatalf("dark colours: %v", err)
		}
	}
}

// Still shows the page to a reader who prefers that nothing moves.
func Still() Option {
	still := emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}},
	}
	return func(p *Page) {
		if _, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, still); err != nil {
			p.tb.Fatalf("reduced motion: %v", err)
		}
	}
}

// Open loads a file, which is to ask for nothing else. The browser ends with the test.
func Open(tb testing.TB, file string, options ...Option) *Page {
	tb.Helper()
	path, err := filepath.Abs(file)
	if err != nil {
		tb.Fatal(err)
	}
	return open(tb, "file://"+path, "", options)
}

// Visit loads a page of a server, which is to ask that server only. The browser ends with the test.
func Visit(tb testing.TB, address string, options ...Option) *Page {
	tb.Helper()
	return open(tb, address, serverOf(tb, address), options)
}

// serverOf is how the addresses of a server begin.
func serverOf(tb testing.TB, address string) string {
	tb.Helper()
	u, err := url.Parse(address)
	if err != nil {
		tb.Fatal(err)
	}
	return u.Scheme + "://" + u.Host + "/"
}

// open loads a page, which may ask for what begins as own does.
func open(tb testing.TB, url, own string, options []Option) *Page {
	tb.Helper()
	flags := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(program(tb)), chromedp.NoSandbox,
		chromedp.DisableGPU, chromedp.UserDataDir(tb.TempDir()), chromedp.WSURLReadTimeout(patience))
	browser, stop := chromedp.NewExecAllocator(context.Background(), flags...)
	p := &Page{tb: tb, url: url, own: own}
	var end context.CancelFunc
	p.ctx, end = chromedp.NewContext(browser)
	tb.Cleanup(func() {
		_ = chromedp.Cancel(p.ctx) // waits for the browser to end
		end()
		stop()
	})
	if err := chromedp.Listen(p.ctx, p.event); err != nil {
		tb.Fatalf("the browser does not start: %v", err)
	}
	if _, err := chromedp.Call(p.ctx, network.Enable, network.EnableParams{}); err != nil {
		tb.Fatal(err)
	}
	for _, o := range append([]Option{Size(1400, 1000)}, options...) {
		o(p)
	}
	do(p, p.url, chromedp.Navigate(p.url))
	return p
}

// event notes what a page must not do.
func (p *Page) event(event any) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	problem := ""
	switch e := event.(type) {
	case *page.EventJavascriptDialogOpening:
		problem = "a dialog opens"
	case *network.EventRequestWillBeSent:
		if url := e.Request.URL; url != p.url && !strings.HasPrefix(url, "data:") &&
			(p.own == "" || !strings.HasPrefix(url, p.own)) {
			problem = "request of " + url
		}
	case *runtime.EventExceptionThrown:
		problem = "exception: " + e.ExceptionDetails.Text
		if e.ExceptionDetails.Exception != nil {
			problem += " " + e.ExceptionDetails.Exception.Description
		}
	case *runtime.EventConsoleAPICalled:
		problem = "console: " + string(e.Type)
	case *log.EventEntryAdded:
		problem = string(e.Entry.Level) + ": " + e.Entry.Text
	}
	if problem != "" {
		p.problems = append(p.problems, problem)
	}
}

// Problems are the errors and the requests for anything but the page itself, so far.
func (p *Page) Problems() []string {
	p.Eval("new Promise((done) => setTimeout(done, 50))", nil)
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return p.problems
}

// Eval evaluates JavaScript, waits for what it promises, and decodes its value, unless into is nil.
func (p *Page) Eval(script string, into any) {
	p.tb.Helper()
	if into == nil {
		do(p, script, chromedp.Evaluate[chromedp.Void](script, chromedp.EvalAwaitPromise))
		return
	}
	value := do(p, script, chromedp.Evaluate[[]byte](script, chromedp.EvalAwaitPromise))
	if err := json.Unmarshal(value, into); err != nil {
		p.tb.Fatalf("%s: %v in %s", script, err, value)
	}
}

// Texts is the visible text of every element in sight of a selector, hidden ones left out.
func (p *Page) Texts(selector string) []string {
	p.tb.Helper()
	var out []string
	p.Eval(
		fmt.Sprintf(
			"[...document.querySelectorAll(%q)].filter((e) => e.checkVisibility()).map((e) => e.innerText)",
			selector,
		),
		&out,
	)
	return out
}

// Text is the visible text of the only element of a selector.
func (p *Page) Text(selector string) string {
	p.tb.Helper()
	texts := p.Texts(selector)
	if len(texts) != 1 {
		p.tb.Fatalf("%d elements are %s, not one", len(texts), selector)
	}
	return texts[0]
}

// Click presses the mouse on the first element of a selector.
func (p *Page) Click(selector string) {
	p.tb.Helper()
	var at struct{ X, Y float64 }
	p.Eval(fmt.Sprintf(`(() => {
		const e = document.querySelector(%q);
		if (!e || !e.checkVisibility()) throw new Error("is not there");
		e.scrollIntoView({block: "center"});
		const r = e.getBoundingClientRect();
		return {X: r.x + Math.min(r.width / 2, 40), Y: r.y + r.height / 2};
	})()`, selector), &at)
	do(p, "a click on "+selector, chromedp.MouseClickXY(at.X, at.Y))
	p.settle()
}

// Choose takes the option of a text in the list of a selector.
func (p *Page) Choose(selector, text string) {
	p.tb.Helper()
	p.Eval(fmt.Sprintf(`(() => {
		const list = document.querySelector(%q), o = [...list.options].find((o) => o.text === %q);
		if (!o) throw new Error("no option of that text");
		list.value = o.value;
		list.dispatchEvent(new Event("change"));
	})()`, selector, text), nil)
	p.settle()
}

// named are keys that write no character.
var named = map[string]string{"Home": kb.Home, "End": kb.End, "PageUp": kb.PageUp, "PageDown": kb.PageDown,
	"ArrowUp": kb.ArrowUp, "ArrowDown": kb.ArrowDown, "ArrowLeft": kb.ArrowLeft, "ArrowRight": kb.ArrowRight,
	"Tab": kb.Tab, "Shift": kb.Shift, "Enter": kb.Enter, "Escape": kb.Escape}

// Key presses a key, as KeyboardEvent.key names it.
func (p *Page) Key(key string) {
	p.tb.Helper()
	press := key
	if code, ok := named[key]; ok {
		press = code
	}
	do(p, "the key "+key, chromedp.KeyEvent(press))
	p.settle()
}

// Go loads another address in the page, which is to ask that server only from then on.
func (p *Page) Go(address string) {
	p.tb.Helper()
	own := serverOf(p.tb, address)
	p.mutex.Lock()
	p.url, p.own = address, own
	p.mutex.Unlock()
	do(p, address, chromedp.Navigate(address))
}

// Wait waits until a script is true.
func (p *Page) Wait(script string) {
	p.tb.Helper()
	var now string
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		is := false
		p.Eval("Boolean("+script+")", &is)
		if is {
			return
		}
	}
	p.Eval("document.body.innerText.slice(0, 2000)", &now)
	p.tb.Fatalf("%s does not become true; the page says %s", script, now)
}

// Type writes text into the field of a selector, key by key.
func (p *Page) Type(selector, text string) {
	p.tb.Helper()
	p.Eval(fmt.Sprintf("document.querySelector(%q).focus()", selector), nil)
	for _, r := range text {
		p.Key(string(r))
	}
}

// Busy is how long the page's main thread has worked since it is asked the first time, in time of the processor: what
// others do on the machine does not count.
func (p *Page) Busy() time.Duration {
	p.tb.Helper()
	if !p.measured {
		p.measured = true
		ticks := performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks}
		if _, err := chromedp.Call(p.ctx, performance.Enable, ticks); err != nil {
			p.tb.Fatal(err)
		}
	}
	all, err := chromedp.Call(p.ctx, performance.GetMetrics, cdp.Empty{})
	if err != nil {
		p.tb.Fatal(err)
	}
	for _, m := range all.Metrics {
		if m.Name == "TaskDuration" {
			return time.Duration(m.Value * float64(time.Second))
		}
	}
	p.tb.Fatal("the browser does not say how long it worked")
	return 0
}

// settle waits for what was drawn in answer to an input.
func (p *Page) settle() {
	p.Eval("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))", nil)
}

// Screenshot is the page as a PNG image.
func (p *Page) Screenshot() []byte {
	p.tb.Helper()
	return do(p, "a screenshot", chromedp.CaptureScreenshot())
}

// do has the browser do something, and gives its answer.
func do[T any](p *Page, what string, action chromedp.Action[T]) T {
	p.tb.Helper()
	limit, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	answer, err := chromedp.Run(limit, action)
	if err != nil {
		p.tb.Fatalf("%s: %v", what, err)
	}
	return answer
}

// program is the browser to run: MIDWAY_CHROMIUM, or the first that is found on PATH.
func program(tb testing.TB) string {
	tb.Helper()
	for _, name := range []string{os.Getenv("MIDWAY_CHROMIUM"), "chromium", "chromium-browser", "google-chrome"} {
		if name == "" {
			continue
		}
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	tb.Fatal("Chromium is needed to look at reports: make deps-test, or name one in MIDWAY_CHROMIUM")
	return ""
}
