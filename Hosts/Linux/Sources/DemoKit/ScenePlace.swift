import Touchstone

/// The place of a scene in the window.
struct ScenePlace: Hashable {
    /// The frame, in points of the window.
    let frame: CGRect
    /// The points of the window per point of the scene.
    let scale: CGFloat

    init(frame: CGRect, scale: CGFloat) { (self.frame, self.scale) = (frame, scale) }

    /// Places a scene in the middle of an area, in its own size or, if there is no room for that, smaller.
    /// - Parameters:
    ///   - size: The size of the scene, in its points.
    ///   - area: The area, in points of the window.
    ///   - margin: The least distance from the edges of the area, in points.
    ///   - pixels: The number of pixels per point of the window: a scene begins at a whole pixel.
    init(_ size: CGSize, in area: CGRect, margin: CGFloat, scale pixels: CGFloat) {
        let room = CGSize(width: max(1, area.width - 2 * margin), height: max(1, area.height - 2 * margin))
        scale = min(1, room.width / max(1, size.width), room.height / max(1, size.height))
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

    /// Returns the picture of a scene, and the marks over it.
    func commands(of scene: RunningScene, isFramed: Bool) -> [DrawCommand] {
        let map = CGAffineTransform(a: scale, d: scale, tx: frame.minX, ty: frame.minY)
        let outline = PathOutline(rect: frame)
        var commands: [DrawCommand] = []
        if isFramed {
            let shadow = DrawnShadow(
                color: CGColor(gray: 0, alpha: 0.18), offset: CGSize(width: 0, height: 4), radius: 10)
            commands.append(.shadow(outline, shadow))
        }
        commands += [.save, .clip(outline, .winding), .fill(outline, .white, .winding)]
        commands += scene.hosted.draw().placed(by: map).commands
        commands += [.restore]
        return commands + scene.marks.list(size: scene.session.size).placed(by: map).commands
    }
}
