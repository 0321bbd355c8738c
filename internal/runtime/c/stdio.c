/* Streams: ISO C11 7.21, POSIX and GNU additions. printf stands in printf.c, scanf in scanf.c.

   A stated abstraction: what is read is unknown, in content and in amount; what is written is read from memory and goes
   nowhere, and succeeds. End of file and errors come at any moment. fopen answers null or a new
   stream; a stream is an object, so that its use after fclose is found. Streams do not synchronise threads. */
#include "stream.h"
#include <stdlib.h>

static struct stream standard[3] = {{0, 1}, {1, 1}, {2, 1}};
FILE *stdin = (FILE *)&standard[0];
FILE *stdout = (FILE *)&standard[1];
FILE *stderr = (FILE *)&standard[2];

FILE *__mw_new_stream(int fd)
{
	struct stream *s = internal_alloc(sizeof *s);
	*s = (struct stream){fd, 0, 0, 0};
	return (FILE *)s;
}

static FILE *opened(const char *what)
{
	if (__midway_choose(2, what) == 0) {
		fail(ENOENT);
		return 0;
	}
	__midway_ledger(0, "stdio", "streams hold unknown data, and writing to one succeeds");
	return __mw_new_stream(__mw_new_descriptor(0));
}

FILE *fopen(const char *restrict path, const char *restrict mode)
{
	read_text(path, SIZE_MAX);
	read_text(mode, SIZE_MAX);
	return opened("fopen");
}

FILE *fopen64(const char *restrict path, const char *restrict mode) { return fopen(path, mode); }
FILE *fdopen(int fd, const char *mode) { return opened("fdopen"); }
FILE *tmpfile(void) { return opened("tmpfile"); }
FILE *popen(const char *command, const char *mode)
{
	read_text(command, SIZE_MAX);
	return opened("popen");
}

FILE *freopen(const char *restrict path, const char *restrict mode, FILE *restrict f)
{
	stream(f)->ended = stream(f)->failed = 0;
	return __midway_choose(2, "freopen") ? f : 0;
}

FILE *fmemopen(void *buf, size_t n, const char *mode) { return opened("fmemopen"); }

int fclose(FILE *f)
{
	struct stream *s = stream(f);
	if (!s->standard)
		__midway_free(s, MW_INTERNAL);
	return 0;
}

int pclose(FILE *f)
{
	fclose(f);
	return any_int("pclose");
}

int fflush(FILE *f) { return 0; }
int fflush_unlocked(FILE *f) { return 0; }
int fileno(FILE *f) { return stream(f)->fd; }
int setvbuf(FILE *restrict f, char *restrict buf, int mode, size_t n) { return 0; }
void setbuf(FILE *restrict f, char *restrict buf) {}
void setlinebuf(FILE *f) {}
void flockfile(FILE *f) {}
void funlockfile(FILE *f) {}
int ftrylockfile(FILE *f) { return 0; }

static int unknown_bit(const char *name)
{
	unsigned char v;
	__midway_nondet(&v, 1, name);
	return v & 1;
}

int feof(FILE *f) { return unknown_bit("feof"); }
int ferror(FILE *f) { return unknown_bit("ferror"); }
int feof_unlocked(FILE *f) { return unknown_bit("feof"); }
int ferror_unlocked(FILE *f) { return unknown_bit("ferror"); }
void clearerr(FILE *f) {}

/* --- input ------------------------------------------------------------------------------------------ */

size_t fread(void *restrict p, size_t size, size_t n, FILE *restrict f)
{
	size_t r;
	fill(p, size * n, "fread");
	__midway_nondet(&r, sizeof r, "fread");
	return r > n ? n : r;
}

size_t fread_unlocked(void *restrict p, size_t size, size_t n, FILE *restrict f) { return fread(p, size, n, f); }

size_t __fread_chk(void *restrict p, size_t room, size_t size, size_t n, FILE *restrict f) { return fread(p, size, n, f); }

/* A character or EOF. */
static int any_character(const char *name)
{
	short v;
	__midway_nondet(&v, sizeof v, name);
	return v < 0 ? EOF : v & 255;
}

int fgetc(FILE *f) { return any_character("fgetc"); }
int fgetc_unlocked(FILE *f) { return any_character("fgetc"); }
int getc(FILE *f) { return any_character("getc"); }
int getc_unlocked(FILE *f) { return any_character("getc"); }
int _IO_getc(FILE *f) { return any_character("getc"); }
int getchar(void) { return any_character("getchar"); }
int getchar_unlocked(void) { return any_character("getchar"); }
int ungetc(int c, FILE *f) { return c; }

char *fgets(char *restrict s, int n, FILE *restrict f)
{
	if (n <= 0 || __midway_choose(2, "fgets") == 0)
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
	if (__midway_choose(2, "getline") == 0)
		return -1;
	if (!*line || *room < LINE) {
		*line = realloc(*line, LINE);
		*room = LINE;
	}
	fill(*line, LINE, "getline");
	(*line)[LINE - 1] = 0;
	__midway_ledger(0, "stdio", "getline is assumed to read lines of up to 63 bytes");
	return any_between(1, LINE - 1, "getline");
}

ssize_t __getdelim(char **restrict line, size_t *restrict room, int delimiter, FILE *restrict f)
{
	return getdelim(line, room, delimiter, f);
}
ssize_t getline(char **restrict line, size_t *restrict room, FILE *restrict f) { return getdelim(line, room, '\n', f); }

/* --- output ----------------------------------------------------------------------------------------- */

size_t fwrite(const void *restrict p, size_t size, size_t n, FILE *restrict f)
{
	__midway_check(p, size * n, 0);
	return size ? n : 0;
}

size_t fwrite_unlocked(const void *restrict p, size_t size, size_t n, FILE *restrict f) { return fwrite(p, size, n, f); }

int fputs(const char *restrict s, FILE *restrict f)
{
	read_text(s, SIZE_MAX);
	return 1;
}

int fputs_unlocked(const char *restrict s, FILE *restrict f) { return fputs(s, f); }

int puts(const char *s)
{
	read_text(s, SIZE_MAX);
	return 1;
}

int fputc(int c, FILE *f) { return (unsigned char)c; }
int fputc_unlocked(int c, FILE *f) { return (unsigned char)c; }
int putc(int c, FILE *f) { return (unsigned char)c; }
int putc_unlocked(int c, FILE *f) { return (unsigned char)c; }
int _IO_putc(int c, FILE *f) { return (unsigned char)c; }
int putchar(int c) { return (unsigned char)c; }
int putchar_unlocked(int c) { return (unsigned char)c; }
int putw(int w, FILE *f) { return 0; }

/* --- position and names ----------------------------------------------------------------------------- */

int fseek(FILE *f, long offset, int whence) { return (int)outcome("fseek", 0); }
int fseeko(FILE *f, off_t offset, int whence) { return (int)outcome("fseeko", 0); }
int fseeko64(FILE *f, off64_t offset, int whence) { return (int)outcome("fseeko", 0); }
long ftell(FILE *f) { return any_between(-1, LONG_MAX, "ftell"); }
off_t ftello(FILE *f) { return any_between(-1, LONG_MAX, "ftello"); }
off64_t ftello64(FILE *f) { return any_between(-1, LONG_MAX, "ftello"); }
void rewind(FILE *f) {}

int fgetpos(FILE *restrict f, fpos_t *restrict p)
{
	fill(p, sizeof *p, "fgetpos");
	return 0;
}

int fsetpos(FILE *f, const fpos_t *p) { return 0; }

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
