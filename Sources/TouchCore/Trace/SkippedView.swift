import TouchGeometry
import TouchInput

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
        for window in windows.reversed() { search.visit(window, location, blocked: nil) }
        return search.found
    }

    private struct Search {
        let hit: UIView?
        /// The view that was hit and those around it: they are not passed over.
        private let chain: [UIView]
        private var isBehindHit = false
        private(set) var found: [SkippedView] = []

        init(hit: UIView?) {
            self.hit = hit
            var chain: [UIView] = []
            var link = hit
            while let view = link {
                chain.append(view)
                link = view.superviewStorage
            }
            self.chain = chain
        }

        /// - Parameters:
        ///   - view: is visited after the views inside it, front to back, as in a hit test.
        ///   - outer: the place in the coordinates around the view; `nil` inside a view that a transform has made nothing.
        ///   - blocked: what keeps touches from the views around it.
        mutating func visit(_ view: UIView, _ outer: CGPoint?, blocked: (reason: TraceRecord.Skip, by: UIView)?) {
            let point = view.placement.isDegenerate ? nil : outer.map { view.placement.fromSuperview($0) }
            let isInside = point.map { view.placement.contains($0) } ?? false
            let isHitOrAround = chain.contains { $0 === view }
            let block = isHitOrAround ? nil : blocked ?? view.obstacle(isInside: isInside).map { ($0, view) }
            for subview in view.subviewStorage.reversed() { visit(subview, point, blocked: block) }
            if view === hit { isBehindHit = true }
            let hasRecognizers = view.recognizerStorage?.isEmpty == false
            guard !isHitOrAround, isInside || hasRecognizers else { return }
            if let block {
                found.append(SkippedView(view: view, reason: block.reason, cause: block.by))
            } else {
                found.append(
                    SkippedView(view: view, reason: isBehindHit ? .covered : .overridden, cause: hit ?? view))
            }
        }
    }
}

extension UIView {
    /// What keeps a touch from the view, in the order in which `hitTest(_:with:)` looks.
    fileprivate func obstacle(isInside: Bool) -> TraceRecord.Skip? {
        if !isUserInteractionEnabled { return .noInteraction }
        if isHidden { return .hidden }
        if isKeptFromTouches { return .animated }
        if alphaStorage < Thresholds.minimumTouchableAlpha { return .transparent }
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
