/* What a thread's end needs of thread-specific data. */
#ifndef KEY_H
#define KEY_H
/* How many keys were ever created: threads that end look no further. */
extern int __mw_any_key;
/* Runs the destructors of this thread's values, where there are keys. */
void __mw_run_destructors(void);
#endif
