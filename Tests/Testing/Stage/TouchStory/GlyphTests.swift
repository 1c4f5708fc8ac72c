import TestSupport
import Testing
import TouchStory
import Touchstone

/// Hand-made traces, and the lanes that they make.
struct `A lane` {
    @Test func `of a finger shows down, up and cancelled`() {
        let trace = [
            at(0, down(7)), at(0, .hit(finger: 1, view: "v", window: "w")),
            at(0, down(8)), at(0, .hit(finger: 2, view: "v", window: "w")),
            at(0.01, .frame(InputFrame(at: .zero, [contact(7, .moved)]))),
            at(0.02, .frame(InputFrame(at: .zero, [contact(7, .ended), contact(8, .cancelled)]))),
        ]
        expectEqual(lanes(trace), ["finger 1    ●───○", "finger 2    ●───⊗1"])
        expectEqual(list(trace), ["1   0.020 s  ⊗ finger 2: cancelled by the system"])
    }

    @Test func `of a finger ends when the system takes the touch without input`() {
        let trace = [
            at(0, down(7)), at(0, .hit(finger: 1, view: "v", window: "w")),
            at(0.01, .feed(recognizer: "tap", step: .cancelled, fingers: [1])),
        ]
        expectEqual(lanes(trace), ["finger 1    ●─⊗1"])
    }

    @Test func `of a finger that reaches no view is there too`() {
        let trace = [at(0, down(7)), at(0, .missed(finger: 7, reason: "no view is hit")), at(0.01, up(7))]
        expectEqual(lanes(trace), ["contact 7   ●─○"])
        expectEqual(list(trace), ["1   0.000 s    contact 7: is not delivered: no view is hit"])
    }

    @Test func `of a continuous recognizer shows possible, began, changed and ended`() {
        let trace = [
            at(0, .watch(recognizer: "pan", finger: 1)),
            at(0.01, .enter(recognizer: "pan", phase: .began, cause: nil)),
            at(0.02, .enter(recognizer: "pan", phase: .changed, cause: nil)),
            at(0.03, .enter(recognizer: "pan", phase: .ended, cause: nil)), at(0.03, .reset(recognizer: "pan")),
        ]
        expectEqual(lanes(trace), ["pan         ··▷1══◁"])
        expectEqual(list(trace), ["1   0.010 s  ▷ pan: begins"])
    }

    @Test func `of a recognizer that is cancelled after it began says why`() {
        let trace = [
            at(0, .watch(recognizer: "pan", finger: 1)),
            at(0.01, .enter(recognizer: "pan", phase: .began, cause: nil)),
            at(0.03, .enter(recognizer: "pan", phase: .cancelled, cause: .disabled)),
        ]
        expectEqual(lanes(trace), ["pan         ··▷1══⊗2"])
        expectEqual(list(trace).last, "2   0.030 s  ⊗ pan: cancelled: it was disabled")
    }

    @Test func `of a recognizer shows that it waits, and for whom`() {
        let trace = [
            at(0, .watch(recognizer: "tap", finger: 1)),
            at(0.01, .hold(recognizer: "tap", others: ["double", "press"])),
            at(0.03, .enter(recognizer: "tap", phase: .ended, cause: nil)),
        ]
        expectEqual(lanes(trace), ["tap         ··┄1┄┄◆2"])
        expectEqual(
            list(trace),
            [
                "1   0.010 s  ┄ tap: would recognize, but waits: double and press must fail first",
                "2   0.030 s  ◆ tap: recognized, now that double and press have failed",
            ])
    }

    @Test(arguments: [
        (FailureReason.own("moved 50 pt, more than 45"), "moved 50 pt, more than 45"),
        (.own(""), "its own decision, for which its class gave no reason"), (.refused, "shouldBegin returned false"),
        (.prevented(by: "pan"), "pan recognized and prevents it"),
        (.prevented(by: "pan", rule: .first), "pan recognized first and prevents it"),
        (.prevented(by: "pan", rule: .whileWaiting), "pan recognized and prevents it, while it waited"),
        (.prevented(by: "pan", rule: .precedence), "both were ready, and pan has the higher precedence"),
        (.prevented(by: "pan", rule: .oneSided), "both were ready, and only pan prevents the other one"),
        (
            .prevented(by: "pan", rule: .oneSidedByAnother),
            "pan was ready as well, and another one, which it does not prevent, prevents it"
        ),
        (.requirementMet("double"), "it required the failure of double, which recognized"),
        (.deadlock, "failure requirements form a cycle"),
        (.removed, "it was removed from its view, or the view from the window"),
        (.touchesLost, "no touch or timer was left to decide it"),
        (.systemCancelled, "the system cancelled its touches"),
    ])
    func `of a recognizer that fails ends with a cross and the cause`(cause: FailureReason, text: String) {
        let trace = [
            at(0, .watch(recognizer: "tap", finger: 1)),
            at(0.01, .enter(recognizer: "tap", phase: .failed, cause: cause)),
        ]
        expectEqual(lanes(trace), ["tap         ··×1"])
        expectEqual(
            list(trace).joined(separator: "").replacing(#/ {10,}/#, with: " "), "1   0.010 s  × tap: failed: \(text)")
    }

    @Test func `of a recognizer that was withdrawn shows a failure instead of the recognition`() {
        let trace = [
            at(0, .watch(recognizer: "tap", finger: 1)),
            at(0.01, .enter(recognizer: "tap", phase: .ended, cause: nil)),
            at(0.01, .undo(recognizer: "tap", cause: .removed)),
        ]
        expectEqual(lanes(trace), ["tap         ··×2"])
        expectEqual(
            list(trace).dropFirst(),
            [
                "2            × tap: withdrawn before its targets were called: it was removed from its view, or the",
                "               view from the window",
            ])
    }

    @Test func `of a recognizer that is reset undecided just stops`() {
        let trace = [
            at(0, .watch(recognizer: "tap", finger: 1)), at(0.01, .reset(recognizer: "tap")),
            at(0.03, .watch(recognizer: "tap", finger: 2)),
        ]
        expectEqual(lanes(trace), ["tap         ··    ···"])
    }

    @Test func `of a view shows began and ended, and once more for another finger`() {
        let trace = [
            at(0, received(.began, [1])), at(0.01, received(.began, [2])), at(0.02, received(.ended, [1])),
            at(0.03, received(.moved, [2])), at(0.04, received(.ended, [2])),
        ]
        expectEqual(lanes(trace), ["v           ┌─┌─┐───┐"])
    }

    @Test func `of a view whose touch is taken away says by whom`() {
        let trace = [
            at(0, .watch(recognizer: "pinch", finger: 3)), at(0, received(.began, [3])),
            at(0.01, .enter(recognizer: "pinch", phase: .began, cause: nil)), at(0.01, received(.cancelled, [3])),
        ]
        expectEqual(lanes(trace), ["pinch       ··▷1═", "v           ┌─⊗2"])
        expectEqual(list(trace).last, "2            ⊗ v: receives touchesCancelled for finger 3: pinch begins")
    }

    @Test func `of a view that does not receive a lift yet shows the wait and the late end`() {
        let trace = [
            at(0, down(0)), at(0, .hit(finger: 1, view: "v", window: "w")), at(0, received(.began, [1])),
            at(0.01, up(0)),
            at(0.01, .withhold(responder: "v", step: .ended, finger: 1, because: ["double"])),
            at(0.03, .deliver(responder: "v", step: .ended, fingers: [1], isLate: true)),
        ]
        expectEqual(lanes(trace), ["finger 1    ●─○", "v           ┌─┄1┄┄┐2"])
        expectEqual(
            list(trace),
            [
                "1   0.010 s  ┄ v: does not receive touchesEnded for finger 1 yet: double may still recognize",
                "2   0.030 s  ┐ v: receives touchesEnded for finger 1 0.02 s after the lift: nothing waits any more",
            ])
    }

    @Test func `of a view that never receives a finger ends with the wait`() {
        let trace = [
            at(0, .watch(recognizer: "pan", finger: 1)),
            at(0, .withhold(responder: "v", step: .began, finger: 1, because: ["pan"])),
            at(0.02, .enter(recognizer: "pan", phase: .began, cause: nil)),
            at(0.02, .silence(responder: "v", finger: 1)),
        ]
        expectEqual(lanes(trace), ["pan         ····▷2═", "v           ┄1┄┄"])
        expectEqual(list(trace).last, "3              v: never receives finger 1: pan begins")
    }

    @Test func `keeps two marks apart that fall into one column`() {
        let trace = [
            at(0, .watch(recognizer: "tap", finger: 1)),
            at(0.01, .enter(recognizer: "tap", phase: .ended, cause: nil)), at(0.01, .reset(recognizer: "tap")),
            at(0.012, .watch(recognizer: "tap", finger: 2)), at(0.1, .reset(recognizer: "tap")),
        ]
        expectEqual(lanes(trace), ["tap         ··◆·················"])
    }
}
