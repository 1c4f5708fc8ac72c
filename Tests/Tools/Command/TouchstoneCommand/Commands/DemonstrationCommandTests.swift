import TestSupport
import Testing

@testable import TouchstoneCommand

struct `Without a command` {
    @Test func `the trace goes to a file, or takes the place of what is printed`() throws {
        let printed = try run([])
        let aside = try run(["--trace", "out", "--svg=picture"])
        expectEqual(aside.text, printed.text)
        expectEqual(aside.files.map(\.path), ["out", "picture"])
        let instead = try run(["-t-"])
        expectEqual(instead.files, [])
        expectEqual(instead.output, aside.files[0].bytes)
        try expectEqual(run(["--svg", "-"]).output, aside.files[1].bytes)
    }

    @Test func `the recording is played to the scene that is asked for, in its window or another`() throws {
        let edges = try run(["--scene", "edges"])
        expect(edges.text.contains("\nPlayed to one view with a drag from each edge of the screen and a pan"))
        let tall = try run(["--scene", "dots", "-t-"]).text
        expect(tall.contains("\nscene=\"dots\"\nwidth=\"480\"\nheight=\"480\"\n"))
        let wide = try run(["--window=800x600", "-t-"]).text
        expect(wide.contains("\nscene=\"two-subviews\"\nwidth=\"800\"\nheight=\"600\"\n"))
    }
}

/// The whole output of the command without arguments, as a newcomer sees it.
struct `The bundled recording` {
    @Test func `shows at a glance the tap that waited, and the pinch that took both views' touches`() throws {
        let text = try run([]).text
        // Compared line by line, so that a difference shows the lines.
        expectEqual(text.split(separator: "\n", omittingEmptySubsequences: false), Self.expected)
    }

    private static let expected = """
        A bundled recording, made by Touchstone's own generator: a tap, a double tap, a pinch, a drag.
        Played to two views with a tap that waits for a double tap, on a board with a pinch.

        finger      ● down  ─ held or moving  ○ up  ⊗ cancelled
        recognizer  · watching  ┄ waits for another  ◆ recognized  ▷═◁ began, changed, ended  × failed
        view        ┌ receives began  ┄ lift kept from it  ┐ receives ended  ⊗ receives cancelled

        seconds          0.0              1.5         3.17     3.5             5.32 5.5          6.0
                         ┬──────────────//┬─────────//┬────────┬─────────────//┬────┬────────────┬────────
        fingers
        finger 1         ●─○            //          //                       //
        finger 2                        //●─○       //                       //
        finger 3                        //     ●─○  //                       //
        finger 4                        //          //●───────────────────○  //
        finger 5                        //          //●───────────────────○  //
        finger 6                        //          //                       //●───────────────────────○
        recognizers
        left double tap  ············×4 //          //······×16              //············×19
        left tap         ··┄2┄┄┄┄┄┄┄┄◆5 //          //······×16              //············×19
        pinch            ··×1           //··×7 ··×11//······▷15═══════════◁  //························×20
        right double tap                //·······◆12//······×16              //
        right tap                       //··┄8┄┄┄×13//······×16              //
        views
        left             ┌─┄3┄┄┄┄┄┄┄┄⊗6 //          //┌─────⊗17              //┌───────────────────────┐
        right                           //┌─┄9┄┌─⊗14//┌─────⊗18              //

        what was decided, and why
         1   0.092 s  × pinch: failed: lifted before 2 fingers were down
         2            ┄ left tap: would recognize, but waits: left double tap must fail first
         3            ┄ left: does not receive touchesEnded for finger 1 yet: left double tap and left tap
                        may still recognize
         4   0.442 s  × left double tap: failed: no tap 2 within 0.35 s
         5            ◆ left tap: recognized, now that left double tap has failed
         6            ⊗ left: receives touchesCancelled for finger 1: left tap recognized
         7   1.575 s  × pinch: failed: lifted before 2 fingers were down
         8            ┄ right tap: would recognize, but waits: right double tap must fail first
         9            ┄ right: does not receive touchesEnded for finger 2 yet: right double tap and right
                        tap may still recognize
        10   1.692 s    right tap: does not receive finger 3: already decided, waiting for its reset
        11   1.775 s  × pinch: failed: lifted before 2 fingers were down
        12            ◆ right double tap: recognized
        13            × right tap: failed: it required the failure of right double tap, which recognized
        14            ⊗ right: receives touchesCancelled for fingers 2 and 3: right double tap recognized
        15   3.400 s  ▷ pinch: begins
        16            × left double tap, left tap, right double tap, right tap: failed: pinch recognized
                        first and prevents it
        17            ⊗ left: receives touchesCancelled for finger 4: pinch begins
        18            ⊗ right: receives touchesCancelled for finger 5: pinch begins
        19   5.783 s  × left double tap, left tap: failed: moved 45.02 pt, more than 45
        20   6.200 s  × pinch: failed: lifted before 2 fingers were down

        recognized: left tap ×1, right double tap ×1, pinch ×1

        """.split(separator: "\n", omittingEmptySubsequences: false)
}
