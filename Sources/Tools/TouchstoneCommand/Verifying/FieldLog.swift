import Touchstone

/// A log of the field recorder: the output of a device, or of this library, for fingers on the recorder's screen.
struct FieldLog {
    /// The name that the device gives itself.
    var device: String
    /// Its system, with the version.
    var system: String
    /// The size of the window, in points.
    var size: CGSize
    /// The number of device pixels for a point.
    var scale: CGFloat
    /// The greatest rate of the display in frames a second.
    var rate: Double
    /// The frames of the views, in window coordinates, by name.
    var places: [String: CGRect]
    /// The size of the content of the plain scroll view, in points.
    var content: CGSize
    /// All lines from the first event on, in order. Their times begin within the second 0.
    var lines: [FieldLine]

    /// Returns the gestures: the lines from one moment at which the first finger comes down to the next.
    func gestures() -> [FieldGesture] {
        var gestures: [FieldGesture] = []
        var down: Set<Int> = []
        var start = 0
        for (index, line) in lines.enumerated() {
            guard case .event(let touches) = line.content else { continue }
            if down.isEmpty, index > start, touches.contains(where: { $0.phase == .began }) {
                gestures.append(FieldGesture(log: self, number: gestures.count + 1, lines: lines[start..<index]))
                start = index
            }
            for touch in touches {
                if touch.phase == .ended || touch.phase == .cancelled {
                    down.remove(touch.id)
                } else {
                    down.insert(touch.id)
                }
            }
        }
        if start < lines.count {
            gestures.append(FieldGesture(log: self, number: gestures.count + 1, lines: lines[start...]))
        }
        return gestures
    }
}
