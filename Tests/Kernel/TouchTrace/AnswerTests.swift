import TestSupport
import Testing
import TouchRecordings
import TouchStory
import TouchTesting
import TouchTrace
@_spi(Subclass) import Touchstone

/// The answers to the last finger, one a line: those of the recognizers, then that of the view.
private func why(_ stage: Stage, finger: Int? = nil) -> String {
    let answers = AnswerReader.answers(to: stage.records)
    guard let touch = finger.map({ number in answers.first { $0.touch.finger == number } }) ?? answers.last else {
        return "no touch"
    }
    return (touch.gestures.map(\.description) + [touch.delivery.description]).joined(separator: "\n")
}

/// The records as they were before diagnostics named the contact that is ignored.
private func withoutRejects(_ stage: Stage) throws -> [TraceRecord] {
    let text = Trace(stage.records).text.replacing(#/ rejects=\d+/#, with: "")
    return try Trace(parsing: Array(text.utf8), source: "old").records
}

private let place = CGPoint(x: 100, y: 100)

private final class Delegate: UIGestureRecognizerDelegate {
    var allowsBeginning = true
    var receivesTouch = true
    var recognizesTogether = false
    var awaited: UIGestureRecognizer?
    var awaiting: UIGestureRecognizer?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allowsBeginning }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receivesTouch }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { recognizesTogether }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { awaited === other }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { awaiting === other }
}

private final class AskedTap: UITapGestureRecognizer {
    var awaited: UIGestureRecognizer?
    var awaiting: UIGestureRecognizer?
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        awaited === otherGestureRecognizer
    }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        awaiting === otherGestureRecognizer
    }
}

struct `The answer for a contact that was refused` {
    @Test func `has the time at which it came down`() {
        let stage = Stage { $0.addTap("tap") }
        for (id, x) in [(1, CGFloat.nan), (2, 100)] {
            stage.wait(1)
            let sample = ContactSample(id: id, phase: .began, location: CGPoint(x: x, y: 100))
            stage.host.receive(InputFrame(at: stage.host.now, [sample]))
        }
        let answers = AnswerReader.answers(to: stage.records)
        expectEqual(answers.map(\.touch.description), ["contact 1", "finger 1"])
        expectEqual(answers.map(\.touch.began.seconds), [1, 2])
    }

    @Test func `is about that contact, if one that becomes a touch comes down in the same frame`() throws {
        let stage = Stage { $0.addTap("tap") }
        let samples = [
            ContactSample(id: 1, phase: .began, location: CGPoint(x: CGFloat.nan, y: 100)),
            ContactSample(id: 2, phase: .began, location: place),
        ]
        stage.host.receive(InputFrame(at: stage.host.now, samples))
        let answers = AnswerReader.answers(to: stage.records)
        expectEqual(answers.map(\.touch.description), ["finger 1", "contact 1"])
        expect("\(answers[1].why("tap"))".contains("contact 1 has a coordinate that is not finite"))
        expect("\(answers[0].why("tap"))".hasPrefix("tap receives finger 1"))
        let contacts = stage.records.compactMap {
            if case .diagnostic(_, let contact) = $0.step { contact } else { nil }
        }
        expectEqual(contacts, [1])
        let old = try AnswerReader.answers(to: withoutRejects(stage))
        expectEqual(old.first, answers.first)
        expectEqual(old.last?.delivery.description, "contact 1 reached no view: it was not accepted.")
    }
}

struct `The answer for a recognizer that received the touch` {
    @Test func `names the recognition, the wait before it, and the time`() {
        let stage = Stage { $0.addTap("single").require(toFail: $0.addTap("double", count: 2)) }
        stage.hands.tap(at: place)
        expectEqual(
            why(stage),
            """
            double received finger 1, which was lifted after 0.050 s, and has not decided; the last timer is set for 0.400 s after the touch.
            single is ready since 0.050 s after finger 1 came down, and waits: double must fail first; the last timer is \
            set for 0.400 s after the touch.
            view received finger 1, and not its end: double and single may still recognize.
            """)
        stage.wait(1)
        expectEqual(
            why(stage),
            """
            double failed 0.400 s after finger 1 came down: no tap 2 within 0.35 s.
            single recognized 0.400 s after finger 1 came down. It waited 0.350 s for double to fail.
            view received finger 1, and its cancellation: single took it 0.400 s after it came down.
            """)
    }

    @Test func `follows a gesture to its end, and to a finger that joins it`() {
        let stage = Stage {
            $0.addPan().maximumNumberOfTouches = 2
            $0.view.isMultipleTouchEnabled = true
        }
        stage.hands.down(at: place)
        stage.hands.move(dx: 40, over: 0.1)
        expect(why(stage).hasPrefix("pan began 0.025 s after finger 1 came down and goes on.\n"))
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        stage.hands.liftAll()
        stage.wait(1)
        expectEqual(
            why(stage, finger: 2),
            """
            pan had begun 0.075 s before finger 2 came down and ended when finger 2 came down.
            view never receives finger 2: pan took it when it came down.
            """)
        expect(why(stage, finger: 1).hasPrefix("pan began 0.025 s and ended 0.100 s after"))
    }

    @Test func `tells a cancellation with its cause`() {
        var pan: UIPanGestureRecognizer?
        let stage = Stage { pan = $0.addPan() }
        stage.hands.down(at: place)
        stage.hands.move(dx: 40, over: 0.1)
        stage.perform { pan?.isEnabled = false }
        stage.wait(0.1)
        expect(why(stage).contains("pan began 0.025 s and was cancelled 0.100 s after"))
        expect(why(stage).contains(": it was disabled.\n"))
    }

    @Test func `names one of several for which it waited, and their number`() {
        let stage = Stage { stage in
            let pan = stage.addPan()
            for name in ["first", "second", "third"] { pan.require(toFail: stage.addTap(name)) }
        }
        stage.hands.down(at: place)
        stage.hands.move(dx: 60, over: 0.1)
        stage.hands.cancel()
        let answer = AnswerReader.answers(to: stage.records).last?.why("pan")
        expectEqual(
            answer?.description,
            """
            pan began 0.083 s and was cancelled 0.100 s after finger 1 came down: the system cancelled its touches. \
            It waited 0.067 s for third and 2 others to fail.
            """)
    }

    @Test func `has the cause of a failure, its number and its limit`() throws {
        let stage = Stage { $0.addTap() }
        stage.hands.down(at: place)
        stage.hands.move(dx: 60)
        let answer = try #require(AnswerReader.answers(to: stage.records).last?.why("tap"))
        expectEqual(answer.description, "tap failed when finger 1 came down: moved 60 pt, more than 45.")
        expect(answer.measure?.value == 60 && answer.measure?.limit == 45)
    }

    @Test func `has the rule by which it lost: the higher precedence`() {
        let stage = Stage { stage in
            stage.addPan("outer")
            stage.addPan("inner", on: stage.addView("card", frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
        }
        stage.hands.drag(from: place, to: CGPoint(x: 160, y: 100))
        expect(
            why(stage).contains(
                "outer lost to inner 0.050 s after finger 1 came down: both were ready, and inner has the higher precedence."
            ))
    }

    @Test func `has the rule by which it lost: it alone is prevented`() {
        final class Greedy: UIPanGestureRecognizer {
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let stage = Stage { stage in
            stage.add(Greedy(), "outer")
            stage.addPan("inner", on: stage.addView("card", frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
        }
        stage.hands.drag(from: place, to: CGPoint(x: 160, y: 100))
        expect(
            why(stage).contains(
                "inner lost to outer 0.050 s after finger 1 came down: both were ready, and only outer prevents the other one."
            ))
    }

    @Test func `has the rule by which it lost: another one kept it from winning`() {
        final class Meek: UIPanGestureRecognizer {
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
                preventedGestureRecognizer.name != "third"
            }
        }
        final class Harmless: UIPanGestureRecognizer {
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
                preventedGestureRecognizer.name == "first"
            }
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let stage = Stage { stage in
            stage.add(Harmless(), "third")
            stage.addPan("second")
            stage.add(Meek(), "first")
        }
        stage.hands.drag(from: place, to: CGPoint(x: 160, y: 100))
        let text = why(stage)
        expect(text.contains("second began"), "\(text)")
        expect(
            text.contains(
                "first lost to second 0.050 s after finger 1 came down: second was ready as well, and another one, which it does not prevent, "
                    + "prevents it."), "\(text)")
    }

    @Test func `has no rule in a trace that is too old to have one`() throws {
        let records = try [
            "0.0 hit finger=1 view=\"v\" window=\"w\"", "0.0 watch recognizer=\"tap\" finger=1",
            "0.0 enter recognizer=\"tap\" phase=failed cause=prevented:\"pan\"",
        ].map { try TraceRecord(parsing: $0) }
        let answer = AnswerReader.answers(to: records)[0].why("tap")
        expectEqual(answer.outcome, .lost(at: .zero, to: "pan", by: nil))
        expectEqual(answer.description, "tap lost to pan when finger 1 came down: pan recognized and prevents it.")
    }

    @Test func `has the rule by which it lost: the other one recognized first`() {
        let stage = Stage {
            $0.addTap()
            $0.addPan()
        }
        stage.hands.down(at: place)
        stage.hands.move(dx: 20, over: 0.1)
        expect(
            why(stage).contains(
                "tap lost to pan 0.050 s after finger 1 came down: pan recognized first and prevents it."))
    }

    @Test func `has the rule by which it lost: the other one recognized while it waited`() {
        let stage = Stage {
            let double = $0.addTap("double", count: 2)
            $0.addTap("single").require(toFail: double)
            $0.addPan()
        }
        stage.hands.tap(at: place)
        stage.hands.down(at: place)
        stage.hands.move(dx: 20, over: 0.1)
        let text = why(stage, finger: 1)
        expect(text.contains("single lost to pan"), "\(text)")
        expect(text.contains("pan recognized and prevents it, while it waited for double to fail."), "\(text)")
    }

    @Test func `has that rule also if the one that it waited for lost to the same one just before`() {
        let stage = Stage {
            let single = $0.addTap("single")
            single.require(toFail: $0.addTap("double", count: 2))
            $0.addPan()
        }
        stage.hands.tap(at: place)
        stage.hands.down(at: place)
        stage.hands.move(dx: 20, over: 0.1)
        let text = why(stage, finger: 1)
        expect(text.contains("pan recognized and prevents it, while it waited for double to fail."), "\(text)")
    }

    @Test func `has the rule by which it lost: a requirement`() {
        let stage = Stage { $0.addTap("single").require(toFail: $0.addTap("double", count: 2)) }
        stage.hands.doubleTap(at: place)
        expect(
            why(stage, finger: 1).contains(
                "single lost to double 0.200 s after finger 1 came down: it required the failure of double, which recognized."
            ))
        expect(why(stage, finger: 2).contains("double recognized 0.050 s after finger 2 came down.\n"))
    }

    @Test(arguments: TraceRecord.Answerer.allCases.filter { $0 != .system })
    func `has the rule by which it lost: a requirement, and whose answer it was`(_ answerer: TraceRecord.Answerer)
        throws
    {
        let delegate = Delegate()
        let stage = Stage {
            let (single, double) = (AskedTap(), AskedTap())
            (single.name, double.name, double.numberOfTapsRequired) = ("single", "double", 2)
            for tap in [single, double] { $0.view.addGestureRecognizer(tap) }
            switch answerer {
            case .own: single.awaited = double
            case .other: double.awaiting = single
            case .delegate: (single.delegate, delegate.awaited) = (delegate, double)
            case .otherDelegate: (double.delegate, delegate.awaiting) = (delegate, single)
            case .system: break
            }
        }
        stage.hands.doubleTap(at: place)
        let outcomes = AnswerReader.answers(to: stage.records).map { $0.why("single").outcome }
        guard case .lost(_, to: "double", by: .dynamicRequirement(by: answerer))? = outcomes.first else {
            Issue.record("\(why(stage, finger: 1))")
            return
        }
        func text(_ subject: String) -> String {
            "single lost to double 0.200 s after finger 1 came down: \(subject) answered that it requires the failure of double, which "
                + "recognized."
        }
        let known = ["its class", "the class of double", "its delegate", "the delegate of double"].map(text)
        expect(known.contains { why(stage, finger: 1).contains($0) }, "\(why(stage, finger: 1))")
        // A trace from before the word existed.
        let old = try Trace(
            parsing: Array(Trace(stage.records).text.replacing(" answered-by=\(answerer.name)", with: "").utf8),
            source: "old")
        expectEqual(AnswerReader.answers(to: old.records)[0].why("single").description, text("a delegate or subclass"))
    }

    @Test func `names the object that refused`() {
        let delegate = Delegate()
        delegate.allowsBeginning = false
        let stage = Stage { $0.addTap().delegate = delegate }
        stage.hands.tap(at: place)
        expect(
            why(stage).contains(
                "tap was ready 0.050 s after finger 1 came down, and shouldBegin of its delegate returned false."))
    }

    @Test func `says that it ignored a finger too many, before and after it recognized`() {
        let stage = Stage {
            $0.addPan().maximumNumberOfTouches = 1
            $0.addLongPress()
            $0.view.isMultipleTouchEnabled = true
        }
        stage.hands.down(at: place)
        stage.hands.move(dx: 40, over: 0.1)
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        expectEqual(
            why(stage),
            """
            press receives finger 2 and has not decided; the last timer is set for 0.500 s after the touch.
            pan ignored finger 2 when finger 2 came down: it had recognized before, with other fingers.
            view received finger 2.
            """)
    }

    @Test func `says that it was withdrawn before its targets were called`() {
        let delegate = Delegate()
        delegate.recognizesTogether = true
        var second: UITapGestureRecognizer?
        let stage = Stage { stage in
            second = stage.addTap("second")
            let first = stage.addTap("first")
            first.delegate = delegate
            first.addAction { _ in second?.isEnabled = false }
        }
        stage.hands.tap(at: place)
        expect(
            why(stage).contains(
                "second recognized, but was withdrawn before its targets were called, 0.050 s after finger 1 came down: it was disabled."
            ))
    }

    @Test func `is about what the records contain, also if these begin in the middle of a gesture`() {
        let recorder = FlightRecorder(capacity: 30)
        let stage = Stage {
            $0.addPan()
            $0.view.isMultipleTouchEnabled = true
        }
        stage.application.flightRecorder = recorder
        stage.hands.down(at: place)
        stage.hands.move(dx: 40, over: 0.1)
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        stage.hands.move(.leftIndex, dx: 10)
        expect(recorder.droppedCount > 0)
        let answers = AnswerReader.answers(to: recorder.records)
        expectEqual(answers.map { "\($0.why("pan"))" }, ["pan had begun before the first record and goes on."])
    }

    @Test func `has no other words for a trace of before`() throws {
        let old = """
            touchstone-trace 2
            0.000000 frame 1:began@40,60
            0.000000 skip contact=1 view="card" because=hidden by="card"
            0.000000 hit finger=1 view="v" window="w"
            0.000000 watch recognizer="tap" finger=1
            0.100000 begin recognizer="tap" allowed=false prevents=[] prevented-by=[]
            0.100000 enter recognizer="tap" phase=failed cause=refused
            0.100000 reset recognizer="tap"
            0.100000 veto finger=1
            0.100000 release finger=1 facts=vetoed steps=
            0.100000 silence view="v" finger=1

            """
        let answers = AnswerReader.answers(to: try Trace(parsing: Array(old.utf8), source: "old").records)
        expectEqual(
            answers.map { "\($0.why("tap"))\n\($0.why("pan"))\n\($0.delivery)" },
            [
                """
                tap was ready 0.100 s after finger 1 came down, and shouldBegin returned false.
                pan was not asked about finger 1: v was hit, and its view is neither that nor around it.
                v never receives finger 1: it takes one touch at a time, left the window, or a view around it refused the touch.
                """
            ])
    }

    @Test func `tells of an attempt that was reset before it decided`() throws {
        let odd = """
            touchstone-trace 2
            0.000000 hit finger=1 view="v" window="w"
            0.000000 watch recognizer="tap" finger=1
            0.100000 reset recognizer="tap"

            """
        let answers = AnswerReader.answers(to: try Trace(parsing: Array(odd.utf8), source: "odd").records)
        expectEqual(
            answers.map { "\($0.why("tap"))" }, ["tap was reset 0.100 s after finger 1 came down, before it decided."])
    }
}

struct `The answer for a recognizer that was not asked` {
    private static let everywhere = CGRect(x: 0, y: 0, width: 400, height: 300)

    /// The answer for a tap on a view that is in the way of the touch or not in its way.
    private static func answer(_ change: (Stage, UIView, UITapGestureRecognizer) -> Void) -> String {
        let stage = Stage()
        let card = stage.addView("card", frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let tap = stage.addTap("tap", on: card)
        stage.perform { change(stage, card, tap) }
        stage.hands.tap(at: place)
        return stage.why(tap)?.description ?? "no answer"
    }

    @Test func `names the property of its view that kept the touch from it`() {
        expectEqual(
            Self.answer { _, card, _ in card.isHidden = true },
            "tap was not asked about finger 1: its view card is hidden.")
        expectEqual(
            Self.answer { _, card, _ in card.alpha = 0 },
            "tap was not asked about finger 1: its view card has an alpha below 0.01.")
        expectEqual(
            Self.answer { _, card, _ in card.isUserInteractionEnabled = false },
            "tap was not asked about finger 1: its view card has isUserInteractionEnabled off.")
        expectEqual(
            Self.answer { _, card, _ in card.frame.origin.x = 200 },
            "tap was not asked about finger 1: the location is outside of its view card.")
        expectEqual(
            Self.answer { _, card, _ in UIView.animate(withDuration: 1) { card.frame.origin.x = 51 } },
            "tap was not asked about finger 1: its view card is animated without allowUserInteraction.")
    }

    @Test func `names the view around it to which the property belongs`() {
        expectEqual(
            Self.answer { stage, card, _ in
                let panel = stage.addView("panel", frame: Self.everywhere)
                panel.isUserInteractionEnabled = false
                panel.addSubview(card)
            }, "tap was not asked about finger 1: panel, around its view card, has isUserInteractionEnabled off.")
        expectEqual(
            Self.answer { stage, card, _ in
                stage.addView("strip", frame: CGRect(x: 0, y: 0, width: 400, height: 60)).addSubview(card)
            }, "tap was not asked about finger 1: the location is outside of strip, which is around its view card.")
    }

    @Test func `names what covers its view, in its window or in another one`() {
        expectEqual(
            Self.answer { stage, _, _ in stage.addView("glass", frame: Self.everywhere) },
            "tap was not asked about finger 1: glass, in front of its view card, was hit.")
        var windows: [UIWindow] = []
        expectEqual(
            Self.answer { _, _, _ in
                let window = UIWindow(frame: Self.everywhere)
                window.accessibilityIdentifier = "alert"
                window.isHidden = false
                windows.append(window)
            },
            "tap was not asked about finger 1: the window alert was hit, and its view card is in another one, window.")
    }

    @Test func `names the override that passed over its view`() {
        final class Through: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
        }
        let stage = Stage()
        let through = stage.add(Through(frame: Self.everywhere), "through")
        let tap = stage.addTap("tap", on: through)
        stage.hands.tap(at: place)
        expectEqual(
            stage.why(tap)?.description,
            "tap was not asked about finger 1: an override of point(inside:with:) or hitTest(_:with:) passed over its view "
                + "through, and view was hit.")
    }

    @Test func `says so if its view is in no window`() {
        expectEqual(
            Self.answer { _, card, _ in card.removeFromSuperview() },
            "tap was not asked about finger 1: view was hit, and its view is neither that nor around it.")
    }

    @Test func `names the filter of the recognizer`() {
        let delegate = Delegate()
        delegate.receivesTouch = false
        expectEqual(
            Self.answer { _, _, tap in tap.isEnabled = false }, "tap was not asked about finger 1: it is disabled.")
        expectEqual(
            Self.answer { _, _, tap in tap.delegate = delegate },
            "tap was not asked about finger 1: its delegate's shouldReceive(touch) returned false.")
        expectEqual(
            Self.answer { _, _, tap in tap.allowedTouchTypes = [UITouch.TouchType.pencil.rawValue as NSNumber] },
            "tap was not asked about finger 1: its allowed types exclude direct touches.")
    }

    @Test func `names the decision that it had reached before`() {
        let stage = Stage {
            $0.addTap("single").require(toFail: $0.addTap("double", count: 2))
            $0.view.isMultipleTouchEnabled = true
        }
        stage.hands.tap(at: place)
        stage.wait(0.1)
        stage.hands.tap(at: place)
        expect(
            why(stage).contains(
                "single was not asked about finger 2: it was ready already, and waited for double to fail."),
            "\(why(stage))")
    }

    @Test func `says that the contact became no touch`() {
        let stage = Stage { $0.addTap() }
        stage.perform { stage.application.beginIgnoringInteractionEvents() }
        stage.hands.tap(at: place)
        expectEqual(why(stage), "contact 1 reached no view: the application takes no input.")
        expectEqual(
            AnswerReader.answers(to: stage.records).map { "\($0.why("tap"))" },
            [
                "tap was not asked about contact 1: the application takes no input."
            ])
    }

    @Test func `says that there was one finger too many for the application`() throws {
        let stage = Stage { $0.addTap() }
        stage.application.host.maximumNumberOfContacts = 2
        stage.host.receive(
            InputFrame(
                at: .zero, (1...3).map { ContactSample(id: $0, phase: .began, location: CGPoint(x: 50 * $0, y: 50)) }))
        stage.wait(0.1)
        let answers = AnswerReader.answers(to: stage.records)
        expectEqual(
            answers.last?.why("tap").description,
            "tap was not asked about contact 3: more than 2 contacts at once; all were cancelled: raise "
                + "maximumNumberOfContacts if they are wanted.")
        expectEqual(answers.map(\.touch.description), ["finger 1", "finger 2", "contact 3"])
        let old = try AnswerReader.answers(to: withoutRejects(stage))
        expectEqual(old.dropLast(), answers.dropLast())
        expectEqual(old.last?.delivery.description, "contact 3 reached no view: it was not accepted.")
    }

    @Test func `is found for recognizers without a name, before and after a touch has reached them`() {
        let stage = Stage()
        let (left, right) = stage.perform {
            let views = [
                stage.addView("left", frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
                stage.addView("right", frame: CGRect(x: 200, y: 0, width: 100, height: 100)),
            ]
            let taps = views.map { view in
                let tap = UITapGestureRecognizer()
                view.addGestureRecognizer(tap)
                return tap
            }
            return (taps[0], taps[1])
        }
        stage.hands.tap(at: CGPoint(x: 250, y: 50))
        expectEqual(
            stage.why(left)?.description,
            "UITapGestureRecognizer was not asked about finger 1: the location is outside of its view left.")
        expectEqual(
            stage.why(right)?.description, "UITapGestureRecognizer#1 recognized 0.050 s after finger 1 came down.")
        stage.wait(1)
        stage.hands.tap(at: CGPoint(x: 50, y: 50))
        expectEqual(
            stage.why(left)?.description, "UITapGestureRecognizer#2 recognized 0.050 s after finger 2 came down.")
        // The second one has its number now; the first touch is about the one of before.
        expectEqual(
            AnswerReader.answers(to: stage.records)[0].why("UITapGestureRecognizer#2").description,
            "UITapGestureRecognizer#2 was not asked about finger 1: the location is outside of its view left.")
    }

    @Test func `names recognizers in hit tests without giving them their names`() {
        var names: [String] = []
        for isTraced in [true, false] {
            let stage = Stage { stage in
                let card = stage.addView("card", frame: CGRect(x: 300, y: 200, width: 50, height: 50))
                stage.addTap("pan", on: card)
                stage.addTap("pan")
                stage.addPan("pan")
            }
            if !isTraced { stage.application.traceHandler = nil }
            stage.hands.tap(at: place)
            stage.hands.drag(from: CGPoint(x: 50, y: 50), to: place)
            names += (stage.view.gestureRecognizers ?? []).map { $0.failureReason?.description ?? "none" }
        }
        expect(names.prefix(2).elementsEqual(names.suffix(2)))
    }
}

struct `The answer for the view` {
    @Test func `has the delay, its length, and the recognizer that took the touch`() {
        let stage = Stage {
            $0.addPan().delaysTouchesBegan = true
            $0.addLongPress()
        }
        stage.hands.down(at: place)
        expect(why(stage).hasSuffix("view has not received finger 1: pan may still recognize."))
        stage.hands.move(dx: 5, over: 0.1)
        stage.hands.up()
        expect(
            why(stage).hasSuffix("view received finger 1 0.100 s late because of pan, and its end."), "\(why(stage))")
    }

    @Test func `names the recognizer that took the touch before or after its beginning`() {
        let stage = Stage { $0.addPan() }
        stage.hands.drag(from: place, to: CGPoint(x: 160, y: 100))
        expect(
            why(stage).hasSuffix(
                "view received finger 1, and its cancellation: pan took it 0.050 s after it came down."),
            "\(why(stage))")
    }

    @Test func `says that it takes one touch at a time`() {
        let stage = Stage()
        stage.hands.down(at: place)
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        expectEqual(why(stage), "view never receives finger 2: it takes one touch at a time.")
    }

    @Test func `says that the system cancelled the touch`() {
        let stage = Stage()
        stage.hands.down(at: place)
        stage.hands.cancel()
        expectEqual(
            why(stage), "view received finger 1, and its cancellation: the system cancelled it when it came down.")
    }

    @Test func `says that the event was not passed on`() {
        final class Deaf: UIWindow {
            override func sendEvent(_ event: UIEvent) {}
        }
        let stage = Stage(window: Deaf(), { $0.addTap() })
        stage.hands.tap(at: place)
        expectEqual(
            why(stage),
            """
            tap received finger 1, which was lifted after 0.050 s, and has not decided; no timer is set.
            view has not received finger 1: its event was not passed on, or its delivery is behind the last record.
            """)
    }
}

struct `The answer in a running app` {
    @Test func `comes from the flight recorder, for any recognizer, touched or not`() {
        let stage = Stage { $0.addTap() }
        let tap = stage.view.gestureRecognizers?.first ?? UITapGestureRecognizer()
        stage.hands.tap(at: place)
        expectNil(stage.application.why(tap))
        stage.application.flightRecorder = FlightRecorder()
        expectNil(stage.application.why(tap))
        stage.wait(1)
        stage.hands.tap(at: place)
        expectEqual(stage.application.why(tap)?.description, "tap recognized 0.050 s after finger 2 came down.")
        expectEqual(stage.application.whyDelivered()?.responder, "view")
        let stranger = stage.perform { UITapGestureRecognizer() }
        expectEqual(
            stage.application.why(stranger)?.description,
            "UITapGestureRecognizer was not asked about finger 2: view was hit, and its view is neither that nor around it."
        )
    }
}

struct `A measure` {
    nonisolated private static let reasons: [(FailureReason, Double?, Double?)] = [
        (.own("moved \(measured: 47.512) pt, more than \(limit: 45)"), 47.51, 45),
        (.own("\(measured: 60) pt bewegt, höchstens \(limit: 45)"), 60, 45),
        (.own("60 punti, al massimo \(limit: 45.5)"), nil, 45.5),
        (.own(.init("60 > 45", measured: 60, limit: 45)), 60, 45),
        (.own("moved 60 pt, more than 45"), nil, nil), (.own(""), nil, nil), (.disabled, nil, nil),
    ]

    @Test(arguments: reasons)
    func `is what the recognizer has marked in its reason, in any language, also in a trace that was read`(
        _ cause: FailureReason, _ value: Double?, _ limit: Double?
    ) throws {
        let records = [
            TraceRecord(instant: .zero, step: .hit(finger: 1, view: "v", window: "w")),
            TraceRecord(instant: .zero, step: .watch(recognizer: "r", finger: 1)),
            TraceRecord(instant: .zero, step: .enter(recognizer: "r", phase: .failed, cause: cause)),
        ]
        let read = try records.map { try TraceRecord(parsing: $0.description) }
        for records in [records, read] {
            let measure = AnswerReader.answers(to: records)[0].why("r").measure
            expectEqual(measure?.value, value)
            expectEqual(measure?.limit, limit)
        }
    }

    @Test func `comes from a subclass that gives its reason in another language`() {
        final class Kurz: UIGestureRecognizer {
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                fail(because: "\(measured: 0.05) s gehalten, mindestens \(limit: 2) s")
            }
        }
        let stage = Stage { $0.add(Kurz(), "kurz") }
        stage.hands.tap(at: CGPoint(x: 50, y: 50))
        let answer = AnswerReader.answers(to: stage.records).last?.why("kurz")
        expectEqual(
            answer?.description, "kurz failed 0.050 s after finger 1 came down: 0.05 s gehalten, mindestens 2 s.")
        expect(answer?.measure?.value == 0.05 && answer?.measure?.limit == 2)
    }
}
