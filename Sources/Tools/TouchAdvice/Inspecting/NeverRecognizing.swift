internal import Touchstone

/// The recognizers that cannot recognize, whichever touches they receive.
///
/// Only recognizers of UIKit's own classes without a delegate are judged: those of other classes may decide otherwise.
struct NeverRecognizing {
    private(set) var findings: [Finding] = []
    private let tree: InspectedTree
    /// The enabled recognizers of each view with the same settings, in order of precedence.
    private var twins: [UIView: [GestureSettings: [UIGestureRecognizer]]] = [:]
    /// The long presses without a duration of each view.
    private let presses: [UIView: [UIGestureRecognizer]]

    init(_ tree: InspectedTree) {
        self.tree = tree
        presses = Dictionary(grouping: tree.recognizers.filter { $0.isUnconditional && $0.isPressAtOnce }) { $0.view! }
        for recognizer in tree.recognizers {
            // A scroll view enables its own recognizers when it has something to scroll.
            if !recognizer.isEnabled {
                if !recognizer.isMadeByScrollView { add(recognizer, [], "it is disabled", .note) }
            } else if let other = winningTwin(of: recognizer) {
                add(
                    recognizer, [other],
                    "\(tree.name(other)) has the same settings, is attached to the same view later, and prevents it")
            } else if let other = requiredWinner(over: recognizer) {
                add(recognizer, [other], "it requires the failure of \(tree.name(other)), which recognizes first")
            } else if let other = pressAtOnce(over: recognizer) {
                add(
                    recognizer, [other],
                    "\(tree.name(other)) recognizes as soon as a finger is down, and prevents it")
            }
        }
    }

    private mutating func add(
        _ recognizer: UIGestureRecognizer, _ others: [UIGestureRecognizer], _ cause: String,
        _ severity: Finding.Severity = .problem
    ) {
        let name = tree.name(recognizer)
        findings.append(
            Finding(
                kind: .neverRecognizes, severity: severity, subjects: [name] + others.map { tree.name($0) },
                text: "\(name) never recognizes: \(cause)."))
    }

    /// Returns the first recognizer in precedence with the same settings on the same view, if that is another one.
    private mutating func winningTwin(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
        guard let settings = GestureSettings(recognizer), recognizer.isPlain, let view = recognizer.view else {
            return nil
        }
        for other in twins(in: view)[settings] ?? [] {
            if other === recognizer { return nil }
            if other.requiredToFail.allSatisfy({ recognizer.requiredToFail.contains($0) }) { return other }
        }
        return nil
    }

    private mutating func twins(in view: UIView) -> [GestureSettings: [UIGestureRecognizer]] {
        if let known = twins[view] { return known }
        var found: [GestureSettings: [UIGestureRecognizer]] = [:]
        for other in view.recognizersInPrecedence.map({ Array($0) }) ?? [] where other.isEnabled && other.isPlain {
            if let settings = GestureSettings(other) { found[settings, default: []].append(other) }
        }
        twins[view] = found
        return found
    }

    /// Returns a recognizer that has to fail first and recognizes with each touch with which this one could.
    private func requiredWinner(over recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
        guard recognizer.isPlain, let tap = recognizer as? UITapGestureRecognizer else { return nil }
        return tap.requiredToFail.first { other in
            guard other.isUnconditional, InspectedTree.isAround(other, tap), other.receivesAll(of: tap) else {
                return false
            }
            if let other = other as? UITapGestureRecognizer { return other.isAtLeastAsTolerant(as: tap) }
            return other.isPressAtOnce && tap.numberOfTouchesRequired == 1
        }
    }

    /// Returns a long press without a duration that prevents a recognizer of one finger.
    private func pressAtOnce(over recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
        guard recognizer.isPlain, !recognizer.isPressAtOnce, GestureSettings(recognizer)?.isOfOneFinger == true else {
            return nil
        }
        guard !presses.isEmpty, let view = recognizer.view else { return nil }
        let around = InspectedTree.chain(of: view).reversed().lazy.flatMap { self.presses[$0] ?? [] }
        return around.first { $0 !== recognizer && $0.receivesAll(of: recognizer) }
    }
}

extension UIGestureRecognizer {
    /// A Boolean value that indicates whether it is one of UIKit's own classes and has no delegate.
    fileprivate var isPlain: Bool { delegate == nil && GestureSettings(self) != nil }

    /// A Boolean value that indicates whether it recognizes for itself, without waiting.
    fileprivate var isUnconditional: Bool { isEnabled && isPlain && requiredToFail.isEmpty }

    /// Returns a Boolean value that indicates whether it receives each touch and each press that the other one receives, if both are asked.
    fileprivate func receivesAll(of other: UIGestureRecognizer) -> Bool {
        other.allowedTouchTypes.allSatisfy(allowedTouchTypes.contains)
            && other.allowedPressTypes.allSatisfy(allowedPressTypes.contains)
            && requiresExclusiveTouchType == other.requiresExclusiveTouchType
    }

    /// A Boolean value that indicates whether it is a long press of one finger that recognizes when the finger comes down.
    fileprivate var isPressAtOnce: Bool {
        guard let press = self as? UILongPressGestureRecognizer else { return false }
        return press.minimumPressDuration <= 0 && press.numberOfTapsRequired <= 0 && press.numberOfTouchesRequired == 1
    }
}

extension UITapGestureRecognizer {
    /// Returns a Boolean value that indicates whether it recognizes with each touch with which the other does, at the same time or before.
    fileprivate func isAtLeastAsTolerant(as other: UITapGestureRecognizer) -> Bool {
        numberOfTapsRequired <= other.numberOfTapsRequired
            && numberOfTouchesRequired == other.numberOfTouchesRequired
            && buttonMaskRequired == other.buttonMaskRequired
            && maximumTapDuration >= other.maximumTapDuration && maximumTapInterval >= other.maximumTapInterval
            && allowableMovement >= other.allowableMovement && allowableSeparation >= other.allowableSeparation
            && maximumTouchSeparation >= other.maximumTouchSeparation
            && maximumTouchDistance >= other.maximumTouchDistance
    }
}
