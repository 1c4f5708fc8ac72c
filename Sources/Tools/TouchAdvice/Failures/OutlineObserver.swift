package import TouchReports
@_spi(Host) package import Touchstone

/// The outlines of the views on the screen of an application, with the names that its trace gives them.
package struct OutlineObserver {
    /// The views that were seen, by identity. They are not retained: another view may have the identity of one that is gone.
    private var views: [ObjectIdentifier: SeenView] = [:]
    /// The number of views that were seen.
    private var count = 0
    private var hits: [Int: ResponderName] = [:]

    /// Creates an observer without names.
    package init() {}

    /// Reads a record of the application, from which it has the names of views.
    package mutating func take(_ record: TraceRecord) {
        if case .hit(let finger, let view, _) = record.step { hits[finger] = view }
    }

    /// Returns the outlines of all visible views in the windows, back to front.
    package mutating func outlines(in application: UIApplication) -> [ViewOutline] {
        for touch in application.touches {
            guard let view = touch.view, let name = hits[touch.finger] else { continue }
            see(view)
            views[ObjectIdentifier(view)]?.name = name.text
        }
        var outlines: [ViewOutline] = []
        for window in application.windows { add(window, to: &outlines) }
        return outlines
    }

    private mutating func add(_ view: UIView, to outlines: inout [ViewOutline]) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        let seen = see(view)
        let name = view.accessibilityIdentifier ?? seen.name ?? "\(type(of: view))"
        outlines.append(ViewOutline(id: seen.number, name: name, corners: corners(of: view)))
        for subview in view.subviews { add(subview, to: &outlines) }
    }

    @discardableResult
    private mutating func see(_ view: UIView) -> SeenView {
        if let seen = views[ObjectIdentifier(view)], seen.view === view { return seen }
        let seen = SeenView(view: view, number: count)
        views[ObjectIdentifier(view)] = seen
        count += 1
        return seen
    }

    private func corners(of view: UIView) -> [CGPoint] {
        let bounds = view.bounds
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ]
        return corners.map { view.convert($0, to: nil) }
    }

    private struct SeenView {
        weak var view: UIView?
        var number: Int
        /// The name that the trace gives to a view without an identifier when it is touched.
        var name: String?
    }
}
