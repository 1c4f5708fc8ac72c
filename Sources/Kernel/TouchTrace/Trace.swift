@_exported public import TouchInput
@_exported public import enum TouchArbitration.GesturePhase

// What a program needs that works with traces and nothing else: the values that records hold come along.

/// A trace as a value: its header and its records, in order.
///
///     let file = try Trace(parsing: bytes, source: "tap.trace")
///     for frame in file.frames { application.host.receive(frame) }
///     application.host.advance(to: file.end)
///
/// Parsing `text` gives an equal value, except for `notes`, and the text of that value is the same to the byte.
public struct Trace: Hashable, Sendable {
    /// A line of the header.
    public struct Entry: Hashable, Sendable {
        /// The key.
        public var key: TraceKey
        /// The value.
        public var value: String
    }

    /// The lines before the records, in order; no key occurs twice.
    public private(set) var header: [Entry]
    /// The records, oldest first.
    public var records: [TraceRecord]
    /// The notes about the file from which this was read; empty for a clean one.
    public package(set) var notes: [LocatedIssue] = []

    /// Creates a trace.
    public init(_ records: [TraceRecord] = []) {
        (header, self.records) = ([], records)
    }

    /// The value of a key in the header; `nil` for none. Setting it appends, replaces or, with `nil`, removes a line.
    public subscript(key: TraceKey) -> String? {
        get { header.first { $0.key == key }?.value }
        set {
            let index = header.firstIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): header[index].value = value
            case (let index?, nil): header.remove(at: index)
            case (nil, let value?): header.append(Entry(key: key, value: value))
            case (nil, nil): break
            }
        }
    }

    /// The text of the file.
    public var text: String {
        var text = TraceRecord.header + "\n"
        for entry in header { text += "\(entry.key.name)=\(entry.value.quoted)\n" }
        for record in records { text += "\(record)\n" }
        return text
    }

    /// All input, in order; the same program with the same version of the library writes the same records for it.
    public var frames: [InputFrame] {
        records.compactMap { record in
            guard case .frame(let frame) = record.step else { return nil }
            return frame
        }
    }

    /// The instant of the last record; zero without records. Advance a replay to here, so that timers that fired after the last frame
    /// fire again.
    public var end: Instant { records.map { $0.instant }.max() ?? .zero }

    /// The size of the screen in points; `nil` if the header has none, or values that are not numbers from 1 to 10,000.
    public var screenSize: CGSize? {
        get {
            guard let width = number(.width), let height = number(.height) else { return nil }
            guard (1...10_000).contains(width), (1...10_000).contains(height) else { return nil }
            return CGSize(width: width, height: height)
        }
        set {
            self[.width] = newValue.map { $0.width.traced }
            self[.height] = newValue.map { $0.height.traced }
        }
    }

    /// The number of device pixels for a point; `nil` if the header has none, or no positive number.
    public var screenScale: CGFloat? {
        get { number(.scale) }
        set { self[.scale] = newValue?.traced }
    }

    /// The number of records before the first one that are lost: a trace that begins in the middle shows what happened, but
    /// cannot be replayed.
    public var droppedCount: Int {
        get { self[.dropped].flatMap { Int($0) } ?? 0 }
        set { self[.dropped] = newValue > 0 ? "\(newValue)" : nil }
    }

    private func number(_ key: TraceKey) -> CGFloat? {
        guard let number = self[key].flatMap({ Double(traced: Array($0.utf8)[...]) }), number.isFinite, number > 0
        else { return nil }
        return CGFloat(number)
    }
}

/// The key of a header line of a trace file. A program may define keys of its own; the numbers of the header are properties of the trace.
public struct TraceKey: Hashable, Sendable {
    /// The name: lower-case letters, digits and hyphens; begins with a letter.
    public let name: String

    /// Creates a key; `nil` for an invalid name.
    public init?(_ name: String) {
        let isWord = name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
        guard isWord, let first = name.utf8.first, (97...122).contains(first) else { return nil }
        self.name = name
    }

    private init(known name: String) { self.name = name }

    /// The program that wrote the trace.
    public static let program = TraceKey(known: "program")
    /// The source of the input: the name of a recording.
    public static let source = TraceKey(known: "source")
    /// The scene that received the input.
    public static let scene = TraceKey(known: "scene")
    package static let width = TraceKey(known: "width")
    package static let height = TraceKey(known: "height")
    static let scale = TraceKey(known: "scale")
    package static let dropped = TraceKey(known: "dropped")
}

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
