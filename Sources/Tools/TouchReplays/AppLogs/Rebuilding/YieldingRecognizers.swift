internal import Touchstone

// Recognizers of UIKit's classes that are supposed not to prevent others; a delegate can answer this for both of two alone.

extension RebuiltApp {
    /// Returns a recognizer of a stock class that does not prevent all others; `nil` if it is supposed to, or for another class.
    func yielding(_ logged: LoggedRecognizer) -> UIGestureRecognizer? {
        let yields = suppositions.contains { if case .doesNotPrevent(logged.id, _) = $0 { true } else { false } }
        guard yields else { return nil }
        return switch logged.stock {
        case "UITapGestureRecognizer": YieldingTap(self)
        case "UILongPressGestureRecognizer": YieldingPress(self)
        case "UISwipeGestureRecognizer": YieldingSwipe(self)
        case "UIScreenEdgePanGestureRecognizer": YieldingEdgePan(self)
        case "UIPanGestureRecognizer": YieldingPan(self)
        case "UIPinchGestureRecognizer": YieldingPinch(self)
        case "UIRotationGestureRecognizer": YieldingRotation(self)
        case _: nil
        }
    }

    /// Returns a Boolean value that indicates whether a recognizer prevents another one, as far as its class decides.
    fileprivate func lets(_ recognizer: UIGestureRecognizer, prevent other: UIGestureRecognizer) -> Bool {
        guard let (id, other) = numbers(recognizer, other) else { return true }
        return !suppositions.contains(.doesNotPrevent(id, other))
    }
}

private final class YieldingTap: UITapGestureRecognizer {
    unowned(unsafe) private var app: RebuiltApp?

    convenience init(_ app: RebuiltApp) {
        self.init()
        self.app = app
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { app?.lets(self, prevent: other) ?? true }
}

private final class YieldingPress: UILongPressGestureRecognizer {
    unowned(unsafe) private var app: RebuiltApp?

    convenience init(_ app: RebuiltApp) {
        self.init()
        self.app = app
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { app?.lets(self, prevent: other) ?? true }
}

private final class YieldingSwipe: UISwipeGestureRecognizer {
    unowned(unsafe) private var app: RebuiltApp?

    convenience init(_ app: RebuiltApp) {
        self.init()
        self.app = app
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { app?.lets(self, prevent: other) ?? true }
}

private final class YieldingEdgePan: UIScreenEdgePanGestureRecognizer {
    unowned(unsafe) private var app: RebuiltApp?

    convenience init(_ app: RebuiltApp) {
        self.init()
        self.app = app
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { app?.lets(self, prevent: other) ?? true }
}

private final class YieldingPan: UIPanGestureRecognizer {
    unowned(unsafe) private var app: RebuiltApp?

    convenience init(_ app: RebuiltApp) {
        self.init()
        self.app = app
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { app?.lets(self, prevent: other) ?? true }
}

private final class YieldingPinch: UIPinchGestureRecognizer {
    unowned(unsafe) private var app: RebuiltApp?

    convenience init(_ app: RebuiltApp) {
        self.init()
        self.app = app
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { app?.lets(self, prevent: other) ?? true }
}

private final class YieldingRotation: UIRotationGestureRecognizer {
    unowned(unsafe) private var app: RebuiltApp?

    convenience init(_ app: RebuiltApp) {
        self.init()
        self.app = app
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { app?.lets(self, prevent: other) ?? true }
}
