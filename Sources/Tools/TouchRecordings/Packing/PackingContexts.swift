import TouchTrace

/// The contexts in which values of a packed trace are learned. Part of the format: another order is another version.
enum PackingContexts {
    private static let number = BitCoder.contextsOfNumber

    // Numbers.
    static let placeBySize = 0
    static let placeByLast = placeBySize + number * Residuals.magnitudes
    static let placeByOther = placeByLast + number * Residuals.classes
    static let timeBySize = placeByOther + number * 2 * (Residuals.classes / 2 + 1) * Residuals.magnitudes
    static let timeByLast = timeBySize + number * Clock.count * Residuals.magnitudes
    static let earlierBySize = timeByLast + number * Clock.count * Residuals.classes
    static let earlierByLast = earlierBySize + number * Residuals.magnitudes
    static let scalarByField = earlierByLast + number * 2 * Residuals.classes
    static let scalarByLast = scalarByField + number * Scalar.count
    static let whole = scalarByLast + number * Residuals.classes

    // Flags and symbols.
    static let step = whole + number * Whole.count
    static let shape = step + 2
    static let more = shape + 4 * FrameShape.count
    static let expected = more + 4 * List.count
    static let phase = expected + 2
    static let tool = phase + 8 * 6
    static let isOnLattice = tool + 4 * 5
    static let sameDetails = isOnLattice + 2
    static let scalarIsSame = sameDetails + 4
    static let scalarIsRaw = scalarIsSame + Scalar.count
    static let scalarIndex = scalarIsRaw + Scalar.count
    static let option = scalarIndex + (Scalar.count << Scalar.indexBits)
    static let device = option + 8
    static let devicePhase = device + 8 * 8
    static let button = devicePhase + 8 * 8
    static let command = button + 16
    static let character = command + 16
    static let count = character + 256
}

/// A number that is not a place and changes rarely.
enum Scalar: Int {
    case radius, tolerance, force, maximumForce, altitude, azimuth, roll
    case distance, pressForce, dx, dy, scale, rotation, width, height, screenScale

    static let count = 16
    /// The bits of a number of a value that is not a multiple of 1/1024 and was there before.
    static let indexBits = 5
}

/// A whole number of its own kind.
enum Whole: Int {
    case identifier, track, edges, index, estimated, expecting, press, key, modifiers, buttons, hover, unit, lattice

    static let count = 13
}

/// A list, which is coded as a flag before each element and after the last one.
enum List: Int {
    case contacts, earlier, updates, others, characters

    static let count = 5
}

/// The kinds of frames whose times follow from the ones before of the same kind.
enum Clock: Int {
    case contacts, display, others

    static let count = 3
}

/// The parts that a frame has.
struct FrameShape: OptionSet {
    let rawValue: Int

    static let contacts = FrameShape(rawValue: 1)
    static let earlier = FrameShape(rawValue: 2)
    static let updates = FrameShape(rawValue: 4)
    /// Nothing else than one frame of the display.
    static let display = FrameShape(rawValue: 8)
    static let others = FrameShape(rawValue: 16)
    static let modifiers = FrameShape(rawValue: 32)
    static let buttons = FrameShape(rawValue: 64)

    static let count = 7
}
