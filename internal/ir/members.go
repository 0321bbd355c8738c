package ir

import (
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
)

// pickMembers leaves out what a linker does not take from static libraries: a member is linked where something that is
// linked needs a name that it defines and nothing else does. Where there is nothing but libraries, all their members
// are the program.
func pickMembers(mods []*module) []*module {
	taken := make([]bool, len(mods))
	any := false
	for i, m := range mods {
		taken[i] = !m.Searched
		any = any || taken[i]
	}
	if !any {
		return mods
	}
	provider := map[string]int{} // of a name: the first member that defines it
	var work []int
	for i, m := range mods {
		if taken[i] {
			work = append(work, i)
			continue
		}
		for _, name := range defined(m) {
			if _, known := provider[name]; !known {
				provider[name] = i
			}
		}
	}
	has := map[string]bool{}
	for _, i := range work {
		for _, name := range defined(mods[i]) {
			has[name] = true
		}
	}
	for len(work) > 0 {
		m := mods[work[0]]
		work = work[1:]
		for _, name := range undefined(m) {
			i, ok := provider[name]
			if !ok || has[name] || taken[i] {
				continue
			}
			taken[i] = true
			work = append(work, i)
			for _, name := range defined(mods[i]) {
				has[name] = true
			}
		}
	}
	var out []*module
	for i, m := range mods {
		if taken[i] {
			out = append(out, m)
		}
	}
	return out
}

// defined are the external names that a module defines.
func defined(m *module) (out []string) {
	for _, d := range definitionsOf(m) {
		if d.strength > inlined && !isLocal(d.linkage()) && !strings.HasPrefix(d.name(), "llvm.") {
			out = append(out, d.name())
		}
	}
	return out
}

// undefined are the names that a module needs from elsewhere; those declared weak it can do without.
func undefined(m *module) (out []string) {
	for _, f := range m.M.Funcs {
		if lacksBody(f) {
			out = append(out, plainName(f.GlobalIdent))
		}
	}
	for _, g := range m.M.Globals {
		if (g.Init == nil || g.Linkage == enum.LinkageAvailableExternally) && g.Linkage != enum.LinkageExternWeak {
			out = append(out, plainName(g.GlobalIdent))
		}
	}
	return out
}

func lacksBody(f *llir.Func) bool {
	return (len(f.Blocks) == 0 || f.Linkage == enum.LinkageAvailableExternally) &&
		f.Linkage != enum.LinkageExternWeak &&
		!strings.HasPrefix(f.GlobalName, "llvm.")
}
