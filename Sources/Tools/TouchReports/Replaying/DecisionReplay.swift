import TouchTrace
import TouchInput

/// A replay of every decision of a trace, without the program: a new contest receives the calls and answers that the trace records, and
/// its decisions are compared with those in the trace.
///
///     calls     enroll alter watch join ignore precedence require propose withdraw fed veto watchdog
///     answers   awaits begin
///     decisions ask hold enter action undo close reset deadlock abandon settled │ release silence withhold deliver
///
/// The trace has to begin with the first event of its application.
public struct DecisionReplay: Sendable {
    /// A decision that differs.
    public struct Difference: Hashable, Sendable, CustomStringConvertible {
        /// The index of the record in the trace, from 0.
        public let index: Int
        /// The record of the trace.
        public let record: TraceRecord
        /// The decision of the new contest.
        public let made: String

        /// `record 12: «0.100000 enter …»: the fresh contest …`.
        public var description: String { "record \(index): «\(record)»: \(made)" }
    }

    /// The decisions of the new contest but for `deliver`, up to the first difference.
    public private(set) var decisions: [TraceRecord] = []
    /// The first decision that differs; `nil` if there is none.
    public private(set) var difference: Difference?

    /// Replays a trace.
    public init(_ records: [TraceRecord]) {
        var kernel = KernelReplay()
        for (index, record) in records.enumerated() {
            do {
                guard let decided = try kernel.take(record) else { continue }
                decisions.append(TraceRecord(instant: record.instant, step: decided))
            } catch {
                difference = Difference(index: index, record: record, made: error.text)
                return
            }
        }
    }
}

/// A difference between the new contest's decision and the trace's.
struct KernelDisagreement: Error {
    var text: String

    init(_ text: String) { self.text = text }
}
