package dataflow_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"

	"midway/dataflow"
	"midway/dataflow/dataflowtest"
	"midway/internal/expr"
)

// TestScripts runs the scripts under testdata. The input of "program" is C source, t.c; that of the other
// commands a context file; arguments of "program" are clang's:
//
//	locals [PREFIX …]   R_local, of the C variables whose names start so
//	together            why the threads cannot stand there together, or "yes"
//	guards              conditions that hold where the threads stand
//	targets             what the pointers that R_local mentions may point to
//	cells               settled memory that R_local mentions
//	globals             what scalar globals hold, or why that is not known
//	memory              must-reach definitions of memory
//	before              the blocks that may have executed before the context
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		var p dataflowtest.Program
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			switch d.Cmd {
			case "program":
				p = dataflowtest.Compile(t, d.Input, flags(d)...)
				return ""
			case "locals":
				a := p.Analyze(t, d.Input)
				return a.FormatLocals(named(a, d.CmdArgs))
			case "targets":
				return targets(p.Analyze(t, d.Input))
			case "together":
				if err := p.Analyze(t, d.Input).Together(); err != nil {
					return err.Error() + "\n"
				}
				return "yes\n"
			case "guards":
				a := p.Analyze(t, d.Input)
				a.Locals()
				return a.FormatGuards(a.Guards())
			case "cells":
				a := p.Analyze(t, d.Input)
				a.Locals()
				var out strings.Builder
				for _, c := range a.Cells() {
					fmt.Fprintf(&out, "%d bits at %s: %s\n", c.Bits, a.Describe(c.Addr), a.Describe(c.Value))
				}
				return out.String()
			case "globals":
				a := p.Analyze(t, d.Input)
				return a.FormatGlobals(a.MemoryDefs())
			case "memory":
				a := p.Analyze(t, d.Input)
				return a.FormatMemory(a.MemoryDefs())
			case "before":
				return p.Analyze(t, d.Input).Before().String()
			}
			t.Fatalf("%s: unknown command %s", d.Pos, d.Cmd)
			return ""
		})
	})
}

// targets lists what the pointers that R_local mentions may point to.
func targets(a *dataflow.Analysis) string {
	var out strings.Builder
	seen := map[*expr.Symbol]bool{}
	for _, l := range a.Locals() {
		if l.Value.Concrete() {
			continue
		}
		for _, s := range expr.Symbols(l.Value.N) {
			if s.Pointer && !seen[s] {
				seen[s] = true
				fmt.Fprintf(&out, "%s: %s\n", s.Name, a.Graph.Format(a.PointsTo(s)))
			}
		}
	}
	return out.String()
}

func flags(d *datadriven.TestData) []string {
	var out []string
	for _, a := range d.CmdArgs {
		out = append(out, a.Key)
	}
	return out
}

// named keeps what has a C name and one of the prefixes, if any are given.
func named(a *dataflow.Analysis, prefixes []datadriven.CmdArg) []dataflow.Local {
	var out []dataflow.Local
	for _, l := range a.Locals() {
		wanted := len(prefixes) == 0
		for _, p := range prefixes {
			wanted = wanted || strings.HasPrefix(l.Name, p.Key)
		}
		if wanted && !strings.Contains(l.Name, "%") {
			out = append(out, l)
		}
	}
	return out
}
