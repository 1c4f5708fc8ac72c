/// A receiver of reports, and how to call it. Targets are called in the order in which they were added (B-110).
final class Target: IndexedTarget {
    let token: Int
    #if hasFeature(Embedded)
        unowned(unsafe) var object: AnyObject?
    #else
        #if !DEBUG
            @exclusivity(unchecked)
        #endif
        weak var object: AnyObject?
        /// Compared first, since reading a weak reference is expensive; another object may get it later.
        private let identity: ObjectIdentifier?
        /// The name of the action, for a target that was added with a selector.
        let selector: Selector?
    #endif
    /// A Boolean value that indicates whether the object must be alive for the call; closures have no object.
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
            identity = object.map { ObjectIdentifier($0) }
        }

        func isBound(to other: AnyObject) -> Bool { identity == ObjectIdentifier(other) && object === other }
    #endif

    var key: TargetKey? {
        #if hasFeature(Embedded)
            nil
        #else
            identity.map { .object($0) }
        #endif
    }
}

/// The identity of a target, for its removal.
public struct GestureTargetToken: Hashable, Sendable {
    let token: Int
}

extension UIGestureRecognizer {
    /// Adds a target: calls a method of an object when the recognizer enters `began`, `changed`, `ended` or `cancelled`, but not
    /// when it fails.
    ///
    ///     pan.addTarget(self, action: BoardView.panned)
    ///
    /// The object is not retained. The parameter of the method must be of this recognizer's class; otherwise the method is not
    /// called, and a diagnostic is reported.
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

    /// Adds a target: calls a method without parameters when the recognizer enters `began`, `changed`, `ended` or `cancelled`. The
    /// object is not retained.
    @_alwaysEmitIntoClient @discardableResult
    public final func addTarget<T: AnyObject>(
        _ target: T, action: @escaping (T) -> () -> Void
    ) -> GestureTargetToken {
        addTarget(bound: target) { _, object in
            if let object { action(unsafeDowncast(object, to: T.self))() }
        }
    }

    /// Adds a closure that is called for every report; the implementation of `addAction(_:)`.
    final func add(action: @escaping (UIGestureRecognizer) -> Void) -> GestureTargetToken {
        add(object: nil, isBound: false) { recognizer, _ in action(recognizer) }
    }

    /// Unavailable, since a bound method would retain its object. Write `addTarget(self, action: Me.tapped)`, `Me` being the
    /// class.
    @available(*, unavailable, message: "write the unapplied method: addTarget(self, action: Me.tapped)")
    public final func addTarget<R: UIGestureRecognizer>(_ target: AnyObject, action: @escaping (R) -> Void) {}

    /// Unavailable, since a bound method would retain its object. Write `addTarget(self, action: Me.tapped)`, `Me` being the
    /// class.
    @available(*, unavailable, message: "write the unapplied method: addTarget(self, action: Me.tapped)")
    public final func addTarget(_ target: AnyObject, action: @escaping () -> Void) {}

    /// Removes the target that the token identifies.
    public final func removeTarget(_ token: GestureTargetToken) {
        guard let place = targets.place(of: token.token) else { return }
        let removed = takeTarget(at: place)
        withExtendedLifetime(removed) {}
    }

    private func takeTarget(at place: Int) -> Target {
        let target = targets.remove(at: place)
        if targetIndex.isInUse { targetIndex.removed(target) }
        return target
    }

    /// Adds a target; the implementation of the generic overloads, which are compiled into the caller.
    public final func addTarget(
        bound target: AnyObject, _ call: @escaping (UIGestureRecognizer, AnyObject?) -> Void
    ) -> GestureTargetToken {
        add(object: target, isBound: true, call)
    }

    /// Reports that an action takes a recognizer of another class; for the generic overloads.
    public final func reportMismatchedAction() {
        report { .actionForAnotherClass($0) }
    }

    #if !hasFeature(Embedded)
        /// Adds a target that performs an action by name. The target implements the method of the selector, or is a
        /// `SelectorTarget`; it is not retained. A pair that has been added already is ignored (B-110).
        public final func addTarget(_ target: Any, action: Selector) {
            let object = Selector.object(for: target)
            for present in targets(of: object) where present.selector == action && present.isBound(to: object) {
                return
            }
            _ = add(object: object, isBound: true, selector: action) { recognizer, object in
                guard let object else { return }
                switch action.perform(on: object, with: recognizer, for: nil) {
                case .called: break
                case .anotherClass: recognizer.report { .targetPerformsNoSelectors($0, selector: action.description) }
                case .anotherSender: recognizer.reportMismatchedAction()
                }
            }
        }

        /// Removes targets; `nil` stands for any target, or any action.
        public final func removeTarget(_ target: Any?, action: Selector?) {
            let object = target.map { Selector.object(for: $0) }
            removeTargets(among: object.map { targets(of: $0) } ?? targets) { present in
                object.map { present.isBound(to: $0) } ?? true && (action == nil || present.selector == action)
            }
        }

        private func targets(of object: AnyObject) -> [Target] {
            targetIndex.targets(of: .object(ObjectIdentifier(object)), in: targets)
        }

        private func add(
            object: AnyObject?, isBound: Bool, selector: Selector? = nil,
            _ call: @escaping (UIGestureRecognizer, AnyObject?) -> Void
        ) -> GestureTargetToken {
            lastTargetToken += 1
            targets.append(
                Target(token: lastTargetToken, object: object, selector: selector, isBound: isBound, call: call))
            if object != nil { targetIndex.added(to: targets) }
            return GestureTargetToken(token: lastTargetToken)
        }
    #else
        /// Removes all actions of a target; `nil` stands for all targets. There are no actions by name in Embedded builds.
        public final func removeTarget(_ target: AnyObject?, action: Never?) {
            removeTargets(among: targets) { target == nil || $0.object === target }
        }

        private func add(
            object: AnyObject?, isBound: Bool, _ call: @escaping (UIGestureRecognizer, AnyObject?) -> Void
        ) -> GestureTargetToken {
            lastTargetToken += 1
            targets.append(Target(token: lastTargetToken, object: object, isBound: isBound, call: call))
            return GestureTargetToken(token: lastTargetToken)
        }
    #endif

    /// Objects held by the removed targets are released after the list has been changed, since their deinitializers may remove
    /// further targets.
    private func removeTargets(among candidates: [Target], where isUnwanted: (Target) -> Bool) {
        var removed: [Target] = []
        // The end of an object that is compared may remove some as well.
        for target in candidates.reversed() where isUnwanted(target) {
            if let place = targets.place(of: target.token) { removed.append(takeTarget(at: place)) }
        }
        withExtendedLifetime(removed) {}
    }

    /// Calls every target. An action may add and remove targets: those present at the start are called, unless they are removed
    /// before their turn.
    final func sendActions() {
        // Tokens ascend: those added by an action have higher ones.
        let last = lastTargetToken
        var index = 0
        while index < targets.count, targets[index].token <= last {
            let target = targets[index]
            // Reading a weak reference counts one.
            let object = target.isBound ? target.object : nil
            if object != nil || !target.isBound {
                Borrowed(target).use { $0.call(self, object) }
            } else {
                // Reported once: the target is removed.
                _ = takeTarget(at: index)
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

/// A type whose actions can be closures that take its own class; every recognizer conforms to it.
///
/// A method of the class itself could only pass a `UIGestureRecognizer`.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol GestureReporting: AnyObject {}

extension UIGestureRecognizer: GestureReporting {}

extension GestureReporting where Self: UIGestureRecognizer {
    /// Adds a closure that is called when the recognizer enters `began`, `changed`, `ended` or `cancelled`. It is retained until
    /// it is removed.
    ///
    ///     pinch.addAction { print($0.scale) }
    /// - Parameter handler: The closure; it receives the recognizer, and its result is discarded.
    /// - Returns: A token with which `removeTarget(_:)` removes the closure.
    @discardableResult
    public func addAction<Result>(_ handler: @escaping (Self) -> Result) -> GestureTargetToken {
        // A recognizer reports only itself.
        add { _ = handler(unsafeDowncast($0, to: Self.self)) }
    }
}
