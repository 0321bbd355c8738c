package native

import (
	"fmt"
	"strconv"
	"strings"

	"midway/internal/pattern"
)

// keys numbers the places that get a call before them.
type keys struct {
	list  []Place
	index map[Place]int
}

func newKeys() *keys { return &keys{index: map[Place]int{}} }

// of is a place's number, a new one where it has none.
func (k *keys) of(p Place) int {
	i, ok := k.index[p]
	if !ok {
		i = len(k.list)
		k.list = append(k.list, p)
		k.index[p] = i
	}
	return i
}

// How exactly calls of a function are events.
const (
	free     = iota // only those of the schedule
	parking         // none is left out behind the schedule
	faithful        // each is one
)

var (
	faithfulCall = pattern.Of(
		`^(pthread_(mutex_(lock|trylock|timedlock|unlock)|cond_(wait|timedwait|clockwait|signal|broadcast)|barrier_wait|rwlock_(rd|wr|tryrd|trywr|un)(lock)|spin_(lock|trylock|unlock)|create)|sem_(wait|trywait|post)|mtx_(lock|trylock|timedlock|unlock)|cnd_(wait|timedwait|signal|broadcast)|thrd_create)$`,
	)
	parkingCall = pattern.Of(
		`^(pthread_|sem_|mtx_|cnd_|thrd_|call_once$|exit$|_exit$|_Exit$|quick_exit$|__VERIFIER_atomic_)`,
	)
	noEvent = pattern.Of(
		`^(pthread_(self|equal|.*attr_.*|getspecific|setspecific|exit|key_.*|setname_np|set.*|get.*)|thrd_(current|equal|exit|yield|sleep))$`,
	)
	endingCall  = pattern.Of(`^(exit|_exit|_Exit|quick_exit)$`)
	failingCall = pattern.Of(
		`^(abort|__assert_fail|reach_error|__VERIFIER_error|__VERIFIER_fail|__VERIFIER_assert|__assert_perror_fail)$`,
	)
)

// rigour says how exactly a place's executions are events.
func rigour(p Place) int {
	switch {
	case p == ProcessEnd:
		return parking
	case faithfulCall.MatchString(p.Op):
		return faithful
	case parkingCall.MatchString(p.Op) && !noEvent.MatchString(p.Op):
		return parking
	}
	return free
}

// wrapped are the functions that the runtime stands in for.
var wrapped = pattern.Of(
	`@(pthread_create|thrd_create|pthread_exit|thrd_exit|pthread_join|thrd_join|pthread_cond_wait|pthread_cond_timedwait|pthread_cond_clockwait|cnd_wait|cnd_timedwait|pthread_barrier_wait)\b`,
)

// wrappedIDs are further ones from a context, where the id of a thread or of a key is its number, as in the initial state.
var wrappedIDs = pattern.Of(
	`@(pthread_self|thrd_current|pthread_detach|thrd_detach|pthread_cancel|pthread_kill|pthread_tryjoin_np|pthread_timedjoin_np|pthread_clockjoin_np|pthread_setname_np|pthread_getname_np|pthread_setaffinity_np|pthread_getaffinity_np|pthread_setschedparam|pthread_getschedparam|pthread_setschedprio|pthread_getattr_np|pthread_getcpuclockid|pthread_key_create|pthread_key_delete|pthread_setspecific|pthread_getspecific|tss_create|tss_delete|tss_set|tss_get)\b`,
)

var (
	location = pattern.Of(
		`^(!\d+) = (?:distinct )?!DILocation\((?:line: (\d+))?(?:, )?(?:column: (\d+))?`,
	)
	definition     = pattern.Of(`^define .*?@("[^"]+"|[-\w$.]+)\(.*\{\s*$`)
	debug          = pattern.Of(`, (!dbg (!\d+))`)
	assigned       = pattern.Of(`^(%(?:"[^"]*"|[-\w$.]+)) = `)
	register       = pattern.Of(`%(?:"[^"]*"|[-\w$.]+)`)
	throughPointer = pattern.Of(`^(?:%\S+ = )?(?:tail |notail )?call [^@]*%(?:"[^"]*"|[-\w$.]+)\(`)
	callee         = pattern.Of(`@("[^"]+"|[-\w$.]+)\(`)
	attributeGroup = pattern.Of(` #\d+\b`)
	attributes     = pattern.Of(
		`( #\d+)?((?: (?:section|align|gc|comdat|prefix|personality|partition) ?[^!{]*)?(?: ![\w.]+ !\d+)*) \{\s*$`,
	)
)

// race is the lines of a race's accesses, the first and the one that ends the run; of other kinds, of no line.
type race [2]int

// sides is what accesses at a line may be of a race: the first (1), the second (2), both or none (0).
func (r race) sides(line int) (sides int) {
	for i, l := range r {
		if l > 0 && l == line {
			sides |= 1 << i
		}
	}
	return sides
}

// instrumenter rewrites one module.
type instrumenter struct {
	keys      *keys
	wanted    map[Place]bool
	sanitizer string // attribute of functions, or ""
	racing    race
	shown     map[string]string // what is static and the harness names: its name for the linker
	fragment  bool              // the program's main is not the one that runs
	own       map[string]bool   // functions of the program that other modules define
	where     map[string][2]int
	defined   map[string]bool
	out       strings.Builder

	pointers map[int]bool // lines where calls through pointers are told of
	touches  int
	function string
	private  map[string]bool // locals of the function whose address goes nowhere
}

// module puts calls of the runtime before the places wanted and before all synchronisation calls of a module, which is
// LLVM IR text as clang and llvm-dis print it: one instruction a line.
func (in *instrumenter) module(text string) string {
	in.out.Reset()
	in.where, in.defined = map[string][2]int{}, map[string]bool{}
	lines := strings.Split(text, "\n")
	for _, line := range lines {
		if m := location.FindStringSubmatch(line); m != nil {
			l, _ := strconv.Atoi(m[2])
			c, _ := strconv.Atoi(m[3])
			in.where[m[1]] = [2]int{l, c}
		} else if m := definition.FindStringSubmatch(line); m != nil {
			in.defined[plain(m[1])] = true
		}
	}
	for name := range in.own {
		in.defined[name] = true
	}
	for i := 0; i < len(lines); i++ {
		in.line(lines, i)
	}
	in.out.WriteString(
		"declare void @__midway_at(i32)\ndeclare void @__midway_after(i32)\ndeclare void @__midway_fails(i32)\ndeclare void @__midway_touch(i64, i32)\ndeclare void @__midway_calls(i32)\n",
	)
	in.out.WriteString(
		"declare void @__midway_watched(i32)\ndeclare void @__midway_unwatched()\ndeclare void @__midway_atomic_begin()\ndeclare void @__midway_atomic_end()\n",
	)
	return in.out.String()
}

// plain is a name as it is in the source: unquoted, without the number of a copy.
func plain(name string) string {
	name = strings.Trim(name, `"`)
	if i := strings.IndexByte(name, '.'); i > 0 {
		name = name[:i]
	}
	return name
}

func (in *instrumenter) line(lines []string, i int) {
	line := in.renamed(lines[i])
	switch {
	case in.fragment && structors.MatchString(line): // they have run, or the context's threads are in them
		return
	case strings.HasPrefix(line, "define "):
		if m := definition.FindStringSubmatch(lines[i]); m != nil {
			in.function = plain(m[1])
			in.private = privates(lines[i+1:])
			line = in.attributed(line)
		}
	case strings.HasPrefix(line, "}"):
		in.function = ""
	case in.function != "" && strings.HasPrefix(line, "  "):
		in.instruction(line)
		return
	}
	in.out.WriteString(line + "\n")
}

// renamed lets the runtime stand in for what it wraps, and makes main its own.
func (in *instrumenter) renamed(line string) string {
	if !strings.Contains(line, "@") {
		return line
	}
	replaced := func(s string) string {
		if in.defined[s[1:]] {
			return s
		}
		return "@__midway_" + s[1:]
	}
	line = wrapped.ReplaceAllStringFunc(line, replaced)
	if in.fragment {
		line = wrappedIDs.ReplaceAllStringFunc(line, replaced)
	}
	if len(in.shown) > 0 {
		line = in.visible(line)
	}
	if in.fragment {
		return mainName.ReplaceAllString(line, "@__midway_not_run$1")
	}
	return mainName.ReplaceAllString(line, "@__midway_main$1")
}

var (
	symbol = pattern.Of(`@("[^"]+"|[-\w$.]+)`)
	local  = pattern.Of(`^(define |@\S+ = )(internal|private) `)
)

// visible gives what is static, and named by the harness, its name for the linker.
func (in *instrumenter) visible(line string) string {
	named := false
	line = symbol.ReplaceAllStringFunc(line, func(s string) string {
		if to, ok := in.shown[strings.Trim(s[1:], `"`)]; ok {
			named = true
			return `@"` + to + `"`
		}
		return s
	})
	if m := local.FindString(line); named && m != "" {
		if d := symbol.FindStringSubmatch(line); strings.Contains(d[1], localMark) {
			return local.ReplaceAllString(line, "$1")
		}
	}
	return line
}

var structors = pattern.Of(`^@llvm\.global_[cd]tors = `)

var mainName = pattern.Of(`@main\b([^.\w$-]|$)`)

// attributed marks a definition for the sanitizer.
func (in *instrumenter) attributed(line string) string {
	if in.sanitizer == "" || strings.Contains(line, in.sanitizer) {
		return line
	}
	m := attributes.FindStringSubmatchIndex(line)
	if groups := attributeGroup.FindAllStringIndex(line, -1); groups != nil {
		m = groups[len(groups)-1]
	}
	if m == nil {
		return line
	}
	return line[:m[0]] + " " + in.sanitizer + line[m[0]:]
}

// privates are the locals of a function that only its loads and stores use: the loader makes them registers.
func privates(body []string) map[string]bool {
	out := map[string]bool{}
	for _, line := range body {
		if strings.HasPrefix(line, "}") {
			break
		}
		text := strings.TrimSpace(line)
		if m := assigned.FindStringSubmatch(text); m != nil && strings.HasPrefix(text[len(m[0]):], "alloca ") {
			out[m[1]] = true
			continue
		}
		if strings.Contains(text, "@llvm.dbg.") {
			continue
		}
		used := register.FindAllString(strings.TrimPrefix(text, assigned.FindString(text)), -1)
		address := accessed(text)
		for _, r := range used {
			if r == address {
				address = "" // once
				continue
			}
			delete(out, r)
		}
	}
	return out
}

// accessed is the register whose memory a load or store accesses, or "".
func accessed(text string) string {
	op := text[len(assigned.FindString(text)):]
	fields := strings.Split(op, ", ")
	switch {
	case strings.HasPrefix(op, "load ") && len(fields) > 1:
		return lastRegister(fields[1])
	case strings.HasPrefix(op, "store ") && len(fields) > 1:
		return lastRegister(fields[1])
	}
	return ""
}

func lastRegister(operand string) string {
	if i := strings.LastIndexByte(operand, ' '); i >= 0 && strings.HasPrefix(operand[i+1:], "%") {
		return operand[i+1:]
	}
	return ""
}

// instruction writes an instruction with the calls around it.
func (in *instrumenter) instruction(line string) {
	text := strings.TrimSpace(line)
	op := operation(text)
	dbg := debug.FindStringSubmatch(line)
	if op == "" && dbg != nil && in.pointers[in.where[dbg[2]][0]] && throughPointer.MatchString(text) {
		fmt.Fprintf(&in.out, "  call void @__midway_calls(i32 %d), %s\n", in.where[dbg[2]][0], dbg[1])
	}
	if op == "" || dbg == nil || (op == "load" || op == "store") && in.private[accessed(text)] {
		in.out.WriteString(line + "\n")
		return
	}
	at := in.where[dbg[2]]
	p := Place{Op: op, In: in.function, Line: at[0], Column: at[1]}
	call := func(f, arg string) {
		in.out.WriteString("  call void @__midway_" + f + "(" + arg + "), " + dbg[1] + "\n")
	}
	fails, event := failingCall.MatchString(op), in.wanted[p] || rigour(p) > free
	if fails {
		call("fails", "i32 "+strconv.Itoa(in.keys.of(p)))
	}
	if event {
		call("at", "i32 "+strconv.Itoa(in.keys.of(p)))
	}
	block := event && strings.HasPrefix(op, "__VERIFIER_atomic_") && in.defined[op]
	if block {
		call("atomic_begin", "")
	}
	sides := in.racing.sides(p.Line)
	watched := sides != 0 && op != "return" && !in.defined[op] && !strings.Contains(text, "musttail")
	if watched {
		call("watched", "i32 "+strconv.Itoa(sides))
	}
	in.touch(op, text, dbg[1])
	in.out.WriteString(line + "\n")
	if watched {
		call("unwatched", "")
	}
	if block {
		call("atomic_end", "")
	}
	if event && op != "return" && !strings.Contains(text, "musttail") && !fails {
		call("after", "i32 "+strconv.Itoa(in.keys.of(p)))
	}
}

// operation is what a place calls an instruction, "" for one that is no event.
func operation(text string) string {
	op := text[len(assigned.FindString(text)):]
	for _, mark := range []string{"tail ", "musttail ", "notail "} {
		op = strings.TrimPrefix(op, mark)
	}
	word, _, _ := strings.Cut(op, " ")
	switch word {
	case "load", "store", "cmpxchg":
		return word
	case "atomicrmw":
		return "rmw"
	case "ret":
		return "return"
	case "call":
		return called(op)
	}
	return ""
}

// called is the function that a call names.
func called(op string) string {
	m := callee.FindStringSubmatch(op)
	if m == nil {
		return ""
	}
	name := strings.TrimPrefix(strings.Trim(m[1], `"`), "__midway_")
	switch {
	case strings.HasPrefix(name, "llvm.memcpy."), strings.HasPrefix(name, "llvm.memmove."):
		return "copy"
	case strings.HasPrefix(name, "llvm.memset."):
		return "set"
	case strings.HasPrefix(name, "llvm."):
		return ""
	}
	return plain(name)
}
