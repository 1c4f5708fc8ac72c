import TouchGeometry
public import TouchInput

/// A trace as a value: what its header says and its records, in order.
///
///     let file = try Trace(parsing: bytes, source: "tap.trace")
///     for frame in file.frames { application.receive(frame) }
///     application.advance(to: file.end)
///
/// Reading what `text` gave makes an equal value, but for `notes`, and the text of that is the same to the byte.
public struct Trace: Hashable, Sendable {
    /// A line of the header.
    public struct Entry: Hashable, Sendable {
        /// What it is about.
        public var key: TraceKey
        /// What it says.
        public var value: String
    }

    /// What the lines before the records say, in order; no key twice.
    public private(set) var header: [Entry]
    /// The records, oldest first.
    public var records: [TraceRecord]
    /// What was odd about the file from which this was read; empty for a clean one.
    public internal(set) var notes: [LocatedIssue] = []

    /// Makes a trace.
    public init(_ records: [TraceRecord] = []) {
        (header, self.records) = ([], records)
    }

    /// What the header says about something; `nil` if nothing. Setting appends, replaces or, with `nil`, removes a line.
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

    /// The lines of the file.
    public var text: String {
        var text = TraceRecord.header + "\n"
        for entry in header { text += "\(entry.key.name)=\(entry.value.quoted)\n" }
        for record in records { text += "\(record)\n" }
        return text
    }

    /// All input, as it came; the same program that is fed it writes the same records.
    public var frames: [InputFrame] {
        records.compactMap { record in
            guard case .frame(let frame) = record.step else { return nil }
            return frame
        }
    }

    /// When the last record was written; zero without records. What a program does by its own timers after the last frame
    /// is done when it has come so far.
    public var end: Instant { records.map { $0.instant }.max() ?? .zero }

    /// The size of the screen in points; `nil` if the header does not tell, or tells no numbers from 1 to 10,000.
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

    /// Device pixels a point; `nil` if the header does not tell, or tells no positive number.
    public var screenScale: CGFloat? {
        get { number(.scale) }
        set { self[.scale] = newValue?.traced }
    }

    /// How many records came before the first one and are lost: a trace that begins in the middle shows what happened, but
    /// cannot be played again.
    public var droppedCount: Int { self[.dropped].flatMap { Int($0) } ?? 0 }

    private func number(_ key: TraceKey) -> CGFloat? {
        guard let number = self[key].flatMap({ Double(traced: Array($0.utf8)[...]) }), number.isFinite, number > 0 else { return nil }
        return CGFloat(number)
    }
}
