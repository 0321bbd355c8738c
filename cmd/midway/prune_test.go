package main

import (
	"bytes"
	stdctx "context"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/internal/report"
)

// TestPruneSaysWhatItDoes: the result names the reductions that were really used, and a flag without effect is no
// secret.
func TestPruneSaysWhatItDoes(t *testing.T) {
	long.Test(t)
	t.Chdir(t.TempDir())
	src := "#include <assert.h>\n#include <pthread.h>\nint x;\n#ifdef LOCKED\npthread_mutex_t m;\nvoid *f(void *a) { pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); return a; }\n#else\nvoid *f(void *a) { x++; return a; }\n#endif\n" +
		"int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); assert(x == 1); return 0; }\n"
	if err := os.WriteFile("p.c", []byte(src), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		flags string
		want  []string
		note  string
	}{
		{"", []string{"por-source", "summaries"}, ""},
		{"--no-summaries", []string{"por-source"}, ""},
		{"--por optimal", []string{"por-optimal"}, ""},
		{"--no-por", nil, ""},
		{"--at t1=f", []string{"por-source"}, ""},
		{"--properties leaks", []string{"por-source"}, ""},
		{"--prune", []string{"por-source", "summaries"}, ""},
		{"--prune --por optimal", []string{"por-source", "summaries"}, "not with --por optimal"},
		{"--prune --por property", []string{"por-property", "summaries"}, ""},
		{"--prune --por property --properties memory,assertions", []string{"por-property", "summaries"}, ""},
		{"--prune --por property --properties assertions --no-semi-commute", []string{"por-property", "summaries"}, ""},
		{"--prune --no-semi-commute", []string{"por-source", "summaries"}, "no effect"},
		{"--prune --por property --properties assertions", []string{"por-property", "summaries", "semi-commutativity"}, ""},
		{"--prune --por property --properties assertions --granularity memory -D LOCKED", []string{"por-property", "summaries", "semi-commutativity", "sections"}, ""},
		{"--prune --por property --properties assertions --granularity memory -D LOCKED --no-sections", []string{"por-property", "summaries", "semi-commutativity"}, ""},
		{"--no-summaries --por property --properties assertions --granularity memory -D LOCKED", []string{"por-property", "sections"}, ""},
		{"--prune --no-por", []string{"summaries"}, ""},
		{"--prune --properties leaks", []string{"por-source"}, "no effect"},
		{"--prune --properties assertions --guidance", []string{"por-source", "summaries", "guidance"}, ""},
		{"--properties assertions --guidance", []string{"por-source", "summaries", "guidance"}, ""},
		{"--properties assertions --guidance --no-summaries", []string{"por-source"}, "--guidance has no effect"},
		{"--guidance", []string{"por-source", "summaries"}, "--guidance has no effect"},
		{"--prune --at t1=f", []string{"por-source", "summaries"}, ""},
	} {
		var stdout, stderr bytes.Buffer
		run(stdctx.Background(), append([]string{"check", "p.c", "--json", "-"}, strings.Fields(c.flags)...), &stdout, &stderr)
		var doc report.Document
		if err := json.Unmarshal(stdout.Bytes(), &doc); err != nil {
			t.Fatalf("%s: %v %s", c.flags, err, stderr.String())
		}
		if !slices.Equal(doc.Reductions, c.want) || c.note == "" && stderr.Len() > 0 || !strings.Contains(stderr.String(), c.note) {
			t.Errorf("%s: %q, want %q; %s", c.flags, doc.Reductions, c.want, stderr.String())
		}
	}
}

// TestExplain: what the summaries covered adds up, and the largest come first.
func TestExplain(t *testing.T) {
	var stdout, stderr bytes.Buffer
	args := []string{"check", "../../bench/programs/peers/fib.c", "-D", "N=3", "--properties", "assertions", "--prune", "--json", "-"}
	run(stdctx.Background(), append(args, "--explain"), &stdout, &stderr)
	var doc report.Document
	if err := json.Unmarshal(stdout.Bytes(), &doc); err != nil {
		t.Fatalf("%v %s", err, stderr.String())
	}
	s := doc.Summaries
	if s == nil || s.Covered == 0 || s.Covered != doc.Stats.StatesSubsumed || s.Used == 0 || s.Used > s.Kept || s.Seconds <= 0 || len(s.Most) == 0 {
		t.Fatalf("%+v; %d states subsumed", s, doc.Stats.StatesSubsumed)
	}
	for i, u := range s.Most {
		if u.Covered == 0 || i > 0 && u.Covered > s.Most[i-1].Covered || len(u.Threads) == 0 {
			t.Errorf("%d: %+v", i, u)
		}
	}
	stdout.Reset()
	run(stdctx.Background(), args, &stdout, &stderr)
	if strings.Contains(stdout.String(), `"summaries":`) {
		t.Error("nobody asked for an explanation")
	}
}
