package pipeline

import (
	stdctx "context"
	"errors"
	"flag"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"midway/internal/halt"
	"midway/internal/long"
	"midway/internal/state"
	"midway/soundness"
)

// maxReplayed is how many paths of a context are replayed.
const maxReplayed = 200

// allWays has each context replayed at both granularities; by default each is at one, by its name.
var allWays = flag.Bool("all", false, "replay each context at both granularities")

// TestEveryPathOfAContextIsTaken: from a concrete state that a path's condition describes, under its schedule, the
// concrete machine takes exactly that path (Bergan §5, theorem 1, soundness).
func TestEveryPathOfAContextIsTaken(t *testing.T) {
	long.Test(t)
	replayContexts(t, "sync")
}

// TestEveryPathOfAContextIsTakenAtMemoryGranularity is the same where threads switch at every shared access.
func TestEveryPathOfAContextIsTakenAtMemoryGranularity(t *testing.T) {
	long.Test(t)
	replayContexts(t, "memory")
}

// notTaken are paths that the concrete machine does not take, by the name of their context and how they end, and why.
// None of them is the end of a violation.
var notTaken = map[string]string{
	"frame_gone-c.yaml fragment-end":           "no initial state is found that satisfies its condition; why is open",
	"callback_never_set-c.yaml assume-blocked": "a call through a pointer that is never set is assumed not to be made; the concrete machine makes it",
}

func replayContexts(t *testing.T, granularity string) {
	paths, contexts := 0, 0
	for _, o := range contextOptions(t, granularity) {
		t.Run(filepath.Base(o.ContextFile), func(t *testing.T) {
			o.Granularity, o.Paths = granularity, maxReplayed
			n := replayPaths(t, o)
			paths += n
			if n > 0 {
				contexts++
			}
		})
	}
	t.Logf("%d paths of %d contexts", paths, contexts)
	if contexts < 110 || paths < 450 {
		t.Error("too little was replayed")
	}
}

// replayedAt reports whether a context, by the name of its archive or file, is replayed at a granularity; "" is any.
func replayedAt(name, granularity string) bool {
	return *allWays || granularity == "" || crc32.ChecksumIEEE([]byte(name))%4 == map[string]uint32{"sync": 0, "memory": 1}[granularity]
}

// contextOptions are a run of every context among the end-to-end tests and the examples that is replayed at a
// granularity.
func contextOptions(t *testing.T, granularity string) []*Options {
	t.Helper()
	archives, err := filepath.Glob("../../testdata/*/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	var out []*Options
	for _, name := range archives {
		if o := fromArchive(t, name, granularity); o != nil {
			out = append(out, o)
		}
	}
	examples, err := filepath.Glob("../../examples/*/*.yaml")
	if err != nil || len(examples) == 0 || len(out) == 0 {
		t.Fatalf("%d archives, %d examples: %v", len(out), len(examples), err)
	}
	for _, name := range examples {
		if replayedAt(filepath.Base(name), granularity) {
			out = append(out, &Options{ContextFile: name, Programs: []string{strings.TrimSuffix(name, ".yaml") + ".c"}})
		}
	}
	return out
}

// fromArchive writes an archive's files and reads its flags; nil where it runs from main, is not replayed at the
// granularity, runs something else, is slow, or has no end without a time limit.
func fromArchive(t *testing.T, name, granularity string) *Options {
	t.Helper()
	a, err := txtar.ParseFile(name)
	if err != nil {
		t.Fatal(err)
	}
	o := &Options{}
	for _, f := range a.Files {
		switch words := strings.Fields(string(f.Data)); {
		case f.Name == "slow", f.Name == "command" || f.Name == "flags" && slices.Contains(words, "--time"):
			return nil
		case f.Name == "flags":
			o.flags(words)
		case filepath.Ext(f.Name) == ".yaml":
			o.ContextFile = strings.TrimSuffix(filepath.Base(name), ".txtar") + "-" + f.Name
		}
	}
	if o.ContextFile == "" || !replayedAt(o.ContextFile, granularity) {
		return nil
	}
	o.unpack(t, a, t.TempDir())
	return o
}

// unpack writes the files of an archive behind the name that its context file begins with.
func (o *Options) unpack(t *testing.T, a *txtar.Archive, dir string) {
	t.Helper()
	o.ContextFile = filepath.Join(dir, o.ContextFile)
	for _, f := range a.Files {
		if f.Name == "want" || f.Name == "conditions" || f.Name == "flags" {
			continue
		}
		path := filepath.Join(dir, f.Name)
		if filepath.Ext(f.Name) == ".yaml" {
			path = o.ContextFile
		} else if filepath.Ext(f.Name) == ".c" {
			o.Programs = append(o.Programs, path)
		}
		if err := os.WriteFile(path, f.Data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// flags reads the flags that archives with contexts use.
func (o *Options) flags(words []string) {
	for i, w := range words {
		switch w {
		case "--fifo":
			o.FIFO = true
		case "--distrust-initial":
			o.DistrustInitial = true
		case "--seed":
			o.Seed = words[i+1]
		case "--alias":
			o.Alias = words[i+1]
		case "--branches":
			o.Branches, _ = strconv.Atoi(words[i+1])
		case "--cflags":
			o.CFlags = append(o.CFlags, words[i+1])
		}
	}
}

// replayPaths explores a context and replays its paths; it returns how many.
func replayPaths(t *testing.T, o *Options) int {
	t.Helper()
	plan, err := Prepare(stdctx.Background(), o, Output{})
	if err != nil {
		return 0 // the archive is about an error of the user's
	}
	var ends []*state.State
	ended := func(st *state.State) {
		if len(ends) < maxReplayed && st.End.Outcome != state.Cut {
			ends = append(ends, st)
		}
	}
	s := plan.session(stdctx.Background(), Output{Ended: ended})
	defer s.close()
	i, err := plan.initial(s)
	if err == nil {
		_, err = explore(s, i)
	}
	if errors.As(err, new(*InternalError)) {
		t.Fatal(err)
	} else if err != nil {
		return 0
	}
	v := newValidation(s, i, &Checked{}, &halt.Flag{})
	defer v.close()
	n := 0
	for i, end := range ends {
		answer, why := v.path(end)
		switch answer {
		case soundness.Refuted:
			if reason := notTaken[filepath.Base(o.ContextFile)+" "+end.End.Outcome.String()]; reason != "" {
				t.Logf("path %d is not taken: %s", i+1, reason)
				continue
			}
			t.Errorf("path %d, %s %s: %s", i+1, end.End.Outcome, end.End.Kind, why)
		case soundness.Undecided:
			t.Logf("path %d, %s %s is not replayed: %s", i+1, end.End.Outcome, end.End.Kind, why)
		default:
			n++
		}
	}
	return n
}

// path replays an explored path.
func (x *validation) path(end *state.State) (soundness.Answer, string) {
	w := soundness.Witness{
		Schedule: end.Trace.Steps(),
		Answers:  end.EnvAnswers.List(),
		Outcome:  end.End.Outcome,
		Kind:     end.End.Kind,
		Loc:      end.End.Loc,
		Thread:   end.End.Thread,
		Memory:   x.Granularity == "memory",
	}
	start, answer, why := x.start(end, &w)
	if start == nil {
		return answer, why
	}
	answer, why, _ = soundness.ReplayFrom(x.Program, x.opt, start, w)
	return answer, why
}

// TestAnotherStartIsRefuted: a path of a context is not confirmed from a state in which its condition does not hold.
func TestAnotherStartIsRefuted(t *testing.T) {
	o := fromArchive(t, "../../testdata/contexts/pointers_may_be_equal.txtar", "")
	var ends []*state.State
	s, err := begin(stdctx.Background(), o, Output{Ended: func(st *state.State) { ends = append(ends, st) }})
	if err != nil {
		t.Fatal(err)
	}
	defer s.close()
	i := initial(t, s)
	if _, err := explore(s, i); err != nil || len(ends) < 2 {
		t.Fatalf("%d paths: %v", len(ends), err)
	}
	v := newValidation(s, i, &Checked{}, &halt.Flag{})
	defer v.close()
	refuted := 0
	for _, end := range ends {
		for _, other := range ends {
			if end == other {
				continue
			}
			w := soundness.Witness{
				Schedule: end.Trace.Steps(),
				Outcome:  end.End.Outcome,
				Kind:     end.End.Kind,
				Loc:      end.End.Loc,
			}
			start, _, _ := v.start(other, &soundness.Witness{})
			if answer, _, _ := soundness.ReplayFrom(i.Program, v.opt, start, w); answer == soundness.Refuted {
				refuted++
			}
		}
	}
	if want := len(ends) * (len(ends) - 1); refuted != want {
		t.Errorf("%d of %d replays from another path's state are refuted", refuted, want)
	}
}
