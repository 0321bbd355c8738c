/* What files tell epoll about descriptors. */
#ifndef EPOLL_H
#define EPOLL_H
/* A descriptor got a copy, by dup and the like. */
void __mw_copied_descriptor(void);
/* A descriptor was closed. */
void __mw_closed_descriptor(int fd);
#endif
