#if canImport(Foundation)
    public import TouchInput
#endif

/// An object that can handle events; an element of the responder chain.
///
/// Events that it does not handle are passed to `next`: from a view to its controller, if it is that controller's root view, or
/// else to its superview → … → window → application → the application's delegate, if that is a responder (B-065).
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIResponder {
    /// A Boolean value that indicates whether it is in a call to `next` that has not returned.
    final var isForwarding = false

    /// Creates a responder.
    public init() {}

    #if canImport(Foundation)
        /// Creates a responder from an archive; reads nothing from it.
        public init?(coder: NSCoder) {}
    #endif

    deinit {}

    /// Sets up an object whose outlets are set; does nothing by default. There are no nibs, so the library does not call it: code that creates
    /// the object and sets its outlets does.
    open func awakeFromNib() {}

    /// Sets up an object for a preview in Interface Builder; does nothing by default. There is none here, so the library does not call it.
    open func prepareForInterfaceBuilder() {}

    /// A word for its class, for names in traces; Embedded Swift has no names of classes.
    @_spi(Subclass) open var kindInTraces: String { "responder" }

    /// The responder that receives the events that this one does not handle; `nil` at the end of the chain.
    open var next: UIResponder? { nil }

    /// The window that the chain of this responder leads to.
    final var responderWindow: UIWindow? {
        var chain = ResponderChain(from: self)
        while let responder = chain.next() {
            if let window = responder as? UIWindow { return window }
        }
        return nil
    }

    // MARK: Touches

    /// Called when fingers came down on the view. The default passes the call to `next`; an override that handles the touches
    /// does not call super, and overrides all four methods (B-066, B-067).
    /// - Parameters:
    ///   - touches: The touches that came down, and no others (B-006).
    ///   - event: The event that carries them, with all other touches; do not keep it (B-009).
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = forward { $0.touchesBegan(touches, with: event) }
    }

    /// Called when fingers moved, or another of their values changed. See `touchesBegan(_:with:)`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = forward { $0.touchesMoved(touches, with: event) }
    }

    /// Called when fingers were lifted. See `touchesBegan(_:with:)`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = forward { $0.touchesEnded(touches, with: event) }
    }

    /// Called when touches were cancelled: by a recognizer, by the system, or because the view left its window (B-035). It
    /// replaces `touchesEnded(_:with:)`; a responder that handles beginnings must handle it.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = forward { $0.touchesCancelled(touches, with: event) }
    }

    /// Called with better values for readings that contained estimates, possibly after the touches have ended (B-405). The
    /// default passes the call to `next`.
    /// - Parameter touches: A touch for each reading, with the `estimationUpdateIndex` that it had.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        _ = forward { $0.touchesEstimatedPropertiesUpdated(touches) }
    }

    // MARK: Presses

    /// Called when keys or buttons went down while this was the first responder. The default passes the call to `next`; an
    /// override that handles the presses does not call super, and overrides all four methods (B-385).
    /// - Parameters:
    ///   - presses: The presses that went down, and no others.
    ///   - event: The event that carries them, with all other presses; do not keep it.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        _ = forward { $0.pressesBegan(presses, with: event) }
    }

    /// Called when the force of presses changed. See `pressesBegan(_:with:)`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        _ = forward { $0.pressesChanged(presses, with: event) }
    }

    /// Called when keys or buttons came up. See `pressesBegan(_:with:)`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        _ = forward { $0.pressesEnded(presses, with: event) }
    }

    /// Called when presses were cancelled: by a recognizer, by the system, or because the responder left its window.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        _ = forward { $0.pressesCancelled(presses, with: event) }
    }

    // MARK: Motion and remote control

    /// Called on the first responder when the device starts to move in a way that may become a shake; the default passes the call
    /// to `next` (B-380).
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        _ = forward { $0.motionBegan(motion, with: event) }
    }

    /// Called when the movement was a shake. See `motionBegan(_:with:)`.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        _ = forward { $0.motionEnded(motion, with: event) }
    }

    /// Called when the movement was not a shake, or took too long. See `motionBegan(_:with:)`.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        _ = forward { $0.motionCancelled(motion, with: event) }
    }

    /// Called when a media key was pressed; `event.subtype` identifies it. Called on the first responder after the application
    /// has called `beginReceivingRemoteControlEvents()`; the default passes the call to `next` (B-384).
    open func remoteControlReceived(with event: UIEvent?) {
        _ = forward { $0.remoteControlReceived(with: event) }
    }

    // MARK: Undo

    /// The undo manager of the nearest responder up the chain that has one. A window has its own; override it for a document or a
    /// sheet that has a separate undo history.
    open var undoManager: UndoManager? { forward { $0.undoManager } ?? nil }

    // MARK: First responder

    /// A Boolean value that indicates whether the responder may become first responder; `false` by default (B-072).
    open var canBecomeFirstResponder: Bool { false }

    /// A Boolean value that indicates whether the responder may resign as first responder; `true` by default.
    open var canResignFirstResponder: Bool { true }

    /// A Boolean value that indicates whether the responder is the first responder of its window.
    public var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    /// Makes it the first responder of its window.
    ///
    /// Fails unless `canBecomeFirstResponder` is `true`, the current first responder resigns, and the chain leads to a window
    /// (B-072).
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        if let present = window.firstResponder, !present.resignFirstResponder() { return false }
        guard window.firstResponder == nil else { return false }
        window.firstResponder = self
        return true
    }

    /// Resigns as first responder; fails if `canResignFirstResponder` is `false`.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
        return true
    }

    // MARK: Actions by name

    #if !hasFeature(Embedded)
        /// The keys that perform actions while this responder is on the chain of the first responder; none by default.
        open var keyCommands: [UIKeyCommand]? { nil }

        /// Returns a Boolean value that indicates whether the responder performs the action: it has the method, or its own answer as a `SelectorTarget`, or else
        /// that of `next`.
        open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            if action.isPerformed(by: self) { return true }
            return forward { $0.canPerformAction(action, withSender: sender) } ?? false
        }

        /// Returns the first object along the chain, from this one on, that performs the action and for which
        /// `canPerformAction(_:withSender:)` returns `true` (B-071).
        open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
            if action.isPerformed(by: self), canPerformAction(action, withSender: sender) { return self }
            return forward { $0.target(forAction: action, withSender: sender) } ?? nil
        }
    #endif
}

extension UIResponder: nonisolated Hashable {
    /// Returns a Boolean value that indicates whether two responders are identical.
    nonisolated public static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
