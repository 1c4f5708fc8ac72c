import Testing
import TouchTrace
import Touchstone

@testable import TouchAdvice

@Suite struct `An explorer` {
    private static let screen = CGRect(x: 0, y: 0, width: 400, height: 300)

    private func explore(
        fingers: Int = 2, events: Int = 4, runs: Int = 2_000, build: @escaping (UIView) -> Void
    ) -> Exploration {
        Explorer(fingers: fingers, events: events, runs: runs) { Self.rehearse(build) }.explore()
    }

    private static func rehearse(_ build: (UIView) -> Void) -> Rehearsal {
        let application = UIApplication()
        application.setScreen(bounds: screen)
        return Rehearsal(application) {
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
        #expect(texts(exploration).contains("note: single waits for up to 0.35 s, for double."))
        #expect(exploration.completeLength == 4)
        let wait = try #require(exploration.results.first { $0.finding.kind == .longestWait })
        #expect(wait.script == "1 down at 200, 150; all up")
    }

    @Test func `finds a recognizer that never ends, and the touch that a view does not see end`() {
        let exploration = explore { root in
            let view = root.put(UIView(), "view", CGRect(x: 0, y: 0, width: 400, height: 300))
            view.attach(Endless(), "endless")
        }
        #expect(
            texts(exploration) == [
                "note: endless recognizes in none of \(exploration.runCount) scripts, all of up to 4 events among them.",
                "problem: endless has not decided 3 s after the last finger was lifted.",
                "problem: view receives the beginning of a touch, and neither its end nor its cancellation.",
            ])
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
        #expect(result.finding.text == "one and other both recognize with the same touch.")
        #expect(result.script == "1 down at 200, 150; all up")
        let again = Self.rehearse(build).play(RehearsedInput(result.records, source: "witness"))
        #expect(again == result.records)
    }

    @Test func `needs a second finger for a pinch and finds that one finger never fires it`() {
        func never(_ fingers: Int) -> [String] {
            explore(fingers: fingers, events: 3) { root in
                let view = root.put(UIView(), "view", CGRect(x: 0, y: 0, width: 400, height: 300))
                view.attach(UIPinchGestureRecognizer(), "pinch")
            }.results.filter { $0.finding.kind == .neverFires }.flatMap(\.finding.subjects)
        }
        #expect(never(1) == ["pinch"])
        #expect(never(2) == [])
    }

    @Test func `ends after its runs, and states how far it came`() {
        let exploration = explore(events: 8, runs: 20) { root in
            root.put(UIView(), "view", CGRect(x: 0, y: 0, width: 400, height: 300))
                .attach(UITapGestureRecognizer(), "tap")
        }
        #expect(exploration.runCount == 20)
        #expect((1...3).contains(exploration.completeLength))
    }

    @Test func `explores ten recognizers in few thousand runs, always with the same results`() {
        func explored() -> Exploration { explore(fingers: 3, events: 2) { Conflicts.plant(in: $0) } }
        let (one, other) = (explored(), explored())
        #expect(one.runCount == other.runCount)
        #expect(one.runCount < 2_000)
        #expect(one.completeLength == 2)
        #expect(texts(one) == texts(other))
        let kinds = Set(one.results.map(\.finding.kind))
        #expect(kinds.isSuperset(of: [.neverFires, .longestWait]))
        let never = one.results.filter { $0.finding.kind == .neverFires }.flatMap(\.finding.subjects)
        #expect(never.contains("old") && never.contains("slow"))
    }
}

private final class Endless: UIGestureRecognizer {}

private final class TogetherTap: UITapGestureRecognizer {
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
}
