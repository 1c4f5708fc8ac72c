import Foundation
import TestSupport
import Testing

@testable import TouchstoneCommand

struct `touchstone shakes` {
    /// Four swings of 2 g, 4 a second, at rest before and after; then the table goes on for a while.
    private static let shaken: String = {
        var text = "# unit: m/s2\nt,x,y,z\n"
        for index in 0..<300 {
            let time = Double(index) / 100
            let push = time >= 1 && time < 1.5 ? 2 * sin(2 * .pi * 4 * (time - 1)) : 0
            text += "\(time),\(push * 9.80665),0,9.80665\n"
        }
        return text
    }()

    @Test func `says when a motion began, when it was over, and why`() throws {
        let cut = Self.shaken.split(separator: "\n").prefix(140).joined(separator: "\n") + "\n"
        let outcome = try run(["shakes", "a.csv", "cut.csv"], ["a.csv": Self.shaken, "cut.csv": cut])
        expectEqual(
            outcome,
            Outcome(
                """
                a.csv: 300 samples, 100 a second: 1 shake, 0 other motions
                    1.020 s  began: the device moves
                    1.780 s  ended: a shake of 3 rapid reversals

                cut.csv: 138 samples, 100 a second: 0 shakes, 1 other motion
                    1.020 s  began: the device moves
                    1.670 s  cancelled: no more samples came, after 2 rapid reversals

                """))
    }

    @Test func `writes a JSON document for programs`() throws {
        let outcome = try run(["shakes", "--json", "a.csv"], ["a.csv": Self.shaken])
        let text = """
            {
              "format": "touchstone-shakes",
              "version": 1,
              "files": [
                {
                  "source": "a.csv",
                  "samples": 300,
                  "unit": "m/s2",
                  "seconds": 2.99,
                  "motions": [
                    {"began": 1.02, "over": 1.78, "result": "ended", "reversals": 3}
                  ]
                }
              ]
            }

            """
        expectEqual(outcome, Outcome(text))
    }

    @Test func `goes on after a file that cannot be read, and says what is odd`() throws {
        let outcome = try run(
            ["shakes", "odd", "plain", "gone"], ["odd": "time,id,phase,x,y\n", "plain": "t,x,y,z\n0,0,0,1\n"])
        expectEqual(outcome.exitCode, 1)
        expectEqual(outcome.text, "plain: 1 sample: 0 shakes, 0 other motions\n")
        expectEqual(
            outcome.messages,
            """
            odd:1: error: the column “z” is missing. The first lines name the unit, g or m/s2, and the columns: # unit: g, then t,x,y,z
            plain:1: warning: nothing names the unit. It was taken for g, since the sensor measures 1.0 at rest; write `# unit: g` or `# unit: m/s2` to name it
            gone: error: it cannot be read

            """)
    }

    @Test func `needs a file`() {
        expectEqual(complaint(["shakes"]), "shakes needs a table of accelerations: touchstone shakes FILE...")
    }
}
