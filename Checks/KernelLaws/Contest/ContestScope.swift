import TouchArbitration

/// The freedom of the environment of a contest. Neither attempts nor touches are counted: the state space is closed by itself.
public struct ContestScope: Sendable {
    /// The effects of each contestant on its touches; the first contestant is the first in precedence.
    public var traits: [Contest.Traits]
    /// A contestant and the one whose failure it awaits in every attempt.
    public var requirement: (Int, Int)?
    /// The touches and presses at a time, and their responders; each is used again and again.
    public var inputs: [(input: Contest.Input, responder: Int)]
    /// The number of submissions from the calls of one turn.
    public var reentrancy: Int
    /// A Boolean value that indicates whether several touches may change in one event.
    public var mayCoincide = true
    /// A Boolean value that indicates whether responders may lose a touch because they leave the window, or are refused it.
    public var mayVeto = true
    /// A Boolean value that indicates whether contestants claim outside attempts.
    public var mayClaimOutside = true
    /// A Boolean value that indicates whether contestants ignore touches.
    public var mayIgnore = true
    /// A Boolean value that indicates whether the effects of contestants on touches change, and their order of precedence does.
    public var mayChange = false

    /// Creates a scope.
    public init(
        traits: [Contest.Traits], requirement: (Int, Int)? = nil, inputs: [(input: Contest.Input, responder: Int)],
        reentrancy: Int = 0
    ) {
        (self.traits, self.requirement, self.inputs, self.reentrancy) = (traits, requirement, inputs, reentrancy)
    }

    /// The number of contestants.
    public var contestants: Int { traits.count }

    /// The extent in words, such as `2×1, c-- -be, a awaits b`.
    public var name: String {
        let words = traits.map { mayChange ? "any" : $0.letters }
        let tie = requirement.map { ", \(Group.name($0.0)) awaits \(Group.name($0.1))" } ?? ""
        let presses = inputs.contains { $0.input.isPress } ? " with a press" : ""
        let again = reentrancy > 0 ? ", re-entrant" : ""
        return "\(contestants)×\(inputs.count)\(presses), \(words.joined(separator: " "))\(tie)\(again)"
    }

    /// Every assignment of traits, each without a requirement and with each one.
    public static func all(
        contestants: Int, inputs: [(input: Contest.Input, responder: Int)], reentrancy: Int = 0
    ) -> [ContestScope] {
        var lists: [[Contest.Traits]] = [[]]
        for _ in 0..<contestants {
            lists = lists.flatMap { list in (0..<8).map { list + [Contest.Traits(rawValue: UInt8($0))] } }
        }
        var ties: [(Int, Int)?] = [nil]
        for who in 0..<contestants {
            for other in 0..<contestants where other != who { ties.append((who, other)) }
        }
        return lists.flatMap { traits in
            ties.map { ContestScope(traits: traits, requirement: $0, inputs: inputs, reentrancy: reentrancy) }
        }
    }

    /// Every requirement and none, with effects on touches that change.
    public static func changing(
        contestants: Int, inputs: [(input: Contest.Input, responder: Int)], reentrancy: Int = 0
    ) -> [ContestScope] {
        all(contestants: contestants, inputs: inputs, reentrancy: reentrancy)
            .filter { $0.traits.allSatisfy(\.isEmpty) }
            .map {
                var scope = $0
                scope.mayChange = true
                return scope
            }
    }

    /// One touch.
    public static let oneTouch: [(input: Contest.Input, responder: Int)] = [(.touch(0), 1)]
    /// Two touches of two responders.
    public static let twoTouches: [(input: Contest.Input, responder: Int)] = [(.touch(0), 1), (.touch(1), 2)]
    /// A touch and a press.
    public static let touchAndPress: [(input: Contest.Input, responder: Int)] = [(.touch(0), 1), (.press(0), 2)]
}
