#include <assert.h>

extern void _ZNSt8ios_base4InitC1Ev(void *);
extern void _ZNSt8ios_base4InitD1Ev(void *);
extern void __cxa_pure_virtual(void);
extern int __VERIFIER_nondet_int(void);

static char init;
static int seen;

static void count(void) { seen++; }

static void (*table[])(void) = {count, __cxa_pure_virtual};

int main(void)
{
	_ZNSt8ios_base4InitC1Ev(&init);
	int k = __VERIFIER_nondet_int() != 0;
	assert(seen == 0);
	table[k]();
	_ZNSt8ios_base4InitD1Ev(&init);
	return 0;
}
