package ir

import (
	"bytes"
	"context"
	"debug/elf"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

const (
	bitcodeMagic = "BC\xc0\xde"
	wrapperMagic = "\xde\xc0\x17\x0b"
	archiveMagic = "!<arch>\n"
	thinMagic    = "!<thin>\n"
)

// disassembleAll disassembles each of the modules that lie one behind the other, as a linker leaves them in a section.
func disassembleAll(stop context.Context, name string, data []byte, opt Options) (out []unitText, err error) {
	parts := splitBitcode(data)
	for i, part := range parts {
		unit := name
		if len(parts) > 1 {
			unit = fmt.Sprintf("%s#%d", name, i+1)
		}
		text, err := disassemble(stop, unit, part, opt)
		if err != nil {
			return nil, err
		}
		out = append(out, unitText{name: unit, text: text})
	}
	return out, nil
}

// splitBitcode cuts a sequence of bitcode files at their magic numbers. Behind the magic number a file is a sequence of
// blocks: a word with the block's id, then the number of 32-bit words that follow
// (https://llvm.org/docs/BitCodeFormat.html, "ENTER_SUBBLOCK"). What does not look so is one file to its end.
func splitBitcode(data []byte) (out [][]byte) {
	start, at := 0, len(bitcodeMagic)
	for at+8 <= len(data) {
		if bytes.HasPrefix(data[at:], []byte(bitcodeMagic)) {
			out = append(out, data[start:at])
			start, at = at, at+len(bitcodeMagic)
			continue
		}
		head, words := binary.LittleEndian.Uint32(data[at:]), uint64(binary.LittleEndian.Uint32(data[at+4:]))
		if head == 0 { // padding between two files
			at += 4
			continue
		}
		if head&3 != 1 || uint64(at)+8+4*words > uint64(len(data)) {
			break
		}
		at += 8 + int(4*words)
	}
	return append(out, data[start:])
}

// readObject reads the bitcode that an object file, a program or a shared library holds: in the section .llvmbc
// (-fembed-bitcode), or where the section .llvm_bc says (wllvm, gllvm).
func readObject(stop context.Context, name string, data []byte, opt Options) ([]unitText, error) {
	f, err := elf.NewFile(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("%s is a damaged object file: %w", name, err)
	}
	if s := f.Section(".llvmbc"); s != nil {
		code, err := s.Data()
		if err != nil {
			return nil, fmt.Errorf("%s is a damaged object file: %w", name, err)
		}
		if bytes.HasPrefix(code, []byte(bitcodeMagic)) {
			return disassembleAll(stop, name, code, opt)
		}
		return nil, fmt.Errorf(
			"%s has only a mark that bitcode could be embedded: compile with -fembed-bitcode, not "+
				"-fembed-bitcode-marker",
			name,
		)
	}
	if s := f.Section(".llvm_bc"); s != nil {
		text, err := s.Data()
		if err != nil {
			return nil, fmt.Errorf("%s is a damaged object file: %w", name, err)
		}
		return readNamedBitcode(stop, name, string(text), opt)
	}
	if slices.ContainsFunc(f.Sections, func(s *elf.Section) bool { return strings.HasPrefix(s.Name, ".gnu.lto_") }) {
		return nil, fmt.Errorf(
			"%s was built by gcc -flto, whose code only gcc reads: build it with clang -flto, or give --project "+
				"DIR, the folder with its "+
				"compile_commands.json",
			name,
		)
	}
	what := "an object file"
	if f.Type == elf.ET_EXEC || f.Type == elf.ET_DYN {
		what = "a linked program"
	}
	return nil, fmt.Errorf(
		"%s is %s without bitcode: build it with clang -flto or clang -fembed-bitcode, or with wllvm or gllvm; or give "+
			"--project DIR, the folder with its compile_commands.json",
		name,
		what,
	)
}

// readNamedBitcode reads the bitcode files that a .llvm_bc section names, one path a line.
func readNamedBitcode(stop context.Context, name, text string, opt Options) (out []unitText, err error) {
	paths := strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == 0 })
	if len(paths) == 0 {
		return nil, fmt.Errorf(
			"%s names no bitcode file in its section .llvm_bc: build it from scratch with wllvm or gllvm",
			name,
		)
	}
	slices.Sort(paths)
	for _, path := range slices.Compact(paths) {
		if _, err := os.Stat(path); err != nil {
			return nil, fmt.Errorf(
				"%s says that its bitcode is in %s, which is not there: keep the files that wllvm or gllvm wrote, "+
					"or run extract-bc "+
					"where it was built and give the .bc",
				name,
				path,
			)
		}
		text, err := disassemble(stop, path, nil, opt)
		if err != nil {
			return nil, err
		}
		out = append(out, unitText{name: path, text: text})
	}
	return out, nil
}

// readArchive reads the members of a static library. They are linked where something else needs them.
func readArchive(stop context.Context, name string, data []byte, opt Options) (out []unitText, err error) {
	members, err := archiveMembers(name, data)
	if err != nil {
		return nil, err
	}
	for _, m := range members {
		units, err := unitsIn(stop, m.name, m.data, opt)
		if err != nil {
			return nil, err
		}
		for i := range units {
			units[i].searched = true
		}
		out = append(out, units...)
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%s has no members", name)
	}
	return out, nil
}

// member is one file of a static library.
type member struct {
	name string
	data []byte
}

// archiveMembers are the files of an archive in the common format of System V and GNU ar; those of a thin one lie
// beside it.
func archiveMembers(name string, data []byte) (out []member, err error) {
	thin := bytes.HasPrefix(data, []byte(thinMagic))
	damaged := fmt.Errorf("%s is a damaged archive", name)
	var names string
	for at := len(archiveMagic); at+60 <= len(data); {
		header := string(data[at : at+60])
		size, err := strconv.Atoi(strings.TrimSpace(header[48:58]))
		if err != nil || size < 0 || header[58:] != "`\n" {
			return nil, damaged
		}
		at += 60
		title := strings.TrimRight(header[:16], " ")
		special := title == "/" || title == "//" || title == "/SYM64/"
		if thin && !special {
			path := memberName(title, names)
			if !filepath.IsAbs(path) {
				path = filepath.Join(filepath.Dir(name), path)
			}
			content, err := os.ReadFile(path)
			if err != nil {
				return nil, fmt.Errorf("%s is a thin archive, and its member cannot be read: %w", name, err)
			}
			out = append(out, member{path, content})
			continue
		}
		if at+size > len(data) {
			return nil, damaged
		}
		content := data[at : at+size]
		at += size + size&1
		switch {
		case title == "//":
			names = string(content)
		case !special:
			title, content := bsdName(memberName(title, names), content)
			if !strings.HasPrefix(title, "__.SYMDEF") {
				out = append(out, member{fmt.Sprintf("%s(%s)", name, title), content})
			}
		}
	}
	return out, nil
}

// memberName is a member's name: long ones are in the table of names, at the offset behind the slash.
func memberName(title, names string) string {
	offset, err := strconv.Atoi(strings.TrimPrefix(title, "/"))
	if strings.HasPrefix(title, "/") && err == nil && offset >= 0 && offset < len(names) {
		title, _, _ = strings.Cut(names[offset:], "\n")
	}
	return strings.TrimSuffix(title, "/")
}

// bsdName is the name that BSD's ar puts in front of the content.
func bsdName(title string, content []byte) (string, []byte) {
	if n, err := strconv.Atoi(strings.TrimPrefix(title, "#1/")); strings.HasPrefix(title, "#1/") && err == nil &&
		n >= 0 &&
		n <= len(content) {
		return strings.TrimRight(string(content[:n]), "\x00"), content[n:]
	}
	return title, content
}
