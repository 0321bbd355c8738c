package pipeline

import (
	"fmt"
	"path"
)

// readEntries decides which functions of a library, a program without main, code outside it calls: those that --entries
// names, else all that are not static. Code outside calls none that the linker hides, where the program is all that is
// linked (--project). LLVM's pass internalize does the same with its list.
func (l *Loaded) readEntries(entries []string) error {
	p := l.Program
	if main := p.Func("main"); main != nil && !main.External {
		if len(entries) > 0 {
			return fmt.Errorf("--entries: the program has main; entries are those of a library")
		}
		return nil
	}
	found := make([]bool, len(entries))
	for i, name := range entries { // an alias, too
		found[i] = p.Func(name) != nil && p.Func(name).Shown
	}
	for _, f := range p.Funcs {
		f.Inside = len(entries) > 0 || l.project != "" && f.Hidden
		if f.Static && !f.Shown || f.External || f.Runtime {
			continue
		}
		for _, name := range entries {
			f.Inside = f.Inside && p.Func(name) != f
		}
		for i, name := range entries {
			match, err := path.Match(name, f.Name)
			if err != nil {
				return fmt.Errorf("--entries: %q is no pattern: %w", name, err)
			}
			if match {
				f.Inside, found[i] = false, true
			}
		}
	}
	for i, name := range entries {
		if !found[i] {
			return fmt.Errorf("--entries: no function that is not static is called %s", name)
		}
	}
	return nil
}
