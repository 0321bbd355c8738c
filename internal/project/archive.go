package project

import (
	"bytes"
	"debug/elf"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Static libraries are archives of objects (ar, in the format of GNU and System V): a magic line, then a header of 60
// bytes before each member, which begins at an even offset.

const (
	archiveMagic = "!<arch>\n"
	thinMagic    = "!<thin>\n" // members are files beside it
	headerBytes  = 60
)

// objectsOf calls f with the objects of a static library, in its order. A file that is none has none.
func objectsOf(path string, f func(o *elf.File)) {
	data, err := os.ReadFile(path)
	if err != nil {
		return
	}
	body, thin := bytes.CutPrefix(data, []byte(thinMagic))
	if !thin {
		var ok bool
		if body, ok = bytes.CutPrefix(data, []byte(archiveMagic)); !ok {
			return
		}
	}
	long := "" // names that do not fit into a header
	for len(body) >= headerBytes {
		name := strings.TrimRight(string(body[:16]), " ")
		size, err := strconv.Atoi(strings.TrimRight(string(body[48:58]), " "))
		body = body[headerBytes:]
		inside := !thin || name == "//" || name == "/" || name == "/SYM64/"
		if err != nil || size < 0 || inside && size > len(body) {
			return
		}
		var member []byte
		if inside {
			member = body[:size]
			body = body[min(size+size%2, len(body)):]
		}
		switch {
		case name == "//":
			long = string(member)
		case name == "/" || name == "/SYM64/" || strings.HasPrefix(name, "__.SYMDEF"):
		case thin:
			withObject(filepath.Join(filepath.Dir(path), memberName(name, long)), f)
		default:
			if o, err := elf.NewFile(bytes.NewReader(member)); err == nil {
				f(o)
			}
		}
	}
}

// withObject calls f with an object of its own.
func withObject(path string, f func(o *elf.File)) {
	if file, err := os.Open(path); err == nil {
		defer file.Close()
		if o, err := elf.NewFile(file); err == nil {
			f(o)
		}
	}
}

// memberName is the name of a member by its header: "a.o/", or "/12" for the one that begins there in the table of
// long names.
func memberName(name, long string) string {
	if at, err := strconv.Atoi(strings.TrimPrefix(name, "/")); err == nil && strings.HasPrefix(name, "/") && at >= 0 &&
		at < len(long) {
		name, _, _ = strings.Cut(long[at:], "\n")
	}
	return strings.TrimSuffix(name, "/")
}
