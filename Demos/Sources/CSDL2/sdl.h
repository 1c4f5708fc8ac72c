#include <SDL2/SDL.h>
#include <signal.h>
#include <sys/select.h>
#include <SDL2/SDL_syswm.h>

/// Returns the file that can be read when X11 has events for a window; -1 for other window systems.
static inline int csdl_connection_file(SDL_Window *window) {
#ifdef SDL_VIDEO_DRIVER_X11
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11) return ConnectionNumber(info.info.x11.display);
#endif
    return -1;
}

/// Waits until a file can be read, a time in nanoseconds has passed (less than 0 for no end), or a signal came; returns 1 in the first case.
/// SIGTERM, SIGINT and SIGHUP that are blocked are delivered while it waits, so that none is lost between a look and a wait.
static inline int csdl_wait(int file, Sint64 nanoseconds) {
    fd_set files;
    FD_ZERO(&files);
    FD_SET(file, &files);
    struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    sigset_t signals;
    pthread_sigmask(SIG_SETMASK, NULL, &signals);
    sigdelset(&signals, SIGTERM);
    sigdelset(&signals, SIGINT);
    sigdelset(&signals, SIGHUP);
    return pselect(file + 1, &files, NULL, NULL, nanoseconds < 0 ? NULL : &limit, &signals) > 0;
}
