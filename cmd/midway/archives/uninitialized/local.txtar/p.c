extern int __VERIFIER_nondet_int(void);
int main(void)
{
	int n = __VERIFIER_nondet_int(), size;
	if (n > 0)
		size = n;
	if (size > 4)
		return 1;
	return 0;
}
