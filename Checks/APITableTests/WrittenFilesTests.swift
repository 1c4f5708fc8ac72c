import Testing

@testable import APITable

/// The files that are generated from the list.
@Suite struct `What is written from the list` {
    let list = table(
        """
        == 1 Touch
        Touch | present
        Touch.Phase | present | rows 3, 4
        Touch.Phase.began = 0 | present | row 3
        View.alpha { get set } | present
        Touch.kind = 2 | present -> Touch.type | an alias; row 4
        Touch.force = 5 | later 3 pencils | up to 1
        == 2 Text
        Text.input(_:) | out there is no text
        Text.Output | out there is no screen
        Text.output { get set } | out there is no text
        """)

    @Test func `the page`() {
        let sections = list.page.split(separator: "\n\n", omittingEmptySubsequences: false).dropFirst(2)
        #expect(list.page.contains("interface, 5 of 9 members are here"))
        #expect(
            sections.joined(separator: "\n\n") == """
                ## 1 Touch

                5 of 6:

                - **`Touch`**:
                  `kind` 2 as `Touch.type` (an alias; row 4)
                - **`Touch.Phase`** (3, 4):
                  `began` 0 (3)
                - **`View`**:
                  `alpha`\\*

                Not here:

                - `Touch.force` 5 (up to 1): issue 3, pencils

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
                1 Touch  5 present, 1 later, 0 left out: 83 %
                2 Text   0 present, 0 later, 3 left out: 0 %
                all      5 present, 1 later, 3 left out: 55 %

                """)
    }
}
