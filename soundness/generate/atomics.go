package generate

import (
	"fmt"
	"strings"
)

// The orders that atomic operations can have. A native machine runs them all as sequentially consistent (see
// headers), as Midway assumes them to be.
var (
	loadOrders     = []string{"seq_cst", "acquire", "relaxed"}
	storeOrders    = []string{"seq_cst", "release", "relaxed"}
	exchangeOrders = []string{"seq_cst", "relaxed", "acq_rel", "acquire", "release"}
)

// atomics declares atomic variables.
func (g *gen) atomics(n int) []variable {
	var out []variable
	for range n {
		t := pick(g, []Type{U8, I32, U32, U64, U16, I8, I64})
		name := g.name("at")
		g.declare(name, fmt.Sprintf("static _Atomic %s %s = %d;", t.C(), name, g.IntN(5)))
		out = append(out, variable{form: name, typ: t, noaddr: true})
	}
	return out
}

// atomicForms are single atomic operations on V whose result is R of type T. O, P and Q are the orders of an exchange,
// a load and a store.
var atomicForms = []string{
	"T R = atomic_load_explicit(&V, P);",
	"T R = $0;\natomic_store_explicit(&V, R, Q);",
	"T R = atomic_exchange_explicit(&V, $0, O);",
	"T R = (T)$0;\natomic_compare_exchange_strong_explicit(&V, &R, (T)(R + 3), O, P);",
	"T R = (T)$0;\nif (!atomic_compare_exchange_weak_explicit(&V, &R, (T)(R + 5), O, P))\n\tR ^= 1;",
	"T R = atomic_load_explicit(&V, P);\nwhile (!atomic_compare_exchange_weak_explicit(&V, &R, (T)((U)R * 3 + 1), " +
		"O, P))\n\t;",
	"T R = atomic_fetch_add_explicit(&V, $0, O);",
	"T R = atomic_fetch_sub_explicit(&V, $0, O);",
	"T R = atomic_fetch_or_explicit(&V, $0, O);",
	"T R = atomic_fetch_and_explicit(&V, $0, O);",
	"T R = atomic_fetch_xor_explicit(&V, $0, O);",
	"T R = ++V;",
	"V -= 3;\nT R = V;",
	"T R = __atomic_nand_fetch((T *)&V, $0, __ATOMIC_SEQ_CST);",
	"T R = __atomic_fetch_max((T *)&V, $0, __ATOMIC_SEQ_CST);",
	"T R = __atomic_fetch_min((T *)&V, $0, __ATOMIC_SEQ_CST);",
	"atomic_thread_fence(O);\nT R = atomic_load_explicit(&V, P);\natomic_thread_fence(memory_order_acquire);",
}

// atomicUse is one atomic operation, or two; its result is a new local.
func (g *gen) atomicUse(s *scope, v variable) (list []*Stmt, events int) {
	r, form := g.name("r"), pick(g, atomicForms)
	if strings.Contains(form, "__atomic_fetch_m") && v.typ.Bits() < 32 {
		form = atomicForms[0] // gcc has neither, clang both for words only
	}
	events = 1
	if strings.Contains(form, "while") {
		events = 3
	}
	order := func(list []string) string { return "memory_order_" + pick(g, list) }
	form = replace(
		form,
		"T",
		v.typ.C(),
		"U",
		v.typ.wide().C(),
		"V",
		v.form,
		"R",
		r,
		"O",
		order(exchangeOrders),
		"P",
		order(loadOrders),
		"Q",
		order(storeOrders),
	)
	st := &Stmt{Form: form}
	if strings.Contains(form, "$0") {
		st.Exprs = []*Expr{g.expr(s, v.typ, 2)}
	}
	s.vars = append(s.vars, variable{form: r, typ: v.typ})
	return []*Stmt{st}, events
}
