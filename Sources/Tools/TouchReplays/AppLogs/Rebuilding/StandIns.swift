internal import TouchInput
@_spi(Subclass) internal import Touchstone

// The objects that stand in for those of the app.

/// A window, whose hit test returns the view that the log names.
final class RebuiltWindow: UIWindow {
    unowned(unsafe) var app: RebuiltApp?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return if let app { app.hit(in: self, at: point, found: found) } else { found }
    }
}

/// A scroll view, which zooms what the log shows zoomed.
final class RebuiltScrollView: UIScrollView, StandInAnswers, UIScrollViewDelegate {
    unowned(unsafe) var app: RebuiltApp?

    // As a method of a view it comes before that of the delegate, which it is for its own recognizers as well.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
            && (gestureRecognizer.delegate !== self || app?.mayBegin(gestureRecognizer) ?? true)
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        super.touchesShouldCancel(in: view) || app?.takesFromControls(self) == true
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        subviews.first { $0.transform != .identity } ?? subviews.first { app?.number(of: $0) != nil }
    }
}

/// A recognizer whose class decides by itself: it receives the touches and proposes the states that the log shows.
final class RebuiltRecognizer: UIGestureRecognizer {
    unowned(unsafe) var app: RebuiltApp?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { fingersLeft() }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { fingersLeft() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fingersLeft() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { fingersLeft() } else { state = .cancelled }
    }

    private func fingersLeft() {
        guard touchesInAttempt.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) else { return }
        if app?.isStillDeciding(self) != true { state = .failed }
    }
}

/// A delegate that gives the answers that are supposed.
final class RebuiltDelegate: StandInAnswers {
    unowned(unsafe) var app: RebuiltApp?

    init(_ app: RebuiltApp) { self.app = app }
}

/// An object that gives the answers that are supposed; otherwise those of an app without delegates.
protocol StandInAnswers: UIGestureRecognizerDelegate {
    var app: RebuiltApp? { get }
}

extension StandInAnswers {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        app?.mayBegin(gestureRecognizer) ?? true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let app, let (id, other) = app.numbers(gestureRecognizer, otherGestureRecognizer) else { return false }
        return app.suppositions.contains(.together(id, other))
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let app, let (id, other) = app.numbers(gestureRecognizer, otherGestureRecognizer) else { return false }
        return app.suppositions.contains(.waits(id, for: other))
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let app, let id = app.number(of: gestureRecognizer), let touch = app.joining else { return true }
        let isAsLogged = gestureRecognizer is RebuiltRecognizer || app.loggedRecognizers[id]?.isOfSystem == true
        if isAsLogged, touch.recognizers?.contains(id) == false { return false }
        return !app.suppositions.contains(.refusesTouch(id, touch: touch.id))
    }
}
