public import TouchGeometry

extension UIApplication {
    /// Makes a recognizer a gesture of the system: it gets each touch that begins at one of the edges.
    ///
    /// Until it fails, pans, swipes and views of the app wait for it; if it begins, they are prevented, and whatever the
    /// app is doing with touches is cancelled. Taps, pinches, rotations and presses get the touch at once. At edges that
    /// the app defers (see `UIViewController.preferredScreenEdgesDeferringSystemGestures`) it begins only if everybody
    /// else failed (B-390, B-392). There are none by default. It measures in the coordinates of the window that is
    /// touched, which is taken to fill the screen.
    /// - Parameters:
    ///   - recognizer: of the host's; usually a `UIScreenEdgePanGestureRecognizer`. It belongs to no view of the app.
    ///   - edges: where touches must begin.
    public final func addSystemGesture(_ recognizer: UIGestureRecognizer, at edges: UIRectEdge) {
        perform { systemSurface.add(recognizer) { UIWindow(frame: screen.bounds) } }
        recognizer.systemGesture = SystemGesture(edges: edges)
    }

    /// Takes back `addSystemGesture(_:at:)`.
    public final func removeSystemGesture(_ recognizer: UIGestureRecognizer) {
        guard recognizer.systemGesture != nil else { return }
        systemSurface.remove(recognizer)
        recognizer.systemGesture = nil
    }
}
