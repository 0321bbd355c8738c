package z3

/*
#cgo LDFLAGS: -lz3
#include <z3.h>
*/
import "C"

// Version is the library's, as it names itself.
func Version() string { return C.GoString(C.Z3_get_full_version()) }
