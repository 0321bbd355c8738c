package pipeline

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"

	"midway/soundness/native"
)

// source says how the program was made, so that it can be made again. Nil where a file cannot be read any more.
func (p *Plan) source() *native.Source {
	dir, err := os.Getwd()
	if err != nil {
		return nil
	}
	s := &native.Source{Files: p.Files, Directory: dir, DataModel: p.DataModel, Clang: p.Clang, LLVMDis: p.LLVMDis,
		CFlags: p.CFlags, Includes: p.Includes, Defines: p.Defines, Libraries: p.Libraries, Args: p.args(p.Args)}
	if p.project != "" {
		s.Inputs = p.Inputs
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
