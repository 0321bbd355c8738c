/* The representation of a stream. */
#ifndef STREAM_H
#define STREAM_H
#include <stdio.h>
#include "environment.h"

#define SHARED static __attribute__((noinline))

struct stream {
	int fd, standard; /* standard: one of stdin, stdout, stderr, never freed */
};

/* A use of a stream, which finds a null and a closed one. Uses do not race with each other, but with the end of the stream. */
SHARED struct stream *stream(FILE *f)
{
	__midway_check(f, sizeof(struct stream), 0);
	return (struct stream *)f;
}

/* A use that transfers data, or may. */
SHARED void transfers(FILE *f)
{
	stream(f);
	__mw_may_be_cancelled();
}

/* A stream on a descriptor. */
FILE *__mw_new_stream(int fd);
#endif
