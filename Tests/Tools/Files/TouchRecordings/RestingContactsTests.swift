import TestSupport
import Testing
import TouchInput
import TouchRecordings

/// Samples of fingers that rest, which devices leave out (M-02).
struct RestingContactsTests {
    private func frame(_ milliseconds: Int64, _ samples: (Int, ContactSample.Phase)...) -> InputFrame {
        InputFrame(
            at: Instant(nanoseconds: milliseconds * 1_000_000),
            samples.map { ContactSample(id: $0.0, phase: $0.1, location: CGPoint(x: 5, y: 7)) })
    }

    /// Each frame as milliseconds, phases and ids.
    private func story(_ frames: [InputFrame]) -> String {
        frames.map { frame in
            "\(frame.instant.nanoseconds / 1_000_000):"
                + frame.contacts.map { "\($0.phase.letter)\($0.id)" }.joined(separator: " ")
        }.joined(separator: " ")
    }

    private func rested(_ frames: [InputFrame], interval: Double = 0.016) -> [InputFrame] {
        var rests = RestingContacts(interval: interval)
        return frames.flatMap { rests.take($0) }
    }

    @Test(.rules("M-02"))
    func `a finger that is silent for a display frame gets a sample at its place, and one more after the next`() {
        let frames = rested([
            frame(0, (0, .began)), frame(8, (0, .moved)), frame(16, (0, .moved)), frame(400, (0, .moved)),
            frame(408, (0, .ended)), frame(900, (1, .began)), frame(910, (1, .ended)),
        ])
        expectEqual(story(frames), "0:b0 8:m0 16:m0 36:s0 52:s0 400:m0 408:e0 900:b1 910:e1")
        expect(frames.flatMap(\.contacts).allSatisfy { $0.location == CGPoint(x: 5, y: 7) })
    }

    @Test(.rules("M-02"))
    func `of two fingers the one that rests gets samples while the other moves, once for each instant`() {
        let frames = rested(
            [frame(0, (0, .began), (1, .began))] + (1...6).map { frame($0 * 8, (1, .moved)) } + [
                frame(200, (0, .ended), (1, .cancelled))
            ])
        expectEqual(story(frames), "0:b0 b1 8:m1 16:m1 20:s0 24:m1 32:m1 36:s0 40:m1 48:m1 68:s1 84:s1 200:e0 c1")
    }

    @Test(.rules("M-02"))
    func `a device that reports less often than a display shows frames is not silent between two reports`() {
        let slow = (0...10).map { frame($0 * 25, (0, $0 == 0 ? .began : .moved)) } + [frame(500, (0, .ended))]
        // The first pause is not known yet; then two reports of 25 ms have to be missing.
        expectEqual(
            story(rested(slow)),
            "0:b0 16:s0 25:m0 50:m0 75:m0 100:m0 125:m0 150:m0 175:m0 200:m0 225:m0 250:m0 312:s0 362:s0 500:e0")
    }

    @Test(.rules("M-02"), arguments: GeneratedHand.seeds)
    func `live input gets the same samples as a recording, however time passes in between`(_ seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        // A device that leaves out half of its reports, by chance.
        let frames = GeneratedHand.recording(seed).frames.filter { frame in
            frame.contacts.contains { $0.phase != .moved } || generator.next() % 8 < 3
        }
        let whole = rested(frames)
        expect(whole.count > frames.count)
        var rests = RestingContacts(interval: 0.016)
        var live: [InputFrame] = []
        for (index, frame) in frames.enumerated() {
            live += rests.take(frame)
            guard index + 1 < frames.count else { break }
            let pause = frames[index + 1].instant.nanoseconds - frame.instant.nanoseconds
            let steps = Int64(generator.next() % 4)
            for step in 0..<steps {
                live += rests.advance(to: Instant(nanoseconds: frame.instant.nanoseconds + pause * step / steps))
            }
        }
        expectEqual(live, whole, "seed \(seed)")
        expect(zip(live, live.dropFirst()).allSatisfy { $0.instant <= $1.instant }, "seed \(seed)")
        expectEqual(live.filter { frame in frames.contains(frame) }, frames, "seed \(seed)")
    }

    @Test(.rules("M-02", "M-18")) func `a host wakes for each of the two samples, and then no more`() {
        var rests = RestingContacts(interval: 0.016)
        expectNil(rests.wakeInstant)
        _ = rests.take(frame(0, (0, .began), (1, .began)))
        _ = rests.take(frame(8, (0, .moved)))
        var story: [String] = []
        while let due = rests.wakeInstant, story.count < 9 { story.append(self.story(rests.advance(to: due))) }
        expectEqual(story, ["20:s1", "28:s0", "36:s1", "44:s0"])
        expectEqual(rests.advance(to: Instant(seconds: 9)), [])
        _ = rests.take(frame(9_000, (0, .moved)))
        expectEqual(rests.wakeInstant.map { $0 < Instant(seconds: 9.05) }, true)
        _ = rests.take(frame(9_001, (0, .ended), (1, .cancelled)))
        expect(rests.wakeInstant == nil && rests.advance(to: Instant(seconds: 10)) == [])
    }

    @Test(.rules("M-02")) func `input that has its rests gets no others, and one that has the first gets the second`() {
        let whole = rested([frame(0, (0, .began)), frame(8, (0, .moved)), frame(200, (0, .ended))])
        expectEqual(rested(whole), whole)
        expectEqual(story(rested(Array(whole.prefix(3)) + whole.suffix(1))), story(whole))
        expectEqual(story(rested([frame(0, (0, .stationary)), frame(200, (0, .ended))])), "0:s0 200:e0")
    }

    @Test(.rules("M-02")) func `times are as coarse as those of the reports, down to a tenth of a millisecond`() {
        let reports = [0, 7_300, 14_700, 22_100].map { time in
            InputFrame(
                at: Instant(nanoseconds: time * 1_000),
                [ContactSample(id: 0, phase: time == 0 ? .began : .moved, location: .zero)])
        }
        let frames = rested(reports + [frame(400, (0, .ended))], interval: 1.0 / 60)
        expectEqual(frames.count, 7)
        expect(frames.allSatisfy { $0.instant.nanoseconds % 100_000 == 0 })
    }

    @Test(.rules("M-02", "M-18", "B-402"))
    func `in frames of a display a rest is no reading, and other fingers' readings stay together`() throws {
        let moves = [2, 4, 15, 18, 19, 21, 30].enumerated().map { index, time in
            let place = 310 + index * 10
            return "1.0\(time < 10 ? "0" : "")\(time) slot=1 mtx=\(place) -"
        }
        let recording = try read(
            events: "1.0 slot=0 id=1 mtx=100 mty=200 slot=1 id=2 mtx=300 mty=200 -\n"
                + moves.joined(separator: "\n") + "\n1.2 slot=0 id=-1 slot=1 id=-1 -")
        let frames = recording.frames(
            in: CGSize(width: 100, height: 100), displayInterval: 0.02, rests: .after(0.017))
        expect(zip(frames, frames.dropFirst()).allSatisfy { $0.instant <= $1.instant })
        let resting = frames.filter { $0.contacts.contains { $0.phase == .stationary } }
        expect(resting.count == 4 && resting.allSatisfy { $0.earlier.isEmpty && $0.contacts.count == 1 })
        expect(frames.flatMap(\.earlier).allSatisfy { $0.id == 1 })
        // Three frames of a display have movements, with or without a rest of the other finger in between.
        expectEqual(frames.filter { $0.contacts.contains { $0.phase == .moved } }.map(\.earlier.count), [4, 1])
    }

    @Test(.rules("M-02")) func `what never came down gets nothing, and modifier keys stay`() {
        expectEqual(story(rested([frame(0, (3, .moved)), frame(500, (3, .ended))])), "0:m3 500:e3")
        var pressed = frame(0, (0, .began))
        pressed.modifiers = .shift
        expectEqual(rested([pressed, frame(500, (0, .ended))]).map(\.modifiers), [.shift, .shift, .shift, []])
    }

    @Test(.rules("M-02"), arguments: [0, -1, .nan, .infinity, 1e300] as [Double])
    func `an interval that makes no sense harms nothing`(_ interval: Double) {
        let frames = rested([frame(0, (0, .began)), frame(50, (0, .ended))], interval: interval)
        expect(frames.count == 2 || frames.count == 4)
        let far = InputFrame(at: Instant(nanoseconds: .max), [ContactSample(id: 0, phase: .began, location: .zero)])
        expectEqual(rested([frame(0, (1, .began)), far, far], interval: interval).last, far)
    }

    @Test(.rules("M-02"))
    func `recordings of devices get samples in points; tables, and what a program made, only if asked`()
        throws
    {
        let text = device() + lines("1.0 id=1 mtx=100 mty=200 -\n1.2 id=-1 -")
        let size = CGSize(width: 100, height: 100)
        let recording = try read(text)
        func times(_ recording: Recording, _ rests: RestSampling = .automatic, display: Double? = nil) -> [Int64] {
            recording.frames(in: size, displayInterval: display, rests: rests).map {
                $0.instant.nanoseconds / 1_000_000
            }
        }
        expectEqual(times(recording), [0, 16, 33, 200])
        expectEqual(times(recording, display: 0.05), [0, 50, 100, 200])
        expectEqual(times(recording, .after(0.03)), [0, 30, 60, 200])
        expectEqual(times(recording, .none), [0, 200])
        expectEqual(recording.frames.count, 2)
        for format in [RecordingFormat.libinput, .getevent, .evtest, .raw, .csv] {
            let bytes = try RecordingWriter.bytes(of: recording, as: format)
            let again = try Recording(parsing: bytes, source: "x", format: format)
            expectEqual(times(again), format == .csv ? [0, 200] : [0, 16, 33, 200], "\(format)")
            expectEqual(times(again, .after(0.03)), [0, 30, 60, 200], "\(format)")
        }
        let made = Recording(source: "made", xAxis: 0...1000, yAxis: 0...1000, frames: recording.frames)
        expectEqual(times(made), [0, 200])
    }

    @Test(.rules("M-02"))
    func `a hundred thousand contacts that rest are as many samples twice, and no more work than that`() {
        let all = InputFrame(
            at: .zero, (0..<100_000).map { ContactSample(id: $0, phase: .began, location: .zero) })
        let frames = rested([all, InputFrame(at: Instant(seconds: 1), [])])
        expectEqual(frames.map(\.contacts.count), [100_000, 100_000, 100_000, 0])
    }
}
