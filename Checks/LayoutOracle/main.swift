// Prints random systems of constraints with the solver's answers, for Scripts/check-layout, which asks another solver.
//
//     LayoutOracle SEED COUNT
//
// A line each:
//     system N                                 a new, empty solver
//     v INDEX 0|1                              a variable; 1: at least 0
//     + ID < | = | > PRIORITY CONSTANT C*V …   a constraint: constant and terms have the relation to 0
//     b ID ID …                                the first was broken: it contradicts the others
//     - ID                                     the constraint was removed
//     c ID CONSTANT                            its constant is another one
//     x VALUE …                                the values of the variables
import CheckSupport

/// A random history of a solver.
struct History {
    var numbers: SeededNumbers
    var solver = Solver()
    var variables: [Int] = []
    var constraints: [(id: Int, constant: Double)] = []

    mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(numbers.next() % UInt64(values.count))] }

    mutating func run(_ name: Int) {
        print("system", name)
        let priorities: [Float] = pick([[1000], [1000, 500], [1000, 1000, 750, 250]])
        for index in 0..<(2 + Int(numbers.next() % 6)) {
            let isNonnegative = numbers.next() % 3 == 0
            variables.append(solver.makeVariable(isNonnegative: isNonnegative))
            print("v", index, isNonnegative ? 1 : 0)
        }
        for _ in 0..<(2 + Int(numbers.next() % 12)) {
            switch numbers.next() % 8 {
            case 0 where !constraints.isEmpty: removeOne()
            case 1 where !constraints.isEmpty: changeOne()
            default: addOne(priorities)
            }
            solver.settle()
            report()
        }
    }

    private mutating func addOne(_ priorities: [Float]) {
        let (priority, relation) = (pick(priorities), pick([SolverRelation.less, .equal, .equal, .greater]))
        let constant = pick([0.0, 8, -8, 20, -20, 44, -100, 300])
        var terms: [LinearTerm] = []
        for _ in 0..<(1 + numbers.next() % 3) {
            terms.append(
                LinearTerm(variable: pick(variables), coefficient: pick([1.0, -1, 1, -1, 1, -1, 0.5, -0.5, 2, -3])))
        }
        let id = solver.add(terms, constant, relation, priority: priority)
        constraints.removeAll { $0.id == id }
        constraints.append((id, constant))
        let sign = relation == .less ? "<" : relation == .equal ? "=" : ">"
        let sum = terms.map { "\($0.coefficient)*\(variables.firstIndex(of: $0.variable)!)" }.joined(separator: " ")
        print("+", id, sign, priority, constant, sum)
    }

    private mutating func removeOne() {
        let index = Int(numbers.next() % UInt64(constraints.count))
        print("-", constraints[index].id)
        solver.remove(constraints.remove(at: index).id)
    }

    private mutating func changeOne() {
        let index = Int(numbers.next() % UInt64(constraints.count))
        let constant = pick([0.0, 5, -7, 60, -150])
        solver.change(constraints[index].id, by: constant - constraints[index].constant)
        constraints[index].constant = constant
        print("c", constraints[index].id, constant)
    }

    private mutating func report() {
        for conflict in solver.conflicts {
            print("b", ([conflict.broken] + conflict.constraints).map { "\($0)" }.joined(separator: " "))
            constraints.removeAll { $0.id == conflict.broken }
        }
        solver.forgetConflicts()
        print("x", variables.map { "\(solver.value($0))" }.joined(separator: " "))
    }
}

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
for number in 0..<(arguments.count > 1 ? arguments[1] : 1000) {
    var history = History(numbers: SeededNumbers(seed: (arguments.first ?? 1) &+ number &* 0x9E37_79B9))
    history.run(Int(number))
}
