package soundness_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"midway/internal/ir"
	"midway/internal/long"
	"midway/internal/pointsto"
	"midway/soundness/concrete"
	"midway/soundness/generate"
)

// pointsOf are the graphs that pointers of runs are held against: with layouts and without.
func pointsOf(p *ir.Program) []*pointsto.Graph {
	return []*pointsto.Graph{pointsto.AnalyzeTyped(p, pointsto.Layouts, nil), pointsto.AnalyzeTyped(p, pointsto.Calls, nil)}
}

// conversions is the program of a seed, every fourth with conversions that C11 excludes.
func conversions(seed uint64) (text string, loose bool) {
	loose = seed%4 == 3
	return generate.Conversions(seed, loose), loose
}

// keep writes a program that fails into the folder for these.
func keep(t *testing.T, seed uint64, text string) {
	t.Helper()
	if *keepIn == "" {
		return
	}
	if err := os.WriteFile(filepath.Join(*keepIn, fmt.Sprintf("convert-%d.c", seed)), []byte(text), 0o600); err != nil {
		t.Error(err)
	}
}

// TestPointsToOfConversions: pointers of runs of programs that convert lead where the graphs say.
func TestPointsToOfConversions(t *testing.T) {
	long.Test(t)
	pointers, runs := 0, 0
	for seed := *firstSeed; seed < *firstSeed+max(5, *morePrograms); seed++ {
		text, loose := conversions(seed)
		p, err := fromTextWith(t, text, ir.Options{CFlags: []string{"-O" + fmt.Sprint(seed/8%2)}})
		if err != nil {
			t.Fatalf("seed %d does not load: %v\n%s", seed, err, text)
		}
		graphs := pointsOf(p)
		said := map[string]bool{}
		for s := range uint64(6) {
			opt := concrete.Options{Args: []string{"program"}, MaxSteps: 100_000, NoRaces: true}
			n, wrong, end, err := leads(p, graphs, opt, s)
			if err != nil {
				t.Fatal(err)
			}
			pointers, runs = pointers+n, runs+1
			if end.Outcome != concrete.Finished && end.Outcome != concrete.Exit {
				said["the run ends with "+string(end.Kind)+end.Cut+" at "+p.At(end.Loc)+": "+end.Text] = true
			}
			for _, w := range wrong {
				said[w] = true
			}
		}
		for w := range said {
			t.Errorf("seed %d loose %v: %s", seed, loose, w)
		}
		if len(said) > 0 {
			keep(t, seed, text)
		}
	}
	t.Logf("%d runs, %d pointers", runs, pointers)
	if pointers < 100*runs {
		t.Error("too little was compared")
	}
}

// TestContextsOfConversions: random moments of random runs of programs that convert, in every model of memory.
func TestContextsOfConversions(t *testing.T) {
	long.Test(t)
	n, count := newTally(), long.Of(uint64(2))
	n.patience = 2 * time.Second
	if *morePrograms > 0 {
		count = *morePrograms
	}
	for seed := *firstSeed; seed < *firstSeed+count; seed++ {
		text, loose := conversions(seed)
		p, err := fromText(t, text)
		if err != nil {
			t.Fatalf("seed %d does not load: %v\n%s", seed, err, text)
		}
		if err := contextsOf(t, p, concrete.Options{Args: []string{"program"}, MaxSteps: 100_000}, seed, 2, 3, n); err != nil {
			keep(t, seed, text)
			t.Errorf("seed %d loose %v: %v", seed, loose, err)
		}
	}
	t.Log(n)
	if n.contexts < int(count) || n.followed["covered"]*3 < n.contexts {
		t.Error("too little was compared")
	}
}
