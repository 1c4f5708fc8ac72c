import TouchInput

/// The map of vectors from a window to a view with a transform: cached until a view of the window is moved to another superview, or one
/// with a transform is placed.
///
///     window ─ … ─ view with a transform ─ … ─ view with a transform ─ … ─ view
///                    its map: own inverse        own inverse after            the vectors of the
///                                                the map around it            nearest one around it
final class VectorMap {
    /// The window's `turns` when it was found out; 0 for a map that is out of date.
    var turns = 0
    /// From the window's vectors to the view's; it moves nothing.
    var map = CGAffineTransform.identity
}

extension UIView {
    /// A vector of the window that it is in, in its own coordinates.
    ///
    /// Every recognizer of a touch may ask, and their views are around each other: what is found out is kept on the way, so that all
    /// of them climb the views once.
    final func vector(_ vector: CGPoint, from window: UIWindow) -> CGPoint {
        guard let turningView = turningView(in: window) else { return vector }
        return vector.applying(turningView.vectorMap(in: window))
    }

    /// The nearest view, this one or one around it, that has a transform; `nil` if vectors of the window are its own. The answer is
    /// kept until a view is moved to another superview or gets or loses a transform.
    private func turningView(in window: UIWindow) -> UIView? {
        let state = window.uprightness
        if uprightness == state { return knownTurningView }
        var (turning, last): (UIView?, UIView) = (nil, self)
        // The window's own state is always the present one.
        while last.uprightness != state, turning == nil, let superview = last.superviewStorage {
            if last.placement.isPlain { last = superview } else { turning = last }
        }
        if turning == nil { turning = last.knownTurningView }
        var link: UIView? = self
        while let view = link {
            (view.uprightness, view.knownTurningView) = (state, turning)
            link = view === last ? nil : view.superviewStorage
        }
        return turning
    }

    /// Of a view with a transform: from the vectors of the window to its own.
    private func vectorMap(in window: UIWindow, levels: Int = 64) -> CGAffineTransform {
        if let knownVectorMap, knownVectorMap.turns == window.turns { return knownVectorMap.map }
        let around = superviewStorage?.turningView(in: window)
        // Views may be nested deeper than the call stack allows.
        if levels == 0 { around?.updateVectorMaps(in: window) }
        let outer = around?.vectorMap(in: window, levels: levels - 1) ?? .identity
        let known = knownVectorMap ?? VectorMap()
        (known.turns, known.map) = (window.turns, outer.concatenating(placement.vectorsFromSuperview))
        knownVectorMap = known
        return known.map
    }

    /// Updates the maps of this view and of those around it, the outermost first.
    private func updateVectorMaps(in window: UIWindow) {
        var outdated: [UIView] = []
        var link: UIView? = self
        while let view = link, view.knownVectorMap?.turns != window.turns {
            outdated.append(view)
            link = view.superviewStorage?.turningView(in: window)
        }
        for view in outdated.reversed() { _ = view.vectorMap(in: window) }
    }
}
