import TestSupport
import Testing
import TouchStory
import Touchstone
import TouchReports

struct `The names in a drawing` {
    @Test(arguments: [
        ("UITapGestureRecognizer#3", "Tap 3"), ("UIScreenEdgePanGestureRecognizer#12", "ScreenEdgePan 12"),
        ("TouchDelayGestureRecognizer#2", "TouchDelay 2"), ("DragRecognizer#1", "Drag 1"),
        ("recognizer#4", "Recognizer 4"),
        ("UIGestureRecognizer#5", "Recognizer 5"), ("UIntRecognizer#6", "UInt 6"),
        ("prevented by UIPanGestureRecognizer#1, not #2", "prevented by Pan 1, not #2"),
    ])
    func `say the class and the number of a recognizer without a name`(traced: String, shown: String) {
        expectEqual(ReadableNames.text(traced), shown)
    }

    @Test(arguments: [
        "tap", "Card#2", "UIView#9", "UITapGestureRecognizer", "UITapGestureRecognizer#", "UITapGestureRecognizer#x",
        "#3", "a#b#3", "", "dots #1",
    ])
    func `are what the trace says where it says anything else`(text: String) {
        expectEqual(ReadableNames.text(text), text)
    }

    private let trace = [
        at(0, down(0)), at(0, .hit(finger: 1, view: "v", window: "w")),
        at(0, .watch(recognizer: "UITapGestureRecognizer#1", finger: 1)),
        at(0, .watch(recognizer: "UIPanGestureRecognizer#2", finger: 1)),
        at(0.1, .enter(recognizer: "UIPanGestureRecognizer#2", phase: .began, cause: nil)),
        at(
            0.1,
            .enter(
                recognizer: "UITapGestureRecognizer#1", phase: .failed,
                cause: .prevented(by: "UIPanGestureRecognizer#2"))),
        at(0.2, up(0)), at(0.2, .enter(recognizer: "UIPanGestureRecognizer#2", phase: .ended, cause: nil)),
    ]

    @Test func `are the same in lanes and decisions, and the trace's own in what programs read`() {
        expectEqual(
            lanes(trace).map { $0.prefix { $0 != "·" && $0 != "●" } },
            [
                "finger 1    ", "Tap 1       ", "Pan 2       ",
            ])
        expectEqual(
            list(trace),
            [
                "1   0.100 s  ▷ Pan 2: begins", "2            × Tap 1: failed: Pan 2 recognized and prevents it",
            ])
        var stream = DecisionStream()
        expect(stream.take(trace).contains("× Tap 1: failed: Pan 2 recognized and prevents it\n"))
        expectEqual(Timeline(trace).laneNames, ["finger 1", "UITapGestureRecognizer#1", "UIPanGestureRecognizer#2"])
        expectEqual(GestureSummary(trace).description, "UIPanGestureRecognizer#2 ×1")
        expectEqual(GestureSummary(trace).readable, "Pan 2 ×1")
    }

    @Test(arguments: ["Tap 1", "UITapGestureRecognizer#1", "Tap*", "UITap*"])
    func `select lanes as the trace has them and as they are drawn`(pattern: String) {
        let selection = TimelineSelection(lanes: [pattern])
        expect(Timeline(trace).unknownLanes(of: selection).isEmpty)
        expectEqual(Timeline(trace).selecting(selection).laneNames, ["UITapGestureRecognizer#1"])
    }
}

struct `Internal recognizers` {
    private let pan: RecognizerName = "ScrollPanGestureRecognizer#1"
    private let pinch: RecognizerName = "ScrollPinchGestureRecognizer#2"
    private let delay: RecognizerName = "TouchDelayGestureRecognizer#3"

    /// A tap in a scroll view whose own recognizers fail.
    private var tap: [TraceRecord] {
        let watching: [RecognizerName] = ["tap", pan, pinch, delay]
        let failing: [RecognizerName] = ["swipe", pan, pinch, delay]
        var records = [at(0, down(0)), at(0, .hit(finger: 1, view: "v", window: "w"))]
        records += watching.map { at(0, .watch(recognizer: $0, finger: 1)) }
        records += [at(0.1, up(0)), at(0.1, .enter(recognizer: "tap", phase: .ended, cause: nil))]
        records += failing.map { at(0.1, .enter(recognizer: $0, phase: .failed, cause: .prevented(by: "tap"))) }
        return records
    }

    @Test func `that decided nothing are folded into one line`() {
        expectEqual(
            lines(tap, TimelineOptions(width: 76)).drop { !$0.hasPrefix("fingers") },
            [
                "fingers", "finger 1    ●───────────────────○", "recognizers", "tap         ····················◆1",
                "swipe                           ×2",
                "… 3 internal recognizers: ScrollPan 1, ScrollPinch 2, TouchDelay 3", "",
                "what was decided, and why", "1   0.100 s  ◆ tap: recognized",
                "2            × swipe: failed: tap recognized and prevents it", "",
            ])
        let ascii = lines(tap, TimelineOptions(isASCII: true))
        expect(ascii.contains(". 3 internal recognizers: ScrollPan 1, ScrollPinch 2, TouchDelay 3"))
    }

    @Test func `are drawn when asked`() {
        let all = list(tap, TimelineOptions(internalRecognizers: []))
        expect(all.contains { $0.contains("× ScrollPan 1, ScrollPinch 2, TouchDelay 3, swipe: failed: tap ") })
        let selected = Timeline(tap).selecting(TimelineSelection(lanes: ["TouchDelay*"])).text()
        expect(
            selected.contains("\nTouchDelay 3 ")
                && selected.contains("× TouchDelay 3, swipe: failed: tap recognized and prevents it"))
        expect(!selected.contains("internal"))
        let kind = Timeline(tap).selecting(TimelineSelection(lanes: ["recognizers"])).text()
        expect(kind.contains("… 3 internal recognizers: "))
    }

    @Test func `are those that the options name`() {
        let text = lines(tap, TimelineOptions(internalRecognizers: ["sw*"]))
        expect(text.contains("… 1 internal recognizer: swipe"))
        expect(text.contains { $0.hasPrefix("ScrollPan 1 ") })
    }

    @Test func `that decided something are drawn`() {
        let decisions: [(TraceRecord.Step, String)] = [
            (.enter(recognizer: pan, phase: .began, cause: nil), "ScrollPan 1"),
            (.hold(recognizer: "tap", others: [pinch]), "ScrollPinch 2"),
            (.withhold(responder: "v", step: .began, finger: 1, because: [delay]), "TouchDelay 3"),
        ]
        for (step, name) in decisions {
            var trace = tap
            trace.insert(at(0.05, step), at: 6)
            let drawing = lines(trace)
            expect(drawing.contains { $0.hasPrefix(name + " ") }, "\(name)")
            expect(drawing.contains { $0.hasPrefix("… 2 internal recognizers: ") && !$0.contains(name) }, "\(name)")
        }
    }

    @Test func `that were not selected are no subjects of what others did`() {
        var trace = tap
        trace.insert(at(0.05, .enter(recognizer: pan, phase: .began, cause: nil)), at: 6)
        let part = Timeline(trace).selecting(TimelineSelection(lanes: ["swipe"])).text()
        expect(part.contains("  × swipe: failed: tap recognized and prevents it\n"))
    }
}
