package report

import (
	"bytes"
	"testing"
)

func TestLanes(t *testing.T) {
	steps := []Step{
		{Thread: "main", Op: "pthread_create", At: "p.c:9", Detail: "starts t in f"},
		{Thread: "t", Op: "load", At: "p.c:3", Detail: "&x"},
		{Thread: "main", Op: "branch", model: true},
		{Thread: "t", Op: "exit"},
		{Thread: "main", Op: "pthread_join", At: "p.c:10", Detail: "a thread whose description does not fit into its column"},
	}
	const want = `   schedule
         main                                                t
       1 9 starts t in f
       2                                                     3 load &x
       3                                                     exit
       4 10 pthread_join a thread whose description does n…
`
	var out bytes.Buffer
	(&text{Writer: &out}).lanes(steps)
	if out.String() != want {
		t.Errorf("got\n%swant\n%s", out.String(), want)
	}
}

// TestManyThreadsAreAList: side by side they would not fit.
func TestManyThreadsAreAList(t *testing.T) {
	var steps []Step
	for _, name := range []string{"a", "b", "c", "d", "e", "f", "g"} {
		steps = append(steps, Step{Thread: name, Op: "load", At: "p.c:1"})
	}
	var lanes, list bytes.Buffer
	source := TextOptions{Source: func(string) string { return "" }}
	(&text{Writer: &lanes, TextOptions: source}).lanes(steps)
	(&text{Writer: &list, TextOptions: source}).schedule(steps)
	if lanes.String() != list.String() {
		t.Errorf("got\n%s", lanes.String())
	}
}
