/* Option parsing: POSIX.1-2017 getopt, GNU getopt_long and getopt_long_only.

   Exact, but that a path ends (ledger) where arguments would be permuted, that is where an option stands behind an argument
   that is none, and where a long name is abbreviated. */
#include <getopt.h>
#include "models.h"

char *optarg;
int optind = 1, opterr = 1, optopt = '?';
static int position; /* within a cluster of short options */

INLINE int same(const char *a, const char *b, size_t n)
{
	size_t i = 0;
	while (i < n && a[i] == b[i] && a[i])
		i++;
	return i == n && b[n] == 0;
}

static const char *find(const char *spec, int c)
{
	for (; *spec; spec++)
		if (*spec == c && c != ':')
			return spec;
	return 0;
}

/* A missing argument is ':' if the specification begins with one. */
static int missing(const char *spec) { return *spec == ':' ? ':' : '?'; }

static int short_option(int argc, char *const argv[], const char *spec)
{
	const char *word = argv[optind];
	if (position == 0)
		position = 1;
	int c = word[position++], last = word[position] == 0;
	const char *s = find(spec, c);
	optarg = 0;
	optopt = c;
	if (s && s[1] == ':') {
		if (!last)
			optarg = (char *)word + position;
		else if (s[2] != ':' && optind + 1 < argc)
			optarg = argv[++optind];
		else if (s[2] != ':')
			c = missing(spec);
		last = 1;
	}
	if (last) {
		optind++;
		position = 0;
	}
	return s ? c : '?';
}

static int is_option(int argc, char *const argv[])
{
	if (optind >= argc || !argv[optind] || argv[optind][0] != '-' || argv[optind][1] == 0)
		return 0;
	if (argv[optind][1] == '-' && argv[optind][2] == 0) {
		optind++;
		return 0;
	}
	return 1;
}

/* GNU's getopt moves what is no option behind the options. */
static void permutes(int argc, char *const argv[], const char *spec)
{
	if (*spec == '+' || *spec == '-' || optind >= argc || !argv[optind] || argv[optind][0] == '-' && argv[optind][1])
		return;
	for (int i = optind + 1; i < argc && argv[i]; i++)
		if (argv[i][0] == '-' && argv[i][1]) {
			if (__midway_is_concrete(0))
				__midway_cut("getopt: an option behind an argument that is none");
			char **to = (char **)argv, *moved = to[optind]; /* before a context */
			to[optind] = to[i];
			to[i] = moved;
		}
}

/* With '-' first, what is no option is the argument of an option 1. */
static int in_order(int argc, char *const argv[])
{
	if (position || optind >= argc || !argv[optind] || argv[optind][0] == '-' && argv[optind][1])
		return 0;
	optarg = argv[optind++];
	return 1;
}

static void restart(void)
{
	__midway_check(&optind, sizeof optind, 1);
	__midway_check(&optarg, sizeof optarg, 1);
	if (optind == 0) {
		optind = 1;
		position = 0;
	}
}

int getopt(int argc, char *const argv[], const char *spec)
{
	restart();
	if (!position)
		permutes(argc, argv, spec);
	if (*spec == '-' && in_order(argc, argv))
		return 1;
	spec += *spec == '+' || *spec == '-';
	return position || is_option(argc, argv) ? short_option(argc, argv, spec) : -1;
}

int __posix_getopt(int argc, char *const argv[], const char *spec) { return getopt(argc, argv, spec); }

/* Whether an option's name begins with n letters of this one. */
static int abbreviates(const struct option *o, const char *name, size_t n)
{
	for (int i = 0; o[i].name; i++) {
		size_t k = 0;
		while (k < n && o[i].name[k] == name[k])
			k++;
		if (k == n)
			return 1;
	}
	return 0;
}

static size_t name_length(const char *name)
{
	size_t n = 0;
	while (name[n] && name[n] != '=')
		n++;
	return n;
}

static int long_option(int argc, char *const argv[], const char *spec, const struct option *o, const char *name, int *index)
{
	size_t n = name_length(name);
	optarg = 0;
	optind++;
	for (int i = 0; o[i].name; i++) {
		if (!same(name, o[i].name, n))
			continue;
		if (index)
			*index = i;
		if (name[n] && o[i].has_arg == no_argument)
			return '?';
		if (name[n])
			optarg = (char *)name + n + 1;
		else if (o[i].has_arg == required_argument && optind >= argc)
			return missing(spec);
		else if (o[i].has_arg == required_argument)
			optarg = argv[optind++];
		if (!o[i].flag)
			return o[i].val;
		*o[i].flag = o[i].val;
		return 0;
	}
	if (abbreviates(o, name, n))
		__midway_cut("getopt_long: an abbreviated name");
	optopt = 0;
	return '?';
}

/* What one dash begins is a long name only where the caller says so: a short option where it is one, or where there is no such name. */
static int is_short(const char *word, const char *spec, const struct option *o, int only)
{
	if (word[1] == '-')
		return 0;
	if (!only)
		return 1;
	return find(spec, word[1]) && (!word[2] || !abbreviates(o, word + 1, name_length(word + 1)));
}

INLINE int next(int argc, char *const argv[], const char *spec, const struct option *o, int *index, int only)
{
	restart();
	if (!position)
		permutes(argc, argv, spec);
	if (*spec == '-' && in_order(argc, argv))
		return 1;
	spec += *spec == '+' || *spec == '-';
	if (position)
		return short_option(argc, argv, spec);
	if (!is_option(argc, argv))
		return -1;
	const char *word = argv[optind];
	if (is_short(word, spec, o, only))
		return short_option(argc, argv, spec);
	return long_option(argc, argv, spec, o, word + 1 + (word[1] == '-'), index);
}

int getopt_long(int argc, char *const argv[], const char *spec, const struct option *o, int *index)
{
	return next(argc, argv, spec, o, index, 0);
}

int getopt_long_only(int argc, char *const argv[], const char *spec, const struct option *o, int *index)
{
	return next(argc, argv, spec, o, index, 1);
}
