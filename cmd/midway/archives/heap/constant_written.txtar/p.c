#include <string.h>
extern int __VERIFIER_nondet_int(void);
static const int constant = 1;
static int variable;
int main(void)
{
	char *text = "text";
	const int *which[2] = {&variable, &constant};
	switch (__VERIFIER_nondet_int()) {
	case 0:
		text[0] = 'T';
		break;
	case 1:
		memset(text, 0, 2);
		break;
	case 2:
		*(int *)which[__VERIFIER_nondet_int() & 1] = 2;
		break;
	}
	return 0;
}
