@_spi(Host) import TouchCore

/// A call of `perform(_:with:afterDelay:)` that is pending. The timer of its application retains it.
private final class PerformRequest {
    private struct Reference {
        weak var request: PerformRequest?
    }

    private static var pending: [Reference] = []

    let target: AnyObject
    let selector: Selector
    let argument: Any?
    private weak var application: UIApplication?
    private var timer: VirtualTimer?

    init(_ target: AnyObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
        (self.target, self.selector, self.argument) = (target, selector, argument)
        let application = UIApplication.owning(target)
        self.application = application
        timer = application.after(delay) {
            Self.cancel { $0 === self }
            selector.send(to: target, with: argument)
        }
        Self.pending.append(Reference(request: self))
    }

    /// Cancels requests, and forgets those whose application is gone.
    static func cancel(where isUnwanted: (PerformRequest) -> Bool) {
        pending.removeAll { reference in
            guard let request = reference.request else { return true }
            guard isUnwanted(request) else { return false }
            if let timer = request.timer { request.application?.cancel(timer) }
            return true
        }
    }
}

/// An object whose methods are called later.
@preconcurrency @MainActor
public protocol DelayedPerforming: AnyObject {}

extension DelayedPerforming {
    /// Performs an action after a delay of the time of the object's application, or of the running one for an object in no window. The object and the argument are retained until then.
    /// - Parameters:
    ///   - selector: The action; with a method of the object, or one of its names if it is a `SelectorTarget`.
    ///   - argument: The sender that the action receives.
    ///   - delay: The delay in seconds; negative values count as 0.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        _ = PerformRequest(self, selector, argument, after: delay)
    }

    /// Performs an action as an event of its own, at the present time.
    /// - Parameters:
    ///   - selector: The action.
    ///   - argument: The sender that the action receives.
    ///   - waits: A Boolean value that indicates whether the action is performed before the call returns.
    public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone waits: Bool) {
        if waits { selector.send(to: self, with: argument) } else { perform(selector, with: argument, afterDelay: 0) }
    }

    /// Cancels all pending actions of a target.
    /// - Parameter target: The target.
    public static func cancelPreviousPerformRequests(withTarget target: Any) {
        let target = Selector.object(for: target)
        PerformRequest.cancel { $0.target === target }
    }

    /// Cancels the pending actions of a target with a selector and an argument.
    /// - Parameters:
    ///   - target: The target.
    ///   - selector: The action.
    ///   - argument: The argument; objects are compared by identity, other values by equality.
    public static func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object argument: Any?)
    {
        let target = Selector.object(for: target)
        PerformRequest.cancel { $0.target === target && $0.selector == selector && isSame($0.argument, argument) }
    }

    private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return one as AnyObject === other as AnyObject
    }
}

extension UIResponder: DelayedPerforming {}
extension UIGestureRecognizer: DelayedPerforming {}
extension NSObject: DelayedPerforming {}
