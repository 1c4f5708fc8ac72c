extension UIApplication {
    /// Calls a method on the first object of its class along the responder chain, which starts at the first responder of the key window; without
    /// one, at the sender (B-071).
    ///
    ///     application.sendAction(DocumentController.save, from: button)
    /// - Returns: A Boolean value that indicates whether there was such an object.
    @discardableResult
    public final func sendAction<T: UIResponder>(_ action: (T) -> () -> Void, from sender: UIResponder?) -> Bool {
        guard let target = startOfChain(for: sender).firstOnChain(where: { $0 is T }) as? T else { return false }
        action(target)()
        return true
    }

    /// Returns the responder at which the search for the target of an action starts.
    @_spi(Subclass) public final func startOfChain(for sender: UIResponder?) -> UIResponder {
        if let window = keyWindow, window.isShown, let first = window.firstResponder { return first }
        return sender ?? keyWindow ?? self
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

// The application is the end of the chain: an unhandled shake offers to undo (B-381, S-238).

extension UIApplication {
    /// The current event in the running application; `nil` outside a host's call.
    class var undoOccasion: UndoManager.Occasion? {
        guard let dispatcher = running?.object.dispatcher, dispatcher.isBusy else { return nil }
        return UndoManager.Occasion(
            application: dispatcher.tracer.identity, event: dispatcher.feeding.eventNumber, instant: dispatcher.now)
    }

    /// Offers to undo with the manager of the responder that received the beginning of the shake.
    final func offerUndoIfPossible(after motion: UIEvent.EventSubtype) {
        let shaken = dispatcher.intake.systemEvent.shaken ?? startOfChain(for: nil)
        guard motion == .motionShake, applicationSupportsShakeToEdit, let manager = shaken.undoManager,
            manager.canUndo
        else { return }
        offerUndo(with: manager)
    }
}

extension UIApplication {
    /// Starts the delivery of media keys to the first responder (B-384).
    public final func beginReceivingRemoteControlEvents() {
        isReceivingRemoteControlEvents = true
    }

    /// Stops the delivery of media keys to the app; the initial state.
    public final func endReceivingRemoteControlEvents() {
        isReceivingRemoteControlEvents = false
    }
}
