package core

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"sort"
	"strings"
	"syscall"
)

// Image is the memory of a core file. Close it when it is read no more.
type Image struct {
	Path    string
	Threads []Task // in the core's order: the first is the one that failed, or was current
	Mapped  []Mapping
	Entry   uint64 // of the executable (AT_ENTRY); 0: not told

	aux []byte // the auxiliary vector

	segments []segment
	ranges   [][2]uint64 // all memory of the process, by address, with the address behind each range
	file     *os.File
	data     []byte                 // of the file
	files    map[string]io.ReaderAt // of Mapped; nil: cannot be read
	closers  []io.Closer
	writable map[string][][2]uint64 // by file, where it is mapped for writing (writableOf)
	absent   map[string]bool        // files that would be needed and are not there
}

// Task is a thread of the kernel's.
type Task struct {
	LWP int
	FS  uint64 // its thread pointer: what pthread_self returns
	RDI uint64 // the first argument of the system call that it may be in
	SP  uint64

	PC, Flags uint64
	Regs      [16]uint64 // rax, rcx, rdx, rbx, rsp, rbp, rsi, rdi, r8 to r15
}

// Mapping is a part of a file in memory (NT_FILE).
type Mapping struct {
	Lo, Hi uint64
	Offset uint64 // in bytes
	Path   string
}

type segment struct {
	lo, hi   uint64
	off      int64
	held     uint64 // bytes that the core has of it
	writable bool
}

// Notes of core files (elf.h).
const (
	noteStatus = 1
	noteAux    = 6
	noteFile   = 0x46494c45
)

// Open reads the headers of a core file of an x86-64 Linux process. The error says what the file is instead.
func Open(path string) (*Image, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	i := &Image{Path: path, file: f, files: map[string]io.ReaderAt{}, writable: map[string][][2]uint64{}, absent: map[string]bool{}}
	if err := i.read(); err != nil {
		f.Close()
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return i, nil
}

// Close closes the files.
func (i *Image) Close() {
	if i.data != nil {
		_ = syscall.Munmap(i.data)
		i.data = nil
	}
	i.file.Close()
	for _, c := range i.closers {
		c.Close()
	}
}

func (i *Image) read() error {
	e, err := elf.NewFile(i.file)
	switch {
	case err != nil && i.beginsAsCore():
		return fmt.Errorf("the core is truncated, or damaged: %w", err)
	case err != nil:
		return fmt.Errorf("no core file: %w", err)
	case e.Type != elf.ET_CORE:
		return fmt.Errorf("no core file, but %s", kindOfELF(e.Type))
	case e.Machine != elf.EM_X86_64 || e.Class != elf.ELFCLASS64:
		return fmt.Errorf("a core of another machine (%v, %v): only x86-64 is read", e.Machine, e.Class)
	}
	info, err := i.file.Stat()
	if err != nil {
		return err
	}
	if i.data, err = syscall.Mmap(int(i.file.Fd()), 0, int(info.Size()), syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_PRIVATE); err != nil {
		return err
	}
	for _, p := range e.Progs {
		if p.Off+p.Filesz > uint64(info.Size()) {
			return fmt.Errorf("the core is truncated: its headers name %d bytes, the file has %d", p.Off+p.Filesz, info.Size())
		}
		switch p.Type {
		case elf.PT_NOTE:
			err = errors.Join(err, i.notes(p))
		case elf.PT_LOAD:
			i.segments = append(i.segments, segment{p.Vaddr, p.Vaddr + p.Memsz, int64(p.Off), p.Filesz, p.Flags&elf.PF_W != 0})
		}
	}
	if err == nil && len(i.Threads) == 0 {
		err = fmt.Errorf("the core has no threads (NT_PRSTATUS)")
	}
	sort.Slice(i.segments, func(a, b int) bool { return i.segments[a].lo < i.segments[b].lo })
	i.cover()
	return err
}

// beginsAsCore reports whether the file begins as a core file does.
func (i *Image) beginsAsCore() bool {
	head := make([]byte, 18)
	_, err := i.file.ReadAt(head, 0)
	return err == nil && string(head[:4]) == elf.ELFMAG && elf.Type(binary.LittleEndian.Uint16(head[16:])) == elf.ET_CORE
}

func kindOfELF(t elf.Type) string {
	switch t {
	case elf.ET_EXEC, elf.ET_DYN:
		return "an executable or a library"
	case elf.ET_REL:
		return "an object file"
	}
	return "another ELF file"
}

func (i *Image) notes(p *elf.Prog) error {
	data := make([]byte, p.Filesz)
	if _, err := p.ReadAt(data, 0); err != nil {
		return fmt.Errorf("notes: %w", err)
	}
	for len(data) >= 12 {
		name, size, kind := binary.LittleEndian.Uint32(data), binary.LittleEndian.Uint32(data[4:]), binary.LittleEndian.Uint32(data[8:])
		from := 12 + uint64(name+3)&^3
		to := from + uint64(size+3)&^3
		if to > uint64(len(data)) || from+uint64(size) > uint64(len(data)) {
			return fmt.Errorf("notes: one reaches over their end")
		}
		if err := i.note(kind, data[from:from+uint64(size)]); err != nil {
			return err
		}
		data = data[to:]
	}
	return nil
}

// Offsets of struct elf_prstatus on x86-64: the thread's id, and its registers in the order of user_regs_struct.
const (
	statusPID  = 32
	statusRegs = 112
	regRDI     = 14
	regRSP     = 19
	regFS      = 21
	regPC      = 16
	regFlags   = 18
)

// general registers in the order of their encoding, as user_regs_struct has them.
var generalRegs = [16]int{10, 11, 12, 5, regRSP, 4, 13, regRDI, 9, 8, 7, 6, 3, 2, 1, 0}

func (i *Image) note(kind uint32, b []byte) error {
	switch kind {
	case noteStatus:
		if len(b) < statusRegs+8*(regFS+1) {
			return fmt.Errorf("notes: a thread's registers are cut off")
		}
		reg := func(n int) uint64 { return binary.LittleEndian.Uint64(b[statusRegs+8*n:]) }
		t := Task{LWP: int(binary.LittleEndian.Uint32(b[statusPID:])), FS: reg(regFS), RDI: reg(regRDI), SP: reg(regRSP), PC: reg(regPC), Flags: reg(regFlags)}
		for k, n := range generalRegs {
			t.Regs[k] = reg(n)
		}
		i.Threads = append(i.Threads, t)
	case noteAux:
		const entry = 9
		i.aux = b
		for ; len(b) >= 16; b = b[16:] {
			if binary.LittleEndian.Uint64(b) == entry {
				i.Entry = binary.LittleEndian.Uint64(b[8:])
			}
		}
	case noteFile:
		return i.mappings(b)
	}
	return nil
}

func (i *Image) mappings(b []byte) error {
	if len(b) < 16 {
		return nil
	}
	n, page := binary.LittleEndian.Uint64(b), binary.LittleEndian.Uint64(b[8:])
	b = b[16:]
	if n > uint64(len(b))/24 {
		return fmt.Errorf("notes: the list of mapped files is cut off")
	}
	names := bytes.Split(b[24*n:], []byte{0})
	for k := range n {
		at := b[24*k:]
		m := Mapping{Lo: binary.LittleEndian.Uint64(at), Hi: binary.LittleEndian.Uint64(at[8:]), Offset: binary.LittleEndian.Uint64(at[16:]) * page}
		if int(k) < len(names) {
			m.Path = string(names[k])
		}
		i.Mapped = append(i.Mapped, m)
	}
	return nil
}

// Executable is the mapped file that the process began in, "" where that is not told.
func (i *Image) Executable() string {
	if m := i.mapped(i.Entry); m != nil {
		return m.Path
	}
	return ""
}

// base is the address at which a file begins in memory.
func (i *Image) base(path string) (uint64, bool) {
	for _, m := range i.Mapped {
		if m.Path == path && m.Offset == 0 {
			return m.Lo, true
		}
	}
	return 0, false
}

func (i *Image) reader(path string) io.ReaderAt {
	if f, known := i.files[path]; known {
		return f
	}
	i.files[path] = nil
	if f, err := os.Open(strings.TrimSuffix(path, " (deleted)")); err == nil {
		i.files[path] = f
		i.closers = append(i.closers, f)
	} else {
		i.absent[path] = true
	}
	return i.files[path]
}

// use has a mapped file be read from another place.
func (i *Image) use(mapped, path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	i.files[mapped] = f
	i.closers = append(i.closers, f)
	return nil
}
