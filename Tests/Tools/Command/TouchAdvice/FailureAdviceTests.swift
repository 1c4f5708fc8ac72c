import TestSupport
import Testing
import TouchAdvice
import TouchStage
import TouchTesting
import Touchstone

/// The lines about changes of the app in a failing expectation, with `TOUCHSTONE_ADVICE`.
struct `Advice in the failure of a test` {
    /// Returns the lines of the message between the difference and the lanes.
    private func advice(_ stage: Stage, expecting expected: String) -> [Substring] {
        let failure = stage.failure(expecting: expected, file: "Test.swift", line: 1)
        let lines = failure?.split(separator: "\n") ?? []
        return Array(
            lines.drop { !$0.hasPrefix("What would") && !$0.hasPrefix("No ") }.prefix { !$0.hasPrefix("The lanes") })
    }

    private func stage(advice: String? = "1", _ build: @escaping (Stage) -> Void) -> Stage {
        Stage(failing: { _, _ in }, size: CGSize(width: 400, height: 300), help: help(advice), build)
    }

    private func help(_ advice: String?) -> FailureHelp {
        FailureHelp().addingAdvice(advice.map { ["TOUCHSTONE_ADVICE": $0] } ?? [:])
    }

    @Test func `a touch that a view should have kept`() {
        let stage = stage { $0.addTap("dismiss") }
        stage.hands.tap(at: stage.view)
        let expected = """
            0     view hit by 1
                  dismiss watches 1
                  dismiss receives began 1
                  view receives began 1
            50    dismiss receives ended 1
                  dismiss ended
                  view receives ended 1
                  dismiss reset
            """
        expectEqual(
            advice(stage, expecting: expected),
            [
                "What would make this happen: view ended with finger 1", "1. dismiss.cancelsTouchesInView = false",
                "   Nothing else changes.",
                "2. gestureRecognizer(_:shouldReceive:) of the delegate of dismiss returns false for touches on view",
                "   But: dismiss does not recognize any more with finger 1.", "3. dismiss.isEnabled = false",
                "   But: dismiss does not recognize any more with finger 1.",
            ])
    }

    @Test func `leaves the touches of the test for what fails after it`() {
        let ledger = StageLedger()
        RunningTest.$ledger.withValue(ledger) {
            let stage = stage { $0.addTap("dismiss") }
            stage.hands.tap(at: stage.view)
            expect(advice(stage, expecting: "0 view receives ended 1").count > 1)
            expectEqual(ledger.explanation?.contains("dismiss recognized"), true, "\(ledger.explanation ?? "")")
        }
    }

    @Test func `a tap that should have recognized, and a pan that should not`() {
        let stage = stage {
            $0.addTap()
            $0.addPan()
        }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 30, over: 0.1)
        stage.hands.up()
        expectEqual(
            advice(stage, expecting: stage.log.replacing("pan began", with: "tap ended")),
            [
                "What would make this happen: tap recognized with finger 1, pan not recognized with finger 1",
                "1. pan.require(toFail: tap)", "   Nothing else changes.",
                "2. gestureRecognizer(_:shouldReceive:) of the delegate of pan returns false for touches on view",
                "   Nothing else changes.", "3. pan.isEnabled = false", "   Nothing else changes.",
            ])
    }

    @Test func `a test that forgot to wait gets that, and no requirement is taken out`() {
        let stage = stage { stage in
            let single = UITapGestureRecognizer()
            single.require(toFail: stage.addTap("double", count: 2))
            stage.view.addGestureRecognizer(single)
        }
        stage.hands.tap(at: stage.view)
        expectEqual(
            advice(stage, expecting: stage.log + "\n400   tap 2 on view ended"),
            [
                "What would make this happen: tap 2 on view recognized with finger 1",
                "1. stage.wait(0.35) before the expectation",
            ])
    }

    @Test func `a test that left a finger down gets that`() {
        let stage = stage { $0.addTap() }
        stage.hands.down(.leftThumb, at: stage.view)
        stage.wait(0.1)
        expectEqual(
            advice(stage, expecting: stage.log + "\n100   tap ended"),
            [
                "What would make this happen: tap recognized with finger 1",
                "1. stage.hands.liftAll() before the expectation",
            ])
    }

    @Test func `advice that is added lacks nothing`() {
        let environment = ["TOUCHSTONE_ADVICE": "1"]
        expect(FailureHelp(environment).missing != nil)
        expectNil(FailureHelp(environment).addingAdvice(environment).missing)
    }

    @Test func `a test that forgot the pencil gets that`() {
        let stage = stage { $0.addTap().allowedTouchTypes = [2] }
        stage.hands.tap(at: stage.view)
        expectEqual(
            advice(stage, expecting: stage.log + "\n      tap ended"),
            [
                "What would make this happen: tap recognized with finger 1",
                "1. tool: .pencil in the calls of stage.hands",
            ])
    }

    @Test func `an app that is changed after its closure gets none, with the reason`() {
        let stage = stage { $0.addTap("dismiss") }
        stage.addTap("twice", count: 2)
        stage.hands.tap(at: stage.view)
        expectEqual(
            advice(stage, expecting: "0     dismiss ended"),
            [
                "No advice: built again, and touched in the same way, the app decides otherwise. Advice needs all of the app in the "
                    + "closure of the stage, and a test that only touches it."
            ])
    }

    @Test func `an application of the test's own gets none, with the reason`() {
        let stage = Stage(
            failing: { _, _ in }, size: CGSize(width: 400, height: 300), application: UIApplication(), help: help("1"))
        stage.hands.tap(at: stage.view)
        expectEqual(
            advice(stage, expecting: "0     tap ended"),
            [
                "No advice: only an app that is built in the closure of the stage can be started again."
            ])
    }

    @Test func `a difference in no recognition and no touch gets none, with the reason`() {
        let stage = stage { _ in }
        stage.hands.tap(at: stage.view)
        expectEqual(
            advice(stage, expecting: stage.log.replacing("hit by 1", with: "hit by 2")),
            [
                "No advice: the lines that differ contain neither a recognition nor a touch that a view receives."
            ])
    }

    @Test func `without the setting the app is not started again, and the message ends with what there is to set`()
        throws
    {
        var builtCount = 0
        let stage = stage(advice: nil) { _ in builtCount += 1 }
        stage.hands.tap(at: stage.view)
        let failure = try #require(stage.failure(expecting: "", file: "Test.swift", line: 1))
        expectEqual(builtCount, 1)
        expectEqual(
            failure.split(separator: "\n").last,
            "TOUCHSTONE_ADVICE=1 searches for a change that gives it; TOUCHSTONE_PAGES=FOLDER writes the run as a page."
        )
    }

    @Test(arguments: [(nil, false), ("", false), ("0", false), ("1", true), ("yes", true)])
    func `the setting is on with any value except 0`(_ value: String?, _ isOn: Bool) {
        expectEqual(help(value).advise != nil, isOn)
    }

    @Test func `one line adds it to the stages that are created from then on`() {
        let earlier = FailureHelp.current
        defer { FailureHelp.current = earlier }
        Stage.addAdvice()
        expect(FailureHelp.current.hint.hasPrefix("TOUCHSTONE_ADVICE=1 searches"))
    }
}
