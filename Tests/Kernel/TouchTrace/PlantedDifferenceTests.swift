import TestSupport
import Testing
import TouchReports
import TouchTrace
import Touchstone

/// The second law can fail: any change of a trace that matters is found.
struct `A trace that was tampered with` {
    private static let records: [TraceRecord] = {
        let busy = BusyStage()
        busy.play()
        return busy.stage.records
    }()

    /// The number of traces that differ from the right one in one such line and are found out.
    private func found(_ tamper: (TraceRecord) -> TraceRecord?, where isChanged: (TraceRecord.Step) -> Bool) -> (
        Int, Int
    ) {
        var (found, count) = (0, 0)
        // The absence of the last decision cannot be noticed.
        let last = Self.records.lastIndex { if case .reset = $0.step { true } else { false } } ?? 0
        for index in Self.records.indices[..<last] where isChanged(Self.records[index].step) {
            var records = Self.records
            records.replaceSubrange(index...index, with: [tamper(records[index])].compactMap { $0 })
            count += 1
            guard let difference = DecisionReplay(records).difference else { continue }
            found += 1
            // Nothing differs before the line was touched.
            expect(difference.index >= index)
        }
        return (found, count)
    }

    @Test func `is found out if an answer is missing`() {
        let (found, count) = found({ _ in nil }) { step in
            switch step {
            case .awaits, .begin: true
            default: false
            }
        }
        expect(count > 20)
        expectEqual(found, count)
    }

    @Test func `is found out if a recognizer never joined, or got no slot`() {
        let (found, count) = found({ _ in nil }) { step in
            switch step {
            case .enroll, .hit: true
            default: false
            }
        }
        expect(count > 20)
        expectEqual(found, count)
        let (joins, all) = self.found({ _ in nil }) { step in
            if case .watch = step { true } else { false }
        }
        // Those that watch and are never fed leave no other mark.
        expect(joins * 10 > all * 9 && all > 50)
    }

    @Test func `is found out if a proposal, or the word that an action was sent, is missing`() {
        let (found, count) = found({ _ in nil }) { step in
            switch step {
            case .propose(_, .began, _), .propose(_, .ended, _), .propose(_, .failed, _), .action: true
            default: false
            }
        }
        expect(count > 50)
        expectEqual(found, count)
    }

    @Test func `is found out if an answer is another one`() {
        let (refused, count) = found({ record in
            guard case .begin(let name, true, let prevents, let preventedBy, _) = record.step else { return record }
            return TraceRecord(
                instant: record.instant,
                step: .begin(recognizer: name, isAllowed: false, prevents: prevents, preventedBy: preventedBy))
        }) { step in
            if case .begin(_, true, _, _, _) = step { true } else { false }
        }
        expect(count > 5)
        expectEqual(refused, count)
        let (harmless, winners) = found({ record in
            guard case .begin(let name, true, _, let preventedBy, _) = record.step else { return record }
            return TraceRecord(
                instant: record.instant,
                step: .begin(recognizer: name, isAllowed: true, prevents: [], preventedBy: preventedBy))
        }) { step in
            if case .begin(_, true, let prevents, _, _) = step { !prevents.isEmpty } else { false }
        }
        expect(winners > 3)
        expectEqual(harmless, winners)
    }

    @Test func `is found out if a decision is missing or another one`() {
        let (missing, count) = found({ _ in nil }) { step in
            switch step {
            case .ask, .hold, .enter, .reset, .release, .withhold: true
            default: false
            }
        }
        expect(count > 100)
        expectEqual(missing, count)
        let (other, failures) = found({
            TraceRecord(instant: $0.instant, step: .enter(recognizer: "tap", phase: .began, cause: nil))
        }) {
            if case .enter(_, .failed, _) = $0 { true } else { false }
        }
        expect(failures > 10)
        expectEqual(other, failures)
    }

    @Test func `is found out if it begins in the middle`() {
        let difference = DecisionReplay(Array(Self.records.dropFirst(40))).difference
        expect(difference != nil)
    }
}
