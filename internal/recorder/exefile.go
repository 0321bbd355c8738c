package recorder

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"encoding/hex"
	"io"
)

// fileBuildID is the build id of an executable or library as hexadecimal digits, "" where it has none.
func fileBuildID(path string) string {
	f, err := elf.Open(path)
	if err != nil {
		return ""
	}
	defer f.Close()
	return buildID(f)
}

// buildID is that of a file whose notes can be read.
func buildID(f *elf.File) string {
	for _, p := range f.Progs {
		if p.Type != elf.PT_NOTE || p.Filesz > 1<<20 {
			continue
		}
		text, err := io.ReadAll(p.Open())
		if err != nil {
			continue
		}
		for _, n := range notesOf(text, p.Align) {
			const ntBuildID = 3
			if n.name == "GNU" && n.kind == ntBuildID {
				return hex.EncodeToString(n.desc)
			}
		}
	}
	return ""
}

// elfNote is a note of an ELF file.
type elfNote struct {
	name string
	kind uint32
	desc []byte
}

// notesOf reads a segment of notes, as far as it is well formed.
func notesOf(text []byte, align uint64) (out []elfNote) {
	if align != 8 {
		align = 4
	}
	up := func(n uint32) uint64 { return (uint64(n) + align - 1) &^ (align - 1) }
	for len(text) >= 12 {
		names, descs := binary.LittleEndian.Uint32(text), binary.LittleEndian.Uint32(text[4:])
		kind := binary.LittleEndian.Uint32(text[8:])
		text = text[12:]
		nameEnd := (uint64(names) + 3) &^ 3
		if nameEnd > uint64(len(text)) || uint64(descs) > uint64(len(text))-nameEnd {
			break
		}
		n := elfNote{name: string(bytes.TrimRight(text[:names], "\x00")), kind: kind, desc: text[nameEnd : nameEnd+uint64(descs)]}
		out = append(out, n)
		text = text[min(nameEnd+up(descs), uint64(len(text))):]
	}
	return out
}

// The types of entries of the auxiliary vector.
const (
	atPHDR  = 3
	atPHNUM = 5
	atENTRY = 9
)

// auxValue is an entry of an auxiliary vector.
func auxValue(auxv []byte, kind uint64) uint64 {
	for ; len(auxv) >= 16; auxv = auxv[16:] {
		if binary.LittleEndian.Uint64(auxv) == kind {
			return binary.LittleEndian.Uint64(auxv[8:])
		}
	}
	return 0
}
