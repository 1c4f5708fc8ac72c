/// What is taken back, or done again, at once.
struct UndoStep {
    /// In the order in which they were registered.
    var actions: [UndoAction]
    var name = ""

    /// Whether anything of it can still be done.
    var isAlive: Bool { actions.contains { $0.isAlive() } }

    /// What is left of it without that target; `nil` if that is nothing.
    func without(_ target: ObjectIdentifier) -> UndoStep? {
        let others = actions.filter { $0.target != target }
        return others.isEmpty ? nil : UndoStep(actions: others, name: name)
    }
}
