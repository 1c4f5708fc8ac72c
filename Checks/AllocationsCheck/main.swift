// A moving finger allocates nothing, nor does a whole touch: counted in a release build, where `for` loops over arrays are free.
//
// Each case builds a small app, warms it up and then counts the allocations of 1,000 more frames. A case that must
// allocate (it plants one allocation a frame) shows that the counter works.

import AllocationCounter
import Foundation
import Touchstone

@MainActor
func run() -> Int {
    var failures = 0
    var cases = 0
    func check(_ name: String, _ bench: Bench, expected: Int = 0, hasActions: Bool = true) {
        cases += 1
        let count = bench.allocations()
        let isRight =
            (expected == 0 ? count == 0 : count >= expected) && (bench.actions >= Bench.frames) == hasActions
            && bench.isWatched
        if !isRight { failures += 1 }
        print("\(isRight ? "ok  " : "FAIL") \(count) allocations in \(Bench.frames) frames: \(name)")
    }

    for fingers in [1, 2, 5, 10] {
        for recognizers in [0, 1, 4, 10, 40] {
            for movement in Movement.allCases {
                let bench = Bench(fingers: fingers, recognizers: recognizers, movement: movement)
                check("\(fingers) fingers, \(recognizers) recognizers, \(movement)", bench, hasActions: recognizers > 0)
            }
        }
        check(
            "\(fingers) fingers, 10 recognizers, the app keeps the sets",
            Bench(fingers: fingers, recognizers: 10, movement: .random, keepsSets: true))
        check(
            "\(fingers) fingers, pan, pinch and rotation recognized together, a swipe watches",
            Bench(fingers: fingers, recognizers: 4, movement: .all, isSimultaneous: true))
        check(
            "\(fingers) fingers, 40 undecided recognizers",
            Bench(fingers: fingers, recognizers: 40, movement: .all, following: .undecided), hasActions: false)
        check(
            "\(fingers) fingers, taps, long presses and edge pans watch",
            Bench(fingers: fingers, recognizers: 12, movement: .all, following: .watching), hasActions: false)
        check(
            "\(fingers) fingers, long presses and edge pans recognized together",
            Bench(fingers: fingers, recognizers: 12, movement: .all, isSimultaneous: true, following: .begun))
        check(
            "\(fingers) fingers at the edge, taps, long presses and edge pans watch, the system is waited for",
            Bench(fingers: fingers, recognizers: 12, movement: .all, following: .watching, system: .undecided),
            hasActions: false)
        check(
            "\(fingers) fingers at the edge, pan and swipe wait for the system, pinch and rotation go on",
            Bench(fingers: fingers, recognizers: 4, movement: .all, isSimultaneous: true, system: .undecided),
            hasActions: fingers > 1)
        check(
            "\(fingers) fingers at the edge, the system's drag goes on",
            Bench(fingers: fingers, recognizers: 10, movement: .all, system: .begun))
    }
    for velocity in [VelocityStrategy.lsq2, .threeSample] {
        check(
            "2 fingers, 2 recognizers, velocity \(velocity)",
            Bench(fingers: 2, recognizers: 2, movement: .all, velocity: velocity))
    }
    for fingers in [1, 5] {
        check(
            "\(fingers) pencils, 2 recognizers, details, estimates and 3 readings in between",
            Bench(fingers: fingers, recognizers: 2, movement: .all, readings: 3, hasDetails: true))
        check(
            "\(fingers) pencils on a view, details, estimates and 3 readings in between",
            Bench(fingers: fingers, recognizers: 0, movement: .all, readings: 3, hasDetails: true), hasActions: false)
    }
    for fingers in [1, 5] {
        check(
            "\(fingers) fingers on a view that reads coalesced and predicted touches",
            Bench(fingers: fingers, recognizers: 0, movement: .all, asks: true), hasActions: false)
        check(
            "\(fingers) pencils on a view that reads them, 2 recognizers, 3 readings in between",
            Bench(fingers: fingers, recognizers: 2, movement: .all, readings: 3, hasDetails: true, asks: true))
    }
    check(
        "planted: an app that keeps a coalesced touch makes the next one anew",
        Bench(fingers: 1, recognizers: 0, movement: .all, asks: true, keepsCopies: true), expected: Bench.frames,
        hasActions: false)
    check(
        "planted: one allocation a frame is seen", Bench(fingers: 1, recognizers: 1, movement: .all, allocates: true),
        expected: Bench.frames)
    for kind in Continuing.allCases {
        for recognizers in [0, 1, 10] {
            // From view to view a recognizer begins and ends, which is not a steady state.
            if kind == .hoverFromViewToView, recognizers > 0 { continue }
            let bench = DeviceBench(kind, recognizers: recognizers)
            let count = bench.allocations()
            cases += 1
            let isRight = count == 0 && (kind == .press || (bench.actions >= Bench.frames) == (recognizers > 0))
            if !isRight { failures += 1 }
            print(
                "\(isRight ? "ok  " : "FAIL") \(count) allocations in \(Bench.frames) frames: \(kind), "
                    + "\(recognizers) recognizers")
        }
    }
    for kind in Scrolling.allCases {
        let bench = ScrollBench(kind)
        let count = bench.allocations()
        cases += 1
        let isRight = count == 0 && bench.scrolls > 0 && bench.newRows == 0
        if !isRight { failures += 1 }
        print(
            "\(isRight ? "ok  " : "FAIL") \(count) allocations in \(Bench.frames) frames: scrolling, \(kind), "
                + "\(bench.scrolls) scrolls, \(bench.newRows) new rows")
    }
    for keeping in Keeping.allCases {
        for hasPan in [false, true] {
            let bench = TouchBench(keeping: keeping, hasPan: hasPan)
            let count = bench.allocations()
            cases += 1
            // A touch that the app refers to is not the next one, which is made anew.
            let isRight = (keeping == .nothing ? count == 0 : count >= TouchBench.touches) && bench.isReceived
            if !isRight { failures += 1 }
            print(
                "\(isRight ? "ok  " : "FAIL") \(count) allocations in \(TouchBench.touches) whole touches\(hasPan ? " with a pan" : ""): "
                    + "the app keeps \(keeping)")
        }
    }
    print("\(cases - failures) passed, \(failures) failed")
    return failures
}

if run() > 0 {
    print("A moving finger or a whole touch allocates: run the failing case under a profiler, for instance")
    print("valgrind --tool=dhat, and look for arrays, closures or boxes on the path of touchesMoved.")
    exit(1)
}
