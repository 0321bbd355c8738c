package z3

/*
#include <malloc.h>
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

// collect frees contexts until none has been dropped since it began, and gives their memory back to the
// system, which the C library would keep.
func collect() {
	for {
		seen := dropped.Load()
		for range 2 { // the terms, then the context
			runtime.GC()
			finished()
		}
		C.malloc_trim(0)
		collecting.Store(false)
		if dropped.Load() == seen || !collecting.CompareAndSwap(false, true) {
			return
		}
	}
}

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
