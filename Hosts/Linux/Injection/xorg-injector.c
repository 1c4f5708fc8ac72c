// Plays a hand (see hand.h) from standard input to a touch screen of Xorg's driver `inputtest`, and answers on standard output.
//
//     xorg-injector SOCKET < hand
//
// Records of the driver, in the byte order of the machine, each with its length and its type first:
//
//     version  12 bytes, type 0    the version 1.1, answered with 12 bytes
//     touch    1056 bytes, type 6  a finger: number, kind (18 down, 19 moved, 20 up), places as valuators 0 and 1, from 0 to 65,535
//     barrier  8 bytes, type 1     answered with 8 bytes when everything before was handled
#include "hand.h"

#include <stdint.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

struct record_head {
    uint32_t length, type;
};
struct version_record {
    struct record_head head;
    uint16_t major, minor;
};
struct valuators {
    uint32_t has_unaccelerated;
    uint8_t mask[8];
    uint8_t padding[4];
    double values[64], unaccelerated[64];
};
struct touch_record {
    struct record_head head;
    uint32_t finger, kind;
    struct valuators valuators;
};
_Static_assert(sizeof(struct touch_record) == 1056, "the driver expects records of this size");

static int connection;
/// The places of the fingers: the driver wants them also when one is lifted.
static double places[64][2];

static void fail(const char *text) {
    perror(text);
    exit(1);
}
static void send_record(const void *record, size_t length) {
    if (write(connection, record, length) != (ssize_t)length) fail("xorg-injector: cannot send");
}
static void read_answer(size_t length) {
    char bytes[16];
    size_t count = 0;
    while (count < length) {
        ssize_t more = read(connection, bytes + count, length - count);
        if (more <= 0) fail("xorg-injector: no answer");
        count += (size_t)more;
    }
}
/// The fingers of a scan, which are sent at once: a kernel does so, and SDL takes those that come more than 4 ms later for another scan.
static struct touch_record scan[64];
static size_t scanned;

static void send_scan(void) {
    if (scanned > 0) send_record(scan, scanned * sizeof *scan);
    scanned = 0;
}
static void barrier(void) {
    send_scan();
    struct record_head record = {sizeof record, 1};
    send_record(&record, sizeof record);
    read_answer(8);
}
static void touch(int finger, uint32_t kind) {
    if (scanned == sizeof scan / sizeof *scan) send_scan();
    struct touch_record *record = &scan[scanned++];
    *record = (struct touch_record){{sizeof *record, 6}, (uint32_t)finger, kind, {.mask = {3}}};
    record->valuators.values[0] = places[finger][0] * 65535;
    record->valuators.values[1] = places[finger][1] * 65535;
}

/// Returns false for a step that the driver does not have.
static bool play(const struct hand_step *step) {
    switch (step->kind) {
    case HAND_DOWN:
    case HAND_MOVE:
    case HAND_UP:
        if (step->id < 0 || step->id >= 64) return false;
        if (step->kind != HAND_UP) {
            places[step->id][0] = step->x;
            places[step->id][1] = step->y;
        }
        touch(step->id, step->kind == HAND_DOWN ? 18 : step->kind == HAND_MOVE ? 19 : 20);
        return true;
    case HAND_SYNC:
    case HAND_FRAME:
        barrier();
        if (step->kind == HAND_SYNC) puts("synced");
        return true;
    // The driver stamps events itself.
    case HAND_TIME: return true;
    default: return false;
    }
}

int main(int count, char **words) {
    if (count != 2) return fputs("usage: xorg-injector SOCKET\n", stderr), 2;
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    snprintf(address.sun_path, sizeof address.sun_path, "%s", words[1]);
    connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (connection < 0 || connect(connection, (struct sockaddr *)&address, sizeof address) != 0) fail("xorg-injector: cannot connect");
    struct version_record version = {{sizeof version, 0}, 1, 1};
    send_record(&version, sizeof version);
    read_answer(sizeof version);
    char line[256];
    while (fgets(line, sizeof line, stdin)) {
        struct hand_step step;
        if (!hand_read(line, &step) || !play(&step)) printf("error Xorg has no such step: %s", line);
        fflush(stdout);
    }
    return 0;
}
