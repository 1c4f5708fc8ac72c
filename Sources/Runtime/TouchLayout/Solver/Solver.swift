/// An incremental solver of linear equations and inequalities with priorities, after the published simplex method of Badros, Borning and
/// Stuckey (“The Cassowary Linear Arithmetic Constraint Solving Algorithm”, 2001).
///
/// It finds values that satisfy all required constraints, and of these the ones with the least violation of the optional constraints:
/// the sum of the absolute violations of the strongest priority is minimized first, then that of the next one, and so on.
///
///     positions     free variables     defined by one equation each, in terms of others       y₂ = y₁ + h₁ + 8
///     sizes, errors and slacks ≥ 0     a simplex tableau of basic and other variables         h₁ = 44 + e₁ − e₂
///
/// Definitions are not substituted into each other (unlike in the paper), so that a chain of a thousand views has a thousand short
/// definitions. An equation that mentions a variable for the first time becomes its definition; other constraints become rows of the
/// tableau. Between calls the tableau is feasible and optimal. A changed constant makes it infeasible, which the dual simplex
/// method repairs; a changed cost makes it worse than it could be, which the primal method does.
///
/// Where several solutions are equally good, the one that is found depends only on the calls made so far.
struct Solver {
    var variables: [SolverVariable] = []
    var constraints: [SolverConstraint?] = []
    /// Indices of released variables and constraints.
    var spareVariables: [Int] = []
    var spareConstraints: [Int] = []
    /// The required constraints that were removed because they contradict others, with those; in the order of removal.
    var conflicts: [SolverConflict] = []
    /// The number of constraints that were ever added.
    var additions = 0

    // Work that is not done yet.
    var suspects: [Int] = []
    var infeasible: [Int] = []
    var touched: [Int] = []
    /// The variables that have other values since the list was last emptied, some of them more than once.
    var changes: [Int] = []

    // Memory that is used again.
    var scratch: [LinearTerm] = []
    var entered: [Int] = []
    var collector = TermCollector()

    /// Creates a variable with the value 0.
    /// - Parameter isNonnegative: A Boolean value that indicates whether its values are at least 0, as those of sizes are.
    mutating func makeVariable(isNonnegative: Bool) -> Int {
        make(isNonnegative ? .nonnegative : .free, owner: nil)
    }

    mutating func make(_ kind: SolverVariable.Kind, owner: Int?) -> Int {
        let variable = SolverVariable(kind: kind, owner: owner, isExternal: owner == nil)
        if let index = spareVariables.popLast() {
            variables[index] = variable
            return index
        }
        variables.append(variable)
        return variables.count - 1
    }

    /// Gives a variable back, when no constraint has it; one that is still part of a definition goes with that.
    mutating func release(_ variable: Int) {
        variables[variable].isExternal = false
        recycle(variable)
    }

    /// The value of a variable.
    func value(_ variable: Int) -> Double {
        let value = variables[variable].value
        // Sums of rounded numbers: what is as good as a simple fraction of a point is that fraction.
        let simple = (value * 64).rounded() / 64
        return abs(value - simple) < 1e-7 ? simple : value
    }

    // MARK: The tableau

    /// Exchanges a basic variable with one of its row.
    mutating func pivot(enter: Int, leave: Int) {
        var row = LinearForm()
        swap(&row, &variables[leave].form)
        let coefficient = row.remove(enter)
        row.multiply(by: -1 / coefficient)
        row.add(leave, times: 1 / coefficient)
        variables[leave].role = .parameter
        variables[leave].column.removeAll(keepingCapacity: true)
        touch(leave)
        var column: [Int] = []
        swap(&column, &variables[enter].column)
        enterBasis(enter, row)
        for basic in column where basic != leave && variables[basic].role == .basic {
            let factor = variables[basic].form.remove(enter)
            guard factor != 0 else { continue }
            variables[basic].form.add(row, times: factor, scratch: &scratch, entered: &entered)
            for variable in entered { addToColumn(basic, of: variable) }
            entered.removeAll(keepingCapacity: true)
            rowChanged(basic)
        }
        column.removeAll(keepingCapacity: true)
        swap(&column, &variables[enter].column)
        spreadCost(of: enter)
    }

    /// Makes a variable basic, with a row of variables that are not.
    mutating func enterBasis(_ variable: Int, _ row: LinearForm) {
        variables[variable].role = .basic
        variables[variable].form = row
        for term in row.terms { addToColumn(variable, of: term.variable) }
        rowChanged(variable)
    }

    /// Expresses the cost of a basic variable by those of its row.
    mutating func spreadCost(of variable: Int) {
        guard !variables[variable].cost.isZero else { return }
        var cost = LevelCost()
        swap(&cost, &variables[variable].cost)
        for term in variables[variable].form.terms {
            variables[term.variable].cost.add(cost, times: term.coefficient)
            suspects.append(term.variable)
        }
    }

    /// Adds to the cost of a variable, basic or not.
    mutating func addCost(_ amount: Double, at priority: Float, to variable: Int) {
        variables[variable].cost.add(amount, at: priority)
        if variables[variable].role == .basic { spreadCost(of: variable) } else { suspects.append(variable) }
    }

    private mutating func addToColumn(_ basic: Int, of variable: Int) {
        let count = variables[variable].column.count
        // Rows that have lost the variable remain in its column: they are removed when the column has doubled.
        if count >= 16, count & (count - 1) == 0 {
            cleanColumn(of: variable)
        }
        variables[variable].column.append(basic)
    }

    func coefficient(of variable: Int, inRow basic: Int) -> Double {
        variables[basic].role == .basic ? variables[basic].form.coefficient(of: variable) : 0
    }

    /// Notes that the constant of a row is another one.
    mutating func rowChanged(_ basic: Int) {
        touch(basic)
        if variables[basic].isViolated { infeasible.append(basic) }
    }

    mutating func touch(_ variable: Int) {
        guard !variables[variable].isTouched else { return }
        variables[variable].isTouched = true
        touched.append(variable)
    }
}
