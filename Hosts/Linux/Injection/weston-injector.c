// A module for weston: a seat with a touch screen whose hand comes through a FIFO (see hand.h). A mouse and a keyboard come when the hand
// first uses them.
//
//     TOUCH_HAND=in.fifo TOUCH_ANSWERS=out.fifo weston --modules=$PWD/weston-injector.so …
//
// It makes both FIFOs. Time stamps are those of the `time` lines: `time 0` is the present, and the others are counted from it. Before
// the first one they are the time at which a step arrives.
#define _GNU_SOURCE
#include "hand.h"

#include <errno.h>
#include <fcntl.h>
#include <libweston/libweston.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

// The interface of backends: exported by the library, and not declared in its installed headers.
void weston_seat_init(struct weston_seat *seat, struct weston_compositor *compositor, const char *name);
int weston_seat_init_touch(struct weston_seat *seat);
int weston_seat_init_pointer(struct weston_seat *seat);
int weston_seat_init_keyboard(struct weston_seat *seat, struct xkb_keymap *keymap);
struct weston_touch_device *weston_touch_create_touch_device(struct weston_touch *touch, const char *name, void *backend, const void *operations);
void notify_touch_normalized(struct weston_touch_device *device, const struct timespec *time, int id, double x, double y,
                             const struct weston_point2d_device_normalized *normalized, int type);
void notify_touch_frame(struct weston_touch_device *device);
void notify_touch_cancel(struct weston_touch_device *device);
void notify_motion_absolute(struct weston_seat *seat, const struct timespec *time, double x, double y);
void notify_button(struct weston_seat *seat, const struct timespec *time, int32_t button, enum wl_pointer_button_state state);
void notify_axis(struct weston_seat *seat, const struct timespec *time, struct weston_pointer_axis_event *event);
void notify_axis_source(struct weston_seat *seat, uint32_t source);
void notify_pointer_frame(struct weston_seat *seat);
void notify_key(struct weston_seat *seat, const struct timespec *time, uint32_t key, enum wl_keyboard_key_state state,
                enum weston_key_state_update update);

static struct weston_compositor *compositor;
static struct weston_seat seat;
static struct weston_touch_device *screen;
static FILE *answers;
static char text[1 << 16];
static size_t length;

/// The time stamp of what follows, and what it is counted from.
static struct timespec stamp;
static bool has_stamp;
static int64_t start;

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static struct timespec *time_stamp(void) {
    if (!has_stamp) clock_gettime(CLOCK_MONOTONIC, &stamp);
    return &stamp;
}

static void set_time(double milliseconds) {
    // Whole milliseconds, as in the events of Wayland.
    if (!has_stamp || milliseconds == 0) start = now() / 1000000 * 1000000;
    has_stamp = true;
    int64_t nanoseconds = start + (int64_t)(milliseconds * 1e6);
    stamp = (struct timespec){nanoseconds / 1000000000, nanoseconds % 1000000000};
}

static void play(const struct hand_step *step) {
    struct weston_output *output = wl_container_of(compositor->output_list.next, output, link);
    double x = step->x * output->width, y = step->y * output->height;
    uint32_t code = (uint32_t)step->id;
    bool needs_pointer = step->kind == HAND_POINTER || step->kind == HAND_BUTTON || step->kind == HAND_WHEEL;
    if (needs_pointer && !weston_seat_get_pointer(&seat)) weston_seat_init_pointer(&seat);
    if (step->kind == HAND_KEY && !weston_seat_get_keyboard(&seat)) weston_seat_init_keyboard(&seat, NULL);
    switch (step->kind) {
    case HAND_DOWN: notify_touch_normalized(screen, time_stamp(), step->id, x, y, NULL, WL_TOUCH_DOWN); break;
    case HAND_MOVE: notify_touch_normalized(screen, time_stamp(), step->id, x, y, NULL, WL_TOUCH_MOTION); break;
    case HAND_UP: notify_touch_normalized(screen, time_stamp(), step->id, 0, 0, NULL, WL_TOUCH_UP); break;
    case HAND_FRAME: notify_touch_frame(screen); break;
    case HAND_CANCEL: notify_touch_cancel(screen); break;
    case HAND_POINTER:
        notify_motion_absolute(&seat, time_stamp(), x, y);
        notify_pointer_frame(&seat);
        break;
    case HAND_BUTTON:
        notify_button(&seat, time_stamp(), (int32_t)code, step->x > 0 ? WL_POINTER_BUTTON_STATE_PRESSED : WL_POINTER_BUTTON_STATE_RELEASED);
        notify_pointer_frame(&seat);
        break;
    case HAND_WHEEL: {
        // A notch of a wheel is 10 units for weston.
        struct weston_pointer_axis_event event = {code, step->x * 10, true, (int32_t)step->x};
        notify_axis_source(&seat, WL_POINTER_AXIS_SOURCE_WHEEL);
        notify_axis(&seat, time_stamp(), &event);
        notify_pointer_frame(&seat);
        break;
    }
    case HAND_KEY:
        notify_key(&seat, time_stamp(), code, step->x > 0 ? WL_KEYBOARD_KEY_STATE_PRESSED : WL_KEYBOARD_KEY_STATE_RELEASED,
                   STATE_UPDATE_AUTOMATIC);
        break;
    case HAND_TIME: set_time(step->x); break;
    case HAND_SYNC: fputs("synced\n", answers); break;
    }
}

static int read_hand(int file, uint32_t mask, void *data) {
    ssize_t count = read(file, text + length, sizeof text - length - 1);
    if (count <= 0) return 0;
    length += (size_t)count;
    text[length] = 0;
    char *line = text, *end;
    while ((end = strchr(line, '\n'))) {
        *end = 0;
        struct hand_step step;
        if (hand_read(line, &step)) play(&step);
        else fprintf(answers, "error not a step: %s\n", line);
        line = end + 1;
    }
    length -= (size_t)(line - text);
    memmove(text, line, length);
    if (length == sizeof text - 1) length = 0;
    fflush(answers);
    return 0;
}

/// Opens a FIFO for both ends, so that it never ends.
static int open_fifo(const char *variable) {
    const char *path = getenv(variable);
    if (!path) return fprintf(stderr, "weston-injector: set %s to the path of a FIFO\n", variable), -1;
    if (mkfifo(path, 0600) != 0 && errno != EEXIST) return perror(path), -1;
    int file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) perror(path);
    return file;
}

WL_EXPORT int wet_module_init(struct weston_compositor *self, int *argc, char *argv[]) {
    compositor = self;
    int hand = open_fifo("TOUCH_HAND"), out = open_fifo("TOUCH_ANSWERS");
    if (hand < 0 || out < 0 || !(answers = fdopen(out, "w"))) return -1;
    weston_seat_init(&seat, compositor, "injected");
    if (weston_seat_init_touch(&seat) < 0) return -1;
    screen = weston_touch_create_touch_device(weston_seat_get_touch(&seat), "injected", NULL, NULL);
    wl_event_loop_add_fd(wl_display_get_event_loop(compositor->wl_display), hand, WL_EVENT_READABLE, read_hand, NULL);
    return 0;
}
