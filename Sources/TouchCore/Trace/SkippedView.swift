import TouchGeometry
import TouchInput
import TouchTrace

/// A view that a hit test passed over.
struct SkippedView {
    /// The view.
    let view: UIView
    /// Why.
    let reason: TraceRecord.Skip
    /// Which view the reason is about: the view itself, one around it, or the one that was hit instead.
    let cause: UIView

    /// The views that did not get a place that a hit test was about, in the order of the test: those with the place inside
    /// their bounds, and those with a recognizer. Read from the views as they are; asks no app code.
    /// - Parameters:
    ///   - location: in screen coordinates.
    ///   - hit: what the hit test came to.
    ///   - windows: back to front.
    static func list(at location: CGPoint, hit: UIView?, in windows: [UIWindow]) -> [SkippedView] {
        var search = Search(hit: hit)
        for window in windows.reversed() { search.visit(window, location) }
        return search.found
    }

    private struct Search {
        private let hit: UIView?
        /// The view that was hit and those around it: they are not passed over.
        private var chain: Set<ObjectIdentifier> = []
        private var isBehindHit = false
        private(set) var found: [SkippedView] = []
        /// From the window to the view that is being visited; views may be nested deeper than a call stack is.
        private var path: [Visit] = []

        private struct Visit {
            let view: UIView
            /// In the view's own coordinates; `nil` inside a view that a transform has made nothing.
            let point: CGPoint?
            let isInside: Bool
            let isHitOrAround: Bool
            /// What keeps touches from the view.
            let block: (reason: TraceRecord.Skip, by: UIView)?
            /// How many of its subviews, back to front, are still to be visited.
            var remaining: Int
        }

        init(hit: UIView?) {
            self.hit = hit
            var link = hit
            while let view = link {
                chain.insert(ObjectIdentifier(view))
                link = view.superviewStorage
            }
        }

        /// Visits each view after the views inside it, front to back, as a hit test does.
        /// - Parameter location: in screen coordinates.
        mutating func visit(_ window: UIWindow, _ location: CGPoint) {
            enter(window, location, blocked: nil)
            while let visit = path.last {
                if visit.remaining > 0 {
                    path[path.count - 1].remaining -= 1
                    enter(visit.view.subviewStorage[visit.remaining - 1], visit.point, blocked: visit.block)
                } else {
                    leave(visit)
                    path.removeLast()
                }
            }
        }

        private mutating func enter(_ view: UIView, _ outer: CGPoint?, blocked: (reason: TraceRecord.Skip, by: UIView)?)
        {
            let point = view.placement.isDegenerate ? nil : outer.map { view.placement.fromSuperview($0) }
            let isInside = point.map { view.placement.contains($0) } ?? false
            let isHitOrAround = chain.contains(ObjectIdentifier(view))
            let block = isHitOrAround ? nil : blocked ?? view.obstacle(isInside: isInside).map { ($0, view) }
            path.append(
                Visit(
                    view: view, point: point, isInside: isInside, isHitOrAround: isHitOrAround, block: block,
                    remaining: view.subviewStorage.count))
        }

        private mutating func leave(_ visit: Visit) {
            if visit.view === hit { isBehindHit = true }
            let hasRecognizers = visit.view.recognizerStorage?.isEmpty == false
            guard !visit.isHitOrAround, visit.isInside || hasRecognizers else { return }
            let (reason, cause) = visit.block ?? (isBehindHit ? .covered : .overridden, hit ?? visit.view)
            found.append(SkippedView(view: visit.view, reason: reason, cause: cause))
        }
    }
}

extension UIView {
    /// What keeps a touch from the view, in the order in which `hitTest(_:with:)` looks.
    fileprivate func obstacle(isInside: Bool) -> TraceRecord.Skip? {
        if !isUserInteractionEnabled { return .noInteraction }
        if isHidden { return .hidden }
        if isKeptFromTouches { return .animated }
        if alphaStorage < GestureThresholds.minimumTouchableAlpha { return .transparent }
        return isInside ? nil : .outside
    }
}

extension Dispatcher {
    /// Writes down which views a contact that came down did not get to.
    func traceSkips(of sample: ContactSample, hit: UIView?) {
        let windows = application?.windowStorage ?? []
        for skipped in SkippedView.list(at: sample.location, hit: hit, in: windows) {
            trace(
                .skip(
                    contact: sample.id, view: name(skipped.view), because: skipped.reason, by: name(skipped.cause)))
        }
    }
}
