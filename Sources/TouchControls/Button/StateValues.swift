/// The values of a control's property by state: a state without a value has that of the normal state.
struct StateValues<Value> {
    private var entries: [(state: UIControl.State, value: Value)] = []

    subscript(exactly state: UIControl.State) -> Value? {
        get { entries.first { $0.state == state }?.value }
        set {
            entries.removeAll { $0.state == state }
            if let newValue { entries.append((state, newValue)) }
        }
    }

    subscript(state: UIControl.State) -> Value? {
        self[exactly: state] ?? self[exactly: .normal]
    }
}
