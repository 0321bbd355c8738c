package pipeline

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"

	"midway/soundness/native"
)

// source says how the program was made, so that it can be made again. Nil where a file cannot be read any more.
func (t *Task) source() *native.Source {
	o := t.Options
	dir, err := os.Getwd()
	if err != nil {
		return nil
	}
	s := &native.Source{Files: o.Files(), Directory: dir, DataModel: o.DataModel, Clang: o.Clang, LLVMDis: o.LLVMDis,
		CFlags: o.CFlags, Includes: o.Includes, Defines: o.Defines, Libraries: o.libraries, Args: t.mainArgs()}
	if o.Project != "" {
		s.Inputs = o.inputs
	}
	for _, path := range s.Files {
		sum, err := Hash(path)
		if err != nil {
			return nil
		}
		s.Hashes = append(s.Hashes, sum)
	}
	return s
}

// Hash is the SHA-256 of a file, hexadecimal; of what is no regular file, which may have no end, there is none.
func Hash(path string) (string, error) {
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return "", fmt.Errorf("%s is no regular file", path)
	}
	data, err := os.ReadFile(path)
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:]), err
}
