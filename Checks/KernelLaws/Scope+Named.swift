// The scopes that are explored. Each is closed: every possible move of its environment is made, unless a limit of states is
// passed with it.

extension Scope {
    /// One contestant alone and every move of an environment: an attempt without rivals.
    public static let one = Scope(
        name: "one contestant, everything", contestants: 1, attempts: [2], batch: 2, reentrancy: 1)

    /// Two contestants, one input of each meaning: small enough for a debug build.
    public static let twoBriefly = Scope(
        name: "two contestants, briefly", contestants: 2, attempts: [1, 1], batch: 2, isBatchOrdered: true,
        reentrancy: 0, mayDelayAnswers: false, mayActEarly: false, hasStaticRequirements: false,
        vocabulary: .distinct, startsJoined: true)

    /// The same with law 15. Explored last: a mistake shall be found by the law that it breaks, which says more.
    public static let twoConsistently: Scope = {
        var scope = twoBriefly
        scope.name = "two contestants, invariants"
        scope.checksInvariants = true
        return scope
    }()

    /// Two contestants, one of them with a second attempt; submissions while effects are performed; no late answers.
    public static let twoAgain = Scope(
        name: "two contestants, a second attempt", contestants: 2, attempts: [2, 1], batch: 2, isBatchOrdered: true,
        reentrancy: 1, mayDelayAnswers: false, mayActEarly: false, hasStaticRequirements: false,
        vocabulary: .essential)

    /// Two contestants and every move of an environment.
    public static let two = Scope(
        name: "two contestants, everything", contestants: 2, attempts: [2, 1], batch: 2, reentrancy: 1)

    /// Two contestants, two attempts each, the order of precedence against the slots and reversed at will.
    public static let twoTurned = Scope(
        name: "two contestants, precedence turned", contestants: 2, attempts: [2, 2], batch: 2, isBatchOrdered: true,
        reentrancy: 1, mayActEarly: false, mayTurnPrecedence: true, vocabulary: .essential, startsTurned: true)

    /// Two contestants, two submissions between any two effects.
    public static let twoReentrant = Scope(
        name: "two contestants, much re-entrancy", contestants: 2, attempts: [1, 1], batch: 2, reentrancy: 2,
        hasStaticRequirements: false, vocabulary: .distinct)

    /// Three contestants, every answer to «whom do you prevent?», no requirements.
    public static let threeExclusion: Scope = {
        var scope = Scope(
            name: "three contestants, exclusion", contestants: 3, attempts: [1, 1, 1], batch: 3, isBatchOrdered: true,
            reentrancy: 0, mayDelayAnswers: false, mayActEarly: false, hasStaticRequirements: false,
            vocabulary: .essential, startsTurned: true, startsJoined: true)
        scope.waits = .nobody
        return scope
    }()

    /// Three contestants, every answer to «whose failure do you await?», no prevention.
    public static let threeRequirements: Scope = {
        var scope = Scope(
            name: "three contestants, requirements", contestants: 3, attempts: [1, 1, 1], batch: 3,
            isBatchOrdered: true, reentrancy: 0, mayDelayAnswers: false, mayActEarly: false,
            hasStaticRequirements: false, vocabulary: .essential, startsJoined: true)
        scope.prevents = .nobody
        return scope
    }()

    /// Three contestants that await and prevent none or all of the others.
    public static let threeBoth: Scope = {
        var scope = Scope(
            name: "three contestants, requirements and exclusion", contestants: 3, attempts: [1, 1, 1], batch: 3,
            isBatchOrdered: true, reentrancy: 0, mayDelayAnswers: false, mayActEarly: false,
            hasStaticRequirements: false, vocabulary: .essential, startsJoined: true)
        scope.waits = .nobodyOrAll
        scope.prevents = .nobodyOrAll
        return scope
    }()

    /// Three contestants, every answer to both questions; an event brings at most two submissions before it is settled.
    public static let threeEveryAnswer = Scope(
        name: "three contestants, every answer", contestants: 3, attempts: [1, 1, 1], batch: 2, isBatchOrdered: true,
        reentrancy: 0, mayDelayAnswers: false, mayActEarly: false, hasStaticRequirements: false,
        vocabulary: .essential, startsJoined: true)

    /// Three contestants, requirements added beforehand and during attempts.
    public static let threeStatic: Scope = {
        var scope = Scope(
            name: "three contestants, requirements added", contestants: 3, attempts: [1, 1, 1], batch: 2,
            isBatchOrdered: true, reentrancy: 0, mayDelayAnswers: false, mayActEarly: false,
            vocabulary: .essential, startsJoined: true)
        scope.waits = .nobody
        scope.prevents = .nobody
        return scope
    }()

    /// Three contestants, every move of an environment; not closed, explored as far as the limit allows.
    public static let three = Scope(
        name: "three contestants, everything", contestants: 3, attempts: [2, 1, 1], batch: 3, reentrancy: 1)
}
