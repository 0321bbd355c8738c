package runtime

import "testing"

// A function keeps a thread by whatever name the headers call it.
func TestBlockingByAnyName(t *testing.T) {
	for name, of := range map[string]string{
		"__isoc99_scanf": "scanf", "__isoc23_fscanf": "fscanf", "open64": "open", "__open64_2": "open", "fopen64": "fopen",
		"pread64": "pread", "__pread64_chk": "pread", "__read_chk": "read", "fgets_unlocked": "fgets", "_IO_getc": "getc",
		"__fprintf_chk": "fprintf", "__getdelim": "getdelim",
	} {
		if Blocks(of) == 0 || Blocks(name) != Blocks(of) {
			t.Errorf("%s: %b, want %b as %s", name, Blocks(name), Blocks(of), of)
		}
	}
	for _, name := range []string{"strlen", "pthread_mutex_unlock", "__errno_location", "lseek64x", "malloc"} {
		if how := Blocks(name); how != 0 {
			t.Errorf("%s: %b, want 0", name, how)
		}
	}
}
