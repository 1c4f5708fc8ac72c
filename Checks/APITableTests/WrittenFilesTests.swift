import Testing

@testable import APITable

/// The files that are generated from the list.
struct `What is written from the list` {
    let list = table(
        """
        == 1 Touch
        Touch | present
        Touch.Phase | present | rows 3, 4
        Touch.Phase.began = 0 | present | row 3
        View.alpha { get set } | present
        View.convert(_: CGPoint, to: View?) | present
        View.convert(_: CGRect, to: View?) | present
        View.draw(_: CGRect) | present
        Touch.kind = 2 | present -> Touch.type | an alias; row 4
        Touch.force = 5 | later 3 pencils | up to 1
        == 2 Text
        Text.input(_:) | out there is no text
        Text.Output | out there is no screen
        Text.output { get set } | out there is no text
        """)

    @Test func `the page`() {
        let sections = list.page.split(separator: "\n\n", omittingEmptySubsequences: false).dropFirst(2)
        #expect(list.page.contains("interface, 8 of 12 members are here"))
        #expect(
            sections.joined(separator: "\n\n") == """
                ## 1 Touch

                8 of 9:

                - **`Touch`**:
                  `kind` as `Touch.type` (an alias; row 4)
                - **`Touch.Phase`** (3, 4):
                  `began` (3)
                - **`View`**:
                  `alpha`\\*,
                  `convert(_: CGPoint, to: View?)`,
                  `convert(_: CGRect, to: View?)`,
                  `draw(_:)`

                Not here:

                - `Touch.force` (up to 1): issue 3, pencils

                ## 2 Text

                Not here:

                - `Text.input(_:)`,
                  `Text.output`\\*: there is no text
                - `Text.Output`: there is no screen

                """)
    }

    @Test func `the test of raw values covers what is present, in our spelling`() {
        let lines = list.rawValuesTest.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(
            lines.filter { $0.hasPrefix("expect(") } == [
                "expect(Touch.Phase.began.rawValue, is: 0)", "expect(Touch.type.rawValue, is: 2)",
            ])
    }

    @Test func `the summary`() {
        #expect(
            list.summary == """
                1 Touch  8 present, 1 later, 0 left out: 88 %
                2 Text   0 present, 0 later, 3 left out: 0 %
                all      8 present, 1 later, 3 left out: 66 %

                """)
    }
}
