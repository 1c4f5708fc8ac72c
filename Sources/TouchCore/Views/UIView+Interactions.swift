extension UIView {
    /// The interactions, in the order in which they were added; assigning adds what is new and removes what is missing.
    public var interactions: [any UIInteraction] {
        get { interactionStorage }
        set {
            for old in interactionStorage where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for interaction in newValue { addInteraction(interaction) }
            // As the array has them; a callback may have removed one meanwhile, or added another.
            var ordered: [any UIInteraction] = []
            for interaction in newValue + interactionStorage
            where has(interaction) && !ordered.contains(where: { $0 === interaction }) {
                ordered.append(interaction)
            }
            interactionStorage = ordered
        }
    }

    /// Adds an interaction, which hears `willMove(to:)` and `didMove(to:)`; it leaves the view that it was added to before.
    /// One that is here already stays where it is and hears nothing.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard !has(interaction) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        // The callback may have added it somewhere: this call is the later one to finish.
        if interaction.view !== self { interaction.view?.removeInteraction(interaction) }
        guard !has(interaction) else { return }
        interactionStorage.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction, which hears `willMove(to: nil)` and `didMove(to: nil)`; does nothing if it is not here.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard has(interaction) else { return }
        interaction.willMove(to: nil)
        interactionStorage.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    private func has(_ interaction: any UIInteraction) -> Bool {
        interactionStorage.contains { $0 === interaction }
    }
}
