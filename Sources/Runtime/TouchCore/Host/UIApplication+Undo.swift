// The application is the end of the chain: an unhandled shake offers to undo (B-381, S-238).

extension UIApplication {
    /// The current event in the running application; `nil` outside a host's call.
    class var undoOccasion: UndoManager.Occasion? {
        guard let dispatcher = running?.dispatcher, dispatcher.isBusy else { return nil }
        return UndoManager.Occasion(
            application: dispatcher.tracer.identity, event: dispatcher.feeding.eventNumber, instant: dispatcher.now)
    }

    /// Offers to undo with the manager of the responder that received the beginning of the shake.
    final func offerUndoIfPossible(after motion: UIEvent.EventSubtype) {
        let shaken = dispatcher.systemEvent.shaken ?? startOfChain(for: nil)
        guard motion == .motionShake, applicationSupportsShakeToEdit, let manager = shaken.undoManager,
            manager.canUndo
        else { return }
        offerUndo(with: manager)
    }
}
