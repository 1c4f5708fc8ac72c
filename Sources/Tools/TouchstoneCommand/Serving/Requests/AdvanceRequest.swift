import Touchstone

/// A request that advances virtual time: by seconds, to an instant, or until nothing is pending.
struct AdvanceRequest: ServedRequest {
    static let description = RequestDescription(
        "advance", "Advances virtual time, firing the timers and display frames that are due.",
        [
            .init("seconds", "the seconds, 0 to 1000"),
            .init("to", "in place of seconds, the instant in seconds, from now to 1000 seconds later"),
            .init("still", "in place of both, true: until nothing is pending, at most 60 seconds"),
        ])

    private static let longest = 1_000.0
    private static let patience = 60.0

    private enum Goal {
        case seconds(Double)
        case instant(Double)
        case still
    }

    private let goal: Goal

    init(_ fields: RequestFields) throws(RequestFault) {
        for (one, other) in [("seconds", "to"), ("seconds", "still"), ("to", "still")] {
            try fields.exclude(one, other)
        }
        let isStill = try fields.flag("still")
        if let seconds = try fields.number("seconds", in: 0...Self.longest) {
            goal = .seconds(seconds)
        } else if let instant = try fields.number("to", in: 0...1e9) {
            goal = .instant(instant)
        } else if isStill == true {
            goal = .still
        } else {
            throw RequestFault(
                .missingField, at: "seconds", "the time is missing", "Add seconds, to, or still with the value true")
        }
    }

    func answer(_ service: Service) throws(RequestFault) -> [JSON.Member] {
        let scene = try service.scene()
        let now = scene.host.now
        switch goal {
        case .seconds(let seconds): return scene.course { scene.host.advance(by: seconds) }.members
        case .instant(let seconds):
            let instant = Instant(seconds: seconds)
            guard instant >= now, instant.seconds(since: now) <= Self.longest else {
                throw RequestFault(
                    .outOfRange, at: "to", "to is \(seconds) s, and now is \(now.seconds) s",
                    "Write an instant from now to \(Int(Self.longest)) seconds later")
            }
            return scene.course { scene.host.advance(to: instant) }.members
        case .still:
            var pending: VirtualHost.Pending?
            let course = scene.course { pending = scene.host.advanceUntilStill(within: Self.patience) }
            return course.members + [.init(name: "pending", value: .pending(pending))]
        }
    }
}

extension JSON {
    /// Returns what an application still waits for.
    fileprivate static func pending(_ pending: VirtualHost.Pending?) -> JSON {
        switch pending {
        case nil: .null
        case .timer: .string("timer")
        case .frames: .string("frames")
        case .callback: .string("callback")
        }
    }
}
