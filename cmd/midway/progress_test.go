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
		"10s  70 paths, 8 runs/s, 1 violations, about 25% explored, 30s left": {Elapsed: 10 * time.Second, Paths: 70, Runs: 80, Violations: 1, Explored: 0.25},
		"2s  3 paths, 2 runs/s, 0 violations, 5 states waiting":               {Elapsed: 2 * time.Second, Paths: 3, Runs: 3, Pending: 5},
		"5s  3 paths, 1 runs/s, 0 violations, 4 jobs done, 2 running, 1 queued, about 50% explored, 5s left": {Elapsed: 5 * time.Second, Paths: 3, Runs: 3, Explored: 0.5,
			Jobs: &execute.Jobs{Ended: 4, Running: 2, Queued: 1}},
		"3s  computing which locks are held":                         {Elapsed: 3 * time.Second, Phase: "computing which locks are held"},
		"1s  3 paths, 3 runs/s, 0 violations, about 1e-10% explored": {Elapsed: time.Second, Paths: 3, Runs: 3, Explored: 1e-12},
	} {
		if got := progressText(p); got != want {
			t.Errorf("got  %q\nwant %q", got, want)
		}
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
