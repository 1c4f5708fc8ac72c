import Touchstone

/// Marks over a scene: fingers as circles, the views that were hit as outlines.
struct Marks {
    /// A finger: its place on the scene, and its number, `nil` for one that is not down.
    struct Finger: Hashable {
        let place: CGPoint
        let number: Int?
    }

    /// The radius of a finger, in points.
    private static let radius: CGFloat = 22

    var fingers: [Finger] = []
    /// The corners of the views that were hit.
    var outlines: [[CGPoint]] = []

    /// Returns the commands, in points of the scene.
    /// - Parameter size: The size of the scene; views reach beyond it, their outlines do not.
    func list(size: CGSize) -> DrawList {
        var list = DrawList([.save, .clip(PathOutline(rect: CGRect(origin: .zero, size: size)), .winding)])
        for corners in outlines {
            guard let first = corners.first else { continue }
            var path = PathOutline([.move(first)])
            for corner in corners.dropFirst() { path.append(.line(corner)) }
            path.append(.close)
            list.commands.append(.stroke(path, Look.hit.cgColor, DrawnStrokeStyle(width: 2, join: .round)))
        }
        list.commands.append(.restore)
        for finger in fingers { list.commands += commands(finger) }
        return list
    }

    private func commands(_ finger: Finger) -> [DrawCommand] {
        let radius = Self.radius
        let frame = CGRect(
            x: finger.place.x - radius, y: finger.place.y - radius, width: 2 * radius, height: 2 * radius)
        let circle = PathOutline(ellipseIn: frame)
        let color = Look.finger.cgColor
        var commands: [DrawCommand] = [
            .fill(circle, color.copy(alpha: 0.2) ?? color, .winding),
            .stroke(circle, color, DrawnStrokeStyle(width: 2)),
        ]
        guard let number = finger.number else { return commands }
        // Above the finger, which covers its middle.
        let text = CGRect(x: finger.place.x - 30, y: frame.minY - 20, width: 60, height: 16)
        commands.append(
            .text(
                DrawnText(
                    "\(number)", font: .systemFont(ofSize: 12, weight: .semibold), color: color, rect: text,
                    alignment: .center, verticalAlignment: .center, numberOfLines: 1)))
        return commands
    }
}
