public import TouchInput

extension HostInterface {
    /// Makes a recognizer a gesture of the system: it receives each touch that begins at one of the edges.
    ///
    /// Until it fails, pans, swipes and views of the app wait for it; if it begins, they are prevented, and all gestures and
    /// touches of the app are cancelled. Taps, pinches, rotations and presses receive the touch immediately. At edges that the
    /// app defers (see `UIViewController.preferredScreenEdgesDeferringSystemGestures`) it begins only if all others have failed
    /// (B-390, B-392). There are none by default. It measures in the coordinates of the window that is touched, which is assumed
    /// to fill the screen.
    /// - Parameters:
    ///   - recognizer: A recognizer of the host, usually a `UIScreenEdgePanGestureRecognizer`; it is attached to no view of the app.
    ///   - edges: The edges at which its touches must begin.
    public func addSystemGesture(_ recognizer: UIGestureRecognizer, at edges: UIRectEdge) {
        perform {
            application.systemSurface.add(recognizer) { UIWindow(frame: application.screen.bounds) }
        }
        recognizer.systemGesture = SystemGesture(edges: edges)
    }

    /// Reverts `addSystemGesture(_:at:)`.
    public func removeSystemGesture(_ recognizer: UIGestureRecognizer) {
        guard recognizer.systemGesture != nil else { return }
        application.systemSurface.remove(recognizer)
        recognizer.systemGesture = nil
    }
}
