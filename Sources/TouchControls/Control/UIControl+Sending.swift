@_spi(Subclass) import TouchCore

extension UIControl {
    /// Every kind of event that somebody is told of.
    public final var allControlEvents: Event {
        var events: Event = []
        for target in targets where target.isAlive { events.formUnion(target.events) }
        return events
    }

    /// Tells everybody who wants one of the events, once each, in the order in which they were added; no touch is needed
    /// (B-298). Nothing follows from it: `touchUpInside` does not send `primaryActionTriggered`.
    public final func sendActions(for controlEvents: Event) {
        send(controlEvents, nil)
    }

    /// Tells every target. An action may add and remove targets: those present at the start are told, unless they are
    /// removed before their turn.
    final func send(_ events: Event, _ event: UIEvent?) {
        // Tokens ascend: those added by an action have higher ones.
        let last = lastTargetToken
        var index = 0
        while index < targets.count, targets[index].token <= last {
            let target = targets[index]
            if target.isAlive {
                if !target.events.isDisjoint(with: events) { target.tell(self, event) }
            } else {
                // Said once: it is not there the next time.
                targets.remove(at: index)
                report { .targetIsGone($0) }
            }
            // The action may have removed targets, its own included.
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

    /// Takes events from targets; those that are left with none go.
    final func remove(_ events: Event, where isUnwanted: (ControlTarget) -> Bool) {
        for target in targets where isUnwanted(target) { target.events.subtract(events) }
        // What a target held goes when the list is no longer being changed: its end may remove another target.
        let before = targets
        targets = before.filter { !$0.events.isEmpty && $0.isAlive }
        withExtendedLifetime(before) {}
    }
}
