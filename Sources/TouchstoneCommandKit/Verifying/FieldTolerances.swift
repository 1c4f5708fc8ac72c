/// How far what is measured and what the library does may be apart before a line says so.
///
/// The recorder rounds nothing, so these are not about its precision: a device delivers a frame or two later than it stamps,
/// and an offset that is half a point off is not to be seen.
enum FieldTolerances {
    /// Points: places, translations, offsets, targets.
    static let distance = 0.5
    /// A part of the greater of two speeds.
    static let speed = 0.01
    /// Points a second: below it speeds count as the same.
    static let leastSpeed = 1.0
    /// Zoom scales and scales of pinches.
    static let scale = 0.005
    /// Radians.
    static let rotation = 0.005
    /// Display frames between two reports of the same.
    static let frames = 2.0
    /// A part of the greater of two measured numbers, for "agrees".
    static let number = 0.01

    /// Whether two lists of one output agree.
    static func agree(_ name: String, _ one: [Double], _ other: [Double]) -> Bool {
        guard one.count == other.count else { return false }
        return zip(one, other).allSatisfy { one, other in
            let difference = abs(one - other)
            switch name {
            case "scale", "zoom": return difference <= scale
            case "rotation": return difference <= rotation
            // Of pans in points a second, of pinches and rotations in parts or radians a second.
            case "velocity", "speed":
                return difference <= max(name == "speed" ? scale : leastSpeed, speed * max(abs(one), abs(other)))
            // Of scroll views, in points a millisecond.
            case "release": return difference <= max(leastSpeed / 1_000, speed * max(abs(one), abs(other)))
            case "decelerates": return one == other
            case _: return difference <= distance
            }
        }
    }
}
