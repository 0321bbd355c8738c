package recorder

import (
	"bytes"
	stdctx "context"
	"debug/elf"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// IsCore reports whether a file is an ELF core.
func IsCore(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	var h [18]byte
	_, err = io.ReadFull(f, h[:])
	return err == nil && bytes.HasPrefix(h[:], []byte(elf.ELFMAG)) && elf.Type(binary.LittleEndian.Uint16(h[16:])) == elf.ET_CORE
}

// Backtrace is what a debugger prints of all threads of a core, checkpoint or not: gdb, with variables, or where there is
// none eu-stack. exe is the executable; "" is the one that the core names. An executable of another build is refused.
func Backtrace(ctx stdctx.Context, core, exe string) ([]byte, error) {
	c, err := readCore(core)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", core, err)
	}
	if exe == "" {
		exe = c.exe
	}
	switch {
	case exe == "":
		return nil, fmt.Errorf("%s does not say of which executable it is: name it with --exe", core)
	case !isFile(exe):
		return nil, fmt.Errorf("%s is of %s, which is not there: name the executable with --exe", core, exe)
	}
	if own := fileBuildID(exe); own != "" && c.buildID != "" && own != c.buildID {
		return nil, fmt.Errorf("%s is of another build than %s: its build id is %s, that of the file %s", core, exe, c.buildID, own)
	}
	return unwind(ctx, core, exe)
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// unwind has a debugger print the stacks.
func unwind(ctx stdctx.Context, core, exe string) ([]byte, error) {
	// a name that begins with - would be a flag
	if abs, err := filepath.Abs(core); err == nil {
		core = abs
	}
	if abs, err := filepath.Abs(exe); err == nil {
		exe = abs
	}
	gdb, err := exec.LookPath("gdb")
	if err == nil {
		return printed(ctx, gdb, append(gdbFlags[:len(gdbFlags):len(gdbFlags)], "-ex", "thread apply all bt full", exe, core)...)
	}
	eu, err := exec.LookPath("eu-stack")
	if err != nil {
		return nil, fmt.Errorf("stacks of a core are unwound by gdb or eu-stack, and neither is on PATH")
	}
	return printed(ctx, eu, "--core="+core, "--executable="+exe, "-s", "-i")
}

// gdbFlags have gdb run without what people have configured, and without network.
var gdbFlags = []string{
	"-nx", "-batch", "-iex", "set auto-load no", "-iex", "set debuginfod enabled off", "-iex", "set width 0",
	"-iex", "set style enabled off", "-iex", "set print frame-arguments scalars",
}

func printed(ctx stdctx.Context, tool string, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, tool, args...)
	cmd.Env = append(os.Environ(), "LC_ALL=C", "DEBUGINFOD_URLS=")
	var said bytes.Buffer
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil && len(out) == 0 {
		last := strings.TrimSpace(said.String())
		return nil, fmt.Errorf("%s: %w: %s", filepath.Base(tool), err, last[strings.LastIndexByte(last, '\n')+1:])
	}
	return out, nil
}

// coreFile is what a core says of its executable.
type coreFile struct {
	exe     string // its path, "" where it is not said
	buildID string // "" where it is not said
}

// readCore reads what is needed of a core to find its executable: the mapping that the program's entry is in.
func readCore(path string) (*coreFile, error) {
	f, err := elf.Open(path)
	var format *elf.FormatError
	switch {
	case errors.As(err, &format), errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return nil, fmt.Errorf("it is no core that can be read: %w", err)
	case err != nil:
		return nil, err
	}
	defer f.Close()
	if f.Type != elf.ET_CORE {
		return nil, fmt.Errorf("it is no core but an executable or a library (%v)", f.Type)
	}
	if f.Class != elf.ELFCLASS64 || f.Data != elf.ELFDATA2LSB {
		return nil, fmt.Errorf("it is a core of a machine that is not read (%v, %v); those of 64 bits, low byte first, are", f.Class, f.Data)
	}
	var auxv, files []byte
	for _, p := range f.Progs {
		if p.Type != elf.PT_NOTE || p.Filesz > 256<<20 {
			continue
		}
		text, err := io.ReadAll(p.Open())
		if err != nil || uint64(len(text)) < p.Filesz {
			return nil, fmt.Errorf("its notes are cut short")
		}
		for _, n := range notesOf(text, 4) {
			switch n.kind {
			case ntAuxv:
				auxv = n.desc
			case ntFile:
				files = n.desc
			}
		}
	}
	c := &coreFile{}
	maps := mappedFiles(files)
	if m := mappingAt(maps, auxValue(auxv, atENTRY)); m != nil {
		c.exe = m.path
		c.buildID = mappedBuildID(f, maps, m.path)
	}
	return c, nil
}

// mappedFiles reads a note NT_FILE, as far as it is well formed.
func mappedFiles(note []byte) (out []mapping) {
	if len(note) < 16 {
		return nil
	}
	n, size := binary.LittleEndian.Uint64(note), binary.LittleEndian.Uint64(note[8:])
	note = note[16:]
	if n > uint64(len(note))/24 {
		return nil
	}
	names := strings.Split(string(note[24*n:]), "\x00")
	for i := range int(min(n, uint64(len(names)))) {
		e := note[24*i:]
		out = append(out, mapping{
			lo: binary.LittleEndian.Uint64(e), hi: binary.LittleEndian.Uint64(e[8:]),
			offset: binary.LittleEndian.Uint64(e[16:]) * size, path: names[i],
		})
	}
	return out
}

// mappedBuildID is the build id of a mapped file by its first page, where the core has it.
func mappedBuildID(f *elf.File, maps []mapping, path string) string {
	for _, m := range maps {
		if m.path != path || m.offset != 0 {
			continue
		}
		first := make([]byte, page)
		for _, p := range f.Progs {
			if p.Type == elf.PT_LOAD && p.Vaddr <= m.lo && m.lo+page <= p.Vaddr+p.Filesz {
				if _, err := p.ReadAt(first, int64(m.lo-p.Vaddr)); err == nil {
					return headBuildID(first)
				}
			}
		}
	}
	return ""
}

// headBuildID is the build id in the first page of an ELF file, which has no sections.
func headBuildID(first []byte) string {
	for _, field := range [][2]int{{0x28, 8}, {0x3a, 6}} { // e_shoff; e_shentsize, e_shnum and e_shstrndx
		clear(first[field[0] : field[0]+field[1]])
	}
	f, err := elf.NewFile(bytes.NewReader(first))
	if err != nil {
		return ""
	}
	return buildID(f)
}
