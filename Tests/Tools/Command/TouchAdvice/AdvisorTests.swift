import TestSupport
import Testing
import TouchTesting
import TouchTrace
import Touchstone

@testable import TouchAdvice
@testable import TouchReplays

struct `An advisor` {
    private static let screen = CGRect(x: 0, y: 0, width: 400, height: 300)

    /// Returns advice about an app in which hands have acted.
    private func advise(
        _ wants: [String], others: [(Stage) -> Void] = [], build: @escaping (UIView) -> Void, _ act: (Stage) -> Void
    ) throws -> Advice {
        func played(_ act: (Stage) -> Void) -> RecordedInput {
            let stage = Stage { build($0.view) }
            act(stage)
            stage.wait(3)
            return RecordedInput(stage.records, source: "stage")
        }
        return try Advisor(played(act), others: others.map(played)) {
            let application = UIApplication()
            application.host.setScreen(bounds: Self.screen)
            return RestartableApp(application) {
                let window = UIWindow(frame: Self.screen)
                let view = UIView(frame: Self.screen)
                view.accessibilityIdentifier = "view"
                window.addSubview(view)
                build(view)
                window.makeKeyAndVisible()
            }
        }.advise(wants.map { try Want(parsing: $0) })
    }

    @Test func `proposes the smallest edit that changes nothing else`() throws {
        let advice = try advise(["row ended"]) { view in
            view.attach(UITapGestureRecognizer(), "dismiss")
            view.put(UIView(), "row", CGRect(x: 0, y: 0, width: 400, height: 44))
        } _: {
            $0.hands.tap(at: CGPoint(x: 100, y: 20))
        }
        let first = try #require(advice.proposals.first)
        expectEqual(first.edits, [.leaveTouches("dismiss")])
        expectEqual(first.code, "dismiss.cancelsTouchesInView = false")
        expectEqual(first.changes, [])
        expectEqual(first.then, ["row received finger 1 and its end."])
        expectEqual(
            advice.now, ["row received finger 1, and its cancellation: dismiss took it 0.050 s after it came down."])
        expect(!advice.isAlreadySatisfied)
        expect(advice.triedCount >= advice.proposals.count)
    }

    @Test func `knows what the first layout makes when the first finger comes down`() throws {
        let advice = try advise(["row ended"]) { view in
            view.attach(UITapGestureRecognizer(), "dismiss")
            view.put(LateView(), "table", CGRect(x: 0, y: 0, width: 400, height: 300))
        } _: {
            $0.hands.tap(at: CGPoint(x: 100, y: 20))
        }
        expectEqual(advice.proposals.first?.edits, [.leaveTouches("dismiss")])
    }

    @Test func `looks for all that it changes before the first change`() throws {
        let application = UIApplication()
        application.host.setScreen(bounds: Self.screen)
        var taps: [UITapGestureRecognizer] = []
        let app = RestartableApp(application) {
            let window = UIWindow(frame: Self.screen)
            taps = (0..<2).map { _ in UITapGestureRecognizer() }
            for tap in taps { window.addGestureRecognizer(tap) }
            window.makeKeyAndVisible()
        }
        let positions = LiveTree(application).recognizers.map(\.position)
        let edits = [
            PlacedEdit(.attachLast("one"), [positions[0]]), PlacedEdit(.disable("two"), [positions[1]]),
        ]
        let sample = ContactSample(id: 1, phase: .began, location: CGPoint(x: 5, y: 5))
        let input = RecordedInput(
            [InputFrame(at: Instant(seconds: 0.1), [sample])], until: Instant(seconds: 0.2), source: "test")
        _ = app.play(input, edits)
        expectEqual(edits.map(\.isMade), [true, true])
        expectEqual(taps.map(\.isEnabled), [true, false])
    }

    @Test func `proposes another answer of the delegate that did not let a recognizer begin`() throws {
        final class Refusal: UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let refusal = Refusal()
        let advice = try advise(["tap recognized"]) {
            let tap = UITapGestureRecognizer()
            $0.attach(tap, "tap")
            tap.delegate = refusal
        } _: {
            $0.hands.tap(at: $0.view)
        }
        expectEqual(advice.proposals.map(\.edits), [[.allowBeginning("tap")]])
        expectEqual(
            advice.proposals.first?.code, "gestureRecognizerShouldBegin(_:) of the delegate of tap returns true")
    }

    @Test func `has nothing to propose for what happens already`() throws {
        let advice = try advise(["tap recognized"]) {
            $0.attach(UITapGestureRecognizer(), "tap")
        } _: {
            $0.hands.tap(at: $0.view)
        }
        expect(advice.isAlreadySatisfied)
        expect(advice.proposals.isEmpty)
        expectEqual(advice.triedCount, 0)
    }

    @Test func `proposes a pair of edits if no single one is enough`() throws {
        let advice = try advise(["label tap recognized"]) { view in
            let row = view.put(UIView(), "row", CGRect(x: 0, y: 0, width: 400, height: 44))
            row.isUserInteractionEnabled = false
            row.attach(UITapGestureRecognizer(), "label tap").isEnabled = false
        } _: {
            $0.hands.tap(at: CGPoint(x: 100, y: 20))
        }
        let enable = Edit.enable("label tap")
        expectEqual(
            advice.proposals.map(\.edits),
            [
                [.interact("row", true), enable], [.attach("label tap", to: "view"), enable],
            ])
        let late = try advise(["single recognized within 0.1 s", "row ended"]) { view in
            let double = view.attach(UITapGestureRecognizer(), "double")
            double.numberOfTapsRequired = 2
            let row = view.put(UIView(), "row", CGRect(x: 0, y: 0, width: 400, height: 44))
            row.attach(UITapGestureRecognizer(), "single").require(toFail: double)
        } _: {
            $0.hands.tap(at: CGPoint(x: 100, y: 20))
        }
        let first: [Edit]? = late.proposals.first?.edits
        expectEqual(first, [.removeRequirement("single", toFail: "double"), .leaveTouches("single")])
    }

    @Test func `prefers an edit that does not change another recording`() throws {
        func build(_ view: UIView) {
            view.attach(UIPanGestureRecognizer(), "old")
            view.attach(UIPanGestureRecognizer(), "new").minimumNumberOfTouches = 1
        }
        func drag(_ stage: Stage) { stage.hands.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 200, y: 50)) }
        let advice = try advise(["old recognized"], others: [drag], build: build, drag)
        let first = try #require(advice.proposals.first)
        expectEqual(first.edits, [.allowTogether("old", "new")])
        // The other recording is the same drag: there, too, it recognizes.
        expectEqual(first.changes, ["stage: old recognizes, too, with finger 1"])
        let last = try #require(advice.proposals.last)
        expect(last.changes.contains("new does not recognize any more with finger 1"))
    }

    @Test func `knows that an edit changes nothing in a recording in which what it is about never appears`() throws {
        let advice = try advise(["detail tap recognized"], others: [{ $0.hands.tap(at: CGPoint(x: 50, y: 50)) }]) {
            view in
            view.put(UIView(), "list", CGRect(x: 0, y: 0, width: 400, height: 100))
                .attach(UITapGestureRecognizer(), "list tap")
            let opener = view.put(UIView(), "opener", CGRect(x: 0, y: 100, width: 400, height: 100))
            opener.attach(UITapGestureRecognizer(), "open").addAction { open in
                let detail = open.view?.superview?.put(
                    UIView(), "detail", CGRect(x: 0, y: 200, width: 400, height: 100))
                detail?.attach(UITapGestureRecognizer(), "detail tap").isEnabled = false
            }
        } _: { stage in
            stage.hands.tap(at: CGPoint(x: 50, y: 150))
            stage.wait(1)
            stage.hands.tap(at: CGPoint(x: 50, y: 250))
        }
        let first = try #require(advice.proposals.first)
        expectEqual(first.edits, [.enable("detail tap")])
        expectEqual(first.changes, ["detail receives the cancellation of finger 2"])
    }

    @Test func `compares a recording with the edit of a pair that was made in it`() throws {
        let advice = try advise(["detail tap recognized"], others: [{ $0.hands.tap(at: CGPoint(x: 50, y: 250)) }]) {
            view in
            let opener = view.put(UIView(), "opener", CGRect(x: 0, y: 100, width: 400, height: 100))
            let area = view.put(UIView(), "area", CGRect(x: 0, y: 200, width: 400, height: 100))
            area.isUserInteractionEnabled = false
            opener.attach(UITapGestureRecognizer(), "open").addAction { [weak area] _ in
                let detail = area?.put(UIView(), "detail", CGRect(x: 0, y: 0, width: 400, height: 100))
                detail?.attach(UITapGestureRecognizer(), "detail tap").isEnabled = false
            }
        } _: { stage in
            stage.hands.tap(at: CGPoint(x: 50, y: 150))
            stage.wait(1)
            stage.hands.tap(at: CGPoint(x: 50, y: 250))
        }
        let pair = try #require(
            advice.proposals.first { $0.edits == [.interact("area", true), .enable("detail tap")] })
        expectEqual(pair.changes, ["finger 2 is received by detail", "stage: finger 1 is received by area"])
    }

    @Test(arguments: [nil, "tap"])
    func `knows recognizers of one class, and of one name, by the numbers of the recording`(name: String?) throws {
        let (front, back) = name.map { ($0, "\($0) (2)") } ?? ("UITapGestureRecognizer#1", "UITapGestureRecognizer#2")
        let advice = try advise(["card began"]) { view in
            for place in ["card", "overlay"] {
                let tap = UITapGestureRecognizer()
                tap.name = name
                view.put(UIView(), place, CGRect(x: 0, y: 0, width: 400, height: 100)).addGestureRecognizer(tap)
            }
        } _: {
            $0.hands.tap(at: CGPoint(x: 50, y: 50))
        }
        let proposal = try #require(advice.proposals.first { $0.edits == [.bringToFront("card")] })
        expectEqual(
            proposal.changes,
            [
                "\(front) does not recognize any more with finger 1", "\(back) recognizes, too, with finger 1",
            ])
    }

    @Test func `knows unnamed views by the numbers of the recording`() throws {
        let advice = try advise(["back tap recognized"]) { view in
            for name in ["back tap", "front tap"] {
                let card = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
                card.attach(UITapGestureRecognizer(), name)
                view.addSubview(card)
            }
        } _: { stage in
            stage.hands.tap(at: CGPoint(x: 50, y: 50))
            stage.wait(1)
            stage.hands.tap(at: CGPoint(x: 50, y: 50))
        }
        let names = advice.proposals.flatMap(\.edits).compactMap { edit -> ResponderName? in
            if case .bringToFront(let view) = edit { view } else { nil }
        }
        let back = try #require(names.first)
        let proposal = try #require(advice.proposals.first { $0.edits == [.bringToFront(back)] })
        expect(proposal.changes.contains("finger 1 is received by \(back)"))
        expectEqual(proposal.then, ["back tap recognized 0.050 s after finger 2 came down."])
    }

    @Test func `takes the class of a recognizer that no touch has reached for its name, if there is one`() throws {
        let advice = try advise(["UITapGestureRecognizer recognized"]) { view in
            view.put(UIView(), "card", CGRect(x: 0, y: 0, width: 400, height: 100))
                .addGestureRecognizer(UITapGestureRecognizer())
            view.put(UIView(), "overlay", CGRect(x: 0, y: 0, width: 400, height: 100))
        } _: {
            $0.hands.tap(at: CGPoint(x: 50, y: 50))
        }
        let first = try #require(advice.proposals.first)
        expectEqual(first.edits, [.bringToFront("card")])
        expectEqual(first.then, ["UITapGestureRecognizer#1 recognized 0.050 s after finger 1 came down."])
    }

    @Test func `notices that a contact that reached nothing becomes a touch`() throws {
        let advice = try advise(["tap recognized"]) { view in
            view.attach(UITapGestureRecognizer(), "tap")
            view.superview?.accessibilityIdentifier = "window"
            view.superview?.isUserInteractionEnabled = false
        } _: { stage in
            stage.hands.tap(at: CGPoint(x: 50, y: 50))
            stage.wait(1)
            stage.hands.tap(at: CGPoint(x: 50, y: 50))
        }
        let first = try #require(advice.proposals.first)
        expectEqual(first.edits, [.interact("window", true)])
        expectEqual(first.changes.count, 3)
        expectEqual(first.changes.first?.hasPrefix("tap recognizes, too, with contact "), true)
        expect(first.changes.dropFirst().allSatisfy { $0.hasSuffix(" is received by view") })
    }

    @Test func `enlarges a view of a window that does not begin in the corner of the screen`() throws {
        let frames = [(0.1, ContactSample.Phase.began), (0.2, .ended)].map { seconds, phase in
            InputFrame(
                at: Instant(seconds: seconds),
                [ContactSample(id: 1, phase: phase, location: CGPoint(x: 250, y: 500))])
        }
        let advisor = Advisor(RecordedInput(frames, until: Instant(seconds: 1), source: "test")) {
            let application = UIApplication()
            application.host.setScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 600))
            return RestartableApp(application) {
                let windows = [0, 400].map { UIWindow(frame: CGRect(x: 0, y: $0, width: 400, height: 200)) }
                let sheet = windows[1].put(UIView(), "sheet", CGRect(x: 0, y: 0, width: 400, height: 40))
                sheet.put(UIView(), "content", CGRect(x: 200, y: 50, width: 100, height: 100))
                    .attach(UITapGestureRecognizer(), "content tap")
                for window in windows { window.isHidden = false }
            }
        }
        let advice = try advisor.advise([.recognized("content tap")])
        expectEqual(advice.proposals.first?.edits, [.enlarge("sheet", toContain: CGPoint(x: 250, y: 100))])
    }

    @Test func `enlarges a view to the finger that is asked about, of two that came down together`() throws {
        let advice = try advise(["content tap recognized with finger 2"]) { view in
            let sheet = view.put(UIView(), "sheet", CGRect(x: 0, y: 0, width: 400, height: 40))
            let content = view.put(UIView(), "content", CGRect(x: 200, y: 50, width: 100, height: 100))
            sheet.addSubview(content)
            content.attach(UITapGestureRecognizer(), "content tap")
        } _: { stage in
            stage.hands.together {
                stage.hands.down(.rightIndex, at: CGPoint(x: 20, y: 20))
                stage.hands.down(.leftIndex, at: CGPoint(x: 250, y: 100))
            }
            stage.wait(0.05)
            stage.hands.liftAll()
        }
        expectEqual(advice.proposals.first?.edits, [.enlarge("sheet", toContain: CGPoint(x: 250, y: 100))])
    }

    @Test func `does not take nothing for what happens already`() throws {
        #expect(throws: AdviceError.noWants) {
            try advise([]) { _ in
            } _: {
                $0.hands.tap(at: $0.view)
            }
        }
    }

    @Test func `names what is known if a name is wrong`() throws {
        func advice(_ want: String) throws -> Advice {
            try advise([want]) {
                $0.attach(UITapGestureRecognizer(), "tap")
            } _: {
                $0.hands.tap(at: $0.view)
            }
        }
        #expect(throws: AdviceError.noRecognizer("top", known: ["tap"])) { try advice("top recognized") }
        #expect(throws: AdviceError.noFinger(7, known: [1])) { try advice("tap recognized with finger 7") }
        let error = #expect(throws: AdviceError.self) { try advice("row ended") }
        guard case .noView("row", let known)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        expect(known.contains("view"))
        #expect(throws: AdviceError.noTouches) {
            try advise(["tap recognized"]) { _ in
            } _: {
                $0.wait(1)
            }
        }
    }

    @Test func `leaves an app alone that removes what an edit is about`() throws {
        let advice = try advise(["tap recognized"]) { view in
            view.attach(UITapGestureRecognizer(), "tap").isEnabled = false
            let remover = view.put(Remover(), "remover", view.bounds)
            remover.recognizer = view.gestureRecognizers?.first
        } _: { stage in
            stage.hands.tap(at: stage.view)
            stage.wait(1)
            stage.hands.tap(at: stage.view)
        }
        expect(advice.proposals.allSatisfy { !$0.edits.isEmpty })
    }

    /// A view that removes a recognizer when it is touched.
    private final class Remover: UIView {
        weak var recognizer: UIGestureRecognizer?

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
        }
    }
}

/// A view whose first layout makes a row.
private final class LateView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        if subviews.isEmpty { put(UIView(), "row", CGRect(x: 0, y: 0, width: 400, height: 44)) }
    }
}
