// Package encode writes values of Go as bytes that the same program reads again fast.
//
// The bytes are those of memory: what holds no pointers is copied as it is, and a decoded value shares the memory of
// what it was decoded from. So they mean something only to the program that wrote them, built from the same source by
// the same compiler, on the same kind of processor, and must be known to be whole: a reader is to check both before
// (package keep does).
//
//	string, slice of what has no pointers : length, bytes; shares memory
//	slice, array, struct, map             : length where it has one, elements
//	pointer                               : 0 for nil, 1 before a new one's value, 2+n for the n-th seen
//	interface                             : 0 for nil, 1+n for the n-th of the types given, then the value
//
// Pointers that are equal stay equal, except pointers into the middle of another value, which become values of their
// own. Slices that share memory no longer do.
package encode

import (
	"encoding/binary"
	"fmt"
	"reflect"
	"unsafe"
)

// Format is what is known on both sides.
type Format struct {
	Types []reflect.Type // what interfaces may hold
	Known []any          // pointers that are not followed: those of the reader stand at the same places
}

// Encode is the bytes of what v points to. The error names a type that cannot be written: a channel, a function that is
// not nil, or what an interface holds that is not among the types of the format.
func Encode(v any, f Format) (data []byte, err error) {
	e := &encoder{format: f, seen: map[pointer]uint64{}, plans: map[reflect.Type]*plan{}}
	for _, k := range f.Known {
		e.seen[pointer{reflect.ValueOf(k).UnsafePointer(), reflect.TypeOf(k).Elem()}] = uint64(len(e.seen))
	}
	defer func() {
		if p := recover(); p != nil {
			unknown, ok := p.(unwritable)
			if !ok {
				panic(p)
			}
			data, err = nil, fmt.Errorf("cannot be written: %s", string(unknown))
		}
	}()
	r := reflect.ValueOf(v)
	p := planOf(e.plans, r.Type().Elem(), f)
	e.seen[pointer{r.UnsafePointer(), r.Type().Elem()}] = uint64(len(e.seen)) // it may point to itself
	p.enc(e, r.UnsafePointer())
	return e.out, nil
}

type unwritable string

// pointer identifies what a pointer points to: a structure and its first field have one address.
type pointer struct {
	at unsafe.Pointer
	of reflect.Type
}

type encoder struct {
	out    []byte
	format Format
	plans  map[reflect.Type]*plan
	seen   map[pointer]uint64
}

func (e *encoder) count(n uint64) { e.out = binary.AppendUvarint(e.out, n) }

// raw appends n bytes at p.
func (e *encoder) raw(p unsafe.Pointer, n uintptr) {
	if n > 0 {
		e.out = append(e.out, unsafe.Slice((*byte)(p), n)...)
	}
}

// align pads to a multiple of 8 bytes.
func (e *encoder) align() {
	for len(e.out)%8 != 0 {
		e.out = append(e.out, 0)
	}
}

// Decode reads what Encode wrote, into what v points to. data must begin at a multiple of 8 bytes, and belongs to v
// then. Bytes that Encode did not write give an error or a wrong value.
func Decode(data []byte, v any, f Format) (err error) {
	d := &decoder{data: data, plans: map[reflect.Type]*plan{}}
	for _, k := range f.Known {
		d.seen = append(d.seen, reflect.ValueOf(k).UnsafePointer())
	}
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("not what was written: %v", p)
		}
	}()
	r := reflect.ValueOf(v)
	d.seen = append(d.seen, r.UnsafePointer())
	planOf(d.plans, r.Type().Elem(), f).dec(d, r.UnsafePointer())
	if d.at != len(data) {
		return fmt.Errorf("not what was written: %d bytes left", len(data)-d.at)
	}
	return nil
}

type decoder struct {
	data  []byte
	at    int
	plans map[reflect.Type]*plan
	seen  []unsafe.Pointer
}

func (d *decoder) count() uint64 {
	if c := d.data[d.at]; c < 0x80 {
		d.at++
		return uint64(c)
	}
	n, size := binary.Uvarint(d.data[d.at:])
	if size <= 0 {
		panic("no number")
	}
	d.at += size
	return n
}

// take is the next n bytes.
func (d *decoder) take(n int) []byte {
	b := d.data[d.at : d.at+n : d.at+n]
	d.at += n
	return b
}

func (d *decoder) align() { d.at = (d.at + 7) &^ 7 }
