// The keyboard: what its keys type, by xkbcommon.
#include "connection.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static void keymap(void *data, struct wl_keyboard *keyboard, uint32_t format, int32_t file, uint32_t size) {
    cwl_seat *self = data;
    char *text = format == WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1 ? mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED;
    close(file);
    if (text == MAP_FAILED) return;
    struct xkb_keymap *keymap = xkb_keymap_new_from_buffer(self->connection->keyboards, text, strnlen(text, size), XKB_KEYMAP_FORMAT_TEXT_V1,
                                                           XKB_KEYMAP_COMPILE_NO_FLAGS);
    munmap(text, size);
    if (!keymap) return;
    xkb_state_unref(self->state);
    xkb_keymap_unref(self->keymap);
    self->keymap = keymap;
    self->state = xkb_state_new(keymap);
}

// The keys that are down when the window gets the keyboard were meant for another window.
static void enter(void *data, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface, struct wl_array *keys) {
    cwl_seat *self = data;
    self->has_keyboard = cwl_is_window(self, surface);
    if (self->has_keyboard) cwl_add_for(self, CWL_KEYBOARD_ENTER);
}

static void leave(void *data, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface) {
    cwl_seat *self = data;
    if (self->has_keyboard) cwl_add_for(self, CWL_KEYBOARD_LEAVE);
    self->has_keyboard = false;
}

/// Writes what a key types in a state, without what Control makes of it.
static void write_text(struct xkb_state *state, xkb_keycode_t key, char *text, size_t size) {
    xkb_keysym_t symbol = xkb_state_key_get_one_sym(state, key);
    if (xkb_keysym_to_utf8(symbol, text, size) <= 0) text[0] = 0;
}

static void key(void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t time, uint32_t code, uint32_t value) {
    cwl_seat *self = data;
    if (!self->has_keyboard) return;
    cwl_record *record = cwl_add_button(self, CWL_KEYBOARD_KEY, time, code, value);
    if (!self->state) return;
    // The keycodes of XKB begin 8 above those of the kernel.
    xkb_keycode_t keycode = code + 8;
    write_text(self->state, keycode, record->text, sizeof record->text);
    struct xkb_state *plain = xkb_state_new(self->keymap);
    xkb_mod_index_t shift = xkb_keymap_mod_get_index(self->keymap, XKB_MOD_NAME_SHIFT);
    bool is_shifted = xkb_state_mod_index_is_active(self->state, shift, XKB_STATE_MODS_EFFECTIVE) > 0;
    xkb_state_update_mask(plain, is_shifted ? 1u << shift : 0, 0, 0, 0, 0, xkb_state_serialize_layout(self->state, XKB_STATE_LAYOUT_EFFECTIVE));
    write_text(plain, keycode, record->plain_text, sizeof record->plain_text);
    xkb_state_unref(plain);
}

static void modifiers(void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t depressed, uint32_t latched, uint32_t locked,
                      uint32_t group) {
    cwl_seat *self = data;
    if (!self->state) return;
    xkb_state_update_mask(self->state, depressed, latched, locked, 0, 0, group);
    static const struct {
        const char *name;
        uint32_t bit;
    } known[] = {
        {XKB_MOD_NAME_CAPS, CWL_CAPS}, {XKB_MOD_NAME_SHIFT, CWL_SHIFT}, {XKB_MOD_NAME_CTRL, CWL_CONTROL},
        {XKB_MOD_NAME_ALT, CWL_ALT},   {XKB_MOD_NAME_LOGO, CWL_LOGO},
    };
    uint32_t bits = 0;
    for (size_t index = 0; index < sizeof known / sizeof *known; index++) {
        if (xkb_state_mod_name_is_active(self->state, known[index].name, XKB_STATE_MODS_EFFECTIVE) > 0) bits |= known[index].bit;
    }
    cwl_add_for(self, CWL_KEYBOARD_MODIFIERS)->value = bits;
}

// An application repeats keys itself, if it wants that.
static void repeat_info(void *data, struct wl_keyboard *keyboard, int32_t rate, int32_t delay) {}

const struct wl_keyboard_listener cwl_keyboard_listener = {keymap, enter, leave, key, modifiers, repeat_info};
