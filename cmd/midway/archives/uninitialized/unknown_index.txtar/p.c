extern unsigned __VERIFIER_nondet_uint(void);
int main(void)
{
	int a[4];
	unsigned i = __VERIFIER_nondet_uint();
	if (i > 3)
		return 0;
	a[i] = 1;
	if (a[i] != 1)
		return 1;
	if (a[2] == 1)
		return 2;
	return 0;
}
