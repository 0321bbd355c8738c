/* Streams: ISO C11 7.21, POSIX and GNU additions. printf stands in printf.c, scanf in scanf.c.

   A stated abstraction: what is read is unknown, in content and in amount; what is written is read from memory and goes
   nowhere, and succeeds. End of file and errors come at any moment. fopen answers null or a new
   stream; a stream is an object, so that its use after fclose is found. Streams do not synchronise threads. */
#include "stream.h"
#include <stdlib.h>

static const struct stream standard[3] = {{0, 1}, {1, 1}, {2, 1}};
FILE *stdin = (FILE *)&standard[0];
FILE *stdout = (FILE *)&standard[1];
FILE *stderr = (FILE *)&standard[2];

FILE *__mw_new_stream(int fd)
{
	struct stream *s = __midway_alloc(sizeof *s, 16, MW_MMAP); /* others see what becomes of it */
	*s = (struct stream){fd, 0};
	return (FILE *)s;
}

static FILE *stream_of(const char *what)
{
	if (__midway_choose(2, what) == 0) {
		fail_somehow();
		return 0;
	}
	__midway_ledger(0, "stdio", "streams hold unknown data, and writing to one succeeds");
	return __mw_new_stream(__mw_new_descriptor(0));
}

static FILE *opened(const char *what)
{
	__mw_may_be_cancelled();
	return stream_of(what);
}

FILE *fopen(const char *restrict path, const char *restrict mode)
{
	read_text(path, SIZE_MAX);
	read_text(mode, SIZE_MAX);
	return opened("fopen|fails|succeeds");
}

FILE *fopen64(const char *restrict path, const char *restrict mode) { return fopen(path, mode); }

FILE *fdopen(int fd, const char *mode)
{
	read_text(mode, SIZE_MAX);
	return stream_of("fdopen|fails|succeeds"); /* no cancellation point */
}

FILE *tmpfile(void) { return opened("tmpfile|fails|succeeds"); }

FILE *popen(const char *command, const char *mode)
{
	read_text(command, SIZE_MAX);
	read_text(mode, SIZE_MAX);
	return opened("popen|fails|succeeds");
}

FILE *freopen(const char *restrict path, const char *restrict mode, FILE *restrict f)
{
	transfers(f);
	if (path)
		read_text(path, SIZE_MAX);
	read_text(mode, SIZE_MAX);
	if (__midway_choose(2, "freopen|fails|succeeds"))
		return f;
	fail_somehow();
	return 0;
}

FILE *fmemopen(void *buf, size_t n, const char *mode)
{
	read_text(mode, SIZE_MAX);
	if (__midway_choose(2, "fmemopen|fails|succeeds")) {
		if (__midway_is_concrete(0))
			__midway_cut("fmemopen: a stream over a buffer of the program's is not modelled");
		may_have_filled(buf);
		return __mw_new_stream(-1);
	}
	fail_somehow();
	return 0;
}

int fclose(FILE *f)
{
	__mw_may_be_cancelled();
	struct stream *s = stream(f);
	if (!s->standard)
		__midway_free(s, MW_MMAP);
	return 0;
}

int pclose(FILE *f)
{
	fclose(f);
	return any_int("pclose");
}

int fflush(FILE *f)
{
	if (f)
		transfers(f);
	return 0;
}

int fflush_unlocked(FILE *f) { return fflush(f); }
int fileno(FILE *f) { return stream(f)->fd; }
static void buffered(FILE *f, char *buf)
{
	stream(f);
	if (!buf)
		return;
	__midway_ledger(2, "unmodelled-call", "setvbuf: what a stream keeps in a buffer of the program's is not seen there");
	if (!__midway_is_concrete(0))
		may_have_filled(buf);
}

int setvbuf(FILE *restrict f, char *restrict buf, int mode, size_t n) { return buffered(f, buf), 0; }
void setbuf(FILE *restrict f, char *restrict buf) { buffered(f, buf); }
void setlinebuf(FILE *f) { stream(f); }
void flockfile(FILE *f) { stream(f); }
void funlockfile(FILE *f) { stream(f); }
int ftrylockfile(FILE *f) { return stream(f), 0; }

static int unknown_bit(const char *name)
{
	unsigned char v;
	__midway_nondet(&v, 1, name);
	return v & 1;
}

int feof(FILE *f) { return stream(f), unknown_bit("feof"); }
int ferror(FILE *f) { return stream(f), unknown_bit("ferror"); }
int feof_unlocked(FILE *f) { return stream(f), unknown_bit("feof"); }
int ferror_unlocked(FILE *f) { return stream(f), unknown_bit("ferror"); }
void clearerr(FILE *f) { stream(f); }

/* --- input ------------------------------------------------------------------------------------------ */

size_t fread(void *restrict p, size_t size, size_t n, FILE *restrict f)
{
	size_t r;
	transfers(f);
	if (size == 0 || n == 0)
		return 0;
	fill(p, size * n, "fread");
	__midway_nondet(&r, sizeof r, "fread");
	return r > n ? n : r;
}

size_t fread_unlocked(void *restrict p, size_t size, size_t n, FILE *restrict f) { return fread(p, size, n, f); }

size_t __fread_chk(void *restrict p, size_t room, size_t size, size_t n, FILE *restrict f) { return fread(p, size, n, f); }

/* A character or EOF. */
static int any_character(FILE *f, const char *name)
{
	short v;
	transfers(f);
	__midway_nondet(&v, sizeof v, name);
	return v < 0 ? EOF : v & 255;
}

int fgetc(FILE *f) { return any_character(f, "fgetc"); }
int fgetc_unlocked(FILE *f) { return any_character(f, "fgetc"); }
int getc(FILE *f) { return any_character(f, "getc"); }
int getc_unlocked(FILE *f) { return any_character(f, "getc"); }
int _IO_getc(FILE *f) { return any_character(f, "getc"); }
int getchar(void) { return any_character(stdin, "getchar"); }
int getchar_unlocked(void) { return any_character(stdin, "getchar"); }

int ungetc(int c, FILE *f)
{
	stream(f);
	if (c == EOF)
		return EOF;
	__midway_ledger(1, "stdio", "ungetc: what is read next is unknown");
	return (unsigned char)c;
}


char *fgets(char *restrict s, int n, FILE *restrict f)
{
	transfers(f);
	if (n <= 0 || __midway_choose(2, "fgets|finds the end of the file|reads a line") == 0)
		return 0;
	fill(s, (size_t)n, "fgets");
	s[n - 1] = 0;
	return s;
}

char *fgets_unlocked(char *restrict s, int n, FILE *restrict f) { return fgets(s, n, f); }

/* gets fills as much as there is room for: its overflow depends on the input alone. */
char *gets(char *s)
{
	__midway_ledger(0, "stdio", "gets is assumed to read a line that fits");
	return fgets(s, (int)__midway_object_size(s), stdin);
}

ssize_t getdelim(char **restrict line, size_t *restrict room, int delimiter, FILE *restrict f)
{
	enum { LINE = 64 };
	transfers(f);
	__midway_check(line, sizeof *line, 1);
	__midway_check(room, sizeof *room, 1);
	if (__midway_choose(2, "getline|finds the end of the file|reads a line") == 0)
		return -1;
	if (!*line || *room < LINE) {
		*line = realloc(*line, LINE);
		*room = LINE;
	}
	fill(*line, LINE, "getline");
	__midway_ledger(0, "stdio", "getline is assumed to read lines of up to 63 bytes");
	long n = any_between(1, LINE - 1, "getline");
	(*line)[n] = 0;
	(*line)[LINE - 1] = 0;
	return n;
}

ssize_t __getdelim(char **restrict line, size_t *restrict room, int delimiter, FILE *restrict f)
{
	return getdelim(line, room, delimiter, f);
}
ssize_t getline(char **restrict line, size_t *restrict room, FILE *restrict f) { return getdelim(line, room, '\n', f); }

/* --- output ----------------------------------------------------------------------------------------- */

size_t fwrite(const void *restrict p, size_t size, size_t n, FILE *restrict f)
{
	transfers(f);
	__midway_check(p, size * n, 0);
	return size ? n : 0;
}

size_t fwrite_unlocked(const void *restrict p, size_t size, size_t n, FILE *restrict f) { return fwrite(p, size, n, f); }

int fputs(const char *restrict s, FILE *restrict f)
{
	transfers(f);
	read_text(s, SIZE_MAX);
	return 1;
}

int fputs_unlocked(const char *restrict s, FILE *restrict f) { return fputs(s, f); }

int puts(const char *s)
{
	int n;
	transfers(stdout);
	read_text(s, SIZE_MAX);
	__midway_havoc(&n, sizeof n);
	return n & INT_MAX;
}

/* The character that is written. */
static int written(int c, FILE *f)
{
	transfers(f);
	return (unsigned char)c;
}

int fputc(int c, FILE *f) { return written(c, f); }
int fputc_unlocked(int c, FILE *f) { return written(c, f); }
int putc(int c, FILE *f) { return written(c, f); }
int putc_unlocked(int c, FILE *f) { return written(c, f); }
int _IO_putc(int c, FILE *f) { return written(c, f); }
int putchar(int c) { return written(c, stdout); }
int putchar_unlocked(int c) { return written(c, stdout); }
int putw(int w, FILE *f) { return written(w, f), 0; }

/* --- position and names ----------------------------------------------------------------------------- */

int fseek(FILE *f, long offset, int whence) { return transfers(f), (int)outcome("fseek", 0); }
int fseeko(FILE *f, off_t offset, int whence) { return transfers(f), (int)outcome("fseeko", 0); }
int fseeko64(FILE *f, off64_t offset, int whence) { return transfers(f), (int)outcome("fseeko", 0); }
long ftell(FILE *f) { return stream(f), may_set_errno(), any_between(-1, LONG_MAX, "ftell"); }
off_t ftello(FILE *f) { return stream(f), may_set_errno(), any_between(-1, LONG_MAX, "ftello"); }
off64_t ftello64(FILE *f) { return stream(f), may_set_errno(), any_between(-1, LONG_MAX, "ftello"); }
void rewind(FILE *f) { transfers(f); }

int fgetpos(FILE *restrict f, fpos_t *restrict p)
{
	stream(f);
	fill(p, sizeof *p, "fgetpos");
	return 0;
}

int fsetpos(FILE *f, const fpos_t *p)
{
	transfers(f);
	__midway_check(p, sizeof *p, 0);
	return 0;
}

int remove(const char *path)
{
	read_text(path, SIZE_MAX);
	return (int)outcome("remove", 0);
}

int rename(const char *from, const char *to)
{
	read_text(from, SIZE_MAX);
	read_text(to, SIZE_MAX);
	return (int)outcome("rename", 0);
}
