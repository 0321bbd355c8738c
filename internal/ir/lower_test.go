package ir

import (
	"testing"

	"github.com/cockroachdb/datadriven"

	"midway/internal/long"
)

// TestLower walks the scripts of testdata/lower:
//
//	module name=NAME [library]   adds a module; the input is LLVM IR
//	link                         links and prints the modules added so far, then forgets them
//	vars FUNC                    what the C variables of a function of the last link hold at each instruction
func TestLower(t *testing.T) {
	datadriven.Walk(t, "testdata/lower", func(t *testing.T, path string) {
		s := &lowerScript{}
		datadriven.RunTest(t, path, s.run)
	})
}

type lowerScript struct {
	mods []*module
	last *Program
}

func (s *lowerScript) run(t *testing.T, d *datadriven.TestData) string {
	switch d.Cmd {
	case "module":
		var name string
		d.ScanArgs(t, "name", &name)
		m, err := parseModule(name, d.Input, d.HasArg("library"))
		if err != nil {
			return "error: " + err.Error() + "\n"
		}
		s.mods = append(s.mods, m)
		return ""
	case "link":
		mods := s.mods
		s.mods = nil
		p, err := lower(mods, Options{})
		if err != nil {
			return "error: " + err.Error() + "\n"
		}
		s.last = p
		return p.String()
	case "vars":
		return s.vars(s.last.Func(d.CmdArgs[0].Key))
	}
	return "unknown command " + d.Cmd + "\n"
}

// vars prints, before every instruction, the variables whose value is known there.
func (s *lowerScript) vars(f *Func) string {
	out := ""
	for pc := range f.Code {
		for i := range f.Vars {
			if v, ok := f.VarAt(&f.Vars[i], PC(pc)); ok {
				out += f.Vars[i].Name + "=" + f.OperandString(v) + " "
			}
		}
		out += "| " + f.InstrString(PC(pc)) + "\n"
	}
	return out
}

// TestDeterministic loads the same program several times: the printed model must be the same to the letter.
func TestDeterministic(t *testing.T) {
	long.Test(t)
	first := ""
	for i := range 4 {
		p, err := Load([]string{"testdata/native/structs.c", "testdata/variables.c"}, Options{CFlags: []string{"-O1"}})
		if err != nil {
			t.Fatal(err)
		}
		if text := p.String(); i == 0 {
			first = text
		} else if text != first {
			t.Fatal("two loads of one program differ")
		}
	}
	if len(first) < 2000 {
		t.Fatalf("the program is nearly empty: %s", first)
	}
}
