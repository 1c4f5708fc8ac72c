import TestSupport
import Testing
import TouchInput
import TouchStage
import TouchStory
import Touchstone

@testable import TouchReplays

/// A supposition about code of an app takes effect in the app that is rebuilt.
struct `A supposition` {
    /// The answers about the last touch, for each recognizer that the touch reached, and the view.
    private func answers(
        _ suppositions: ([String: Int]) -> Set<Supposition>, _ build: (UIView) -> Void, play: (Hands) -> Void
    ) throws -> [String] {
        var window: UIWindow?
        let app = OriginalApp {
            let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            made.accessibilityIdentifier = "window"
            let card = made.add(UIView(), "card", CGRect(x: 0, y: 0, width: 200, height: 200))
            card.isMultipleTouchEnabled = true
            build(card)
            made.makeKeyAndVisible()
            window = made
        } play: { host in
            play(Hands(host: host, window: window!))
            host.advance(by: 3)
        }
        let log = try app.log()
        var ids: [String: Int] = [:]
        for (id, name) in app.names { ids[name.text] = id }
        for case .view(let view) in log.lines.map(\.content) { ids[view.name ?? ""] = view.id }
        let run = RebuiltApp(log, suppositions(ids)).run()
        let touch = try #require(AnswerReader.answers(to: run.records).last)
        return touch.gestures.map { "\($0)" } + ["\(touch.delivery)"]
    }

    private func drag(_ hands: Hands) {
        hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 100), over: 0.1)
    }

    private func buildTwoPans(_ card: UIView) {
        card.add(UIPanGestureRecognizer(), "one")
        card.add(UIPanGestureRecognizer(), "other")
    }

    @Test func `that two recognize at once`() throws {
        let natural = try answers({ _ in [] }, buildTwoPans, play: drag)
        expect(natural[1].hasPrefix("one lost to other 0.017 s after finger 1 came down"))
        for pair in [("one", "other"), ("other", "one")] {
            let both = try answers({ [.together($0[pair.0]!, $0[pair.1]!)] }, buildTwoPans, play: drag)
            expectEqual(
                both.prefix(2),
                [
                    "other began 0.017 s and ended 0.100 s after finger 1 came down.",
                    "one began 0.017 s and ended 0.100 s after finger 1 came down.",
                ])
        }
    }

    @Test func `that one waits for another`() throws {
        let answers = try answers({ [.waits($0["other"]!, for: $0["one"]!)] }, buildTwoPans, play: drag)
        expectEqual(answers[1], "one began 0.017 s and ended 0.100 s after finger 1 came down.")
        expectEqual(
            answers[0],
            "other lost to one 0.017 s after finger 1 came down: its delegate answered that it requires the failure of one, which recognized."
        )
    }

    @Test func `that one does not begin in an attempt`() throws {
        let twice: (Hands) -> Void = { hands in
            drag(hands)
            hands.wait(0.5)
            drag(hands)
        }
        let build: (UIView) -> Void = { $0.add(UIPanGestureRecognizer(), "pan") }
        try expectEqual(
            answers({ [.refusesToBegin($0["pan"]!, attempt: 2)] }, build, play: twice)[0],
            "pan was ready 0.017 s after finger 2 came down, and shouldBegin of its delegate returned false.")
        try expectEqual(
            answers({ [.refusesToBegin($0["pan"]!, attempt: 1)] }, build, play: twice)[0],
            "pan began 0.017 s and ended 0.100 s after finger 2 came down.")
    }

    @Test func `that the pan of a scroll view does not begin`() throws {
        let build: (UIView) -> Void = { card in
            let list = card.add(UIScrollView(), "list", CGRect(x: 0, y: 0, width: 200, height: 200))
            list.contentSize = CGSize(width: 800, height: 200)
            list.panGestureRecognizer.name = "list pan"
        }
        let answers = try answers({ [.refusesToBegin($0["list pan"]!, attempt: 1)] }, build, play: drag)
        expectEqual(
            answers[0], "list pan was ready 0.017 s after finger 1 came down, and shouldBegin of list returned false.")
    }

    @Test func `that one fails or is cancelled at an instant`() throws {
        let build: (UIView) -> Void = { $0.add(UIPanGestureRecognizer(), "pan") }
        func at(_ seconds: Double) throws -> String {
            try answers(
                { [.fails($0["pan"]!, attempt: 1, at: Instant(seconds: seconds))] }, build, play: drag)[0]
        }
        try expectEqual(
            at(0.008),
            "pan failed 0.008 s after finger 1 came down: its own decision, for which its class gave no reason.")
        try expectEqual(
            at(0.05),
            "pan began 0.017 s and was cancelled 0.050 s after finger 1 came down: its own decision, for which its class gave no reason."
        )
    }

    @Test func `that one proposes a state`() throws {
        let build: (UIView) -> Void = { $0.add(UILongPressGestureRecognizer(), "press") }
        let answers = try answers(
            { [.proposes($0["press"]!, attempt: 1, .began, at: .zero)] }, build,
            play: { $0.tap(at: CGPoint(x: 50, y: 50)) })
        expectEqual(answers[0], "press began when finger 1 came down and ended 0.050 s after finger 1 came down.")
    }

    @Test func `that one does not receive a touch`() throws {
        let build: (UIView) -> Void = { $0.add(UITapGestureRecognizer(), "tap") }
        let twice: (Hands) -> Void = { hands in
            hands.tap(at: CGPoint(x: 50, y: 50))
            hands.wait(1)
            hands.tap(at: CGPoint(x: 50, y: 50))
        }
        let refused = try answers({ [.refusesTouch($0["tap"]!, touch: 2)] }, build, play: twice)[0]
        expectEqual(refused, "tap was not asked about finger 2: its delegate's shouldReceive(touch) returned false.")
        try expectEqual(
            answers({ [.refusesTouch($0["tap"]!, touch: 1)] }, build, play: twice)[0],
            "tap recognized 0.050 s after finger 2 came down.")
    }

    @Test func `that a hit test returns another view`() throws {
        let build: (UIView) -> Void = { card in
            card.add(UIView(), "front", CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        let answers = try answers(
            { [.hits(touch: 1, view: $0["card"]!)] }, build, play: { $0.tap(at: CGPoint(x: 50, y: 50)) })
        expectEqual(answers, ["card received finger 1 and its end."])
    }
}
