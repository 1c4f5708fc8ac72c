import TestSupport
import Testing
import TouchTrace
import Touchstone
import TouchRecordings

struct `The digest of decisions` {
    private static func digest(_ lines: [String]) -> UInt64 {
        var digest = DecisionDigest()
        for line in lines { digest.take(line: line) }
        return digest.value
    }

    private static let lines = [
        "1.0 watch recognizer=\"pan\" finger=1", "1.0 watch recognizer=\"tap\" finger=1",
        "1.5 reset recognizer=\"pan\"",
    ]

    @Test func `does not depend on names, only on what they name`() {
        let others = Self.lines.map { $0.replacing("pan", with: "pan of \\\"photo\\\" 2").replacing("tap", with: "") }
        expectEqual(Self.digest(others), Self.digest(Self.lines))
        let swapped = [Self.lines[0], Self.lines[1], "1.5 reset recognizer=\"tap\""]
        expect(Self.digest(swapped) != Self.digest(Self.lines))
    }

    @Test func `depends on times, kinds, numbers and order`() {
        let digests = [
            Self.lines, Self.lines.reversed(), Array(Self.lines.dropLast()), [Self.lines.joined()],
            Self.lines.map { $0.replacing("1.5", with: "1.6") },
            Self.lines.map { $0.replacing("finger=1", with: "finger=2") },
            Self.lines.map { $0.replacing("reset", with: "undo") }, [],
        ].map(Self.digest)
        expectEqual(Set(digests).count, digests.count)
    }

    @Test func `leaves input out`() {
        var digest = DecisionDigest()
        digest.take(TraceRecord(instant: .zero, step: .frame(InputFrame(at: .zero, others: [.display]))))
        expectEqual(digest, DecisionDigest())
        digest.take(TraceRecord(instant: .zero, step: .settled))
        expectEqual(digest.value, Self.digest(["0.000000 settled"]))
    }

    @Test func `leaves out what was added to traces after the first links`() {
        let lines = [
            "1.0 enter recognizer=\"tap\" phase=failed cause=own:\"moved 60 pt, more than 45\"",
            "1.0 enter recognizer=\"pan\" phase=failed cause=prevented:\"tap rule=\"",
            "1.0 awaits recognizer=\"tap\" others=[\"pan\"]", "1.0 diagnostic text=\"more than 2 contacts\"",
            "1.0 enroll recognizer=\"tap\" slot=0 touches=",
        ]
        let details = [
            " measured=60 limit=45", " rule=precedence", " answered-by=delegate", " rejects=3", " kind=\"tap\"",
        ]
        let detailed = zip(lines, details).map { $0 + $1 } + ["1.0 cut-off because=rounds"]
        expectEqual(Self.digest(detailed), Self.digest(lines))
        expect(Self.digest(lines.map { $0.replacing("tap rule=", with: "tap") }) != Self.digest([lines[0]]))
    }

    @Test func `of many different texts still tells them apart`() {
        let lines = (0..<3_000).map { "1.0 diagnostic text=\"\($0)\"" }
        expect(Self.digest(lines + [lines[2_999]]) != Self.digest(lines + [lines[2_998]]))
        expect(Self.digest(lines + [lines[3]]) != Self.digest(lines + [lines[2]]))
    }
}
