package encode

import (
	"fmt"
	"reflect"
	"unsafe"
)

// plan is how values of one type are written and read.
type plan struct {
	flat bool // it holds no pointers: its memory is its bytes
	size uintptr
	enc  func(e *encoder, p unsafe.Pointer)
	dec  func(d *decoder, p unsafe.Pointer)
}

// planOf is the plan of a type; plans holds those made before.
func planOf(plans map[reflect.Type]*plan, t reflect.Type, f Format) *plan {
	if p := plans[t]; p != nil {
		return p
	}
	p := &plan{size: t.Size(), flat: flat(t)}
	plans[t] = p
	of := func(t reflect.Type) *plan { return planOf(plans, t, f) }
	switch {
	case p.flat:
		p.enc = func(e *encoder, at unsafe.Pointer) { e.raw(at, p.size) }
		p.dec = func(d *decoder, at unsafe.Pointer) {
			if p.size > 0 {
				copy(unsafe.Slice((*byte)(at), p.size), d.take(int(p.size)))
			}
		}
	case t.Kind() == reflect.String:
		p.text()
	case t.Kind() == reflect.Slice:
		p.slice(t, of(t.Elem()))
	case t.Kind() == reflect.Array:
		p.array(t.Len(), of(t.Elem()))
	case t.Kind() == reflect.Struct:
		p.structure(t, of)
	case t.Kind() == reflect.Pointer:
		p.pointer(t.Elem(), of(t.Elem()))
	case t.Kind() == reflect.Map:
		p.table(t, of(t.Key()), of(t.Elem()))
	case t.Kind() == reflect.Interface:
		p.iface(t, f.Types, of)
	default:
		p.nothing(t)
	}
	return p
}

// flat reports whether values of a type hold no pointers.
func flat(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Array:
		return t.Len() == 0 || flat(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			if !flat(t.Field(i).Type) {
				return false
			}
		}
		return true
	}
	return t.Kind() >= reflect.Bool && t.Kind() <= reflect.Complex128
}

func (p *plan) text() {
	p.enc = func(e *encoder, at unsafe.Pointer) {
		s := *(*string)(at)
		e.count(uint64(len(s)))
		e.out = append(e.out, s...)
	}
	p.dec = func(d *decoder, at unsafe.Pointer) {
		if n := int(d.count()); n > 0 {
			*(*string)(at) = unsafe.String(&d.take(n)[0], n)
		}
	}
}

// header is a slice as it lies in memory.
type header struct {
	data     unsafe.Pointer
	len, cap int
}

func (p *plan) slice(t reflect.Type, elem *plan) {
	p.enc = func(e *encoder, at unsafe.Pointer) {
		h := (*header)(at)
		if h.data == nil {
			e.count(0)
			return
		}
		e.count(uint64(h.len) + 1)
		if elem.flat {
			if h.len > 0 {
				e.align()
				e.raw(h.data, elem.size*uintptr(h.len))
			}
			return
		}
		for i := range h.len {
			elem.enc(e, unsafe.Add(h.data, elem.size*uintptr(i)))
		}
	}
	p.dec = func(d *decoder, at unsafe.Pointer) {
		n := int(d.count())
		if n == 0 {
			return
		}
		n--
		h := (*header)(at)
		if n > 0 && elem.flat && elem.size > 0 {
			d.align()
			h.data, h.len, h.cap = unsafe.Pointer(&d.take(n * int(elem.size))[0]), n, n
			return
		}
		if !elem.flat && n > len(d.data)-d.at { // each takes a byte at least
			panic("too long")
		}
		made := reflect.MakeSlice(t, n, n)
		h.data, h.len, h.cap = made.UnsafePointer(), n, n
		if elem.flat {
			return
		}
		for i := range n {
			elem.dec(d, unsafe.Add(h.data, elem.size*uintptr(i)))
		}
	}
}

func (p *plan) array(n int, elem *plan) {
	p.enc = func(e *encoder, at unsafe.Pointer) {
		for i := range n {
			elem.enc(e, unsafe.Add(at, elem.size*uintptr(i)))
		}
	}
	p.dec = func(d *decoder, at unsafe.Pointer) {
		for i := range n {
			elem.dec(d, unsafe.Add(at, elem.size*uintptr(i)))
		}
	}
}

func (p *plan) structure(t reflect.Type, of func(reflect.Type) *plan) {
	type field struct {
		at   uintptr
		plan *plan
	}
	var fields []field
	for i := range t.NumField() {
		fields = append(fields, field{t.Field(i).Offset, of(t.Field(i).Type)})
	}
	p.enc = func(e *encoder, at unsafe.Pointer) {
		for _, f := range fields {
			f.plan.enc(e, unsafe.Add(at, f.at))
		}
	}
	p.dec = func(d *decoder, at unsafe.Pointer) {
		for _, f := range fields {
			f.plan.dec(d, unsafe.Add(at, f.at))
		}
	}
}

const (
	nilPointer = iota
	newPointer
	firstSeen
)

func (p *plan) pointer(t reflect.Type, elem *plan) {
	p.enc = func(e *encoder, at unsafe.Pointer) {
		to := pointer{*(*unsafe.Pointer)(at), t}
		if to.at == nil {
			e.count(nilPointer)
			return
		}
		if n, ok := e.seen[to]; ok {
			e.count(firstSeen + n)
			return
		}
		e.seen[to] = uint64(len(e.seen))
		e.count(newPointer)
		elem.enc(e, to.at)
	}
	p.dec = func(d *decoder, at unsafe.Pointer) {
		switch n := d.count(); n {
		case nilPointer:
		case newPointer:
			to := reflect.New(t).UnsafePointer()
			d.seen = append(d.seen, to)
			*(*unsafe.Pointer)(at) = to
			elem.dec(d, to)
		default:
			*(*unsafe.Pointer)(at) = d.seen[n-firstSeen]
		}
	}
}

func (p *plan) table(t reflect.Type, key, elem *plan) {
	p.enc = func(e *encoder, at unsafe.Pointer) {
		m := reflect.NewAt(t, at).Elem()
		if m.IsNil() {
			e.count(0)
			return
		}
		e.count(uint64(m.Len()) + 1)
		k, v := reflect.New(t.Key()), reflect.New(t.Elem())
		for each := m.MapRange(); each.Next(); {
			k.Elem().SetIterKey(each)
			v.Elem().SetIterValue(each)
			key.enc(e, k.UnsafePointer())
			elem.enc(e, v.UnsafePointer())
		}
	}
	p.dec = func(d *decoder, at unsafe.Pointer) {
		n := int(d.count())
		if n == 0 {
			return
		}
		n--
		if n > len(d.data)-d.at {
			panic("too long")
		}
		m := reflect.MakeMapWithSize(t, n)
		reflect.NewAt(t, at).Elem().Set(m)
		k, v := reflect.New(t.Key()), reflect.New(t.Elem())
		for range n {
			k.Elem().SetZero()
			v.Elem().SetZero()
			key.dec(d, k.UnsafePointer())
			elem.dec(d, v.UnsafePointer())
			m.SetMapIndex(k.Elem(), v.Elem())
		}
	}
}

func (p *plan) iface(t reflect.Type, types []reflect.Type, of func(reflect.Type) *plan) {
	p.enc = func(e *encoder, at unsafe.Pointer) {
		v := reflect.NewAt(t, at).Elem()
		if v.IsNil() {
			e.count(0)
			return
		}
		held := v.Elem().Type()
		for i, known := range types {
			if known == held {
				e.count(uint64(i) + 1)
				copied := reflect.New(held)
				copied.Elem().Set(v.Elem())
				of(held).enc(e, copied.UnsafePointer())
				return
			}
		}
		panic(unwritable(fmt.Sprintf("%v in %v", held, t)))
	}
	p.dec = func(d *decoder, at unsafe.Pointer) {
		n := d.count()
		if n == 0 {
			return
		}
		held := types[n-1]
		v := reflect.New(held)
		of(held).dec(d, v.UnsafePointer())
		reflect.NewAt(t, at).Elem().Set(v.Elem())
	}
}

// nothing is the plan of functions and channels: only nil can be written.
func (p *plan) nothing(t reflect.Type) {
	p.enc = func(_ *encoder, at unsafe.Pointer) {
		if *(*unsafe.Pointer)(at) != nil {
			panic(unwritable(t.String()))
		}
	}
	p.dec = func(*decoder, unsafe.Pointer) {}
}
