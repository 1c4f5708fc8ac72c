import TestSupport
import Testing
import Touchstone

@testable import TouchStage
import TouchTesting

/// Expectations of a part of the log.
struct `Partial expectations` {
    private func stage() -> Stage {
        Stage { stage in
            let card = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.addTap("single", on: card).require(toFail: stage.addTap("double", count: 2, on: card))
        }
    }

    @Test func `of a recognizer have its lines alone`() {
        let stage = stage()
        let double = stage.view.subviews[0].gestureRecognizers![1]
        stage.hands.tap(at: "card")
        stage.wait(1)
        stage.expect(
            """
            0     double watches 1
                  double receives began 1
            50    double receives ended 1
            400   double failed: no tap 2 within 0.35 s
                  double reset
            """, of: double)
    }

    @Test func `of a view have its lines alone, also in the columns of a pattern`() {
        let stage = stage()
        stage.hands.play("D-U", step: .milliseconds(10), at: stage.view.subviews[0])
        stage.expect(
            """
            0     card hit by 1
                  card receives began 1
            20    card waits for ended 1: double, single
            """, of: stage.view.subviews[0])
        stage.clearLog()
        stage.play("D-U", step: .milliseconds(10))
        stage.expect(
            """
            D    view hit by 2
            D    view receives began 2
              U  view receives ended 2
            """, of: stage.view)
        withKnownIssue {
            stage.expect("D  view hit by 1", of: stage.view)
        } matching: { issue in
            issue.comments.map(\.rawValue).first?.hasPrefix(
                "Nothing of what was expected happened:\n- D  view hit by 1\n") == true
        }
    }

    @Test func `of lines that the log contains leave out the others, and the times`() {
        let stage = stage()
        stage.hands.tap(at: "card")
        stage.wait(1)
        stage.expect(contains: "single holds for double")
        stage.expect(
            contains: """
                card hit by 1
                single holds for double
                  single ended
                """)
        let wrong = stage.failure(containing: "single ended\nsingle holds for double")
        expectEqual(
            wrong,
            """
            The log does not contain, in this order:
            - single holds for double
            What the touches did:
            single recognized 0.400 s after finger 1 came down. It waited 0.350 s for double to fail.
            double failed 0.400 s after finger 1 came down: no tap 2 within 0.35 s.
            card received finger 1, and its cancellation: single took it 0.400 s after it came down.
            Everything that happened is in stage.log.
            """)
        expect(stage.failure(containing: "single end") != nil)
        expectEqual(
            stage.failure(containing: " \n "), "an expectation that the log contains no line cannot fail: pass a line")
        withKnownIssue { stage.expect(contains: "double ended") }
    }

    @Test func `that fail say why`() {
        let stage = stage()
        stage.hands.tap(at: "card")
        let hint = "Not over: stage.wait(0.35) lets single be decided."
        expectEqual(stage.failure(containing: "single ended")?.contains(hint), true)
        let part = stage.log(of: stage.view.subviews[0])
        expectEqual(stage.failure(expecting: "0 card ended", part: part, file: "F", line: 1)?.contains(hint), true)
    }

    @Test func `find recognizers that have no name of their own`() {
        let stage = stage()
        stage.view.subviews[0].addGestureRecognizer(UITapGestureRecognizer())
        stage.hands.tap(at: "card")
        stage.wait(1)
        stage.expect(contains: "tap 3 on card ended")
    }
}
