import TestSupport
import Testing
import TouchInput
import TouchRecordings

/// A few of the broken recordings of which `Scripts/fuzz readers` reads a million in each format.
struct FuzzTests {
    @Test(arguments: RecordingFormat.allCases)
    func `no mutation of a recording crashes a reader, leaks a contact or fills the memory`(_ format: RecordingFormat) {
        for seed in 1...UInt64(50) {
            guard let found = ReaderFuzz.flaw(format, seed: seed) else { continue }
            let bytes = ReaderFuzz.input(format, seed: seed)
            Issue.record("\(format.rawValue), seed \(seed): \(found)\n\(String(decoding: bytes, as: UTF8.self))")
            return
        }
    }

    @Test(arguments: RecordingFormat.allCases)
    func `mutations differ from seed to seed, and many can still be read`(_ format: RecordingFormat) {
        let inputs = (1...UInt64(50)).map { ReaderFuzz.input(format, seed: $0) }
        expect(Set(inputs).count > 40)
        expectEqual(inputs, (1...UInt64(50)).map { ReaderFuzz.input(format, seed: $0) })
        let read = inputs.count { (try? Recording(parsing: $0, source: "x", format: format).holdsContacts) == true }
        expect(read > 10)
    }

    @Test(
        arguments: [
            (["b0", "e0"], nil), (["b0"], "contacts [0] leak"), (["b1", "e1"], "contact 1 begins, expected 0"),
            (["b0", "e0", "m0"], "contact 0 moves while it is up"),
            (["b0", "e0", "c0"], "contact 0 ends while it is up"),
            (["b0 m0", "e0"], "a contact with two samples in a frame"), (["b0", "", "e0"], "an empty frame at 1.0"),
        ] as [([String], String?)])
    func `what cannot be is found`(_ frames: [String], _ flaw: String?) {
        let phases: [Character: ContactSample.Phase] = ["b": .began, "m": .moved, "e": .ended, "c": .cancelled]
        let made = frames.enumerated().map { index, text in
            let samples = text.split(separator: " ").map { word in
                ContactSample(id: Int(word.dropFirst()) ?? 0, phase: phases[word.first!]!, location: .zero)
            }
            return InputFrame(at: Instant(seconds: Double(index)), samples)
        }
        expectEqual(RecordingFlaw.find(in: made), flaw)
    }

    @Test func `time that runs backwards and places that are no numbers are found`() {
        let sample = ContactSample(id: 0, phase: .began, location: .zero)
        let nowhere = ContactSample(id: 0, phase: .ended, location: CGPoint(x: CGFloat.nan, y: 0))
        let late = InputFrame(at: Instant(seconds: 2), [sample])
        expectEqual(
            RecordingFlaw.find(in: [late, InputFrame(at: Instant(seconds: 1), [nowhere])]), "time runs backwards at 1.0"
        )
        expectEqual(
            RecordingFlaw.find(in: [late, InputFrame(at: Instant(seconds: 3), [nowhere])]), "a place that is no number")
    }
}
