import TouchInput

/// An object that records how to undo steps of work, and how to redo them.
///
///     undoManager?.registerUndo(withTarget: self) { $0.color = old }
///     undoManager?.setActionName("Color")
///
/// A step consists of the registrations between `beginUndoGrouping()` and `endUndoGrouping()`; outside of them, of all
/// registrations in one event of the running application, as on Apple's systems, where the run loop determines the end of an
/// event. A registration outside any event is a step of its own. While a step is undone, registrations form a step to redo, and
/// vice versa.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UndoManager {
    /// One event at one instant; timers that fire after it are separate occasions.
    struct Occasion: Equatable {
        var application: DispatcherIdentity
        var event: UInt64
        var instant: Instant

        nonisolated static func == (left: Occasion, right: Occasion) -> Bool {
            left.application === right.application && left.event == right.event && left.instant == right.instant
        }
    }

    /// The destination of registrations.
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
    /// The open groups, each inside the previous one; while undoing or redoing, the first is that of the undo or redo.
    private var open: [UndoStep] = []
    /// The actions in all steps, by target; `nil` until one is removed, and once steps have been performed or dropped.
    private var actions: [ObjectIdentifier: [UndoAction]]?
    /// The number of actions when they were listed, and that of the removed ones that are still in their steps.
    private var (listedCount, removedCount) = (0, 0)
    /// The occasion of the latest registration, if further registrations may join its step.
    private var occasion: Occasion?
    private var disabled = 0

    /// Creates a manager without steps.
    public init() {}

    // MARK: Registering

    /// Registers how to undo what is being done. Discards all steps to redo, unless called during an undo or redo.
    /// - Parameters:
    ///   - target: The target; not retained. When it is released, the action is dropped. In Embedded builds it has to live until
    ///     `removeAllActions(withTarget:)`.
    ///   - handler: The closure that undoes it; it receives the target, and therefore need not capture it.
    public final func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let action = UndoAction(ObjectIdentifier(target), UndoAction.Work(target, handler))
        actions?[action.target, default: []].append(action)
        listedCount += 1
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
        if mode == .recording, !redoSteps.isEmpty { (redoSteps, actions) = ([], nil) }
    }

    /// A Boolean value that indicates whether all registrations in one event are one step; `true` by default. With `false`, each
    /// registration outside a group is a step.
    public final var groupsByEvent = true

    /// A Boolean value that indicates whether registrations are recorded; see `disableUndoRegistration()`.
    public final var isUndoRegistrationEnabled: Bool { disabled == 0 }

    /// Ignores registrations until the matching `enableUndoRegistration()`; calls nest.
    public final func disableUndoRegistration() { disabled += 1 }

    /// Ends one `disableUndoRegistration()`; does nothing without a matching call.
    public final func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    // MARK: Groups

    /// The number of open groups.
    public final var groupingLevel: Int { open.count - base }

    /// Opens a group: all registrations until the matching `endUndoGrouping()` are one step; inner groups are part of the outer
    /// one.
    public final func beginUndoGrouping() {
        occasion = nil
        open.append(UndoStep(actions: []))
    }

    /// Closes the latest group; does nothing without one. A group without registrations is not a step.
    public final func endUndoGrouping() {
        guard groupingLevel > 0, let step = open.popLast() else { return }
        guard !open.isEmpty else { return push(step) }
        open[open.count - 1].actions += step.actions
        if !step.name.isEmpty { open[open.count - 1].name = step.name }
    }

    /// The number of open groups that belong to the current undo or redo.
    private var base: Int { mode == .recording ? 0 : 1 }

    /// The number of steps that are kept; 0, the default, means all. The oldest are dropped first.
    public final var levelsOfUndo = 0 {
        didSet { trim() }
    }

    // MARK: Undoing

    /// A Boolean value that indicates whether there is a step to undo whose target is alive.
    public final var canUndo: Bool {
        undoSteps.contains { $0.isAlive } || mode == .recording && open.contains { $0.isAlive }
    }

    /// A Boolean value that indicates whether there is a step to redo whose target is alive.
    public final var canRedo: Bool { redoSteps.contains { $0.isAlive } }

    /// A Boolean value that indicates whether a step is being undone.
    public final var isUndoing: Bool { mode == .undoing }

    /// A Boolean value that indicates whether a step is being redone.
    public final var isRedoing: Bool { mode == .redoing }

    /// Undoes the latest step: performs its actions, the latest first. Open groups are closed before. Does nothing during an undo
    /// or redo, or without a step.
    open func undo() {
        guard mode == .recording else { return }
        while groupingLevel > 0 { endUndoGrouping() }
        perform(as: .undoing)
    }

    /// Redoes the step that was undone last; see `undo()`.
    open func redo() {
        guard mode == .recording else { return }
        while groupingLevel > 0 { endUndoGrouping() }
        perform(as: .redoing)
    }

    private func perform(as kind: Mode) {
        (occasion, actions) = (nil, nil)
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
        guard let opposite, opposite.isKept else { return }
        if kind == .undoing { redoSteps.append(opposite) } else { undoSteps.append(opposite) }
        trim()
    }

    // MARK: Removing

    /// Removes all steps, and enables registration.
    public final func removeAllActions() {
        (undoSteps, redoSteps, occasion, disabled, actions, removedCount) = ([], [], nil, 0, nil, 0)
        open = mode == .recording ? [] : [UndoStep(actions: [])]
    }

    /// Removes the actions that were registered with a target.
    public final func removeAllActions(withTarget target: some AnyObject) {
        if actions == nil { list() }
        let removed = actions?.removeValue(forKey: ObjectIdentifier(target)) ?? []
        // Released at the end: the deinitializers of what they hold may call back here.
        let work = removed.map { $0.remove() }
        removedCount += removed.count
        occasion = nil
        if 2 * removedCount > listedCount { sweep() }
        _ = work
    }

    private func list() {
        var listed: [ObjectIdentifier: [UndoAction]] = [:]
        listedCount = 0
        for step in [undoSteps, redoSteps, open].joined() {
            for action in step.actions where action.isKept {
                listed[action.target, default: []].append(action)
                listedCount += 1
            }
        }
        actions = listed
    }

    /// Takes removed actions out of their steps.
    private func sweep() {
        (actions, removedCount) = (nil, 0)
        undoSteps = undoSteps.compactMap { $0.swept }
        redoSteps = redoSteps.compactMap { $0.swept }
        // Open groups stay open.
        for index in open.indices { open[index].actions.removeAll { !$0.isKept } }
    }

    // MARK: Names

    /// Names the open group, or else the latest step, for a menu: `Typing`.
    public final func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if let last = undoSteps.lastIndex(where: { $0.isKept }) {
            undoSteps[last].name = actionName
        }
    }

    /// The name of the step that `undo()` undoes; empty without a step or a name.
    public final var undoActionName: String { undoSteps.last { $0.isAlive }?.name ?? "" }

    /// The name of the step that `redo()` redoes; empty without a step or a name.
    public final var redoActionName: String { redoSteps.last { $0.isAlive }?.name ?? "" }

    private func push(_ step: UndoStep) {
        guard step.isKept else { return }
        undoSteps.append(step)
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        if removedCount > 0 { sweep() }
        if max(undoSteps.count, redoSteps.count) > levelsOfUndo { actions = nil }
        undoSteps.removeFirst(max(0, undoSteps.count - levelsOfUndo))
        redoSteps.removeFirst(max(0, redoSteps.count - levelsOfUndo))
    }
}

/// The actions that are undone, or redone, together.
struct UndoStep {
    /// The actions, in the order in which they were registered.
    var actions: [UndoAction]
    var name = ""

    /// A Boolean value that indicates whether any of its actions can still be performed.
    var isAlive: Bool { actions.contains { $0.isAlive } }

    /// A Boolean value that indicates whether any of its actions was not removed.
    var isKept: Bool { actions.contains { $0.isKept } }

    /// The step without removed actions; `nil` if none are left.
    var swept: UndoStep? {
        let kept = actions.filter { $0.isKept }
        return kept.isEmpty ? nil : UndoStep(actions: kept, name: name)
    }
}

/// An action on a target that is not retained.
final class UndoAction {
    /// The closures, which are released together.
    struct Work {
        let isAlive: () -> Bool
        let perform: () -> Void

        init<Target: AnyObject>(_ target: Target, _ handler: @escaping (Target) -> Void) {
            #if hasFeature(Embedded)
                isAlive = { true }
                perform = { [unowned(unsafe) target] in handler(target) }
            #else
                isAlive = { [weak target] in target != nil }
                perform = { [weak target] in if let target { handler(target) } }
            #endif
        }
    }

    let target: ObjectIdentifier
    /// `nil` once the action was removed.
    private var work: Work?

    init(_ target: ObjectIdentifier, _ work: Work) { (self.target, self.work) = (target, work) }

    var isKept: Bool { work != nil }

    var isAlive: Bool { work?.isAlive() ?? false }

    func perform() { work?.perform() }

    /// Removes the action; returns its closures, for the caller to release.
    func remove() -> Work? {
        defer { work = nil }
        return work
    }
}
