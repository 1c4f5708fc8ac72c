import Touchstone

/// Marks over a scene: fingers as circles, the views that were hit and those that are the cause of an answer as outlines.
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
    /// The corners of the views that are the cause of an answer.
    var causes: [[CGPoint]] = []

    /// Returns the commands, in points of the window. Views reach beyond the scene, their outlines do not.
    func commands(in place: ScenePlace) -> [DrawCommand] {
        var commands: [DrawCommand] = [.save, .clip(PathOutline(rect: place.frame), .winding)]
        commands += outlines.compactMap { outline($0, Look.hit, width: 2, in: place) }
        commands += causes.compactMap { outline($0, Look.finger, width: 4, in: place) }
        commands.append(.restore)
        for finger in fingers { commands += self.commands(finger, at: place.windowPoint(finger.place)) }
        return commands
    }

    private func outline(
        _ corners: [CGPoint], _ color: UIColor, width: CGFloat, in place: ScenePlace
    ) -> DrawCommand? {
        guard let first = corners.first else { return nil }
        var path = PathOutline([.move(place.windowPoint(first))])
        for corner in corners.dropFirst() { path.append(.line(place.windowPoint(corner))) }
        path.append(.close)
        return .stroke(path, color.cgColor, DrawnStrokeStyle(width: width, join: .round))
    }

    private func commands(_ finger: Finger, at point: CGPoint) -> [DrawCommand] {
        let radius = Self.radius
        let frame = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        let circle = PathOutline(ellipseIn: frame)
        let color = Look.finger.cgColor
        var commands: [DrawCommand] = [
            .fill(circle, color.copy(alpha: 0.2) ?? color, .winding),
            .stroke(circle, color, DrawnStrokeStyle(width: 2)),
        ]
        guard let number = finger.number else { return commands }
        // Above the finger, which covers its middle.
        let text = CGRect(x: point.x - 30, y: frame.minY - 20, width: 60, height: 16)
        commands.append(
            .text(
                DrawnText(
                    "\(number)", font: .systemFont(ofSize: 12, weight: .semibold), color: color, rect: text,
                    alignment: .center, verticalAlignment: .center, numberOfLines: 1)))
        return commands
    }
}
