package generate

import "fmt"

// locked is an access under mutex M.
func locked(mutex, access string) string {
	return fmt.Sprintf("pthread_mutex_lock(&%s);\n%s\npthread_mutex_unlock(&%s);", mutex, access, mutex)
}

const (
	// update is a read and a write between which others can write.
	update = "{\n\tint seen = atomic_load(&order);\n\tatomic_store(&order, seen + 1);\n}"
	// act takes the last of what there is, having looked before.
	act = "{\n\tpthread_mutex_lock(&ma);\n\tint left = stock;\n\tpthread_mutex_unlock(&ma);\n\tif (left > 0) " +
		"{\n\t\tpthread_mutex_lock(&ma);\n\t\tassert(stock > 0);\n\t\tstock--;\n\t\tpthread_mutex_unlock(&ma);\n\t}\n}"
)

// pairs are what two participants do, nothing ordering one's beginning and the other's.
var pairs = map[string][2]string{
	"race":      {"victim = 1;", "{\n\tint seen = victim;\n\tvictim = seen + 1;\n}"},
	"race-lock": {locked("ma", "victim++;"), locked("mb", "victim++;")},
	"race-read-lock": {
		"pthread_rwlock_rdlock(&rw);\nvictim++;\npthread_rwlock_unlock(&rw);",
		"pthread_rwlock_rdlock(&rw);\nvictim++;\npthread_rwlock_unlock(&rw);",
	},
	"race-atomic": {"atomic_fetch_add(&order, 1);", "*(volatile int *)&order = 3;"},
	"race-relaxed": {
		"victim = 1;\natomic_store_explicit(&order, 1, memory_order_relaxed);",
		"if (atomic_load_explicit(&order, memory_order_acquire))\n\tvictim++;",
	},
	"race-relaxed-load": {
		"victim = 1;\natomic_store_explicit(&order, 1, memory_order_release);",
		"if (atomic_load_explicit(&order, memory_order_relaxed))\n\tvictim++;",
	},
	"race-list": {
		"{\n\tstruct node *n = malloc(sizeof *n);\n\tn->value = 1;\n\tatomic_store_explicit(&head, n, " +
			"memory_order_relaxed);\n}",
		"{\n\tstruct node *n = atomic_load_explicit(&head, memory_order_relaxed);\n\tif (n)\n\t\tn->value++;\n}",
	},
	"race-condition": {"pthread_cond_signal(&cond);", "pthread_cond_destroy(&cond);"},
	"race-condition-set": {
		locked("ma", "pthread_cond_broadcast(&cond);"),
		locked("mb", "memset(&cond, 0, sizeof cond);"),
	},
	"race-copied-lock": {
		"if (pthread_rwlock_tryrdlock(&rw) == 0)\n\tpthread_rwlock_unlock(&rw);",
		"{\n\tstatic pthread_rwlock_t copy;\n\tcopy = rw;\n}",
	},
	"race-semaphore": {"sem_post(&sa);", "sem_init(&sa, 0, 1);"},
	"race-waiting":   {"sem_wait(&sa);", "sem_post(&sa);\nsem_destroy(&sa);"},
	"race-barrier":   {"pthread_barrier_wait(&shortbar);", "pthread_barrier_init(&shortbar, NULL, 1);"},
	"trylock-ignored": {
		locked("ma", "victim++;"),
		"{\n\tint got = pthread_mutex_trylock(&ma);\n\tvictim++;\n\tif (got == 0)\n\t\tpthread_mutex_unlock(&ma);\n}",
	},
	"lock-order": {locked("ma", locked("mb", ";")), locked("mb", locked("ma", ";"))},
	"lost-wakeup": {
		locked("ma", "victim = 1;\npthread_cond_signal(&cond);"),
		locked("ma", "pthread_cond_wait(&cond, &ma);"),
	},
	"missed-signal": {"pthread_cond_signal(&cond);", locked("ma", "pthread_cond_wait(&cond, &ma);")},
	"short-barrier": {"victim = 1;", "pthread_barrier_wait(&shortbar);"},
	"two-semaphores": {
		"sem_wait(&sa);\nsem_wait(&sb);\nsem_post(&sb);\nsem_post(&sa);",
		"sem_wait(&sb);\nsem_wait(&sa);\nsem_post(&sa);\nsem_post(&sb);",
	},
	"flags": {
		"if (atomic_fetch_add(&order, 1) == 1)\n\twhile (atomic_load(&order) != 1)\n\t\tsched_yield();",
		"atomic_fetch_add(&order, 1);",
	},
	"unlock-other": {
		"pthread_mutex_lock(&ma);\natomic_store(&order, 1);\nif (atomic_load(&order) == " +
			"1)\n\tpthread_mutex_unlock(&ma);",
		"if (atomic_load(&order) == 1) {\n\tatomic_store(&order, 2);\n\tpthread_mutex_unlock(&ma);\n}",
	},
	"lost-update": {update, update},
	"order-assertion": {
		"atomic_fetch_add(&order, 1);",
		"{\n\tint before = atomic_fetch_add(&order, 1);\n\tassert(before == 0);\n}",
	},
	"check-then-act": {act, act},
	"stolen-wakeup": {
		locked("ma", "stock++;\npthread_cond_broadcast(&cond);\nif (stock > 1)\n\tstock--;"),
		locked(
			"ma",
			"if (!stock) {\n\tstruct timespec passed_by = {0, 0};\n\tpthread_cond_timedwait(&cond, &ma, "+
				"&passed_by);\n}\nassert(stock);",
		),
	},
}

// before is what main does for a pair before there are threads, after what it does once they are joined.
var (
	before = map[string]string{
		"short-barrier":  "pthread_barrier_init(&shortbar, NULL, 2);",
		"two-semaphores": "sem_init(&sa, 0, 1);\nsem_init(&sb, 0, 1);",
		"stolen-wakeup":  "stock = 0;",
		"race-semaphore": "sem_init(&sa, 0, 0);",
		"race-waiting":   "sem_init(&sa, 0, 0);",
		"race-barrier":   "pthread_barrier_init(&shortbar, NULL, 1);",
	}
	after = map[string]string{"lost-update": "assert(atomic_load(&order) == 2);"}
)

// pairNeeds declares what pairs work on.
func (g *gen) pairNeeds() {
	for _, d := range []Decl{
		{"ma", "static pthread_mutex_t ma = PTHREAD_MUTEX_INITIALIZER;"},
		{"mb", "static pthread_mutex_t mb = PTHREAD_MUTEX_INITIALIZER;"},
		{"rw", "static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;"},
		{"cond", "static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;"},
		{"sa", "static sem_t sa;"}, {"sb", "static sem_t sb;"}, {"shortbar", "static pthread_barrier_t shortbar;"},
		{"victim", "static volatile int victim;"}, {"stock", "static int stock = 1;"},
		{"head", "static _Atomic(struct node *) head;"},
	} {
		g.declare(d.Name, d.Text)
	}
}
