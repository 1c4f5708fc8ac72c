#define _GNU_SOURCE
#include "CWaiting.h"

#include <errno.h>
#include <signal.h>
#include <time.h>

int cwaiting_wait(struct pollfd *files, nfds_t count, int64_t nanoseconds) {
    struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    sigset_t signals;
    pthread_sigmask(SIG_SETMASK, NULL, &signals);
    sigdelset(&signals, SIGTERM);
    sigdelset(&signals, SIGINT);
    sigdelset(&signals, SIGHUP);
    int ready = ppoll(files, count, nanoseconds < 0 ? NULL : &limit, &signals);
    return ready < 0 && errno == EINTR ? 0 : ready;
}
