import Pixels
import Touchstone

/// A command that paints something, or the beginning or end of a group, with everything that surrounds it in its list: its pixels
/// follow from it alone.
struct PaintItem {
    let command: DrawCommand
    /// The map from the command's coordinates to pixels.
    let map: CGAffineTransform
    /// The number of the clipping area.
    let clip: Int
    /// The way in which it is mixed with what is below.
    let blend: CGBlendMode
    /// The pixels that it may change on the surface that it is painted on: the picture, or that of its group.
    var bounds: PixelRect
    /// The pixels of the picture that it may change, also by the shadows of its groups.
    var damage: PixelRect
    /// The number of the item behind the end of the group; 0 for anything but the beginning of a group.
    var next = 0

    /// Returns a Boolean value that indicates whether both paint the same pixels in the same place.
    func isSame(_ other: PaintItem) -> Bool {
        clip == other.clip && blend == other.blend && map == other.map && command == other.command
    }
}

extension PaintItem {
    /// The number by which unequal items are told apart quickly.
    var digest: Int {
        var hasher = Hasher()
        hasher.combine(clip)
        hasher.combine(blend)
        hasher.combine(map)
        hasher.combine(command)
        return hasher.finalize()
    }
}
