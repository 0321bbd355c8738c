package z3

/*
#cgo LDFLAGS: -lz3
#include <z3.h>

// Settings of one solver that go-z3 has no call for.
static void midway_configure(Z3_context c, Z3_solver s) {
	Z3_params p = Z3_mk_params(c);
	Z3_params_inc_ref(c, p);
	// Z3 would take over SIGINT during every check, on a stack that is not its own.
	Z3_params_set_bool(c, p, Z3_mk_string_symbol(c, "ctrl_c"), 0);
	// A query is small and all of it matters: a third faster without relevancy tracking.
	Z3_params_set_uint(c, p, Z3_mk_string_symbol(c, "relevancy"), 0);
	Z3_solver_set_params(c, s, p);
	Z3_params_dec_ref(c, p);
}
*/
import "C"

import (
	"reflect"
	"runtime"
	"unsafe"

	gz "github.com/aclements/go-z3/z3"
)

// configure applies settings that go-z3 does not offer. It must run before the context has made
// any other value: go-z3's finalizers use the context from another goroutine, under a lock that
// only go-z3 can take.
func configure(ctx *gz.Context, s *gz.Solver) {
	C.midway_configure(C.Z3_context(handle(ctx)), C.Z3_solver(handle(s)))
	runtime.KeepAlive(ctx)
	runtime.KeepAlive(s)
}

// handle reads the C object behind a go-z3 wrapper, which keeps it in an unexported field c.
func handle(wrapper any) unsafe.Pointer {
	return reflect.ValueOf(wrapper).Elem().FieldByName("c").UnsafePointer()
}
