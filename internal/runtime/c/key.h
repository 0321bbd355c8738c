/* What a thread's end needs of thread-specific data. */
#ifndef KEY_H
#define KEY_H
/* Runs the destructors of this thread's values. */
void __mw_run_destructors(void);
#endif
