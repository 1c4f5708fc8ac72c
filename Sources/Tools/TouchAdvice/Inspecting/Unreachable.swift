internal import Touchstone

/// The first cause why no touch reaches a view.
struct Unreachable: Hashable {
    /// A cause.
    enum Reason {
        case noInteraction, hidden, transparent, noSize, outside, covered, overridden
    }

    let reason: Reason
    /// The view that it applies to: the view itself, one around it, or one in front of it.
    let culprit: UIView

    /// Determines the cause; `nil` if it is none of these, as for a row of a list that is to be scrolled to.
    /// - Parameter hit: Returns the view that a touch at a place of the window hits.
    init?(_ view: UIView, hit: (CGPoint) -> UIView?) {
        let chain = InspectedTree.chain(of: view)
        if let (reason, culprit) = Self.switched(chain) ?? Self.shaped(view, chain) {
            (self.reason, self.culprit) = (reason, culprit)
            return
        }
        let visible = chain.reduce(view.windowFrame) { $0.intersection($1.windowFrame) }
        guard !visible.isEmptyArea, let cover = hit(CGPoint(x: visible.midX, y: visible.midY)) else { return nil }
        culprit = cover
        reason = chain.contains { $0 === cover } ? .overridden : .covered
    }

    /// Returns a property that keeps touches away, of the outermost view that has one.
    private static func switched(_ chain: [UIView]) -> (Reason, UIView)? {
        for view in chain.reversed() {
            if !view.isUserInteractionEnabled { return (.noInteraction, view) }
            if view.isHidden { return (.hidden, view) }
            if view.alpha < GestureThresholds.minimumTouchableAlpha { return (.transparent, view) }
        }
        return nil
    }

    /// Returns a view without an area, or one around the view whose bounds are elsewhere.
    private static func shaped(_ view: UIView, _ chain: [UIView]) -> (Reason, UIView)? {
        for part in chain.reversed() where part.windowFrame.width <= 0 || part.windowFrame.height <= 0 {
            return (.noSize, part)
        }
        var visible = view.windowFrame
        for around in chain.dropFirst() {
            guard let inside = around.visiblePart(of: visible) else { return (.outside, around) }
            visible = inside
        }
        return nil
    }

    var severity: Finding.Severity {
        switch reason {
        case .noInteraction, .hidden, .transparent, .overridden: .note
        case .noSize, .outside, .covered: .problem
        }
    }

    /// Returns the cause in words.
    /// - Parameters:
    ///   - name: The name of the view that it applies to, or a pronoun.
    ///   - isInside: A Boolean value that indicates whether the views that it is about are all inside of that view.
    func text(_ name: String, isInside: Bool) -> String {
        let subject = isInside ? "\(name), which is around," : name
        return switch reason {
        case .noInteraction: "\(subject) has its user interaction off"
        case .hidden: "\(subject) is hidden"
        case .transparent: "\(subject) has an alpha below 0.01"
        case .noSize: "\(subject) has no area"
        case .outside: "the bounds of \(subject) end before it"
        case .covered: "\(name) is in front of all of it"
        case .overridden: "the hit test finds \(subject) instead"
        }
    }
}

extension UIView {
    /// The bounding box in points of the window.
    fileprivate var windowFrame: CGRect { convert(bounds, to: nil as UIView?) }

    /// Returns the part of an area of the window in which touches reach the view's subviews; `nil` if there is none. A scroll view can
    /// scroll all of its content into its bounds.
    fileprivate func visiblePart(of area: CGRect) -> CGRect? {
        let part = area.intersection(windowFrame)
        if !part.isEmptyArea { return part }
        guard let list = self as? UIScrollView else { return nil }
        let content = list.convert(CGRect(origin: .zero, size: list.contentSize), to: nil as UIView?)
        return area.intersection(content).isEmptyArea ? nil : windowFrame
    }
}

extension CGRect {
    fileprivate var isEmptyArea: Bool { isNull || width <= 0 || height <= 0 }
}
