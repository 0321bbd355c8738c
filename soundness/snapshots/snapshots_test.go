package snapshots

import (
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"midway/context"
	"midway/internal/backtrace"
	"midway/internal/expr"
	"midway/internal/long"
	"midway/internal/solver"
)

// subjects are programs of the repository that run long enough to be stopped.
var subjects = []struct {
	file, args string
	kinds      []string // of facts that have to be checked
}{
	{"../../bench/programs/dedup.c", "2 3000000", []string{"settled", "memory", "register", "invariant", "lock free", "lock may be held", "points to", "points to an allocated object", "size", "guard"}},
	{"../../bench/programs/kmedian.c", "3 6000 6", []string{"barrier", "matched barrier", "register", "memory"}},
	{"../../bench/programs/lu.c", "3 700", []string{"settled", "register", "guard"}},
}

func build(tb testing.TB, file string) *Program {
	tb.Helper()
	if _, err := exec.LookPath("gdb"); err != nil {
		tb.Fatal("gdb is needed: apt-get install gdb")
	}
	s, err := New(file, Options{Dir: tb.TempDir()})
	if err != nil {
		tb.Fatal(err)
	}
	return s
}

func solvers(b *expr.Builder) *solver.Solver { return solver.New(b, solver.Options{}) }

func workload(args string) Workload {
	return Workload{Args: args + " >/dev/null", Patience: 20 * time.Millisecond, Limit: 30 * time.Second}
}

// TestRandomStops: at random moments of native runs every stack is accepted, and no fact is false.
func TestRandomStops(t *testing.T) {
	long.Test(t)
	for i, x := range subjects {
		t.Run(x.file, func(t *testing.T) {
			t.Parallel()
			s := build(t, x.file)
			n, err := s.Run(Plan{Workload: workload(x.args), Stops: 8, PerRun: 8, Seed: uint64(i), Span: 40 * time.Millisecond, Program: x.file})
			if err != nil {
				t.Fatal(err)
			}
			t.Log(n)
			if refused, wrong := n.Bad(); refused > 0 || wrong > 0 {
				t.Errorf("%d stacks refused, %d facts false", refused, wrong)
			}
			// Under load some stops come before the program has started its threads.
			if n.Accepted < 4 || n.Threads <= n.Accepted {
				t.Errorf("only %d contexts, of %d threads", n.Accepted, n.Threads)
			}
			for _, k := range x.kinds {
				if n.Checked[k] == 0 {
					t.Errorf("no fact of kind %q was checked", k)
				}
			}
		})
	}
}

// TestTextsSayWhatGDBKnows: the stacks that gdb prints at random moments are read as gdb's own list of frames has them.
func TestTextsSayWhatGDBKnows(t *testing.T) {
	long.Test(t)
	s := build(t, "../../bench/programs/dedup.c")
	w := workload("2 3000000")
	w.Text = true
	x, err := s.start(w)
	if err != nil {
		t.Fatal(err)
	}
	defer x.close()
	frames := 0
	for n := 0; n < 30 && frames < 50; n++ { // under load the first stops come before there are threads
		stop, err := x.stop(40*time.Millisecond, 30*time.Second)
		if err != nil || stop.Exited {
			t.Fatal(err, "the program ended")
		}
		all, err := backtrace.Read(strings.NewReader(stop.Text), backtrace.Limits{})
		if err != nil || len(all.Reports) != 1 || !all.Reports[0].Whole || len(all.Reports[0].Threads) != len(stop.Threads) {
			t.Fatalf("%v: %v, of %d threads\n%s", err, all, len(stop.Threads), stop.Text)
		}
		for i := range stop.Threads {
			frames += sameStack(t, &stop.Threads[i], all.Reports[0])
		}
	}
	if frames < 50 {
		t.Errorf("only %d frames were compared", frames)
	}
}

// sameStack compares a thread's frames with those of a report, and counts them.
func sameStack(t *testing.T, want *Thread, rep *backtrace.Report) int {
	for i := range rep.Threads {
		got := &rep.Threads[i]
		if got.LWP != want.LWP {
			continue
		}
		if len(got.Frames) != len(want.Frames) {
			t.Errorf("thread %d has %d frames, not %d", want.LWP, len(got.Frames), len(want.Frames))
			return 0
		}
		for k := range want.Frames {
			f, w := &got.Frames[k], &want.Frames[k]
			name := w.Function
			if name == "??" {
				name = ""
			}
			if f.Number != k || f.Function != name || f.Address != 0 && f.Address != w.PC || w.Own && f.Owner != backtrace.User {
				t.Errorf("thread %d, frame %d: %v, of %v", want.LWP, k, f, w)
			}
		}
		return len(want.Frames)
	}
	t.Errorf("thread %d is not in the report", want.LWP)
	return 0
}

// TestChangedMemoryIsNoticed changes the memory of a stopped process: what is said of it is then false.
func TestChangedMemoryIsNoticed(t *testing.T) {
	long.Test(t)
	s := build(t, "../../bench/programs/dedup.c")
	x, err := s.start(workload("2 3000000"))
	if err != nil {
		t.Fatal(err)
	}
	defer x.close()
	var stop *Stop
	for range 20 {
		if stop, err = x.stop(50*time.Millisecond, 30*time.Second); err != nil || stop.Exited {
			t.Fatal(err, "the program ended")
		}
		if c, _, why := s.Context(stop); why == "" && len(stop.Threads) > 3 && freeLock(t, s, c) != 0 {
			break
		}
	}
	c, stands, why := s.Context(stop)
	if why != "" {
		t.Fatal(why)
	}
	at := func(name string, off uint64) uint64 { return s.debug.symbols[name].Value + off }
	member := func(name, path string) uint64 {
		g := s.P.Global(name)
		for off := int64(0); off < g.Size; off += 4 {
			if g.Type.Path(off) == path {
				return at(name, uint64(off))
			}
		}
		t.Fatalf("%s has no %s", name, path)
		return 0
	}
	lwp := uint32(stop.Threads[0].LWP)
	for _, change := range []struct {
		kind string
		at   uint64
		to   []uint32
	}{
		{"", 0, nil},
		{"settled", at("pool", 0), []uint32{77}},
		{"invariant", member("to_pack", ".count"), []uint32{1000}},
		{"lock free", freeLock(t, s, c), []uint32{1, 0, 1, 1}},
		{"lock may be held", at("table", 0), []uint32{1, 0, lwp, 1}},
		{"points to", at("stream", 0), []uint32{uint32(at("pool", 0)), 0}},
		{"points to an allocated object", at("to_hash", 0), behind(peek(t, stop.PID, at("to_hash", 0)))},
	} {
		t.Run("change "+change.kind, func(t *testing.T) {
			defer poke(t, stop.PID, change.at, change.to)()
			r, err := s.Check(stop, c, stands, solvers)
			if err != nil || r.Refused != "" {
				t.Fatal(err, r.Refused)
			}
			said := ""
			for _, f := range r.False {
				said += fmt.Sprintln(f.Kind, f.Text, f.Seen)
			}
			if (change.kind == "") != (said == "") || !strings.Contains(said, change.kind) {
				t.Errorf("%q is false, want %q", said, change.kind)
			}
		})
	}
}

// freeLock is the address of a mutex that no thread of the context can hold, or 0.
func freeLock(t *testing.T, s *Program, c *context.Context) uint64 {
	t.Helper()
	facts, err := s.analyse(c)
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range s.P.Globals {
		for _, off := range facts.Locks.FreeIn(g) {
			return s.debug.symbols[g.Symbol.Name].Value + uint64(off)
		}
	}
	return 0
}

// peek reads a pointer of a process.
func peek(t *testing.T, pid int, at uint64) []uint32 {
	t.Helper()
	mem, err := os.Open(fmt.Sprintf("/proc/%d/mem", pid))
	if err != nil {
		t.Fatal(err)
	}
	defer mem.Close()
	var b [8]byte
	if _, err := mem.ReadAt(b[:], int64(at)); err != nil {
		t.Fatal(err)
	}
	return []uint32{binary.LittleEndian.Uint32(b[:]), binary.LittleEndian.Uint32(b[4:])}
}

// behind is a pointer some bytes behind another one.
func behind(p []uint32) []uint32 { return []uint32{p[0] + 4, p[1]} }

// poke writes words into a process and returns what writes the old ones back.
func poke(t *testing.T, pid int, at uint64, words []uint32) func() {
	t.Helper()
	mem, err := os.OpenFile(fmt.Sprintf("/proc/%d/mem", pid), os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	old, data := make([]byte, 4*len(words)), make([]byte, 0, 4*len(words))
	for _, w := range words {
		data = binary.LittleEndian.AppendUint32(data, w)
	}
	if _, err := mem.ReadAt(old, int64(at)); err != nil {
		t.Fatal(err)
	}
	if _, err := mem.WriteAt(data, int64(at)); err != nil {
		t.Fatal(err)
	}
	return func() {
		if _, err := mem.WriteAt(old, int64(at)); err != nil {
			t.Error(err)
		}
		mem.Close()
	}
}

// TestNumber: each instruction gets a line of its own, and nothing else changes.
func TestNumber(t *testing.T) {
	const text = `@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1

define i32 @f(i32 %x) !dbg !4 {
entry:
  %x.addr = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !5, metadata !DIExpression()), !dbg !6
  %0 = load i32, i32* %x.addr, align 4, !dbg !7
  br label %end, !dbg !8, !llvm.loop !9
end:
  ret i32 %0, !dbg !8
}

!6 = !DILocation(line: 1, column: 11, scope: !4)
!7 = !DILocation(line: 2, column: 3, scope: !4, inlinedAt: !10)
!8 = !DILocation(line: 3, scope: !4)
`
	want := strings.NewReplacer("private unnamed_addr", "internal", "align 4, !dbg !7", "align 4, !dbg !9", "%end, !dbg !8", "%end, !dbg !10", "%0, !dbg !8", "%0, !dbg !11").Replace(text) + `
!9 = !DILocation(line: 16777216, scope: !4, inlinedAt: !10)
!10 = !DILocation(line: 16777217, scope: !4)
!11 = !DILocation(line: 16777218, scope: !4)
`
	if got := number(text); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestSpill: what instructions compute is stored in a local that is called by their line.
func TestSpill(t *testing.T) {
	const text = `define i32 @f(i32* %p) #0 !dbg !4 {
entry:
  %0 = load i32, i32* %p, align 4, !dbg !6
  %call = call noundef i8* (i32, ...) @g(i32 noundef %0), !dbg !7
  br label %end, !dbg !8

end:
  %x = phi i32 [ %0, %entry ], !dbg !9
  %y = phi i64 [ 0, %entry ], !dbg !10
  ret i32 %x, !dbg !11
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1
!6 = !DILocation(line: 16777216, scope: !4)
!7 = !DILocation(line: 16777217, scope: !4)
!8 = !DILocation(line: 16777218, scope: !4)
!9 = !DILocation(line: 16777219, scope: !4)
!10 = !DILocation(line: 16777220, scope: !4)
!11 = !DILocation(line: 16777221, scope: !4)
`
	got := spill(text)
	for _, want := range []string{
		"entry:\n  %mw.16777216 = alloca i32, align 8\n  call void @llvm.dbg.declare(metadata i32* %mw.16777216, metadata !13,",
		"  store i32 %0, i32* %mw.16777216, align 8, !dbg !6\n",
		"  store i8* %call, i8** %mw.16777217, align 8, !dbg !7\n",
		"!dbg !10\n  store i32 %x, i32* %mw.16777219, align 8, !dbg !9\n  store i64 %y, i64* %mw.16777220, align 8, !dbg !10\n  ret",
		"!13 = !DILocalVariable(name: \"mw.16777216\", scope: !4, line: 1, type: !12)\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
}
