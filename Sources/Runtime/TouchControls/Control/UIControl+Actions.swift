import TouchCore

extension UIControl {
    /// Adds an action for events. It is retained until it is removed.
    ///
    /// An action replaces one with the same identifier for these events: the other one is no longer performed for them (B-296).
    /// It is performed after the targets that were added before.
    public final func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        add(.action(action), object: nil, for: controlEvents) { control, _, _ in control.sendAction(action) }
    }

    /// Stops performing the action with this action's identifier for events.
    public final func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Stops performing the action with an identifier for events.
    public final func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { $0.action?.identifier == actionIdentifier }
    }
}
