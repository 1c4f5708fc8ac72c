#if canImport(Foundation)
    public import TouchGeometry
#endif

/// An object that can handle events, a link of the responder chain.
///
/// What it does not handle goes to `next`: view → its controller, if it is that controller's root view, else superview
/// → … → window → application → the application's delegate, if that is a responder (B-065).
open class UIResponder {
    /// It hands something to `next`, which has not returned.
    @exclusivity(unchecked) final var isForwarding = false

    /// Creates a responder.
    public init() {}

    #if canImport(Foundation)
        /// Creates a responder from an archive, of which it reads nothing.
        public init?(coder: NSCoder) {}
    #endif

    deinit {}

    /// The responder that gets what this one does not handle; `nil` at the end of the chain.
    open var next: UIResponder? { nil }

    /// The window at which the chain of this responder arrives.
    final var responderWindow: UIWindow? {
        var chain = ResponderChain(from: self)
        while let responder = chain.next() {
            if let window = responder as? UIWindow { return window }
        }
        return nil
    }

    // MARK: Touches

    /// Fingers came down on the view. The default hands the call to `next`; an override that handles the touches does
    /// not call super, and overrides all four methods (B-066, B-067).
    /// - Parameters:
    ///   - touches: those that came down, and nothing else (B-006).
    ///   - event: the event that carries them, with all other touches; not to be kept (B-009).
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = forward { $0.touchesBegan(touches, with: event) }
    }

    /// Fingers moved, or another of their values changed. See `touchesBegan(_:with:)`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = forward { $0.touchesMoved(touches, with: event) }
    }

    /// Fingers were lifted. See `touchesBegan(_:with:)`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = forward { $0.touchesEnded(touches, with: event) }
    }

    /// The touches were taken away: by a recognizer, by the system, or because the view left its window (B-035). Comes
    /// instead of `touchesEnded(_:with:)`; whoever handles a beginning handles this.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = forward { $0.touchesCancelled(touches, with: event) }
    }

    /// Better values for readings that held estimates; may come after the touches have ended (B-405). The default hands
    /// the call to `next`.
    /// - Parameter touches: one for each reading, with the `estimationUpdateIndex` that it had.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        _ = forward { $0.touchesEstimatedPropertiesUpdated(touches) }
    }

    // MARK: Presses

    /// Keys or buttons went down while this was the first responder. The default hands the call to `next`; an override
    /// that handles the presses does not call super, and overrides all four methods (B-385).
    /// - Parameters:
    ///   - presses: those that went down, and nothing else.
    ///   - event: the event that carries them, with all other presses; not to be kept.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        _ = forward { $0.pressesBegan(presses, with: event) }
    }

    /// The force of presses changed. See `pressesBegan(_:with:)`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        _ = forward { $0.pressesChanged(presses, with: event) }
    }

    /// Keys or buttons came up. See `pressesBegan(_:with:)`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        _ = forward { $0.pressesEnded(presses, with: event) }
    }

    /// The presses were taken away: by a recognizer, by the system, or because the responder left its window.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        _ = forward { $0.pressesCancelled(presses, with: event) }
    }

    // MARK: Motion and remote control

    /// The device moves; it may become a shake. Comes to the first responder; the default hands it to `next` (B-380).
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        _ = forward { $0.motionBegan(motion, with: event) }
    }

    /// It was a shake. See `motionBegan(_:with:)`.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        _ = forward { $0.motionEnded(motion, with: event) }
    }

    /// It was no shake, or went on too long. See `motionBegan(_:with:)`.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        _ = forward { $0.motionCancelled(motion, with: event) }
    }

    /// A media key was pressed; `event.subtype` says which. Comes to the first responder once the application has called
    /// `beginReceivingRemoteControlEvents()`; the default hands it to `next` (B-384).
    open func remoteControlReceived(with event: UIEvent?) {
        _ = forward { $0.remoteControlReceived(with: event) }
    }

    // MARK: Undo

    /// What takes back what was done here: the manager of the nearest responder up the chain that has one. A window has its
    /// own; override it for a document or a sheet that undoes by itself.
    open var undoManager: UndoManager? { forward { $0.undoManager } ?? nil }

    // MARK: First responder

    /// Whether it may become first responder; `false` by default (B-072).
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it gives up being first responder; `true` by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether it is the first responder of its window.
    public var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    /// Makes it the first responder of its window.
    ///
    /// Fails unless `canBecomeFirstResponder`, the present one resigns, and the chain arrives at a window (B-072).
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        if let present = window.firstResponder, !present.resignFirstResponder() { return false }
        guard window.firstResponder == nil else { return false }
        window.firstResponder = self
        return true
    }

    /// Gives up being first responder; fails if `canResignFirstResponder` is `false`.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
        return true
    }

    // MARK: Actions by name

    #if !hasFeature(Embedded)
        /// Keys that perform actions while this is on the chain of the first responder; none by default.
        open var keyCommands: [UIKeyCommand]? { nil }

        /// Whether it performs the action: its own answer as a `SelectorTarget`, else that of `next`.
        open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            if (self as? any SelectorTarget)?.responds(to: action) == true { return true }
            return forward { $0.canPerformAction(action, withSender: sender) } ?? false
        }

        /// The first object along the chain, from here, that performs the action and that `canPerformAction(_:withSender:)`
        /// does not keep from it (B-071).
        open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
            if (self as? any SelectorTarget)?.responds(to: action) == true,
                canPerformAction(action, withSender: sender)
            {
                return self
            }
            return forward { $0.target(forAction: action, withSender: sender) } ?? nil
        }
    #endif
}

extension UIResponder: nonisolated Hashable {
    /// Responders are compared by identity.
    nonisolated public static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
