package recorder

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/sys/unix"
)

// image is what does not change of a process until it executes another program.
type image struct {
	exe     string
	args    []string
	buildID string
	auxv    []byte
	debug   uint64 // address of the word of the dynamic section that leads to the list of libraries; 0: none
	dynamic span
	heads   map[head][]byte // the first pages of mapped ELF files, and the vDSO
	session [4]int          // ppid, pgrp, sid, uid
	gid     int
}

// head names a mapping whose first pages stay as they are.
type head struct {
	lo, inode uint64
}

// readImage reads what does not change of a process. It may run meanwhile.
func readImage(pid int) (*image, error) {
	dir := fmt.Sprintf("/proc/%d/", pid)
	im := &image{heads: map[head][]byte{}}
	var err error
	if im.auxv, err = os.ReadFile(dir + "auxv"); err != nil {
		return nil, err
	}
	if im.exe, err = os.Readlink(dir + "exe"); err != nil {
		return nil, err
	}
	args, err := os.ReadFile(dir + "cmdline")
	if err != nil {
		return nil, err
	}
	im.args = strings.Split(strings.TrimSuffix(string(args), "\x00"), "\x00")
	im.buildID = fileBuildID(dir + "exe")
	im.owners(pid)
	im.findDynamic(pid)
	return im, nil
}

// owners reads whose the process is.
func (im *image) owners(pid int) {
	stat, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if i := bytes.LastIndexByte(stat, ')'); i > 0 {
		_, _ = fmt.Sscanf(string(stat[i+4:]), "%d %d %d", &im.session[0], &im.session[1], &im.session[2])
	}
	status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	for line := range strings.Lines(string(status)) {
		if rest, ok := strings.CutPrefix(line, "Uid:"); ok {
			_, _ = fmt.Sscanf(rest, "%d", &im.session[3])
		}
		if rest, ok := strings.CutPrefix(line, "Gid:"); ok {
			_, _ = fmt.Sscanf(rest, "%d", &im.gid)
		}
	}
}

// findDynamic finds the entry DT_DEBUG of the executable.
func (im *image) findDynamic(pid int) {
	at, n := auxValue(im.auxv, atPHDR), auxValue(im.auxv, atPHNUM)
	text := make([]byte, 56*min(n, 100))
	if at == 0 || readMemory(pid, at, text) < len(text) {
		return
	}
	bias, dynamic := uint64(0), elf.Prog64{}
	for ; len(text) > 0; text = text[56:] {
		var p elf.Prog64
		_ = binary.Read(bytes.NewReader(text), binary.LittleEndian, &p)
		switch elf.ProgType(p.Type) {
		case elf.PT_PHDR:
			bias = at - p.Vaddr
		case elf.PT_DYNAMIC:
			dynamic = p
		}
	}
	if dynamic.Memsz == 0 || dynamic.Memsz > 1<<16 {
		return
	}
	im.dynamic = span{bias + dynamic.Vaddr, bias + dynamic.Vaddr + dynamic.Memsz}
	entries := make([]byte, dynamic.Memsz)
	readMemory(pid, im.dynamic.lo, entries)
	for i := 0; i+16 <= len(entries); i += 16 {
		if binary.LittleEndian.Uint64(entries[i:]) == uint64(elf.DT_DEBUG) {
			im.debug = im.dynamic.lo + uint64(i) + 8
		}
	}
}

// libraries are the places of the lists by which debuggers find shared libraries: struct r_debug, the struct link_map
// of each, and its name.
func (im *image) libraries(pid int) (out []span) {
	if im.debug == 0 {
		return nil
	}
	word := func(addr uint64) uint64 {
		var b [8]byte
		readMemory(pid, addr, b[:])
		return binary.LittleEndian.Uint64(b[:])
	}
	list := word(im.debug)
	if list == 0 {
		return []span{im.dynamic} // the loader has not begun
	}
	out = []span{im.dynamic, {list, list + 48}}
	for at, n := word(list+8), 0; at != 0 && n < 1000; n++ {
		var m [40]byte
		if readMemory(pid, at, m[:]) < len(m) {
			break
		}
		name := binary.LittleEndian.Uint64(m[8:])
		out = append(out, span{at, at + uint64(len(m))}, span{name, name + 256})
		at = binary.LittleEndian.Uint64(m[24:])
	}
	return out
}

// constant are the first pages of ELF files that are mapped, by which tools know the files (their build ids are there),
// and the vDSO, which is in no file. Each is read once.
func (im *image) constant(pid int, all []mapping) (out []piece) {
	for _, m := range all {
		size := uint64(page)
		switch {
		case m.path == "[vdso]":
			size = m.hi - m.lo
		case m.inode == 0 || m.offset != 0 || m.perm&elf.PF_R == 0 || m.perm&elf.PF_W != 0:
			continue
		}
		key := head{m.lo, m.inode}
		data, known := im.heads[key]
		if !known {
			data = make([]byte, size)
			if n := readMemory(pid, m.lo, data); n < len(data) || !bytes.HasPrefix(data, []byte(elf.ELFMAG)) {
				data = nil
			}
			im.heads[key] = data
		}
		if data != nil {
			out = append(out, piece{m.lo, data, m.perm})
		}
	}
	return out
}

// moment is the frame of a moment of the process, without what changes.
func (im *image) moment(pid int) *moment {
	m := &moment{
		pid: pid, ppid: im.session[0], pgrp: im.session[1], sid: im.session[2], uid: im.session[3], gid: im.gid,
		name: filepath.Base(im.exe), args: strings.Join(im.args, " "), auxv: im.auxv,
	}
	m.name, m.args = m.name[:min(len(m.name), 15)], m.args[:min(len(m.args), 79)]
	return m
}

// signalName is the name of a signal, such as SIGSEGV.
func signalName(sig unix.Signal) string {
	if name := unix.SignalName(sig); name != "" {
		return name
	}
	return fmt.Sprintf("SIG%d", int(sig))
}
