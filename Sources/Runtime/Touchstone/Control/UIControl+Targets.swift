@_spi(Subclass) public import TouchCore

// Targets as methods of objects. The object is not retained. A method takes nothing, the control, or the control and the event.
//
//     slider.addTarget(self, action: Mixer.volumeChanged, for: .valueChanged)
//     button.addTarget(nil, action: Document.save, for: .primaryActionTriggered)      // the first Document along the chain (B-297)

extension UIControl {
    /// Calls a method without parameters of an object.
    @_alwaysEmitIntoClient @discardableResult
    public final func addTarget<T: AnyObject>(
        _ target: T, action: @escaping (T) -> () -> Void, for controlEvents: Event
    ) -> ControlTargetToken {
        addTarget(bound: target, for: controlEvents) { _, object, _ in
            action(unsafeDowncast(object, to: T.self))()
        }
    }

    /// Calls a method of an object with the control.
    ///
    /// The control that the method takes must be of this control's class; with another one the method is not called and a
    /// diagnostic is emitted.
    @_alwaysEmitIntoClient @discardableResult
    public final func addTarget<T: AnyObject, S: UIResponder>(
        _ target: T, action: @escaping (T) -> (S) -> Void, for controlEvents: Event
    ) -> ControlTargetToken {
        addTarget(bound: target, for: controlEvents) { control, object, _ in
            guard let sender = control as? S else {
                control.reportMismatchedAction()
                return
            }
            action(unsafeDowncast(object, to: T.self))(sender)
        }
    }

    /// Calls a method of an object with the control and the event; see `addTarget(_:action:for:)` for the control alone.
    @_alwaysEmitIntoClient @discardableResult
    public final func addTarget<T: AnyObject, S: UIResponder>(
        _ target: T, action: @escaping (T) -> (S, UIEvent?) -> Void, for controlEvents: Event
    ) -> ControlTargetToken {
        addTarget(bound: target, for: controlEvents) { control, object, event in
            guard let sender = control as? S else {
                control.reportMismatchedAction()
                return
            }
            action(unsafeDowncast(object, to: T.self))(sender, event)
        }
    }

    /// Calls a method of an object with the control and the event. Without an event (`sendActions(for:)`) it is not called and a
    /// diagnostic is emitted.
    @_alwaysEmitIntoClient @discardableResult
    public final func addTarget<T: AnyObject, S: UIResponder>(
        _ target: T, action: @escaping (T) -> (S, UIEvent) -> Void, for controlEvents: Event
    ) -> ControlTargetToken {
        addTarget(bound: target, for: controlEvents) { control, object, event in
            guard let sender = control as? S else {
                control.reportMismatchedAction()
                return
            }
            guard let event else {
                control.reportMissingEvent()
                return
            }
            action(unsafeDowncast(object, to: T.self))(sender, event)
        }
    }

    /// Calls a method without parameters of the first object of its class along the responder chain (B-297).
    @_alwaysEmitIntoClient @discardableResult
    public final func addTarget<T: UIResponder>(
        _ target: Never?, action: @escaping (T) -> () -> Void, for controlEvents: Event
    ) -> ControlTargetToken {
        addChainTarget(for: controlEvents) { control, _ in
            if let found = control.firstOnChainOfAction(where: { $0 is T }) as? T { action(found)() }
        }
    }

    /// Calls a method of the first object of its class along the responder chain with the control (B-297).
    @_alwaysEmitIntoClient @discardableResult
    public final func addTarget<T: UIResponder, S: UIResponder>(
        _ target: Never?, action: @escaping (T) -> (S) -> Void, for controlEvents: Event
    ) -> ControlTargetToken {
        addChainTarget(for: controlEvents) { control, _ in
            guard let sender = control as? S else {
                control.reportMismatchedAction()
                return
            }
            if let found = control.firstOnChainOfAction(where: { $0 is T }) as? T { action(found)(sender) }
        }
    }

    #if !hasFeature(Embedded)
        /// Calls a method of an object with the control, of any class.
        @_alwaysEmitIntoClient @discardableResult
        public final func addTarget<T: AnyObject>(
            _ target: T, action: @escaping (T) -> (Any) -> Void, for controlEvents: Event
        ) -> ControlTargetToken {
            addTarget(bound: target, for: controlEvents) { control, object, _ in
                action(unsafeDowncast(object, to: T.self))(control)
            }
        }
    #endif

    /// Unavailable: a bound method would retain its object. Write `addTarget(self, action: Me.tapped, for:)`, `Me` being the class.
    @available(*, unavailable, message: "write the unapplied method: addTarget(self, action: Me.tapped, for: …)")
    public final func addTarget<S: UIResponder>(
        _ target: AnyObject, action: @escaping (S) -> Void, for controlEvents: Event
    ) {}

    /// Unavailable: a bound method would retain its object. Write `addTarget(self, action: Me.tapped, for:)`, `Me` being the class.
    @available(*, unavailable, message: "write the unapplied method: addTarget(self, action: Me.tapped, for: …)")
    public final func addTarget(_ target: AnyObject, action: @escaping () -> Void, for controlEvents: Event) {}

    /// Removes the target of a token, for all events.
    public final func removeTarget(_ token: ControlTargetToken) {
        if let place = targets.place(of: token.token) { remove(.allEvents, of: [targets[place]]) }
    }

    /// Supports the generic overloads, which are compiled into the caller.
    public final func addTarget(
        bound target: AnyObject, for controlEvents: Event,
        _ call: @escaping (UIControl, AnyObject, UIEvent?) -> Void
    ) -> ControlTargetToken {
        let added = add(.object, object: target, for: controlEvents) { control, object, event in
            if let object { call(control, object, event) }
        }
        return ControlTargetToken(token: added.token)
    }

    /// Supports the generic overloads.
    public final func addChainTarget(
        for controlEvents: Event, _ call: @escaping (UIControl, UIEvent?) -> Void
    ) -> ControlTargetToken {
        let added = add(.chain, object: nil, for: controlEvents) { control, _, event in call(control, event) }
        return ControlTargetToken(token: added.token)
    }

    /// Supports the generic overloads: returns the first responder along the chain, from the first responder or else the control, that satisfies a
    /// condition.
    public final func firstOnChainOfAction(where condition: (UIResponder) -> Bool) -> UIResponder? {
        (hostingApplication ?? .shared).startOfChain(for: self).firstOnChain(where: condition)
    }

    /// Supports the generic overloads: reports that an action takes a control of another class.
    public final func reportMismatchedAction() {
        report { .actionForAnotherSender($0) }
    }

    /// Supports the generic overloads: reports that an action takes an event and there is none.
    public final func reportMissingEvent() {
        report { .actionWithoutEvent($0) }
    }
}

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
                targetIndex.removed(targets.remove(at: index))
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
        targetIndex.added(to: targets)
        return target
    }

    /// Removes events from targets, and targets that are left without events. The caller retains them: their deinitializers may remove others.
    final func remove(_ events: Event, of unwanted: [ControlTarget]) {
        // From the end, where a removal moves the fewest.
        for target in unwanted.reversed() {
            target.events.subtract(events)
            guard target.events.isEmpty, let place = targets.place(of: target.token) else { continue }
            targetIndex.removed(targets.remove(at: place))
        }
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
        let unwanted = targetIndex.targets(of: actionIdentifier.key, in: targets).filter {
            $0.action?.identifier == actionIdentifier
        }
        remove(controlEvents, of: unwanted)
    }
}
