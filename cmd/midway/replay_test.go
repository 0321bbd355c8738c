package main

import (
	"bytes"
	stdctx "context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"midway/internal/long"
)

// replayed are programs with violations of each kind, and what the binary has to say every time. An archive's name ends
// in .txtar; flags are those of the exploration.
var replayed = []struct {
	program, flags string
	want           []string
}{
	{"examples/queue/queue.c", "check", []string{"deadlock", "in pthread_cond_wait at queue.c:37", "in pthread_join at queue.c:63"}},
	{"examples/queue/queue.c", "run --first", []string{"deadlock", "in pthread_cond_wait at queue.c:37"}},
	{"testdata/replay/crossed.c", "check", []string{"deadlock", "w#1 in pthread_mutex_lock at crossed.c:8", "v#1 in pthread_mutex_lock at crossed.c:17"}},
	{"testdata/replay/joined_first.c", "check", []string{"deadlock", "main in pthread_join at joined_first.c:34", "consumer#1 in pthread_cond_wait at joined_first.c:23"}},
	{"testdata/replay/joined_first.c", "run", []string{"deadlock", "main in pthread_join at joined_first.c:34"}},
	{"testdata/replay/ids_on_heap.c", "check", []string{"assertion", "abort in main at ids_on_heap.c:28", "Assertion `c->done == 2' failed"}},
	{"testdata/replay/lost_update.c", "check", []string{"assertion", "abort in main at lost_update.c:26", "Assertion `x == 2' failed"}},
	{"testdata/replay/lost_update.c", "run", []string{"assertion", "abort in main at lost_update.c:26"}},
	{"testdata/replay/unlocked.c", "check --properties assertions", []string{"assertion", "abort in main at unlocked.c:20"}},
	{"testdata/replay/unlocked.c", "check --properties races", []string{"ThreadSanitizer: data race", "unlocked.c:7"}},
	{"testdata/replay/unlocked.c", "run", []string{"ThreadSanitizer: data race", "unlocked.c:7"}},
	{"testdata/replay/freed.c", "check", []string{"AddressSanitizer: heap-use-after-free", "freed.c:16"}},
	{"testdata/replay/freed_twice.c", "check", []string{"AddressSanitizer: attempting double-free", "freed_twice.c:12"}},
	{"testdata/replay/bounds.c", "check", []string{"AddressSanitizer: global-buffer-overflow", "bounds.c:13"}},
	{"testdata/replay/bounds.c", "run", []string{"AddressSanitizer: global-buffer-overflow", "bounds.c:13"}},
	{"testdata/replay/masked.c", "check", []string{"masked.c:14:", "masked.c:16:", "masked.c:15:"}},
	{"testdata/replay/spinning.c", "check", []string{"livelock", "pthread_join at spinning.c:34", "waiter#1 goes round by pthread_mutex_lock at line 9 of waiter"}},
	{"testdata/replay/spinning.c", "run", []string{"livelock", "waiter#1 in pthread_mutex_lock at spinning.c:9"}},
	{"testdata/replay/circling.c", "check --properties deadlocks", []string{"livelock", "waiter#1 in load at circling.c:6"}},
	{"testdata/replay/nested_blocks.c", "check", []string{"assertion", "abort in main at nested_blocks.c:30"}},
	{"testdata/replay/unread_answer.c", "check", []string{"assertion", "abort in main at unread_answer.c:23"}},
	{"testdata/replay/null.c", "check", []string{"AddressSanitizer: SEGV", "null.c:7"}},
	{"testdata/replay/cancelled.c", "check", []string{"assertion", "abort in main at cancelled.c:34"}},
	{"testdata/replay/destructors.c", "check", []string{"assertion", "abort in main at destructors.c:31"}},
	{"testdata/replay/main_exits.c", "check", []string{"assertion", "abort in worker#1 at main_exits.c:19"}},
	{"testdata/replay/c11_threads.c", "check", []string{"ThreadSanitizer: data race", "c11_threads.c:9", "abort in main at c11_threads.c:23"}},
}

// TestReplay builds the real binary of every violation of some programs and runs it several times: all runs fail the
// same way.
func TestReplay(t *testing.T) {
	long.Test(t)
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range shared(t, replayed) {
		if !inAllWays() && (strings.HasPrefix(r.flags, "run") || !long.Takes(r.program, 0, 2)) {
			continue // the program is replayed as check finds it, every second one by its name
		}
		t.Run(strings.ReplaceAll(filepath.Base(r.program)+" "+r.flags, " ", "_"), func(t *testing.T) {
			t.Chdir(copied(t, filepath.Join(root, r.program)))
			explored(t, filepath.Base(r.program), r.flags)
			times := "3" // make replay-all takes more
			text, code := said("replay", "result.json", "--times", times, "--json", "replayed.json")
			for i, v := range document(t, "replayed.json").Violations {
				if v.Replayed == nil || !*v.Replayed {
					t.Errorf("violation %d: native is %v", i+1, v.Replayed)
				}
			}
			if code != 0 || !strings.Contains(text, times+" runs, all the same") {
				t.Fatalf("exit code %d\n%s", code, text)
			}
			for _, w := range r.want {
				if !strings.Contains(text, w) {
					t.Errorf("%q is missing:\n%s", w, text)
				}
			}
		})
	}
}

// TestReplayDiverges holds a schedule that the program cannot take against the binary: the replay says where it fails.
func TestReplayDiverges(t *testing.T) {
	long.Test(t)
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(copied(t, filepath.Join(root, "testdata/replay/lost_update.c")))
	explored(t, "lost_update.c", "check")
	if text, code := said("replay", "result.json", "--clang", "/no/such/clang"); code != exitUsage || !strings.Contains(text, "/no/such/clang does not run") {
		t.Errorf("exit code %d, %s", code, text)
	}
	result, err := os.ReadFile("result.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, change := range []struct{ from, to, want string }{
		{`"op": "pthread_mutex_unlock",
            "in": "w"`, `"op": "pthread_mutex_lock",
            "in": "w"`, "diverges at step"},
		{`"violating": 0`, `"violating": 1, "depends": "it depends on what fgets gives"`, "nothing moves (it depends on what fgets gives)"},
		{`"obstacle": ""`, `"obstacle": "it depends on what fgets gives"`, "it depends on what fgets gives"},
		{`"scope": "program"`, `"scope": "fragment"`, "has no initial state for a harness"},
		{`"sha256": [
      "`, `"sha256": [
      "0`, "lost_update.c has changed"},
	} {
		changed := bytes.Replace(result, []byte(change.from), []byte(change.to), 1)
		if bytes.Equal(changed, result) {
			t.Fatalf("%q is not in the result:\n%s", change.from, result)
		}
		if err := os.WriteFile("changed.json", changed, 0o644); err != nil {
			t.Fatal(err)
		}
		if text, code := said("replay", "changed.json"); code == 0 || !strings.Contains(text, change.want) {
			t.Errorf("with %s: exit code %d, %q is missing:\n%s", change.to, code, change.want, text)
		}
	}
}

// TestReplayUnderGDB: gdb stops where another thread goes on, in the program's function, and at the failure.
func TestReplayUnderGDB(t *testing.T) {
	long.Test(t)
	if _, err := exec.LookPath("gdb"); err != nil {
		t.Skip("there is no gdb")
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	for program, want := range map[string][]string{
		"lost_update.c": {"step 1 of ", "main: pthread_create at line 20 of main", "w#1: pthread_mutex_lock at line 9 of w", "failure: __assert_fail at line 26 of main", "assert(x == 2)"},
		"crossed.c":     {"failure: every thread is about to wait for good"},
		"freed.c":       {"failure: AddressSanitizer reports", "freed.c:16"},
	} {
		t.Run(program, func(t *testing.T) {
			t.Chdir(copied(t, filepath.Join(root, "testdata/replay", program)))
			explored(t, program, "check --properties assertions,deadlocks,memory")
			input := filepath.Join(t.TempDir(), "commands")
			commands := strings.Repeat("if !$failed\ncontinue\nend\n", 12) + "quit\n"
			if err := os.WriteFile(input, []byte(commands), 0o600); err != nil {
				t.Fatal(err)
			}
			text := atGDB(t, input)
			for _, w := range want {
				if !strings.Contains(text, w) {
					t.Errorf("%q is missing:\n%s", w, text)
				}
			}
		})
	}
	for flags, want := range map[string]string{"--times 3": "one run at a time", "--violation 9": "has violations 1 to"} {
		t.Chdir(copied(t, filepath.Join(root, "testdata/replay/lost_update.c")))
		explored(t, "lost_update.c", "check")
		args := append([]string{"replay", "result.json", "--gdb"}, strings.Fields(flags)...)
		if text, code := said(args...); code != exitUsage || !strings.Contains(text, want) {
			t.Errorf("%s: exit code %d, %s", flags, code, text)
		}
	}
}

// atGDB is what is said with commands from a file.
func atGDB(t *testing.T, input string) string {
	t.Helper()
	in, err := os.Open(input)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	was := os.Stdin
	os.Stdin = in
	defer func() { os.Stdin = was }()
	text, code := said("replay", "result.json", "--violation", "1", "--gdb")
	if code != 0 {
		t.Errorf("exit code %d", code)
	}
	return text
}

// copied is a new folder with a program, or with those of an archive.
func copied(t *testing.T, path string) string {
	t.Helper()
	dir := t.TempDir()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	files := []txtar.File{{Name: filepath.Base(path), Data: data}}
	if filepath.Ext(path) == ".txtar" {
		files = txtar.Parse(data).Files
	}
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(dir, f.Name), f.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// explored writes result.json, which has to have a violation.
func explored(t *testing.T, program, flags string) {
	t.Helper()
	args := append(strings.Fields(flags), program, "--json", "result.json")
	if text, code := said(args...); code != exitViolated {
		t.Fatalf("exit code %d\n%s", code, text)
	}
}

// said runs the command line.
func said(args ...string) (text string, code int) {
	var out bytes.Buffer
	code = run(stdctx.Background(), args, &out, &out)
	return out.String(), code
}
