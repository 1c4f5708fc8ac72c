// Tools of graphics tablets. A tablet itself is not used, but its object has to live: a tool that comes near names it. Pads are not used:
// their objects are destroyed as they come.
#include "connection.h"

#include <stdlib.h>

static cwl_record *add(cwl_tool *self, cwl_kind kind) {
    cwl_record *record = cwl_add_for(self->seat, kind);
    record->id = self->id;
    return record;
}

static void type(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t type) { add(data, CWL_TOOL_TYPE)->value = type; }
static void hardware_serial(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t high, uint32_t low) {}
static void hardware_id_wacom(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t high, uint32_t low) {}
static void capability(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t capability) {}
static void done(void *data, struct zwp_tablet_tool_v2 *tool) {}

static void destroy(cwl_tool *self) {
    zwp_tablet_tool_v2_destroy(self->tool);
    wl_list_remove(&self->link);
    free(self);
}
static void removed(void *data, struct zwp_tablet_tool_v2 *tool) {
    add(data, CWL_TOOL_REMOVED);
    destroy(data);
}

static void proximity_in(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t serial, struct zwp_tablet_v2 *tablet, struct wl_surface *surface) {
    cwl_tool *self = data;
    self->is_here = cwl_is_window(self->seat, surface);
    if (self->is_here) add(self, CWL_TOOL_PROXIMITY_IN);
}
static void proximity_out(void *data, struct zwp_tablet_tool_v2 *tool) {
    cwl_tool *self = data;
    if (self->is_here) add(self, CWL_TOOL_PROXIMITY_OUT);
}
static void down(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t serial) {
    cwl_tool *self = data;
    if (self->is_here) add(self, CWL_TOOL_DOWN);
}
static void up(void *data, struct zwp_tablet_tool_v2 *tool) {
    cwl_tool *self = data;
    if (self->is_here) add(self, CWL_TOOL_UP);
}
static void add_pair(cwl_tool *self, cwl_kind kind, wl_fixed_t x, wl_fixed_t y) {
    if (!self->is_here) return;
    cwl_record *record = add(self, kind);
    record->x = wl_fixed_to_double(x);
    record->y = wl_fixed_to_double(y);
}
static void motion(void *data, struct zwp_tablet_tool_v2 *tool, wl_fixed_t x, wl_fixed_t y) { add_pair(data, CWL_TOOL_MOTION, x, y); }
static void pressure(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t pressure) {
    cwl_tool *self = data;
    if (self->is_here) add(self, CWL_TOOL_PRESSURE)->value = pressure;
}
static void distance(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t distance) {
    cwl_tool *self = data;
    if (self->is_here) add(self, CWL_TOOL_DISTANCE)->value = distance;
}
static void tilt(void *data, struct zwp_tablet_tool_v2 *tool, wl_fixed_t x, wl_fixed_t y) { add_pair(data, CWL_TOOL_TILT, x, y); }
static void rotation(void *data, struct zwp_tablet_tool_v2 *tool, wl_fixed_t degrees) { add_pair(data, CWL_TOOL_ROTATION, degrees, 0); }
static void slider(void *data, struct zwp_tablet_tool_v2 *tool, int32_t position) {}
static void wheel(void *data, struct zwp_tablet_tool_v2 *tool, wl_fixed_t degrees, int32_t clicks) {}
static void button(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t serial, uint32_t button, uint32_t state) {
    cwl_tool *self = data;
    if (self->is_here) cwl_add_button(self->seat, CWL_TOOL_BUTTON, 0, button, state)->id = self->id;
}
static void frame(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t time) {
    cwl_tool *self = data;
    if (self->is_here) add(self, CWL_TOOL_FRAME)->time = time;
}
static const struct zwp_tablet_tool_v2_listener tool_listener = {
    .type = type, .hardware_serial = hardware_serial, .hardware_id_wacom = hardware_id_wacom, .capability = capability, .done = done,
    .removed = removed, .proximity_in = proximity_in, .proximity_out = proximity_out, .down = down, .up = up, .motion = motion,
    .pressure = pressure, .distance = distance, .tilt = tilt, .rotation = rotation, .slider = slider, .wheel = wheel, .button = button,
    .frame = frame,
};

static void tablet_name(void *data, struct zwp_tablet_v2 *tablet, const char *name) {}
static void tablet_id(void *data, struct zwp_tablet_v2 *tablet, uint32_t vendor, uint32_t product) {}
static void tablet_path(void *data, struct zwp_tablet_v2 *tablet, const char *path) {}
static void tablet_done(void *data, struct zwp_tablet_v2 *tablet) {}
static void destroy_tablet(cwl_tablet *self) {
    zwp_tablet_v2_destroy(self->tablet);
    wl_list_remove(&self->link);
    free(self);
}
static void tablet_removed(void *data, struct zwp_tablet_v2 *tablet) { destroy_tablet(data); }
static const struct zwp_tablet_v2_listener tablet_listener = {tablet_name, tablet_id, tablet_path, tablet_done, tablet_removed};

static void tablet_added(void *data, struct zwp_tablet_seat_v2 *seat, struct zwp_tablet_v2 *tablet) {
    cwl_tablet *self = calloc(1, sizeof *self);
    if (!self) abort();
    self->tablet = tablet;
    zwp_tablet_v2_add_listener(tablet, &tablet_listener, self);
    wl_list_insert(&((cwl_seat *)data)->connection->tablet_list, &self->link);
}
static void pad_added(void *data, struct zwp_tablet_seat_v2 *seat, struct zwp_tablet_pad_v2 *pad) { zwp_tablet_pad_v2_destroy(pad); }
static void tool_added(void *data, struct zwp_tablet_seat_v2 *seat, struct zwp_tablet_tool_v2 *tool) {
    cwl_tool *self = calloc(1, sizeof *self);
    if (!self) abort();
    self->seat = data;
    self->tool = tool;
    self->id = ++self->seat->connection->tool_count;
    zwp_tablet_tool_v2_add_listener(tool, &tool_listener, self);
    wl_list_insert(&self->seat->connection->tools, &self->link);
}
static const struct zwp_tablet_seat_v2_listener seat_listener = {tablet_added, tool_added, pad_added};

void cwl_tablets_listen(cwl_seat *seat) {
    struct zwp_tablet_manager_v2 *tablets = seat->connection->tablets;
    if (!tablets || seat->tablets) return;
    seat->tablets = zwp_tablet_manager_v2_get_tablet_seat(tablets, seat->seat);
    zwp_tablet_seat_v2_add_listener(seat->tablets, &seat_listener, seat);
}

void cwl_tools_destroy(cwl *connection) {
    cwl_tool *tool, *next;
    wl_list_for_each_safe(tool, next, &connection->tools, link) destroy(tool);
    cwl_tablet *tablet, *next_tablet;
    wl_list_for_each_safe(tablet, next_tablet, &connection->tablet_list, link) destroy_tablet(tablet);
}
