package soundness_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/soundness/concrete"
)

// TestContextsOfListPrograms: random moments of random programs whose threads take elements out of lists and put them
// back: rightly, and in ways in which two threads have one element.
func TestContextsOfListPrograms(t *testing.T) {
	long.Test(t)
	n, count := newTally(), long.Of(uint64(5))
	if *morePrograms > 0 {
		count = *morePrograms
	}
	for seed := *firstSeed; seed < *firstSeed+count; seed++ {
		text := listProgram(seed)
		prog, err := fromText(t, text)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, text)
		}
		if err := contextsOf(t, prog, concrete.Options{Args: []string{"program"}, MaxSteps: 200_000}, seed, 3, 4, n); err != nil {
			t.Errorf("seed %d: %v\n%s", seed, err, text)
		}
	}
	t.Log(n, "owned in", n.owned)
	if n.contexts == 0 || n.owned*20 < n.contexts || n.races*4 > n.contexts {
		t.Error("too little was compared")
	}
}

// taking and putting are bodies of functions that take an element out of a list, or put one into it.
var (
	taking = []string{
		"@lock struct job *j = l->head; if (j) l->head = j->next; @unlock return j;",
		"@lock struct job *j = l->head; if (!j) { @unlock return NULL; } l->head = j->next; j->next = NULL; if (l->tail == j) l->tail = NULL; @unlock return j;",
		"@lock struct job *j = l->head; l->head = NULL; l->tail = NULL; @unlock if (j && j->next) { struct job *rest = j->next; j->next = NULL; put(l, rest); } return j;",
		"@lock struct job *j = l->head; @unlock return j;",
		"@lock struct job *j = l->head; @unlock @lock if (j && l->head == j) l->head = j->next; @unlock return j;",
		"@lock struct job *j = l->head; if (j && j->next) { struct job *k = j->next; j->next = k->next; j = k; } else if (j) l->head = NULL; @unlock return j;",
		"@lock struct job *j = l->head; if (j && j->next) l->head = j->next; @unlock return j;",
		"@lock struct job *j = l->head, *k = NULL; while (j && j->next) { k = j; j = j->next; } if (k) k->next = NULL; else l->head = NULL; @unlock return j;",
		"@lock struct job *j = l->head; if (j) { l->head = j->next; spare = j; } @unlock return j;",
		"@lock struct job *j = spare ? spare : l->head; if (j && j == l->head) l->head = j->next; @unlock return j;",
	}
	putting = []string{
		"@lock j->next = l->head; l->head = j; @unlock",
		"@lock j->next = NULL; if (l->tail) l->tail->next = j; else l->head = j; l->tail = j; @unlock",
		"@lock struct job *old = l->head; l->head = j; j->next = old; @unlock",
		"@lock if (l->head != j) { j->next = l->head; l->head = j; } @unlock",
		"@lock j->next = NULL; struct job **p = &l->head; while (*p) p = &(*p)->next; *p = j; @unlock",
	}
	using = []string{
		"touch(j);", "if (j->part) part(j->part);", "if (j->part) part(j->part); free(j);", "touch(j); put(l, j); touch(j);", "put(l, j); touch(j);", "put(l, j);", "touch(j); free(j);", "touch(j); put(&lists[1], j);", "struct job *k = j->next; touch(j); if (k) touch(k);",
		"struct job *k = j->next; j->next = NULL; if (k) touch(k);", "struct part *p = j->part; put(l, j); if (p) part(p);", "if (j->part) drop(j->part); put(l, j);",
	}
)

// listProgram is a random program of two or three threads and two lists.
func listProgram(seed uint64) string {
	rng := rand.New(rand.NewPCG(seed, 17))
	one := func(of []string) string { return of[rng.IntN(len(of))] }
	right := rng.IntN(2) == 0 // most of such programs keep to one owner
	pick := func(of []string, few int) string {
		if right {
			return one(of[:few])
		}
		return one(of)
	}
	lock := func(body string) string {
		m := "&l->m"
		if !right && rng.IntN(5) == 0 {
			m = "&other"
		}
		body = strings.ReplaceAll(body, "@lock", "pthread_mutex_lock("+m+");")
		return strings.ReplaceAll(body, "@unlock", "pthread_mutex_unlock("+m+");")
	}
	var out strings.Builder
	fmt.Fprintln(&out, "#include <pthread.h>\n#include <stdlib.h>\nstruct part { int n; };\nstruct job { int n; struct job *next; struct part *part; };")
	fmt.Fprintln(&out, "struct list { struct job *head, *tail; pthread_mutex_t m; };\nstatic struct list lists[2], *l = &lists[0], first;\nstatic struct job *spare;\nstatic int which;")
	fmt.Fprintln(&out, "static pthread_mutex_t other = PTHREAD_MUTEX_INITIALIZER, using = PTHREAD_MUTEX_INITIALIZER;")
	fmt.Fprintln(&out, "static void touch(struct job *j)\n{\n\tpthread_mutex_lock(&using);\n\tj->n++;\n\tpthread_mutex_unlock(&using);\n}")
	fmt.Fprintln(&out, "static void part(struct part *p)\n{\n\tpthread_mutex_lock(&using);\n\tp->n++;\n\tpthread_mutex_unlock(&using);\n}")
	fmt.Fprintln(&out, "static void drop(struct part *p)\n{\n\tpthread_mutex_lock(&using);\n\tp->n++;\n\tpthread_mutex_unlock(&using);\n\tfree(p);\n}")
	fmt.Fprintf(&out, "static void put(struct list *l, struct job *j)\n{\n\t%s\n}\n", lock(pick(putting, 3)))
	fmt.Fprintf(&out, "static struct job *take(struct list *l)\n{\n\t%s\n}\n", lock(pick(taking, 3)))
	fmt.Fprintf(&out, "static void *worker(void *arg)\n{\n\tstruct list *l = arg;\n\tfor (int i = 0; i < 2; i++) {\n\t\tstruct job *j = take(l);\n\t\tif (!j)\n\t\t\tcontinue;\n\t\t%s\n\t}\n\treturn arg;\n}\n", pick(using, 3))
	from := one([]string{"&first", "&first", "&lists[0]", "&lists[which]"})
	fmt.Fprintln(&out, "int main(void)\n{\n\tpthread_t t[3];\n\tstruct part *p = NULL;\n\tfor (int i = 0; i < 4; i++) {\n\t\tstruct job *j = calloc(1, sizeof *j);\n\t\tif (!j)\n\t\t\treturn 1;")
	fmt.Fprintf(&out, "\t\t%s\n\t\tj->part = p;\n", map[bool]string{true: "p = calloc(1, sizeof *p);", false: one([]string{"p = calloc(1, sizeof *p);", "if (i % 2 == 0) p = calloc(1, sizeof *p);"})}[right])
	fmt.Fprintf(&out, "\t\tput(%s, j);\n%s\t}\n", from, map[bool]string{true: "", false: one([]string{"", fmt.Sprintf("\t\tif (i == 2)\n\t\t\tput(%s, j);\n", from)})}[right])
	threads := 2 + rng.IntN(2)
	for i := range threads {
		fmt.Fprintf(&out, "\tpthread_create(&t[%d], NULL, worker, %s);\n", i, from)
	}
	for i := range threads {
		fmt.Fprintf(&out, "\tpthread_join(t[%d], NULL);\n", i)
	}
	fmt.Fprintln(&out, "\treturn 0;\n}")
	return out.String()
}
