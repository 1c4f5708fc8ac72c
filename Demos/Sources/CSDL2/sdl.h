#include <SDL2/SDL.h>
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
