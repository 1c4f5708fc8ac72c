/// The actions that are undone, or redone, together.
struct UndoStep {
    /// The actions, in the order in which they were registered.
    var actions: [UndoAction]
    var name = ""

    /// A Boolean value that indicates whether any of its actions can still be performed.
    var isAlive: Bool { actions.contains { $0.isAlive() } }

    /// Returns the step without the actions on a target; `nil` if none are left.
    func without(_ target: ObjectIdentifier) -> UndoStep? {
        let others = actions.filter { $0.target != target }
        return others.isEmpty ? nil : UndoStep(actions: others, name: name)
    }
}
