package keep

import (
	"debug/elf"
	"os"
	"sync"
)

// Build identifies the program that runs, by what the linker wrote into it: "" where there is nothing to tell it from
// another one.
var Build = sync.OnceValue(func() string {
	path, err := os.Executable()
	if err != nil {
		return ""
	}
	f, err := elf.Open(path)
	if err != nil {
		return ""
	}
	defer f.Close()
	s := f.Section(".note.go.buildid")
	if s == nil {
		return ""
	}
	id, err := s.Data()
	if err != nil {
		return ""
	}
	return string(id)
})
