import TestSupport
import Testing
import TouchRecordings
import TouchReports
import TouchStory
import TouchTrace
import Touchstone

struct `What is read a piece at a time` {
    /// Bytes in pieces of so many.
    private static func pieces(_ bytes: [UInt8], _ length: Int) -> () -> [UInt8]? {
        var place = 0
        return {
            guard place < bytes.count else { return nil }
            defer { place += length }
            return Array(bytes[place..<min(place + length, bytes.count)])
        }
    }

    private static func busy() -> [TraceRecord] {
        let stage = BusyStage()
        stage.play()
        return stage.stage.records
    }

    @Test(.bug(id: "D-6"), arguments: [1, 7, 64, 1 << 20]) func `is the trace that is read at once, wherever it is cut`(
        length: Int
    )
        throws
    {
        var file = Trace(Self.busy())
        file[.scene] = "everything"
        for end in ["", "\n0.5 hi"] {
            let bytes = Array((file.text.dropLast() + (end.isEmpty ? "\n" : end)).utf8)
            let whole = try Trace(parsing: bytes, source: "busy")
            var stream = try TraceStream(source: "busy", pieces: Self.pieces(bytes, length))
            var records: [TraceRecord] = []
            while let record = try stream.next() { records.append(record) }
            expect(records == whole.records && stream.count == records.count)
            expect(stream.file.header == whole.header && stream.file.notes == whole.notes)
            expectEqual(whole.notes.isEmpty, end.isEmpty)
        }
    }

    @Test(.bug(id: "D-6")) func `makes the timeline, the summary and the numbers of the whole trace`() {
        let records = Self.busy()
        var (builder, tally, counter) = (TimelineBuilder(), GestureTally(), TraceCounter())
        for record in records {
            builder.take(record)
            tally.take(record)
            counter.take(record)
        }
        expectEqual(builder.timeline.text(), Timeline(records).text())
        expectEqual(tally.summary, GestureSummary(records))
        expectEqual(counter.statistics, TraceStatistics(records))
        expect(counter.statistics.kinds.allSatisfy { kind in records.contains { $0.step.kind == kind.name } })
    }

    @Test(.bug(id: "D-6")) func `keeps of a part what the part shows`() {
        let records = Self.busy()
        let whole = Timeline(records)
        let end = records.map(\.instant.seconds).max() ?? 0
        expect(end > 1)
        for start in stride(from: -0.2, to: end + 0.2, by: 0.15) {
            for length in [0, 0.03, 0.4, 2] {
                for lanes in [[], ["fingers"], ["views", "pan*"]] {
                    let part = TimelineSelection(from: start, to: start + length, lanes: lanes)
                    var builder = TimelineBuilder(keeping: part)
                    for record in records { builder.take(record) }
                    expectEqual(
                        builder.timeline.selecting(part).text(), whole.selecting(part).text(), "\(start) \(length)")
                    expectEqual(builder.timeline.unknownLanes(of: part), whole.unknownLanes(of: part))
                }
            }
        }
    }

    @Test(.bug(id: "D-6"), arguments: [1, 100, 1 << 20])
    func `is the recording that is read at once, wherever it is cut`(
        length: Int
    ) throws {
        for text in [
            BundledRecordings.twoSubviews,
            "\u{FEFF}" + BundledRecordings.twoSubviews + "odd\nE: 9.0 0003 0035 99999\nE: 9",
            "N: nothing\nE: 0.0 0000 0000 0\n", "E: 1.0 0001 014a 1\nE: 1.0 0000 0000 3\nE: 0.5 0000 0000 0\n",
        ] {
            let bytes = Array(text.utf8)
            let whole = try Recording(parsing: bytes, source: "hand", format: .evemu)
            let stream = try RecordingStream("hand", format: .evemu) { Self.pieces(bytes, length) }
            var frames: [InputFrame] = []
            stream.forEachFrame { frames.append($0) }
            expect(frames == whole.frames && stream.frameCount == frames.count)
            let (known, expected) = (stream.recording, whole)
            expect(known.notes == expected.notes && known.device == expected.device)
            expect(known.contactCount == expected.contactCount && known.xAxis == expected.xAxis)
            expectEqual(known.maximumSimultaneousContacts, expected.maximumSimultaneousContacts)
            var points: [InputFrame] = []
            let size = CGSize(width: 400, height: 300)
            stream.forEachFrame(in: size, displayInterval: 1.0 / 30) { points.append($0) }
            expectEqual(points, whole.frames(in: size, displayInterval: 1.0 / 30))
        }
        #expect(throws: RecordingError.self) {
            try RecordingStream("hand", format: .evemu) { Self.pieces(Array("no\n".utf8), length) }
        }
    }

    @Test(.bug(id: "D-6")) func `finds how two traces differ without holding them`() throws {
        let records = Self.busy()
        func difference(_ first: [TraceRecord], _ second: [TraceRecord]) -> (TraceDifference, read: [Int]) {
            var read = [0, 0]
            let found = TraceDifference(
                first: {
                    defer { read[0] += 1 }
                    return read[0] < first.count ? first[read[0]] : nil
                },
                second: {
                    defer { read[1] += 1 }
                    return read[1] < second.count ? second[read[1]] : nil
                })
            return (found, read)
        }
        expectEqual(difference(records, records).0.kind, .none)
        let places = records.indices.filter { index in
            if case .enter = records[index].step { true } else { false }
        }
        expect(places.count > 10)
        for place in places {
            guard case .enter(let name, let phase, _) = records[place].step else { continue }
            var other = records
            other[place].step = .enter(
                recognizer: name, phase: phase == .failed ? .ended : .failed, cause: .prevented(by: "nobody"))
            let (found, read) = difference(records, other)
            // What is told is what is in the traces, counted here.
            expect(found.kind == .decision && found.instant == records[place].instant)
            expect(found.second.index.map { other[$0].instant >= records[place].instant } ?? true)
            for (side, trace) in [(found.first, records), (found.second, other)] {
                guard let index = side.index else { continue }
                expectEqual(side.record, trace[index])
                let trigger = trace[..<index].last { record in
                    switch record.step {
                    case .frame, .timerFired: true
                    default: false
                    }
                }
                expectEqual(side.trigger, trigger)
            }
            expect(found.decisions.count <= 6 && found.input.count <= 3)
            let frames = records[..<place].filter { if case .frame = $0.step { true } else { false } }
            expectEqual(found.input, Array(frames.suffix(3)))
            expect(found.decisions.allSatisfy { records[..<place].contains($0) })
            // Where both decided at once, nothing behind that instant but the next record was read.
            if found.first.record?.instant == found.instant, found.second.record?.instant == found.instant {
                let most = (records.firstIndex { $0.instant > records[place].instant } ?? records.count) + 40
                expect(read.allSatisfy { $0 <= most })
            }
        }
    }

    @Test(.bug(id: "D-6"), arguments: [RecordingFormat.evemu, .libinput, .getevent, .raw, .csv])
    func `writes a recording that is not held, a piece at a time`(
        format: RecordingFormat
    ) throws {
        var text = "N: hand\nA: 2f 0 9 0 0 0\nA: 35 0 4000 0 0 0\nA: 36 0 3000 0 0 0\nA: 39 0 65535 0 0 0\n"
        text += "A: 3a 0 255 0 0 0\n"
        for index in 0..<1_800 {
            let time = "\(index / 100).\(index % 100 < 10 ? "0" : "")\(index % 100)0000"
            if index % 100 == 0 { text += "E: \(time) 0003 0039 \(index / 100)\n" }
            if index % 100 == 99 {
                text += "E: \(time) 0003 0039 -1\n"
            } else {
                text += "E: \(time) 0003 0035 \(400 + index)\nE: \(time) 0003 0036 \(300 + index % 7)\n"
                text += "E: \(time) 0003 003a \(100 + index % 50)\n"
            }
            text += "E: \(time) 0000 0000 0\n"
        }
        let bytes = Array(text.utf8)
        let whole = try Recording(parsing: bytes, source: "hand", format: .evemu)
        var readings = 0
        let stream = try RecordingStream("hand", format: .evemu) {
            readings += 1
            return Self.pieces(bytes, 1_000)
        }
        let output = try RecordingOutput(of: stream, as: format, comments: ["a hand"])
        var pieces: [[UInt8]] = []
        output.write { pieces.append($0) }
        expectEqual(readings, 4)
        // A piece is 64 KiB and what stood in the last line.
        expect(pieces.count > 1 && pieces.allSatisfy { $0.count < (1 << 16) + 100 })
        let written = pieces.flatMap { $0 }
        try expectEqual(written, RecordingWriter.bytes(of: whole, as: format, comments: ["a hand"]))
        expectEqual(output.losses, RecordingWriter.losses(of: whole, as: format))
        // What is read back is what was written; tables are in points, and raw events say nothing of axes.
        let back = try Recording(
            parsing: written, source: "back", format: format, description: format == .raw ? whole.device : nil)
        expect(back.contactCount == 18 && back.frames.count == whole.frames.count)
        expectEqual(back.frames.map(\.instant), whole.frames.map(\.instant))
        expectEqual(back.frames.map { $0.contacts.map(\.location) }, whole.frames.map { $0.contacts.map(\.location) })
    }

    @Test(.bug(id: "D-6")) func `is the recording of the same points, whether or not they are held`() throws {
        let frames = Trace(Self.busy()).frames.filter { !$0.contacts.isEmpty }
        expect(frames.count > 10)
        let size = CGSize(width: 400, height: 300)
        let whole = Recording(source: "busy", points: frames, window: size)
        let stream = RecordingStream(source: "busy", window: size) { frames.forEach($0) }
        for _ in 0..<2 {
            var found: [InputFrame] = []
            stream.forEachFrame { found.append($0) }
            expectEqual(found, whole.frames)
        }
        let known = stream.recording
        expect(stream.frameCount == frames.count && known.frames.isEmpty && known.contactCount == whole.contactCount)
        expectEqual(known.maximumSimultaneousContacts, whole.maximumSimultaneousContacts)
        expect(known.xAxis == whole.xAxis && known.yAxis == whole.yAxis)
    }
}
