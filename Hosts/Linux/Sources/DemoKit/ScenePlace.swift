import Touchstone

/// The place of a scene in the window.
struct ScenePlace: Hashable {
    /// The frame, in points of the window.
    let frame: CGRect
    /// The points of the window per point of the scene.
    let scale: CGFloat

    /// The largest scale, as on the page.
    private static let largest: CGFloat = 3

    init(frame: CGRect, scale: CGFloat) { (self.frame, self.scale) = (frame, scale) }

    /// Places a scene in the middle of an area, as large as there is room for, at most three times as large as it is.
    /// - Parameters:
    ///   - size: The size of the scene, in its points.
    ///   - area: The area, in points of the window.
    ///   - margin: The least distance from the edges of the area, in points.
    ///   - pixels: The number of pixels per point of the window: a scene begins at a whole pixel.
    init(_ size: CGSize, in area: CGRect, margin: CGFloat, scale pixels: CGFloat) {
        let room = CGSize(width: max(1, area.width - 2 * margin), height: max(1, area.height - 2 * margin))
        scale = min(Self.largest, room.width / max(1, size.width), room.height / max(1, size.height))
        let shown = CGSize(width: size.width * scale, height: size.height * scale)
        func whole(_ value: CGFloat) -> CGFloat { (value * pixels).rounded() / pixels }
        frame = CGRect(
            x: whole(area.midX - shown.width / 2), y: whole(area.midY - shown.height / 2), width: shown.width,
            height: shown.height)
    }

    /// Returns a point of the window in points of the scene.
    func scenePoint(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x - frame.minX) / scale, y: (point.y - frame.minY) / scale)
    }

    /// Returns a point of the scene in points of the window.
    func windowPoint(_ point: CGPoint) -> CGPoint {
        CGPoint(x: frame.minX + point.x * scale, y: frame.minY + point.y * scale)
    }

    /// Returns the picture of a scene, and marks over it.
    func commands(of scene: RunningScene, _ marks: Marks, isFramed: Bool) -> [DrawCommand] {
        let map = CGAffineTransform(a: scale, d: scale, tx: frame.minX, ty: frame.minY)
        let outline = PathOutline(rect: frame)
        var commands: [DrawCommand] = []
        if isFramed {
            let shadow = DrawnShadow(
                color: CGColor(gray: 0, alpha: 0.18), offset: CGSize(width: 0, height: 4), radius: 10)
            commands.append(.shadow(outline, shadow))
        }
        commands += [.save, .clip(outline, .winding), .fill(outline, UIColor.systemBackground.cgColor, .winding)]
        commands += scene.hosted.draw().placed(by: map).commands
        commands += [.restore]
        return commands + marks.commands(in: self)
    }
}
