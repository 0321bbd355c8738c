package z3

/*
#include <malloc.h>
#include <z3.h>
*/
import "C"

import (
	"reflect"
	"runtime"
	"sync/atomic"
	"unsafe"

	gz "github.com/aclements/go-z3/z3"
)

// drop lets go of the Z3 context. It is freed by finalizers of go-z3, and its size is nothing that
// Go's garbage collector would see and hurry for.
func (s *Session) drop() {
	if s.world == nil {
		return
	}
	untie(s.world.ctx)
	s.world = nil
	dropped.Add(1)
	if collecting.CompareAndSwap(false, true) {
		go collect()
	}
}

var (
	dropped    atomic.Int64 // contexts dropped so far
	collecting atomic.Bool  // dropped contexts are being freed
)

// idle is how many bytes of what Z3 has freed the C library may keep for the next context, which takes 25 MiB at once:
// giving those back each time cost two thirds of the time of short explorations, in page faults.
const idle = 64 << 20

// collect frees contexts until none has been dropped since it began. At most one runs at a time.
func collect() {
	for {
		seen := dropped.Load()
		most = max(most, held())
		for range 2 { // the terms, then the context
			runtime.GC()
			finished()
		}
		if now := held(); most-min(most, now) > idle {
			C.malloc_trim(0)
			most = now
		}
		collecting.Store(false)
		if dropped.Load() == seen || !collecting.CompareAndSwap(false, true) {
			return
		}
	}
}

// most is how many bytes Z3 has held since memory was given back. It belongs to collect.
var most uint64

// held is how many bytes Z3 has allocated, about.
func held() uint64 { return uint64(C.Z3_get_estimated_alloc_size()) }

// finished waits for the finalizers that the last collection has made ready.
func finished() {
	done := make(chan struct{})
	runtime.SetFinalizer(&struct{ next *int }{}, func(any) { close(done) })
	runtime.GC()
	<-done
}

// untie takes apart what keeps a context alive in go-z3 once it has rounded a float: the terms of the
// rounding modes are kept by the context, and their finalizers keep the context.
func untie(ctx *gz.Context) {
	for _, name := range []string{"extra", "roundingModeAST"} {
		field := reflect.ValueOf(ctx).Elem().FieldByName(name)
		reflect.NewAt(field.Type(), unsafe.Pointer(field.UnsafeAddr())).Elem().SetZero()
	}
}
