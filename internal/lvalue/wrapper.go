package lvalue

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/runtime/abi"
)

// Limits of what is little code around a call.
const (
	maxWrapper       = 60 // instructions
	maxWrapperStores = 1
	maxWrapperLoads  = 4
)

// wrapped are functions of the library, beside those that synchronise, that programs wrap in functions of their own.
var wrapped = []string{"malloc", "calloc", "realloc", "reallocarray", "free", "strdup", "strndup", "memcpy", "memmove",
	"memset", "strcpy", "strncpy", "strcat", "sem_init", "sem_destroy", "sem_wait", "sem_trywait", "sem_timedwait", "sem_post"}

// reporting are functions by which a wrapper says that its call has failed.
var reporting = []string{"__assert_fail", "__assert_perror_fail", "abort", "exit", "_exit", "perror", "fprintf", "printf",
	"vfprintf", "puts", "fputs", "fputc", "fwrite", "fflush", "strerror", "__errno_location", "err", "errx", "warn", "warnx",
	"error", "syslog"}

// Wrapper reports whether a function is little but one call of a function of the library that synchronises, allocates,
// frees or copies: a report is then about its caller.
func (s *Source) Wrapper(f *ir.Func) bool {
	if known, ok := s.wraps[f.ID]; ok {
		return known
	}
	s.wraps[f.ID] = false // of one that calls itself
	s.wraps[f.ID] = s.wrapper(f)
	return s.wraps[f.ID]
}

// InlinedWrapper is where the wrapper was called that the compiler has inlined, and whose code is at a place of a function;
// 0 where there is none.
func (s *Source) InlinedWrapper(f *ir.Func, at ir.LocID) ir.LocID {
	if at <= 0 || int(at) >= len(s.p.Locs) || s.p.Locs[at].InlinedAt == 0 {
		return 0
	}
	key := inlined{f.ID, at}
	call, known := s.into[key]
	if !known {
		call = s.inlinedWrapper(f, s.p.Locs[at].InlinedAt)
		s.into[key] = call
	}
	return call
}

// inlined is a place of inlined code in a function.
type inlined struct {
	f  ir.FuncID
	at ir.LocID
}

func (s *Source) inlinedWrapper(f *ir.Func, call ir.LocID) ir.LocID {
	var code []*ir.Instr
	for pc := range f.Code {
		if s.p.Locs[f.Code[pc].Loc].InlinedAt == call {
			code = append(code, &f.Code[pc])
		}
	}
	if len(code) > maxWrapper || !s.little(f, code) {
		return 0
	}
	return call
}

func (s *Source) wrapper(f *ir.Func) bool {
	if f.Library() != "" || f.Added || len(f.Code) > maxWrapper {
		return false
	}
	code := make([]*ir.Instr, len(f.Code))
	for pc := range f.Code {
		code[pc] = &f.Code[pc]
	}
	return s.little(f, code)
}

// little reports whether some code of a function is little but one call of what is wrapped.
func (s *Source) little(f *ir.Func, code []*ir.Instr) bool {
	calls, stores, loads := 0, 0, 0
	for _, in := range code {
		switch in.Op {
		case ir.OpStore:
			stores++
		case ir.OpLoad:
			loads++
		case ir.OpRMW, ir.OpCmpXchg:
			return false
		case ir.OpCall:
			n, ok := s.wrappedBy(f.Calls[in.Aux].Callee)
			if !ok {
				return false
			}
			calls += n
		}
	}
	return calls == 1 && stores <= maxWrapperStores && loads <= maxWrapperLoads
}

// wrappedBy counts a call of a wrapper: 1 is what it wraps, 0 what reports that it has failed; ok is false of any other.
func (s *Source) wrappedBy(callee ir.FuncID) (n int, ok bool) {
	if callee == ir.None {
		return 0, false
	}
	g := s.p.Funcs[callee]
	switch name := g.Library(); {
	case slices.Contains(reporting, name):
		return 0, true
	case name != "":
		return 1, abi.Of(name).Role != abi.None || slices.Contains(wrapped, name)
	case !slices.ContainsFunc(g.Code, func(in ir.Instr) bool { return in.Op == ir.OpRet }): // it ends the process
		return 0, true
	}
	return 1, s.Wrapper(g)
}
