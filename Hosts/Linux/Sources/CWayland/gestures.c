// Gestures of a touchpad, which the compositor recognizes.
#include "connection.h"

/// Appends the record of a beginning, if the gesture is on the window. What gestures that have no beginning do is ignored, as with fingers.
static void add_begin(cwl_seat *seat, cwl_kind kind, uint32_t time, struct wl_surface *surface) {
    if (cwl_is_window(seat, surface)) cwl_add_for(seat, kind)->time = time;
}
static void add_end(cwl_seat *seat, cwl_kind kind, uint32_t time, int32_t cancelled) {
    cwl_record *record = cwl_add_for(seat, kind);
    record->time = time;
    record->value = cancelled != 0;
}

static void swipe_begin(void *data, struct zwp_pointer_gesture_swipe_v1 *swipe, uint32_t serial, uint32_t time, struct wl_surface *surface,
                        uint32_t fingers) {
    add_begin(data, CWL_SWIPE_BEGIN, time, surface);
}
static void swipe_update(void *data, struct zwp_pointer_gesture_swipe_v1 *swipe, uint32_t time, wl_fixed_t dx, wl_fixed_t dy) {
    cwl_record *record = cwl_add_for(data, CWL_SWIPE_UPDATE);
    record->time = time;
    record->x = wl_fixed_to_double(dx);
    record->y = wl_fixed_to_double(dy);
}
static void swipe_end(void *data, struct zwp_pointer_gesture_swipe_v1 *swipe, uint32_t serial, uint32_t time, int32_t cancelled) {
    add_end(data, CWL_SWIPE_END, time, cancelled);
}
static const struct zwp_pointer_gesture_swipe_v1_listener swipe_listener = {swipe_begin, swipe_update, swipe_end};

static void pinch_begin(void *data, struct zwp_pointer_gesture_pinch_v1 *pinch, uint32_t serial, uint32_t time, struct wl_surface *surface,
                        uint32_t fingers) {
    add_begin(data, CWL_PINCH_BEGIN, time, surface);
}
static void pinch_update(void *data, struct zwp_pointer_gesture_pinch_v1 *pinch, uint32_t time, wl_fixed_t dx, wl_fixed_t dy, wl_fixed_t scale,
                         wl_fixed_t rotation) {
    cwl_record *record = cwl_add_for(data, CWL_PINCH_UPDATE);
    record->time = time;
    record->a = wl_fixed_to_double(scale);
    record->b = wl_fixed_to_double(rotation);
}
static void pinch_end(void *data, struct zwp_pointer_gesture_pinch_v1 *pinch, uint32_t serial, uint32_t time, int32_t cancelled) {
    add_end(data, CWL_PINCH_END, time, cancelled);
}
static const struct zwp_pointer_gesture_pinch_v1_listener pinch_listener = {pinch_begin, pinch_update, pinch_end};

static void hold_begin(void *data, struct zwp_pointer_gesture_hold_v1 *hold, uint32_t serial, uint32_t time, struct wl_surface *surface,
                       uint32_t fingers) {
    add_begin(data, CWL_HOLD_BEGIN, time, surface);
}
static void hold_end(void *data, struct zwp_pointer_gesture_hold_v1 *hold, uint32_t serial, uint32_t time, int32_t cancelled) {
    add_end(data, CWL_HOLD_END, time, cancelled);
}
static const struct zwp_pointer_gesture_hold_v1_listener hold_listener = {hold_begin, hold_end};

void cwl_gestures_listen(cwl_seat *seat) {
    struct zwp_pointer_gestures_v1 *gestures = seat->connection->gestures;
    if (!gestures || !seat->pointer || seat->swipe) return;
    seat->swipe = zwp_pointer_gestures_v1_get_swipe_gesture(gestures, seat->pointer);
    zwp_pointer_gesture_swipe_v1_add_listener(seat->swipe, &swipe_listener, seat);
    seat->pinch = zwp_pointer_gestures_v1_get_pinch_gesture(gestures, seat->pointer);
    zwp_pointer_gesture_pinch_v1_add_listener(seat->pinch, &pinch_listener, seat);
    if (seat->connection->gestures_version < ZWP_POINTER_GESTURES_V1_GET_HOLD_GESTURE_SINCE_VERSION) return;
    seat->hold = zwp_pointer_gestures_v1_get_hold_gesture(gestures, seat->pointer);
    zwp_pointer_gesture_hold_v1_add_listener(seat->hold, &hold_listener, seat);
}

void cwl_gestures_forget(cwl_seat *seat) {
    if (seat->swipe) zwp_pointer_gesture_swipe_v1_destroy(seat->swipe);
    if (seat->pinch) zwp_pointer_gesture_pinch_v1_destroy(seat->pinch);
    if (seat->hold) zwp_pointer_gesture_hold_v1_destroy(seat->hold);
    seat->swipe = NULL;
    seat->pinch = NULL;
    seat->hold = NULL;
}
