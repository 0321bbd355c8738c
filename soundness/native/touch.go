package native

import (
	"fmt"
	"strings"
)

// touched are how many bytes of its first argument a library function looks at, by the beginning of its name: what is
// freed, or too small, shows there. No sanitizer sees it.
var touched = []struct {
	prefix string
	bytes  int
}{{"pthread_mutex_", 20}, {"mtx_", 20}, {"pthread_cond_", 40}, {"cnd_", 40}, {"pthread_rwlock_", 28}, {"sem_", 4},
	{"pthread_barrier_", 20}, {"pthread_spin_", 4}, {"pthread_once", 4}, {"call_once", 4}}

// touch writes, before a call of such a function, a look at its argument that AddressSanitizer sees.
func (in *instrumenter) touch(op, text, dbg string) {
	if in.sanitizer != "sanitize_address" || in.defined[op] || strings.Contains(op, "attr") ||
		strings.HasPrefix(op, "sem_open") {
		return
	}
	for _, t := range touched {
		if !strings.HasPrefix(op, t.prefix) {
			continue
		}
		kind, value := firstArgument(text)
		if value == "" {
			return
		}
		if kind[0] != 'i' {
			in.touches++
			name := fmt.Sprintf("%%midway.touched%d", in.touches)
			fmt.Fprintf(&in.out, "  %s = ptrtoint %s %s to i64\n", name, kind, value)
			kind, value = "i64", name
		}
		if kind == "i64" {
			fmt.Fprintf(&in.out, "  call void @__midway_touch(i64 %s, i32 %d), %s\n", value, t.bytes, dbg)
		}
		return
	}
}

// firstArgument is the type and the value of a call's first argument; value is "" where there is none.
func firstArgument(text string) (kind, value string) {
	m := callee.FindStringIndex(text)
	if m == nil {
		return "", ""
	}
	arg, depth := text[m[1]:], 0
	for i, c := range arg {
		switch {
		case strings.ContainsRune("([{<", c):
			depth++
		case depth == 0 && (c == ',' || c == ')'):
			return typeAndValue(arg[:i])
		case strings.ContainsRune(")]}>", c):
			depth--
		}
	}
	return "", ""
}

// typeAndValue takes an argument apart: a pointer or an integer, attributes, a value.
func typeAndValue(arg string) (kind, value string) {
	end := strings.IndexByte(arg, ' ')
	if i := strings.Index(arg, "* "); i >= 0 && !strings.HasPrefix(arg, "ptr ") && !strings.HasPrefix(arg, "i64 ") {
		end = i + 1
	}
	if end <= 0 {
		return "", ""
	}
	fields := strings.Split(arg[end+1:], " ")
	for i := 0; i < len(fields); i++ {
		switch f := fields[i]; {
		case f == "align":
			i++
		case strings.HasPrefix(f, "%"), strings.HasPrefix(f, "@"), f == "getelementptr", f == "bitcast", f == "inttoptr",
			f == "null", f == "ptrtoint":
			return arg[:end], strings.Join(fields[i:], " ")
		}
	}
	return "", ""
}
