import TouchCore

extension UIControl {
    /// Performs an action for events. It is retained until it is removed.
    ///
    /// An action that has the identifier of one that is there takes its place for these events: the other one is no longer
    /// performed for them (B-296). Its turn comes after the targets that are there.
    public final func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        add(.action(action), object: nil, for: controlEvents) { control, _, _ in control.sendAction(action) }
    }

    /// Stops performing an action for events: the one with its identifier.
    public final func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Stops performing an action for events.
    public final func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { $0.action?.identifier == actionIdentifier }
    }
}
