public import Touchstone

/// The changes of an app in one run, each of which is made as soon as all that it is about was there.
@_spi(Page) public final class LiveChanges {
    private var pending: [PlacedEdit]
    private var names: RunNames
    /// The delegates of changed recognizers, which recognizers do not retain.
    private var delegates: [AdvisedDelegate] = []

    /// - Parameters:
    ///   - edits: The edits.
    ///   - names: The names of a run without edits, which the objects get.
    init(_ edits: [PlacedEdit], _ names: RunNames) { (pending, self.names) = (edits, names) }

    /// Keeps the names for their objects. Called before the app receives anything.
    public func begin(in application: UIApplication) { names.reserve(in: application) }

    /// Makes what can be made. Called before the app receives a frame.
    /// - Parameters:
    ///   - application: The application.
    ///   - isLook: The value of the frame's `isLook(isFirst:)`.
    public func make(in application: UIApplication, isLook: Bool) {
        if isLook { names.adopt(in: application) }
        // All are looked for before one is made: a change may move what the next one is about.
        let found = pending.filter { $0.find(in: application) }
        pending.removeAll { edit in found.contains { $0 === edit } }
        application.host.perform { for edit in found { delegates += edit.make() } }
    }
}
