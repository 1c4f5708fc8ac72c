/// The name of an action, for ported code.
///
/// Swift outside Apple's systems has no Objective-C selectors: a selector is a string, and its target says in
/// `SelectorTarget` what to do with it. New code passes methods or closures instead, see
/// `UIGestureRecognizer.addTarget(_:action:)`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, for instance `"handleTap:"`.
    public let description: String

    /// Creates a selector from its name.
    public init(_ name: String) {
        description = name
    }

    /// Creates a selector from its name.
    public init(stringLiteral name: String) {
        description = name
    }
}

#if !hasFeature(Embedded)
    /// An object that performs actions by name.
    ///
    ///     extension BoardView: SelectorTarget {
    ///         func responds(to selector: Selector) -> Bool { selector == "handleTap:" }
    ///         func perform(_ selector: Selector, with sender: Any?) { handleTap(sender as! UITapGestureRecognizer) }
    ///     }
    public protocol SelectorTarget: AnyObject {
        /// Whether the object performs the action.
        func responds(to selector: Selector) -> Bool
        /// Performs the action for the sender; does nothing for a name that it does not know.
        func perform(_ selector: Selector, with sender: Any?)
        /// Performs the action for the sender and the event that led to it; by default, without the event.
        func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?)
    }

    extension SelectorTarget {
        /// Performs the action without the event.
        public func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) {
            perform(selector, with: sender)
        }
    }
#endif
