package serve

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/http/cookiejar"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"midway/internal/jobs/store"
	"midway/internal/report"
	"midway/internal/watch"
)

// asked is the answer to a request: its code, its headers and its text.
func asked(t *testing.T, c *http.Client, url, host string, header ...string) (int, http.Header, string) {
	t.Helper()
	r, err := http.NewRequest(http.MethodGet, url, nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Host = host
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	answer, err := c.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, answer.Header, string(text)
}

// ended writes a run that has ended, with one violation in a file.
func ended(t *testing.T, dir string) {
	t.Helper()
	j := journal(t, dir, "check", "a.c")
	d := many(0, 1)
	j.Result(d)
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestWhoMayLook: off the loopback a token is wanted, which becomes a cookie; on it none is. By another name nobody may.
func TestWhoMayLook(t *testing.T) {
	dir := t.TempDir()
	ended(t, dir)
	s, err := Start(Options{Dir: dir, Address: "0.0.0.0:0", Hosts: []string{"build.example"}})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	_, port, _ := net.SplitHostPort(s.listen.Addr().String())
	base := "http://127.0.0.1:" + port
	_, token, ok := strings.Cut(s.URL(), "?token=")
	if !ok || len(token) != 32 || !s.Guarded() {
		t.Fatalf("the address is %s", s.URL())
	}
	jar, _ := cookiejar.New(nil)
	anybody, holder := &http.Client{}, &http.Client{Jar: jar}
	noRedirect := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	for _, path := range []string{
		"/", "/runs.json", "/run/" + filepath.Base(dir) + "/events", "/page/run.js", "/?token=", "/?token=" + token[:31],
		"/?token=" + token[:31] + "x", "/?token=" + token + "0",
	} {
		if code, _, text := asked(t, noRedirect, base+path, ""); code != http.StatusUnauthorized || strings.Contains(text, token) || !strings.Contains(text, "token=…") {
			t.Errorf("%s without a token: %d, %s", path, code, text)
		}
	}
	code, header, _ := asked(t, noRedirect, base+"/runs.json?token="+token+"&x=1", "")
	if code != http.StatusSeeOther || header.Get("Location") != "/runs.json?x=1" {
		t.Errorf("with the token: %d, to %s", code, header.Get("Location"))
	}
	if c := header.Get("Set-Cookie"); !strings.Contains(c, "HttpOnly") || !strings.Contains(c, "SameSite=Strict") {
		t.Errorf("the cookie: %s", c)
	}
	if _, header, _ := asked(t, noRedirect, base+"//evil.example/?token="+token, ""); strings.HasPrefix(header.Get("Location"), "//") {
		t.Errorf("to another host: %s", header.Get("Location"))
	}
	if code, _, _ := asked(t, holder, base+"/?token="+token, ""); code != http.StatusOK {
		t.Errorf("with the token: %d", code)
	}
	if code, _, text := asked(t, holder, base+"/runs.json", ""); code != http.StatusOK || strings.Contains(text, token) {
		t.Errorf("with the cookie: %d", code)
	}
	for host, want := range map[string]int{
		"evil.example:" + port: http.StatusMisdirectedRequest, "build.example:" + port: http.StatusOK, "10.1.2.3": http.StatusOK,
		"localhost:" + port: http.StatusOK, "[::1]:" + port: http.StatusOK, "127.0.0.1.evil.example": http.StatusMisdirectedRequest,
	} {
		if code, _, _ := asked(t, anybody, base+"/runs.json", host, "Cookie", s.guard.cookie+"="+token); code != want {
			t.Errorf("asked for as %s: %d, want %d", host, code, want)
		}
	}
	own := served(t, dir)
	if own.Guarded() || !strings.HasPrefix(own.URL(), "http://127.0.0.1:") {
		t.Errorf("on the loopback: %s", own.URL())
	}
	code, header, _ = asked(t, anybody, own.URL(), "")
	if policy := header.Get("Content-Security-Policy"); code != http.StatusOK || !strings.HasPrefix(policy, "default-src 'none'") || strings.Contains(policy, "unsafe") {
		t.Errorf("%d, %s", code, policy)
	}
	if code, _, _ := asked(t, anybody, own.URL(), "evil.example"); code != http.StatusMisdirectedRequest {
		t.Errorf("on the loopback by another name: %d", code)
	}
	answer, err := http.Post(own.URL()+"runs.json", "text/plain", nil)
	if err != nil || answer.StatusCode != http.StatusMethodNotAllowed {
		t.Error(answer.StatusCode, err)
	}
}

// TestAddresses: without a host only this machine may look.
func TestAddresses(t *testing.T) {
	for given, want := range map[string]string{
		"8080": "127.0.0.1:8080", ":8080": "127.0.0.1:8080", "0": "127.0.0.1:0", "0.0.0.0:1": "0.0.0.0:1", "[::]:1": "[::]:1", "localhost:9": "localhost:9",
	} {
		if got, err := listening(given); got != want || err != nil {
			t.Errorf("%s: %s, %v", given, got, err)
		}
	}
	for _, given := range []string{"", ":", "a:b:c", "localhost:"} {
		if got, err := listening(given); err == nil {
			t.Errorf("%q is taken for %s", given, got)
		}
	}
}

// TestErrors: each says what to do.
func TestErrors(t *testing.T) {
	dir := t.TempDir()
	file, old, good := filepath.Join(dir, "file"), filepath.Join(dir, "old"), filepath.Join(dir, "good")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(old, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(old, store.File), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	ended(t, good)
	s := served(t, good)
	for want, o := range map[string]Options{
		"there is no directory " + dir + "/none": {Dir: dir + "/none", Address: "0"},
		"is no directory":                        {Dir: file, Address: "0"},
		"holds no run of midway":                 {Dir: t.TempDir(), Address: "0"},
		"midway resume " + old:                   {Dir: old, Address: "0"},
		"is in use: give another port":           {Dir: good, Address: s.listen.Addr().String()},
		"is no address":                          {Dir: good, Address: "x:y:z"},
		"cannot listen on 192.0.2.1:1":           {Dir: good, Address: "192.0.2.1:1"},
	} {
		if s, err := Start(o); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			if err == nil {
				s.Close()
			}
			t.Errorf("%+v: %v, want %q", o, err, want)
		}
	}
	base := s.URL() + "run/good/"
	get := func(path, want string, code int) {
		t.Helper()
		if got, _, text := asked(t, http.DefaultClient, base+path, ""); got != code || !strings.Contains(text, want) {
			t.Errorf("%s: %d, %.200s; want %d, %q", path, got, text, code, want)
		}
	}
	get("report?document=result", "<title>violated", http.StatusOK)
	get("report?document=../../x", "no such report", http.StatusNotFound)
	get("report?document=context-7", "midway resume", http.StatusNotFound)
	get("source?copy=../events.jsonl", "not in the directory", http.StatusNotFound)
	get("../..%2F..%2Fetc/", "no such run", http.StatusNotFound)
	document := filepath.Join(good, watch.Documents, "result.json")
	text, err := os.ReadFile(document)
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{string(text[:len(text)/2]), `{"Document":{"violations":[{},{}]},"Violations":[]}`, "null", ""} {
		if err := os.WriteFile(document, []byte(part), 0o600); err != nil {
			t.Fatal(err)
		}
		get("report?document=result", "is torn", http.StatusNotFound)
	}
	if err := os.RemoveAll(good); err != nil {
		t.Fatal(err)
	}
	get("report?document=result", "not there any more", http.StatusNotFound)
}

// stream reads events of a run.
type reading struct {
	t      *testing.T
	in     *bufio.Reader
	cancel func()
}

func events(t *testing.T, s *Server, name, last string) *reading {
	t.Helper()
	stop, cancel := context.WithCancel(context.Background())
	r, err := http.NewRequestWithContext(stop, http.MethodGet, s.URL()+"run/"+name+"/events", nil)
	if err != nil {
		t.Fatal(err)
	}
	if last != "" {
		r.Header.Set("Last-Event-ID", last)
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { cancel(); _ = answer.Body.Close() })
	return &reading{t, bufio.NewReader(answer.Body), cancel}
}

// next is the next event of a kind: its ID, and its data.
func (r *reading) next(kind string) (id, data string) {
	r.t.Helper()
	now := ""
	for {
		line, err := r.in.ReadString('\n')
		if err != nil {
			r.t.Fatalf("no %q comes any more: %v", kind, err)
		}
		name, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
		switch {
		case name == "event":
			now = value
		case name == "id":
			id = value
		case name == "data":
			data += value + "\n"
		case line == "\n":
			if now == kind && data != "" {
				return id, data
			}
			now, id, data = "", "", ""
		}
	}
}

// lines are the texts of all notes, up to one.
func (r *reading) notes(until string) (id string, out []string) {
	r.t.Helper()
	for {
		var data string
		id, data = r.next("")
		for line := range strings.Lines(data) {
			var e watch.Event
			if err := json.Unmarshal([]byte(line), &e); err != nil {
				r.t.Fatalf("%v: %s", err, line)
			}
			if e.Note != "" {
				out = append(out, e.Note)
			}
			if e.Note == until {
				return id, out
			}
		}
	}
}

// TestNothingIsLostOrDoubled: who connects again goes on where he was; of another journal he is told, and reads it from
// its beginning.
func TestNothingIsLostOrDoubled(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "run")
	j := journal(t, dir, "check")
	s := served(t, dir)
	j.Note("one")
	r := events(t, s, "run", "")
	id, notes := r.notes("one")
	r.cancel()
	j.Note("two")
	j.Note("three")
	r = events(t, s, "run", id)
	id, more := r.notes("three")
	if got := strings.Join(append(notes, more...), " "); got != "one two three" {
		t.Errorf("read: %s", got)
	}
	r.cancel()
	r = events(t, s, "run", id)
	if _, life := r.next("life"); !strings.Contains(life, "alive") {
		t.Errorf("it is said of a run that goes on: %s", life)
	}
	r.cancel()
	j.Close()
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	r = events(t, s, "run", id)
	if _, life := r.next("life"); !strings.Contains(life, "gone") {
		t.Errorf("it is said of a run that is removed: %s", life)
	}
	time.Sleep(5 * time.Millisecond) // another journal has another beginning
	j = journal(t, dir, "check")
	j.Note("four")
	r.next("anew")
	if _, notes := r.notes("four"); strings.Join(notes, " ") != "four" {
		t.Errorf("read of another journal: %s", notes)
	}
}

// TestLookingWritesNothing: what is in a directory stays as it is.
func TestLookingWritesNothing(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "run")
	ended(t, dir)
	before := listing(t, dir)
	s := served(t, dir)
	for _, path := range []string{"", "runs.json", "run/run/", "run/run/report?document=result", "run/run/source?copy=0"} {
		asked(t, http.DefaultClient, s.URL()+path, "")
	}
	events(t, s, "run", "").next("life")
	if after := listing(t, dir); after != before {
		t.Errorf("before:\n%s\nafter:\n%s", before, after)
	}
}

// listing is what is in a directory: names, sizes and times.
func listing(t *testing.T, dir string) string {
	t.Helper()
	var out strings.Builder
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := d.Info()
		if err == nil {
			out.WriteString(path + " " + info.ModTime().String() + " " + info.Mode().String() + "\n")
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// TestMemoryIsFlat: a journal of 100 MB is sent without being held.
func TestMemoryIsFlat(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "run")
	journal(t, dir, "check").Close()
	f, err := os.OpenFile(filepath.Join(dir, watch.JournalFile), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	line := `{"t":1,"note":"` + strings.Repeat("x", 4000) + "\"}\n"
	for range 100 {
		if _, err := f.WriteString(strings.Repeat(line, 250)); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := f.WriteString(`{"t":1,"note":"last"}` + "\n"); err != nil || f.Close() != nil {
		t.Fatal(err)
	}
	s := served(t, dir)
	answer, err := http.Get(s.URL() + "run/run/events")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	var most, n uint64
	block := make([]byte, 1<<20)
	for tail, found := "", false; !found; {
		k, err := answer.Body.Read(block)
		if err != nil {
			t.Fatal(err)
		}
		found = strings.Contains(tail+string(block[:k]), `"last"`)
		tail = string(block[max(0, k-20):k])
		if n += uint64(k); n>>23 != (n-uint64(k))>>23 {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			most = max(most, m.HeapAlloc)
		}
	}
	if most > 40<<20 || most == 0 {
		t.Errorf("%d MB are held", most>>20)
	}
}

// TestRunsAreListed: of a directory of several runs, with what became of each.
func TestRunsAreListed(t *testing.T) {
	dir := t.TempDir()
	ended(t, filepath.Join(dir, "a b#?%c"))
	j := journal(t, filepath.Join(dir, "going"), "pairs", "q.c")
	j.Note("it goes on")
	stopped := journal(t, filepath.Join(dir, "stopped"), "check", "c.c")
	stopped.Close()
	status := filepath.Join(dir, "stopped", watch.StatusFile)
	text, err := os.ReadFile(status)
	if err != nil {
		t.Fatal(err)
	}
	s := watch.Status{}
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	s.Time -= 100
	if text, err = json.Marshal(s); err == nil {
		err = os.WriteFile(status, text, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	time.Sleep(600 * time.Millisecond)
	server := served(t, dir)
	_, _, body := asked(t, http.DefaultClient, server.URL()+"runs.json", "")
	var list struct{ Runs []summary }
	if err := json.Unmarshal([]byte(body), &list); err != nil || len(list.Runs) != 3 {
		t.Fatal(err, body)
	}
	for _, r := range list.Runs {
		want := map[string]string{"a b#?%c": "violated false", "going": " true", "stopped": " false"}[r.Name]
		if got := r.Verdict + map[bool]string{true: " true", false: " false"}[r.Alive]; got != want {
			t.Errorf("%s: %q, want %q", r.Name, got, want)
		}
		if code, _, _ := asked(t, http.DefaultClient, strings.TrimSuffix(server.URL(), "/")+r.Link, ""); code != http.StatusOK {
			t.Errorf("%s: %d", r.Link, code)
		}
	}
}

// TestPolicyOfReports: a report that is served may do what one in a file may.
func TestPolicyOfReports(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "run")
	ended(t, dir)
	_, header, text := asked(t, http.DefaultClient, served(t, dir).URL()+"run/run/report?document=result&violation=1", "")
	if !strings.HasPrefix(header.Get("Content-Security-Policy"), report.Policy()) || !strings.Contains(text, `id="violation-1"`) {
		t.Error(header.Get("Content-Security-Policy"))
	}
}
