package report

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// CheckWritable reports why a file at path could not be written later, before the work is done.
func CheckWritable(path string) error {
	info, err := os.Stat(path)
	switch {
	case err == nil && info.IsDir():
		return fmt.Errorf("cannot write %s: is a directory", path)
	case err == nil && !info.Mode().IsRegular():
		f, err := os.OpenFile(path, os.O_WRONLY, 0)
		if err != nil {
			return cannotWrite(path, err)
		}
		return f.Close()
	}
	probe, err := os.CreateTemp(filepath.Dir(realPath(path)), ".midway-*")
	if err != nil {
		return cannotWrite(path, err)
	}
	probe.Close()
	return os.Remove(probe.Name())
}

// WriteFile writes a file so that a reader sees the old contents or all of the new: to a temporary file
// beside it, then by renaming. What is no regular file (a pipe, /dev/stdout) is written in place.
func WriteFile(path string, write func(io.Writer) error) error {
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return writeInPlace(path, write)
	}
	path = realPath(path)
	tmp, err := os.CreateTemp(filepath.Dir(path), ".midway-*")
	if err != nil {
		return cannotWrite(path, err)
	}
	err = write(tmp)
	if err == nil {
		err = tmp.Chmod(0o644)
	}
	if closed := tmp.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Rename(tmp.Name(), path)
	}
	if err != nil {
		os.Remove(tmp.Name())
		return cannotWrite(path, err)
	}
	return nil
}

func writeInPlace(path string, write func(io.Writer) error) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return cannotWrite(path, err)
	}
	err = write(f)
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err != nil {
		return cannotWrite(path, err)
	}
	return nil
}

// realPath follows symbolic links, so that renaming replaces the file and not the link.
func realPath(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return real
	}
	return path
}

func cannotWrite(path string, err error) error {
	if pe, ok := err.(*os.PathError); ok {
		err = pe.Err
	}
	return fmt.Errorf("cannot write %s: %w", path, err)
}
