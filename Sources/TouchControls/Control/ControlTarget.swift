import TouchCore

/// Who is told of control events, and how. Targets are told in the order in which they were added.
final class ControlTarget {
    /// Whom it tells.
    enum Kind {
        /// An object, while it lives.
        case object
        /// Whoever can do it along the responder chain.
        case chain
        /// The handler of an action.
        case action(UIAction)
    }

    let token: Int
    let kind: Kind
    /// What it is told of; none once it is removed.
    var events: UIControl.Event
    #if hasFeature(Embedded)
        unowned(unsafe) var object: AnyObject?
    #else
        weak var object: AnyObject?
        /// For actions by name.
        var selector: Selector?
    #endif
    let call: (UIControl, AnyObject?, UIEvent?) -> Void

    init(
        token: Int, _ kind: Kind, object: AnyObject?, events: UIControl.Event,
        call: @escaping (UIControl, AnyObject?, UIEvent?) -> Void
    ) {
        (self.token, self.kind, self.events, self.call) = (token, kind, events, call)
        self.object = object
    }

    var action: UIAction? {
        switch kind {
        case .action(let action): action
        case .object, .chain: nil
        }
    }

    /// Whether there is still somebody to tell.
    var isAlive: Bool {
        switch kind {
        case .object: object != nil
        case .chain, .action: true
        }
    }

    func tell(_ control: UIControl, _ event: UIEvent?) {
        switch kind {
        case .object:
            // Kept for the call: the action may let go of it.
            if let object { call(control, object, event) }
        case .chain, .action:
            call(control, nil, event)
        }
    }
}

/// Names a target of a control, for its removal.
public struct ControlTargetToken: Hashable, Sendable {
    let token: Int
}
