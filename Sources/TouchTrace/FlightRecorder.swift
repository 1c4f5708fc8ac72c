/// Keeps the last records of a trace, as many as it has room for, so that an app can say afterwards what led to something.
///
///     let recorder = FlightRecorder()
///     application.flightRecorder = recorder
///     …
///     reportButton.addAction { _ in save(recorder.dump()) }
///
/// Recording takes the time of a trace and the memory of `capacity` records. May be dumped or cleared at any time, also from
/// an action; the record of that action is the last one then. It belongs to no actor, but to the application that records
/// into it.
public final class FlightRecorder {
    /// How many records it keeps; at least 1.
    public let capacity: Int
    /// How many records are lost: newer ones took their place, or they were cleared.
    public private(set) var droppedCount = 0

    private var ring: [TraceRecord] = []
    /// Where the oldest record is, once the ring is full.
    private var oldest = 0

    /// Creates an empty recorder.
    /// - Parameter capacity: how many records it keeps; less than 1 counts as 1.
    public init(capacity: Int = 4_096) {
        self.capacity = max(1, capacity)
    }

    /// Keeps a record; an application calls it for each of its own.
    public func record(_ record: TraceRecord) {
        guard ring.count == capacity else {
            ring.append(record)
            return
        }
        ring[oldest] = record
        oldest = (oldest + 1) % capacity
        droppedCount += 1
    }

    /// What it holds, oldest first.
    public var records: [TraceRecord] {
        Array(ring[oldest...]) + Array(ring[..<oldest])
    }

    /// Forgets what it holds, which counts as lost.
    public func clear() {
        droppedCount += ring.count
        ring.removeAll(keepingCapacity: true)
        oldest = 0
    }

    /// A trace of what it holds, oldest first. A value, which may be written or looked at on any thread.
    ///
    /// If records were lost, the header says how many (`TraceKey.dropped`): the trace begins in the middle. It can be read and
    /// shown, but not played again.
    public var trace: TraceFile {
        var trace = TraceFile(records)
        trace[.program] = "flight recorder"
        if droppedCount > 0 { trace[.dropped] = "\(droppedCount)" }
        return trace
    }

    /// The text of `trace`.
    public func dump() -> String { trace.text }
}
