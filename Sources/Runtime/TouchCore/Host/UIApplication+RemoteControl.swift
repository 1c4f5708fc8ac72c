extension UIApplication {
    /// Starts the delivery of media keys to the first responder (B-384).
    public final func beginReceivingRemoteControlEvents() {
        isReceivingRemoteControlEvents = true
    }

    /// Stops the delivery of media keys to the app; the initial state.
    public final func endReceivingRemoteControlEvents() {
        isReceivingRemoteControlEvents = false
    }
}
