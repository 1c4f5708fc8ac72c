extension HostInterface {
    /// Sets the direction in which the app is read, for the language of its user; `leftToRight` at first. Everything is laid out again.
    public func setLayoutDirection(_ direction: UIUserInterfaceLayoutDirection) {
        guard direction != application.userInterfaceLayoutDirection else { return }
        application.userInterfaceLayoutDirection = direction
        for window in application.windowStorage {
            var subtree = Subtree(window)
            while let view = subtree.next() {
                view.setNeedsLayout()
                view.setNeedsDisplay()
            }
        }
    }
}

extension UIView {
    /// Returns the direction of content in the running application.
    /// - Parameter attribute: The meaning of the content.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        attribute.direction(in: UIApplication.shared.userInterfaceLayoutDirection)
    }
}
