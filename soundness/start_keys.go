package soundness

import (
	"bytes"
	"encoding/binary"
	"slices"

	"midway/internal/runtime/abi"
	"midway/soundness/concrete"
	"midway/soundness/native"
)

// The library models' variables of thread-specific keys (internal/runtime/c/key.c).
const (
	keyTable = "keys"
	keyCount = "__mw_any_key"
)

// keptFor reports whether the library models' data of a thread lie at an address.
func (x *starting) keptFor(addr uint64) bool {
	return slices.ContainsFunc(
		x.s.Threads,
		func(t concrete.StartThread) bool { return t.Storage != 0 && t.Storage == addr },
	)
}

// ofModels is what a variable of the library models holds at the start, or nil.
func (x *starting) ofModels(name string) []byte {
	for i := range x.s.Objects {
		o := &x.s.Objects[i]
		if g := globalAt(x.p, o.Addr); g != nil && g.Runtime && g.Name == name {
			return o.Data
		}
	}
	return nil
}

// keys are those of thread-specific data, with the values that threads have.
func (x *starting) keys() {
	table, count := x.ofModels(keyTable), x.ofModels(keyCount)
	each := 2 * x.word // whether it is used, and the destructor
	if len(count) < 4 {
		count = make([]byte, 4)
	}
	for i := range int(binary.LittleEndian.Uint32(count)) {
		if (i+1)*each > len(table) {
			x.refuse("the state has %d keys of thread-specific data", binary.LittleEndian.Uint32(count))
			return
		}
		k := table[i*each:]
		x.out.Keys = append(x.out.Keys, native.Key{
			Deleted: k[0] == 0, Destructor: x.address(x.number(k[x.word : 2*x.word])),
		})
	}
	for i := range x.s.Threads {
		x.values(i)
	}
}

// values are a thread's of keys; what else the library models keep for it has to be as at its start, errno aside.
func (x *starting) values(thread int) {
	at := x.s.Threads[thread].Storage
	if at == 0 || x.why != "" {
		return
	}
	data := x.s.Objects[x.holding(at)].Data
	values := abi.ThreadValues * x.word / 8
	end := values + abi.Keys*x.word
	if len(bytes.Trim(data[errnoBytes:values], "\x00"))+len(bytes.Trim(data[end:], "\x00")) > 0 {
		x.refuse("what the C library remembers of %s is not as at its start", x.s.Threads[thread].Name)
		return
	}
	c := &x.out.Threads[thread]
	c.Errno = binary.LittleEndian.Uint32(data)
	for k := range x.out.Keys {
		if cell, ok := x.cell(concrete.W(x.number(data[values+k*x.word:][:x.word])), 8*x.word, true); ok {
			cell.At = k
			c.Values = append(c.Values, cell)
		}
	}
}
