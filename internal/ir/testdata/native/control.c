/* Loops whose phis swap, nested loops with break and continue, switches, gotos, computed gotos. */
void out(long long);

static int gcd(int a, int b) {
	while (b) {
		int t = a % b;
		a = b;
		b = t;
	}
	return a;
}

static void swapping(int n) {
	int a = 1, b = 2, c = 3;
	while (n--) {
		int t = a;
		a = b;
		b = c;
		c = t;
		if (n == 5)
			continue;
		out(a * 100 + b * 10 + c);
	}
}

static int dispatch(unsigned x) {
	switch (x) {
	case 0: return 10;
	case 1:
	case 2: x += 5; /* falls through */
	case 3: return x * 2;
	case 100: return -1;
	case 4000000000u: return -2;
	default:
		if (x > 50) return 7;
	}
	return 8;
}

static int machine(const unsigned char *code) {
	static void *const ops[] = {&&halt, &&inc, &&twice, &&back};
	int acc = 1, budget = 20;
	goto *ops[*code];
inc:
	acc++;
	goto *ops[*++code];
twice:
	acc *= 2;
	goto *ops[*++code];
back:
	if (budget-- > 0) {
		code--;
		goto *ops[*code];
	}
	goto *ops[*++code];
halt:
	return acc;
}

int main(int argc, char **argv) {
	const unsigned char code[] = {1, 2, 2, 1, 0};
	int i, j;
	out(gcd(1071, 462));
	swapping(9);
	for (i = 0; i < 5; i++)
		out(dispatch(i));
	out(dispatch(100));
	out(dispatch(4000000000u));
	out(dispatch(60));
	out(machine(code));
	for (i = 0; i < 8; i++) {
		for (j = 0; j < 8; j++) {
			if (j == i)
				continue;
			if (i * j > 20)
				goto next;
			if ((i ^ j) == 5)
				break;
		}
		out(i * 10 + j);
	next:;
	}
	do {
		argc += 3;
	} while (argc % 7);
	return argc;
}
