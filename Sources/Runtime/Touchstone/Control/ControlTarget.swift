import TouchCore

/// A target of control events. Targets are called in the order in which they were added.
final class ControlTarget: IndexedTarget {
    /// The kind of the target.
    enum Kind {
        /// An object, while it is alive.
        case object
        /// The first responder along the chain that can perform the action.
        case chain
        /// The handler of an action.
        case action(UIAction)
    }

    let token: Int
    let key: TargetKey?
    let kind: Kind
    /// The events for which it is called; empty once it is removed.
    var events: UIControl.Event
    #if hasFeature(Embedded)
        unowned(unsafe) var object: AnyObject?
    #else
        #if !DEBUG
            @exclusivity(unchecked)
        #endif
        weak var object: AnyObject?
        /// The selector, for actions by name.
        var selector: Selector?
    #endif
    let call: (UIControl, AnyObject?, UIEvent?) -> Void

    init(
        token: Int, _ kind: Kind, object: AnyObject?, events: UIControl.Event,
        call: @escaping (UIControl, AnyObject?, UIEvent?) -> Void
    ) {
        (self.token, self.kind, self.events, self.call) = (token, kind, events, call)
        self.object = object
        #if hasFeature(Embedded)
            key = nil
        #else
            key =
                switch kind {
                case .object: object.map { .object(ObjectIdentifier($0)) }
                case .chain: nil
                case .action(let action): action.identifier.key
                }
        #endif
    }

    var action: UIAction? {
        switch kind {
        case .action(let action): action
        case .object, .chain: nil
        }
    }

    /// A Boolean value that indicates whether the target can still be called.
    var isAlive: Bool {
        switch kind {
        case .object: object != nil
        case .chain, .action: true
        }
    }

    func notify(_ control: UIControl, _ event: UIEvent?) {
        switch kind {
        case .object:
            // Retained during the call: the action may release it.
            if let object { call(control, object, event) }
        case .chain, .action:
            call(control, nil, event)
        }
    }
}

/// A token that identifies a target of a control, for its removal.
public struct ControlTargetToken: Hashable, Sendable {
    let token: Int
}
