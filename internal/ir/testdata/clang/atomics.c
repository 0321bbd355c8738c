/* C11 atomics of every kind, thread-local storage, inline assembly, 128-bit integers. */
#include <stdatomic.h>
#include <stdbool.h>

static atomic_int owner;
static atomic_uint ticket, serving;
static _Thread_local unsigned spins;
static _Atomic(int *) latest;
static atomic_flag busy = ATOMIC_FLAG_INIT;
static int slots[8];

static bool claim(int me)
{
	int free = 0;
	return atomic_compare_exchange_strong_explicit(&owner, &free, me, memory_order_acquire, memory_order_relaxed);
}

static void take(void)
{
	unsigned mine = atomic_fetch_add_explicit(&ticket, 1, memory_order_relaxed);
	while (atomic_load_explicit(&serving, memory_order_acquire) != mine) {
		__asm__ volatile("pause" ::: "memory");
		spins++;
	}
}

static void leave(void) { atomic_fetch_add_explicit(&serving, 1, memory_order_release); }

static void publish(int slot)
{
	atomic_thread_fence(memory_order_seq_cst);
	int *expected = atomic_load(&latest);
	while (!atomic_compare_exchange_weak(&latest, &expected, &slots[slot & 7]))
		;
}

static unsigned exchange(volatile unsigned *where, unsigned value)
{
	__asm__ volatile("xchgl %0, %1" : "+r"(value), "+m"(*where) : : "memory");
	return value;
}

#ifdef __SIZEOF_INT128__
static unsigned long high(unsigned long a, unsigned long b) { return (unsigned __int128)a * b >> 64; }
#else
static unsigned long high(unsigned long a, unsigned long b) { return (unsigned long long)a * b >> 32; }
#endif

int main(void)
{
	volatile unsigned word = 7;
	take();
	if (claim(3))
		publish(atomic_fetch_xor(&owner, 5));
	leave();
	while (atomic_flag_test_and_set(&busy))
		;
	atomic_flag_clear_explicit(&busy, memory_order_release);
	atomic_store(&owner, 0);
	return (int)(high(spins, exchange(&word, 9)) + atomic_exchange(&ticket, 0));
}
