#include <assert.h>
extern unsigned __VERIFIER_nondet_uint(void);
static const char *name(unsigned i) {
	switch (i) {
	case 0: return "lock";
	case 1: return "unlock";
	case 2: return "wait";
	case 3: return "signal";
	case 4: return "wait";
	}
	return "unknown";
}
int main(void) {
	unsigned i = __VERIFIER_nondet_uint();
	const char *s = name(i);
	assert(s[0] != 'w' || i == 2 || i == 4);
	assert(s[0] != 's');
	return 0;
}
