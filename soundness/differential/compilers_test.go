package differential

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/internal/toolchain"
	"midway/internal/toolchain/toolchaintest"
	"midway/soundness/generate"
)

// variants are the compilers and optimisation levels that Midway is given a program through.
var variants = []way{
	{cflags: []string{"-O1"}}, {cflags: []string{"-O2"}},
	{clang: "clang-16"}, {clang: "clang-19", cflags: []string{"-O2"}}, {clang: "clang-22"}, {clang: "clang-22", cflags: []string{"-O1"}},
}

func (w way) String() string { return strings.TrimSpace(w.clang + " " + strings.Join(w.cflags, " ")) }

// TestCompilers: compilers and optimisation change neither the verdict nor the final states.
func TestCompilers(t *testing.T) {
	long.Test(t)
	each(t, long.Of(uint64(3)), compilers)
}

func compilers(dir string, seed uint64) (*generate.Program, check) {
	var p *generate.Program
	switch seed % 3 {
	case 0:
		p = generate.New(seed, sequentialProfile(seed))
	case 1:
		p = generate.New(seed, generate.Profile{Threads: 1, Size: 3, Events: 60})
	case 2:
		plant := generate.Plants[int(seed/3)%len(generate.Plants)]
		profile := generate.Profile{Size: 3, Plant: plant.Name, Events: 100}
		if plant.Threads {
			profile.Threads = 1
		}
		p = generate.New(seed, profile)
	}
	return p, func(dir string, p *generate.Program, count *tally) error { return sameVerdicts(dir, p, seed, count) }
}

// sameVerdicts compares two of the variants with the usual compiler at -O0.
func sameVerdicts(dir string, p *generate.Program, seed uint64, count *tally) error {
	base, err := explore(dir, p, way{clang: toolchaintest.Path(), time: limit, paths: 20000, finals: true})
	if err != nil {
		return err
	}
	defer base.close()
	for k := range 2 {
		w := variants[(int(seed)+3*k)%len(variants)]
		if w.clang != "" && !usable(w.clang) {
			w.clang = toolchaintest.Path()
		}
		if len(w.cflags) > 0 && slices.Contains(base.kinds(), "unreachable") {
			// the optimised program need not have that point
			count.gaveUp("compilers", "what is unreachable is optimised away")
			continue
		}
		w.time, w.paths, w.finals = limit, 20000, true
		x, err := explore(dir, p, w)
		if err != nil {
			return fmt.Errorf("%s: %v", w, err)
		}
		err = sameResults(base, x, count)
		x.close()
		if err != nil {
			return fmt.Errorf("%s: %v\n%s: %s\n%s: %s", w, err, toolchaintest.Path(), base.describe(), w, x.describe())
		}
	}
	return nil
}

func sameResults(a, b *explored, count *tally) error {
	if !slices.Equal(distinct(a.kinds()), distinct(b.kinds())) {
		return fmt.Errorf("violations %v and %v", a.kinds(), b.kinds())
	}
	if why := a.cut() + b.cut(); why != "" {
		count.gaveUp("compilers", why)
		return nil
	}
	count.did("compilers")
	count.paths += a.result.Stats.Paths + b.result.Stats.Paths
	for _, pair := range [][2]*explored{{a, b}, {b, a}} {
		if only := missing(pair[0].states, pair[1].states); only != "" {
			return fmt.Errorf("only one of them ends in %s", only)
		}
	}
	return nil
}

// usable reports whether a compiler is there and finds the C library's headers.
func usable(clang string) bool {
	c, err := toolchain.Named(clang)
	return err == nil && !strings.HasPrefix(c.Lacks(), "it does not compile")
}

func distinct(sorted []string) []string { return slices.Compact(slices.Clone(sorted)) }
