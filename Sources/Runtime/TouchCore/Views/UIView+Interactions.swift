extension UIView {
    /// The interactions, in the order in which they were added. Assigning an array adds the new elements and removes the missing
    /// ones.
    public var interactions: [any UIInteraction] {
        get { interactionStorage.list }
        set {
            let kept = InteractionList(newValue)
            for old in interactionStorage.list where !kept.contains(old) { removeInteraction(old) }
            for interaction in newValue { addInteraction(interaction) }
            // In the order of the array; a callback may have removed one in the meantime, or added another.
            interactionStorage = InteractionList((newValue + interactionStorage.list).filter { has($0) })
        }
    }

    /// Adds an interaction and calls its `willMove(to:)` and `didMove(to:)`; it is first removed from the view that it was added
    /// to before. An interaction that this view already has keeps its position, and is not called.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard !has(interaction) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        // The callback may have added the interaction to a view itself: this call finishes later and therefore wins.
        if interaction.view !== self { interaction.view?.removeInteraction(interaction) }
        guard !has(interaction) else { return }
        interactionStorage.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction and calls its `willMove(to: nil)` and `didMove(to: nil)`; does nothing if the view does not have
    /// it.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard has(interaction) else { return }
        interaction.willMove(to: nil)
        interactionStorage.remove(interaction)
        interaction.didMove(to: nil)
    }

    private func has(_ interaction: any UIInteraction) -> Bool {
        interactionStorage.contains(interaction)
    }
}

/// The interactions of a view, each once.
struct InteractionList {
    private(set) var list: [any UIInteraction] = []
    private var members: Set<ObjectIdentifier> = []

    init(_ interactions: [any UIInteraction] = []) {
        for interaction in interactions { append(interaction) }
    }

    func contains(_ interaction: any UIInteraction) -> Bool {
        members.contains(ObjectIdentifier(interaction as AnyObject))
    }

    mutating func append(_ interaction: any UIInteraction) {
        if members.insert(ObjectIdentifier(interaction as AnyObject)).inserted { list.append(interaction) }
    }

    mutating func remove(_ interaction: any UIInteraction) {
        guard members.remove(ObjectIdentifier(interaction as AnyObject)) != nil else { return }
        for index in list.indices where list[index] === interaction {
            list.remove(at: index)
            return
        }
    }
}

/// Behavior that an object adds to a view, for instance with recognizers of its own.
///
/// The view keeps the object; the object usually keeps the view in a weak property, which `didMove(to:)` sets.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol UIInteraction: AnyObject {
    /// The view that the interaction was added to; `nil` if there is none.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed from its view (`nil`); `view` is still the previous one.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or removed from its view (`nil`).
    func didMove(to view: UIView?)
}

extension UIView {
    /// The recognizers in order of precedence: those that were attached later come first (B-147). `nil` until the first one is added.
    package final var recognizersInPrecedence: ReversedCollection<[UIGestureRecognizer]>? {
        recognizerStorage?.reversed()
    }

    /// The recognizers, in the order in which they were added; `nil` until the first one is added.
    ///
    /// Assigning replaces them: recognizers that remain keep their touches, and the new order is that of the array (S-131).
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizerStorage }
        set {
            let wanted = newValue ?? []
            let kept = Set(wanted.map { ObjectIdentifier($0) })
            for old in recognizerStorage ?? [] where !kept.contains(ObjectIdentifier(old)) {
                removeGestureRecognizer(old)
            }
            for recognizer in wanted where recognizer.viewStorage !== self { addGestureRecognizer(recognizer) }
            // An override may have rejected some of them.
            for recognizer in wanted where recognizer.viewStorage === self { recognizer.rank = -1 }
            var ordered: [UIGestureRecognizer] = []
            for recognizer in wanted where recognizer.viewStorage === self && recognizer.rank < 0 {
                recognizer.rank = Int64(ordered.count)
                recognizer.dispatcher?.ranking.orderChanged()
                ordered.append(recognizer)
            }
            recognizerStorage = newValue == nil ? nil : ordered
        }
    }
}

extension UIView {
    /// Makes the first responder resign if it is the view or inside it, as an app does when a finger touches the background.
    /// - Parameter force: A Boolean value that indicates whether it resigns even if it refuses.
    /// - Returns: A Boolean value that indicates whether it has resigned.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let first = window.firstResponder as? UIView, first.isDescendant(of: self) else {
            return false
        }
        if first.resignFirstResponder() { return true }
        if force, window.firstResponder === first { window.firstResponder = nil }
        return window.firstResponder !== first
    }
}
