/* What functions of the library give. "KIND: CONDITION" behind a line is what is decided there. */
#define _GNU_SOURCE
#include <assert.h>
#include <dirent.h>
#include <ftw.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

struct file { int fd; struct stat status; };

static int reached;
static char buffer[16];
static struct file *files;

static int visit(const char *path, const struct stat *sp, int kind)
{
	if (kind == FTW_D)                         // number for a function that is called back: (unsigned long)visit.kind < 4 && (unsigned)visit.kind == 1
		reached++;
	if (sp->st_size == 5)                      // structure for it: visit.sp->st_size == 5
		reached++;
	if (path[0] == 'x')                        // text for it: *visit.path == 'x'
		return 1;
	return 0;
}

int main(void)
{
	struct stat st;
	struct timespec now;
	char own[8];
	if (stat("a", &st) != 0)                   // whether a call fails: stat at library.c:33 succeeds
		return 0;
	if (st.st_size != 77)                      // local structure: st.st_size != 77
		return 0;
	files = malloc(2 * sizeof *files);
	if (fstat(3, &files[1].status) != 0)
		return 0;
	if (files[1].status.st_mode != 8)          // member of an element of the heap: files[1].status.st_mode != 8
		return 0;
	clock_gettime(CLOCK_REALTIME, &now);
	if (now.tv_nsec != 4)                      // second member of a structure: now.tv_nsec >= 1000000000 || now.tv_nsec != 4
		return 0;
	if (read(0, buffer + 2, 4) != 4)
		return 0;
	if (buffer[3] != 'q')                      // global buffer, from its third byte on: buffer[3] != 'q'
		return 0;
	if (read(0, own, 8) != 8)
		return 0;
	if (own[1] != 'r')                         // local buffer: own[1] != 'r'
		return 0;
	DIR *d = opendir(".");
	if (!d)
		return 0;
	struct dirent *e = readdir(d);
	if (!e)
		return 0;
	if (e->d_type != DT_DIR)                   // structure that is returned: e->d_type != 4
		return 0;
	if (e->d_name[1] == 'z')                   // text in it: e->d_name[1] == 'z'
		return 0;
	if (ftw("b", visit, 4) == 1)
		assert(0);
	return 0;
}
