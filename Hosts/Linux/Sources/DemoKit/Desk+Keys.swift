import Touchstone

extension Desk {
    /// The keys of the window, by their codes in USB HID's keyboard page.
    private enum WindowKey: Int {
        case back = 41  // Escape
        case why = 59  // F2
        case speed = 60  // F3
        case pause = 61  // F4
        case step = 62  // F5
        case fill = 63  // F6
        case mirror = 64  // F7
        case fullscreen = 68  // F11
    }

    /// Returns a Boolean value that indicates whether a key is the window's own; if it is, what it is for is done after the input.
    ///
    /// In a kiosk there are no such keys, and most of them are for scenes.
    func takes(_ key: PressSample.Key) -> Bool {
        guard !isKiosk, let key = WindowKey(rawValue: key.code), running != nil || key == .fullscreen else {
            return false
        }
        later { $0.perform(key) }
        return true
    }

    private func perform(_ key: WindowKey) {
        switch key {
        case .back: close()
        case .why: change { $0.isExplained.toggle() }
        case .speed: change { $0.speed = $0.speed.next }
        case .pause: change { $0.isPaused.toggle() }
        case .step: step()
        case .fill: change { $0.isFilling.toggle() }
        case .mirror: change { $0.isMirrored.toggle() }
        case .fullscreen: fullscreenToggled()
        }
    }
}
