// Waiting for files of window systems, so that neither events nor signals are lost.
#ifndef CWAITING_H
#define CWAITING_H

#include <poll.h>
#include <stdint.h>

/// Waits until a file is ready, a time in nanoseconds has passed (less than 0 for no end), or a signal came.
/// SIGTERM, SIGINT and SIGHUP that are blocked are delivered while it waits, so that none is lost between a look and a wait.
/// Returns the number of files that are ready; 0 after the time and after a signal; -1 for an error, with `errno`.
int cwaiting_wait(struct pollfd *files, nfds_t count, int64_t nanoseconds);

#endif
