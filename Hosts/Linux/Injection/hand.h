// A hand as text: one line per step, the same for all injectors.
//
//     down ID X Y         a finger comes down; X and Y are shares of the screen, 0…1
//     move ID X Y         it moves
//     up ID               it is lifted
//     frame               the end of a scan
//     cancel              the window system takes all fingers
//     pointer X Y         the mouse is at a place
//     button CODE STATE   a button of the mouse: the kernel's code, 1 down and 0 up
//     wheel AXIS NOTCHES  0 down and 1 to the right
//     key CODE STATE      a key: the kernel's code, 1 down and 0 up
//     time MS             the time stamp of what follows, for injectors that choose it; `time 0` is the present
//     sync                a barrier: answered with `synced` when the window system has handled all before
//
// An injector answers a line that it does not understand, or cannot do, with `error TEXT`.
#ifndef TOUCHSTONE_HAND_H
#define TOUCHSTONE_HAND_H

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum hand_kind {
    HAND_DOWN,
    HAND_MOVE,
    HAND_UP,
    HAND_FRAME,
    HAND_CANCEL,
    HAND_POINTER,
    HAND_BUTTON,
    HAND_WHEEL,
    HAND_KEY,
    HAND_TIME,
    HAND_SYNC,
};

struct hand_step {
    enum hand_kind kind;
    int id;
    double x, y;
};

/// Reads a line; returns false if it is no step.
static inline bool hand_read(const char *line, struct hand_step *step) {
    static const struct {
        const char *name;
        enum hand_kind kind;
        bool has_id;
        int numbers;
    } steps[] = {
        {"down", HAND_DOWN, true, 2},      {"move", HAND_MOVE, true, 2},     {"up", HAND_UP, true, 0},
        {"frame", HAND_FRAME, false, 0},   {"cancel", HAND_CANCEL, false, 0}, {"pointer", HAND_POINTER, false, 2},
        {"button", HAND_BUTTON, true, 1},  {"wheel", HAND_WHEEL, true, 1},   {"key", HAND_KEY, true, 1},
        {"time", HAND_TIME, false, 1},     {"sync", HAND_SYNC, false, 0},
    };
    char name[16];
    int length = 0;
    if (sscanf(line, "%15s%n", name, &length) != 1) return false;
    for (size_t index = 0; index < sizeof steps / sizeof *steps; index++) {
        if (strcmp(name, steps[index].name) != 0) continue;
        *step = (struct hand_step){.kind = steps[index].kind};
        int used = 0;
        const char *rest = line + length;
        if (steps[index].has_id) {
            if (sscanf(rest, "%d%n", &step->id, &used) != 1) return false;
            rest += used;
        }
        double *numbers[] = {&step->x, &step->y};
        for (int number = 0; number < steps[index].numbers; number++) {
            if (sscanf(rest, "%lf%n", numbers[number], &used) != 1) return false;
            rest += used;
        }
        return true;
    }
    return false;
}

#endif
