package recorder

import (
	"fmt"
	"os"
	"syscall"
	"time"
)

// Options say what is recorded. Args or PID is given.
type Options struct {
	Args   []string      // the program to run, and its arguments
	Input  *os.File      // standard input, output and errors of the program; nil: those of this process
	Output *os.File      //
	Errors *os.File      //
	PID    int           // of a process that runs
	Every  time.Duration // that the program runs between two checkpoints; at least a millisecond
	Keep   int           // the last so many checkpoints are kept, besides that of a fatal signal; at least 1
	Dir    string        // where; made where it is not there
	Stack  int64         // bytes of a stack at most; 0: DefaultStack
	Data   int64         // bytes of writable data of the executable and its libraries
	Heap   int64         // bytes of the heap and of other anonymous memory
	// Patience is how long threads may take to stop; 0: a quarter of a second. Then there is no checkpoint.
	Patience time.Duration
	// Signals are passed on to the program.
	Signals <-chan os.Signal
	// Note is told what the user should know; nil: nobody.
	Note func(text string)
	// Made is told of each checkpoint that was written, by its file; nil: nobody.
	Made func(file string)
}

// DefaultStack is how many bytes of a stack are copied at most. Beyond it the oldest frames are missing.
const DefaultStack = 1 << 20

// Summary is what came of a recording.
type Summary struct {
	PID      int
	Made     int           // checkpoints that were written
	Kept     int           // of these are there
	Missed   int           // for which threads did not stop in time, or the last one was still being written
	Stopped  time.Duration // of all threads, together
	Longest  time.Duration // of one checkpoint
	Fatal    string        // file of the checkpoint of the signal that the program died of; ""
	Detached bool          // the program goes on
	// Status is how the program has ended, where it was run from here.
	Status syscall.WaitStatus
}

// Code is the exit code of a program as a shell has it.
func (s *Summary) Code() int {
	if s.Status.Signaled() {
		return 128 + int(s.Status.Signal())
	}
	return max(s.Status.ExitStatus(), 0)
}

func (o *Options) check() error {
	switch {
	case len(o.Args) > 0 == (o.PID != 0):
		return fmt.Errorf("a checkpoint is of a program to run, or of a process: give one of them")
	case o.Every < time.Millisecond:
		return fmt.Errorf("%v between checkpoints is too little: at least 1ms", o.Every)
	case o.Keep < 1:
		return fmt.Errorf("%d checkpoints to keep: at least 1", o.Keep)
	case o.Stack < 0 || o.Data < 0 || o.Heap < 0:
		return fmt.Errorf("sizes are not negative")
	}
	if o.Stack == 0 {
		o.Stack = DefaultStack
	}
	if o.Patience == 0 {
		o.Patience = time.Second / 4
	}
	if o.Note == nil {
		o.Note = func(string) {}
	}
	if o.Made == nil {
		o.Made = func(string) {}
	}
	return os.MkdirAll(o.Dir, 0o755)
}
