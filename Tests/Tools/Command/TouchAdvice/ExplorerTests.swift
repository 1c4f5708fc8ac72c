import TestSupport
import class Foundation.ProcessInfo
import Testing
import TouchTrace
import Touchstone

@testable import TouchAdvice
@testable import TouchReplays

struct `An explorer` {
    private static let screen = CGRect(x: 0, y: 0, width: 400, height: 300)

    private func explore(
        fingers: Int = 2, events: Int = 4, runs: Int = 2_000, build: @escaping (UIView) -> Void
    ) -> Exploration {
        Explorer(fingers: fingers, events: events, maximumRuns: runs) { Self.start(build) }.explore()
    }

    private static func start(_ build: (UIView) -> Void) -> RestartableApp {
        let application = UIApplication()
        application.host.setScreen(bounds: screen)
        return RestartableApp(application) {
            let window = UIWindow(frame: screen)
            window.accessibilityIdentifier = "window"
            build(window)
            window.makeKeyAndVisible()
        }
    }

    private func texts(_ exploration: Exploration) -> [String] {
        exploration.results.map { "\($0.finding.severity): \($0.finding.text)" }
    }

    @Test func `finds two taps that recognize with the same touch, and the longest wait`() throws {
        let exploration = explore { root in
            let view = root.put(UIView(), "view", CGRect(x: 0, y: 0, width: 400, height: 300))
            let double = view.attach(UITapGestureRecognizer(), "double")
            double.numberOfTapsRequired = 2
            view.attach(UITapGestureRecognizer(), "single").require(toFail: double)
            let triple = view.attach(UITapGestureRecognizer(), "triple")
            triple.numberOfTapsRequired = 3
        }
        expect(texts(exploration).contains("note: single waits for up to 0.35 s, for double."))
        expectEqual(exploration.completeLength, 4)
        let wait = try #require(exploration.results.first { $0.finding.kind == .longestWait })
        expectEqual(wait.script, "1 down at 200, 150; all up")
    }

    @Test func `finds a recognizer that never ends, and the touch that a view does not see end`() {
        let exploration = explore { root in
            let view = root.put(UIView(), "view", CGRect(x: 0, y: 0, width: 400, height: 300))
            view.attach(Endless(), "endless")
        }
        expectEqual(
            texts(exploration),
            [
                "note: endless recognizes in none of \(exploration.runCount) scripts, all of up to 4 events among them.",
                "problem: endless has not decided 3 s after the last finger was lifted.",
                "problem: view receives the beginning of a touch, and neither its end nor its cancellation.",
            ])
    }

    @Test func `finds a view that forwards its touches to a button, which ignores them`() throws {
        let exploration = explore(fingers: 1, events: 2) { root in
            let owner = root.put(ForwardingView(), "owner", CGRect(x: 0, y: 0, width: 400, height: 300))
            let around = owner.put(UIView(), "around", CGRect(x: 300, y: 0, width: 100, height: 300))
            around.put(UIButton(), "button", CGRect(x: 20, y: 200, width: 60, height: 60))
            root.put(UIButton(), "other button", CGRect(x: 0, y: 0, width: 60, height: 60))
        }
        let result = try #require(exploration.results.first { $0.finding.kind == .misuse })
        expectEqual(
            result.finding.text,
            "button received touchesBegan for a touch that hit owner, and ignored it: a control acts on touches that hit "
                + "it; return it from hitTest(_:with:) of the views around it.")
        expectEqual(result.finding.severity, .problem)
        expectEqual(result.script, "1 down at 350, 230; all up")
        expectEqual(exploration.results.filter { $0.finding.kind == .misuse }.count, 1)
    }

    @Test func `finds recognizers that both recognize, with the shortest script, whose records replay`() throws {
        let build = { (root: UIView) in
            let view = root.put(UIView(), "view", CGRect(x: 0, y: 0, width: 400, height: 300))
            view.attach(TogetherTap(), "one")
            view.attach(UISwipeGestureRecognizer(), "swipe")
            root.attach(TogetherTap(), "other")
        }
        let exploration = explore(build: build)
        let result = try #require(exploration.results.first { $0.finding.kind == .bothFire })
        expectEqual(result.finding.text, "one and other both recognize with the same touch.")
        expectEqual(result.script, "1 down at 200, 150; all up")
        let again = Self.start(build).play(RecordedInput(result.records, source: "witness"))
        expectEqual(again, result.records)
    }

    @Test func `needs a second finger for a pinch and finds that one finger never fires it`() {
        func never(_ fingers: Int) -> [String] {
            explore(fingers: fingers, events: 3) { root in
                let view = root.put(UIView(), "view", CGRect(x: 0, y: 0, width: 400, height: 300))
                view.attach(UIPinchGestureRecognizer(), "pinch")
            }.results.filter { $0.finding.kind == .neverFires }.flatMap(\.finding.subjects)
        }
        expectEqual(never(1), ["pinch"])
        expectEqual(never(2), [])
    }

    @Test func `knows the recognizers that the first layout makes`() {
        final class LateView: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                if (gestureRecognizers ?? []).isEmpty { attach(UIPinchGestureRecognizer(), "late pinch") }
            }
        }
        let never = explore(fingers: 1, events: 2) { root in
            root.put(LateView(), "view", CGRect(x: 0, y: 0, width: 400, height: 300))
        }.results.filter { $0.finding.kind == .neverFires }.flatMap(\.finding.subjects)
        expectEqual(never, ["late pinch"])
    }

    @Test func `ends after its runs, and states how far it came`() {
        let exploration = explore(events: 8, runs: 20) { root in
            root.put(UIView(), "view", CGRect(x: 0, y: 0, width: 400, height: 300))
                .attach(UITapGestureRecognizer(), "tap")
        }
        expectEqual(exploration.runCount, 20)
        expect((1...3).contains(exploration.completeLength))
    }

    /// Up to four events; up to eight under Scripts/fuzz.
    @Test func `explores three fingers and ten recognizers to the end, always with the same results`() {
        let length = ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ"] != nil ? 8 : 4
        func explored(_ events: Int) -> Exploration {
            explore(fingers: 3, events: events, runs: 10_000) { Conflicts.plant(in: $0) }
        }
        let one = explored(length)
        expectEqual(one.completeLength, length)
        expect(one.runCount < 10_000)
        expectEqual(one.leftOutCount, 0)
        let (short, again) = (explored(3), explored(3))
        expectEqual([short.runCount, short.stateCount], [again.runCount, again.stateCount])
        expectEqual(texts(short), texts(again))
        func subjects(_ kind: Finding.Kind) -> [[String]] {
            one.results.filter { $0.finding.kind == kind }.map(\.finding.subjects)
        }
        expectEqual(subjects(.neverFires), [["old"], ["slow"]])
        expectEqual(subjects(.unreachable), [])
        expect(subjects(.longestWait).contains(["quick"]))
        // Nothing waits indefinitely: the first one of the cycle is failed, which a diagnostic states.
        let problems = one.results.filter { $0.finding.severity == .problem }
        expectEqual(problems.map(\.finding.kind), [.misuse])
        expectEqual(problems.first?.finding.text.hasPrefix("one awaits two awaits three awaits one: "), true)
    }

    /// Returns a sentence without the number of runs.
    private func essence(_ exploration: Exploration) -> Set<String> {
        let numbered = "in none of \(exploration.runCount) scripts"
        return Set(
            exploration.results.map { result in
                let text = result.finding.text
                guard let range = text.firstRange(of: numbered) else { return text }
                return text.replacingCharacters(in: range, with: "in none")
            })
    }

    private func compare(
        fingers: Int = 2, events: Int, _ location: SourceLocation = #_sourceLocation,
        build: @escaping (UIView) -> Void
    ) {
        var explorer = Explorer(fingers: fingers, events: events, maximumRuns: .max) { Self.start(build) }
        let pruned = explorer.explore()
        explorer.isPruning = false
        let full = explorer.explore()
        #expect(essence(pruned) == essence(full), sourceLocation: location)
        #expect(!full.results.isEmpty, sourceLocation: location)
        #expect(pruned.runCount < full.runCount, sourceLocation: location)
    }

    @Test func `finds what the same scripts find that are all played`() {
        compare(events: 3) { Conflicts.plant(in: $0) }
        compare(events: 3) { root in
            let view = root.put(UIView(), "view", CGRect(x: 0, y: 0, width: 400, height: 300))
            let swipe = view.attach(UISwipeGestureRecognizer(), "swipe")
            view.attach(UIPanGestureRecognizer(), "pan").require(toFail: swipe)
            view.attach(UIPinchGestureRecognizer(), "pinch")
            view.attach(UIRotationGestureRecognizer(), "rotation")
            let double = view.attach(UITapGestureRecognizer(), "double")
            double.numberOfTapsRequired = 2
            view.attach(UITapGestureRecognizer(), "tap").require(toFail: double)
            view.attach(UILongPressGestureRecognizer(), "press")
        }
        compare(events: 3) { root in
            root.attach(TogetherTap(), "around")
            root.attach(UIPanGestureRecognizer(), "pan")
            for index in 0..<2 {
                let view = root.put(UIView(), "view \(index)", CGRect(x: 200 * index, y: 0, width: 200, height: 300))
                view.attach(TogetherTap(), "tap \(index)")
                view.attach(UILongPressGestureRecognizer(), "press \(index)").cancelsTouchesInView = false
            }
        }
        compare(events: 4) { root in
            let view = root.put(UIView(), "view", CGRect(x: 0, y: 0, width: 400, height: 300))
            view.attach(Endless(), "endless")
            view.attach(UITapGestureRecognizer(), "tap").numberOfTouchesRequired = 2
        }
    }

    @Test func `explores views apart that have nothing to do with each other`() {
        func count(_ views: Int, isTied: Bool = false) -> Int {
            explore(fingers: 3, events: 4, runs: .max) { root in
                var taps: [UITapGestureRecognizer] = []
                for index in 0..<views {
                    let view = root.put(UIView(), "\(index)", CGRect(x: 100 * index, y: 0, width: 100, height: 100))
                    taps.append(view.attach(UITapGestureRecognizer(), "tap \(index)"))
                }
                if isTied { taps[0].require(toFail: taps[1]) }
            }.runCount
        }
        expectEqual(count(2), 2 * count(1))
        expectEqual(count(4), 4 * count(1))
        expect(count(2, isTied: true) > count(2))
    }

    @Test func `lifts each finger last`() {
        let exploration = explore(events: 2) { root in
            root.put(UIView(), "view", CGRect(x: 0, y: 0, width: 400, height: 300)).attach(LaterFirst(), "later first")
        }
        expectEqual(exploration.completeLength, 2)
        expect(!exploration.results.contains { $0.finding.kind == .neverFires })
    }

    @Test func `is not complete as long as a finger was not lifted last`() {
        func length(_ runs: Int) -> Int {
            explore(events: 2, runs: runs) { root in
                root.put(UIView(), "view", CGRect(x: 0, y: 0, width: 400, height: 300)).attach(LaterFirst(), "later")
            }.completeLength
        }
        let needed = explore(events: 2) { root in
            root.put(UIView(), "view", CGRect(x: 0, y: 0, width: 400, height: 300)).attach(LaterFirst(), "later")
        }.runCount
        expect((1..<needed).allSatisfy { length($0) < 2 })
        expectEqual(length(needed), 2)
    }

    @Test func `puts fingers down on the part of a view that others leave, however small it is`() {
        let exploration = explore(fingers: 1, events: 2) { root in
            root.put(UIView(), "tray", CGRect(x: 9, y: 0, width: 100, height: 300))
                .attach(UITapGestureRecognizer(), "tray tap")
            root.put(UIView(), "cover", CGRect(x: 19, y: 0, width: 381, height: 300))
        }
        expectEqual(texts(exploration), [])
        expectEqual(exploration.placeCount, 1)
    }

    @Test func `puts fingers down in a window that does not begin in the corner of the screen`() throws {
        let exploration = Explorer(fingers: 1, events: 2) {
            let application = UIApplication()
            application.host.setScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 600))
            return RestartableApp(application) {
                let window = UIWindow(frame: CGRect(x: 0, y: 400, width: 400, height: 200))
                let view = window.put(UIView(), "view", CGRect(x: 0, y: 0, width: 400, height: 200))
                view.attach(TogetherTap(), "one")
                window.attach(TogetherTap(), "other")
                window.isHidden = false
            }
        }.explore()
        expectEqual(texts(exploration), ["note: one and other both recognize with the same touch."])
        expectEqual(exploration.results.first?.script, "1 down at 200, 500; all up")
    }

    @Test func `tells unnamed recognizers and views of several runs apart`() {
        let exploration = explore(fingers: 1, events: 2) { root in
            for (name, x) in [("left", 0), ("right", 200)] {
                let side = root.put(UIView(), name, CGRect(x: x, y: 0, width: 200, height: 300))
                let inner = UIView(frame: side.bounds)
                inner.addGestureRecognizer(Endless())
                side.addSubview(inner)
            }
        }
        func subjects(_ kind: Finding.Kind) -> [[String]] {
            exploration.results.filter { $0.finding.kind == kind }.map(\.finding.subjects)
        }
        expectEqual(subjects(.stuck), [["Endless of UIView in left"], ["Endless of UIView in right"]])
        expectEqual(subjects(.openTouch), [["UIView in left"], ["UIView in right"]])
        expect(
            texts(exploration).contains(
                "problem: Endless of UIView in right has not decided 3 s after the last finger was lifted."))
    }

    @Test func `tells recognizers with one name apart, of which a run mentions one`() {
        let never = explore(fingers: 1, events: 2) { root in
            for (x, recognizer) in [(0, UITapGestureRecognizer()), (200, UIPinchGestureRecognizer())] {
                root.put(UIView(), "\(x)", CGRect(x: x, y: 0, width: 200, height: 300)).attach(recognizer, "same")
            }
        }.results.filter { $0.finding.kind == .neverFires }.map(\.finding.subjects)
        expectEqual(never, [["same (2)"]])
    }

    @Test func `reports misuse by unnamed recognizers once`() {
        let exploration = explore(fingers: 1, events: 2) { root in
            root.put(UIView(), "left", CGRect(x: 0, y: 0, width: 200, height: 300))
                .addGestureRecognizer(UIPinchGestureRecognizer())
            let cycle = [UIPanGestureRecognizer(), UIPanGestureRecognizer()]
            for pan in cycle { root.addGestureRecognizer(pan) }
            cycle[0].require(toFail: cycle[1])
            cycle[1].require(toFail: cycle[0])
        }
        let misuse = exploration.results.filter { $0.finding.kind == .misuse }.map(\.finding.text)
        expectEqual(misuse.count, 1)
        expectEqual(misuse.first?.hasPrefix("UIPanGestureRecognizer of window"), true)
    }

    @Test func `finds a recognizer that no touch reaches, and none that a drag uncovers`() {
        func unreachable(_ drag: Bool) -> [String] {
            explore(fingers: 1, events: 3) { root in
                root.put(UIView(), "below", CGRect(x: 0, y: 0, width: 60, height: 60))
                    .attach(UITapGestureRecognizer(), "tap")
                let cover = root.put(UIView(), "cover", CGRect(x: 0, y: 0, width: 400, height: 300))
                let pan = cover.attach(UIPanGestureRecognizer(), "pan")
                if drag { pan.addAction { $0.view?.frame.origin.x = 200 } }
            }.results.filter { $0.finding.kind == .unreachable }.map(\.finding.text)
        }
        expectEqual(
            unreachable(false),
            [
                "No touch reaches tap in any of 1 states of the views: at the start, cover is in front of all of it."
            ])
        expectEqual(unreachable(true), [])
    }
}

private final class Endless: UIGestureRecognizer {}

/// Takes the touches of all views inside, and passes each on to the button that it is on.
private final class ForwardingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let receiver = super.hitTest(touch.location(in: self), with: event)
            if receiver !== self { receiver?.touchesBegan([touch], with: event) }
        }
    }
}

/// Recognizes when, of two fingers, the one that came down later is lifted first.
private final class LaterFirst: UIGestureRecognizer {
    private var fingers: [ObjectIdentifier] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers += touches.map { ObjectIdentifier($0) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let isLater = touches.contains { ObjectIdentifier($0) == fingers.last }
        state = fingers.count == 2 && isLater ? .ended : .failed
    }

    override func reset() { fingers = [] }
}

private final class TogetherTap: UITapGestureRecognizer {
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
}
