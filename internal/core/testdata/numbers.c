/* Operations on integers of all widths, in a loop. */
struct all { long sum; int i; short s; signed char c; unsigned char u; unsigned short w; unsigned n; long list[8]; };

static struct all all;

static void mix(struct all *a, int from)
{
	for (int i = from; i < 12; i++) {
		a->i = (a->i ^ i * 0x01010101) - (i << 3);
		a->s += a->i >> 2;
		a->c = a->c * 3 + (a->s < 0 ? -i : i);
		a->u |= (unsigned char)a->c & 0xf0;
		a->w = ~a->u ^ a->w << 1;
		a->n = (unsigned)a->i > 100u ? a->n + (unsigned)a->w : a->n - 1;
		a->list[i & 7] -= a->n >= 7u && a->c != 4 ? (long)a->i * a->s : -(long)a->n;
		a->sum += a->list[(i + 3) % 8] + (a->s > 9) + !a->c;
	}
}

int main(void)
{
	mix(&all, 0);
	return all.sum == 1;
}
