package execute

import (
	"slices"
	"strings"

	"midway/internal/expr"
	"midway/internal/state"
)

// maxConditions is of how many paths that showed a violation the conditions are kept.
const maxConditions = 32

// keep keeps the condition of a path that showed the violation, first where the record is of that path.
func (v *ViolationRecord) keep(st *state.State, model *expr.Model) {
	best := v.State == st
	if model == nil || !best && len(v.Conditions) >= maxConditions {
		return
	}
	c := Condition{PC: st.PC, Names: st.Heap.Namings(), Chosen: chosen(st, model), Outside: st.Outside}
	if !best {
		v.Conditions = append(v.Conditions, c)
		return
	}
	v.Conditions = slices.Insert(slices.Clone(v.Conditions), 0, c)
	v.Conditions = v.Conditions[:min(len(v.Conditions), maxConditions)]
}

// inputs are beginnings of the names of what whoever runs the program may choose: values of the functions that are
// documented to give any, what is read from outside, random numbers, and choices of the environment. Results of library
// models that say less than the function does (a number parsed from a text) are none of these.
var inputs = []string{
	"__VERIFIER_nondet", "nondet_", "__SMACK_nondet", "klee_", "argv", "read", "recv", "fread", "fgets", "fgetc",
	"getc", "getchar", "getline",
	"scanf", "rand", "random", "arc4random", "mrand48", "jrand48", "lrand48", "drand48", "poll", "select", "epoll_wait",
	"PTHREAD_BARRIER_SERIAL_THREAD",
}

// isInput reports whether a symbol is a documented input.
func isInput(s *expr.Symbol) bool {
	if s.Origin != expr.Input {
		return false
	}
	_, name, _ := strings.Cut(s.Name, ".")
	return slices.ContainsFunc(inputs, func(in string) bool {
		rest, is := strings.CutPrefix(name, in)
		return is &&
			(rest == "" || strings.HasSuffix(in, "_") || rest[0] == '#' || rest[0] == '_' || rest[0] == ' ' ||
				rest[0] == '[')
	})
}

// maxChosen bounds the bytes of an input that is a range of bytes.
const maxChosen = 1 << 12

// chosen are the documented inputs of a path condition with their values in a model.
func chosen(st *state.State, model *expr.Model) map[*expr.Node]expr.Value {
	var out map[*expr.Node]expr.Value
	b := st.Heap.B
	for _, c := range st.PC.Conds() {
		for _, s := range expr.Symbols(c) {
			if !isInput(s) {
				continue
			}
			if out == nil {
				out = map[*expr.Node]expr.Value{}
			}
			switch {
			case s.Width == 0:
				if a := chosenBytes(b, model, s); a != nil {
					out[b.SymArray(s.Name, s.Origin)] = expr.Value{N: a}
				}
			case s.Width <= 64:
				out[b.Sym(s).N] = expr.Word(model.Word(s))
			}
		}
	}
	return out
}

func chosenBytes(b *expr.Builder, model *expr.Model, s *expr.Symbol) *expr.Array {
	rest, at := model.Bytes(s)
	var data []byte
	for _, i := range at {
		if i >= maxChosen {
			return nil
		}
		for uint64(len(data)) <= i {
			data = append(data, rest)
		}
		data[i] = model.Byte(s, i)
	}
	return b.ConstArray(data, rest)
}
