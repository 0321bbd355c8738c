/* C11 atomics and the older builtins, executed by one thread; inline assembly that programs use. */
#include <stdatomic.h>
#include <stdbool.h>
void out(long long);

static atomic_int counter;
static _Atomic unsigned char small = 250;
static _Atomic(int *) where;
static int plain = 5;
static _Thread_local int mine = 9, *cache[2];

static bool swap(int *p, int want, int repl) { return atomic_compare_exchange_strong((atomic_int *)p, &want, repl); }

#if defined(__x86_64__) || defined(__i386__)
static int xadd(int *p, int v) { __asm__ volatile("lock; xaddl %0, %1" : "+r"(v), "+m"(*p) : : "memory"); return v; }
static int xchg(int *p, int v) { __asm__ volatile("xchgl %0, %1" : "=r"(v), "+m"(*p) : "0"(v) : "memory"); return v; }
static int cas(int *p, int want, int repl) {
	int old;
	__asm__ volatile("lock; cmpxchgl %2, %1" : "=a"(old), "+m"(*p) : "r"(repl), "0"(want) : "memory", "cc");
	return old;
}
static int dec_zero(int *p) {
	unsigned char z;
	__asm__ volatile("lock; decl %0; sete %1" : "+m"(*p), "=qm"(z) : : "memory", "cc");
	return z;
}
static unsigned swab(unsigned x) { __asm__("bswap %0" : "+r"(x)); return x; }
static unsigned first_bit(unsigned x) { unsigned r; __asm__("bsfl %1, %0" : "=r"(r) : "rm"(x) : "cc"); return r; }
static unsigned short swap16(unsigned short x) { __asm__("rorw $8, %w0" : "=r"(x) : "0"(x) : "cc"); return x; }
static void set_bit(unsigned *set, int fd) { __asm__ volatile("btsl %1, %0" : "+m"(set[fd / 32]) : "r"(fd % 32) : "cc", "memory"); }
static int get_bit(unsigned *set, int fd) {
	unsigned char r;
	__asm__ volatile("btl %1, %2 ; setc %b0" : "=q"(r) : "r"(fd % 32), "m"(set[fd / 32]) : "cc");
	return r;
}
#endif

int main(int argc, char **argv) {
	int i, x = 3;
	unsigned fds[4] = {0};
	for (i = 0; i < 5; i++) {
		out(atomic_fetch_add(&counter, i));
		out(atomic_fetch_xor_explicit(&counter, 6, memory_order_relaxed));
		out(atomic_fetch_add(&small, 3));
		out(__sync_fetch_and_sub(&plain, 2));
		out(__sync_val_compare_and_swap(&plain, 1, 40));
		out(swap(&x, 3 + i, 4 + i));
		out(__atomic_nand_fetch(&x, 12, __ATOMIC_ACQ_REL));
		x = 4 + i;
	}
	atomic_store(&where, &x);
	*atomic_exchange(&where, &plain) = 77;
	out(x + *atomic_load_explicit(&where, memory_order_acquire));
	atomic_thread_fence(memory_order_seq_cst);
	mine += 2;
	cache[1] = &mine;
	out(*cache[1] + (cache[0] == 0));
	__asm__ volatile("" : : : "memory");
#if defined(__x86_64__) || defined(__i386__)
	__asm__ volatile("pause");
	__asm__ volatile("mfence" : : : "memory");
	out(xadd(&x, 5));
	out(xchg(&x, 6));
	out(cas(&x, 6, 2));
	out(cas(&x, 6, 3));
	out(dec_zero(&x));
	out(dec_zero(&x));
	out(swab(0x12345678));
	out(first_bit(0x50));
	out(swap16(0x1234));
	set_bit(fds, 37);
	out(fds[1] + get_bit(fds, 37) + get_bit(fds, 36));
#endif
	return x;
}
