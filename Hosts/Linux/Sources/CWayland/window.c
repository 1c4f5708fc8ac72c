// The window: its decorations, its scale, its pictures.
#define _GNU_SOURCE
#include "connection.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

const char *cwl_decor_problem;

// --- Decorations. libdecor has a plain window of its own where no plug-in can draw any.

static void decor_error(struct libdecor *decor, enum libdecor_error error, const char *message) {
    // libdecor passes no data here; a process has one window.
    cwl_decor_problem = error == LIBDECOR_ERROR_COMPOSITOR_INCOMPATIBLE ? "the Wayland compositor has no windows that libdecor can use (xdg_wm_base)"
                                                                        : "libdecor did not accept the size of the window";
}
static struct libdecor_interface decor_interface = {.error = decor_error};

static void configure(struct libdecor_frame *frame, struct libdecor_configuration *configuration, void *data) {
    cwl *self = data;
    int width, height;
    if (!libdecor_configuration_get_content_size(configuration, frame, &width, &height)) {
        width = self->width;
        height = self->height;
    }
    enum libdecor_window_state window_state = LIBDECOR_WINDOW_STATE_NONE;
    libdecor_configuration_get_window_state(configuration, &window_state);
    struct libdecor_state *state = libdecor_state_new(width, height);
    libdecor_frame_commit(frame, state, configuration);
    libdecor_state_free(state);
    // A picture of the new size commits what libdecor has drawn and acknowledged; without a change there may be none.
    if (width == self->content_width && height == self->content_height) wl_surface_commit(self->surface);
    self->content_width = width;
    self->content_height = height;
    if (libdecor_frame_is_floating(frame)) {
        self->width = width;
        self->height = height;
    }
    cwl_record *record = cwl_add(self, CWL_CONFIGURE);
    record->x = width;
    record->y = height;
    record->value = (window_state & LIBDECOR_WINDOW_STATE_FULLSCREEN ? 1 : 0) | (window_state & LIBDECOR_WINDOW_STATE_ACTIVE ? 2 : 0);
}

static void closed(struct libdecor_frame *frame, void *data) { cwl_add(data, CWL_CLOSE); }
static void commit(struct libdecor_frame *frame, void *data) { wl_surface_commit(((cwl *)data)->surface); }
static void dismiss_popup(struct libdecor_frame *frame, const char *seat, void *data) {}

static struct libdecor_frame_interface frame_interface = {
    .configure = configure, .close = closed, .commit = commit, .dismiss_popup = dismiss_popup};

// --- Scales.

static void report_output(cwl *self, struct wl_output *output, cwl_kind kind) {
    cwl_output *known;
    wl_list_for_each(known, &self->outputs, link) {
        if (known->output == output) cwl_add(self, kind)->id = (int32_t)known->name;
    }
}
static void surface_enter(void *data, struct wl_surface *surface, struct wl_output *output) { report_output(data, output, CWL_OUTPUT_ENTER); }
static void surface_leave(void *data, struct wl_surface *surface, struct wl_output *output) { report_output(data, output, CWL_OUTPUT_LEAVE); }
static const struct wl_surface_listener surface_listener = {surface_enter, surface_leave};

static void preferred_scale(void *data, struct wp_fractional_scale_v1 *object, uint32_t scale) {
    cwl_add(data, CWL_FRACTIONAL_SCALE)->value = scale;
}
static const struct wp_fractional_scale_v1_listener scale_listener = {preferred_scale};

bool cwl_has_viewport(const cwl *self) { return self->viewport != NULL; }
void cwl_set_destination(cwl *self, int width, int height) { wp_viewport_set_destination(self->viewport, width, height); }
void cwl_set_buffer_scale(cwl *self, int scale) { wl_surface_set_buffer_scale(self->surface, scale); }

// --- Opening and closing.

bool cwl_window_open(cwl *self, const char *title, const char *application, bool is_fullscreen) {
    self->decor = libdecor_new(self->display, &decor_interface);
    if (!self->decor) {
        self->error = "libdecor cannot open windows of this Wayland compositor";
        return false;
    }
    // It looks for its own globals first; before that its frames take no requests.
    wl_display_roundtrip(self->display);
    wl_display_roundtrip(self->display);
    if (cwl_decor_problem) return false;
    self->surface = wl_compositor_create_surface(self->compositor);
    wl_surface_add_listener(self->surface, &surface_listener, self);
    if (self->viewporter && self->scales) {
        self->viewport = wp_viewporter_get_viewport(self->viewporter, self->surface);
        self->scale = wp_fractional_scale_manager_v1_get_fractional_scale(self->scales, self->surface);
        wp_fractional_scale_v1_add_listener(self->scale, &scale_listener, self);
    }
    self->frame = libdecor_decorate(self->decor, self->surface, &frame_interface, self);
    if (!self->frame || !libdecor_frame_get_xdg_toplevel(self->frame)) {
        self->error = "the Wayland compositor has no windows (xdg_wm_base)";
        return false;
    }
    libdecor_frame_set_title(self->frame, title);
    libdecor_frame_set_app_id(self->frame, application);
    if (is_fullscreen) libdecor_frame_set_fullscreen(self->frame, NULL);
    libdecor_frame_map(self->frame);
    return true;
}

void cwl_window_close(cwl *self) {
    if (self->callback) wl_callback_destroy(self->callback);
    if (self->frame) libdecor_frame_unref(self->frame);
    if (self->scale) wp_fractional_scale_v1_destroy(self->scale);
    if (self->viewport) wp_viewport_destroy(self->viewport);
    if (self->cursor) wl_surface_destroy(self->cursor);
    if (self->cursors) wl_cursor_theme_destroy(self->cursors);
    if (self->surface) wl_surface_destroy(self->surface);
    if (self->decor) libdecor_unref(self->decor);
}

void cwl_set_title(cwl *self, const char *title) { libdecor_frame_set_title(self->frame, title); }

void cwl_set_fullscreen(cwl *self, bool is_fullscreen) {
    if (is_fullscreen) libdecor_frame_set_fullscreen(self->frame, NULL);
    else libdecor_frame_unset_fullscreen(self->frame);
}

// --- Pictures.

static void released(void *data, struct wl_buffer *buffer) { ((cwl_buffer *)data)->is_busy = false; }
static const struct wl_buffer_listener buffer_listener = {released};

cwl_buffer *cwl_buffer_create(cwl *connection, int width, int height) {
    size_t stride = (size_t)width * 4, size = stride * (size_t)height;
    if (size > INT32_MAX) return NULL;
    int file = memfd_create("touchstone-picture", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (file < 0) return NULL;
    void *memory = ftruncate(file, (off_t)size) == 0 ? mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0) : MAP_FAILED;
    cwl_buffer *self = memory == MAP_FAILED ? NULL : calloc(1, sizeof *self);
    if (self) {
        *self = (cwl_buffer){memory, width, height, (int32_t)stride, false, NULL};
        struct wl_shm_pool *pool = wl_shm_create_pool(connection->shm, file, (int32_t)size);
        self->buffer = wl_shm_pool_create_buffer(pool, 0, width, height, (int32_t)stride, WL_SHM_FORMAT_XRGB8888);
        wl_shm_pool_destroy(pool);
        wl_buffer_add_listener(self->buffer, &buffer_listener, self);
    } else if (memory != MAP_FAILED) {
        munmap(memory, size);
    }
    close(file);
    return self;
}

void cwl_buffer_destroy(cwl_buffer *self) {
    wl_buffer_destroy(self->buffer);
    munmap(self->memory, (size_t)self->stride * (size_t)self->height);
    free(self);
}

static void frame_done(void *data, struct wl_callback *callback, uint32_t time) {
    cwl *self = data;
    wl_callback_destroy(callback);
    self->callback = NULL;
    cwl_add(self, CWL_FRAME)->time = time;
}
static const struct wl_callback_listener frame_listener = {frame_done};

void cwl_request_frame(cwl *self) {
    if (self->callback) return;
    self->callback = wl_surface_frame(self->surface);
    wl_callback_add_listener(self->callback, &frame_listener, self);
}

void cwl_commit(cwl *self, cwl_buffer *buffer, const cwl_rect *rects, int count) {
    if (buffer) {
        buffer->is_busy = true;
        wl_surface_attach(self->surface, buffer->buffer, 0, 0);
        for (int index = 0; index < count; index++) {
            wl_surface_damage_buffer(self->surface, rects[index].x, rects[index].y, rects[index].width, rects[index].height);
        }
    }
    wl_surface_commit(self->surface);
}
