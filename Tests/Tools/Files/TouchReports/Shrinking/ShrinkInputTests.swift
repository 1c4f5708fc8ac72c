import TestSupport
import Testing
import TouchInput
import TouchReports

struct `Input that is shrunk` {
    private func hasPair(_ frames: [InputFrame]) -> Bool { SampleInput.mostContacts(frames) == 2 }

    @Test func `of 10,000 frames keeps two touches, at whole places, without waits`() {
        let frames = SampleInput.oddity(among: SampleInput.drags(400, moves: 23))
        expect(frames.count > 10_000)
        expect(WellFormedness.faults(frames).isEmpty)
        var (candidates, played) = (0, 0)
        let least = shrink(frames) { candidate in
            candidates += 1
            played += candidate.count
            return hasPair(candidate)
        }
        func sample(_ id: Int, _ phase: ContactSample.Phase, _ y: CGFloat) -> ContactSample {
            ContactSample(id: id, phase: phase, location: CGPoint(x: 200, y: y))
        }
        expectEqual(
            least,
            [
                InputFrame(at: .zero, [sample(1, .began, 200), sample(2, .began, 100)]),
                InputFrame(at: .zero, [sample(1, .ended, 200), sample(2, .ended, 100)]),
            ])
        expect(candidates < 150)
        expect(played < 60_000)
    }

    @Test func `is well formed in every candidate`() {
        let frames = SampleInput.oddity(among: SampleInput.drags(9, moves: 7))
        var faults: [String] = []
        // An answer that depends on everything: many candidates are tried.
        _ = shrink(frames) { candidate in
            faults += WellFormedness.faults(candidate)
            return candidate.hashed % 3 != 0
        }
        expect(faults.isEmpty, "\(faults.prefix(3))")
    }

    @Test func `is the same each time`() {
        let frames = SampleInput.oddity(among: SampleInput.drags(9, moves: 7))
        let results = (0..<2).map { _ in shrink(frames) { $0.hashed % 3 != 0 } }
        expectEqual(results[0], results[1])
    }

    @Test func `cannot be shrunk again`() {
        let frames = SampleInput.oddity(among: SampleInput.drags(9, moves: 7))
        func shows(_ candidate: [InputFrame]) -> Bool { candidate.count > 4 && candidate.hashed % 3 != 0 }
        let least = shrink(frames, while: shows)
        var answers: [Bool] = []
        let again = shrink(least) { candidate in
            answers.append(shows(candidate))
            return answers.last == true
        }
        expectEqual(again, least)
        expect(!answers.contains(true))
        expect(!answers.isEmpty)
    }

    @Test func `keeps a wait as long as it has to be`() {
        let frames = SampleInput.pair(after: nil)
        let least = shrink(frames) { candidate in
            guard let first = candidate.first, let last = candidate.last else { return false }
            return last.instant.seconds(since: first.instant) >= 0.62
        }
        expect(least.map(\.instant.seconds) == [0, 0.7] || least.map(\.instant.seconds) == [0, 0.9])
    }

    @Test func `keeps the end of a contact where the contact was last`() {
        let frames = SampleInput.drags(1, moves: 3)
        let least = shrink(frames) { candidate in
            candidate.contains { $0.contacts.contains { $0.phase == .moved && $0.location.x > 27 } }
        }
        expectEqual(least.map { $0.contacts.map(\.location.x) }, [[0], [30], [30]])
    }

    @Test func `keeps an end elsewhere if that is needed`() {
        let frames = SampleInput.drags(1, moves: 1)
        let least = shrink(frames) { candidate in
            let x = candidate.flatMap(\.contacts).map(\.location.x)
            return x.count > 1 && x[x.count - 2] != x[x.count - 1]
        }
        expectEqual(least.map { $0.contacts.map(\.phase) }, [[.began], [.ended]])
        let places = least.flatMap(\.contacts).map(\.location.x)
        expect(places == [0, 30] || places == [20, 0])
    }

    @Test func `that makes no sense is shrunk, too`() {
        let nowhere = CGPoint(x: CGFloat.nan, y: .infinity)
        let frames: [InputFrame] = [
            InputFrame(at: Instant(nanoseconds: .max), [ContactSample(id: 1, phase: .moved, location: nowhere)]),
            InputFrame(at: Instant(nanoseconds: .min)),
            InputFrame(
                at: .zero, [ContactSample(id: .max, phase: .began, location: CGPoint(x: 1e300, y: -1e300))],
                earlier: [EarlierSample(id: 5, at: Instant(nanoseconds: .min), location: nowhere)],
                others: [
                    .hover(HoverSample(phase: .exited, location: nowhere)), .scroll(ScrollSample(at: nowhere, .ended)),
                ]),
            InputFrame(at: Instant(nanoseconds: .max), [ContactSample(id: .max, phase: .ended, location: nowhere)]),
            InputFrame(at: .zero, [ContactSample(id: .max, phase: .ended, location: nowhere)]),
        ]
        for least in [0, 1, 2, 3, 4, 5] {
            expectEqual(shrink(frames) { $0.count >= least }.count, least)
        }
    }
}

extension [InputFrame] {
    /// A number that depends on everything in the frames, and is the same in every process.
    fileprivate var hashed: UInt32 {
        "\(self)".utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 } >> 7
    }
}
