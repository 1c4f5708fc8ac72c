// Plays a hand (see hand.h) from standard input to KWin, by its protocol for fake input, and answers on standard output.
//
//     WAYLAND_DISPLAY=… kwin-injector WIDTH HEIGHT < hand
//
// KWin has to run with KWIN_WAYLAND_NO_PERMISSION_CHECKS=1. It stamps events itself.
#include "fake-input.h"
#include "hand.h"

#include <stdlib.h>
#include <wayland-client.h>

static struct org_kde_kwin_fake_input *input;

static void add_global(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
    if (strcmp(interface, org_kde_kwin_fake_input_interface.name) != 0 || version < 4) return;
    input = wl_registry_bind(registry, name, &org_kde_kwin_fake_input_interface, 4);
}
static void remove_global(void *data, struct wl_registry *registry, uint32_t name) {}
static const struct wl_registry_listener listener = {add_global, remove_global};

int main(int count, char **words) {
    if (count != 3) return fputs("usage: kwin-injector WIDTH HEIGHT\n", stderr), 2;
    double width = atof(words[1]), height = atof(words[2]);
    struct wl_display *display = wl_display_connect(NULL);
    if (!display) return fputs("kwin-injector: there is no compositor\n", stderr), 1;
    wl_registry_add_listener(wl_display_get_registry(display), &listener, NULL);
    wl_display_roundtrip(display);
    if (!input) return fputs("kwin-injector: the compositor takes no fake input\n", stderr), 1;
    org_kde_kwin_fake_input_authenticate(input, "touchstone", "tests of hosts");
    char line[256];
    while (fgets(line, sizeof line, stdin)) {
        struct hand_step step;
        if (!hand_read(line, &step)) {
            printf("error not a step: %s", line);
            fflush(stdout);
            continue;
        }
        wl_fixed_t x = wl_fixed_from_double(step.x * width), y = wl_fixed_from_double(step.y * height);
        uint32_t id = (uint32_t)step.id, state = step.x > 0;
        switch (step.kind) {
        case HAND_DOWN: org_kde_kwin_fake_input_touch_down(input, id, x, y); break;
        case HAND_MOVE: org_kde_kwin_fake_input_touch_motion(input, id, x, y); break;
        case HAND_UP: org_kde_kwin_fake_input_touch_up(input, id); break;
        case HAND_FRAME: org_kde_kwin_fake_input_touch_frame(input); break;
        case HAND_CANCEL: org_kde_kwin_fake_input_touch_cancel(input); break;
        case HAND_POINTER: org_kde_kwin_fake_input_pointer_motion_absolute(input, x, y); break;
        case HAND_BUTTON: org_kde_kwin_fake_input_button(input, id, state); break;
        // A notch of a wheel is 15 units for KWin.
        case HAND_WHEEL: org_kde_kwin_fake_input_axis(input, id, wl_fixed_from_double(step.x * 15)); break;
        case HAND_KEY: org_kde_kwin_fake_input_keyboard_key(input, id, state); break;
        case HAND_TIME: break;
        case HAND_SYNC:
            puts("synced");
            break;
        }
        // Each step is sent at once: its time stamp is that of its arrival.
        if (wl_display_roundtrip(display) < 0) return fputs("kwin-injector: the compositor has ended the connection\n", stderr), 1;
        if (step.kind == HAND_SYNC) fflush(stdout);
    }
    wl_display_disconnect(display);
    return 0;
}
