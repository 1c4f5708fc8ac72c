// A connection to a Wayland compositor with one window, as a queue of plain records.
//
// Wayland reports by calling functions of C structs; each of them appends one record here and decides nothing. What the records mean is
// decided in Swift (`WaylandInput`), where it is tested without a compositor.
#ifndef CWAYLAND_H
#define CWAYLAND_H

#include <stdbool.h>
#include <stdint.h>

/// The kinds of records, each with the fields that it uses beside `seat`.
typedef enum cwl_kind {
    // Fingers: `id`; `time` except for CWL_TOUCH_SHAPE, CWL_TOUCH_ORIENTATION, CWL_TOUCH_FRAME and CWL_TOUCH_CANCEL.
    CWL_TOUCH_DOWN,         // x, y: points
    CWL_TOUCH_MOTION,       // x, y: points
    CWL_TOUCH_UP,           //
    CWL_TOUCH_SHAPE,        // x, y: the axes of the ellipse, points
    CWL_TOUCH_ORIENTATION,  // x: degrees
    CWL_TOUCH_FRAME,        //
    CWL_TOUCH_CANCEL,       //
    // The pointer.
    CWL_POINTER_ENTER,     // x, y: points
    CWL_POINTER_LEAVE,     //
    CWL_POINTER_MOTION,    // time; x, y: points
    CWL_POINTER_BUTTON,    // time; code: of linux/input-event-codes.h; value: 1 down, 0 up
    CWL_AXIS,              // time; code: 0 vertical, 1 horizontal; x: points
    CWL_AXIS_SOURCE,       // value: 0 wheel, 1 finger, 2 continuous, 3 tilted wheel
    CWL_AXIS_STOP,         // time; code: the axis
    CWL_AXIS_NOTCHES,      // code: the axis; x: notches of a wheel
    CWL_POINTER_FRAME,     //
    // Gestures of a touchpad: `time`. Those that begin elsewhere have updates and ends, too.
    CWL_SWIPE_BEGIN,   //
    CWL_SWIPE_UPDATE,  // x, y: points
    CWL_SWIPE_END,     // value: 1 cancelled
    CWL_PINCH_BEGIN,   //
    CWL_PINCH_UPDATE,  // a: scale since the beginning; b: degrees since the last record, clockwise
    CWL_PINCH_END,     // value: 1 cancelled
    CWL_HOLD_BEGIN,    //
    CWL_HOLD_END,      // value: 1 cancelled
    // The keyboard.
    CWL_KEYBOARD_ENTER,      //
    CWL_KEYBOARD_LEAVE,      //
    CWL_KEYBOARD_KEY,        // time; code: of linux/input-event-codes.h; value: 1 down, 0 up; text, plain_text
    CWL_KEYBOARD_MODIFIERS,  // value: CWL_SHIFT …
    // Tools of a tablet: `id`.
    CWL_TOOL_TYPE,           // value: of zwp_tablet_tool_v2_type
    CWL_TOOL_PROXIMITY_IN,   //
    CWL_TOOL_PROXIMITY_OUT,  //
    CWL_TOOL_DOWN,           //
    CWL_TOOL_UP,             //
    CWL_TOOL_MOTION,         // x, y: points
    CWL_TOOL_PRESSURE,       // value: 0…65535
    CWL_TOOL_DISTANCE,       // value: 0…65535
    CWL_TOOL_TILT,           // x, y: degrees
    CWL_TOOL_ROTATION,       // x: degrees, clockwise
    CWL_TOOL_BUTTON,         // code: of linux/input-event-codes.h; value: 1 down, 0 up
    CWL_TOOL_FRAME,          // time
    CWL_TOOL_REMOVED,        //
    // A seat is gone with its devices.
    CWL_SEAT_REMOVED,
    // Outputs and scales, without a seat: `id` is the number of the output.
    CWL_OUTPUT_SCALE,      // value: pixels per point
    CWL_OUTPUT_ENTER,      // the window is on it
    CWL_OUTPUT_LEAVE,      // the window is no longer on it
    CWL_OUTPUT_REMOVED,    //
    CWL_FRACTIONAL_SCALE,  // value: 120ths of a pixel per point
    // The window, without a seat.
    CWL_CONFIGURE,  // x, y: the size of the content in points; value: 1 fullscreen, 2 active
    CWL_FRAME,      // time: the display is ready for the next picture
    CWL_CLOSE,      // the user wants to close it
} cwl_kind;

/// The bits of CWL_KEYBOARD_MODIFIERS.
enum { CWL_CAPS = 1, CWL_SHIFT = 2, CWL_CONTROL = 4, CWL_ALT = 8, CWL_LOGO = 16 };

/// One event of the compositor.
typedef struct cwl_record {
    cwl_kind kind;
    /// The number of the seat: people at one screen with devices of their own.
    uint32_t seat;
    /// The compositor's clock in milliseconds, from any zero.
    uint32_t time;
    int32_t id;
    uint32_t code;
    uint32_t value;
    double x, y, a, b;
    /// The characters that a key types, and those without modifiers other than Shift; UTF-8, terminated by 0.
    char text[16], plain_text[16];
} cwl_record;

/// A connection with its window.
typedef struct cwl cwl;

/// A picture that the compositor reads.
typedef struct cwl_buffer {
    void *memory;
    int32_t width, height, stride;
    /// Whether the compositor may be reading it.
    bool is_busy;
    struct wl_buffer *buffer;
} cwl_buffer;

/// A rectangle in pixels.
typedef struct cwl_rect {
    int32_t x, y, width, height;
} cwl_rect;

/// Connects and opens a window.
/// - name: the compositor's socket; NULL for that of the environment.
/// - problem: receives what went wrong, a text that remains valid.
/// Returns NULL if that fails.
cwl *cwl_open(const char *name, const char *title, const char *application, int width, int height, bool is_fullscreen, const char **problem);
/// Closes the window and the connection. Its buffers are to be destroyed before.
void cwl_close(cwl *);

/// How waiting ended.
typedef enum cwl_wait_result {
    /// Something was read; there may be records.
    CWL_DISPATCHED,
    /// The time has passed, or a signal came.
    CWL_WAITED,
    /// The connection has ended.
    CWL_DISCONNECTED,
} cwl_wait_result;

/// Sends what is buffered, and waits until there are records, the time has passed, or a signal came.
/// Blocked signals are delivered while it waits, as by `cwaiting_wait`.
/// - nanoseconds: the longest wait; less than 0 for no end.
cwl_wait_result cwl_wait(cwl *, int64_t nanoseconds);
/// Removes the oldest record; returns false if there is none.
bool cwl_next(cwl *, cwl_record *);
/// Why the connection has ended; a text that remains valid.
const char *cwl_error(const cwl *);

void cwl_set_title(cwl *, const char *title);
void cwl_set_fullscreen(cwl *, bool is_fullscreen);

/// Whether the compositor scales a picture to the size of the window, which fractional scales need.
bool cwl_has_viewport(const cwl *);
/// Makes the picture cover a size in points (with a viewport), or sets the whole number of pixels per point (without one).
void cwl_set_destination(cwl *, int width, int height);
void cwl_set_buffer_scale(cwl *, int scale);

/// Returns a picture with 8 bits each of blue, green, red and nothing; NULL if there is no memory.
cwl_buffer *cwl_buffer_create(cwl *, int width, int height);
void cwl_buffer_destroy(cwl_buffer *);

/// Requests one CWL_FRAME; sent with the next commit.
void cwl_request_frame(cwl *);
/// Shows a picture that differs from the one before in some rectangles; without a picture, only sends requests.
void cwl_commit(cwl *, cwl_buffer *, const cwl_rect *rects, int count);

#endif
