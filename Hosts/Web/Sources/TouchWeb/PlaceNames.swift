@_spi(Host) @_spi(Subclass) import TouchCore
import Touchstone

/// Names of objects that have none: their kind and their place, `pan of photo 2`. The same on every platform.
final class PlaceNames: ObjectNaming {
    func name(of recognizer: UIGestureRecognizer) -> String { Self.name(recognizer) }

    /// Returns the name of a responder; that of a view is stored in it, so that it remains when the view moves.
    func name(of responder: UIResponder) -> String {
        guard let view = responder as? UIView else { return responder.kindInTraces }
        let name = Self.name(view)
        view.accessibilityIdentifier = name
        return name
    }

    /// Gives a view and its subviews their names.
    static func nameAll(in view: UIView) {
        if view.accessibilityIdentifier == nil { view.accessibilityIdentifier = name(view) }
        for subview in view.subviews { nameAll(in: subview) }
    }

    /// Returns the name of a view without storing it.
    static func name(_ view: UIView) -> String {
        if let name = view.accessibilityIdentifier { return name }
        guard let superview = view.superview else { return view.kindInTraces }
        var number = 1
        for sibling in superview.subviews {
            if sibling === view { break }
            if sibling.kindInTraces == view.kindInTraces { number += 1 }
        }
        return numbered(view.kindInTraces, number) + " in " + name(superview)
    }

    /// Returns the name of a recognizer: that in traces, if it was mentioned.
    static func name(_ recognizer: UIGestureRecognizer) -> String {
        if let name = recognizer.nameInTraces ?? recognizer.name { return name }
        guard let view = recognizer.view else { return recognizer.kindInTraces }
        var number = 1
        for other in view.gestureRecognizers ?? [] {
            if other === recognizer { break }
            if other.kindInTraces == recognizer.kindInTraces { number += 1 }
        }
        return numbered(recognizer.kindInTraces, number) + " of " + name(view)
    }

    private static func numbered(_ kind: String, _ number: Int) -> String { number > 1 ? "\(kind) \(number)" : kind }
}
