/* Fork-join option pricing: a portfolio of European options is priced by the closed formula of Black, Scholes
 * and Merton. Main forks the workers once per pass and joins them; each worker prices one slice of the portfolio
 * with the normal distribution's polynomial approximation and totals its slice under a lock.
 *
 * usage: pricing [threads [options [passes]]]
 *
 * Self-check: every price is held against the same formula with the distribution integrated numerically, puts and calls
 * on the same terms against put-call parity, and the slices' counts against the portfolio. */
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum kind { CALL, PUT };

struct option {
	double spot, strike, rate, volatility;
	int days; /* left; 0: it has expired */
	enum kind kind;
	struct option *twin; /* same terms, the other kind; NULL for the last of an odd number */
};

struct slice {
	int first, end; /* options [first, end) */
	int priced;
	int expired;
};

struct totals {
	pthread_mutex_t lock;
	int priced, expired, calls;
	int rounds; /* slices added */
};

struct job {
	int id;
	int passes;
};

#define MAX_THREADS 64

static struct option *portfolio;
static double *prices;
static struct slice *slices;
static struct totals totals = {.lock = PTHREAD_MUTEX_INITIALIZER};
static int noptions, nthreads;

static void *allocate(size_t count, size_t size)
{
	void *p = calloc(count, size);
	if (p == NULL) {
		fprintf(stderr, "pricing: out of memory\n");
		exit(2);
	}
	return p;
}

/* A small generator of its own: the portfolio is the same everywhere. */
static unsigned next_random(unsigned *state)
{
	*state = *state * 1664525u + 1013904223u;
	return *state >> 8;
}

static double between(unsigned *state, double low, double high)
{
	return low + (high - low) * (next_random(state) % 1000) / 1000.0;
}

static void make_portfolio(void)
{
	unsigned state = 12345;
	portfolio = allocate((size_t)noptions, sizeof *portfolio);
	prices = allocate((size_t)noptions, sizeof *prices);
	for (int i = 0; i < noptions; i++) {
		struct option *o = &portfolio[i];
		if (i % 2 == 1) {
			*o = portfolio[i - 1];
			o->kind = PUT;
			o->twin = &portfolio[i - 1];
			portfolio[i - 1].twin = o;
			continue;
		}
		o->spot = between(&state, 20, 120);
		o->strike = between(&state, 20, 120);
		o->rate = between(&state, 0.01, 0.1);
		o->volatility = between(&state, 0.05, 0.6);
		o->days = next_random(&state) % 8 == 0 ? 0 : 30 + (int)(next_random(&state) % 700);
		o->kind = CALL;
	}
}

/* The standard normal distribution, by the polynomial of Abramowitz and Stegun, 26.2.17. */
static double normal(double x)
{
	double a = fabs(x);
	double k = 1 / (1 + 0.2316419 * a);
	double sum = k * (0.319381530 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
	double tail = sum * exp(-0.5 * a * a) * 0.39894228040143268;
	return 0.5 + copysign(0.5 - tail, x);
}

/* What exercising the option now is worth. */
static double intrinsic(const struct option *o)
{
	return o->kind == PUT ? fmax(o->strike - o->spot, 0) : fmax(o->spot - o->strike, 0);
}

static double price_option(const struct option *o)
{
	if (o->days == 0)
		return intrinsic(o);
	double years = o->days / 365.0;
	double spread = o->volatility * sqrt(years);
	double d1 = (log(o->spot / o->strike) + (o->rate + o->volatility * o->volatility / 2) * years) / spread;
	double d2 = d1 - spread;
	double discounted = o->strike * exp(-o->rate * years);
	if (o->kind == PUT)
		return discounted * (1 - normal(d2)) - o->spot * (1 - normal(d1));
	return o->spot * normal(d1) - discounted * normal(d2);
}

static void add_totals(const struct slice *s, int calls)
{
	pthread_mutex_lock(&totals.lock);
	totals.priced += s->priced;
	totals.expired += s->expired;
	totals.calls += calls;
	totals.rounds++;
	pthread_mutex_unlock(&totals.lock);
}

static int slice_bound(int id)
{
	return (int)((long)noptions * id / nthreads);
}

static void *price_slice(void *arg)
{
	const struct job *job = arg;
	struct slice *s = &slices[job->id];
	s->first = slice_bound(job->id);
	s->end = slice_bound(job->id + 1);
	for (int pass = 0; pass < job->passes; pass++) {
		int calls = 0;
		s->priced = s->expired = 0;
		for (int i = s->first; i < s->end; i++) {
			const struct option *o = &portfolio[i];
			prices[i] = price_option(o);
			if (o->kind == CALL)
				calls++;
			if (o->days == 0)
				s->expired++;
			s->priced++;
		}
		add_totals(s, calls);
	}
	return NULL;
}

static void fork_join(struct job *jobs)
{
	pthread_t ids[MAX_THREADS];
	for (int i = 0; i < nthreads; i++) {
		if (pthread_create(&ids[i], NULL, price_slice, &jobs[i]) != 0) {
			fprintf(stderr, "pricing: cannot create thread %d\n", i);
			exit(2);
		}
	}
	for (int i = 0; i < nthreads; i++)
		pthread_join(ids[i], NULL);
}

/* The same distribution, by Simpson's rule on its density. */
static double integrated_normal(double x)
{
	if (x < -8 || x > 8)
		return x > 0;
	int steps = 2 + 2 * (int)(10 * fabs(x));
	double h = x / steps, sum = 1 + exp(-0.5 * x * x);
	for (int i = 1; i < steps; i++) {
		double t = i * h;
		sum += (i % 2 == 1 ? 4 : 2) * exp(-0.5 * t * t);
	}
	return 0.5 + sum * h / 3 * 0.39894228040143268;
}

static double reference(const struct option *o)
{
	if (o->days == 0)
		return intrinsic(o);
	double years = o->days / 365.0;
	double spread = o->volatility * sqrt(years);
	double d1 = log(o->spot / o->strike) / spread + (o->rate / o->volatility + o->volatility / 2) * sqrt(years);
	double d2 = d1 - spread;
	double sign = o->kind == CALL ? 1 : -1;
	double n1 = integrated_normal(sign * d1), n2 = integrated_normal(sign * d2);
	return sign * (o->spot * n1 - o->strike * exp(-o->rate * years) * n2);
}

static int check_price(int i)
{
	const struct option *o = &portfolio[i];
	if (fabs(prices[i] - reference(o)) > 1e-4) {
		fprintf(stderr, "option %d: price %f, reference %f\n", i, prices[i], reference(o));
		return 1;
	}
	if (o->twin == NULL || o->kind != CALL)
		return 0;
	double parity = prices[i] - prices[o->twin - portfolio];
	double forward = o->spot - o->strike * exp(-o->rate * o->days / 365.0);
	return fabs(parity - forward) > 1e-4;
}

static int check(int passes)
{
	int wrong = 0, calls = 0, expired = 0;
	for (int i = 0; i < noptions; i++) {
		wrong += check_price(i);
		calls += portfolio[i].kind == CALL;
		expired += portfolio[i].days == 0;
	}
	if (totals.priced != passes * noptions || totals.rounds != passes * nthreads)
		wrong++;
	if (totals.calls != passes * calls || totals.expired != passes * expired)
		wrong++;
	return wrong;
}

static int argument(int argc, char **argv, int i, int otherwise, int most)
{
	int v = i < argc ? atoi(argv[i]) : otherwise;
	return v < 1 ? 1 : v > most ? most : v;
}

int main(int argc, char **argv)
{
	struct job jobs[MAX_THREADS];
	nthreads = argument(argc, argv, 1, 2, MAX_THREADS);
	noptions = argument(argc, argv, 2, 4, 1 << 20);
	int passes = argument(argc, argv, 3, 1, 1000);
	make_portfolio();
	slices = allocate((size_t)nthreads, sizeof *slices);
	for (int i = 0; i < nthreads; i++) {
		jobs[i].id = i;
		jobs[i].passes = passes;
	}
	fork_join(jobs);
	int wrong = check(passes);
	printf("%d options, %d expired, %s\n", noptions, totals.expired / passes, wrong ? "WRONG" : "ok");
	free(portfolio);
	free(prices);
	free(slices);
	return wrong != 0;
}
