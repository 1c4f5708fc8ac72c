/// A variable of a solver: one of its user's, or a slack or an error of a constraint.
struct SolverVariable {
    /// The values that a variable may have.
    enum Kind {
        /// Any.
        case free
        /// 0 and above.
        case nonnegative
        /// 0 alone: it marks a required equation, whose constant changes by a shift of it.
        case zero
    }

    /// The way in which the value is found.
    enum Role {
        /// It is 0, or for a free variable anything: 0 as well.
        case parameter
        /// `form`, a row of the tableau, whose variables are parameters that are not free.
        case basic
        /// `form`, whose variables are any, of lower ranks.
        case defined
    }

    var kind: Kind
    /// The constraint that it was made for; `nil` for a variable of the user's.
    var owner: Int?
    /// A Boolean value that indicates whether it is one of the user's that was not released.
    var isExternal: Bool
    var role = Role.parameter
    var form = LinearForm()
    /// The rows that have it, and some that had.
    var column: [Int] = []
    /// The variables whose definitions have it.
    var users: [Int] = []
    /// More than the ranks of all variables of the definition.
    var rank = 0
    var cost = LevelCost()
    var value = 0.0
    var isTouched = false
    var isSpare = false

    init(kind: Kind, owner: Int?, isExternal: Bool) {
        self.kind = kind
        self.owner = owner
        self.isExternal = isExternal
    }

    /// A Boolean value that indicates whether it may have any value and no constraint has it.
    var isFresh: Bool { kind == .free && role == .parameter && users.isEmpty }

    /// The distance beyond which a row is violated, in points.
    static let tolerance = 1e-7

    /// A Boolean value that indicates whether the constant of its row is not a value that it may have.
    var isViolated: Bool {
        guard role == .basic else { return false }
        switch kind {
        case .free: return false
        case .nonnegative: return form.constant < -Self.tolerance
        case .zero: return abs(form.constant) > Self.tolerance
        }
    }
}

/// A constraint of a solver.
struct SolverConstraint {
    /// 1000 and above for a required one.
    var priority: Float
    var relation: SolverRelation
    /// The number of constraints that were added up to this one.
    var order: Int
    /// A Boolean value that indicates whether all others are broken before it.
    var isFirm: Bool
    /// The error of too small a value, or the slack or marker of a required constraint.
    var below: Int
    /// The coefficient of `below` in the equation.
    var sign: Double
    /// The error of too great a value; `nil` for a required constraint.
    var above: Int?
    /// The variable that the equation defines.
    var subject: Int?

    var isRequired: Bool { above == nil }

    /// Returns the left side of the equation that a form with its slack, marker or errors is 0.
    func complete(_ form: LinearForm) -> LinearForm {
        var equation = form
        equation.add(below, times: sign)
        if let above { equation.add(above, times: -1) }
        return equation
    }
}

/// The relation of a form to 0.
enum SolverRelation {
    case less
    case equal
    case greater
}

/// A required constraint that was removed, and those that it contradicts.
struct SolverConflict {
    var broken: Int
    /// All of them, the broken one included, in the order in which they were added.
    var constraints: [Int]
}

/// Sums up terms of variables that are replaced, the highest rank first.
struct TermCollector {
    var constant = 0.0
    private var coefficients: [Double] = []
    private var isListed: [Bool] = []
    private var listed: [Int] = []
    /// A heap of the variables to be replaced, the highest rank on top.
    private var waiting: [(rank: Int, variable: Int)] = []

    mutating func begin(variables: Int) {
        constant = 0
        let missing = variables - coefficients.count
        guard missing > 0 else { return }
        coefficients += [Double](repeating: 0, count: missing)
        isListed += [Bool](repeating: false, count: missing)
    }

    /// Adds a term; a variable with a rank is returned by `next()` later.
    mutating func add(_ variable: Int, times coefficient: Double, rank: Int?) {
        coefficients[variable] += coefficient
        guard !isListed[variable] else { return }
        isListed[variable] = true
        listed.append(variable)
        guard let rank else { return }
        waiting.append((rank, variable))
        var child = waiting.count - 1
        while child > 0, waiting[(child - 1) / 2].rank < waiting[child].rank {
            waiting.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    /// Removes the variable of the highest rank from the sum; `nil` when none with a rank is left.
    mutating func next() -> LinearTerm? {
        while let top = waiting.first {
            let last = waiting.removeLast()
            if !waiting.isEmpty {
                waiting[0] = last
                sink()
            }
            let coefficient = coefficients[top.variable]
            coefficients[top.variable] = 0
            if abs(coefficient) >= LinearForm.least {
                return LinearTerm(variable: top.variable, coefficient: coefficient)
            }
        }
        return nil
    }

    private mutating func sink() {
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < waiting.count else { return }
            if child + 1 < waiting.count, waiting[child + 1].rank > waiting[child].rank { child += 1 }
            guard waiting[child].rank > waiting[parent].rank else { return }
            waiting.swapAt(parent, child)
            parent = child
        }
    }

    /// Returns the sum, and empties the collector.
    mutating func finish() -> LinearForm {
        listed.sort()
        var form = LinearForm(constant: constant)
        for variable in listed {
            if abs(coefficients[variable]) >= LinearForm.least {
                form.add(variable, times: coefficients[variable])
            }
            (coefficients[variable], isListed[variable]) = (0, false)
        }
        listed.removeAll(keepingCapacity: true)
        return form
    }
}
