@_spi(Subclass) import TouchCore

extension UIControl {
    /// The events for which there is at least one target.
    public final var allControlEvents: Event {
        var events: Event = []
        for target in targets where target.isAlive { events.formUnion(target.events) }
        return events
    }

    /// Calls all targets of the events, once each, in the order in which they were added; no touch is needed (B-298). No further
    /// events follow: `touchUpInside` does not send `primaryActionTriggered`.
    public final func sendActions(for controlEvents: Event) {
        send(controlEvents, nil)
    }

    /// Calls all targets of the events. An action may add and remove targets: those present at the start are called, unless they are
    /// removed before their turn.
    final func send(_ events: Event, _ event: UIEvent?) {
        // Tokens ascend: those added by an action have higher ones.
        let last = lastTargetToken
        var index = 0
        while index < targets.count, targets[index].token <= last {
            let target = targets[index]
            if target.isAlive {
                if !target.events.isDisjoint(with: events) { target.notify(self, event) }
            } else {
                // Reported once: the target is removed.
                targets.remove(at: index)
                report { .targetIsGone($0) }
            }
            // The action may have removed targets, including its own.
            if index < targets.count, targets[index] === target {
                index += 1
            } else {
                index = 0
                while index < targets.count, targets[index].token <= target.token { index += 1 }
            }
        }
    }

    @discardableResult
    final func add(
        _ kind: ControlTarget.Kind, object: AnyObject?, for events: Event,
        _ call: @escaping (UIControl, AnyObject?, UIEvent?) -> Void
    ) -> ControlTarget {
        lastTargetToken += 1
        let target = ControlTarget(token: lastTargetToken, kind, object: object, events: events, call: call)
        targets.append(target)
        return target
    }

    /// Removes events from targets, and targets that are left without events.
    final func remove(_ events: Event, where isUnwanted: (ControlTarget) -> Bool) {
        for target in targets where isUnwanted(target) { target.events.subtract(events) }
        // Targets are released only after the list has changed: their deinitializers may remove other targets.
        let before = targets
        targets = before.filter { !$0.events.isEmpty && $0.isAlive }
        withExtendedLifetime(before) {}
    }
}

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
