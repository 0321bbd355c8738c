package main

import (
	stdctx "context"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"midway/execute"
	"midway/internal/long"
)

func TestProgressText(t *testing.T) {
	for want, p := range map[string]execute.Progress{
		"10s  70 paths, 8 runs/s, 1 violation, 25% explored, 30s left": {Elapsed: 10 * time.Second, Paths: 70, Runs: 80, Violations: 1, Explored: 0.25},
		"2s  3 paths, 2 runs/s, 0 violations, 5 states waiting":        {Elapsed: 2 * time.Second, Paths: 3, Runs: 3, Pending: 5},
		"5s  3 paths, 1 runs/s, 0 violations, jobs 4 done 2 running 1 queued, 50% explored, 5s left": {Elapsed: 5 * time.Second, Paths: 3, Runs: 3, Explored: 0.5,
			Jobs: &execute.Jobs{Ended: 4, Running: 2, Queued: 1}},
		"3s  computing which locks are held":                   {Elapsed: 3 * time.Second, Phase: "computing which locks are held"},
		"1s  3 paths, 3 runs/s, 0 violations, 1e-10% explored": {Elapsed: time.Second, Paths: 3, Runs: 3, Explored: 1e-12},
	} {
		if got := progressText(p); got != want {
			t.Errorf("got  %q\nwant %q", got, want)
		}
	}
}

// TestProgressFits: on a narrow terminal the line leaves out what matters least, and is never wider.
func TestProgressFits(t *testing.T) {
	p := execute.Progress{Elapsed: 9061 * time.Second, Paths: 53275, Runs: 60000, Violations: 12, Explored: 0.0483,
		Jobs: &execute.Jobs{Ended: 140, Running: 2, Queued: 5}}
	for width, want := range map[int]string{
		200: "2h31m1s  53275 paths, 7 runs/s, 12 violations, jobs 140 done 2 running 5 queued, 4.83% explored, 49h36m left",
		79:  "2h31m1s  12 violations, 4.83% explored, 49h36m left",
		85:  "2h31m1s  12 violations, jobs 140 done 2 running 5 queued, 4.83% explored, 49h36m left",
		20:  "2h31m1s  12 violatio",
	} {
		if got := fitted(progressParts(p), width); got != want {
			t.Errorf("%d columns: %q, not %q", width, got, want)
		}
	}
	p.Phase = "computing which locks are held at every place of the program"
	if got := fitted(progressParts(p), 40); got != "2h31m1s  computing which locks are held " {
		t.Errorf("%q", got)
	}
}

// TestNotesHaveLines: a note does not go on in the line that is rewritten.
func TestNotesHaveLines(t *testing.T) {
	var w strings.Builder
	p := &progress{w: &w, inPlace: true, width: func() int { return 80 }}
	p.show(execute.Progress{Elapsed: time.Second, Phase: "loading"})
	p.noting(func(text string) { w.WriteString(text + "\n") })("a note")
	p.erase()
	if want := "\r\x1b[K1s  loading\r\x1b[Ka note\n"; w.String() != want {
		t.Errorf("%q, not %q", w.String(), want)
	}
}

func TestHeartbeatText(t *testing.T) {
	begun := time.Now()
	at := func(seconds int) time.Time { return begun.Add(time.Duration(seconds) * time.Second) }
	for _, c := range []struct {
		said *news
		want string
	}{
		{nil, "20s  loading the program"},
		{&news{execute.Progress{Phase: "replaying what was found"}, at(20)}, "20s  replaying what was found"},
		{&news{execute.Progress{Paths: 3, Instructions: 70, Where: "t1 at a.c:3; an instruction, in the solver for 4s", Forks: "q.n > 0 at a.c:2"}, at(15)},
			"20s  3 paths, 0 runs/s, 0 violations, 70 instructions; t1 at a.c:3; an instruction, in the solver for 4s; forked last on q.n > 0 at a.c:2; nothing heard for 5s"},
	} {
		if got := heartbeatText(c.said, begun, at(20)); got != c.want {
			t.Errorf("got  %q\nwant %q", got, c.want)
		}
	}
}

// TestHeartbeat: off a terminal a run says now and then where it is, what it waits for, and what its path forked on.
func TestHeartbeat(t *testing.T) {
	long.Test(t)
	defer func(d time.Duration) { heartbeat = d }(heartbeat)
	heartbeat = 300 * time.Millisecond
	path := filepath.Join(source(t, slowSide), "p.c")
	var stdout, stderr strings.Builder
	stop, cancel := stdctx.WithTimeout(stdctx.Background(), 3*time.Second) // with --time no query would take long
	defer cancel()
	run(stop, []string{"run", path, "--step-time", "4s"}, &stdout, &stderr)
	want := regexp.MustCompile(`(?m)^midway: \d+s  .*instructions; main at .*p.c:10; an instruction, in the solver for \ds; forked last on .* at .*p.c:\d+$`)
	if !want.MatchString(stderr.String()) {
		t.Errorf("got %q", stderr.String())
	}
	if strings.Contains(stdout.String(), "midway:") {
		t.Error("it is on standard output")
	}
}
