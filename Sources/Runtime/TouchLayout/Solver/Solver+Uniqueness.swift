extension Solver {
    /// Returns a Boolean value that indicates whether all best solutions give a variable the same value. Works on copies of the solver.
    func isUnique(_ variable: Int) -> Bool {
        for direction in [1.0, -1] {
            var copy = self
            copy.settle()
            let value = copy.variables[variable].value
            // A wish weaker than all constraints moves the variable, if anything can.
            _ = copy.add(
                [LinearTerm(variable: variable, coefficient: 1)], -(value + direction * 1e5), .equal, priority: 0)
            copy.settle()
            if abs(copy.variables[variable].value - value) > 1e-4 { return false }
        }
        return true
    }
}
