// The state that the files of this target share.
#ifndef CWAYLAND_CONNECTION_H
#define CWAYLAND_CONNECTION_H

#include "CWayland.h"

#include <libdecor.h>
#include <wayland-client.h>
#include <wayland-cursor.h>
#include <xkbcommon/xkbcommon.h>

#if !__has_include("generated/tablet.h")
#error "The code of the Wayland protocols is missing: run Hosts/Linux/prepare once."
#endif
#include "generated/fractional-scale.h"
#include "generated/pointer-gestures.h"
#include "generated/tablet.h"
#include "generated/viewporter.h"

/// A seat and its devices. A seat that is gone stays in the list without objects, for its tools refer to it.
typedef struct cwl_seat {
    struct wl_list link;
    cwl *connection;
    uint32_t name, version;
    struct wl_seat *seat;
    struct wl_touch *touch;
    struct wl_pointer *pointer;
    struct wl_keyboard *keyboard;
    struct zwp_pointer_gesture_swipe_v1 *swipe;
    struct zwp_pointer_gesture_pinch_v1 *pinch;
    struct zwp_pointer_gesture_hold_v1 *hold;
    struct zwp_tablet_seat_v2 *tablets;
    struct xkb_keymap *keymap;
    struct xkb_state *state;
    /// Whether the window has what these devices do: they may be on its decorations.
    bool has_pointer, has_keyboard;
} cwl_seat;

/// A tool of a tablet.
typedef struct cwl_tool {
    struct wl_list link;
    cwl_seat *seat;
    struct zwp_tablet_tool_v2 *tool;
    int32_t id;
    bool is_here;
} cwl_tool;

/// A tablet.
typedef struct cwl_tablet {
    struct wl_list link;
    struct zwp_tablet_v2 *tablet;
} cwl_tablet;

/// A screen.
typedef struct cwl_output {
    struct wl_list link;
    cwl *connection;
    uint32_t name, version;
    struct wl_output *output;
} cwl_output;

struct cwl {
    struct wl_display *display;
    struct wl_registry *registry;
    struct wl_compositor *compositor;
    struct wl_shm *shm;
    struct wp_viewporter *viewporter;
    struct wp_fractional_scale_manager_v1 *scales;
    struct zwp_pointer_gestures_v1 *gestures;
    uint32_t gestures_version;
    struct zwp_tablet_manager_v2 *tablets;
    struct xkb_context *keyboards;
    struct wl_list seats, outputs, tools, tablet_list;
    int32_t tool_count;

    struct libdecor *decor;
    struct libdecor_frame *frame;
    struct wl_surface *surface;
    struct wp_viewport *viewport;
    struct wp_fractional_scale_v1 *scale;
    struct wl_callback *callback;
    /// The size of the content while the window is neither maximized nor fullscreen.
    int width, height;
    // The size of the content, as it was configured last.
    int content_width, content_height;

    struct wl_cursor_theme *cursors;
    struct wl_surface *cursor;

    cwl_record *records;
    size_t first, count, capacity;
    const char *error;
};

/// Appends a record and returns it, to be completed.
cwl_record *cwl_add(cwl *, cwl_kind kind);
/// Appends a record of a seat.
cwl_record *cwl_add_for(cwl_seat *, cwl_kind kind);
/// Appends a record of a button or key: its code, and 1 for down or 0 for up.
cwl_record *cwl_add_button(cwl_seat *, cwl_kind kind, uint32_t time, uint32_t code, uint32_t state);
/// Whether a surface, which may be NULL, is the content of the window.
bool cwl_is_window(const cwl_seat *, const struct wl_surface *);

void cwl_seat_add(cwl *, uint32_t name, uint32_t version);
/// Returns false if no seat has that name.
bool cwl_seat_remove(cwl *, uint32_t name);
void cwl_seats_destroy(cwl *);
extern const struct wl_keyboard_listener cwl_keyboard_listener;
void cwl_gestures_listen(cwl_seat *);
/// Destroys the gestures of a pointer that is gone: the record that it has left the window ends those that are going on.
void cwl_gestures_forget(cwl_seat *);
/// Begins to follow the tablets of a seat, unless it does so already or the compositor has none.
void cwl_tablets_listen(cwl_seat *);
void cwl_tools_destroy(cwl *);
/// What libdecor has reported; NULL for nothing.
extern const char *cwl_decor_problem;
bool cwl_window_open(cwl *, const char *title, const char *application, bool is_fullscreen);
void cwl_window_close(cwl *);

#endif
