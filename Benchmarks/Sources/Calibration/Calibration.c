#include "Calibration.h"
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

static uint32_t table[1 << 16];

/// What the loop computes is kept, or the compiler would remove the loop.
static volatile double kept;

double cpu_nanoseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

// The loop must stay as it is: the times of other systems were taken beside the same one, when it took 30.5 ms.
double calibration_milliseconds(void) {
    for (int i = 0; i < 1 << 16; i++) table[i] = (i * 2654435761u) & 0xffff;
    uint32_t x = 1;
    double sum = 0;
    double start = cpu_nanoseconds();
    for (int i = 0; i < 8000000; i++) {
        x = table[(x + i) & 0xffff];
        sum += x * 0.5;
    }
    double end = cpu_nanoseconds();
    kept = sum;
    return (end - start) / 1e6;
}

void sort_freed_blocks(void) {
    // Larger than what malloc keeps in lists by size; with 64 KiB it would give memory back as well.
    void *volatile block = malloc(60000);
    free(block);
}

// A call that does nothing but is not optimized away.
__attribute__((noinline)) void counting_begins(void) { __asm__ volatile("" ::: "memory"); }

__attribute__((noinline)) void counting_ends(void) { __asm__ volatile("" ::: "memory"); }
