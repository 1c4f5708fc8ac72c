#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <stdbool.h>

#ifdef SDL_VIDEO_DRIVER_X11
/// Returns the connection to X11 of a window; NULL for other window systems.
static inline Display *csdl_x_display(SDL_Window *window) {
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    return SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11 ? info.info.x11.display : NULL;
}
static inline int csdl_ignore(Display *display) { return 0; }
static inline void csdl_set_true(Display *display, void *data) { *(bool *)data = true; }
#endif

/// Returns the file that can be read when X11 has events for a window; -1 for other window systems.
static inline int csdl_connection_file(SDL_Window *window) {
#ifdef SDL_VIDEO_DRIVER_X11
    Display *display = csdl_x_display(window);
    if (display) return ConnectionNumber(display);
#endif
    return -1;
}

/// Sets a value to true when the X server of a window is gone. Without this, Xlib ends the program.
static inline void csdl_note_end(SDL_Window *window, bool *is_gone) {
#ifdef SDL_VIDEO_DRIVER_X11
    Display *display = csdl_x_display(window);
    if (!display) return;
    // Both end the program unless they are replaced.
    XSetIOErrorHandler(csdl_ignore);
    XSetIOErrorExitHandler(display, csdl_set_true, is_gone);
#endif
}
