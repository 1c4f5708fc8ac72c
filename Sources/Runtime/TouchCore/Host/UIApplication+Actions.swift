extension UIApplication {
    /// Calls a method on the first object of its class along the responder chain, which starts at the sender if that is a
    /// responder, or else at the first responder of the key window (B-071).
    ///
    ///     application.sendAction(DocumentController.save, from: button)
    /// - Returns: A Boolean value that indicates whether there was such an object.
    @discardableResult
    public final func sendAction<T: UIResponder>(_ action: (T) -> () -> Void, from sender: UIResponder?) -> Bool {
        var chain = ResponderChain(from: sender ?? firstResponder)
        while let responder = chain.next() {
            if let target = responder as? T {
                action(target)()
                return true
            }
        }
        return false
    }

    final var firstResponder: UIResponder? {
        keyWindow?.firstResponder ?? keyWindow ?? self
    }
}

/// An object that is notified of the app's life cycle. Every method has a default that does nothing.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol UIApplicationDelegate: AnyObject {
    /// Called before the app loses its input.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called after the app has got its input back.
    func applicationDidBecomeActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
}
