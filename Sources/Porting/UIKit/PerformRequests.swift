@_spi(Host) import TouchCore

/// A call of `perform(_:with:afterDelay:)` that is pending. The timer of its application retains it.
private final class PerformRequest {
    private struct Reference {
        weak var request: PerformRequest?
    }

    /// The pending requests by the identity of their target, and by their own.
    private static var pending: [ObjectIdentifier: [ObjectIdentifier: Reference]] = [:]
    /// The number of targets at which requests whose application is gone are removed.
    private static var limit = 16
    private static var lastNumber = 0

    /// The number in the order of the requests.
    private let number: Int

    let target: AnyObject
    let selector: Selector
    let argument: Any?
    private weak var application: UIApplication?
    private var timer: VirtualTimer?

    init(_ target: AnyObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
        (self.target, self.selector, self.argument) = (target, selector, argument)
        Self.lastNumber += 1
        number = Self.lastNumber
        let application = UIApplication.owning(target)
        self.application = application
        timer = application.after(delay) {
            Self.forget(self)
            selector.send(to: target, with: argument)
        }
        if Self.pending.count >= Self.limit {
            Self.pending = Self.pending.compactMapValues { requests in
                let present = requests.filter { $0.value.request != nil }
                return present.isEmpty ? nil : present
            }
            Self.limit = max(16, 2 * Self.pending.count)
        }
        Self.pending[ObjectIdentifier(target), default: [:]][ObjectIdentifier(self)] = Reference(request: self)
    }

    private static func forget(_ request: PerformRequest) {
        let target = ObjectIdentifier(request.target)
        pending[target]?[ObjectIdentifier(request)] = nil
        if pending[target]?.isEmpty == true { pending[target] = nil }
    }

    /// Cancels requests of a target.
    static func cancel(of target: AnyObject, where isUnwanted: (PerformRequest) -> Bool) {
        let requests = (pending[ObjectIdentifier(target)] ?? [:]).values.compactMap { $0.request }
        for request in requests.sorted(by: { $0.number < $1.number }) where isUnwanted(request) {
            forget(request)
            if let timer = request.timer { request.application?.cancel(timer) }
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
        PerformRequest.cancel(of: target) { _ in true }
    }

    /// Cancels the pending actions of a target with a selector and an argument.
    /// - Parameters:
    ///   - target: The target.
    ///   - selector: The action.
    ///   - argument: The argument; objects are compared by identity, other values by equality.
    public static func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object argument: Any?)
    {
        let target = Selector.object(for: target)
        PerformRequest.cancel(of: target) { $0.selector == selector && isSame($0.argument, argument) }
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
