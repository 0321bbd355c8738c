/* The representation of a stream. */
#ifndef STREAM_H
#define STREAM_H
#include <stdio.h>
#include "environment.h"

struct stream {
	int fd, standard; /* standard: one of stdin, stdout, stderr, never freed */
	unsigned char ended, failed;
};

INLINE struct stream *stream(FILE *f) { return (struct stream *)f; }

/* A stream on a descriptor. */
FILE *__mw_new_stream(int fd);
#endif
