import Touchstone

extension Desk {
    /// Returns a Boolean value that indicates whether a key is the window's own; if it is, what it is for is done after the input.
    ///
    /// In a kiosk there are no such keys. A scene receives those that choose, unless something around it is chosen.
    func takes(_ key: PressSample.Key, _ modifiers: KeyModifiers) -> Bool {
        guard !isKiosk, let key = WindowKey(rawValue: key.code) else { return false }
        guard running == nil ? key.isForLauncher : !key.isForChoosing || focus.chosen != nil else { return false }
        later { $0.perform(key, isBack: modifiers.contains(.shift)) }
        return true
    }

    /// Does what a key is for.
    /// - Parameter isBack: A Boolean value that indicates whether Tab goes back; `false` by default.
    func perform(_ key: WindowKey, isBack: Bool = false) {
        switch key {
        case .back: goBack()
        case .keys:
            areKeysShown.toggle()
            layOut()
        case .why: change { $0.isExplained.toggle() }
        case .speed: change { $0.speed = $0.speed.next }
        case .pause: change { $0.isPaused.toggle() }
        case .step: step()
        case .fill: change { $0.isFilling.toggle() }
        case .mirror: change { $0.isMirrored.toggle() }
        case .pick:
            if running?.state.isExplained == false { change { $0.isExplained = true } }
            perform(.pick)
        case .dark: setDark(style != .dark)
        case .fullscreen: fullscreenToggled()
        case .choose:
            shell.application.host.perform { focus.step(isBack: isBack, in: shellWindow, isEndless: running == nil) }
        case .press: shell.application.host.perform { focus.press() }
        case .right, .left, .down, .up, .first, .last, .pageUp, .pageDown:
            shell.application.host.perform { focus.move(key, in: shellWindow) }
        }
    }

    /// Ends the trial or asking, closes the card, or goes back to the launcher.
    private func goBack() {
        if inquiry?.trial != nil { return perform(.endTrial) }
        if inquiry?.isPicking == true { return perform(.pick) }
        if inquiry?.isOpen == true { return perform(.closeCard) }
        let scene = running?.session.scene.name
        let wasChosen = focus.chosen != nil
        close()
        guard wasChosen else { return }
        shell.application.host.perform { focus.choose(scene.flatMap { launcher.reveal($0) }) }
    }
}
