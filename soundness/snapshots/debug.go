package snapshots

import (
	"debug/dwarf"
	"debug/elf"
	"errors"
	"fmt"
	"io"
	"sort"
	"strconv"
	"strings"
)

// debug is what the binary says of itself.
type debug struct {
	rows      []lineRow            // by address
	functions map[uint64]*function // by address
	code      [][2]uint64          // of functions that have numbered lines, ascending
	symbols   map[string]elf.Symbol
	tls       uint64 // bytes of thread-local storage, rounded up to its alignment
}

// lineRow says that addresses from Addr to End belong to a numbered line; line 0 is none.
type lineRow struct {
	addr, end uint64
	line      int
}

// function is a function of the binary.
type function struct {
	low, high uint64
	variables []variable
	kept      map[int]int64 // what instructions compute, by their lines: the distance from the frame's base pointer
}

// variable is a parameter or local that lies at a distance from the frame's base pointer.
type variable struct {
	name   string
	line   int // of its declaration
	offset int64
	arg    int // its position, from 1; 0 for a local
}

func readDebug(path string) (*debug, error) {
	file, err := elf.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	d := &debug{functions: map[uint64]*function{}, symbols: map[string]elf.Symbol{}}
	symbols, err := file.Symbols()
	if err != nil {
		return nil, fmt.Errorf("symbols of %s: %w", path, err)
	}
	for _, s := range symbols {
		if s.Section != elf.SHN_UNDEF {
			d.symbols[s.Name] = s
		}
	}
	for _, p := range file.Progs {
		if p.Type == elf.PT_TLS {
			d.tls = (p.Memsz + p.Align - 1) / p.Align * p.Align
		}
	}
	data, err := file.DWARF()
	if err != nil {
		return nil, err
	}
	if err := d.entries(data); err != nil {
		return nil, err
	}
	sort.Slice(d.rows, func(i, j int) bool { return d.rows[i].addr < d.rows[j].addr })
	sort.Slice(d.code, func(i, j int) bool { return d.code[i][0] < d.code[j][0] })
	return d, nil
}

// entries reads the compile units: line tables, functions and their variables.
func (d *debug) entries(data *dwarf.Data) error {
	r := data.Reader()
	var in *function
	args := 0
	for {
		e, err := r.Next()
		if err != nil || e == nil {
			return err
		}
		switch e.Tag {
		case dwarf.TagCompileUnit:
			if err := d.lines(data, e); err != nil {
				return err
			}
		case dwarf.TagSubprogram:
			in, args = d.function(e), 0
		case dwarf.TagFormalParameter:
			args++
			d.variable(r, e, in, args)
		case dwarf.TagVariable:
			d.variable(r, e, in, 0)
		}
	}
}

func (d *debug) lines(data *dwarf.Data, unit *dwarf.Entry) error {
	lr, err := data.LineReader(unit)
	if err != nil || lr == nil {
		return err
	}
	var last *lineRow
	for {
		var e dwarf.LineEntry
		if err := lr.Next(&e); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		if last != nil {
			last.end = e.Address
			if last.end > last.addr {
				d.rows = append(d.rows, *last)
			}
		}
		last = nil
		if !e.EndSequence {
			last = &lineRow{addr: e.Address}
			if e.Line >= firstLine {
				last.line = e.Line
			}
		}
	}
}

// function is a function with code; its frame base must be the base pointer for its variables to be found.
func (d *debug) function(e *dwarf.Entry) *function {
	low, ok := e.Val(dwarf.AttrLowpc).(uint64)
	if !ok {
		return nil
	}
	high := low
	switch v := e.Val(dwarf.AttrHighpc).(type) {
	case uint64:
		high = v
	case int64:
		high = low + uint64(v)
	}
	f := &function{low: low, high: high, kept: map[int]int64{}}
	d.code = append(d.code, [2]uint64{low, high})
	d.functions[low] = f
	const rbp = 0x56 // DW_OP_reg6
	if base, _ := e.Val(dwarf.AttrFrameBase).([]byte); len(base) != 1 || base[0] != rbp {
		return nil
	}
	return f
}

func (d *debug) variable(r *dwarf.Reader, e *dwarf.Entry, in *function, arg int) {
	const fbreg = 0x91
	at, _ := e.Val(dwarf.AttrLocation).([]byte)
	name, _ := e.Val(dwarf.AttrName).(string)
	line, _ := e.Val(dwarf.AttrDeclLine).(int64)
	if in == nil || len(at) < 2 || at[0] != fbreg {
		return
	}
	offset, n := sleb(at[1:])
	if n != len(at)-1 {
		return
	}
	if number, ok := strings.CutPrefix(name, spillName); ok && arg == 0 {
		k, err := strconv.Atoi(number)
		if err == nil {
			in.kept[k] = offset
		}
	} else {
		in.variables = append(in.variables, variable{name: name, line: int(line), offset: offset, arg: arg})
	}
}

// sleb reads a signed LEB128 number and says how many bytes it has.
func sleb(b []byte) (v int64, n int) {
	for shift := uint(0); n < len(b); shift += 7 {
		c := b[n]
		n++
		v |= int64(c&0x7f) << shift
		if c&0x80 == 0 {
			if c&0x40 != 0 && shift+7 < 64 {
				v |= -1 << (shift + 7)
			}
			break
		}
	}
	return v, n
}

// line is the numbered line that an address belongs to, or 0.
func (d *debug) line(addr uint64) int {
	i := sort.Search(len(d.rows), func(i int) bool { return d.rows[i].addr > addr }) - 1
	if i < 0 || addr >= d.rows[i].end {
		return 0
	}
	return d.rows[i].line
}

// in is the function at an address, or nil.
func (d *debug) in(addr uint64) *function {
	i := sort.Search(len(d.code), func(i int) bool { return d.code[i][0] > addr }) - 1
	if i < 0 || addr >= d.code[i][1] {
		return nil
	}
	return d.functions[d.code[i][0]]
}

// boundaries are the lowest addresses of lines that the program model keeps.
func (s *Program) boundaries() []uint64 {
	seen := map[int]bool{}
	var out []uint64
	for _, r := range s.debug.rows {
		if r.line != 0 && !seen[r.line] && len(s.places[r.line]) > 0 {
			seen[r.line] = true
			out = append(out, r.addr)
		}
	}
	return out
}
