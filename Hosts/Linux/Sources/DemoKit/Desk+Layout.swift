import Touchstone

extension Desk {
    /// Places everything: the bar above the scene, the panel beside it or below, the keys at the bottom.
    func layOut() {
        isPlaceNew = true
        guard !isKiosk else { return placeScene(in: CGRect(origin: .zero, size: size)) }
        let stage = shell.application.host.perform { placeShell() }
        placeScene(in: stage)
    }

    /// Places the shell; returns the area of the scene.
    private func placeShell() -> CGRect {
        keyLine.isHidden = !areKeysShown
        let keys = running == nil ? WindowKey.inLauncher : WindowKey.inScene
        let keyHeight = areKeysShown ? keyLine.show(keys, in: size) : 0
        var stage = CGRect(x: 0, y: 0, width: size.width, height: max(1, size.height - keyHeight))
        launcher.frame = stage
        launcher.layoutIfNeeded()
        guard let running else { return stage }
        bar?.frame = CGRect(x: 0, y: 0, width: size.width, height: SceneBar.height)
        bar?.show(running.state)
        stage = stage.divided(atDistance: SceneBar.height, from: .minYEdge).remainder
        drawer?.isHidden = !running.state.isExplained
        if running.state.isExplained {
            // Beside the scene, or below it in a narrow window.
            let isNarrow = size.width < 2 * DrawerView.width
            let share = isNarrow ? (stage.height / 2).rounded() : DrawerView.width
            let (panel, rest) = stage.divided(atDistance: share, from: isNarrow ? .maxYEdge : .maxXEdge)
            drawer?.frame = panel
            stage = rest
        }
        if let trial = inquiry?.trial, let trialView {
            trialView.frame = stage
            trialPlaces = trialView.show(trial, scale: scale)
        }
        focus.refresh(in: shellWindow)
        return stage
    }

    private func placeScene(in stage: CGRect) {
        guard let running else { return }
        let isWhole = isKiosk || running.state.isFilling
        func place(_ size: CGSize) -> ScenePlace { ScenePlace(size, in: stage, margin: isWhole ? 0 : 16, scale: scale) }
        let wanted = isWhole ? stage.size : running.session.scene.windowSize
        // Its pixels are those of the window.
        running.resize(wanted, scale: scale * place(wanted).scale, at: now)
        self.place = place(running.session.size)
    }
}
