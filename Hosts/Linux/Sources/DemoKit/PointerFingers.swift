import Touchstone

/// A mouse as a finger, or as two of them, on a scene.
///
///     Alt at the press      the second finger mirrors the first about the middle of the scene
///     Alt and Shift         it stays where it is beside the first
struct PointerFingers {
    /// The distance of the numbers of second fingers from those of the first.
    private static let second = 1_000

    /// A Boolean value that indicates whether a mouse is two fingers without Alt as well.
    var isMirrored = false
    /// The places at which two fingers would come down; empty unless they would be two.
    private(set) var preview: [CGPoint] = []
    /// The distance of the second finger from the first, for each mouse whose button is down and that is two fingers.
    private var spreads: [Int: CGVector] = [:]

    /// Returns a frame whose pointers are fingers, without their hovers.
    /// - Parameters:
    ///   - frame: The frame, in points of the scene.
    ///   - size: The size of the scene, in points.
    mutating func fingers(of frame: InputFrame, size: CGSize) -> InputFrame {
        var (shown, isForFingers) = (frame, false)
        shown.contacts = []
        let isDouble = isMirrored || frame.modifiers.contains(.alternate)
        for contact in frame.contacts {
            guard contact.tool == .indirectPointer else {
                shown.contacts.append(contact)
                continue
            }
            isForFingers = true
            var finger = contact
            finger.tool = .direct
            shown.contacts.append(finger)
            if contact.phase == .began { spreads[contact.id] = isDouble ? mirrored(contact.location, size) : nil }
            guard var spread = spreads[contact.id] else { continue }
            if contact.phase == .moved, !frame.modifiers.contains(.shift) {
                spread = mirrored(contact.location, size)
                spreads[contact.id] = spread
            }
            finger.id += Self.second
            finger.location = CGPoint(x: contact.location.x + spread.dx, y: contact.location.y + spread.dy)
            finger.details.preciseLocation = nil
            shown.contacts.append(finger)
            if contact.phase == .ended || contact.phase == .cancelled { spreads[contact.id] = nil }
        }
        shown.others = frame.others.filter { other in
            guard case .hover(let hover) = other, hover.tool == .indirectPointer else { return true }
            isForFingers = true
            let spread = mirrored(hover.location, size)
            let second = CGPoint(x: hover.location.x + spread.dx, y: hover.location.y + spread.dy)
            preview = isDouble && hover.phase != .exited ? [hover.location, second] : []
            return false
        }
        if !shown.contacts.isEmpty { preview = [] }
        // What the buttons and keys of a mouse are for is not the app's.
        if isForFingers { (shown.buttons, shown.modifiers) = ([], isDouble || !spreads.isEmpty ? [] : frame.modifiers) }
        return shown
    }

    private func mirrored(_ place: CGPoint, _ size: CGSize) -> CGVector {
        CGVector(dx: size.width - 2 * place.x, dy: size.height - 2 * place.y)
    }
}
