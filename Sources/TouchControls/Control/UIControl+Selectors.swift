// Targets whose actions are names, for ported code. Not in Embedded builds.

#if !hasFeature(Embedded)
    @_spi(Subclass) public import TouchCore

    extension UIControl {
        /// Performs an action by name on a target for events. The target is not retained; a pair that is there gets the events in
        /// addition, and is still told once.
        /// - Parameters:
        ///   - target: a `SelectorTarget`; `nil` looks along the responder chain, from the control (B-297).
        ///   - action: its name, as the target knows it.
        ///   - controlEvents: when.
        public final func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
            let object = target.flatMap { standsFor($0) }
            for present in targets where present.selector == action && present.concerns(object) {
                present.events.formUnion(controlEvents)
                return
            }
            let added = add(object == nil ? .chain : .object, object: object, for: controlEvents) {
                control, object, event in
                control.sendAction(action, to: object, for: event)
            }
            added.selector = action
        }

        /// Takes events from targets. Actions (`UIAction`) stay.
        /// - Parameters:
        ///   - target: from whom; `nil` stands for any target.
        ///   - action: which name; `nil` stands for any, and for methods.
        ///   - controlEvents: which events.
        public final func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
            let object = target.flatMap { standsFor($0) }
            remove(controlEvents) {
                $0.action == nil && (target == nil || $0.concerns(object)) && (action == nil || $0.selector == action)
            }
        }

        /// Stands for the responder chain in `allTargets`, where UIKit has an `NSNull`.
        public struct ResponderChain: Hashable, Sendable {
            /// All are equal.
            public init() {}
        }

        /// The targets that are alive. What is not `Hashable` is there as its `ObjectIdentifier`, the responder chain as a
        /// `ResponderChain`; each of them stands for its target in `actions(forTarget:forControlEvent:)` and `removeTarget`.
        public final var allTargets: Set<AnyHashable> {
            var all: Set<AnyHashable> = []
            for target in targets {
                switch target.kind {
                case .object:
                    guard let object = target.object else { continue }
                    all.insert(object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object)))
                case .chain:
                    all.insert(ResponderChain())
                case .action:
                    break
                }
            }
            return all
        }

        /// The names of a target's actions for events; `nil` if there are none. Methods and closures have no names.
        /// - Parameters:
        ///   - target: which one; `nil` is the responder chain.
        ///   - controlEvent: actions for at least one of these.
        public final func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
            let object = target.flatMap { standsFor($0) }
            let names = targets.filter {
                $0.action == nil && $0.concerns(object) && !$0.events.isDisjoint(with: controlEvent)
            }.compactMap(\.selector?.description)
            return names.isEmpty ? nil : names
        }

        /// Goes through everything that is told of events, in order.
        /// - Parameter iterator: takes the action, or the target and name; both are `nil` for a method. Then the events, and whether to
        ///   stop, `false` at first.
        public final func enumerateEventHandlers(
            _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
        ) {
            var isToStop = false
            for target in targets where target.isAlive {
                let named: (Any?, Selector)? = target.selector.map { (target.object, $0) }
                iterator(target.action, named, target.events, &isToStop)
                if isToStop { return }
            }
        }

        final func perform(_ action: Selector, on target: Any?, for event: UIEvent?) {
            let application = hostingApplication ?? .shared
            let isDone = application.sendAction(action, to: target, from: self, for: event)
            if !isDone, target != nil { report { .targetPerformsNoSelectors($0, selector: action.description) } }
        }

        /// The object that a target is: one of `allTargets`, or the object itself. `nil` for the responder chain.
        private func standsFor(_ target: Any) -> AnyObject? {
            let target = (target as? AnyHashable)?.base ?? target
            if target is ResponderChain { return nil }
            guard let identifier = target as? ObjectIdentifier else { return target as AnyObject }
            for present in targets {
                if let object = present.object, ObjectIdentifier(object) == identifier { return object }
            }
            return target as AnyObject
        }
    }

    extension ControlTarget {
        /// Whether it is about the object, or about the responder chain if that is `nil`.
        fileprivate func concerns(_ other: AnyObject?) -> Bool {
            switch kind {
            case .object: other != nil && object === other
            case .chain: other == nil
            case .action: false
            }
        }
    }
#else
    extension UIControl {
        /// Takes events from targets; `nil` stands for all targets. Actions (`UIAction`) stay. There are no actions by name in
        /// Embedded builds.
        public final func removeTarget(_ target: AnyObject?, action: Never?, for controlEvents: Event) {
            remove(controlEvents) { $0.action == nil && (target == nil || $0.object === target) }
        }
    }
#endif
