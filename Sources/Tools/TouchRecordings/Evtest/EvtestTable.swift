/// A parser of the description that `evtest` prints before the events, line by line.
///
///     Input device name: "touch"
///     Supported events:
///       Event type 1 (EV_KEY)
///         Event code 330 (BTN_TOUCH)
///       Event type 3 (EV_ABS)
///         Event code 53 (ABS_MT_POSITION_X)
///           Value      0
///           Min        0
///           Max      799
///           Resolution 4
///     Properties:
///       Property type 1 (INPUT_PROP_DIRECT)
struct EvtestTable {
    /// The content of a line.
    enum Entry {
        /// The first line of a run of evtest.
        case start
        case name(String)
        case type(Int)
        case code(Int)
        case field(Field, TextLine.Number)
        case property(Int)
        /// evtest sees no event, because another program took them all.
        case grabbed
        /// A line of evtest from which nothing is read.
        case other

        init?(_ line: TextLine) {
            if line.bytes.starts(with: "Input driver version is".utf8) {
                self = .start
            } else if line.bytes.starts(with: "This device is grabbed".utf8) {
                self = .grabbed
            } else if line.bytes.starts(with: "Input device name:".utf8), let colon = line.bytes.firstIndex(of: 0x3a) {
                let name = TextLine(line.bytes[(colon + 1)...]).bytes
                let isQuoted = name.count > 1 && name.first == 0x22 && name.last == 0x22
                self = .name(String(decoding: isQuoted ? name.dropFirst().dropLast() : name, as: UTF8.self))
            } else if let entry = Self.numbered(line) {
                self = entry
            } else {
                guard Self.isOther(line) else { return nil }
                self = .other
            }
        }

        private static func numbered(_ line: TextLine) -> Entry? {
            var line = line
            if line.take("Event type ") { return line.takeNumber().map { .type(bounded($0)) } }
            if line.take("Event code ") { return line.takeNumber().map { .code(bounded($0)) } }
            if line.take("Property type ") { return line.takeNumber().map { .property(bounded($0)) } }
            guard let word = line.takeWord(), let field = Field(rawValue: String(decoding: word, as: UTF8.self)) else {
                return nil
            }
            return line.takeNumber().map { .field(field, $0) }
        }

        private static func bounded(_ number: TextLine.Number) -> Int { Int(min(max(number.value, -1), 0xffff)) }

        private static let others = [
            "Input device ID:", "Supported events:", "Properties:", "Key repeat handling:", "Repeat type ",
            "Repeat code ", "Testing ...", "*****", "No events are available to evtest", "other grab is active",
            "In most cases, this is caused", "try VT-switching", "Run the following command to see", "\"fuser -v",
            "an open fd on this device", "No device specified", "Not running as root", "Available devices:",
            "Select the device event number", "/dev/input/event",
        ]

        private static func isOther(_ line: TextLine) -> Bool {
            others.contains { line.bytes.starts(with: $0.utf8) }
        }
    }

    /// A number of an axis.
    enum Field: String {
        case value = "Value"
        case minimum = "Min"
        case maximum = "Max"
        case fuzz = "Fuzz"
        case flat = "Flat"
        case resolution = "Resolution"
    }

    private var type: Int?
    private var axis: Int?
    private var numbers: [Field: TextLine.Number] = [:]

    /// Returns the table after a line.
    func after(_ entry: Entry) -> EvtestTable {
        var table = self
        switch entry {
        case .type(let type): table = EvtestTable(type: type)
        case .code(let code): table = EvtestTable(type: type, axis: type == 3 ? code : nil)
        case .field(let field, let number): table.numbers[field] = number
        case .start, .name, .property, .grabbed, .other: table = EvtestTable()
        }
        return table
    }

    /// Adds what a line says to a device.
    func describe(_ entry: Entry, _ device: inout KernelDevice, line: Int, notes: inout NoteBook) {
        switch entry {
        case .name(let name): device.description.name = name
        case .property(let bit):
            var properties = device.description.properties ?? []
            if (0..<31).contains(bit) { properties.formUnion(DeviceProperties(rawValue: 1 << bit)) }
            device.description.properties = properties
        case .code(let code) where type == 1 && (0..<768).contains(code): device.description.keys.insert(code)
        case .field:
            guard let axis, let minimum = numbers[.minimum], let maximum = numbers[.maximum] else { return }
            device.setAxis(
                axis,
                .init(
                    minimum: notes.bounded(minimum, line: line), maximum: notes.bounded(maximum, line: line),
                    resolution: numbers[.resolution].map { notes.bounded($0, line: line) } ?? 0),
                line: line)
        case .start, .type, .code, .grabbed, .other: break
        }
    }
}
