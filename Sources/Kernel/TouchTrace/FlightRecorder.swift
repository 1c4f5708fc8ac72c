/// A recorder of the latest records of a trace, up to a capacity, with which an app can report afterwards what led to a problem.
///
///     let recorder = FlightRecorder()
///     application.flightRecorder = recorder
///     …
///     reportButton.addAction { _ in save(recorder.trace.text) }
///
/// Recording takes the time of a trace and the memory of `capacity` records. The recorder may be dumped or cleared at any time,
/// also from an action; the record of that action is then the last one.
public final class FlightRecorder {
    /// The number of records that the recorder keeps; at least 1.
    public let capacity: Int
    /// The number of records that are lost: newer ones replaced them, or they were cleared.
    public private(set) var droppedCount = 0

    private var ring: [TraceRecord] = []
    /// The index of the oldest record, once the ring is full.
    private var oldest = 0

    /// Creates an empty recorder.
    /// - Parameter capacity: The number of records that the recorder keeps; values less than 1 count as 1.
    public init(capacity: Int = 4_096) {
        self.capacity = max(1, capacity)
    }

    /// Adds a record; called by an application for each of its records.
    public func record(_ record: TraceRecord) {
        guard ring.count == capacity else {
            ring.append(record)
            return
        }
        ring[oldest] = record
        oldest = (oldest + 1) % capacity
        droppedCount += 1
    }

    /// The records, oldest first.
    public var records: [TraceRecord] {
        Array(ring[oldest...]) + Array(ring[..<oldest])
    }

    /// Removes all records, which count as lost.
    public func clear() {
        droppedCount += ring.count
        ring.removeAll(keepingCapacity: true)
        oldest = 0
    }

    /// The trace of the records, oldest first: a value, which may be used on any thread.
    ///
    /// If records were lost, the header states their number (`Trace.droppedCount`): the trace does not start at the beginning. It can
    /// be read and shown, but not replayed.
    public var trace: Trace {
        var trace = Trace(records)
        trace[.program] = "flight recorder"
        trace.droppedCount = droppedCount
        return trace
    }
}
