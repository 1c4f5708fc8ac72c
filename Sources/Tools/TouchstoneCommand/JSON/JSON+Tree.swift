@_spi(Host) import Touchstone

extension JSON {
    /// Returns a view with its subviews, from back to front.
    static func tree(_ view: UIView) -> JSON {
        .members([
            "name": .optional(view.accessibilityIdentifier), "class": .string("\(type(of: view))"),
            "frame": .rectangle(view.convert(view.bounds, to: nil as UIView?)), "hidden": .bool(view.isHidden),
            "alpha": .number(view.alpha), "interaction": .bool(view.isUserInteractionEnabled),
            "recognizers": .list((view.gestureRecognizers ?? []).map { .recognizer($0) }),
            "subviews": .list(view.subviews.map { .tree($0) }),
        ])
    }

    private static func rectangle(_ rectangle: CGRect) -> JSON {
        .members([
            "x": .number(rectangle.minX), "y": .number(rectangle.minY), "width": .number(rectangle.width),
            "height": .number(rectangle.height),
        ])
    }

    private static func recognizer(_ recognizer: UIGestureRecognizer) -> JSON {
        .members([
            "name": .string(recognizer.nameToAskFor), "class": .string("\(type(of: recognizer))"),
            "state": .string("\(recognizer.state)"), "enabled": .bool(recognizer.isEnabled),
            "touches": .whole(recognizer.numberOfTouches),
        ])
    }

    /// Returns a touch that is down.
    static func touch(_ touch: UITouch) -> JSON {
        let place = touch.location(in: nil)
        return .members([
            "number": .whole(touch.finger), "x": .number(place.x), "y": .number(place.y),
            "view": .optional(touch.view?.accessibilityIdentifier),
        ])
    }
}
