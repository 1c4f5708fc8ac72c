// The two simplex methods.

extension Solver {
    /// Repairs rows whose constants are not values that their variables may have, by the dual simplex method: the costs stay as good
    /// as possible. Required constraints that contradict others are removed, the one that was added last first.
    mutating func restoreFeasibility() {
        // After a constraint was removed for a contradiction no cost can be relied on until all rows are repaired.
        var ignoresCosts = false
        while let leave = nextInfeasible() {
            if let enter = variable(toEnter: leave, ignoresCosts: ignoresCosts) {
                pivot(enter: enter, leave: leave)
            } else {
                breakConstraint(contradictedBy: leave)
                ignoresCosts = true
            }
        }
        guard ignoresCosts else { return }
        for index in variables.indices { variables[index].cost = LevelCost() }
        for constraint in constraints {
            if let constraint, !constraint.isRequired { addCosts(of: constraint, 1) }
        }
        optimize()
    }

    /// Returns the first variable of a row that needs repair: with that order the method cannot go in circles.
    private mutating func nextInfeasible() -> Int? {
        var (first, count): (Int?, Int) = (nil, 0)
        for index in infeasible.indices {
            let basic = infeasible[index]
            guard variables[basic].isViolated else { continue }
            infeasible[count] = basic
            count += 1
            first = min(first ?? basic, basic)
        }
        infeasible.removeLast(infeasible.count - count)
        return first
    }

    /// Returns the variable whose growth repairs a row at the least cost; `nil` if there is none.
    private func variable(toEnter leave: Int, ignoresCosts: Bool) -> Int? {
        let isTooSmall = variables[leave].form.constant < 0
        var best: LinearTerm?
        for term in variables[leave].form.terms
        where variables[term.variable].kind == .nonnegative && (term.coefficient > 0) == isTooSmall {
            guard let present = best else {
                best = term
                continue
            }
            if ignoresCosts { continue }
            if LevelCost.isLess(
                variables[term.variable].cost, over: abs(term.coefficient),
                than: variables[present.variable].cost, over: abs(present.coefficient))
            {
                best = term
            }
        }
        return best?.variable
    }

    /// Removes the last of the required constraints that a row without a solution consists of.
    private mutating func breakConstraint(contradictedBy row: Int) {
        let owners = ([row] + variables[row].form.terms.map { $0.variable }).compactMap { variables[$0].owner }
        let involved = owners.filter { constraints[$0]?.isRequired == true }
            .sorted { (constraints[$0]?.order ?? 0) < (constraints[$1]?.order ?? 0) }
        // Each equation that is part of the row has left its slack or marker there; one without any has a solution.
        guard let broken = involved.last(where: { constraints[$0]?.isFirm == false }) ?? involved.last else {
            preconditionFailure("a row without constraints has no solution")
        }
        conflicts.append(SolverConflict(broken: broken, constraints: involved))
        takeOut(broken, preferring: row)
        // Its index is not used again before the conflict is forgotten.
        spareConstraints.removeLast()
    }

    /// Forgets the conflicts, once they are known.
    mutating func forgetConflicts() {
        spareConstraints += conflicts.map { $0.broken }
        conflicts.removeAll()
    }

    /// Makes the total cost as low as possible, by the primal simplex method.
    mutating func optimize() {
        var standstills = 0
        while let enter = nextSuspect(inOrder: standstills > 20) {
            guard let (leave, growth) = row(limiting: enter) else {
                // Costs are sums of errors that are at least 0: only a rounding error has no limit.
                variables[enter].cost = LevelCost()
                continue
            }
            standstills = growth > SolverVariable.tolerance ? 0 : standstills + 1
            pivot(enter: enter, leave: leave)
        }
    }

    /// Returns a variable whose growth lowers the total cost; in order, the first of them, with which the method cannot go in circles.
    private mutating func nextSuspect(inOrder: Bool) -> Int? {
        guard inOrder else {
            while let suspect = suspects.popLast() {
                if lowersCost(suspect) { return suspect }
            }
            return nil
        }
        var (first, count): (Int?, Int) = (nil, 0)
        for index in suspects.indices {
            let suspect = suspects[index]
            guard lowersCost(suspect) else { continue }
            suspects[count] = suspect
            count += 1
            first = min(first ?? suspect, suspect)
        }
        suspects.removeLast(suspects.count - count)
        return first
    }

    private func lowersCost(_ variable: Int) -> Bool {
        variables[variable].cost.isNegative && variables[variable].role == .parameter
            && variables[variable].kind == .nonnegative
    }

    /// Returns the row that limits the growth of a variable first, and the limit; `nil` if none does.
    func row(limiting enter: Int) -> (row: Int, growth: Double)? {
        var best: (row: Int, growth: Double)?
        for basic in variables[enter].column {
            let coefficient = coefficient(of: enter, inRow: basic)
            let isMarker = variables[basic].kind == .zero
            guard coefficient < 0 || isMarker && coefficient != 0 else { continue }
            let growth = isMarker ? -1 : max(0, variables[basic].form.constant / -coefficient)
            if let best, best.growth < growth || best.growth == growth && best.row <= basic { continue }
            best = (basic, growth)
        }
        return best
    }

    // MARK: Values

    /// Solves all constraints, and computes the values that have changed.
    mutating func settle() {
        restoreFeasibility()
        optimize()
        guard !touched.isEmpty else { return }
        var (count, next) = (0, 0)
        while next < touched.count {
            let index = touched[next]
            next += 1
            if variables[index].role == .defined {
                touched[count] = index
                count += 1
            } else {
                variables[index].isTouched = false
                guard take(variables[index].role == .basic ? variables[index].form.constant : 0, for: index) else {
                    continue
                }
            }
            for user in variables[index].users { touch(user) }
        }
        touched.removeLast(touched.count - count)
        // A definition after those of its variables.
        var defined: [Int] = []
        swap(&defined, &touched)
        sortByRank(&defined)
        for index in defined {
            variables[index].isTouched = false
            var value = variables[index].form.constant
            for term in variables[index].form.terms { value += term.coefficient * variables[term.variable].value }
            _ = take(value, for: index)
        }
        defined.removeAll(keepingCapacity: true)
        swap(&defined, &touched)
    }

    /// Not mutating, so that the closure does not copy the solver.
    private func sortByRank(_ list: inout [Int]) {
        list.sort { variables[$0].rank < variables[$1].rank }
    }

    /// Takes a value; returns a Boolean value that indicates whether it is another one.
    private mutating func take(_ value: Double, for index: Int) -> Bool {
        guard variables[index].value != value else { return false }
        variables[index].value = value
        if variables[index].isExternal { changes.append(index) }
        return true
    }
}
