package recorder

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"fmt"
	"io"
)

// page is the size of a page in bytes: what is copied of memory is whole pages.
const page = 4096

// moment is what was copied of a process while all its threads were stopped.
type moment struct {
	pid, ppid, pgrp, sid int
	uid, gid             int
	name                 string // of the executable, at most 15 bytes
	args                 string // at most 79 bytes
	auxv                 []byte // as in /proc/PID/auxv
	mappings             []mapping
	threads              []threadImage // the one that a signal has come to first
	memory               []piece       // by address, disjoint
	signal               int           // that the first thread is about to die of; 0: none
	siginfo              []byte        // of it: a siginfo_t
}

// threadImage is the registers of a thread.
type threadImage struct {
	tid     int
	regs    []byte // user_regs_struct
	fp      []byte // user_fpregs_struct
	pending uint64 // signals
	blocked uint64 // signals
}

// piece is memory that was copied: whole pages from addr on.
type piece struct {
	addr uint64
	data []byte
	perm elf.ProgFlag
}

// The types of notes that have no name in debug/elf.
const (
	ntAuxv    = 6
	ntSigInfo = 0x53494749
	ntFile    = 0x46494c45
)

// writeCore writes a moment as an ELF core: notes in the order of the kernel (fs/binfmt_elf.c), then what was copied of
// memory, each piece with a program header of its own. Nothing stands for memory that was not copied.
func (m *moment) writeCore(w io.Writer) error {
	notes := m.notes()
	const ehsize, phsize = 64, 56
	headers := 1 + len(m.memory)
	if headers >= 0xffff {
		return fmt.Errorf("%d pieces of memory are too many for a core file", headers-1)
	}
	var out bytes.Buffer
	put := func(v any) { _ = binary.Write(&out, binary.LittleEndian, v) }
	h := elf.Header64{
		Type: uint16(elf.ET_CORE), Machine: uint16(elf.EM_X86_64), Version: 1,
		Phoff: ehsize, Ehsize: ehsize, Phentsize: phsize, Phnum: uint16(headers),
	}
	copy(h.Ident[:], elf.ELFMAG)
	h.Ident[elf.EI_CLASS], h.Ident[elf.EI_DATA], h.Ident[elf.EI_VERSION] = byte(elf.ELFCLASS64), byte(elf.ELFDATA2LSB), 1
	put(h)
	at := uint64(ehsize + headers*phsize)
	put(elf.Prog64{Type: uint32(elf.PT_NOTE), Off: at, Filesz: uint64(len(notes)), Align: 4})
	first := roundUp(at + uint64(len(notes)))
	off := first
	for _, p := range m.memory {
		size := uint64(len(p.data))
		put(elf.Prog64{
			Type: uint32(elf.PT_LOAD), Flags: uint32(p.perm), Off: off, Vaddr: p.addr, Filesz: size, Memsz: size, Align: page,
		})
		off += size
	}
	out.Write(notes)
	out.Write(make([]byte, first-uint64(out.Len())))
	if _, err := w.Write(out.Bytes()); err != nil {
		return err
	}
	for _, p := range m.memory {
		if _, err := w.Write(p.data); err != nil {
			return err
		}
	}
	return nil
}

func roundUp(n uint64) uint64 { return (n + page - 1) &^ (page - 1) }

func (m *moment) notes() []byte {
	var out bytes.Buffer
	for i := range m.threads {
		t := &m.threads[i]
		note(&out, uint32(elf.NT_PRSTATUS), m.status(t))
		if i == 0 {
			note(&out, uint32(elf.NT_PRPSINFO), m.info())
			if len(m.siginfo) > 0 {
				note(&out, ntSigInfo, m.siginfo)
			}
			note(&out, ntAuxv, m.auxv)
			note(&out, ntFile, m.files())
		}
		note(&out, uint32(elf.NT_FPREGSET), t.fp)
	}
	return out.Bytes()
}

// note adds a note of the name CORE.
func note(out *bytes.Buffer, kind uint32, desc []byte) {
	_ = binary.Write(out, binary.LittleEndian, [3]uint32{5, uint32(len(desc)), kind})
	out.WriteString("CORE\x00\x00\x00\x00")
	out.Write(desc)
	for out.Len()%4 != 0 {
		out.WriteByte(0)
	}
}

// status is the struct elf_prstatus of a thread. All have the signal, as the kernel's do.
func (m *moment) status(t *threadImage) []byte {
	const regs = 112
	b := make([]byte, regs, 336)
	binary.LittleEndian.PutUint32(b, uint32(m.signal)) // pr_info.si_signo
	binary.LittleEndian.PutUint16(b[12:], uint16(m.signal))
	binary.LittleEndian.PutUint64(b[16:], t.pending)
	binary.LittleEndian.PutUint64(b[24:], t.blocked)
	for i, n := range []int{t.tid, m.ppid, m.pgrp, m.sid} {
		binary.LittleEndian.PutUint32(b[32+4*i:], uint32(n))
	}
	b = append(b, t.regs...)
	return append(b, 1, 0, 0, 0, 0, 0, 0, 0) // pr_fpvalid
}

// info is the struct elf_prpsinfo of the process.
func (m *moment) info() []byte {
	b := make([]byte, 136)
	b[1] = 'R'
	for i, n := range []int{m.uid, m.gid, m.pid, m.ppid, m.pgrp, m.sid} {
		binary.LittleEndian.PutUint32(b[16+4*i:], uint32(n))
	}
	copy(b[40:55], m.name)
	copy(b[56:135], m.args)
	return b
}

// files is the note NT_FILE: what files are mapped where.
func (m *moment) files() []byte {
	var names []byte
	words := []uint64{0, page}
	for _, p := range m.mappings {
		if p.path == "" || p.path[0] == '[' || p.inode == 0 {
			continue
		}
		words = append(words, p.lo, p.hi, p.offset/page)
		names = append(append(names, p.path...), 0)
		words[0]++
	}
	out := make([]byte, 0, 8*len(words)+len(names))
	for _, n := range words {
		out = binary.LittleEndian.AppendUint64(out, n)
	}
	return append(out, names...)
}
