// Targets whose actions are names, for ported code. Not in Embedded builds.

#if !hasFeature(Embedded)
    @_spi(Subclass) public import TouchCore

    extension UIControl {
        /// Adds a target with an action by name for events. The target is not retained; a pair that is already there gets the events in
        /// addition, and is still called once.
        /// - Parameters:
        ///   - target: A `SelectorTarget`; `nil` searches along the responder chain, from the first responder, or
        ///     from the control if there is none (B-297).
        ///   - action: The name of the action at the target.
        ///   - controlEvents: The events.
        public final func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
            let object = target.flatMap { standsFor($0) }
            for present in targets(of: object) where present.selector == action && present.concerns(object) {
                present.events.formUnion(controlEvents)
                return
            }
            let added = add(object == nil ? .chain : .object, object: object, for: controlEvents) {
                control, object, event in
                control.sendAction(action, to: object, for: event)
            }
            added.selector = action
        }

        /// Removes targets for events. Actions (`UIAction`) stay.
        /// - Parameters:
        ///   - target: The target; `nil` for any target.
        ///   - action: The name; `nil` for any, and for methods.
        ///   - controlEvents: The events.
        public final func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
            let object = target.flatMap { standsFor($0) }
            let unwanted = targets(of: object).filter {
                $0.action == nil && (target == nil || $0.concerns(object)) && (action == nil || $0.selector == action)
            }
            remove(controlEvents, of: unwanted)
        }

        /// Returns the targets that are an object, and perhaps others; all of them for `nil`.
        private func targets(of object: AnyObject?) -> [ControlTarget] {
            object.map { targetIndex.targets(of: .object(ObjectIdentifier($0)), in: targets) } ?? targets
        }

        /// A stand-in for the responder chain in `allTargets`, where UIKit has an `NSNull`.
        public struct ResponderChain: Hashable, Sendable {
            /// Creates the value; all are equal.
            public init() {}
        }

        /// The targets that are alive. A target that is not `Hashable` is represented by its `ObjectIdentifier`, the responder chain by a
        /// `ResponderChain`; `actions(forTarget:forControlEvent:)` and `removeTarget` accept either in place of the target.
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

        /// Returns the names of a target's actions for events; `nil` if there are none. Methods and closures have no names.
        /// - Parameters:
        ///   - target: The target; `nil` for the responder chain.
        ///   - controlEvent: The events, of which an action has at least one.
        public final func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
            let object = target.flatMap { standsFor($0) }
            let names = targets.filter {
                $0.action == nil && $0.concerns(object) && !$0.events.isDisjoint(with: controlEvent)
            }.compactMap(\.selector?.description)
            return names.isEmpty ? nil : names
        }

        /// Calls a closure for each target and action, in order.
        /// - Parameter iterator: A closure that receives the action, or the target and name; both are `nil` for a method. Then the events, and
        ///   a Boolean value that stops the enumeration when it is set to `true`.
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

        /// Returns the object of a target: one of `allTargets`, or the object itself. `nil` for the responder chain.
        private func standsFor(_ target: Any) -> AnyObject? {
            let target = (target as? AnyHashable)?.base ?? target
            if target is ResponderChain { return nil }
            guard let identifier = target as? ObjectIdentifier else { return Selector.object(for: target) }
            for present in targets {
                if let object = present.object, ObjectIdentifier(object) == identifier { return object }
            }
            return Selector.object(for: target)
        }
    }

    extension ControlTarget {
        /// Returns a Boolean value that indicates whether the target is an object, or the responder chain if that is `nil`.
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
        /// Removes targets for events; `nil` for all targets. Actions (`UIAction`) stay. Embedded builds have no actions by
        /// name.
        public final func removeTarget(_ target: AnyObject?, action: Never?, for controlEvents: Event) {
            remove(controlEvents, of: targets.filter { $0.action == nil && (target == nil || $0.object === target) })
        }
    }
#endif
