@_spi(Host) import Touchstone
import TouchTimelineExport
import TouchTrace

/// The outlines of the views on the screen of a player, with the names that its trace gives them.
struct OutlineObserver {
    /// The views in the order of their appearance; kept, so that no other view is taken for one of them.
    private var views: [UIView] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// The names that traces give to views without an identifier when they are touched.
    private var names: [ObjectIdentifier: String] = [:]
    private var hits: [Int: ResponderName] = [:]

    /// Reads a record of the player, from which it has the names of views.
    mutating func take(_ record: TraceRecord) {
        if case .hit(let finger, let view, _) = record.step { hits[finger] = view }
    }

    /// Returns the outlines of all visible views in the window, back to front.
    mutating func outlines(in player: ScenePlayer) -> [ViewOutline] {
        for touch in player.application.touches {
            guard let view = touch.view, let name = hits[touch.finger] else { continue }
            names[ObjectIdentifier(view)] = name.text
        }
        var outlines: [ViewOutline] = []
        add(player.window, to: &outlines)
        return outlines
    }

    private mutating func add(_ view: UIView, to outlines: inout [ViewOutline]) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        outlines.append(ViewOutline(id: number(of: view), name: name(of: view), corners: corners(of: view)))
        for subview in view.subviews { add(subview, to: &outlines) }
    }

    private mutating func number(of view: UIView) -> Int {
        if let number = numbers[ObjectIdentifier(view)] { return number }
        numbers[ObjectIdentifier(view)] = views.count
        views.append(view)
        return views.count - 1
    }

    private func name(of view: UIView) -> String {
        view.accessibilityIdentifier ?? names[ObjectIdentifier(view)] ?? "\(type(of: view))"
    }

    private func corners(of view: UIView) -> [CGPoint] {
        let bounds = view.bounds
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ]
        return corners.map { view.convert($0, to: nil) }
    }
}
