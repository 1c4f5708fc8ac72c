import TestSupport
import Testing
import TouchInput
import TouchRecordings

struct BundledRecordingsTests {
    private let frames: [InputFrame]
    private let recording: Recording

    init() throws {
        recording = try Recording(
            parsing: Array(BundledRecordings.twoSubviews.utf8), source: "twoSubviews", format: .evemu)
        frames = recording.frames(in: TwoSubviewsScript.windowSize, rests: .none)
    }

    @Test func `the committed recording is what the generator writes today`() {
        let isSame = BundledRecordings.twoSubviews == TwoSubviewsScript.regenerate()
        expect(isSame, "run Scripts/regenerate recordings and look at what changed")
        expect(BundledRecordings.twoSubviews.utf8.count < 150_000)
    }

    @Test func `it reads without a word, as the frames that were generated`() {
        expectEqual(recording.noteList, [])
        expectEqual(frames, TwoSubviewsScript.frames)
        expectNil(flaw(in: recording))
    }

    @Test func `a tap, a double tap, a pinch and a drag, each in its view and at its time`() throws {
        expectEqual(recording.contactCount, 6)
        expectEqual(recording.maximumSimultaneousContacts, 2)
        expect((6...7).contains(recording.duration))
        let contacts = (0..<6).map { id in
            frames.flatMap { frame in frame.contacts.filter { $0.id == id }.map { (frame.instant.seconds, $0.location) }
            }
        }
        let (left, right) = (TwoSubviewsScript.leftFrame, TwoSubviewsScript.rightFrame)
        for (samples, view) in zip(contacts, [left, right, right, left, right, left]) {
            expect(samples.allSatisfy { view.contains($0.1) })
        }
        let spans = try contacts.map { (try #require($0.first).0, try #require($0.last).0) }
        expect(spans[1].0 - spans[0].1 >= 1)
        expect(abs(spans[2].0 - spans[1].1 - 0.12) < 0.01)
        expect(spans[3].0 - spans[2].1 >= 1)
        expect(spans[5].0 - max(spans[3].1, spans[4].1) >= 1)
        for samples in contacts.prefix(3) { expect(travel(samples.map(\.1)) < 1) }
        for samples in contacts[3...4] {
            expect(abs(travel(samples.map(\.1)) - 60) < 2)
            let start = try #require(samples.first).0
            expect(travel(samples.filter { $0.0 < start + 0.15 }.map(\.1)) < 5)
        }
        expect(abs(travel(contacts[5].map(\.1)) - 80) < 2)
    }

    /// The distance between the first and the last place.
    private func travel(_ places: [CGPoint]) -> CGFloat {
        guard let first = places.first, let last = places.last else { return 0 }
        return ((last.x - first.x) * (last.x - first.x) + (last.y - first.y) * (last.y - first.y)).squareRoot()
    }
}
