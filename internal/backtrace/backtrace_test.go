package backtrace_test

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"

	"midway/internal/backtrace"
	"midway/internal/property"
)

// TestScripts reads the texts of testdata, which tools have written:
//
//	read    a text; prints its reports, or the error
func TestScripts(t *testing.T) {
	t.Parallel()
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			if d.Cmd != "read" {
				t.Fatalf("unknown command %s", d.Cmd)
			}
			return described(d.Input)
		})
	})
}

func described(text string) string {
	all, err := backtrace.Read(strings.NewReader(text), backtrace.Limits{})
	if err != nil {
		return err.Error() + "\n"
	}
	var b strings.Builder
	for i, r := range all.Reports {
		if len(all.Reports) > 1 {
			fmt.Fprintf(&b, "report %d, lines %d to %d\n", i+1, r.First, r.Last)
		}
		b.WriteString(r.String())
	}
	return b.String()
}

func TestNumbers(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text   string
		n      uint64
		signed bool
		ok     bool
	}{
		{"12", 12, false, true},
		{"-3", ^uint64(2), true, true},
		{"0x55d0 <jobs+40>", 0x55d0, false, true},
		{`0x4011 "a b"`, 0x4011, false, true},
		{"(struct node *) 0x0", 0, false, true},
		{"97 'a'", 97, false, true},
		{"18446744073709551615", ^uint64(0), false, true},
		{"true", 1, false, true},
		{"0.5", 0, false, false},
		{"{x = 1}", 0, false, false},
		{"RED", 0, false, false},
		{"<error: Cannot access memory at address 0x8>", 0, false, false},
		{"", 0, false, false},
	} {
		n, signed, ok := backtrace.Value{Text: c.text}.Number()
		if ok != c.ok || ok && (n != c.n || signed != c.signed) {
			t.Errorf("%q is %d %v %v", c.text, n, signed, ok)
		}
	}
}

// TestSameWhereverItStands: what is in front of lines and around reports changes nothing.
func TestSameWhereverItStands(t *testing.T) {
	t.Parallel()
	text := "Thread 2 (Thread 0x7f00aa (LWP 12)):\n#0  0x0000000000401136 in get (q=0x0) at queue.c:12\n" +
		"#1  0x0000000000401200 in worker (arg=0x1) at queue.c:30\n"
	want := described(text)
	if !strings.Contains(want, "queue.c:30") {
		t.Fatalf("not read: %s", want)
	}
	each := func(change func(string) string) string {
		lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
		for i := range lines {
			lines[i] = change(lines[i])
		}
		return strings.Join(lines, "\n") + "\n"
	}
	for name, changed := range map[string]string{
		"quoted":     each(func(l string) string { return "> " + l }),
		"carriage":   each(func(l string) string { return l + "\r" }),
		"coloured":   strings.Replace(text, "get", "\x1b[33mget\x1b[m", 1),
		"timestamps": each(func(l string) string { return "2024-05-06T07:08:09.1234567Z " + l }),
		"ctest":      each(func(l string) string { return "14: " + l }),
		"prompt":     "(gdb) thread apply all bt\n\n" + text,
		"paged":      strings.Replace(text, "#1", "--Type <RET> for more, q to quit, c to continue without paging--#1", 1),
		"wrapped":    strings.Replace(text, "(q=0x0) at", "(q=0x0)\n    at", 1),
		"in a log":   "starting\n[info] 3 workers\n" + text + "\ndone: 1 failed\n",
	} {
		if got := described(changed); got != want {
			t.Errorf("%s: read as\n%swant\n%s", name, got, want)
		}
	}
}

// TestLimits: a text of any size is read in bounded memory, and what is left out is said.
func TestLimits(t *testing.T) {
	t.Parallel()
	frames := "Thread 1 (LWP 7):\n"
	for i := range 50 {
		frames += fmt.Sprintf("#%d  0x0000000000401136 in f (n=%d) at f.c:3\n", i, i)
	}
	all, err := backtrace.Read(strings.NewReader(frames), backtrace.Limits{Frames: 10})
	if err != nil || len(all.Reports) != 1 || len(all.Reports[0].Threads[0].Frames) != 10 || !all.Reports[0].Threads[0].Truncated {
		t.Errorf("more frames than the limit: %v, %v", all, err)
	}
	many := strings.Repeat("free(): invalid pointer\n", 30)
	all, err = backtrace.Read(strings.NewReader(many), backtrace.Limits{Reports: 20})
	if err != nil || len(all.Reports) != 20 || len(all.Skipped) != 1 || !strings.Contains(all.Skipped[0], "10 reports") {
		t.Errorf("more reports than the limit: %v, %v", all, err)
	}
	long := "#0  0x0000000000401136 in f (s=0x1 \"" + strings.Repeat("x", 1<<20) + "\") at f.c:3\n#0  0x0000000000401136 in g () at g.c:4\n"
	all, err = backtrace.Read(strings.NewReader(long), backtrace.Limits{})
	if err != nil || len(all.Skipped) != 1 || !strings.Contains(all.Skipped[0], "1 lines of more than 65536") {
		t.Errorf("a long line: %v, %v", all, err)
	}
	all, err = backtrace.Read(io.MultiReader(strings.NewReader(frames), &zeros{left: 64 << 20}), backtrace.Limits{})
	if err != nil || len(all.Reports) != 1 {
		t.Errorf("64 MB behind a report: %v, %v", all, err)
	}
	all, err = backtrace.Read(strings.NewReader(strings.Repeat(frames, 100)), backtrace.Limits{Bytes: 10_000})
	if err != nil || len(all.Skipped) != 1 || len(all.Reports) > 5 {
		t.Errorf("more bytes of reports than the limit: %v, %v", all, err)
	}
}

// zeros is a text of lines that say nothing.
type zeros struct{ left int }

func (z *zeros) Read(p []byte) (int, error) {
	if z.left <= 0 {
		return 0, io.EOF
	}
	for i := range p {
		p[i] = '0'
		if i%100 == 99 {
			p[i] = '\n'
		}
	}
	z.left -= len(p)
	return len(p), nil
}

type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, errors.New("the pipe broke") }

func TestErrors(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"":                            "the text is empty: it wants gdb's bt",
		"\n\nhello world\nmore\n":     `no form that is known, which are gdb's bt and thread apply all bt, pstack, eu-stack`,
		"panic: runtime error\n\tx\n": `line 1 is "panic: runtime error"`,
	} {
		_, err := backtrace.Read(strings.NewReader(text), backtrace.Limits{})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := backtrace.Read(broken{}, backtrace.Limits{}); err == nil || !strings.Contains(err.Error(), "line 1: the pipe broke") {
		t.Errorf("a text that cannot be read: %v", err)
	}
}

func TestKinds(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]property.Kind{
		"free(): invalid pointer":                     property.InvalidFree,
		"double free or corruption (!prev)":           property.DoubleFree,
		"free(): double free detected in tcache 2":    property.DoubleFree,
		"corrupted size vs. prev_size":                "",
		"a.out: m.c:3: f: Assertion `x' failed.":      property.Assertion,
		"Assertion failed: x (m.c: f: 3)":             property.Assertion,
		"*** stack smashing detected ***: terminated": property.OutOfBounds,
		"a.out: pthread_mutex_lock.c:94: __pthread_mutex_lock: Assertion `mutex->__data.__owner == 0' failed.":         property.LockMisuse,
		"a.out: malloc.c:2617: sysmalloc: Assertion `(old_top == initial_top (av) && old_size == 0)' failed.":          "",
		"Fatal glibc error: tpp.c:87 (__pthread_tpp_change_priority): assertion failed: new_prio == -1":                property.LockMisuse,
		"x.c:4:9: runtime error: signed integer overflow: 2147483647 + 1 cannot be represented in type 'int'":          property.SignedOverflow,
		"==9==WARNING: MemorySanitizer: use-of-uninitialized-value\n    #0 0x5 in main m.c:4:7":                        property.UninitializedRead,
		"WARNING: ThreadSanitizer: double lock of a mutex (pid=3)\n    #0 pthread_mutex_lock <null> (a.out+0x1)":       property.LockMisuse,
		"==9==ERROR: AddressSanitizer: global-buffer-overflow on address 0x5 at pc 0x6\n    #0 0x5 in main /x/m.c:4:7": property.OutOfBounds,
	} {
		all, err := backtrace.Read(strings.NewReader(text), backtrace.Limits{})
		if err != nil || len(all.Reports) != 1 || all.Reports[0].Failure == nil {
			t.Errorf("%s: %v, %v", text, all, err)
			continue
		}
		if f := all.Reports[0].Failure; f.Kind != want || want != "" && len(f.Kinds()) != 1 || want == "" && len(f.Kinds()) < 3 {
			t.Errorf("%s: %s, of %v", text, f.Kind, f.Kinds())
		}
	}
}

func FuzzRead(f *testing.F) {
	for _, seed := range seeds(f) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		all, err := backtrace.Read(strings.NewReader(string(text)), backtrace.Limits{Reports: 50, Bytes: 1 << 20})
		if err != nil {
			return
		}
		for _, r := range all.Reports {
			_ = r.String()
			checkIndices(t, r)
		}
	})
}

// checkIndices holds what a report refers to against what it has.
func checkIndices(t *testing.T, r *backtrace.Report) {
	within := func(i int) {
		if i < -1 || i >= len(r.Threads) {
			t.Fatalf("thread %d of %d", i, len(r.Threads))
		}
	}
	for i := range r.Threads {
		th := &r.Threads[i]
		within(th.Creator)
		if w := th.Waits; w != nil && (w.Frame < -1 || w.Frame >= len(th.Frames)) {
			t.Fatalf("waits by frame %d of %d", w.Frame, len(th.Frames))
		}
	}
	if f := r.Failure; f != nil {
		within(f.Thread)
		for _, e := range f.Events {
			within(e.Thread)
		}
		for _, e := range f.Order {
			within(e.Thread)
		}
		if f.Object != nil {
			within(f.Object.Thread)
		}
	}
}
