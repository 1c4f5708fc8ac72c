// A compositor without a screen for one client with one window, whose devices do what standard input says: those that no other compositor
// takes from a program, such as pens and the gestures of a touchpad.
//
//     small-compositor SOCKET WIDTH HEIGHT
//
// Beside the steps of fingers and barriers of hand.h it understands
//
//     shape ID MAJOR MINOR      the size of a finger, in points
//     scroll DX DY              fingers on a touchpad scroll, by points
//     scroll-end                they are lifted
//     pinch SCALE DEGREES       fingers pinch: since the beginning, and since the last step; the first one begins
//     pinch-end CANCELLED       they are lifted (0), or the gesture is another one (1)
//     swipe DX DY, swipe-end CANCELLED, hold, hold-end CANCELLED
//     pen TYPE                  a pen comes near: the kernel's code of its type, such as 320, or 321 for an eraser
//     pen-at X Y                shares of the screen
//     pen-tip STATE, pen-pressure VALUE, pen-distance VALUE, pen-tilt X Y, pen-turn DEGREES, pen-button CODE STATE
//     pen-frame                 the end of a report
//     pen-away                  it is gone
//
// `pointer` gives the window the pointer. Time stamps are those of the `time` lines: `time 0` is the present.
#define _GNU_SOURCE
#include "hand.h"

#include "pointer-gestures-server.h"
#include "tablet-server.h"
#include "xdg-shell-server.h"

#include <stdlib.h>
#include <time.h>
#include <unistd.h>
#include <wayland-server.h>

static struct wl_display *display;
static struct wl_client *client;
static double width, height;
static struct wl_resource *surface, *pending_buffer, *toplevel, *shell_surface, *touch, *pointer, *swipe, *pinch, *hold, *tablets, *tablet, *tool;
static struct wl_list callbacks;
static struct wl_event_source *display_timer;
static bool is_configured, is_swiping, is_pinching;
static uint32_t start, stamp;

static uint32_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint32_t)(time.tv_sec * 1000 + time.tv_nsec / 1000000);
}
static uint32_t serial(void) { return wl_display_next_serial(display); }

static void destroy(struct wl_client *client, struct wl_resource *resource) { wl_resource_destroy(resource); }
static void ignore() {}
// A table of requests that do nothing, for interfaces with at most this many; the first one destroys in most of them.
static void (*const nothing[16])() = {ignore, ignore, ignore, ignore, ignore, ignore, ignore, ignore,
                                      ignore, ignore, ignore, ignore, ignore, ignore, ignore, ignore};
static void (*const only_destroy[16])() = {(void (*)())destroy, ignore, ignore, ignore, ignore, ignore, ignore, ignore,
                                           ignore, ignore, ignore, ignore, ignore, ignore, ignore, ignore};

static struct wl_resource *make(const struct wl_interface *interface, int version, uint32_t id, const void *requests) {
    struct wl_resource *resource = wl_resource_create(client, interface, version, id);
    wl_resource_set_implementation(resource, requests, NULL, NULL);
    return resource;
}

// --- The window.

static void attach(struct wl_client *client, struct wl_resource *resource, struct wl_resource *buffer, int32_t x, int32_t y) { pending_buffer = buffer; }
static void unlink_callback(struct wl_resource *callback) { wl_list_remove(wl_resource_get_link(callback)); }
static void want_frame(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
    struct wl_resource *callback = wl_resource_create(client, &wl_callback_interface, 1, id);
    wl_resource_set_implementation(callback, NULL, NULL, unlink_callback);
    wl_list_insert(&callbacks, wl_resource_get_link(callback));
}
static void commit(struct wl_client *client, struct wl_resource *resource) {
    if (resource != surface) return;
    if (pending_buffer) wl_buffer_send_release(pending_buffer);
    pending_buffer = NULL;
    if (toplevel && !is_configured) {
        struct wl_array states;
        wl_array_init(&states);
        *(uint32_t *)wl_array_add(&states, sizeof(uint32_t)) = XDG_TOPLEVEL_STATE_FULLSCREEN;
        xdg_toplevel_send_configure(toplevel, (int32_t)width, (int32_t)height, &states);
        xdg_surface_send_configure(shell_surface, serial());
        wl_array_release(&states);
        is_configured = true;
    }
    wl_event_source_timer_update(display_timer, 16);
}
static int show_frame(void *data) {
    struct wl_resource *callback, *next;
    wl_resource_for_each_safe(callback, next, &callbacks) {
        wl_callback_send_done(callback, now());
        wl_resource_destroy(callback);
    }
    return 0;
}
static const struct wl_surface_interface surface_requests = {
    .destroy = destroy, .attach = attach, .damage = ignore, .frame = want_frame, .set_opaque_region = ignore, .set_input_region = ignore,
    .commit = commit, .set_buffer_transform = ignore, .set_buffer_scale = ignore, .damage_buffer = ignore,
};
static void create_surface(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
    struct wl_resource *made = make(&wl_surface_interface, wl_resource_get_version(resource), id, &surface_requests);
    if (!surface) surface = made;
}
static void create_region(struct wl_client *client, struct wl_resource *resource, uint32_t id) { make(&wl_region_interface, 1, id, only_destroy); }
static const struct wl_compositor_interface compositor_requests = {create_surface, create_region};

static void get_toplevel(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
    toplevel = make(&xdg_toplevel_interface, wl_resource_get_version(resource), id, only_destroy);
}
static const struct xdg_surface_interface shell_surface_requests = {
    .destroy = destroy, .get_toplevel = get_toplevel, .get_popup = ignore, .set_window_geometry = ignore, .ack_configure = ignore};
static void get_shell_surface(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *of) {
    shell_surface = make(&xdg_surface_interface, wl_resource_get_version(resource), id, &shell_surface_requests);
}
static const struct xdg_wm_base_interface shell_requests = {
    .destroy = destroy, .create_positioner = ignore, .get_xdg_surface = get_shell_surface, .pong = ignore};

// --- The devices.

static void get_pointer(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
    static const struct wl_pointer_interface requests = {.set_cursor = ignore, .release = destroy};
    pointer = make(&wl_pointer_interface, wl_resource_get_version(resource), id, &requests);
}
static void get_touch(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
    touch = make(&wl_touch_interface, wl_resource_get_version(resource), id, only_destroy);
}
static const struct wl_seat_interface seat_requests = {.get_pointer = get_pointer, .get_keyboard = ignore, .get_touch = get_touch, .release = destroy};

static void get_swipe(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *of) {
    swipe = make(&zwp_pointer_gesture_swipe_v1_interface, wl_resource_get_version(resource), id, only_destroy);
}
static void get_pinch(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *of) {
    pinch = make(&zwp_pointer_gesture_pinch_v1_interface, wl_resource_get_version(resource), id, only_destroy);
}
static void get_hold(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *of) {
    hold = make(&zwp_pointer_gesture_hold_v1_interface, wl_resource_get_version(resource), id, only_destroy);
}
static const struct zwp_pointer_gestures_v1_interface gestures_requests = {
    .get_swipe_gesture = get_swipe, .get_pinch_gesture = get_pinch, .release = destroy, .get_hold_gesture = get_hold};

static void get_tablets(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *seat) {
    tablets = make(&zwp_tablet_seat_v2_interface, 1, id, only_destroy);
    tablet = make(&zwp_tablet_v2_interface, 1, 0, only_destroy);
    zwp_tablet_seat_v2_send_tablet_added(tablets, tablet);
    zwp_tablet_v2_send_done(tablet);
}
static const struct zwp_tablet_manager_v2_interface tablets_requests = {.get_tablet_seat = get_tablets, .destroy = destroy};

static void bind_global(struct wl_client *of, void *data, uint32_t version, uint32_t id) {
    const struct wl_interface *interface = data;
    client = of;
    const void *requests = interface == &wl_compositor_interface                ? (const void *)&compositor_requests
                           : interface == &xdg_wm_base_interface               ? (const void *)&shell_requests
                           : interface == &wl_seat_interface                   ? (const void *)&seat_requests
                           : interface == &zwp_pointer_gestures_v1_interface   ? (const void *)&gestures_requests
                           : interface == &zwp_tablet_manager_v2_interface     ? (const void *)&tablets_requests
                                                                               : (const void *)nothing;
    struct wl_resource *resource = make(interface, (int)version, id, requests);
    if (interface == &wl_seat_interface) wl_seat_send_capabilities(resource, WL_SEAT_CAPABILITY_POINTER | WL_SEAT_CAPABILITY_TOUCH);
}

// --- The hand.

static void play_finger(const struct hand_step *step) {
    wl_fixed_t x = wl_fixed_from_double(step->x * width), y = wl_fixed_from_double(step->y * height);
    switch (step->kind) {
    case HAND_DOWN: wl_touch_send_down(touch, serial(), stamp, surface, step->id, x, y); break;
    case HAND_MOVE: wl_touch_send_motion(touch, stamp, step->id, x, y); break;
    case HAND_UP: wl_touch_send_up(touch, serial(), stamp, step->id); break;
    case HAND_FRAME: wl_touch_send_frame(touch); break;
    case HAND_CANCEL: wl_touch_send_cancel(touch); break;
    case HAND_POINTER:
        wl_pointer_send_enter(pointer, serial(), surface, x, y);
        wl_pointer_send_frame(pointer);
        break;
    case HAND_TIME:
        if (step->x == 0) start = now();
        stamp = start + (uint32_t)step->x;
        break;
    default: break;
    }
}

static bool play_pen(const char *line) {
    double x, y;
    int number, state;
    if (sscanf(line, "pen %d", &number) == 1) {
        tool = make(&zwp_tablet_tool_v2_interface, 1, 0, nothing);
        zwp_tablet_seat_v2_send_tool_added(tablets, tool);
        zwp_tablet_tool_v2_send_type(tool, (uint32_t)number);
        zwp_tablet_tool_v2_send_done(tool);
        zwp_tablet_tool_v2_send_proximity_in(tool, serial(), tablet, surface);
    } else if (!tool) {
        return false;
    } else if (sscanf(line, "pen-at %lf %lf", &x, &y) == 2) {
        zwp_tablet_tool_v2_send_motion(tool, wl_fixed_from_double(x * width), wl_fixed_from_double(y * height));
    } else if (sscanf(line, "pen-tip %d", &state) == 1) {
        if (state) zwp_tablet_tool_v2_send_down(tool, serial());
        else zwp_tablet_tool_v2_send_up(tool);
    } else if (sscanf(line, "pen-pressure %d", &number) == 1) {
        zwp_tablet_tool_v2_send_pressure(tool, (uint32_t)number);
    } else if (sscanf(line, "pen-distance %d", &number) == 1) {
        zwp_tablet_tool_v2_send_distance(tool, (uint32_t)number);
    } else if (sscanf(line, "pen-tilt %lf %lf", &x, &y) == 2) {
        zwp_tablet_tool_v2_send_tilt(tool, wl_fixed_from_double(x), wl_fixed_from_double(y));
    } else if (sscanf(line, "pen-turn %lf", &x) == 1) {
        zwp_tablet_tool_v2_send_rotation(tool, wl_fixed_from_double(x));
    } else if (sscanf(line, "pen-button %d %d", &number, &state) == 2) {
        zwp_tablet_tool_v2_send_button(tool, serial(), (uint32_t)number, (uint32_t)state);
    } else if (strcmp(line, "pen-frame") == 0) {
        zwp_tablet_tool_v2_send_frame(tool, stamp);
    } else if (strcmp(line, "pen-away") == 0) {
        zwp_tablet_tool_v2_send_proximity_out(tool);
        zwp_tablet_tool_v2_send_frame(tool, stamp);
    } else {
        return false;
    }
    return true;
}

static bool play_touchpad(const char *line) {
    double x, y;
    int cancelled;
    if (sscanf(line, "scroll %lf %lf", &x, &y) == 2) {
        wl_pointer_send_axis_source(pointer, WL_POINTER_AXIS_SOURCE_FINGER);
        if (x != 0) wl_pointer_send_axis(pointer, stamp, WL_POINTER_AXIS_HORIZONTAL_SCROLL, wl_fixed_from_double(x));
        if (y != 0) wl_pointer_send_axis(pointer, stamp, WL_POINTER_AXIS_VERTICAL_SCROLL, wl_fixed_from_double(y));
        wl_pointer_send_frame(pointer);
    } else if (strcmp(line, "scroll-end") == 0) {
        wl_pointer_send_axis_source(pointer, WL_POINTER_AXIS_SOURCE_FINGER);
        wl_pointer_send_axis_stop(pointer, stamp, WL_POINTER_AXIS_HORIZONTAL_SCROLL);
        wl_pointer_send_axis_stop(pointer, stamp, WL_POINTER_AXIS_VERTICAL_SCROLL);
        wl_pointer_send_frame(pointer);
    } else if (sscanf(line, "pinch %lf %lf", &x, &y) == 2) {
        if (!is_pinching) zwp_pointer_gesture_pinch_v1_send_begin(pinch, serial(), stamp, surface, 2);
        is_pinching = true;
        zwp_pointer_gesture_pinch_v1_send_update(pinch, stamp, 0, 0, wl_fixed_from_double(x), wl_fixed_from_double(y));
    } else if (sscanf(line, "pinch-end %d", &cancelled) == 1) {
        is_pinching = false;
        zwp_pointer_gesture_pinch_v1_send_end(pinch, serial(), stamp, cancelled);
    } else if (sscanf(line, "swipe %lf %lf", &x, &y) == 2) {
        if (!is_swiping) zwp_pointer_gesture_swipe_v1_send_begin(swipe, serial(), stamp, surface, 3);
        is_swiping = true;
        zwp_pointer_gesture_swipe_v1_send_update(swipe, stamp, wl_fixed_from_double(x), wl_fixed_from_double(y));
    } else if (sscanf(line, "swipe-end %d", &cancelled) == 1) {
        is_swiping = false;
        zwp_pointer_gesture_swipe_v1_send_end(swipe, serial(), stamp, cancelled);
    } else if (strcmp(line, "hold") == 0) {
        zwp_pointer_gesture_hold_v1_send_begin(hold, serial(), stamp, surface, 2);
    } else if (sscanf(line, "hold-end %d", &cancelled) == 1) {
        zwp_pointer_gesture_hold_v1_send_end(hold, serial(), stamp, cancelled);
    } else {
        return false;
    }
    return true;
}

static int read_hand(int file, uint32_t mask, void *data) {
    static char text[1 << 16];
    static size_t length;
    ssize_t count = read(file, text + length, sizeof text - length - 1);
    if (count <= 0) {
        wl_display_terminate(display);
        return 0;
    }
    length += (size_t)count;
    text[length] = 0;
    char *line = text, *end;
    while ((end = strchr(line, '\n'))) {
        *end = 0;
        struct hand_step step;
        int id;
        double major, minor;
        if (strcmp(line, "sync") == 0) puts("synced");
        else if (!surface || !touch || !pointer) printf("error there is no window with devices yet\n");
        else if (sscanf(line, "shape %d %lf %lf", &id, &major, &minor) == 3)
            wl_touch_send_shape(touch, id, wl_fixed_from_double(major), wl_fixed_from_double(minor));
        else if (hand_read(line, &step)) play_finger(&step);
        else if (!play_pen(line) && !play_touchpad(line)) printf("error not a step: %s\n", line);
        line = end + 1;
    }
    length -= (size_t)(line - text);
    memmove(text, line, length);
    fflush(stdout);
    return 0;
}

static void end(struct wl_listener *listener, void *data) { wl_display_terminate(display); }
static struct wl_listener end_listener = {.notify = end};
static void follow(struct wl_listener *listener, void *data) { wl_client_add_destroy_listener(data, &end_listener); }
static struct wl_listener client_listener = {.notify = follow};

int main(int count, char **words) {
    if (count != 4) return fputs("usage: small-compositor SOCKET WIDTH HEIGHT\n", stderr), 2;
    width = atof(words[2]);
    height = atof(words[3]);
    start = stamp = now();
    wl_list_init(&callbacks);
    display = wl_display_create();
    if (wl_display_add_socket(display, words[1]) != 0) return perror("small-compositor: no socket"), 1;
    wl_display_init_shm(display);
    static const struct {
        const struct wl_interface *interface;
        int version;
    } globals[] = {
        {&wl_compositor_interface, 4}, {&xdg_wm_base_interface, 1}, {&wl_seat_interface, 7}, {&zwp_pointer_gestures_v1_interface, 3},
        {&zwp_tablet_manager_v2_interface, 1},
    };
    for (size_t index = 0; index < sizeof globals / sizeof *globals; index++)
        wl_global_create(display, globals[index].interface, globals[index].version, (void *)globals[index].interface, bind_global);
    struct wl_event_loop *loop = wl_display_get_event_loop(display);
    display_timer = wl_event_loop_add_timer(loop, show_frame, NULL);
    wl_event_loop_add_fd(loop, STDIN_FILENO, WL_EVENT_READABLE, read_hand, NULL);
    wl_display_add_client_created_listener(display, &client_listener);
    wl_display_run(display);
    wl_display_destroy(display);
    return 0;
}
