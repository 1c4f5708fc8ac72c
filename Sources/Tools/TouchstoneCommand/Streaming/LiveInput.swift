import TouchInput
import TouchRecordings
import Touchstone

/// A parser of frames in device units from the output of a pipe: the events of a device node, or lines of evemu that are written
/// during a recording.
///
///     bytes ─┬─ a zero among the first: struct input_event ─► ContactStream ─► frames
///            └─ text: N:, A: … describe the device, each E: is an event ─┘
struct LiveInput {
    private enum Kind {
        case unknown, raw, text
    }

    private let device: DeviceDescription?
    private let source: String
    /// The time in seconds after which a silent finger gets a sample; `nil` adds none.
    private let restInterval: Double?
    private var kind: Kind
    /// The bytes that are not parsed yet: the first bytes, or the beginning of a line.
    private var waiting: [UInt8] = []
    /// The lines before the first event.
    private var head: [UInt8] = []
    private(set) var stream: ContactStream?

    init(_ device: DeviceDescription?, source: String, restInterval: Double? = RestingContacts.usualInterval) {
        (self.device, self.source, self.restInterval) = (device, source, restInterval)
        kind = device == nil ? .unknown : .raw
    }

    mutating func take(_ bytes: [UInt8]) throws(CommandFailure) -> [InputFrame] {
        switch kind {
        case .raw: return try raw(bytes)
        case .text: return try lines(bytes)
        case .unknown:
            waiting += bytes
            // An event of a device has zeros in its first eight bytes; text has none.
            guard waiting.count >= EvemuLines.eventSize else { return [] }
            return try start()
        }
    }

    /// Returns samples of fingers that were silent before `instant`.
    mutating func advance(to instant: Instant) -> [InputFrame] { stream?.advance(to: instant) ?? [] }

    mutating func finish() throws(CommandFailure) -> [InputFrame] {
        let last = kind == .unknown && !waiting.isEmpty ? try start() : []
        let rest = kind == .text ? try lines([0x0A]) : try raw([], isLast: true)
        if stream == nil, !head.isEmpty { throw LiveCheck.failure(head, source) }
        return last + rest + (stream?.finish() ?? [])
    }

    private mutating func start() throws(CommandFailure) -> [InputFrame] {
        let first = waiting
        waiting = []
        kind = first.contains(0) ? .raw : .text
        return try take(first)
    }

    /// Parses events of either layout, once there are enough of them to recognize it.
    private mutating func raw(_ bytes: [UInt8], isLast: Bool = false) throws(CommandFailure) -> [InputFrame] {
        if stream != nil { return stream?.take(bytes) ?? [] }
        waiting += bytes
        guard waiting.count >= LiveCheck.telling || isLast && !waiting.isEmpty else { return [] }
        guard let layout = RawEventLayout.detect(waiting) else {
            guard waiting.count >= RecordingCheck.length || isLast else { return [] }
            throw LiveCheck.failure(waiting, source)
        }
        var stream = ContactStream(
            device: device ?? DeviceDescription(), layout: layout, source: source, restInterval: restInterval)
        let frames = stream.take(waiting)
        self.stream = stream
        waiting = []
        return frames
    }

    private mutating func lines(_ bytes: [UInt8]) throws(CommandFailure) -> [InputFrame] {
        waiting += bytes
        guard let end = waiting.lastIndex(of: 0x0A) else {
            if stream == nil { try LiveCheck.check(head + waiting, source) }
            return []
        }
        var events: [UInt8] = []
        for line in waiting[...end].split(separator: 0x0A) {
            if let event = Self.event(line) {
                events += event
            } else if stream == nil, events.isEmpty {
                head += line + [0x0A]
            }
        }
        waiting.removeFirst(end + 1)
        guard !events.isEmpty else {
            if stream == nil { try LiveCheck.check(head, source) }
            return []
        }
        if stream == nil {
            stream = ContactStream(device: Self.device(head, source), source: source, restInterval: restInterval)
        }
        return stream?.take(events) ?? []
    }

    /// Returns the device that the lines before the first event describe.
    private static func device(_ head: [UInt8], _ source: String) -> DeviceDescription {
        let text = head + Array("E: 0.000000 0000 0000 0\n".utf8)
        return (try? Recording(parsing: text, source: source, format: .evemu).device) ?? DeviceDescription()
    }

    /// Returns `E: seconds.microseconds type code value` as the bytes of a `struct input_event`.
    private static func event(_ line: ArraySlice<UInt8>) -> [UInt8]? {
        let words = String(decoding: line, as: UTF8.self).split(whereSeparator: {
            $0 == " " || $0 == "\t" || $0 == "\r"
        })
        guard words.count >= 5, words[0] == "E:" else { return nil }
        let time = words[1].split(separator: ".", omittingEmptySubsequences: false)
        guard time.count == 2, let seconds = Int64(time[0]), let part = Int64((time[1] + "000000").prefix(6)),
            let type = UInt16(words[2], radix: 16), let code = UInt16(words[3], radix: 16), let value = Int32(words[4])
        else { return nil }
        return bytes(seconds) + bytes(part) + bytes(type) + bytes(code) + bytes(value)
    }

    private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
}
