import Testing
import TouchTimeline

@testable import TouchstoneCommandKit

@Suite struct `The list of scenes` {
    @Test func `has a line or two for each`() throws {
        let text = """
            edges         one view with a drag from each edge of the screen and a pan that waits for all four
            everything    one view with tap, double tap, two-finger tap, long press, pan, multi-finger pan,
                          pinch, rotation, swipes to the sides
            transform     one view with a two-finger pan, pinch and rotation that recognize together
            two-subviews  two views with a tap that waits for a double tap, on a board with a pinch

            """
        #expect(try run(["scenes"]) == Outcome(text))
    }

    @Test func `is a JSON document for programs`() throws {
        let text = try run(["scenes", "--json"]).text
        #expect(text.hasPrefix("{\n  \"format\": \"touchstone-scenes\",\n  \"version\": 1,\n  \"scenes\": [\n"))
        let last = """
                {
                  "name": "transform",
                  "summary": "one view with a two-finger pan, pinch and rotation that recognize together",
                  "width": 400,
                  "height": 300
                },
            """
        #expect(text.contains(last))
    }
}
