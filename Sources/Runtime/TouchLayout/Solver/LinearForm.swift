/// A variable times a number.
struct LinearTerm {
    /// The index of the variable in its solver.
    var variable: Int
    var coefficient: Double
}

/// The sum of a constant and terms, one for each variable, in the order of the variables.
struct LinearForm {
    var constant: Double = 0
    private(set) var terms: [LinearTerm] = []

    /// The size below which a coefficient is a rounding error: those of layouts are near 1.
    static let least = 1e-9

    /// Returns the coefficient of a variable; 0 if the form does not have it.
    func coefficient(of variable: Int) -> Double {
        let index = index(of: variable)
        return index < terms.count && terms[index].variable == variable ? terms[index].coefficient : 0
    }

    /// Returns the index of the first term whose variable is not before another one.
    private func index(of variable: Int) -> Int {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Removes a variable; returns its coefficient.
    mutating func remove(_ variable: Int) -> Double {
        let index = index(of: variable)
        guard index < terms.count, terms[index].variable == variable else { return 0 }
        return terms.remove(at: index).coefficient
    }

    /// Adds a multiple of a variable.
    mutating func add(_ variable: Int, times coefficient: Double) {
        let index = index(of: variable)
        guard index < terms.count, terms[index].variable == variable else {
            return terms.insert(LinearTerm(variable: variable, coefficient: coefficient), at: index)
        }
        terms[index].coefficient += coefficient
        if abs(terms[index].coefficient) < Self.least { terms.remove(at: index) }
    }

    mutating func multiply(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].coefficient *= factor }
    }

    /// Adds a multiple of another form.
    /// - Parameters:
    ///   - scratch: Memory for the sum, which is exchanged with that of the terms, so that nothing is allocated.
    ///   - entered: Receives the variables that the form did not have.
    mutating func add(
        _ other: LinearForm, times factor: Double, scratch: inout [LinearTerm], entered: inout [Int]
    ) {
        constant += other.constant * factor
        scratch.removeAll(keepingCapacity: true)
        var (left, right) = (0, 0)
        while left < terms.count || right < other.terms.count {
            if right == other.terms.count
                || left < terms.count && terms[left].variable < other.terms[right].variable
            {
                scratch.append(terms[left])
                left += 1
                continue
            }
            let term = other.terms[right]
            right += 1
            var coefficient = term.coefficient * factor
            let isNew = left == terms.count || terms[left].variable > term.variable
            if !isNew {
                coefficient += terms[left].coefficient
                left += 1
            }
            guard abs(coefficient) >= Self.least else { continue }
            if isNew { entered.append(term.variable) }
            scratch.append(LinearTerm(variable: term.variable, coefficient: coefficient))
        }
        swap(&terms, &scratch)
    }
}
