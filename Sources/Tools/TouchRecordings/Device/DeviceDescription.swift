internal import TouchInput

/// The description of a device: its name, its axes, its keys.
///
/// Recordings contain it (except those of raw events); a program that reads a device node asks the kernel: `EVIOCGNAME`,
/// `EVIOCGPROP`, `EVIOCGABS` for each axis, `EVIOCGBIT` for the keys.
public struct DeviceDescription: Hashable, Sendable {
    /// An absolute axis: the relevant fields of `struct input_absinfo`.
    public struct Axis: Hashable, Sendable {
        /// The least value, in device units.
        public var minimum: Int
        /// The greatest value, in device units; if it is below `minimum` the axis is invalid, and readers add a note.
        public var maximum: Int
        /// The number of units in a millimeter (in a radian if the axis is an angle); 0 if it is unknown.
        public var resolution: Int

        /// Creates an axis.
        public init(minimum: Int, maximum: Int, resolution: Int = 0) {
            self.minimum = minimum
            self.maximum = maximum
            self.resolution = resolution
        }

        /// Creates an axis from the result of `EVIOCGABS`: value, minimum, maximum, fuzz, flat, resolution.
        ///
        /// Returns `nil` unless there are six numbers, or the five of old kernels, without the resolution.
        public init?(absInfo numbers: [Int32]) {
            guard (5...6).contains(numbers.count) else { return nil }
            self.init(
                minimum: Int(numbers[1]), maximum: Int(numbers[2]), resolution: numbers.count > 5 ? Int(numbers[5]) : 0)
        }

        /// The valid values; `nil` for an axis of no length or upside down.
        var range: ClosedRange<Int>? { minimum < maximum ? minimum...maximum : nil }
    }

    /// The name that the device gives itself; `nil` if unknown.
    public var name: String?
    /// The place of the recording, such as a path of a device node; `nil` if unknown.
    public var node: String?
    /// The kind of surface: a screen, a pad …; `nil` if unknown.
    public var properties: DeviceProperties?
    /// The axes by their codes: 0x00 and 0x01 are ABS_X and ABS_Y, 0x35 and 0x36 the positions of contacts.
    public var axes: [Int: Axis]
    /// The codes of the device's keys and buttons, such as 0x14a for BTN_TOUCH; empty if unknown.
    public var keys: Set<Int>

    /// Creates a description; by default everything is unknown.
    public init(
        name: String? = nil, node: String? = nil, properties: DeviceProperties? = nil, axes: [Int: Axis] = [:],
        keys: Set<Int> = []
    ) {
        self.name = name
        self.node = node
        self.properties = properties
        self.axes = axes
        self.keys = keys
    }

    /// Returns the numbers of the bits that are set, lowest bit of the first byte first, as in the result of `EVIOCGBIT`.
    public static func codes(inBits bytes: [UInt8]) -> Set<Int> {
        var codes: Set<Int> = []
        for (index, byte) in bytes.enumerated() {
            for bit in 0..<8 where byte >> bit & 1 == 1 { codes.insert(index * 8 + bit) }
        }
        return codes
    }

    /// The tool that touches, unless the events report a pen.
    var finger: ContactSample.Tool {
        guard let properties else { return .direct }
        return properties.isPad ? .indirect : .direct
    }

    /// The slots that the device declares.
    var slots: ClosedRange<Int>? {
        guard let axis = axes[EventCode.slot.code], axis.maximum >= axis.minimum else { return nil }
        return axis.minimum...axis.maximum
    }

    /// Returns the description with unknown values filled in from another one.
    func completed(by other: DeviceDescription) -> DeviceDescription {
        var all = other.axes
        for (code, axis) in axes { all[code] = axis }
        return DeviceDescription(
            name: name ?? other.name, node: node ?? other.node, properties: properties ?? other.properties, axes: all,
            keys: keys.isEmpty ? other.keys : keys)
    }
}
