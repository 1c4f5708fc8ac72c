import TouchArbitration

/// A monitor of a contest from outside: it receives what the contest is told and every effect, and throws the law that was broken.
/// Contestants and touches have the numbers of the environment.
struct ContestMonitor: Hashable, Sendable {
    struct Touch: Hashable, Sendable {
        /// The steps that the responder has received.
        enum Received: Hashable, Sendable { case nothing, going, over }
        var isDown = true
        var received = Received.nothing
        var participants = Group()
        /// The contestants that have taken it in their present attempts.
        var claimants = Group()
        var isClaimed = false
        var isVetoed = false
        /// A Boolean value that indicates whether no contestant has had a trait since it began.
        var isPlain: Bool
        /// All steps that were fed; of movements, one that was not received.
        var fed: DeliveryGate.Steps = []
        // The steps of this turn.
        var fedNow: DeliveryGate.Steps = []
        var receivedNow: DeliveryGate.Steps = []

        var isTaken: Bool { isClaimed || isVetoed || fed.contains(.cancelled) }
    }

    var touches: [Touch?]
    var undecided = Group()
    var active = Group()
    var recognized = Group()
    /// The contestants whose targets were called in this attempt.
    var acted = Group()
    /// The contestants that were disabled before their targets were called.
    var withdrawn = Group()
    private var cancelling: Group
    private var delayingBegan: Group
    private var delayingEnded: Group

    init(_ scope: ContestScope) {
        touches = Array(repeating: nil, count: scope.inputs.count)
        func those(_ trait: Contest.Traits) -> Group {
            var group = Group()
            for who in scope.traits.indices where scope.traits[who].contains(trait) { group.insert(who) }
            return group
        }
        (cancelling, delayingBegan, delayingEnded) = (those(.cancels), those(.delaysBegan), those(.delaysEnded))
    }

    // MARK: Told

    /// A touch began. One that a contestant receives that has recognized with earlier touches is taken at once.
    mutating func open(_ touch: Int, for joining: Group) {
        var new = Touch(isPlain: hasNoTraits)
        new.participants = joining
        new.claimants = joining.intersection(recognized).intersection(cancelling)
        new.isClaimed = !new.claimants.isEmpty
        touches[touch] = new
    }

    mutating func feed(_ step: DeliveryGate.Steps, of touch: Int) {
        touches[touch]?.fed.formUnion(step)
        touches[touch]?.fedNow.formUnion(step)
        if step == .ended || step == .cancelled { touches[touch]?.isDown = false }
    }

    /// A contestant ignores a touch: it takes it no more.
    mutating func ignore(_ touch: Int, by who: Int) {
        touches[touch]?.participants.remove(who)
        release(touch, by: who)
    }

    private var hasNoTraits: Bool { cancelling.isEmpty && delayingBegan.isEmpty && delayingEnded.isEmpty }

    /// The effects of a contestant on touches change: one that has recognized takes its touches now, or takes them no more.
    /// - Parameter isOver: A Boolean value that indicates whether its attempt is over, and it only awaits its reset: then it takes none.
    mutating func alter(_ who: Int, _ traits: Contest.Traits, isOver: Bool) {
        cancelling = traits.contains(.cancels) ? cancelling.with(who) : cancelling.without(who)
        delayingBegan = traits.contains(.delaysBegan) ? delayingBegan.with(who) : delayingBegan.without(who)
        delayingEnded = traits.contains(.delaysEnded) ? delayingEnded.with(who) : delayingEnded.without(who)
        for touch in touches.indices {
            if !hasNoTraits { touches[touch]?.isPlain = false }
            if !cancelling.contains(who) { release(touch, by: who) }
        }
        if cancelling.contains(who), recognized.contains(who), !isOver { claim(by: who) }
    }

    private mutating func claim(by who: Int) {
        for touch in touches.indices where touches[touch]?.participants.contains(who) == true {
            touches[touch]?.claimants.insert(who)
            touches[touch]?.isClaimed = true
        }
    }

    /// A responder that has received a cancellation keeps it.
    private mutating func release(_ touch: Int, by who: Int) {
        touches[touch]?.claimants.remove(who)
        if touches[touch]?.received != .over, touches[touch]?.claimants.isEmpty == true {
            touches[touch]?.isClaimed = false
        }
    }

    mutating func withdraw(_ who: Int) {
        if !acted.contains(who) { withdrawn.insert(who) }
    }

    // MARK: Effects

    mutating func enter(_ who: Int, _ phase: GesturePhase) {
        undecided.remove(who)
        switch phase {
        case .began: active.insert(who)
        case .changed: return
        case .ended, .cancelled, .failed: active.remove(who)
        }
        guard phase == .began || phase == .ended, !recognized.contains(who) else { return }
        recognized.insert(who)
        if cancelling.contains(who) { claim(by: who) }
    }

    /// Takes a recognition back: the contestant takes no touch.
    mutating func undo(_ who: Int) {
        active.remove(who)
        recognized.remove(who)
        for touch in touches.indices { release(touch, by: who) }
    }

    mutating func act(_ who: Int) throws(Violation) {
        for touch in touches.indices {
            if let touch = touches[touch], !touch.claimants.isEmpty, touch.received == .going {
                throw Violation(ContestLaw.cancelledBeforeActing, "\(Group.name(who)) acts before a cancellation")
            }
        }
        acted.insert(who)
        if withdrawn.contains(who) {
            throw Violation(ContestLaw.takenBack, "\(Group.name(who)) acts, and was disabled before")
        }
    }

    mutating func reset(_ who: Int) throws(Violation) {
        if undecided.contains(who) { throw Violation(ContestLaw.resting, "\(Group.name(who)) is reset, undecided") }
        active.remove(who)
        recognized.remove(who)
        acted.remove(who)
        withdrawn.remove(who)
    }

    mutating func discharge(_ who: Int) {
        for touch in touches.indices {
            touches[touch]?.participants.remove(who)
            touches[touch]?.claimants.remove(who)
        }
    }

    mutating func deliver(_ step: DeliveryGate.Steps, of number: Int) throws(Violation) {
        guard var touch = touches[number] else {
            throw Violation(ContestLaw.wellFormed, "\(step.plainName) of touch \(number), which is over")
        }
        let holders = touch.participants.intersection(undecided)
        let isRight =
            switch step {
            case .began: touch.received == .nothing && touch.fed.contains(.began)
            case .moved: touch.received == .going && touch.fed.contains(.moved)
            case .ended: touch.received == .going && touch.fed.contains(.ended)
            default: touch.received == .going
            }
        guard isRight else {
            throw Violation(ContestLaw.wellFormed, "touch \(number): \(step.plainName) after \(touch.received)")
        }
        if step == .cancelled, !touch.isTaken {
            throw Violation(ContestLaw.honestClaim, "touch \(number) is cancelled, and no contestant has taken it")
        }
        if touch.isClaimed, step != .cancelled {
            throw Violation(ContestLaw.noEndAfterClaim, "touch \(number): \(step.plainName) after a claim")
        }
        let isHeld =
            step == .began && !holders.intersection(delayingBegan).isEmpty
            || step == .ended && !holders.intersection(delayingEnded).isEmpty
        if isHeld {
            throw Violation(ContestLaw.silentWhileHeld, "touch \(number): \(step.plainName), held by \(holders)")
        }
        touch.receivedNow.formUnion(step)
        switch step {
        case .began: touch.received = .going
        case .moved: touch.fed.remove(.moved)
        default: touch.received = .over
        }
        touches[number] = touch
    }

    /// A responder that has received nothing will receive nothing: only of a touch that was taken.
    mutating func silence(_ number: Int) throws(Violation) {
        guard let touch = touches[number], touch.received == .nothing else {
            throw Violation(ContestLaw.wellFormed, "touch \(number) is silenced, and was received")
        }
        if !touch.isTaken { throw Violation(ContestLaw.honestClaim, "touch \(number) is silenced, and is not taken") }
        touches[number]?.received = .over
    }

    // MARK: At rest

    /// Checks a touch at rest.
    /// - Returns: A Boolean value that indicates whether nothing more of it can happen.
    mutating func rest(_ number: Int) throws(Violation) -> Bool {
        guard var touch = touches[number] else { return true }
        let holders = touch.participants.intersection(undecided)
        let isHeld = !holders.intersection(touch.received == .nothing ? delayingBegan : delayingEnded).isEmpty
        let isDue =
            switch touch.received {
            case .nothing: !touch.isTaken && !isHeld
            case .going: touch.isTaken || !touch.isDown && !isHeld
            case .over: false
            }
        if isDue { throw Violation(ContestLaw.paid, "touch \(number): \(touch.received), and no contestant holds it") }
        if touch.isPlain, !touch.isVetoed, touch.receivedNow != touch.fedNow {
            throw Violation(
                ContestLaw.untouched,
                "touch \(number): fed \(touch.fedNow.rawValue), received \(touch.receivedNow.rawValue)")
        }
        (touch.fedNow, touch.receivedNow) = ([], [])
        // What no longer matters is forgotten, so that there are fewer states.
        if touch.received == .over || touch.isTaken {
            touch.fed.formIntersection([.began, .ended, .cancelled])
            (touch.received, touch.isClaimed) = (.over, true)
        }
        let isOver = !touch.isDown && touch.received == .over
        touches[number] = isOver ? nil : touch
        return isOver
    }
}
