package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
)

// manCommand writes manual pages, for make install and for packagers.
func (c *cli) manCommand(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use: "man DIRECTORY", Short: "Write the manual pages, one for each command", Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if err := os.MkdirAll(args[0], 0o777); err != nil {
				return fmt.Errorf("cannot make the directory: %w", err)
			}
			root.DisableAutoGenTag = true
			header := &doc.GenManHeader{Section: "1", Source: versionText(), Manual: "Midway"}
			if err := doc.GenManTree(root, header, args[0]); err != nil {
				return fmt.Errorf("cannot write the manual pages: %w", err)
			}
			return nil
		},
	}
}
