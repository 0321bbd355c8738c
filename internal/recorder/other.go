//go:build !(linux && amd64)

package recorder

import (
	stdctx "context"
	"fmt"
	"runtime"
)

// Record makes checkpoints of a program. It is for Linux on x86-64.
func Record(stdctx.Context, Options) (*Summary, error) {
	return nil, fmt.Errorf("checkpoints are made on Linux on x86-64 only; this is %s on %s", runtime.GOOS, runtime.GOARCH)
}
