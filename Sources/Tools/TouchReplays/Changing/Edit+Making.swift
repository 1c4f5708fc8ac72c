internal import Touchstone

/// An edit with the positions of what it is about, which is looked for in one run.
final class PlacedEdit {
    let edit: Edit
    /// A Boolean value that indicates whether it was made.
    private(set) var isMade = false
    private let positions: [LiveTree.Position]
    private var recognizers: [Int: UIGestureRecognizer] = [:]
    private var views: [Int: UIView] = [:]

    init(_ edit: Edit, _ positions: [LiveTree.Position]) {
        (self.edit, self.positions) = (edit, positions)
    }

    /// Looks for what was not found yet; returns a Boolean value that indicates whether all was found, now or before.
    func find(in application: UIApplication) -> Bool {
        for (index, position) in positions.enumerated() {
            if position.recognizer == nil {
                views[index] = views[index] ?? LiveTree.view(at: position, in: application)
            } else {
                recognizers[index] = recognizers[index] ?? LiveTree.recognizer(at: position, in: application)
            }
        }
        return recognizers.count + views.count == positions.count
    }

    func make() -> [AdvisedDelegate] {
        isMade = true
        return edit.make(positions.indices.compactMap { recognizers[$0] }, positions.indices.compactMap { views[$0] })
    }
}

extension Edit {
    /// Changes recognizers and views, given in the order of `subjects`.
    /// - Returns: The delegates that must be kept.
    func make(_ recognizers: [UIGestureRecognizer], _ views: [UIView]) -> [AdvisedDelegate] {
        switch self {
        case .require: recognizers[0].require(toFail: recognizers[1])
        case .removeRequirement: recognizers[0].removeRequirement(toFail: recognizers[1])
        case .leaveTouches: recognizers[0].cancelsTouchesInView = false
        case .deliversTouchesBeganImmediately: recognizers[0].delaysTouchesBegan = false
        case .deliversTouchesEndedImmediately: recognizers[0].delaysTouchesEnded = false
        case .set(let limit, let value, _): limit.set(value, of: recognizers[0])
        case .enable: recognizers[0].isEnabled = true
        case .disable: recognizers[0].isEnabled = false
        case .attach: views[0].addGestureRecognizer(recognizers[0])
        case .attachLast:
            guard let view = recognizers[0].view else { break }
            view.removeGestureRecognizer(recognizers[0])
            view.addGestureRecognizer(recognizers[0])
        case .interact(_, let isOn): views[0].isUserInteractionEnabled = isOn
        case .show: views[0].isHidden = false
        case .makeOpaque: views[0].alpha = 1
        case .receiveManyTouches: views[0].isMultipleTouchEnabled = true
        case .shareTouches: views[0].isExclusiveTouch = false
        case .bringToFront: views[0].superview?.bringSubviewToFront(views[0])
        case .enlarge(_, let point): Self.enlarge(views[0], toContain: point)
        case .allowTogether: return [Self.replaceDelegate(of: recognizers[0], .together(recognizers[1], true))]
        case .forbidTogether:
            return [
                Self.replaceDelegate(of: recognizers[0], .together(recognizers[1], false)),
                Self.replaceDelegate(of: recognizers[1], .together(recognizers[0], false)),
            ]
        case .receiveTouches: return [Self.replaceDelegate(of: recognizers[0], .receives)]
        case .allowBeginning: return [Self.replaceDelegate(of: recognizers[0], .begins)]
        case .refuseTouches: return [Self.replaceDelegate(of: recognizers[0], .refuses(views[0]))]
        }
        return []
    }

    private static func replaceDelegate(
        of recognizer: UIGestureRecognizer, _ change: AdvisedDelegate.Change
    ) -> AdvisedDelegate {
        let delegate = AdvisedDelegate(recognizer, change)
        recognizer.delegate = delegate
        return delegate
    }

    /// Enlarges the bounds on the sides where the location is outside; what the view contains stays where it is.
    private static func enlarge(_ view: UIView, toContain point: CGPoint) {
        guard let superview = view.superview, let window = view.window else { return }
        let old = view.bounds
        let location = view.convert(point, from: window)
        let (left, top) = (min(old.minX, location.x - 1), min(old.minY, location.y - 1))
        let (right, bottom) = (max(old.maxX, location.x + 1), max(old.maxY, location.y + 1))
        let new = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        let middle = superview.convert(CGPoint(x: new.midX, y: new.midY), from: view)
        view.bounds = new
        view.center = middle
    }
}

extension Edit.Limit {
    func set(_ value: CGFloat, of recognizer: UIGestureRecognizer) {
        switch (self, recognizer) {
        case (.allowableMovement, let tap as UITapGestureRecognizer): tap.allowableMovement = value
        case (.allowableMovement, let press as UILongPressGestureRecognizer): press.allowableMovement = value
        case (.maximumTapDuration, let tap as UITapGestureRecognizer): tap.maximumTapDuration = TimeInterval(value)
        case (.minimumPressDuration, let press as UILongPressGestureRecognizer):
            press.minimumPressDuration = TimeInterval(value)
        case (.hysteresis, let pan as UIPanGestureRecognizer): pan.hysteresis = value
        default: preconditionFailure("a recognizer of another class has no limit \(rawValue)")
        }
    }

    /// Returns the limits of a recognizer with their values.
    static func limits(of recognizer: UIGestureRecognizer) -> [(limit: Edit.Limit, value: CGFloat)] {
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            [(.allowableMovement, tap.allowableMovement), (.maximumTapDuration, CGFloat(tap.maximumTapDuration))]
        case let press as UILongPressGestureRecognizer:
            [
                (.allowableMovement, press.allowableMovement),
                (.minimumPressDuration, CGFloat(press.minimumPressDuration)),
            ]
        case let pan as UIPanGestureRecognizer: [(.hysteresis, pan.hysteresis)]
        default: []
        }
    }
}
