/// Who is told, and how. Targets are told in the order in which they were added (B-110).
final class Target {
    let token: Int
    #if hasFeature(Embedded)
        unowned(unsafe) var object: AnyObject?
    #else
        weak var object: AnyObject?
        /// For actions by name.
        let selector: Selector?
    #endif
    /// Whether the object must be alive for the call; closures have none.
    let isBound: Bool
    let call: (UIGestureRecognizer, AnyObject?) -> Void

    #if hasFeature(Embedded)
        init(
            token: Int, object: AnyObject?, isBound: Bool, call: @escaping (UIGestureRecognizer, AnyObject?) -> Void
        ) {
            (self.token, self.isBound, self.call) = (token, isBound, call)
            self.object = object
        }
    #else
        init(
            token: Int, object: AnyObject?, selector: Selector?, isBound: Bool,
            call: @escaping (UIGestureRecognizer, AnyObject?) -> Void
        ) {
            (self.token, self.selector, self.isBound, self.call) = (token, selector, isBound, call)
            self.object = object
        }
    #endif
}

/// Names a target, for its removal.
public struct GestureTargetToken: Hashable, Sendable {
    let token: Int
}

extension UIGestureRecognizer {
    /// Calls a method of an object for every report.
    ///
    ///     pan.addTarget(self, action: BoardView.panned)
    ///
    /// The object is not retained. The recognizer that the method takes must be of this recognizer's class; with
    /// another one the method is not called and a diagnostic says so.
    @_alwaysEmitIntoClient @discardableResult
    public final func addTarget<T: AnyObject, R: UIGestureRecognizer>(
        _ target: T, action: @escaping (T) -> (R) -> Void
    ) -> GestureTargetToken {
        addTarget(bound: target) { recognizer, object in
            guard let object else { return }
            guard let recognizer = recognizer as? R else {
                recognizer.reportMismatchedAction()
                return
            }
            action(unsafeDowncast(object, to: T.self))(recognizer)
        }
    }

    /// Calls a method without parameters of an object for every report. The object is not retained.
    @_alwaysEmitIntoClient @discardableResult
    public final func addTarget<T: AnyObject>(
        _ target: T, action: @escaping (T) -> () -> Void
    ) -> GestureTargetToken {
        addTarget(bound: target) { _, object in
            if let object { action(unsafeDowncast(object, to: T.self))() }
        }
    }

    /// For `addAction(_:)`: calls a closure for every report.
    final func add(action: @escaping (UIGestureRecognizer) -> Void) -> GestureTargetToken {
        add(object: nil, isBound: false) { recognizer, _ in action(recognizer) }
    }

    /// Refused: a bound method would retain its object. Write `addTarget(self, action: Me.tapped)`, `Me` being the class.
    @available(*, unavailable, message: "write the unapplied method: addTarget(self, action: Me.tapped)")
    public final func addTarget<R: UIGestureRecognizer>(_ target: AnyObject, action: @escaping (R) -> Void) {}

    /// Refused: a bound method would retain its object. Write `addTarget(self, action: Me.tapped)`, `Me` being the class.
    @available(*, unavailable, message: "write the unapplied method: addTarget(self, action: Me.tapped)")
    public final func addTarget(_ target: AnyObject, action: @escaping () -> Void) {}

    /// Removes what the token names.
    public final func removeTarget(_ token: GestureTargetToken) {
        removeTargets { $0.token == token.token }
    }

    /// For the generic overloads, which are compiled into the caller.
    public final func addTarget(
        bound target: AnyObject, _ call: @escaping (UIGestureRecognizer, AnyObject?) -> Void
    ) -> GestureTargetToken {
        add(object: target, isBound: true, call)
    }

    /// For the generic overloads: says that an action takes a recognizer of another class.
    public final func reportMismatchedAction() {
        report { .actionForAnotherClass($0) }
    }

    #if !hasFeature(Embedded)
        /// Performs an action by name on a target, which must be a `SelectorTarget`; a pair that is there already is
        /// ignored (B-110). The target is not retained.
        public final func addTarget(_ target: Any, action: Selector) {
            let object = target as AnyObject
            guard !targets.contains(where: { $0.object === object && $0.selector == action }) else { return }
            _ = add(object: object, isBound: true, selector: action) { recognizer, object in
                guard let performer = object as? any SelectorTarget else {
                    recognizer.report { .targetPerformsNoSelectors($0, selector: action.description) }
                    return
                }
                performer.perform(action, with: recognizer)
            }
        }

        /// Removes targets; `nil` stands for any target, or any action.
        public final func removeTarget(_ target: Any?, action: Selector?) {
            let object = target.map { $0 as AnyObject }
            removeTargets {
                (object == nil || $0.object === object) && (action == nil || $0.selector == action)
            }
        }

        private func add(
            object: AnyObject?, isBound: Bool, selector: Selector? = nil,
            _ call: @escaping (UIGestureRecognizer, AnyObject?) -> Void
        ) -> GestureTargetToken {
            lastTargetToken += 1
            targets.append(
                Target(token: lastTargetToken, object: object, selector: selector, isBound: isBound, call: call))
            return GestureTargetToken(token: lastTargetToken)
        }
    #else
        /// Removes everything that is sent to a target; `nil` stands for all targets. There are no actions by name in
        /// Embedded builds.
        public final func removeTarget(_ target: AnyObject?, action: Never?) {
            removeTargets { target == nil || $0.object === target }
        }

        private func add(
            object: AnyObject?, isBound: Bool, _ call: @escaping (UIGestureRecognizer, AnyObject?) -> Void
        ) -> GestureTargetToken {
            lastTargetToken += 1
            targets.append(Target(token: lastTargetToken, object: object, isBound: isBound, call: call))
            return GestureTargetToken(token: lastTargetToken)
        }
    #endif

    /// What a target held goes when the list is no longer being changed: its end may remove another target.
    private func removeTargets(where isUnwanted: (Target) -> Bool) {
        let before = targets
        targets = before.filter { !isUnwanted($0) }
        withExtendedLifetime(before) {}
    }

    /// Tells every target. An action may add and remove targets: those present at the start are told, unless they are
    /// removed before their turn.
    final func sendActions() {
        // Tokens ascend: those added by an action have higher ones.
        let last = lastTargetToken
        var index = 0
        while index < targets.count, targets[index].token <= last {
            let target = targets[index]
            let object = target.object
            if object != nil || !target.isBound {
                target.call(self, object)
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
}

extension UIGestureRecognizer {
    /// Creates a recognizer that calls a method of an object; see `addTarget(_:action:)`.
    @_alwaysEmitIntoClient
    public convenience init<T: AnyObject, R: UIGestureRecognizer>(
        target: T, action: @escaping (T) -> (R) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Creates a recognizer that calls a method without parameters of an object.
    @_alwaysEmitIntoClient
    public convenience init<T: AnyObject>(target: T, action: @escaping (T) -> () -> Void) {
        self.init()
        addTarget(target, action: action)
    }
}
