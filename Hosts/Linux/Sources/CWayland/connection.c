// The connection: globals, the queue of records, and waiting.
#include "connection.h"

#include <CWaiting.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static uint32_t least(uint32_t a, uint32_t b) { return a < b ? a : b; }

cwl_record *cwl_add(cwl *connection, cwl_kind kind) {
    if (connection->first + connection->count == connection->capacity) {
        if (connection->first > 0) {
            memmove(connection->records, connection->records + connection->first, connection->count * sizeof(cwl_record));
            connection->first = 0;
        } else {
            connection->capacity = connection->capacity ? connection->capacity * 2 : 64;
            connection->records = realloc(connection->records, connection->capacity * sizeof(cwl_record));
            if (!connection->records) abort();
        }
    }
    cwl_record *record = connection->records + connection->first + connection->count++;
    memset(record, 0, sizeof *record);
    record->kind = kind;
    return record;
}

cwl_record *cwl_add_for(cwl_seat *seat, cwl_kind kind) {
    cwl_record *record = cwl_add(seat->connection, kind);
    record->seat = seat->name;
    return record;
}

cwl_record *cwl_add_button(cwl_seat *seat, cwl_kind kind, uint32_t time, uint32_t code, uint32_t state) {
    cwl_record *record = cwl_add_for(seat, kind);
    record->time = time;
    record->code = code;
    record->value = state;
    return record;
}

bool cwl_is_window(const cwl_seat *seat, const struct wl_surface *surface) { return surface && surface == seat->connection->surface; }

bool cwl_next(cwl *connection, cwl_record *record) {
    if (connection->count == 0) return false;
    *record = connection->records[connection->first++];
    if (--connection->count == 0) connection->first = 0;
    return true;
}

// --- Outputs.

static void output_geometry(void *data, struct wl_output *output, int32_t x, int32_t y, int32_t width, int32_t height, int32_t subpixel,
                            const char *make, const char *model, int32_t transform) {}
static void output_mode(void *data, struct wl_output *output, uint32_t flags, int32_t width, int32_t height, int32_t refresh) {}
static void output_done(void *data, struct wl_output *output) {}
static void output_scale(void *data, struct wl_output *output, int32_t factor) {
    cwl_output *self = data;
    cwl_record *record = cwl_add(self->connection, CWL_OUTPUT_SCALE);
    record->id = (int32_t)self->name;
    record->value = (uint32_t)factor;
}

// The name and the description come with version 4.
static const struct wl_output_listener output_listener = {output_geometry, output_mode, output_done, output_scale, NULL, NULL};

static void add_output(cwl *connection, uint32_t name, uint32_t version) {
    cwl_output *self = calloc(1, sizeof *self);
    if (!self) abort();
    self->connection = connection;
    self->name = name;
    self->version = least(version, 3);
    self->output = wl_registry_bind(connection->registry, name, &wl_output_interface, self->version);
    wl_output_add_listener(self->output, &output_listener, self);
    wl_list_insert(&connection->outputs, &self->link);
}

static void destroy_output(cwl_output *self) {
    if (self->version >= WL_OUTPUT_RELEASE_SINCE_VERSION) wl_output_release(self->output);
    else wl_output_destroy(self->output);
    wl_list_remove(&self->link);
    free(self);
}

// --- Globals.

static void add_global(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
    cwl *self = data;
#define IS(type) (strcmp(interface, type##_interface.name) == 0)
#define BIND(type, most) wl_registry_bind(registry, name, &type##_interface, least(version, most))
    if (IS(wl_compositor)) self->compositor = BIND(wl_compositor, 4);
    else if (IS(wl_shm)) self->shm = BIND(wl_shm, 1);
    else if (IS(wl_output)) add_output(self, name, version);
    else if (IS(wl_seat)) cwl_seat_add(self, name, version);
    else if (IS(wp_viewporter)) self->viewporter = BIND(wp_viewporter, 1);
    else if (IS(wp_fractional_scale_manager_v1)) self->scales = BIND(wp_fractional_scale_manager_v1, 1);
    else if (IS(zwp_tablet_manager_v2)) self->tablets = BIND(zwp_tablet_manager_v2, 1);
    else if (IS(zwp_pointer_gestures_v1)) {
        self->gestures_version = least(version, 3);
        self->gestures = BIND(zwp_pointer_gestures_v1, 3);
    }
}

static void remove_global(void *data, struct wl_registry *registry, uint32_t name) {
    cwl *self = data;
    if (cwl_seat_remove(self, name)) return;
    cwl_output *output, *next;
    wl_list_for_each_safe(output, next, &self->outputs, link) {
        if (output->name != name) continue;
        cwl_add(self, CWL_OUTPUT_REMOVED)->id = (int32_t)name;
        destroy_output(output);
    }
}

static const struct wl_registry_listener registry_listener = {add_global, remove_global};

// --- Opening and closing.

cwl *cwl_open(const char *name, const char *title, const char *application, int width, int height, bool is_fullscreen, const char **problem) {
    struct wl_display *display = wl_display_connect(name);
    if (!display) {
        *problem = "there is no Wayland compositor";
        return NULL;
    }
    cwl *self = calloc(1, sizeof *self);
    if (!self) abort();
    self->display = display;
    self->width = width;
    self->height = height;
    wl_list_init(&self->seats);
    wl_list_init(&self->outputs);
    wl_list_init(&self->tools);
    wl_list_init(&self->tablet_list);
    self->keyboards = xkb_context_new(XKB_CONTEXT_NO_FLAGS);
    self->registry = wl_display_get_registry(display);
    wl_registry_add_listener(self->registry, &registry_listener, self);
    wl_display_roundtrip(display);
    // Damage in pixels came with version 4 of the compositor, in 2015.
    if (!self->compositor || wl_compositor_get_version(self->compositor) < 4 || !self->shm) {
        self->error = "the Wayland compositor is too old: it lacks wl_compositor 4 or wl_shm";
    } else {
        // Globals may come in any order, and gestures and tablets belong to a seat.
        cwl_seat *seat;
        wl_list_for_each(seat, &self->seats, link) {
            cwl_tablets_listen(seat);
            cwl_gestures_listen(seat);
        }
        if (cwl_window_open(self, title, application, is_fullscreen)) return self;
    }
    *problem = cwl_error(self);
    cwl_close(self);
    return NULL;
}

void cwl_close(cwl *self) {
    cwl_window_close(self);
    cwl_tools_destroy(self);
    cwl_seats_destroy(self);
    cwl_output *output, *next;
    wl_list_for_each_safe(output, next, &self->outputs, link) destroy_output(output);
    if (self->tablets) zwp_tablet_manager_v2_destroy(self->tablets);
    if (self->gestures && self->gestures_version >= ZWP_POINTER_GESTURES_V1_RELEASE_SINCE_VERSION) zwp_pointer_gestures_v1_release(self->gestures);
    else if (self->gestures) zwp_pointer_gestures_v1_destroy(self->gestures);
    if (self->scales) wp_fractional_scale_manager_v1_destroy(self->scales);
    if (self->viewporter) wp_viewporter_destroy(self->viewporter);
    if (self->shm) wl_shm_destroy(self->shm);
    if (self->compositor) wl_compositor_destroy(self->compositor);
    wl_registry_destroy(self->registry);
    xkb_context_unref(self->keyboards);
    wl_display_flush(self->display);
    wl_display_disconnect(self->display);
    free(self->records);
    free(self);
}

// --- Waiting.

const char *cwl_error(const cwl *self) {
    if (self->error) return self->error;
    if (cwl_decor_problem) return cwl_decor_problem;
    int error = wl_display_get_error(self->display);
    if (error == EPROTO) return "the Wayland compositor did not accept a request";
    return error == 0 ? "the window could not be opened" : "the Wayland compositor has ended the connection";
}

cwl_wait_result cwl_wait(cwl *self, int64_t nanoseconds) {
    // Other code, such as that of decorations, may have read events for this queue.
    if (wl_display_dispatch_pending(self->display) < 0) return CWL_DISCONNECTED;
    if (self->count > 0) return CWL_DISPATCHED;
    int flushed = wl_display_flush(self->display);
    if (flushed < 0 && errno == EPIPE) {
        // The compositor has ended the connection. What it sent before, a reason included, is still to be read.
        while (wl_display_dispatch(self->display) >= 0) {}
        return CWL_DISCONNECTED;
    }
    if (flushed < 0 && errno != EAGAIN) return CWL_DISCONNECTED;
    struct pollfd files[2] = {
        {wl_display_get_fd(self->display), (short)(POLLIN | (flushed < 0 ? POLLOUT : 0)), 0},
        {libdecor_get_fd(self->decor), POLLIN, 0},
    };
    int ready = cwaiting_wait(files, files[0].fd == files[1].fd ? 1 : 2, nanoseconds);
    if (ready == 0) return CWL_WAITED;
    bool is_alive = ready > 0 && libdecor_dispatch(self->decor, 0) >= 0 && wl_display_get_error(self->display) == 0 && !cwl_decor_problem;
    return is_alive ? CWL_DISPATCHED : CWL_DISCONNECTED;
}
