@_spi(Host) public import TouchCore
import TouchTrace

/// The outlines of the views on the screen of an application, with the names that its trace gives them.
#if !hasFeature(Embedded)
    @MainActor
#endif
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
        for window in application.windows { add(window, of: application, to: &outlines) }
        return outlines
    }

    private mutating func add(_ view: UIView, of application: UIApplication, to outlines: inout [ViewOutline]) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        let seen = see(view)
        let name =
            view.accessibilityIdentifier ?? seen.name ?? application.classNaming?(view) ?? className(of: view)
        outlines.append(ViewOutline(id: seen.number, name: name, corners: view.corners))
        for subview in view.subviews { add(subview, of: application, to: &outlines) }
    }

    private func className(of view: UIView) -> String {
        #if hasFeature(Embedded)
            "view"
        #else
            "\(type(of: view))"
        #endif
    }

    @discardableResult
    private mutating func see(_ view: UIView) -> SeenView {
        if let seen = views[ObjectIdentifier(view)], seen.view === view { return seen }
        let seen = SeenView(view: view, number: count)
        views[ObjectIdentifier(view)] = seen
        count += 1
        return seen
    }

    private struct SeenView {
        // Of Embedded Swift, which has no weak references, all views that were seen stay.
        #if hasFeature(Embedded)
            var view: UIView?
        #else
            weak var view: UIView?
        #endif
        var number: Int
        /// The name that the trace gives to a view without an identifier when it is touched.
        var name: String?
    }
}

extension UIView {
    /// The corners in points of the window, in the order around the view.
    @_spi(Host) public var corners: [CGPoint] {
        let bounds = bounds
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ]
        return corners.map { convert($0, to: nil) }
    }
}
