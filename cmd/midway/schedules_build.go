package main

import (
	"fmt"

	"github.com/spf13/pflag"

	"midway/internal/report"
	"midway/internal/schedules"
	"midway/internal/schedules/build"
)

// building is what is asked for with --build.
type building struct {
	wanted, onlyVerified bool
	unverified           string
	build.Options
}

func (b *building) flags(fs *pflag.FlagSet) {
	fs.BoolVar(&b.wanted, "build", false, "build the program so that its runs keep to the schedules; needs -o")
	fs.StringVarP(&b.Output, "output", "o", "", "with --build: the binary to write")
	fs.BoolVar(&b.onlyVerified, "only-verified", false, "with --build: verify the schedules, and use those alone without a fault")
	fs.StringVar(&b.unverified, "unverified", "stop", "with --only-verified: stop or run where inputs have no such schedule")
	fs.Var((*wordList)(&b.Flags), "build-flags", "with --build: flags for clang, behind -O2 -g -pthread; may be repeated")
}

// check checks the flags, and has the program read so that it can be changed.
func (b *building) check(o *schedules.Options) error {
	switch {
	case !b.wanted && (b.Output != "" || b.onlyVerified || len(b.Flags) > 0):
		return fmt.Errorf("-o, --only-verified and --build-flags go with --build")
	case !b.wanted:
		return nil
	case b.Output == "":
		return fmt.Errorf("--build needs -o FILE")
	case b.unverified != "stop" && b.unverified != "run":
		return fmt.Errorf("--unverified is stop or run, not %q", b.unverified)
	}
	b.OnlyVerified, b.Stop = b.onlyVerified, b.unverified == "stop"
	o.Rebuilt, o.NoCache = true, true
	return report.CheckWritable(b.Output)
}

// build builds the program, where that is asked for.
func (b *building) build(c *cli, set *schedules.Set, o *schedules.Options) error {
	if !b.wanted {
		return nil
	}
	notes, err := build.Build(c.stop, set, o.Options, b.Options)
	if err != nil {
		return err
	}
	for _, text := range notes {
		c.note("not enforced: " + text)
	}
	return nil
}
