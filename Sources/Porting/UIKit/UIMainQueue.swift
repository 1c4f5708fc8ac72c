public import Foundation

/// The main queue on the application's virtual time: `DispatchQueue.main` in a file that the plug-in `PortUIKit` has ported.
@preconcurrency @MainActor
public final class UIMainQueue {
    /// The queue of `UIApplication.shared`.
    public static let shared = UIMainQueue()

    /// A time of the queue: a delay from now.
    public struct Time {
        var delay: TimeInterval

        /// Returns the present time.
        public static func now() -> Time { Time(delay: 0) }

        /// Returns a later time.
        /// - Parameters:
        ///   - time: The time.
        ///   - seconds: The difference in seconds.
        public static func + (time: Time, seconds: TimeInterval) -> Time { Time(delay: time.delay + seconds) }

        /// Returns a later time.
        /// - Parameters:
        ///   - time: The time.
        ///   - interval: The difference; `never` is infinite.
        public static func + (time: Time, interval: DispatchTimeInterval) -> Time {
            let seconds: TimeInterval =
                switch interval {
                case .seconds(let count): TimeInterval(count)
                case .milliseconds(let count): TimeInterval(count) / 1e3
                case .microseconds(let count): TimeInterval(count) / 1e6
                case .nanoseconds(let count): TimeInterval(count) / 1e9
                default: .infinity
                }
            return time + seconds
        }
    }

    private init() {}

    /// Calls a closure as an event of its own, at the present time.
    public func async(execute work: @escaping () -> Void) { asyncAfter(deadline: .now(), execute: work) }

    /// Performs a work item as an event of its own, unless it is cancelled before.
    public func async(execute work: DispatchWorkItem) { asyncAfter(deadline: .now(), execute: work) }

    /// Calls a closure at a time.
    /// - Parameters:
    ///   - deadline: The time; an infinite one never comes.
    ///   - work: The closure.
    public func asyncAfter(deadline: Time, execute work: @escaping () -> Void) {
        guard deadline.delay.isFinite else { return }
        UIApplication.shared.after(deadline.delay, perform: work)
    }

    /// Performs a work item at a time, unless it is cancelled before.
    /// - Parameters:
    ///   - deadline: The time; an infinite one never comes.
    ///   - work: The work item.
    public func asyncAfter(deadline: Time, execute work: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { if !work.isCancelled { work.perform() } }
    }
}
