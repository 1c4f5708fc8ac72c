// Constraints go.

extension Solver {
    /// Removes a constraint.
    mutating func remove(_ index: Int) {
        restoreFeasibility()
        takeOut(index, preferring: nil)
        optimize()
    }

    /// Removes a constraint from a tableau that stays feasible if it was, but may become worse than it could be.
    ///
    /// Its equation no longer restricts anything once its marker may have any value: the marker becomes a free variable.
    /// - Parameter row: The row in which the marker's value is determined then; `nil` for the one that keeps all others feasible.
    mutating func takeOut(_ index: Int, preferring row: Int?) {
        guard let constraint = constraints[index] else { return }
        if !constraint.isRequired { addCosts(of: constraint, -1) }
        constraints[index] = nil
        spareConstraints.append(index)
        var (marker, other) = (constraint.below, constraint.above)
        if let above = other, variables[above].role == .basic { (marker, other) = (above, marker) }
        variables[marker].kind = .free
        variables[marker].owner = nil
        if let other {
            // Free as well, it would be of no use: it is the negative of the marker.
            variables[other].kind = .zero
            variables[other].owner = nil
        }
        if variables[marker].role == .parameter, let row = rowToLeave(for: marker, preferring: row) {
            pivot(enter: marker, leave: row)
        }
        if variables[marker].role == .basic {
            let form = variables[marker].form
            variables[marker].role = .parameter
            define(marker, form)
        }
        variables[marker].cost = LevelCost()
        if let subject = constraint.subject, variables[marker].users == [subject] {
            dissolve(marker, in: subject)
        } else {
            recycle(marker)
        }
        if let other { recycle(other) }
    }

    /// Returns the row that the marker takes over; `nil` if no row has it.
    private func rowToLeave(for marker: Int, preferring row: Int?) -> Int? {
        if let row, coefficient(of: marker, inRow: row) != 0 { return row }
        if let (row, _) = self.row(limiting: marker) { return row }
        // Nothing limits its growth, so something may limit its fall.
        var best: (row: Int, fall: Double)?
        for basic in variables[marker].column {
            let coefficient = coefficient(of: marker, inRow: basic)
            guard coefficient > 0 else { continue }
            let fall = variables[basic].form.constant / coefficient
            if let best, best.fall < fall || best.fall == fall && best.row <= basic { continue }
            best = (basic, fall)
        }
        return best?.row
    }

    /// Removes a marker from the only definition that has it: without a value of its own it leaves the definition's variable free.
    private mutating func dissolve(_ marker: Int, in subject: Int) {
        guard variables[marker].role == .defined else {
            undefine(subject)
            return recycle(marker)
        }
        var form = variables[subject].form
        let replaced = variables[marker].form
        undefine(subject, isKept: true)
        let coefficient = form.remove(marker)
        form.add(replaced, times: coefficient, scratch: &scratch, entered: &entered)
        entered.removeAll(keepingCapacity: true)
        define(subject, form)
        recycle(marker)
    }

    /// Makes a defined variable free again.
    /// - Parameter isKept: A Boolean value that indicates whether the variables of its definition are used further.
    private mutating func undefine(_ variable: Int, isKept: Bool = false) {
        let form = variables[variable].form
        variables[variable].form = LinearForm()
        variables[variable].role = .parameter
        variables[variable].rank = 0
        touch(variable)
        for term in form.terms {
            if let index = variables[term.variable].users.firstIndex(of: variable) {
                variables[term.variable].users.swapAt(index, variables[term.variable].users.count - 1)
                variables[term.variable].users.removeLast()
            }
            if !isKept { recycle(term.variable) }
        }
    }

    /// Makes a variable available for another use, if nothing refers to it.
    mutating func recycle(_ variable: Int) {
        guard !variables[variable].isExternal, variables[variable].owner == nil, variables[variable].users.isEmpty,
            !variables[variable].isSpare, variables[variable].role != .basic
        else { return }
        if variables[variable].role == .defined { undefine(variable) }
        cleanColumn(of: variable)
        guard variables[variable].column.isEmpty else { return }
        variables[variable].isSpare = true
        spareVariables.append(variable)
    }

    /// Removes rows from a column that do not have the variable, and repetitions.
    mutating func cleanColumn(of variable: Int) {
        var column: [Int] = []
        swap(&column, &variables[variable].column)
        column.sort()
        // Not with a closure, which would copy the solver.
        var (count, last) = (0, -1)
        for index in column.indices {
            let row = column[index]
            guard row != last, coefficient(of: variable, inRow: row) != 0 else { continue }
            column[count] = row
            (count, last) = (count + 1, row)
        }
        column.removeLast(column.count - count)
        swap(&column, &variables[variable].column)
    }
}
