extension UIApplication {
    /// Lets media keys reach the first responder (B-384).
    public final func beginReceivingRemoteControlEvents() {
        isReceivingRemoteControlEvents = true
    }

    /// Keeps media keys from the app; the state at the start.
    public final func endReceivingRemoteControlEvents() {
        isReceivingRemoteControlEvents = false
    }
}
