import TestSupport
import Testing
import TouchInput
import TouchRecordings

struct AccelerationRecordingTests {
    private func read(_ text: String) throws -> AccelerationRecording {
        try AccelerationRecording(parsing: Array(text.utf8), source: "walk.csv")
    }

    private func story(_ recording: AccelerationRecording) -> [String] {
        recording.accelerations.map { "\($0.instant.seconds): \($0.x) \($0.y) \($0.z)" }
    }

    @Test func `a table in g or in meters per second squared is read, from its first sample on`() throws {
        let inG = try read("# unit: g\nt,x,y,z\n10.5,0,0.5,-1\n10.51,0.25,0,1e0\n")
        expectEqual(story(inG), ["0.0: 0.0 0.5 -1.0", "0.01: 0.25 0.0 1.0"])
        expectEqual(inG.unit, .g)
        expectEqual(inG.notes, [])
        let inMeters = try read("# unit: m/s2\nt,x,y,z\n0,9.80665,0,19.6133\n0.01,0,0,0\n")
        expectEqual(story(inMeters), ["0.0: 1.0 0.0 2.0", "0.01: 0.0 0.0 0.0"])
        expectEqual(inMeters.unit, .metersPerSecondSquared)
        expectEqual(inMeters.duration, 0.01)
        expectEqual(inMeters.rate, 100)
        expectEqual(inMeters.notes, [])
    }

    @Test func `columns may stand in any order, with their units, among others, and quoted, as phones write them`()
        throws
    {
        let recording = try read(
            """
            "Absolute acceleration (m/s^2)","Acceleration z (m/s^2)","Acceleration x (m/s^2)","Acceleration y (m/s^2)","Time (s)"
            9.8,9.80665,0,0,1.234E-2
            9.8,-9.80665,0,0,2.234E-2

            """)
        expectEqual(story(recording), ["0.0: 0.0 0.0 1.0", "0.01: 0.0 0.0 -1.0"])
        expectEqual(recording.notes, [])
        try expectEqual(read("t [s],x [g],y [g],z [g]\n0,1,2,3\n").unit, .g)
    }

    @Test func `without a unit it is guessed from what a sensor at rest measures, and a note says so`() throws {
        let inG = try read("t,x,y,z\n0,0,0,1\n0.1,0,0,1\n0.2,5,5,5\n")
        expectEqual(inG.unit, .g)
        let inMeters = try read("t,x,y,z\n0,0,0,9.8\n0.1,0,0,9.8\n0.2,0,0,0.1\n")
        expectEqual(inMeters.unit, .metersPerSecondSquared)
        expectEqual(
            inMeters.notes.map(\.description),
            [
                "walk.csv:1: warning: nothing names the unit. It was taken for m/s2, since the sensor measures 9.8 at rest; "
                    + "write `# unit: g` or `# unit: m/s2` to name it"
            ])
    }

    @Test func `odd lines are left out and counted`() throws {
        let recording = try read(
            """
            # unit: g
            t,x,y,z
            0.00,0,0,1
            0.01,0,0
            0.02,0,0,nan
            0.03,0,0,1e99
            0.04,zero,0,1
            0.05,0,"0,1
            0.00,0,0,2
            0.06,0,0,3
            0.06,0,0,4
            500000,0,0,5
            500000.5,0,0,6
            1,0,0,7
            1.5,0,0,8
            2.0,0,0
            """)
        expectEqual(
            story(recording), ["0.0: 0.0 0.0 1.0", "0.06: 0.0 0.0 3.0", "0.56: 0.0 0.0 6.0", "1.06: 0.0 0.0 8.0"])
        let notes = recording.notes.map { "\($0.kind.rawValue) \($0.line) ×\($0.count)" }
        expectEqual(
            notes,
            [
                "unreadableLine 4 ×5", "timeBackwards 9 ×3", "clockJump 12 ×1", "truncated 16 ×1",
            ])
    }

    @Test(arguments: [
        ("", "1: error: the file is empty"), (" \n\n", "1: error: the file is empty"),
        ("\0\u{1}", "1: error: this is a binary file"), ("hello\n", "1: error: this is not a table of accelerations"),
        ("# unit: g\n", "1: error: this is not a table of accelerations"),
        ("# x\nt,x,y\n", "2: error: the column “z” is missing"),
        ("t,x,x,y,z\n", "1: error: the column “x” is given twice"),
        ("t (ms),x,y,z\n", "1: error: the times are in “ms”"),
        ("t,x (mg),y,z\n", "1: error: there is no unit “mg”"),
        ("t,x (g),y (m/s2),z\n", "1: error: there are two units"),
        ("time,id,phase,x,y\n0,1,began,1,1\n", "1: error: the column “z” is missing"),
    ])
    func `what is no table is an error with file, line and remedy`(_ text: String, _ message: String) {
        let error = #expect(throws: RecordingError.self) { try read(text) }
        expectEqual(error?.kind, .notAccelerations)
        expectEqual(
            error?.description,
            "walk.csv:\(message). The first lines name the unit, g or m/s2, and the columns: # unit: g, then t,x,y,z")
    }

    @Test func `a table without samples is read, with a note`() throws {
        let recording = try read("t,x (g),y,z\n")
        expectEqual(recording.accelerations, [])
        expect(recording.rate == nil && recording.duration == 0)
        expectEqual(recording.notes.map(\.kind), [.noSamples])
    }

    @Test func `what is written reads back the same`() throws {
        let accelerations = [(0, 0.1), (0.01, -1 / 3), (0.020000001, 1e-7), (3_000, 12)].map { time, value in
            AccelerationSample(x: value, y: -value, z: 1 + value, at: Instant(seconds: time))
        }
        let written = AccelerationRecording(accelerations, source: "walk.csv")
        try expectEqual(read(written.table), written)
        let none = AccelerationRecording([], source: "walk.csv")
        try expectEqual(read(none.table).accelerations, [])
    }

    @Test func `times go on and numbers are finite for any bytes`() throws {
        var numbers = SplitMix64(seed: 243)
        let table = Array(
            AccelerationRecording(
                (0..<40).map { AccelerationSample(x: 0, y: Double($0), z: 1, at: Instant(seconds: Double($0) / 50)) },
                source: ""
            ).table.utf8)
        var count = 0
        for _ in 0..<2_000 {
            var bytes = table
            for _ in 0..<Int.random(in: 1...6, using: &numbers) {
                let place = Int.random(in: 0..<bytes.count, using: &numbers)
                if Bool.random(using: &numbers) {
                    bytes[place] = [UInt8]("0,9.-\n\"e#() nat\0".utf8).randomElement(using: &numbers) ?? 0
                } else {
                    bytes.removeSubrange(place..<min(bytes.count, place + 9))
                }
            }
            guard let recording = try? AccelerationRecording(parsing: bytes, source: "odd") else { continue }
            count += 1
            let all = recording.accelerations
            expect(zip(all, all.dropFirst()).allSatisfy { $0.instant < $1.instant })
            expect(all.allSatisfy { ($0.x + $0.y + $0.z).isFinite })
        }
        expect(count > 1_000)
    }
}
