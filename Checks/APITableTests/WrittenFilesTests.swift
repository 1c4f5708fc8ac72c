import Testing

@testable import APITable

/// The files that are generated from the list.
@Suite struct `What is written from the list` {
    let list = table(
        """
        == 1 Touch
        Touch | present
        Touch.Phase.began = 0 | present | row 3
        Touch.kind = 2 | present -> Touch.type | row 4
        Touch.force = 5 | later 3 pencils | up to 1
        == 2 Text
        Text.input | out there is no text
        """)

    @Test func `the page`() {
        let tables = list.page.split(separator: "\n\n", omittingEmptySubsequences: false).dropFirst(2)
        #expect(
            tables.joined(separator: "\n\n") == """
                | Section | Present | Later | Left out | Present of all |
                | --- | --- | --- | --- | --- |
                | 1 Touch | 3 | 1 | 0 | 75 % |
                | 2 Text | 0 | 0 | 1 | 0 % |
                | **All** | 3 | 1 | 1 | 60 % |

                ## 1 Touch

                | Member | Status | Note |
                | --- | --- | --- |
                | `Touch` | present | |
                | `Touch.Phase.began` = 0 | present | row 3 |
                | `Touch.kind` = 2 | present as `Touch.type` | row 4 |
                | `Touch.force` = 5 | later: issue 3 | pencils; up to 1 |

                ## 2 Text

                | Member | Status | Note |
                | --- | --- | --- |
                | `Text.input` | left out | there is no text |

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
                1 Touch  3 present, 1 later, 0 left out: 75 %
                2 Text   0 present, 0 later, 1 left out: 0 %
                all      3 present, 1 later, 1 left out: 60 %

                """)
    }
}
