/// The differences between measurements and the library up to which they agree.
///
/// The recorder rounds nothing, so these are not about its precision: a device delivers a frame or two later than its timestamps,
/// and an offset that is half a point off is not visible.
enum FieldTolerances {
    /// Points, for positions, translations, offsets and targets.
    static let distance = 0.5
    /// The part of the greater of two speeds.
    static let speed = 0.01
    /// The speed in points a second below which speeds count as equal.
    static let leastSpeed = 1.0
    /// The difference of zoom scales and scales of pinches.
    static let scale = 0.005
    /// The difference of angles in radians.
    static let rotation = 0.005
    /// The number of display frames between two equal reports.
    static let frames = 2.0
    /// The part of the greater of two measured numbers.
    static let number = 0.01

    /// Returns a Boolean value that indicates whether two lists of one output agree.
    static func agree(_ name: String, _ one: [Double], _ other: [Double]) -> Bool {
        guard one.count == other.count else { return false }
        return zip(one, other).allSatisfy { one, other in
            let difference = abs(one - other)
            switch name {
            case "scale", "zoom": return difference <= scale
            case "rotation": return difference <= rotation
            // Of pans in points a second, of pinches and rotations as a factor or in radians a second.
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
