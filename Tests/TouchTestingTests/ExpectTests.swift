import Testing
import Touchstone

@testable import TouchStage
import TouchTesting

/// The behavior of `expect`, and the texts of its failures, under swift-testing.
@Suite struct `Expectations` {
    @Test func `a wrong expectation fails the test, with both logs`() {
        let stage = Stage()
        stage.hands.tap(at: stage.view)
        withKnownIssue {
            stage.expect("0     view hit by 2")
        } matching: { issue in
            issue.comments.map(\.rawValue) == [
                """
                The log differs ( - expected, + happened):
                - 0     view hit by 2
                + 0     view hit by 1
                +       view receives began 1
                + 50    view receives ended 1
                Everything that happened, to copy if it is right:
                0     view hit by 1
                      view receives began 1
                50    view receives ended 1
                """
            ]
        }
    }

    @Test func `a right expectation passes, however it is indented`() {
        let stage = Stage()
        stage.hands.tap(at: stage.view)
        stage.expect(
            """
                0     view hit by 1
                      view receives began 1
                50    view receives ended 1

            """)
    }

    @Test func `lines that agree are shown between those that do not`() {
        let difference = LogDifference(expected: "a\nb\nc", actual: "a\nx\nc")
        #expect(
            difference.description == """
                The log differs ( - expected, + happened):
                  a
                - b
                + x
                  c
                Everything that happened, to copy if it is right:
                a
                x
                c
                """)
        #expect(LogDifference(expected: "  a\n  b", actual: "a\nb").description == nil)
    }
}
