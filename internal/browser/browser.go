package browser

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// patience bounds the wait for any one answer of the browser.
const patience = 60 * time.Second

// Page is a page in a browser of its own.
type Page struct {
	tb       testing.TB
	session  *session
	problems []string
	loaded   bool
	url      string
}

// Option changes how a page is shown.
type Option func(*Page)

// Size shows the page in a window of so many pixels; without it, 1400 by 1000.
func Size(width, height int) Option {
	return func(p *Page) {
		p.do("Emulation.setDeviceMetricsOverride", object{"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false}, nil)
	}
}

// Dark shows the page to a reader who prefers dark colours.
func Dark() Option {
	return func(p *Page) {
		p.do("Emulation.setEmulatedMedia", object{"features": []object{{"name": "prefers-color-scheme", "value": "dark"}}}, nil)
	}
}

// Open loads a file. The browser ends with the test.
func Open(tb testing.TB, file string, options ...Option) *Page {
	tb.Helper()
	path, err := filepath.Abs(file)
	if err != nil {
		tb.Fatal(err)
	}
	p := &Page{tb: tb, url: "file://" + path}
	p.session = start(tb, p.event)
	for _, domain := range []string{"Page", "Runtime", "Network", "Log"} {
		p.do(domain+".enable", nil, nil)
	}
	for _, o := range append([]Option{Size(1400, 1000)}, options...) {
		o(p)
	}
	p.do("Page.navigate", object{"url": p.url}, nil)
	for end := time.Now().Add(patience); !p.loaded; {
		if time.Now().After(end) {
			tb.Fatalf("%s does not load", p.url)
		}
		p.Eval("document.readyState", nil)
	}
	return p
}

// event notes what a page must not do.
func (p *Page) event(method string, params json.RawMessage) {
	var e struct {
		Request          struct{ URL string }
		ExceptionDetails struct {
			Text      string
			Exception struct{ Description string }
		}
		Entry struct{ Level, Text string }
		Type  string
	}
	_ = json.Unmarshal(params, &e)
	switch method {
	case "Page.loadEventFired":
		p.loaded = true
	case "Page.javascriptDialogOpening":
		p.problems = append(p.problems, "a dialog opens")
	case "Network.requestWillBeSent":
		if url := e.Request.URL; url != p.url && !strings.HasPrefix(url, "data:") {
			p.problems = append(p.problems, "request of "+url)
		}
	case "Runtime.exceptionThrown":
		p.problems = append(p.problems, "exception: "+e.ExceptionDetails.Text+" "+e.ExceptionDetails.Exception.Description)
	case "Runtime.consoleAPICalled":
		p.problems = append(p.problems, "console: "+e.Type)
	case "Log.entryAdded":
		p.problems = append(p.problems, e.Entry.Level+": "+e.Entry.Text)
	}
}

// Problems are the errors and the requests for anything but the page itself, so far.
func (p *Page) Problems() []string {
	p.Eval("new Promise((done) => setTimeout(done, 50))", nil)
	return p.problems
}

// Eval evaluates JavaScript, waits for what it promises, and decodes its value.
func (p *Page) Eval(script string, into any) {
	p.tb.Helper()
	var out struct {
		Result           struct{ Value json.RawMessage }
		ExceptionDetails *struct {
			Exception struct{ Description string }
		}
	}
	p.do("Runtime.evaluate", object{"expression": script, "returnByValue": true, "awaitPromise": true}, &out)
	if out.ExceptionDetails != nil {
		p.tb.Fatalf("%s: %s", script, out.ExceptionDetails.Exception.Description)
	}
	if into == nil {
		return
	}
	if err := json.Unmarshal(out.Result.Value, into); err != nil {
		p.tb.Fatalf("%s: %v in %s", script, err, out.Result.Value)
	}
}

// Texts is the visible text of every element in sight of a selector, hidden ones left out.
func (p *Page) Texts(selector string) []string {
	p.tb.Helper()
	var out []string
	p.Eval(fmt.Sprintf("[...document.querySelectorAll(%q)].filter((e) => e.checkVisibility()).map((e) => e.innerText)", selector), &out)
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
	for _, kind := range []string{"mousePressed", "mouseReleased"} {
		p.do("Input.dispatchMouseEvent", object{"type": kind, "x": at.X, "y": at.Y, "button": "left", "clickCount": 1}, nil)
	}
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

// codes are the virtual key codes of keys that write no character.
var codes = map[string]int{"Home": 36, "End": 35, "PageUp": 33, "PageDown": 34, "ArrowUp": 38, "ArrowDown": 40, "Tab": 9}

// Key presses a key, as KeyboardEvent.key names it.
func (p *Page) Key(key string) {
	p.tb.Helper()
	down := object{"type": "rawKeyDown", "key": key, "windowsVirtualKeyCode": codes[key]}
	if len(key) == 1 {
		down = object{"type": "keyDown", "key": key, "text": key}
	}
	p.do("Input.dispatchKeyEvent", down, nil)
	p.do("Input.dispatchKeyEvent", object{"type": "keyUp", "key": key, "windowsVirtualKeyCode": codes[key]}, nil)
	p.settle()
}

// settle waits for what was drawn in answer to an input.
func (p *Page) settle() {
	p.Eval("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))", nil)
}

// Screenshot is the page as a PNG image.
func (p *Page) Screenshot() []byte {
	p.tb.Helper()
	var out struct{ Data string }
	p.do("Page.captureScreenshot", object{"format": "png"}, &out)
	image, err := base64.StdEncoding.DecodeString(out.Data)
	if err != nil {
		p.tb.Fatal(err)
	}
	return image
}

func (p *Page) do(method string, params object, into any) {
	p.tb.Helper()
	if err := p.session.call(method, params, into); err != nil {
		p.tb.Fatalf("%s: %v", method, err)
	}
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
