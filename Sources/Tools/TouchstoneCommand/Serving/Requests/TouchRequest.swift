import TouchStage
import TouchTrace
import Touchstone

/// A request that sends one event of several fingers, or moves them for some time.
struct TouchRequest: ServedRequest {
    static let description = RequestDescription(
        "touch", "Sends one event with changes of fingers, or moves fingers in parallel.",
        [
            .init(
                "touches",
                "a list of objects, one for each finger that changes: finger (1 to 10; by default 1), phase (down, move, up, cancel) "
                    + "and at (for down and move; a place as in tap), tool (for down: finger or pencil; by default finger)"
            ),
            .init("seconds", "the time for which the fingers move in straight lines, 0 to 60; by default 0, one event"),
        ])

    private enum Phase: String, CaseIterable { case down, move, up, cancel }
    private enum Tool: String, CaseIterable { case finger, pencil }

    /// A change of a finger.
    fileprivate enum Change {
        case down(Finger, ServedPlace, ContactSample.Tool)
        case move(Finger, ServedPlace)
        case up(Finger)
        case cancel(Finger)
    }

    private let changes: [(change: Change, field: String)]
    private let seconds: Double

    init(_ fields: RequestFields) throws(RequestFault) {
        seconds = try fields.seconds("seconds", default: 0)
        let touches = try fields.needed(
            "touches", try fields.list("touches", allowing: ["finger", "phase", "at", "tool"]))
        guard !touches.isEmpty else {
            throw RequestFault(
                .outOfRange, at: "touches", "touches is empty", "List a finger, or send advance to let time pass")
        }
        var changes: [(change: Change, field: String)] = []
        var fingers: Set<Finger> = []
        for touch in touches {
            let change = try Self.change(touch)
            let finger = change.finger
            guard fingers.insert(finger).inserted else {
                throw RequestFault(
                    .conflict, at: touch.path("finger"), "finger \(finger.rawValue) is listed twice",
                    "Send a request for each of its changes")
            }
            if seconds > 0, !change.isMove {
                throw RequestFault(
                    .conflict, at: touch.path("phase"), "fingers that take seconds can only move",
                    "Send other phases in a request of their own, without seconds")
            }
            changes.append((change, touch.path("finger")))
        }
        self.changes = changes
    }

    private static func change(_ fields: RequestFields) throws(RequestFault) -> Change {
        let finger = try fields.finger()
        let phase = try fields.needed("phase", try fields.word("phase", Phase.self))
        if phase != .down { try fields.refuse("tool", "belongs to the phase down") }
        switch phase {
        case .down:
            let tool = try fields.word("tool", Tool.self) ?? .finger
            return .down(finger, try .needed(fields, "at"), tool == .pencil ? .pencil : .direct)
        case .move: return .move(finger, try .needed(fields, "at"))
        case .up, .cancel:
            try fields.refuse("at", "belongs to the phases down and move: a finger is lifted where it is")
            return phase == .up ? .up(finger) : .cancel(finger)
        }
    }

    func answer(_ service: Service) throws(RequestFault) -> [JSON.Member] {
        let scene = try service.scene()
        var moves: [(finger: Finger, to: CGPoint)] = []
        var steps: [() -> Void] = []
        let hands = scene.hands
        for (change, field) in changes {
            switch change {
            case .down(let finger, let place, let tool):
                let finger = try scene.raised(finger, field)
                let point = try scene.point(place)
                steps.append { hands.down(finger, at: point, tool: tool) }
            case .move(let finger, let place):
                let finger = try scene.lowered(finger, field)
                let point = try scene.point(place)
                moves.append((finger, point))
                steps.append { hands.move(finger, to: point) }
            case .up(let finger):
                let finger = try scene.lowered(finger, field)
                steps.append { hands.up(finger) }
            case .cancel(let finger):
                let finger = try scene.lowered(finger, field)
                steps.append { hands.cancel(finger) }
            }
        }
        return scene.course {
            if seconds > 0 {
                hands.move(moves, over: seconds)
            } else {
                hands.together { for step in steps { step() } }
            }
        }.members
    }
}

extension TouchRequest.Change {
    fileprivate var finger: Finger {
        switch self {
        case .down(let finger, _, _), .move(let finger, _), .up(let finger), .cancel(let finger): finger
        }
    }

    fileprivate var isMove: Bool {
        if case .move = self { true } else { false }
    }
}
