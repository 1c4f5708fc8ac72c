import TestSupport
import Testing
import TouchInput
import TouchRecordings

struct CSVReaderTests {
    static func read(_ text: String) throws -> Recording {
        try Recording(parsing: Array(text.utf8), source: "table.csv", format: .csv)
    }

    @Test func `columns in any order, quoted fields, comments, and several lines a frame are read`() throws {
        let recording = try Self.read(
            #"""
            # made by hand
            # window: 390 844
            phase, x ,y,"id",time,force,tool
            began,10,20.5,"a, ""b""",0,0.5,pencil
            began,100,200,2,0.000000,,
            # in between
            moved,11,20.5,"a, ""b""",0.008,1,pencil
            ended,100,200,2,0.016,,direct
            cancelled,11,20.5,"a, ""b""",0.016,0,pencil
            """#)
        expectEqual(recording.format, .csv)
        expectEqual(recording.story, "0: b0(10,20) b1(100,200)\n8: m0(11,20)\n16: e1(100,200) c0(11,20)")
        expectEqual(recording.xAxis, 0...390)
        expectEqual(recording.yAxis, 0...844)
        expectEqual(recording.frames[0].contacts.map(\.tool), [.pencil, .direct])
        expectEqual(recording.frames[0].contacts.map(\.details.force), [0.5, 0])
        expectEqual(recording.frames[1].contacts[0].details.force, 1)
        expectEqual(recording.noteList, [])
        expectEqual(recording.contactProtocol, .phases)
    }

    @Test func `an empty line parts frames of one time`() throws {
        let recording = try Self.read(
            "time,id,phase,x,y\n1,1,began,1,1\n\n1,2,began,2,2\n2,1,ended,1,1\n2,2,ended,2,2\n")
        expectEqual(recording.story, "1000: b0(1,1)\n1000: b1(2,2)\n2000: e0(1,1) e1(2,2)")
        expectEqual(recording.noteList, ["axisRangeMissing 1"])
        expectEqual(recording.xAxis, 0...3, "the edge is outside of a window")
    }

    @Test func `what cannot be is answered with a note and a recording that can`() throws {
        let recording = try Self.read(
            """
            # window: 100 100
            time,id,phase,x,y
            0,1,began,1,1
            0.1,1,began,2,2
            0.2,7,ended,3,3
            0.3,8,moved,4,4
            0.2,1,moved,5,5
            nonsense
            0.4,1,moved,nan,5
            0.5,1,flying,5,5
            """)
        expectNil(flaw(in: recording))
        expectEqual(recording.contactCount, 3)
        expectEqual(
            recording.noteList,
            [
                "phaseImpossible 4", "neverLifted 4 ×2", "phaseImpossible 5", "alreadyDown 6", "timeBackwards 7",
                "unreadableLine 8 ×2", "truncated 10",
            ])
    }

    @Test(arguments: [
        ("time,id,phase,x\n", 1, "the column “y” is missing"),
        ("# a\ntime,id,phase,x,y,radious\n", 2, "there is no column “radious”"),
        ("time,id,phase,x,y,x\n", 1, "the column “x” is given twice"),
        ("hello\n", 1, "this is not a table of contacts"),
    ])
    func `a header that does not fit is an error with its line and a remedy`(
        _ text: String, _ line: Int, _ message: String
    ) {
        let error = #expect(throws: RecordingError.self) { try Self.read(text) }
        expectEqual(
            error?.description,
            "table.csv:\(line): error: \(message). The first line names the columns: "
                + "time,id,phase,x,y and perhaps tool,force,maximumForce,radius,…")
    }

    @Test func `a table of wall-clock times starts at zero, with a note`() throws {
        let recording = try Self.read("time,id,phase,x,y\n1700000000,1,began,1,1\n1700000000.5,1,ended,1,1\n")
        expectEqual(recording.frames.map(\.instant.seconds), [0, 0.5])
        expectEqual(recording.notes.map(\.kind), [.axisRangeMissing, .clockJump])
    }

    @Test func `a table without a line of contacts says so`() throws {
        try expectEqual(Self.read("time,id,phase,x,y\n").noteList, ["noContacts 1"])
    }
}
