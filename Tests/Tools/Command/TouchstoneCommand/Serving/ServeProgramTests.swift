import Foundation
import TestSupport
import Testing

/// The program itself, as another one runs it.
@Suite(.enabled(if: Built.isThere, "the program is not in .build/debug: swift build --product touchstone"))
struct ServeProgramTests {
    private let requests = `A session of touchstone serve`.requests

    @Test func `the same requests have the same answers in every process`() throws {
        let first = try Tool.run(Built.folder + "/touchstone", ["serve"], input: requests)
        let second = try Tool.run(Built.folder + "/touchstone", ["serve"], input: requests)
        expect(first.status == 0 && first.errors == "" && first == second)
        expectEqual(first.output, try run(["serve"], ["-": requests]).text)
    }

    @Test func `the end of the input ends it, and so does a reader that goes away`() throws {
        let tool = "'\(Built.folder)/touchstone' serve"
        let cut = try Tool.run("sh", ["-c", "printf '{\"request\": \"tree' | \(tool); echo $?"])
        expect(cut.output.hasPrefix("{\"line\": 1, \"id\": null, \"ok\": false, \"error\": {\"kind\": \"truncated\""))
        expect(cut.output.hasSuffix("}}\n0\n") && cut.errors == "")
        try expectEqual(Tool.run("sh", ["-c", "\(tool) < /dev/null; echo $?"]).output, "0\n")
        let gone = try Tool.run("sh", ["-c", "yes '{\"request\": \"describe\"}' | \(tool) | head -n 1 | cut -c 1-11"])
        expect(gone.output == "{\"line\": 1,\n" && gone.errors == "")
    }

    @Test(.needs("python3", Tool.exists("python3")))
    func `a program in Python taps, and asks why`() throws {
        let example = repository.appending(path: "Examples/Python/ask_why.py").path
        let result = try Tool.run("python3", ["-B", example, Built.folder + "/touchstone"])
        expect(result.errors == "" && result.status == 0)
        expectEqual(
            result.output,
            """
            two-subviews: two views with a tap that waits for a double tap, on a board with a pinch
            at 0.4 s: left tap recognized
              left double tap failed 0.400 s after finger 1 came down: no tap 2 within 0.35 s.
              left tap recognized 0.400 s after finger 1 came down. It waited 0.350 s for left double tap to fail.
              pinch failed 0.050 s after finger 1 came down: lifted before 2 fingers were down.
              right double tap was not asked about finger 1: the location is outside of its view right.
              right tap was not asked about finger 1: the location is outside of its view right.
              left received finger 1, and its cancellation: left tap took it 0.400 s after it came down.
            there is no view 'lef' (at.view). Did you mean 'left'?

            """)
    }
}
