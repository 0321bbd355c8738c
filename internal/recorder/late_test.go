//go:build linux && amd64

package recorder

import (
	"strings"
	"testing"
	"time"
)

// TestThreadsThatDoNotStop: a thread that waits for a vfork cannot be stopped. There is no checkpoint, which is said, and
// the program is not held up: it is left alone for long.
func TestThreadsThatDoNotStop(t *testing.T) {
	ways := program(t, "ways")
	began := time.Now()
	r := record(t, func(o *Options) { o.Patience = 20 * time.Millisecond }, ways, "vfork")
	if r.Code() != 3 || r.Missed == 0 || !strings.Contains(lines(r.notes), "did not stop in time") {
		t.Errorf("exit code %d, %d missed: %s", r.Code(), r.Missed, lines(r.notes))
	}
	if most := r.Missed; most > 4 {
		t.Errorf("%d checkpoints were missed in %v", most, time.Since(began))
	}
}
