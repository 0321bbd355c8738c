package pipeline

import (
	"fmt"
	"path"

	"midway/internal/ir"
	"midway/internal/ledger"
)

// readEntries decides which functions of a library, a program without main, code outside it calls: those that --entries
// names, else all that are not static. Code outside calls none that the linker hides, where the program is all that is
// linked (--project). LLVM's pass internalize does the same with its list.
func (o *Options) readEntries(p *ir.Program) error {
	if main := p.Func("main"); main != nil && !main.External {
		if len(o.Entries) > 0 {
			return fmt.Errorf("--entries: the program has main; entries are those of a library")
		}
		return nil
	}
	found := make([]bool, len(o.Entries))
	for i, name := range o.Entries { // an alias, too
		found[i] = p.Func(name) != nil && p.Func(name).Shown
	}
	for _, f := range p.Funcs {
		f.Inside = len(o.Entries) > 0 || o.Project != "" && f.Hidden
		if f.Static && !f.Shown || f.External || f.Runtime {
			continue
		}
		for _, name := range o.Entries {
			f.Inside = f.Inside && p.Func(name) != f
		}
		for i, name := range o.Entries {
			match, err := path.Match(name, f.Name)
			if err != nil {
				return fmt.Errorf("--entries: %q is no pattern: %w", name, err)
			}
			if match {
				f.Inside, found[i] = false, true
			}
		}
	}
	for i, name := range o.Entries {
		if !found[i] {
			return fmt.Errorf("--entries: no function that is not static is called %s", name)
		}
	}
	return nil
}

// assumedOfEntries notes that functions that are not static are called by the library alone.
func (t *Task) assumedOfEntries() {
	all, inside := 0, 0
	for _, f := range t.Program.Funcs {
		if !f.Static && !f.External && !f.Runtime {
			all++
			if f.Inside {
				inside++
			}
		}
	}
	if inside > 0 {
		t.Ledger.Addf("entries", ledger.Assumption, "", "code outside the library calls %d of its %d functions that are not static by name: the entries", all-inside, all)
	}
}
