import TouchInput

/// Makes every decision of a trace again, without the program: a fresh arbiter and fresh gates are told what the trace says
/// that they were told and asked, and what they decide is compared with what it says that was decided.
///
///     told      enroll alter watch join ignore precedence require propose withdraw action fed veto close watchdog
///     answered  awaits begin
///     decided   ask hold enter undo reset deadlock abandon settled │ release silence withhold deliver
///
/// The trace has to begin with the first event of its application.
public struct DecisionReplay: Sendable {
    /// A decision that comes out otherwise.
    public struct Difference: Hashable, Sendable, CustomStringConvertible {
        /// The place of the record in the trace, counted from 0.
        public let index: Int
        /// What the trace says.
        public let record: TraceRecord
        /// What the fresh kernel makes of it.
        public let made: String

        /// `record 12: «0.100000 enter …»: the fresh kernel …`.
        public var description: String { "record \(index): «\(record)»: \(made)" }
    }

    /// What the fresh kernel decided, up to the first difference.
    public private(set) var decisions: [TraceRecord] = []
    /// The first decision that came out otherwise; `nil` if none did.
    public private(set) var difference: Difference?

    /// Replays a trace.
    public init(_ records: [TraceRecord]) {
        var kernel = KernelReplay()
        for (index, record) in records.enumerated() {
            do {
                guard let decided = try kernel.take(record.step) else { continue }
                decisions.append(TraceRecord(instant: record.instant, step: decided))
            } catch {
                difference = Difference(index: index, record: record, made: error.text)
                return
            }
        }
    }
}

/// What a fresh kernel does instead of what the trace says.
struct KernelDisagreement: Error {
    var text: String

    init(_ text: String) { self.text = text }
}
