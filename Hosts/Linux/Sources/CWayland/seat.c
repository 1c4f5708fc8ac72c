// Seats: fingers, the pointer, and what comes and goes with them.
#include "connection.h"

#include <stdlib.h>
#include <string.h>

#define POINTS(fixed) wl_fixed_to_double(fixed)

/// Appends a record with a place.
static void add_place(cwl_seat *seat, cwl_kind kind, uint32_t time, int32_t id, wl_fixed_t x, wl_fixed_t y) {
    cwl_record *record = cwl_add_for(seat, kind);
    record->time = time;
    record->id = id;
    record->x = POINTS(x);
    record->y = POINTS(y);
}

// --- Fingers. Those on decorations come down there, and the records of what they do then have an unknown id.

static void touch_down(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, struct wl_surface *surface, int32_t id, wl_fixed_t x,
                       wl_fixed_t y) {
    if (cwl_is_window(data, surface)) add_place(data, CWL_TOUCH_DOWN, time, id, x, y);
}
static void touch_up(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id) { add_place(data, CWL_TOUCH_UP, time, id, 0, 0); }
static void touch_motion(void *data, struct wl_touch *touch, uint32_t time, int32_t id, wl_fixed_t x, wl_fixed_t y) {
    add_place(data, CWL_TOUCH_MOTION, time, id, x, y);
}
static void touch_frame(void *data, struct wl_touch *touch) { cwl_add_for(data, CWL_TOUCH_FRAME); }
static void touch_cancel(void *data, struct wl_touch *touch) { cwl_add_for(data, CWL_TOUCH_CANCEL); }
static void touch_shape(void *data, struct wl_touch *touch, int32_t id, wl_fixed_t major, wl_fixed_t minor) {
    add_place(data, CWL_TOUCH_SHAPE, 0, id, major, minor);
}
static void touch_orientation(void *data, struct wl_touch *touch, int32_t id, wl_fixed_t orientation) {
    add_place(data, CWL_TOUCH_ORIENTATION, 0, id, orientation, 0);
}
static const struct wl_touch_listener touch_listener = {touch_down,   touch_up,    touch_motion,     touch_frame,
                                                        touch_cancel, touch_shape, touch_orientation};

// --- The pointer.

static void show_cursor(cwl_seat *seat, uint32_t serial) {
    cwl *connection = seat->connection;
    if (!connection->cursors) {
        const char *size = getenv("XCURSOR_SIZE");
        int pixels = size ? atoi(size) : 0;
        connection->cursors = wl_cursor_theme_load(getenv("XCURSOR_THEME"), pixels > 0 ? pixels : 24, connection->shm);
        if (!connection->cursors) return;
    }
    struct wl_cursor *cursor = wl_cursor_theme_get_cursor(connection->cursors, "left_ptr");
    if (!cursor || cursor->image_count == 0) return;
    struct wl_cursor_image *image = cursor->images[0];
    if (!connection->cursor) connection->cursor = wl_compositor_create_surface(connection->compositor);
    wl_surface_attach(connection->cursor, wl_cursor_image_get_buffer(image), 0, 0);
    wl_surface_damage_buffer(connection->cursor, 0, 0, (int32_t)image->width, (int32_t)image->height);
    wl_surface_commit(connection->cursor);
    wl_pointer_set_cursor(seat->pointer, serial, connection->cursor, (int32_t)image->hotspot_x, (int32_t)image->hotspot_y);
}

static void pointer_enter(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface, wl_fixed_t x, wl_fixed_t y) {
    cwl_seat *seat = data;
    seat->has_pointer = cwl_is_window(seat, surface);
    if (!seat->has_pointer) return;
    show_cursor(seat, serial);
    add_place(seat, CWL_POINTER_ENTER, 0, 0, x, y);
}
static void leave_pointer(cwl_seat *seat) {
    if (seat->has_pointer) cwl_add_for(seat, CWL_POINTER_LEAVE);
    seat->has_pointer = false;
}
static void pointer_leave(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface) { leave_pointer(data); }
static void pointer_motion(void *data, struct wl_pointer *pointer, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
    cwl_seat *seat = data;
    if (seat->has_pointer) add_place(seat, CWL_POINTER_MOTION, time, 0, x, y);
}
static void pointer_button(void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t time, uint32_t button, uint32_t state) {
    cwl_seat *seat = data;
    if (seat->has_pointer) cwl_add_button(seat, CWL_POINTER_BUTTON, time, button, state);
}
static void add_axis(cwl_seat *seat, cwl_kind kind, uint32_t time, uint32_t axis, double value) {
    if (!seat->has_pointer) return;
    cwl_record *record = cwl_add_for(seat, kind);
    record->time = time;
    record->code = axis;
    record->x = value;
    // Older seats report each axis by itself.
    if (seat->version < WL_POINTER_FRAME_SINCE_VERSION) cwl_add_for(seat, CWL_POINTER_FRAME);
}
static void pointer_axis(void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis, wl_fixed_t value) {
    add_axis(data, CWL_AXIS, time, axis, POINTS(value));
}
static void pointer_frame(void *data, struct wl_pointer *pointer) { cwl_add_for(data, CWL_POINTER_FRAME); }
static void pointer_axis_source(void *data, struct wl_pointer *pointer, uint32_t source) {
    cwl_seat *seat = data;
    if (seat->has_pointer) cwl_add_for(seat, CWL_AXIS_SOURCE)->value = source;
}
static void pointer_axis_stop(void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis) { add_axis(data, CWL_AXIS_STOP, time, axis, 0); }
static void pointer_axis_discrete(void *data, struct wl_pointer *pointer, uint32_t axis, int32_t notches) {
    add_axis(data, CWL_AXIS_NOTCHES, 0, axis, notches);
}
static void pointer_axis_value120(void *data, struct wl_pointer *pointer, uint32_t axis, int32_t value) {
    add_axis(data, CWL_AXIS_NOTCHES, 0, axis, value / 120.0);
}
static const struct wl_pointer_listener pointer_listener = {
    pointer_enter,       pointer_leave,     pointer_motion,        pointer_button,        pointer_axis, pointer_frame,
    pointer_axis_source, pointer_axis_stop, pointer_axis_discrete, pointer_axis_value120,
};

// --- Seats.

static void forget_touch(cwl_seat *self) {
    if (!self->touch) return;
    cwl_add_for(self, CWL_TOUCH_CANCEL);
    if (self->version >= WL_TOUCH_RELEASE_SINCE_VERSION) wl_touch_release(self->touch);
    else wl_touch_destroy(self->touch);
    self->touch = NULL;
}

static void forget_pointer(cwl_seat *self) {
    if (!self->pointer) return;
    cwl_gestures_forget(self);
    leave_pointer(self);
    if (self->version >= WL_POINTER_RELEASE_SINCE_VERSION) wl_pointer_release(self->pointer);
    else wl_pointer_destroy(self->pointer);
    self->pointer = NULL;
}

static void forget_keyboard(cwl_seat *self) {
    if (!self->keyboard) return;
    if (self->has_keyboard) cwl_add_for(self, CWL_KEYBOARD_LEAVE);
    self->has_keyboard = false;
    if (self->version >= WL_KEYBOARD_RELEASE_SINCE_VERSION) wl_keyboard_release(self->keyboard);
    else wl_keyboard_destroy(self->keyboard);
    self->keyboard = NULL;
    xkb_state_unref(self->state);
    xkb_keymap_unref(self->keymap);
    self->state = NULL;
    self->keymap = NULL;
}

static void capabilities(void *data, struct wl_seat *seat, uint32_t capabilities) {
    cwl_seat *self = data;
    if (!(capabilities & WL_SEAT_CAPABILITY_TOUCH)) forget_touch(self);
    else if (!self->touch) wl_touch_add_listener(self->touch = wl_seat_get_touch(seat), &touch_listener, self);
    if (!(capabilities & WL_SEAT_CAPABILITY_POINTER)) {
        forget_pointer(self);
    } else if (!self->pointer) {
        wl_pointer_add_listener(self->pointer = wl_seat_get_pointer(seat), &pointer_listener, self);
        cwl_gestures_listen(self);
    }
    if (!(capabilities & WL_SEAT_CAPABILITY_KEYBOARD)) forget_keyboard(self);
    else if (!self->keyboard) wl_keyboard_add_listener(self->keyboard = wl_seat_get_keyboard(seat), &cwl_keyboard_listener, self);
}
static void name(void *data, struct wl_seat *seat, const char *name) {}
static const struct wl_seat_listener seat_listener = {capabilities, name};

void cwl_seat_add(cwl *connection, uint32_t name, uint32_t version) {
    cwl_seat *self = calloc(1, sizeof *self);
    if (!self) abort();
    self->connection = connection;
    self->name = name;
    self->version = version < 8 ? version : 8;
    self->seat = wl_registry_bind(connection->registry, name, &wl_seat_interface, self->version);
    wl_seat_add_listener(self->seat, &seat_listener, self);
    wl_list_insert(&connection->seats, &self->link);
    // One that comes later; for the first ones the globals are not complete.
    if (connection->surface) cwl_tablets_listen(self);
}

static void destroy(cwl_seat *self) {
    forget_touch(self);
    forget_pointer(self);
    forget_keyboard(self);
    if (self->tablets) zwp_tablet_seat_v2_destroy(self->tablets);
    self->tablets = NULL;
    if (self->version >= WL_SEAT_RELEASE_SINCE_VERSION) wl_seat_release(self->seat);
    else wl_seat_destroy(self->seat);
    self->seat = NULL;
}

bool cwl_seat_remove(cwl *connection, uint32_t name) {
    cwl_seat *seat;
    wl_list_for_each(seat, &connection->seats, link) {
        if (seat->name != name || !seat->seat) continue;
        destroy(seat);
        cwl_add_for(seat, CWL_SEAT_REMOVED);
        return true;
    }
    return false;
}

void cwl_seats_destroy(cwl *connection) {
    cwl_seat *seat, *next;
    wl_list_for_each_safe(seat, next, &connection->seats, link) {
        if (seat->seat) destroy(seat);
        free(seat);
    }
}
