/// The kind of surface of a device: the bits of INPUT_PROP_POINTER … INPUT_PROP_ACCELEROMETER.
public struct DeviceProperties: OptionSet, Hashable, Sendable {
    /// The bits, one for each property, as the kernel numbers them.
    public let rawValue: Int
    /// Creates properties from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Creates properties from the result of `EVIOCGPROP`.
    public init(bytes: [UInt8]) {
        self.init(rawValue: bytes.prefix(4).enumerated().reduce(0) { $0 | Int($1.element) << ($1.offset * 8) })
    }

    /// The device moves a pointer.
    public static let pointer = DeviceProperties(rawValue: 1)
    /// The device shows things where it is touched: a touchscreen or a pen display.
    public static let direct = DeviceProperties(rawValue: 2)
    /// A pad that is a button.
    public static let buttonPad = DeviceProperties(rawValue: 4)
    /// A pad that reports only the bounding box of two fingers.
    public static let semiMultiTouch = DeviceProperties(rawValue: 8)
    /// A pad with buttons at its top.
    public static let topButtonPad = DeviceProperties(rawValue: 16)
    /// A pointing stick.
    public static let pointingStick = DeviceProperties(rawValue: 32)
    /// The device measures acceleration.
    public static let accelerometer = DeviceProperties(rawValue: 64)

    /// A Boolean value that indicates whether a finger on the device is not on a screen.
    var isPad: Bool {
        !contains(.direct) && !isDisjoint(with: [.pointer, .buttonPad, .semiMultiTouch, .topButtonPad])
    }

    /// The numbers of the properties, in order.
    var numbers: [Int] { (0..<31).filter { rawValue >> $0 & 1 == 1 } }
}
