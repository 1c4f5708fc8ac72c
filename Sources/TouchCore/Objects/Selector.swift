/// The name of an action, for ported code.
///
/// Swift has no Objective-C selectors outside Apple's systems: a selector is a string, and its target implements it in
/// `SelectorTarget`. New code passes methods or closures instead; see `UIGestureRecognizer.addTarget(_:action:)`.
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
