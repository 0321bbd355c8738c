package pipeline

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"midway/execute"
	"midway/internal/ledger"
	"midway/internal/report"
)

// Identity names a program and the options that matter for what its exploration finds, as a hash.
func Identity(l *Loaded, o *Options) string {
	h := sha256.New()
	fmt.Fprintf(h, "%s\n%+v\n", programText(l.Program), o.mattering())
	return hex.EncodeToString(h.Sum(nil))
}

// Blank is the document of a run of several contexts of a program, without results.
func Blank(o *Options, l *Loaded) *report.Document {
	c, err := o.settle()
	if err != nil {
		c = &settings{Options: *o}
	}
	p := &Plan{Loaded: l, settings: c}
	return report.New(l.Program, report.Run{
		Command: o.Command, Granularity: c.Granularity, Seed: c.Seed, Properties: c.Properties, Source: p.source(),
		Title: l.Title(), Files: l.Files, Beside: l.SourceFiles(), Version: o.Version,
	}, &execute.Result{Ledger: &ledger.Ledger{}, Complete: true}, nil)
}
