/// An action on a target that is not retained.
struct UndoAction {
    let target: ObjectIdentifier
    let isAlive: () -> Bool
    let perform: () -> Void

    init<Target: AnyObject>(_ target: Target, _ handler: @escaping (Target) -> Void) {
        self.target = ObjectIdentifier(target)
        #if hasFeature(Embedded)
            isAlive = { true }
            perform = { [unowned(unsafe) target] in handler(target) }
        #else
            isAlive = { [weak target] in target != nil }
            perform = { [weak target] in if let target { handler(target) } }
        #endif
    }
}
