// Constraints come, and change.

extension Solver {
    /// Adds the constraint that a form, of variables of the solver, has a relation to 0; returns its index.
    /// - Parameters:
    ///   - terms: The terms; a variable that no constraint has yet is defined by the constraint if it is free, the first one of them.
    ///   - priority: The priority; 1000 and above for a required constraint.
    ///   - isFirm: A Boolean value that indicates whether all others are broken before it.
    mutating func add(
        _ terms: [LinearTerm], _ constant: Double, _ relation: SolverRelation, priority: Float, isFirm: Bool = false
    ) -> Int {
        restoreFeasibility()
        let index = spareConstraints.popLast() ?? constraints.count
        if index == constraints.count { constraints.append(nil) }
        let isRequired = priority >= 1000
        additions += 1
        let constraint = SolverConstraint(
            priority: priority, relation: relation, order: additions, isFirm: isFirm,
            below: make(isRequired && relation == .equal ? .zero : .nonnegative, owner: index),
            sign: isRequired && relation == .greater ? -1 : 1,
            above: isRequired ? nil : make(.nonnegative, owner: index))
        constraints[index] = constraint
        if !isRequired { addCosts(of: constraint, 1) }

        var form = LinearForm(constant: constant)
        for term in terms { form.add(term.variable, times: term.coefficient) }
        if let subject = terms.first(where: { variables[$0.variable].isFresh && form.coefficient(of: $0.variable) != 0 }
        ) {
            define(subject.variable, by: constraint.complete(form), of: index)
            return index
        }
        form = expanded(form)
        if let subject = form.terms.first(where: { variables[$0.variable].kind == .free }) {
            define(subject.variable, by: constraint.complete(form), of: index)
            return index
        }
        insert(ofParameters(form), of: constraint)
        restoreFeasibility()
        optimize()
        return index
    }

    /// Changes the constant of a constraint's form. The tableau is repaired by the next call that needs it.
    mutating func change(_ index: Int, by difference: Double) {
        guard let constraint = constraints[index], difference != 0 else { return }
        let marker = constraint.below
        // The marker of the new equation is the old one less this.
        let shift = difference / constraint.sign
        if variables[marker].role == .basic {
            variables[marker].form.constant -= shift
            rowChanged(marker)
        }
        cleanColumn(of: marker)
        for basic in variables[marker].column {
            variables[basic].form.constant += variables[basic].form.coefficient(of: marker) * shift
            rowChanged(basic)
        }
        for user in variables[marker].users {
            variables[user].form.constant += variables[user].form.coefficient(of: marker) * shift
            touch(user)
        }
    }

    /// Changes the priority of an optional constraint to another one below 1000.
    mutating func change(_ index: Int, priority: Float) {
        guard var constraint = constraints[index], !constraint.isRequired else { return }
        addCosts(of: constraint, -1)
        constraint.priority = priority
        constraints[index] = constraint
        addCosts(of: constraint, 1)
        restoreFeasibility()
        optimize()
    }

    /// Adds a multiple of the costs that an optional constraint gives its errors.
    mutating func addCosts(of constraint: SolverConstraint, _ amount: Double) {
        if constraint.relation != .less { addCost(amount, at: constraint.priority, to: constraint.below) }
        if constraint.relation != .greater, let above = constraint.above {
            addCost(amount, at: constraint.priority, to: above)
        }
    }

    /// Adds the row of a constraint.
    private mutating func insert(_ form: LinearForm, of constraint: SolverConstraint) {
        var row = form
        guard let above = constraint.above else {
            row.multiply(by: -1 / constraint.sign)
            return enterBasis(constraint.below, row)
        }
        // The error that is not negative is basic: the row is feasible.
        if form.constant > 0 {
            row.add(constraint.below, times: 1)
            enterBasis(above, row)
            spreadCost(of: above)
        } else {
            row.multiply(by: -1)
            row.add(above, times: 1)
            enterBasis(constraint.below, row)
            spreadCost(of: constraint.below)
        }
    }

    // MARK: Definitions

    /// Solves an equation for a free variable, which has no definition yet.
    private mutating func define(_ variable: Int, by equation: LinearForm, of constraint: Int) {
        var form = equation
        form.multiply(by: -1 / form.remove(variable))
        constraints[constraint]?.subject = variable
        define(variable, form)
    }

    mutating func define(_ variable: Int, _ form: LinearForm) {
        variables[variable].role = .defined
        variables[variable].form = form
        for term in form.terms { variables[term.variable].users.append(variable) }
        touch(variable)
        let rank = 1 + (form.terms.map { variables[$0.variable].rank }.max() ?? 0)
        guard rank > variables[variable].rank else { return }
        variables[variable].rank = rank
        var raised = [variable]
        while let last = raised.popLast() {
            for user in variables[last].users where variables[user].rank <= variables[last].rank {
                variables[user].rank = variables[last].rank + 1
                raised.append(user)
            }
        }
    }

    /// Returns a form with all defined variables replaced.
    private mutating func expanded(_ form: LinearForm) -> LinearForm {
        collector.begin(variables: variables.count)
        collect(form, times: 1)
        while let term = collector.next() { collect(variables[term.variable].form, times: term.coefficient) }
        return collector.finish()
    }

    private mutating func collect(_ form: LinearForm, times factor: Double) {
        collector.constant += form.constant * factor
        for term in form.terms {
            let isDefined = variables[term.variable].role == .defined
            collector.add(
                term.variable, times: term.coefficient * factor,
                rank: isDefined ? variables[term.variable].rank : nil)
        }
    }

    /// Returns a form without definitions with all basic variables replaced.
    private mutating func ofParameters(_ form: LinearForm) -> LinearForm {
        var result = LinearForm(constant: form.constant)
        for term in form.terms {
            if variables[term.variable].role == .basic {
                result.add(variables[term.variable].form, times: term.coefficient, scratch: &scratch, entered: &entered)
            } else {
                result.add(term.variable, times: term.coefficient)
            }
        }
        entered.removeAll(keepingCapacity: true)
        return result
    }
}
