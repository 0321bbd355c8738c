#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
static char *title, *path;
static char *last;
static void text(char **to, const char *from)
{
	if (last)
		*to = last;
	else if (asprintf(&last, "%s", from) < 0 || !(*to = last))
		abort();
}
void *worker(void *arg)
{
	(void)arg;
	free(path);
	return 0;
}
static void show(void)
{
	title[0] = 'x';
}
int main(int argc, char **argv)
{
	pthread_t id;
	(void)argc;
	text(&title, argv[0]);
	text(&path, argv[0]);
	pthread_create(&id, 0, worker, 0);
	show();
	pthread_join(id, 0);
	return 0;
}
