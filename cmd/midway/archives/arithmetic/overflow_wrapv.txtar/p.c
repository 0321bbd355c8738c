extern int __VERIFIER_nondet_int(void);
int main(void)
{
	int x = __VERIFIER_nondet_int();
	x *= x;
	return x + 1;
}
