/* Memory mappings: POSIX.1-2017 <sys/mman.h>.

   A private anonymous mapping is a new zeroed object; a mapping of a file is a new object of unknown content, private to this
   process. Mappings succeed unless --malloc-may-fail. munmap frees a whole mapping; a path on which a part of one is unmapped
   ends (ledger), and so does one on which mremap need not move what it maps. Protection has no effect. */
#include <sys/mman.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <unistd.h>
#include "environment.h"

void *mmap(void *at, size_t n, int protection, int flags, int fd, off_t offset)
{
	int type = flags & 15; /* MAP_TYPE */
	if (!(flags & MAP_ANONYMOUS) && fd < 0)
		return fail(EBADF), MAP_FAILED;
	if (n == 0 || type != MAP_PRIVATE && type != MAP_SHARED && !(type == MAP_SHARED_VALIDATE && !(flags & MAP_ANONYMOUS)))
		return fail(EINVAL), MAP_FAILED;
	if (__midway_option(MW_MALLOC_MAY_FAIL) && __midway_choose(2, "mmap|succeeds|fails"))
		return fail(ENOMEM), MAP_FAILED;
	if (flags & MAP_FIXED) {
		if (__midway_is_concrete(0))
			__midway_cut("mmap with MAP_FIXED");
		may_have_filled(at);
		return at;
	}
	if (!(protection & PROT_WRITE))
		__midway_ledger(2, "mapping", "mmap: a mapping that may not be written to is taken for one that may");
	if (flags & MAP_SHARED && !(flags & MAP_ANONYMOUS) && protection & PROT_WRITE)
		__midway_ledger(2, "mapping", "mmap: what is written to a file by a mapping is not seen by others");
	size_t pages = (n + 4095) & ~(size_t)4095;
	void *p = __midway_alloc(pages, 4096, MW_MMAP);
	if (!(flags & MAP_ANONYMOUS))
		__midway_nondet(p, pages, "mapped file");
	return p;
}

void *mmap64(void *at, size_t n, int protection, int flags, int fd, off64_t offset)
{
	return mmap(at, n, protection, flags, fd, (off_t)offset);
}

int munmap(void *p, size_t n)
{
	size_t pages = (n + 4095) & ~(size_t)4095, at = __midway_object_offset(p);
	if (at % 4096 || n == 0)
		return fail(EINVAL);
	if (at || pages != __midway_object_size(p))
		__midway_cut("munmap of a part of a mapping");
	__midway_free(p, MW_MMAP);
	return 0;
}

void *mremap(void *p, size_t old, size_t n, int flags, ...)
{
	__midway_cut("mremap: a mapping may grow or shrink where it is");
}

int mprotect(void *p, size_t n, int protection)
{
	if (!(protection & PROT_WRITE))
		__midway_ledger(2, "mapping", "mprotect: memory that may not be written to is taken for memory that may");
	return (int)outcome("mprotect", 0);
}

int msync(void *p, size_t n, int flags) { return __mw_cancellation_point(), (int)outcome("msync", 0); }

/* Memory that is dropped reads as zero if it is anonymous and private; else it has its file's contents, or those
   that it began with. */
static void dropped(void *p, size_t n)
{
	size_t room = __midway_object_size(p) - __midway_object_offset(p);
	if (n > room)
		n = room;
	if (!__midway_is_concrete(0))
		may_have_filled(p);
	__midway_ledger(2, "mapping", "madvise: memory that is dropped is taken to read as zero");
	__midway_memset(p, 0, n);
}

int madvise(void *p, size_t n, int advice)
{
	long result = outcome("madvise", 0);
	if (result == 0 && (advice == MADV_DONTNEED || advice == MADV_FREE || advice == MADV_REMOVE))
		dropped(p, n);
	return (int)result;
}

int posix_madvise(void *p, size_t n, int advice) { return 0; }
int mlock(const void *p, size_t n) { return (int)outcome("mlock", 0); }
int munlock(const void *p, size_t n) { return (int)outcome("munlock", 0); }
int mlockall(int flags) { return (int)outcome("mlockall", 0); }
int munlockall(void) { return (int)outcome("munlockall", 0); }

int shm_open(const char *name, int flags, mode_t mode)
{
	read_text(name, SIZE_MAX);
	return __mw_new_descriptor("shm_open");
}

int shm_unlink(const char *name)
{
	read_text(name, SIZE_MAX);
	return (int)outcome("shm_unlink", 0);
}

void *sbrk(intptr_t n) { __midway_cut("sbrk"); }
int brk(void *p) { return (int)outcome("brk", 0); }

int shmget(key_t key, size_t n, int flags) { return __mw_new_descriptor("shmget"); }
void *shmat(int id, const void *at, int flags)
{
	if (__midway_is_concrete(0))
		__midway_cut("shmat: System V shared memory is not modelled");
	if (at) /* before a context */
		may_have_filled((void *)at);
	return (void *)any_long("shmat");
}
int shmdt(const void *p) { return 0; }
int shmctl(int id, int command, struct shmid_ds *buf)
{
	if (command == IPC_RMID || command == IPC_SET || command == SHM_LOCK || command == SHM_UNLOCK)
		return (int)outcome("shmctl", 0);
	int r = (int)outcome("shmctl", command == IPC_STAT ? 0 : any_nonnegative("shmctl"));
	if (r >= 0)
		fill(buf, command == IPC_INFO ? sizeof(struct shminfo) :
			command == SHM_INFO ? sizeof(struct shm_info) : sizeof *buf, "shmctl");
	return r;
}
