/* What programs of C++ need of their run-time library to start and to stop, written as C: the constructor and the destructor
   of the object that every file with <iostream> has, and the function behind the entries of a table of virtual functions
   that have none. (new and delete are in malloc.c.) The streams themselves are not modelled. */
#include "models.h"

void abort(void) __attribute__((noreturn));

void _ZNSt8ios_base4InitC1Ev(void *init) { (void)init; }
void _ZNSt8ios_base4InitD1Ev(void *init) { (void)init; }

void __cxa_pure_virtual(void) { abort(); }
void __cxa_deleted_virtual(void) { abort(); }
