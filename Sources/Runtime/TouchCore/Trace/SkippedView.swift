import TouchInput
import TouchTrace

/// A view that a hit test passed over.
struct SkippedView {
    /// The view.
    let view: UIView
    /// The reason.
    let reason: TraceRecord.Skip
    /// The view that the reason applies to: the view itself, an ancestor, or the view that was hit instead.
    let cause: UIView
    /// The window of the view, if another one was hit.
    let window: UIWindow?

    /// Returns the views that did not receive a contact at a location, in the order of the hit test: those whose bounds contain
    /// the location, and those with a recognizer. Determined from the properties of the views, without calling app code.
    /// - Parameters:
    ///   - location: The location, in screen coordinates.
    ///   - hit: The result of the hit test.
    ///   - windows: The windows, from back to front.
    static func list(at location: CGPoint, hit: UIView?, in windows: [UIWindow]) -> [SkippedView] {
        var search = Search(hit: hit)
        for window in windows.reversed() { search.visit(window, location) }
        return search.found
    }

    private struct Search {
        private let hit: UIView?
        /// The view that was hit and its ancestors: they were not passed over.
        private var chain: Set<ObjectIdentifier> = []
        private var isBehindHit = false
        /// The window that is being visited, if another one was hit.
        private var otherWindow: UIWindow?
        private(set) var found: [SkippedView] = []
        /// The path from the window to the view that is being visited; views may be nested deeper than the call stack allows.
        private var path: [Visit] = []

        private struct Visit {
            let view: UIView
            /// The location in the view's own coordinates; `nil` inside a view that its transform has collapsed.
            let point: CGPoint?
            let isInside: Bool
            let isHitOrAround: Bool
            /// The reason why the view receives no touches, and the view that it applies to.
            let block: (reason: TraceRecord.Skip, by: UIView)?
            /// The number of its subviews that are still to be visited, from back to front.
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

        /// Visits each view after its subviews, from front to back, as a hit test does.
        /// - Parameter location: The location, in screen coordinates.
        mutating func visit(_ window: UIWindow, _ location: CGPoint) {
            otherWindow = hit == nil || chain.contains(ObjectIdentifier(window)) ? nil : window
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
            let placement = view.hitPlace == .shown ? view.shownPlacement : view.placement
            let point = placement.isDegenerate ? nil : outer.map { placement.fromSuperview($0) }
            let isInside = point.map { placement.contains($0) } ?? false
            let isHitOrAround = chain.contains(ObjectIdentifier(view))
            let block =
                isHitOrAround ? nil : blocked ?? (view.obstacle ?? (isInside ? nil : .outside)).map { ($0, view) }
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
            found.append(SkippedView(view: visit.view, reason: reason, cause: cause, window: otherWindow))
        }
    }
}

extension Dispatcher {
    /// Traces the views that a contact that came down did not reach.
    func traceSkips(of sample: ContactSample, hit: UIView?) {
        guard isTraced else { return }
        let windows = application?.windowStorage ?? []
        for skipped in SkippedView.list(at: sample.location, hit: hit, in: windows) {
            trace(
                .skip(
                    contact: sample.id, view: name(skipped.view), because: skipped.reason, by: name(skipped.cause),
                    recognizers: skipped.view.recognizersInPrecedence?.map { tracer.label($0) } ?? [],
                    window: skipped.window.map { name($0) }))
        }
    }
}

extension HostInterface {
    /// Returns the reason why a contact that came down hit neither a view nor what is in it, and the view that it hit; `nil` if it did, or
    /// if the contact is not known.
    /// - Parameters:
    ///   - view: The view.
    ///   - id: The identifier of the contact.
    ///   - location: The location at which it came down, in screen coordinates.
    package func miss(of view: UIView, byContact id: Int, at location: CGPoint) -> (
        hit: UIView?, reason: TraceRecord.Skip, cause: UIView
    )? {
        let dispatcher = application.dispatcher
        let hit = dispatcher.contacts.down(id)?.hitView
        guard hit != nil || dispatcher.intake.contacts.refused.contains(id) else { return nil }
        if hit?.isDescendant(of: view) == true { return nil }
        let skipped = SkippedView.list(at: location, hit: hit, in: application.windowStorage).first { $0.view === view }
        // The application takes no input.
        if hit == nil, skipped?.reason == .overridden { return nil }
        return (hit, skipped?.reason ?? .outside, skipped?.cause ?? view)
    }
}
