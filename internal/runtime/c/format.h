/* Formatted output: what the printf family shares. */
#ifndef FORMAT_H
#define FORMAT_H
#include <stdarg.h>
#include "models.h"

/* Formats into buf as vsnprintf does: at most room bytes, the terminator included. Returns the length. */
int __mw_format(char *buf, size_t room, const char *format, va_list args);

/* Walks a format that is written to a stream: reads its strings, stores its %n. Returns an unknown length. */
int __mw_print(const char *format, va_list args);
#endif
