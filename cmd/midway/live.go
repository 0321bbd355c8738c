package main

import (
	"fmt"
	"os"

	"midway/internal/core"
	"midway/internal/pipeline"
)

// live makes a core of the process that was asked for, and has the run read that.
func (c *cli) live(o *pipeline.Options) error {
	switch {
	case c.pid == 0:
		return nil
	case o.Core != "":
		return fmt.Errorf("--core and --pid exclude each other")
	case c.pid < 0:
		return fmt.Errorf("--pid: %d is no process", c.pid)
	}
	f, err := os.CreateTemp("", "midway-core-*")
	if err != nil {
		return err
	}
	c.fleeting = f.Name()
	if err := f.Close(); err != nil {
		return err
	}
	exe, err := core.Dump(c.stop, c.pid, f.Name())
	if err != nil {
		return err
	}
	o.Core = f.Name()
	if o.Exe == "" {
		o.Exe = exe
	}
	return nil
}
