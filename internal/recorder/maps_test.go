package recorder

import (
	"debug/elf"
	"slices"
	"testing"
)

const someMaps = `5000-6000 r--p 00000000 fe:01 77 /usr/bin/a b
6000-7000 r-xp 00001000 fe:01 77 /usr/bin/a b
7000-8000 rw-p 00002000 fe:01 77 /usr/bin/a b
8000-9000 rw-p 00000000 00:00 0
9000-b000 rw-p 00000000 00:00 0 [heap]
d000-e000 ---p 00000000 00:00 0
e000-f000 rw-s 00000000 00:05 9 /dev/shm/x (deleted)
7ffe0000-7ffe2000 rw-p 00000000 00:00 0                          [stack]
`

func readMaps(t *testing.T) []mapping {
	t.Helper()
	all, err := parseMaps(someMaps)
	if err != nil || len(all) != 8 {
		t.Fatalf("%d mappings, %v", len(all), err)
	}
	return all
}

func TestParseMaps(t *testing.T) {
	all := readMaps(t)
	want := mapping{lo: 0x6000, hi: 0x7000, perm: elf.PF_R | elf.PF_X, private: true, offset: 0x1000, inode: 77, path: "/usr/bin/a b"}
	if all[1] != want || all[6].private || all[7].path != "[stack]" || all[3].path != "" {
		t.Errorf("%+v", all)
	}
	for _, bad := range []string{"5000 r--p 0 0:0 0\n", "5000-6000\n", "5000-6000 r-\n", "x-6000 r--p 0 0:0 0 /a\n"} {
		if _, err := parseMaps(bad); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
}

func TestMappingAt(t *testing.T) {
	all := readMaps(t)
	for addr, want := range map[uint64]uint64{0x4fff: 0, 0x5000: 0x5000, 0x5fff: 0x5000, 0x6000: 0x6000, 0xb000: 0, 0x7ffe1fff: 0x7ffe0000, 0x7ffe2000: 0} {
		got := uint64(0)
		if m := mappingAt(all, addr); m != nil {
			got = m.lo
		}
		if got != want {
			t.Errorf("%#x is in the mapping at %#x, want %#x", addr, got, want)
		}
	}
}

// TestReadable: what is wanted becomes whole pages, disjoint, each in one mapping that can be read.
func TestReadable(t *testing.T) {
	all := readMaps(t)
	for _, c := range []struct{ in, want []span }{
		{[]span{{0x7010, 0x7020}}, []span{{0x7000, 0x8000}}},
		{[]span{{0x7ffe1000, 0x7ffe1010}, {0x7010, 0x8001}}, []span{{0x7000, 0x8000}, {0x8000, 0x9000}, {0x7ffe1000, 0x7ffe2000}}},
		{[]span{{0x9000, 0xa000}, {0x9800, 0xf0000}}, []span{{0x9000, 0xb000}, {0xe000, 0xf000}}},
		{[]span{{0x9000, 0x9001}, {0xa000, 0xa001}, {0x9004, 0x9008}}, []span{{0x9000, 0xb000}}},
		{[]span{{0xd000, 0xd100}, {0x100, 0x200}}, nil},
	} {
		if got := readable(all, slices.Clone(c.in)); !slices.Equal(got, c.want) {
			t.Errorf("%x: %x, want %x", c.in, got, c.want)
		}
	}
}

// TestDataAndHeap: the data of a file is what is writable of it and what lies right behind; the heap is all other
// anonymous memory.
func TestDataAndHeap(t *testing.T) {
	all := readMaps(t)
	is := isData(all)
	if want := []bool{false, false, true, true, false, false, false, false}; !slices.Equal(is, want) {
		t.Errorf("data: %v, want %v", is, want)
	}
	spans, cut := limited(all, 0x1800, func(i int) bool { return is[i] })
	if want := []span{{0x7000, 0x8000}}; !slices.Equal(spans, want) || !cut {
		t.Errorf("%x, cut %t, want %x", spans, cut, want)
	}
	spans, cut = limited(all, 1<<20, func(i int) bool { return is[i] })
	if len(spans) != 2 || cut {
		t.Errorf("%x, cut %t", spans, cut)
	}
}
