import Touchstone

extension Desk {
    /// Performs an action of a panel.
    func perform(_ action: PanelAction) {
        guard let inquiry else { return }
        let wasTrying = inquiry.trial != nil
        switch action {
        case .ask(let question):
            let (isOpen, wasPicking) = (inquiry.isOpen, inquiry.isPicking)
            inquiry.ask(question)
            showPanel()
            chooseCard(isOpen: isOpen, wasPicking: wasPicking)
        case .pick:
            inquiry.endTrial()
            inquiry.isPicking.toggle()
            showPanel()
        case .closeCard:
            inquiry.close()
            showPanel()
            if let before = chosenBefore { shell.application.host.perform { focus.choose(before) } }
            chosenBefore = nil
        case .search(let want): inquiry.search(want)
        case .stopSearch: inquiry.stopSearch()
        case .attempt(let index): inquiry.attempt(index, style: style, at: now)
        case .playAgain: inquiry.playAgain(style: style, at: now)
        case .endTrial: inquiry.endTrial()
        }
        if wasTrying || inquiry.trial != nil { showTrial() }
    }

    /// Shows what is explained, and the card.
    func showPanel() {
        guard let running, let inquiry, running.state.isExplained else { return }
        let content = DrawerView.Content(
            card: inquiry.cardLines, lines: inquiry.lines(of: running), subject: inquiry.question,
            isPicking: inquiry.isPicking)
        shell.application.host.perform {
            drawer?.show(content)
            focus.refresh(in: shellWindow)
        }
    }

    /// Takes the finger out of a frame that asks about the view where it comes down: if that was chosen, and beside the panel while the scene plays
    /// input and takes no touches.
    func takeQuestion(from frame: inout InputFrame) {
        guard let running, let inquiry, inquiry.trial == nil, running.state.isExplained else { return }
        guard inquiry.isPicking || running.isReplaying else { return }
        let index = frame.contacts.firstIndex { $0.phase == .began && place.frame.contains($0.location) }
        guard let index else { return }
        let point = place.scenePoint(frame.contacts.remove(at: index).location)
        later { $0.perform(.ask(Question(name: "", place: .point(point)))) }
    }

    /// Lets keys go on from the card, if one of them has opened it; when it is closed, they go on from where they were.
    private func chooseCard(isOpen: Bool, wasPicking: Bool) {
        guard let chosen = focus.chosen, let drawer else { return }
        // The views are no longer listed.
        if !isOpen { chosenBefore = wasPicking ? drawer.list.lines.first : chosen }
        shell.application.host.perform { focus.choose(drawer.card.lines.first) }
    }

    /// Shows the trial, or the scene again.
    private func showTrial() {
        shell.application.host.perform {
            trialView?.removeFromSuperview()
            trialView = inquiry?.trial.map { trial in
                TrialView(trial, measure) { [weak self] action in self?.later { $0.perform(action) } }
            }
            if let trialView { shellWindow.addSubview(trialView) }
        }
        // Its fingers do not reach the scene behind it.
        if inquiry?.trial != nil { leaveScene() }
        layOut()
    }
}
