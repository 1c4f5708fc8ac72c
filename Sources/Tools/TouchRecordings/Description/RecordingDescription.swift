internal import TouchInput

/// A description of a recording in words and numbers, for `touchstone devices FILE`.
///
/// The `entries` are in a fixed order and leave out unknown values; `description` has a line for each.
public struct RecordingDescription: Hashable, Sendable, CustomStringConvertible {
    /// An entry of the description.
    public struct Entry: Hashable, Sendable {
        /// The key for programs: words in lower case, separated by dots: `axis.x.minimum`.
        public var key: String
        /// The value.
        public var value: Value

        /// Creates an entry.
        public init(_ key: String, _ value: Value) {
            self.key = key
            self.value = value
        }
    }

    /// The value of an entry.
    public enum Value: Hashable, Sendable {
        /// A text.
        case text(String)
        /// A whole number.
        case whole(Int)
        /// A finite number.
        case number(Double)
        /// A list of texts, such as the notes.
        case list([String])
    }

    /// All entries with known values, in order.
    public let entries: [Entry]

    /// Describes a recording.
    public init(_ recording: Recording) {
        entries =
            Self.device(recording) + Self.axes(recording) + Self.contacts(recording)
            + [Entry("notes", .list(recording.notes.map { $0.description }))]
    }

    init(_ entries: [Entry]) { self.entries = entries }

    /// The value of a key; `nil` if it is unknown.
    public subscript(key: String) -> Value? { entries.first { $0.key == key }?.value }

    /// A line for each entry, `key: value`, with aligned values, without control characters; for a list the number, then an indented line
    /// for each element.
    public var description: String {
        let width = entries.map { $0.key.utf8.count }.max() ?? 0
        return entries.map { entry in
            let head = entry.key + ":" + String(repeating: " ", count: width + 1 - entry.key.utf8.count)
            switch entry.value {
            case .text(let text): return head + text.printable
            case .whole(let number): return head + String(number)
            case .number(let number): return head + String(number)
            case .list(let lines): return ([head + "\(lines.count)"] + lines.map { "  " + $0 }).joined(separator: "\n")
            }
        }.joined(separator: "\n")
    }
}

extension RecordingDescription {
    /// Describes an accelerometer of this machine.
    public init(_ accelerometer: IIODevice) {
        var entries: [Entry] = []
        if let name = accelerometer.name { entries.append(Entry("device", .text(name))) }
        entries.append(Entry("node", .text(accelerometer.path)))
        entries.append(Entry("kind", .text("accelerometer")))
        if let label = accelerometer.label { entries.append(Entry("label", .text(label))) }
        if let rate = accelerometer.rate {
            entries.append(Entry("reports.per.second", .number((rate * 10).rounded() / 10)))
        }
        self.init(entries)
    }
}

extension RecordingDescription {
    /// Describes an input device of this machine, except for what depends on its axes.
    public init(_ device: DeviceDescription) {
        var entries: [Entry] = []
        if let name = device.name { entries.append(Entry("device", .text(name))) }
        if let node = device.node { entries.append(Entry("node", .text(node))) }
        entries.append(Entry("kind", .text(device.kind.rawValue)))
        if let contacts = EventLanguage(of: device)?.contactProtocol {
            entries.append(Entry("protocol", .text(contacts.rawValue)))
        }
        self.init(entries)
    }
}
