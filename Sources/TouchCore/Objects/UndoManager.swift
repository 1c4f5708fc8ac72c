import TouchInput

/// Remembers how to take back what was done, step by step, and how to do it again.
///
///     undoManager?.registerUndo(withTarget: self) { $0.colour = old }
///     undoManager?.setActionName("Colour")
///
/// A step is what `beginUndoGrouping()` and `endUndoGrouping()` enclose; outside of them, everything that is registered in
/// one event of the running application, as on Apple's systems, where a run loop says when an event is over. What is
/// registered outside of any event is a step of its own. While a step is undone, what is registered becomes a step to
/// redo, and the other way round.
open class UndoManager {
    /// One event at one instant: timers that fire after it are not the same.
    struct Occasion: Equatable {
        var event: UInt64
        var instant: Instant
    }

    /// What becomes of registrations.
    private enum Mode {
        /// Steps to undo.
        case recording
        /// A step to redo.
        case undoing
        /// A step to undo.
        case redoing
    }

    private var mode = Mode.recording
    private var undoSteps: [UndoStep] = []
    private var redoSteps: [UndoStep] = []
    /// Steps that are being put together, each inside of the one before; at the bottom that of an undo or redo.
    private var open: [UndoStep] = []
    /// When the latest step was registered, if further registrations may join it.
    private var occasion: Occasion?
    private var disabled = 0

    /// Creates a manager without steps.
    public init() {}

    // MARK: Registering

    /// Remembers how to take back what is being done. Whatever could be redone is forgotten, unless this happens in an
    /// undo or redo.
    /// - Parameters:
    ///   - target: not retained; once it is gone, there is nothing to take back. In Embedded builds it has to live until
    ///     `removeAllActions(withTarget:)`.
    ///   - handler: takes it back; is given the target, which it therefore need not capture.
    public final func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let action = UndoAction(target, handler)
        if !open.isEmpty {
            open[open.count - 1].actions.append(action)
        } else {
            let present = groupsByEvent ? UIApplication.undoOccasion : nil
            if present != nil, present == occasion, !undoSteps.isEmpty {
                undoSteps[undoSteps.count - 1].actions.append(action)
            } else {
                push(UndoStep(actions: [action]))
            }
            occasion = present
        }
        if mode == .recording { redoSteps = [] }
    }

    /// Whether everything that is registered in one event is one step; `true` by default. With `false` each registration
    /// outside of a group is a step.
    public final var groupsByEvent = true

    /// Whether anything is remembered; see `disableUndoRegistration()`.
    public final var isUndoRegistrationEnabled: Bool { disabled == 0 }

    /// Forgets what is registered until the matching `enableUndoRegistration()`; calls nest.
    public final func disableUndoRegistration() { disabled += 1 }

    /// Ends one `disableUndoRegistration()`; one too many does nothing.
    public final func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    // MARK: Groups

    /// How many groups are open.
    public final var groupingLevel: Int { open.count - base }

    /// Everything registered until the matching `endUndoGrouping()` is one step; inner groups are part of the outer one.
    public final func beginUndoGrouping() {
        occasion = nil
        open.append(UndoStep(actions: []))
    }

    /// Ends one `beginUndoGrouping()`; one too many does nothing. A group in which nothing was registered is no step.
    public final func endUndoGrouping() {
        guard groupingLevel > 0, let step = open.popLast() else { return }
        guard !open.isEmpty else { return push(step) }
        open[open.count - 1].actions += step.actions
        if !step.name.isEmpty { open[open.count - 1].name = step.name }
    }

    /// Of these open steps one belongs to the undo or redo that goes on.
    private var base: Int { mode == .recording ? 0 : 1 }

    /// How many steps are remembered; 0, the default, means all. The oldest are forgotten first.
    public final var levelsOfUndo = 0 {
        didSet { trim() }
    }

    // MARK: Undoing

    /// Whether there is a step to take back of which the target lives.
    public final var canUndo: Bool {
        undoSteps.contains { $0.isAlive } || mode == .recording && open.contains { $0.isAlive }
    }

    /// Whether there is a step to do again of which the target lives.
    public final var canRedo: Bool { redoSteps.contains { $0.isAlive } }

    /// Whether a step is being taken back.
    public final var isUndoing: Bool { mode == .undoing }

    /// Whether a step is being done again.
    public final var isRedoing: Bool { mode == .redoing }

    /// Takes back the latest step: its actions, the latest first. Open groups end before. Inside of an undo or redo, and
    /// without a step, it does nothing.
    open func undo() {
        guard mode == .recording else { return }
        while groupingLevel > 0 { endUndoGrouping() }
        perform(as: .undoing)
    }

    /// Does the step that was taken back last again; see `undo()`.
    open func redo() {
        guard mode == .recording else { return }
        while groupingLevel > 0 { endUndoGrouping() }
        perform(as: .redoing)
    }

    private func perform(as kind: Mode) {
        occasion = nil
        var step: UndoStep?
        repeat { step = kind == .undoing ? undoSteps.popLast() : redoSteps.popLast() } while step?.isAlive == false
        guard let step else { return }
        mode = kind
        open = [UndoStep(actions: [], name: step.name)]
        for action in step.actions.reversed() { action.perform() }
        while groupingLevel > 0 { endUndoGrouping() }
        let opposite = open.popLast()
        open = []
        mode = .recording
        guard let opposite, !opposite.actions.isEmpty else { return }
        if kind == .undoing { redoSteps.append(opposite) } else { undoSteps.append(opposite) }
        trim()
    }

    // MARK: Forgetting

    /// Forgets all steps, and remembers what is registered from now on.
    public final func removeAllActions() {
        (undoSteps, redoSteps, occasion, disabled) = ([], [], nil, 0)
        open = mode == .recording ? [] : [UndoStep(actions: [])]
    }

    /// Forgets what was registered with that target.
    public final func removeAllActions(withTarget target: some AnyObject) {
        let identity = ObjectIdentifier(target)
        undoSteps = undoSteps.compactMap { $0.without(identity) }
        redoSteps = redoSteps.compactMap { $0.without(identity) }
        // Open groups stay open.
        for index in open.indices { open[index].actions.removeAll { $0.target == identity } }
        occasion = nil
    }

    // MARK: Names

    /// Names the step that is being put together, else the latest, for a menu: `Typing`.
    public final func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if !undoSteps.isEmpty {
            undoSteps[undoSteps.count - 1].name = actionName
        }
    }

    /// The name of the step that `undo()` takes back; empty without a step or a name.
    public final var undoActionName: String { undoSteps.last { $0.isAlive }?.name ?? "" }

    /// The name of the step that `redo()` does again; empty without a step or a name.
    public final var redoActionName: String { redoSteps.last { $0.isAlive }?.name ?? "" }

    private func push(_ step: UndoStep) {
        guard !step.actions.isEmpty else { return }
        undoSteps.append(step)
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoSteps.removeFirst(max(0, undoSteps.count - levelsOfUndo))
        redoSteps.removeFirst(max(0, redoSteps.count - levelsOfUndo))
    }
}
