package context

import (
	"fmt"
	"strconv"
	"strings"

	"midway/internal/ir"
	"midway/internal/runtime/abi"
)

// New writes a commented context file for NAME=PLACE pairs. The stack of a thread is filled in as far as
// there is one call path only. The text reads back to the same context.
func New(p *ir.Program, ats []string) ([]byte, error) {
	f, err := FromPlaces(ats)
	if err != nil {
		return nil, err
	}
	ctx, err := f.Resolve(p)
	if err != nil {
		return nil, err
	}
	w := &writer{resolver: &resolver{program: index(p), file: f, ctx: ctx}}
	w.head()
	for i := range f.Threads {
		w.thread(&f.Threads[i], &ctx.Threads[i])
	}
	w.mainHint()
	w.tail()
	return []byte(w.text.String()), nil
}

// writer writes a context file.
type writer struct {
	*resolver
	text  strings.Builder
	mains bool // some thread is in main
}

func (w *writer) line(format string, args ...any) {
	fmt.Fprintf(&w.text, format+"\n", args...)
}

func (w *writer) head() {
	w.line("# A program context: every live thread, and where each one stands.")
	w.line("# Each thread is about to execute the first instruction of its place.")
	w.line("threads:")
}

func (w *writer) thread(spec *ThreadSpec, t *Thread) {
	at := spot{w.Funcs[t.Frames[0].Func], t.Frames[0].PC}
	w.line("  - name: %s", t.Name)
	w.line("    at: %s  # in %s, %s", scalar(spec.At.S), at.fn.Name, at.describe(w.Program))
	w.stack(at.fn)
	if callee := w.blockingAt(at); callee != "" {
		w.line("    # blocked: true  # it already waits inside %s", callee)
	}
	w.locals(t, at)
}

// stack writes the return points of the only call path to f, and says where it stops being the only one.
func (w *writer) stack(f *ir.Func) {
	var points []string
	seen := map[ir.FuncID]bool{f.ID: true}
	why := ""
	for {
		callers := w.calls.callers[f.ID]
		if f == w.calls.main || w.calls.isEntry(f) && len(callers) == 0 {
			break
		}
		if why = w.manyCallers(f, callers); why != "" {
			break
		}
		call := spot{callers[0].caller, callers[0].pc}
		if seen[call.fn.ID] {
			why = f.Name + " is recursive"
			break
		}
		seen[call.fn.ID] = true
		points = append(points, scalar(w.returnText(call, f)))
		f = call.fn
	}
	w.mains = w.mains || f == w.calls.main
	if len(points) > 0 {
		w.line("    stack: [%s]  # return points, youngest first", strings.Join(points, ", "))
	}
	if why != "" {
		w.line("    # the stack above this is open: %s", why)
	}
}

// manyCallers says why the caller of f is not one known call, or "".
func (w *writer) manyCallers(f *ir.Func, callers []callSite) string {
	switch {
	case len(callers) == 0:
		return f.Name + " is called through pointers, or from outside"
	case w.calls.isEntry(f):
		return f.Name + " is called directly and also started as a thread"
	case w.calls.addressTaken[f.ID]:
		return f.Name + " may also be called through pointers"
	case len(callers) == 1:
		return ""
	}
	var points []string
	for _, c := range callers[:min(len(callers), 5)] {
		points = append(points, w.returnText(spot{c.caller, c.pc}, f))
	}
	return fmt.Sprintf(
		"%s has %d callers, write \"stack: [ONE]\" to choose: %s",
		f.Name,
		len(callers),
		strings.Join(points, ", "),
	)
}

// returnText writes a call as a return point that reads back to it: by line, or by block where the line
// does not say it.
func (w *writer) returnText(call spot, young *ir.Func) string {
	if at := w.At(call.fn.Code[call.pc].Loc); at != "" {
		text := w.shortName(call.fn) + "@" + w.shortPath(at)
		if got, err := w.callAt(text, young); err == nil && got == call {
			return text
		}
	}
	return call.blockName()
}

// shortPath drops the folders of file:line where the rest still names one file.
func (w *writer) shortPath(at string) string {
	colon := strings.LastIndexByte(at, ':')
	file, line := at[:colon], at[colon:]
	base := file[strings.LastIndexByte(file, '/')+1:]
	if len(w.files(base)) == 1 {
		return base + line
	}
	return strings.Join(components(file), "/") + line
}

func (w *writer) shortName(f *ir.Func) string {
	if len(w.functions("", f.Name)) == 1 {
		return f.Name
	}
	return w.qualified(f)
}

// blockingAt is the function that a thread standing at a line could be blocked in, or "".
func (w *writer) blockingAt(at spot) string {
	calls := w.onSameLine(at, func(f *ir.Func, pc ir.PC) bool { return BlockingCall(w.Program, f, pc) != "" })
	if len(calls) != 1 {
		return ""
	}
	return BlockingCall(w.Program, calls[0].fn, calls[0].pc)
}

// locals lists the variables that assume can name.
func (w *writer) locals(t *Thread, at spot) {
	var names []string
	seen := map[string]bool{}
	for i := range at.fn.Vars {
		v := &at.fn.Vars[i]
		if v.Type == nil || v.Type.Kind == ir.Float || seen[v.Name] ||
			w.choose(at.fn, at.pc, varsNamed(at.fn, v.Name)) == nil {
			continue
		}
		seen[v.Name] = true
		names = append(names, t.Name+"."+v.Name)
	}
	if len(names) > 0 {
		w.line("    # locals, for assume: %s", strings.Join(names, ", "))
	}
}

// mainHint says what an unlisted main means, and where main joins.
func (w *writer) mainHint() {
	if w.mains || w.calls.main == nil {
		return
	}
	for _, s := range w.callsIn(w.calls.main, func(f *ir.Func, pc ir.PC) bool {
		return abi.Of(BlockingCall(w.Program, f, pc)).Role == abi.Join
	}) {
		at := w.At(s.fn.Code[s.pc].Loc)
		if at == "" {
			continue
		}
		w.line("  # main is not listed: it counts as joined, or blocked outside for good. To have it wait:")
		w.line("  # - name: main")
		w.line("  #   at: %s", scalar(w.shortPath(at)))
		w.line("  #   blocked: true")
		return
	}
}

func (w *writer) tail() {
	w.line("# others: unknown          # more threads than these may be alive")
	w.line("# assume: [\"n > 0\"]        # C conditions over globals and locals")
	w.line("# stop: [loop-back-edge]   # where a thread's fragment ends")
	w.line("# limits: {branches: 20, paths: 100000, time: 5m}")
}

// scalar writes a string so that YAML reads it back as that string.
func scalar(s string) string {
	plain := s != "" && (isName(s[:1]) || s[0] == '/' || s[0] == '.')
	for i := 0; i < len(s) && plain; i++ {
		plain = isName(s[i:i+1]) || '0' <= s[i] && s[i] <= '9' || strings.IndexByte("./:%#@+-", s[i]) >= 0
	}
	switch {
	case !plain || s[len(s)-1] == ':':
		return strconv.Quote(s)
	case s == "true" || s == "false" || s == "null":
		return strconv.Quote(s)
	}
	return s
}
