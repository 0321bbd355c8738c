package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/pflag"

	"midway/internal/report"
)

// formats are results for other tools.
type formats struct {
	sarif       string
	annotations bool
}

func (f *formats) flags(fs *pflag.FlagSet) {
	fs.StringVar(&f.sarif, "sarif", "", "write the result to this file as SARIF 2.1.0, for code scanning")
	fs.BoolVar(
		&f.annotations,
		"annotations",
		false,
		"print a line for each violation as GitHub's workflow commands have it: it is shown beside the code",
	)
}

func (f *formats) check() error {
	switch f.sarif {
	case "":
		return nil
	case "-":
		return fmt.Errorf("--sarif: give a file; standard output is for the text and for JSON")
	}
	return report.CheckWritable(f.sarif)
}

// write writes what was asked for; annotations go to w. Errors do not keep one from the other.
func (f *formats) write(doc *report.Document, w io.Writer, failOn string) (failed []error) {
	if f.sarif != "" {
		root, err := os.Getwd()
		if err != nil {
			root = ""
		}
		failed = append(failed, report.WriteFile(f.sarif, func(w io.Writer) error {
			return doc.WriteSARIF(w, report.SARIFOptions{Root: root, ExitCode: verdictCode(doc, failOn), File: os.ReadFile})
		}))
	}
	if f.annotations {
		failed = append(failed, doc.WriteAnnotations(w, failOn))
	}
	return failed
}
