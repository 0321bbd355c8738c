package report

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"sort"
	"strings"
	"text/tabwriter"

	"midway/context"
	"midway/internal/ir"
)

// WriteShow lists what a context can name: the program's functions, globals, thread entries and
// synchronisation calls, with source lines.
func WriteShow(w io.Writer, p *ir.Program, source func(at string) string) error {
	out := bufio.NewWriter(w)
	s := &show{tab: tabwriter.NewWriter(out, 0, 8, 2, ' ', 0), p: p, source: source}
	s.program()
	s.functions()
	s.globals()
	s.calls("Thread entries", s.entries())
	s.calls("Synchronisation calls", s.synchronisation())
	s.tab.Flush()
	return out.Flush()
}

type show struct {
	tab    *tabwriter.Writer
	p      *ir.Program
	source func(at string) string
}

// site is a line of a list of calls.
type site struct {
	loc            ir.Loc
	what, at, from string
}

// maxFiles is how many files of a program are named.
const maxFiles = 8

func (s *show) program() {
	names := s.p.Sources
	if n := len(names); n > maxFiles {
		names = append(slices.Clip(names[:maxFiles]), fmt.Sprintf("and %d more files", n-maxFiles))
	}
	fmt.Fprintf(s.tab, "Program %s (%s", strings.Join(names, " "), s.p.Model)
	if s.p.Producer != "" {
		fmt.Fprintf(s.tab, ", %s", s.p.Producer)
	}
	if s.p.Optimised {
		fmt.Fprint(s.tab, ", optimised: verdicts are about this code, not the source")
	}
	fmt.Fprintln(s.tab, ")")
}

func (s *show) title(text string, n int) {
	s.tab.Flush()
	fmt.Fprintf(s.tab, "\n%s (%d)\n", text, n)
}

// user reports whether a function is the program's own.
func user(f *ir.Func) bool { return !f.External && !f.Runtime && !f.Added }

func (s *show) functions() {
	var own, absent []*ir.Func
	for _, f := range s.p.Funcs {
		switch {
		case user(f):
			own = append(own, f)
		case f.External && !f.Runtime && !f.Added:
			absent = append(absent, f)
		}
	}
	sort.SliceStable(own, func(i, j int) bool { return before(s.p.Locs[own[i].Loc], s.p.Locs[own[j].Loc]) })
	s.title("Functions", len(own))
	for _, f := range own {
		static := ""
		if f.Static {
			static = "static "
		}
		fmt.Fprintf(
			s.tab,
			"  %s%s(%s)\t%s\t%d instructions in %d blocks\n",
			static,
			f.Name,
			params(f),
			s.p.At(f.Loc),
			len(f.Code),
			len(f.Blocks),
		)
	}
	if len(absent) > 0 {
		s.title("Functions without a body or a model", len(absent))
		for _, f := range absent {
			fmt.Fprintf(s.tab, "  %s\n", f.Name)
		}
	}
}

func params(f *ir.Func) string {
	var out []string
	for i, p := range f.Params {
		if p.Name == "" {
			p.Name = fmt.Sprintf("#%d", i)
		}
		out = append(out, p.Name)
	}
	if f.Variadic {
		out = append(out, "...")
	}
	text := strings.Join(out, ", ")
	if len(text) > maxParams { // one function of many parameters would set all columns apart
		text = text[:strings.LastIndex(text[:maxParams], ",")+1] + " …"
	}
	return text
}

// maxParams is how many characters of a function's parameters are listed.
const maxParams = 60

func (s *show) globals() {
	var own []*ir.Global
	for _, g := range s.p.Globals {
		if !g.Runtime && g.Type != nil {
			own = append(own, g)
		}
	}
	sort.SliceStable(own, func(i, j int) bool { return before(s.p.Locs[own[i].Loc], s.p.Locs[own[j].Loc]) })
	s.title("Globals", len(own))
	for _, g := range own {
		kind := ""
		switch {
		case g.ThreadLocal:
			kind = ", thread-local"
		case g.Const:
			kind = ", const"
		case g.External:
			kind = ", external"
		}
		fmt.Fprintf(s.tab, "  %s %s\t%s\t%d bytes%s\n", context.TypeName(g.Type), g.Name, s.p.At(g.Loc), g.Size, kind)
	}
}

func (s *show) entries() []site {
	return s.collect(func(callee *ir.Func, call *ir.CallInfo) string {
		i, creates := context.EntryArgument(callee)
		if !creates || i >= len(call.Args) {
			return ""
		}
		if a := call.Args[i]; a.Kind == ir.KFunc {
			return s.p.Funcs[a.Index].Name
		}
		return "(a function pointer)"
	})
}

// synchronising lists the prefixes and names of calls that synchronise threads.
var synchronising = []string{"pthread_mutex_", "pthread_cond_", "pthread_barrier_", "pthread_rwlock_", "pthread_spin_",
	"pthread_join", "pthread_create", "pthread_exit", "pthread_detach", "pthread_once", "sem_", "mtx_", "cnd_", "thrd_create", "thrd_join", "thrd_exit", "call_once"}

func (s *show) synchronisation() []site {
	return s.collect(func(callee *ir.Func, _ *ir.CallInfo) string {
		name := callee.Library()
		for _, prefix := range synchronising {
			if strings.HasPrefix(name, prefix) && !strings.Contains(name, "attr_") {
				return name
			}
		}
		return ""
	})
}

// collect lists the direct calls in user code that name gives a word for, by source location.
func (s *show) collect(name func(callee *ir.Func, call *ir.CallInfo) string) []site {
	var rows []site
	for _, f := range s.p.Funcs {
		for pc := range f.Code {
			in := &f.Code[pc]
			if in.Op != ir.OpCall || !user(f) || f.Calls[in.Aux].Callee == ir.None {
				continue
			}
			call := &f.Calls[in.Aux]
			if what := name(s.p.Funcs[call.Callee], call); what != "" {
				rows = append(rows, site{loc: s.p.Locs[in.Loc], what: what, at: s.p.At(in.Loc), from: f.Name})
			}
		}
	}
	sort.SliceStable(rows, func(i, j int) bool {
		return before(rows[i].loc, rows[j].loc)
	})
	return rows
}

// before orders source locations by file and line.
func before(a, b ir.Loc) bool {
	if a.File != b.File {
		return a.File < b.File
	}
	return a.Line < b.Line
}

func (s *show) calls(title string, rows []site) {
	s.title(title, len(rows))
	for _, r := range rows {
		fmt.Fprintf(s.tab, "  %s\tin %s\t%s\t%s\n", r.what, r.from, r.at, s.source(r.at))
	}
}
