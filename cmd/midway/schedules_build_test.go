package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"midway/internal/long"
)

// TestSchedulesBuild: the binary keeps to the schedules, and says so; flags that need each other are asked for.
func TestSchedulesBuild(t *testing.T) {
	dir := t.TempDir()
	source, binary := filepath.Join(dir, "t.c"), filepath.Join(dir, "t")
	err := os.WriteFile(source, []byte(`#include <pthread.h>
#include <stdio.h>
int __VERIFIER_nondet_int(void);
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;
void *t0(void *a) { pthread_mutex_lock(&m); x += 2; pthread_mutex_unlock(&m); return a; }
int main(void)
{
	pthread_t t;
	int n = __VERIFIER_nondet_int();
	pthread_create(&t, 0, t0, 0);
	if (n > 4) {
		pthread_mutex_lock(&m);
		x *= 3;
		pthread_mutex_unlock(&m);
	}
	pthread_join(t, 0);
	return x;
}
`), 0o600)
	if err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"--build"}, {"-o", binary}, {"--only-verified"}, {"--build", "-o", binary, "--unverified", "perhaps"},
	} {
		if code, _, errs := command(append([]string{"schedules", source}, args...)...); code != exitUsage || errs == "" {
			t.Errorf("%v: exit code %d, %s", args, code, errs)
		}
	}
	long.Test(t)
	if code, out, errs := command("schedules", source, "--build", "-o", binary, "--only-verified"); code != exitSafe {
		t.Fatalf("exit code %d\n%s%s", code, out, errs)
	}
	for input, want := range map[string]int{"3": 2, "5": 2} {
		run := exec.Command(binary)
		run.Env = append(os.Environ(), "MIDWAY_SCHEDULES=log", "MIDWAY_INPUTS="+input)
		out, _ := run.CombinedOutput()
		if code := run.ProcessState.ExitCode(); code != want || !strings.Contains(string(out), " 0 unmatched, 0 watchdog, 0 not verified") {
			t.Errorf("input %s: exit code %d, %s", input, code, out)
		}
	}
}
