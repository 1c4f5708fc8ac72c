// What the programs of the peers share: the paths of the fingers, and a meter that works as that of the benchmarks does. A program runs
// one case of the benchmarks, with this number of events in a batch:
//
//     qt-widgets two-fingers/leaf 5000
//
// It prints the version of the toolkit, and of an event the CPU time and the updates of gestures. Exit code:
// 0 done, 1 the case did not do what it is said to measure, 2 usage error.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <limits>

/// The frames of two fingers, the same as `Wave` of the benchmarks has.
namespace frames {
constexpr int depth = 10;
/// The size of the innermost of the nested views.
constexpr int leafSize = 1'000;
/// The number of frames until gestures have begun or failed.
constexpr int warmUp = 120;

inline double triangle(long step, int top) {
    long place = step % (2 * top);
    return place <= top ? place : 2 * top - place;
}

/// Calls a function with the number and the position of each finger.
template <typename Function> void place(long step, Function function) {
    double across = triangle(step, 40), down = triangle(step, 60);
    function(0, 200 + across, 400 + down);
    function(1, 800 - across / 2, 500 + down * 1.25);
}
}

/// An event that can be repeated.
class Case {
public:
    virtual ~Case() = default;
    virtual void run(long events) = 0;
    /// Returns `true` if this number of events, all that there were, did what they are said to do.
    virtual bool holds(long events) const = 0;
    /// The number of updates of gestures.
    long updates = 0;
};

inline double cpuNanoseconds() {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

/// Measures the best of 15 batches, after one that does not count.
inline int report(const char *version, Case &measured, long events) {
    constexpr int batches = 15;
    double best = std::numeric_limits<double>::infinity();
    measured.run(events);
    for (int batch = 0; batch < batches; batch++) {
        double start = cpuNanoseconds();
        measured.run(events);
        best = std::min(best, cpuNanoseconds() - start);
    }
    double all = (batches + 1) * events;
    if (!measured.holds(all)) {
        std::fprintf(stderr, "it does not do what it is said to measure: %ld updates in %.0f events\n", measured.updates, all);
        return 1;
    }
    std::printf(
        "{\"version\": \"%s\", \"nanoseconds\": %.1f, \"updates\": %.0f}\n", version, best / events,
        std::round(measured.updates / all));
    return 0;
}
