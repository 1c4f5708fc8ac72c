import TestSupport
import Testing
import TouchRecordings
import Touchstone

@testable import TouchstoneCommand

/// The mapping of a surface onto a window by `replay`.
struct `The surface of a device` {
    /// 100 mm by 50 mm, 10 units a millimeter, a report each 5 ms.
    private static let panel = """
        N: Panel
        P: 02 00 00 00 00 00 00 00
        B: 00 0b 00 00 00 00 00 00 00
        A: 35 0 1000 0 0 10
        A: 36 0 500 0 0 10
        A: 39 0 65535 0 0 0
        E: 0.000000 0003 0039 0001
        E: 0.000000 0003 0035 0100
        E: 0.000000 0003 0036 0050
        E: 0.000000 0000 0000 0000
        E: 0.005000 0003 0035 0200
        E: 0.005000 0000 0000 0000
        E: 0.010000 0003 0035 0300
        E: 0.010000 0000 0000 0000
        E: 0.015000 0003 0035 0400
        E: 0.015000 0000 0000 0000
        E: 0.100000 0003 0039 -001
        E: 0.100000 0000 0000 0000

        """

    private func frames(_ options: [String]) throws -> [String] {
        let outcome = try run(["replay", "panel.events", "--trace", "-"] + options, ["panel.events": Self.panel])
        return String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").filter { $0.contains(" frame ") }
            .map { String($0.split(separator: " ", maxSplits: 2)[2]) }
    }

    @Test func `is 400 points wide by default`() throws {
        try expectEqual(frames([]).first, "0:began@40,20")
    }

    @Test func `has its true size on demand, at 163 points an inch`() throws {
        let first = try frames(["--true-size"]).first
        let (width, height): (Double, Double) = (100 * 163 / 25.4, 50 * 163 / 25.4)
        let (x, y): (Double, Double) = (100 * width / 1000, 50 * height / 500)
        expectEqual(first, "0:began@\(x),\(y)")
    }

    @Test func `is turned clockwise: its left edge is above`() throws {
        try expectEqual(frames(["--turn", "90", "--window", "500x1000"]).first, "0:began@450,100")
        try expectEqual(frames(["--turn", "180", "--window", "1000x500"]).first, "0:began@900,450")
        try expectEqual(frames(["--turn", "270", "--window", "500x1000"]).first, "0:began@50,900")
    }

    @Test func `is played at the rate of a display, with what was reported in between`() throws {
        try expectEqual(frames(["--rests", "off"]).count, 5)
        let slow = try frames(["--display-rate", "60", "--window", "1000x500", "--rests", "off"])
        expectEqual(slow.count, 3)
        expect(slow[1].hasPrefix("0:moved@400,50 0:earlier@200,50"))
    }

    @Test(.rules("M-02")) func `gets samples of a finger that rests, and none where that is switched off`() throws {
        try expect(frames([]).suffix(3).dropLast().allSatisfy { $0 == "0:stationary@160,20" })
        try expectEqual(frames([]).count, 7)
        try expectEqual(frames(["--rests", "off"]).count, 5)
        let table = "# window: 400 300\ntime,id,phase,x,y\n0,1,began,10,10\n0.2,1,ended,10,10\n"
        func times(_ options: [String]) throws -> [Substring] {
            try run(["replay", "t", "-t-"] + options, ["t": table]).text.split(separator: "\n")
                .filter { $0.contains(" frame 1:") || $0.contains(" frame 0:") }.map { $0.prefix { $0 != " " } }
        }
        try expectEqual(times([]), ["0.000000", "0.200000"])
        try expectEqual(times(["--rests", "on"]).count, 4)
        expectEqual(complaint(["replay", "t", "--rests", "maybe"])?.contains("maybe"), true)
    }

    @Test func `is told about when it cannot be mapped like that`() throws {
        let silent = Self.panel.replacing(" 0 0 10\n", with: " 0 0 0\n")
        let outcome = try run(["replay", "panel.events", "--true-size"], ["panel.events": silent])
        expectEqual(outcome.exitCode, 1)
        expect(outcome.messages.contains("panel.events:1: error: the size of the surface is unknown"))
        let table = "time,id,phase,x,y\n0,1,began,1,2\n0.1,1,ended,1,2\n"
        let points = try run(["replay", "a.csv", "--turn", "90"], ["a.csv": table])
        expectEqual(points.exitCode, 1)
        expect(points.messages.contains("a.csv:1: error: its places are points, there is no surface to map"))
        for wrong in [["--display-rate", "0"], ["--turn", "45"], ["--true-size", "--window", "4x3"]] {
            #expect(throws: UsageError.self) { try run(["replay", "a.csv"] + wrong, [:]) }
        }
    }
}
