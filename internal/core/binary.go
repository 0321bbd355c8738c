package core

import (
	"bytes"
	"debug/dwarf"
	"debug/elf"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"sort"

	"midway/internal/pattern"
)

// executable is what an executable says of itself. Addresses in it are those of the file: loading adds bias.
type executable struct {
	entry, bias uint64
	id          []byte // the build id, which lies at idAt in memory; nil: it has none
	idAt        uint64
	tls         uint64 // bytes of thread-local storage, rounded up to its alignment; 0: none
	symbols     map[string][]elf.Symbol
	variables   []declared // with debug information
	dropped     []declared // variables of the source that the compiler has done without: they have no place
	functions   []declared
	rows        []row // by address
	compiled    []unit
}

// unit is a file that was compiled.
type unit struct {
	ranges    [][2]uint64 // of code
	optimised bool        // as the compiler says of its options
}

// declared is a variable or a function by its debug information.
type declared struct {
	name   string
	file   string // the last element of its path
	line   int
	at     uint64 // 0: none, as the linker has dropped it
	end    uint64 // of a function
	size   int64  // of a variable's type, in bytes; -1: not told
	local  bool   // to its file, or to a function
	thread bool   // at is an offset into thread-local storage
}

// row says that addresses from at to end are of a place in the source.
type row struct {
	at, end      uint64
	line, column int
	file         string
	statement    bool
}

func readBinary(path string) (*executable, error) {
	f, err := elf.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if f.Machine != elf.EM_X86_64 {
		return nil, fmt.Errorf("a program of another machine (%v): only x86-64 is read", f.Machine)
	}
	b := &executable{entry: f.Entry, symbols: map[string][]elf.Symbol{}}
	for _, p := range f.Progs {
		if p.Type == elf.PT_TLS && p.Align > 0 {
			b.tls = (p.Memsz + p.Align - 1) / p.Align * p.Align
		}
	}
	symbols, err := f.Symbols()
	if err != nil && !errors.Is(err, elf.ErrNoSymbols) {
		return nil, fmt.Errorf("symbols: %w", err)
	}
	for _, s := range symbols {
		if s.Section != elf.SHN_UNDEF {
			b.symbols[s.Name] = append(b.symbols[s.Name], s)
		}
	}
	b.buildID(f)
	return b, b.debug(f)
}

// buildID reads the note that tells one build from another.
func (b *executable) buildID(f *elf.File) {
	s := f.Section(".note.gnu.build-id")
	if s == nil {
		return
	}
	if data, err := s.Data(); err == nil && len(data) > 16 {
		b.id, b.idAt = data[16:], s.Addr+16
	}
}

func (b *executable) debug(f *elf.File) error {
	if f.Section(".debug_info") == nil && f.Section(".zdebug_info") == nil {
		return fmt.Errorf("it has no debug information: build it with -g")
	}
	data, err := f.DWARF()
	if err == nil {
		err = b.units(data)
	}
	if err != nil {
		return fmt.Errorf("debug information: %w", err)
	}
	if len(b.functions) == 0 {
		return fmt.Errorf("it has no debug information: build it with -g")
	}
	sort.Slice(b.rows, func(i, j int) bool { return b.rows[i].at < b.rows[j].at })
	return nil
}

// units reads variables, functions and line tables.
func (b *executable) units(data *dwarf.Data) error {
	r := data.Reader()
	var files []*dwarf.LineFile
	for {
		e, err := r.Next()
		if err != nil || e == nil {
			return err
		}
		switch e.Tag {
		case dwarf.TagCompileUnit:
			if files, err = b.lines(data, e); err != nil {
				return err
			}
			b.unit(data, e)
		case dwarf.TagSubprogram:
			b.function(data, e, files)
		case dwarf.TagVariable:
			b.variable(data, e, files)
		}
	}
}

// optimises finds the option of a compiler that makes it optimise.
var optimises = pattern.Of(`(^| )-O([1-9sgz]|fast)?( |$)`)

// unit notes what a compiler says of its options; gcc does, clang does not.
func (b *executable) unit(data *dwarf.Data, e *dwarf.Entry) {
	producer, _ := e.Val(dwarf.AttrProducer).(string)
	if ranges, err := data.Ranges(e); err == nil {
		b.compiled = append(b.compiled, unit{ranges, optimises.MatchString(producer)})
	}
}

// function notes a function with code. Of one that is split, the part that it begins with counts: others are code that
// is rarely run.
func (b *executable) function(data *dwarf.Data, e *dwarf.Entry, files []*dwarf.LineFile) {
	ranges, err := data.Ranges(e)
	if err != nil || len(ranges) == 0 {
		return
	}
	d := b.declared(data, e, files)
	d.at, d.end = ranges[0][0], ranges[0][1]
	b.functions = append(b.functions, d)
}

// variable notes a variable with an address, and a definition without one.
func (b *executable) variable(data *dwarf.Data, e *dwarf.Entry, files []*dwarf.LineFile) {
	loc, _ := e.Val(dwarf.AttrLocation).([]byte)
	const addr, const8u, formTLS, gnuTLS = 0x03, 0x0e, 0x9b, 0xe0
	d := b.declared(data, e, files)
	switch {
	case len(loc) == 9 && loc[0] == addr:
		d.at = binary8(loc[1:])
	case len(loc) == 10 && loc[0] == const8u && (loc[9] == formTLS || loc[9] == gnuTLS):
		d.at, d.thread = binary8(loc[1:]), true
	default:
		const implicit, stackValue = 0x9e, 0x9f // it has a value alone
		alone := len(loc) == 0 || loc[0] == implicit || loc[len(loc)-1] == stackValue
		if declares, _ := e.Val(dwarf.AttrDeclaration).(bool); alone && d.name != "" && !declares {
			b.dropped = append(b.dropped, d)
		}
		return
	}
	if d.name != "" {
		b.variables = append(b.variables, d)
	}
}

func binary8(b []byte) uint64 { return binary.LittleEndian.Uint64(b) }

// declared is what an entry says of its name, place and size; what it leaves to its declaration is looked up there.
func (b *executable) declared(data *dwarf.Data, e *dwarf.Entry, files []*dwarf.LineFile) declared {
	d := declared{size: -1, local: true}
	for depth := 0; e != nil && depth < 4; depth++ {
		if name, ok := e.Val(dwarf.AttrName).(string); ok && d.name == "" {
			d.name = name
		}
		if line, ok := e.Val(dwarf.AttrDeclLine).(int64); ok && d.line == 0 {
			d.line = int(line)
		}
		if n, ok := e.Val(dwarf.AttrDeclFile).(int64); ok && d.file == "" && int(n) < len(files) && files[n] != nil {
			d.file = filepath.Base(files[n].Name)
		}
		if ext, ok := e.Val(dwarf.AttrExternal).(bool); ok && ext {
			d.local = false
		}
		if t, ok := e.Val(dwarf.AttrType).(dwarf.Offset); ok && e.Tag == dwarf.TagVariable {
			if typ, err := data.Type(t); err == nil && typ.Size() >= 0 {
				d.size = max(d.size, typ.Size())
			}
		}
		e = origin(data, e)
	}
	return d
}

// origin is the entry that another one completes, or nil.
func origin(data *dwarf.Data, e *dwarf.Entry) *dwarf.Entry {
	for _, a := range []dwarf.Attr{dwarf.AttrSpecification, dwarf.AttrAbstractOrigin} {
		if off, ok := e.Val(a).(dwarf.Offset); ok {
			r := data.Reader()
			r.Seek(off)
			if o, err := r.Next(); err == nil {
				return o
			}
		}
	}
	return nil
}

func (b *executable) lines(data *dwarf.Data, unit *dwarf.Entry) ([]*dwarf.LineFile, error) {
	lr, err := data.LineReader(unit)
	if err != nil || lr == nil {
		return nil, err
	}
	var last *row
	for {
		var e dwarf.LineEntry
		if err := lr.Next(&e); errors.Is(err, io.EOF) {
			return lr.Files(), nil
		} else if err != nil {
			return nil, err
		}
		if last != nil && e.Address > last.at {
			last.end = e.Address
			b.rows = append(b.rows, *last)
		}
		last = nil
		if !e.EndSequence {
			last = &row{at: e.Address, line: e.Line, column: e.Column, statement: e.IsStmt}
			if e.File != nil {
				last.file = filepath.Base(e.File.Name)
			}
		}
	}
}

// row is the row of the line table that an address of the file belongs to, or nil.
func (b *executable) row(at uint64) *row {
	i := sort.Search(len(b.rows), func(i int) bool { return b.rows[i].at > at }) - 1
	if i < 0 || at >= b.rows[i].end {
		return nil
	}
	return &b.rows[i]
}

// code reads machine code of the file of an executable.
func code(path string, at uint64, n int) ([]byte, error) {
	f, err := elf.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	for _, p := range f.Progs {
		if p.Type == elf.PT_LOAD && p.Flags&elf.PF_X != 0 && at >= p.Vaddr && at+uint64(n) <= p.Vaddr+p.Filesz {
			b := make([]byte, n)
			_, err := p.ReadAt(b, int64(at-p.Vaddr))
			return b, err
		}
	}
	return nil, fmt.Errorf("no code at %#x", at)
}

// words are the aligned words of bytes.
func words(b []byte, f func(off int, w uint64)) {
	for off := 0; off+8 <= len(b); off += 8 {
		f(off, binary.LittleEndian.Uint64(b[off:]))
	}
}

func allZero(b []byte) bool { return len(bytes.TrimLeft(b, "\x00")) == 0 }
