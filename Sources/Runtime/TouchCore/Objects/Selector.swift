/// The name of an action and, in ported code, the method that it names.
///
/// Swift has no Objective-C selectors outside Apple's systems. The plug-in `PortUIKit` turns `#selector(Board.tapped(_:))` into a selector with the
/// unapplied method `Board.tapped`; one that was made from a name alone is performed by a `SelectorTarget`. New code passes methods or closures
/// instead; see `UIGestureRecognizer.addTarget(_:action:)`. Two selectors are equal if their names are.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, for instance `"handleTap:"`.
    public let description: String

    #if !hasFeature(Embedded)
        /// The result of calling the method.
        enum Outcome {
            case called
            /// The object is not of the class of the method.
            case anotherClass
            /// The sender or the event is not of the type of the parameter.
            case anotherSender
        }

        /// Calls the method of an object. It captures only an unapplied method, which can be shared by threads.
        let call: ((AnyObject, Any?, UIEvent?) -> Outcome)?
        /// Returns a Boolean value that indicates whether an object is of the class of the method.
        let isMethod: ((AnyObject) -> Bool)?
    #endif

    /// Creates a selector from its name.
    public init(_ name: String) {
        description = name
        #if !hasFeature(Embedded)
            (call, isMethod) = (nil, nil)
        #endif
    }

    /// Creates a selector from its name.
    public init(stringLiteral name: String) {
        self.init(name)
    }

    /// Returns a Boolean value that indicates whether the names are equal.
    public static func == (left: Selector, right: Selector) -> Bool { left.description == right.description }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

#if !hasFeature(Embedded)
    extension Selector {
        /// Creates a selector with a method without parameters.
        /// - Parameters:
        ///   - name: The name.
        ///   - method: The unapplied method, such as `Board.closed`. Its result is discarded.
        public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
            self.init(name, of: Target.self, method) { (method, _, _) in
                _ = method()
                return true
            }
        }

        /// Creates a selector with a method that receives the sender.
        /// - Parameters:
        ///   - name: The name; a colon is added to one that has none.
        ///   - method: The unapplied method, such as `Board.tapped`. Its result is discarded.
        public init<Target, Sender, Result>(
            _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
        ) {
            self.init(Self.name(name, parameters: 1), of: Target.self, method) { (method, sender, _) in
                guard let sender = sender as? Sender else { return false }
                _ = method(sender)
                return true
            }
        }

        /// Creates a selector with a method that receives the sender and the event.
        /// - Parameters:
        ///   - name: The name; two colons are added to one that has none.
        ///   - method: The unapplied method, such as `Board.tapped(_:event:)`. Its result is discarded.
        public init<Target, Sender, Event, Result>(
            _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
        ) {
            self.init(Self.name(name, parameters: 2), of: Target.self, method) { (method, sender, event) in
                guard let sender = sender as? Sender, let event = (event as Any?) as? Event else { return false }
                _ = method(sender, event)
                return true
            }
        }

        /// Creates a selector with a method of an object's type, without parameters.
        /// - Parameters:
        ///   - name: The name.
        ///   - object: An expression for an object, which is not evaluated.
        ///   - method: A closure that returns the method.
        public init<Target, Result>(
            _ name: String, of object: @autoclosure () -> Target?, _ method: @escaping (Target) -> () -> Result
        ) {
            self.init(name, method)
        }

        /// Creates a selector with a method of an object's type, which receives the sender.
        /// - Parameters:
        ///   - name: The name; a colon is added to one that has none.
        ///   - object: An expression for an object, which is not evaluated.
        ///   - method: A closure that returns the method.
        public init<Target, Sender, Result>(
            _ name: String, of object: @autoclosure () -> Target?, _ method: @escaping (Target) -> (Sender) -> Result
        ) {
            self.init(name, method)
        }

        /// Creates a selector with a method of an object's type, which receives the sender and the event.
        /// - Parameters:
        ///   - name: The name; two colons are added to one that has none.
        ///   - object: An expression for an object, which is not evaluated.
        ///   - method: A closure that returns the method.
        public init<Target, Sender, Event, Result>(
            _ name: String, of object: @autoclosure () -> Target?,
            _ method: @escaping (Target) -> (Sender, Event) -> Result
        ) {
            self.init(name, method)
        }

        private init<Target, Method>(
            _ name: String, of type: Target.Type, _ method: @escaping (Target) -> Method,
            _ send: @escaping (Method, _ sender: Any?, UIEvent?) -> Bool
        ) {
            description = name
            isMethod = { $0 is Target }
            call = { object, sender, event in
                guard let target = object as? Target else { return .anotherClass }
                return send(method(target), sender, event) ? .called : .anotherSender
            }
        }

        private static var types: [ObjectIdentifier: AnyObject] = [:]

        /// Returns the object that stands for a target: the target itself, or for a class, whose static methods are actions, one that
        /// is never released.
        @_spi(Subclass) @_spi(Host) public static func object(for target: Any) -> AnyObject {
            guard let type = target as? any Any.Type else { return target as AnyObject }
            if let known = types[ObjectIdentifier(type)] { return known }
            let object = target as AnyObject
            types[ObjectIdentifier(type)] = object
            return object
        }

        private static func name(_ name: String, parameters: Int) -> String {
            name.contains(":") ? name : name + String(repeating: ":", count: parameters)
        }

        /// Returns a Boolean value that indicates whether an object performs the action: it is of the class of the method,
        /// or a `SelectorTarget` that performs the name.
        func isPerformed(by object: AnyObject) -> Bool {
            isMethod?(object) == true || (object as? any SelectorTarget)?.responds(to: self) == true
        }

        /// Performs the action.
        /// - Returns: `anotherClass` if the object neither has the method nor is a `SelectorTarget`.
        func perform(on object: AnyObject, with sender: Any?, for event: UIEvent?) -> Outcome {
            if let outcome = call?(object, sender, event), outcome != .anotherClass { return outcome }
            guard let performer = object as? any SelectorTarget else { return .anotherClass }
            performer.perform(self, with: sender, for: event)
            return .called
        }

        /// Performs the action, for code outside of the library that has a target and a selector.
        /// - Parameters:
        ///   - target: The object.
        ///   - sender: The argument.
        /// - Returns: A Boolean value that indicates whether the object performs the action, and takes such an argument.
        @_spi(Host) @discardableResult public func send(to target: AnyObject, with sender: Any?) -> Bool {
            perform(on: target, with: sender, for: nil) == .called
        }
    }

    /// An object that performs actions by name.
    ///
    ///     extension BoardView: SelectorTarget {
    ///         func responds(to selector: Selector) -> Bool { selector == "handleTap:" }
    ///         func perform(_ selector: Selector, with sender: Any?) { handleTap(sender as! UITapGestureRecognizer) }
    ///     }
    @preconcurrency @MainActor
    public protocol SelectorTarget: AnyObject {
        /// Returns a Boolean value that indicates whether the object performs the action.
        func responds(to selector: Selector) -> Bool
        /// Performs the action for the sender; does nothing for an unknown name.
        func perform(_ selector: Selector, with sender: Any?)
        /// Performs the action for the sender and the event that caused it; by default, without the event.
        func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?)
        /// Performs the action at the end of an animation (see `UIView.setAnimationDidStop(_:)`); by default, with the name of
        /// the animation as the sender.
        func perform(
            _ selector: Selector, with animationID: String?, finished: Bool, context: UnsafeMutableRawPointer?)
    }

    extension SelectorTarget {
        /// Performs the action without the event.
        public func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) {
            perform(selector, with: sender)
        }

        /// Performs the action with the name of the animation.
        public func perform(
            _ selector: Selector, with animationID: String?, finished: Bool, context: UnsafeMutableRawPointer?
        ) {
            perform(selector, with: animationID)
        }
    }
#endif
