package project

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// entry is one compiler command. All paths are absolute.
type entry struct {
	file, output, dir string
	args              []string // without the compiler's name
}

// database is the commands of a build, and the folder that it was made in.
type database struct {
	path    string
	dir     string // the database's
	entries []entry
}

// readDatabase reads the database of a project: the file itself, or a folder that has it, or whose build folder has it.
func readDatabase(dir string) (*database, error) {
	path, err := findDatabase(dir)
	if err != nil {
		return nil, err
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("%s cannot be read: %w", path, err)
	}
	var raw []struct {
		Directory, Command, File, Output string
		Arguments                        []string
	}
	if err := json.Unmarshal(data, &raw); err != nil {
		return nil, fmt.Errorf("%s is no compilation database: %w", path, err)
	}
	db := &database{path: path, dir: filepath.Dir(path)}
	for i, r := range raw {
		args := r.Arguments
		if len(args) == 0 {
			args = splitWords(r.Command)
		}
		if r.File == "" || len(args) == 0 {
			return nil, fmt.Errorf("%s: entry %d lacks its file or its command", path, i+1)
		}
		e := entry{dir: absolute(db.dir, r.Directory), args: args[1:]}
		e.file = absolute(e.dir, r.File)
		if r.Output == "" {
			r.Output = flagValue(args, "-o")
		}
		if r.Output == "" {
			r.Output = strings.TrimSuffix(filepath.Base(r.File), filepath.Ext(r.File)) + ".o"
		}
		e.output = absolute(e.dir, r.Output)
		if !slices.ContainsFunc(db.entries, func(f entry) bool { return f.file == e.file && f.output == e.output }) {
			db.entries = append(db.entries, e)
		}
	}
	if len(db.entries) == 0 {
		return nil, fmt.Errorf(
			"%s is empty: build the project from scratch under bear, or let CMake or meson write it",
			path,
		)
	}
	return db, nil
}

// findDatabase is the path of a project's compilation database.
func findDatabase(dir string) (string, error) {
	const name = "compile_commands.json"
	info, err := os.Stat(dir)
	if err != nil {
		return "", fmt.Errorf("--project: %s: no such folder", dir)
	}
	if !info.IsDir() {
		return filepath.Abs(dir)
	}
	for _, pattern := range []string{name, filepath.Join("build", name), filepath.Join("*", name)} {
		found, _ := filepath.Glob(filepath.Join(dir, pattern))
		switch {
		case len(found) == 1:
			return filepath.Abs(found[0])
		case len(found) > 1:
			return "", fmt.Errorf(
				"--project: %s has several build folders: name one, such as --project %s",
				dir,
				filepath.Dir(found[0]),
			)
		}
	}
	return "", fmt.Errorf(
		"--project: %s has no %s: with CMake, configure with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON; meson writes it "+
			"into its "+
			"build folder; with make, build from scratch by \"bear -- make\"",
		dir,
		name,
	)
}

// absolute is path, which is relative to dir.
func absolute(dir, path string) string {
	if !filepath.IsAbs(path) {
		path = filepath.Join(dir, path)
	}
	return filepath.Clean(path)
}

// flagValue is the word after a flag, or "".
func flagValue(args []string, flag string) string {
	if i := slices.Index(args, flag); i >= 0 && i+1 < len(args) {
		return args[i+1]
	}
	return ""
}

// splitWords splits a command as a POSIX shell does: at blanks, with quotes and backslashes.
func splitWords(s string) []string {
	var out []string
	word, inWord, quote := []byte{}, false, byte(0)
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '\'' || c == '"'):
			quote, inWord = c, true
		case c == '\\' && i+1 < len(s) && (quote == 0 || quote == '"' && strings.IndexByte("\"\\$`", s[i+1]) >= 0):
			i++
			word, inWord = append(word, s[i]), true
		case quote == 0 && strings.IndexByte(" \t\r\n", c) >= 0:
			if inWord {
				out = append(out, string(word))
			}
			word, inWord = word[:0], false
		default:
			word, inWord = append(word, c), true
		}
	}
	if inWord {
		out = append(out, string(word))
	}
	return out
}
