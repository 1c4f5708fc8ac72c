internal import TouchInput
internal import TouchStory
internal import TouchTrace
internal import Touchstone

/// The edits that may give what is wanted, from the answer to why it did not happen.
struct EditCandidates {
    private(set) var edits: [Edit] = []
    private let positions: Positions
    private let touch: TouchAnswers
    /// The location where the touch came down, in points of the screen.
    private let location: CGPoint?

    init(_ condition: Want.Condition, _ touch: TouchAnswers, at location: CGPoint?, _ positions: Positions) {
        (self.touch, self.positions, self.location) = (touch, positions, location)
        switch condition {
        case .recognized(let recognizer, _): addForRecognition(of: recognizer)
        case .notRecognized(let recognizer): addAgainst(recognizer)
        case .began(let view), .ended(let view): addForDelivery(to: view)
        }
    }

    /// The recognizers that received the touch.
    private var watchers: [RecognizerName] {
        touch.gestures.filter { $0.hasReceivedTouch }.map { $0.recognizer }
    }

    private mutating func add(_ edit: Edit) {
        if !edits.contains(edit), edit.subjects.allSatisfy({ positions[$0] != nil }) { edits.append(edit) }
    }

    // MARK: A recognizer that should recognize

    private mutating func addForRecognition(of recognizer: RecognizerName) {
        switch touch.why(recognizer).outcome {
        case .notAsked(let gate): add(gate, recognizer)
        case .recognized(let recognition):
            for other in recognition.wait?.others ?? [] { add(.removeRequirement(recognizer, toFail: other)) }
        case .lost(_, to: let winner, by: _): addAgainst(winner: winner, for: recognizer)
        case .refused(_, by: let refuser):
            switch refuser {
            case .delegate: add(.allowBeginning(recognizer))
            // Views are asked about those that would cancel their touches.
            case .view: add(.leaveTouches(recognizer))
            case .own, nil: break
            }
        case .failed, .waiting, .undecided, .ignored, .reset, .withdrawn: addLimits(of: recognizer)
        }
        for other in watchers where other != recognizer {
            if positions.requires(recognizer, other) { add(.removeRequirement(recognizer, toFail: other)) }
            addAgainst(winner: other, for: recognizer)
        }
        addLimits(of: recognizer)
        if let hit = touch.hit { add(.attach(recognizer, to: hit)) }
    }

    private mutating func addAgainst(winner: RecognizerName, for recognizer: RecognizerName) {
        if positions.requires(recognizer, winner) { add(.removeRequirement(recognizer, toFail: winner)) }
        add(.require(winner, toFail: recognizer))
        add(.attachLast(recognizer))
        if positions.takesDelegate(recognizer) {
            add(.allowTogether(recognizer, winner))
        } else if positions.takesDelegate(winner) {
            add(.allowTogether(winner, recognizer))
        }
        for (limit, value) in positions.limits(of: winner) where limit != .maximumTapDuration {
            add(.set(limit, 2 * value, of: winner))
        }
        add(.disable(winner))
    }

    private mutating func addLimits(of recognizer: RecognizerName) {
        for (limit, value) in positions.limits(of: recognizer) {
            // A pan and a long press recognize sooner, everything else is allowed more.
            let factors: [CGFloat] = limit == .hysteresis || limit == .minimumPressDuration ? [0.5, 0.25] : [2, 4]
            for factor in factors { add(.set(limit, factor * value, of: recognizer)) }
        }
    }

    private mutating func add(_ gate: GestureAnswer.Gate, _ recognizer: RecognizerName) {
        switch gate {
        case .view(let view, let reason, by: let other): add(reason, view: view, by: other)
        case .otherWindow(_, of: let window, hit: let hit):
            if let hitWindow = touch.window { add(.interact(hitWindow, false)) }
            add(.bringToFront(window))
            add(.attach(recognizer, to: hit))
        case .elsewhere(hit: let hit): add(.attach(recognizer, to: hit))
        case .disabled, .removedOrDisabled: add(.enable(recognizer))
        case .shouldReceive:
            if positions.takesDelegate(recognizer) { add(.receiveTouches(recognizer)) }
        case .noTouch:
            for view in positions.viewNames where positions.superview(of: view) == nil { add(.interact(view, true)) }
        case .removed, .otherApplication, .handlesNone, .typeNotAllowed, .otherKind, .otherType, .decided, .stated:
            break
        }
    }

    /// Adds what makes a hit test find a view that it has passed over.
    private mutating func add(_ reason: TraceRecord.Skip, view: ResponderName, by other: ResponderName) {
        switch reason {
        case .noInteraction: add(.interact(other, true))
        case .hidden: add(.show(other))
        case .transparent: add(.makeOpaque(other))
        case .outside:
            if let location, let place = positions.location(location, inWindowOf: other) {
                add(.enlarge(other, toContain: place))
            }
        case .covered, .overridden:
            // The sibling that is in front may be around the view that was hit.
            for front in ancestors(of: view) { add(.bringToFront(front)) }
            for cover in ancestors(of: other) where !ancestors(of: view).contains(cover) {
                add(.interact(cover, false))
            }
        case .animated: break
        }
    }

    /// Returns a view and those around it.
    private func ancestors(of view: ResponderName) -> [ResponderName] {
        var chain = [view]
        while let next = positions.superview(of: chain[chain.count - 1]), !chain.contains(next) { chain.append(next) }
        return chain
    }

    // MARK: A recognizer that should not

    private mutating func addAgainst(_ recognizer: RecognizerName) {
        for other in watchers where other != recognizer {
            add(.require(recognizer, toFail: other))
            add(.forbidTogether(recognizer, other))
            add(.attachLast(other))
        }
        if let hit = touch.hit, positions.takesDelegate(recognizer) { add(.refuseTouches(recognizer, on: hit)) }
        for (limit, value) in positions.limits(of: recognizer) where limit != .maximumTapDuration {
            add(.set(limit, 2 * value, of: recognizer))
        }
        add(.disable(recognizer))
    }

    // MARK: A view

    private mutating func addForDelivery(to view: ResponderName) {
        if let (reason, other) = touch.skip(of: view) { add(reason, view: view, by: other) }
        if touch.hit != view { add(.bringToFront(view)) }
        add(.interact(view, true))
        if let hit = touch.hit, hit != view { add(.interact(hit, false)) }
        add(.receiveManyTouches(view))
        if case .never(_, because: .veto(.exclusive(let other)?)) = touch.delivery.outcome { add(.shareTouches(other)) }
        for other in watchers {
            add(.leaveTouches(other))
            add(.deliversTouchesBeganImmediately(other))
            add(.deliversTouchesEndedImmediately(other))
            if positions.takesDelegate(other) { add(.refuseTouches(other, on: view)) }
            for (limit, value) in positions.limits(of: other) { add(.set(limit, 2 * value, of: other)) }
            add(.disable(other))
        }
    }
}
