import TouchArbitration
import TouchInput
import TouchTrace

/// A touch or a press: recognizers receive it, and a responder receives the steps of it that its gate lets through.
protocol GatedInput: AnyObject, Hashable {
    associatedtype Event: UIEvent

    /// The number of the touch or press within its application; names it in traces and is its hash value.
    var serial: Int { get }
    /// The index in the input table, 0…63.
    var slot: Int { get }
    /// The identifier that the host uses for it.
    var hostID: Int { get }
    var isDown: Bool { get }
    /// The step that it takes in the present event; `nil` for none.
    var step: TouchStep? { get }
    /// The name of it in the contest.
    var input: Contest.Input { get }
    /// The window that receives its events.
    var window: UIWindow? { get }
    /// The responder that receives it.
    var listener: UIResponder? { get }
    /// A Boolean value that indicates whether the listener is where it was when it was chosen.
    var isListenerInPlace: Bool { get }
    /// Shows, for one call, the values that belong to it; returns a Boolean value that indicates whether they are older
    /// than the present ones.
    func show(_ step: TouchStep, at now: Instant) -> Bool
    /// Shows the present values again.
    func showPresent()
    /// Ends the delivery to the listener.
    func taken()
    /// Releases the copies of it that wait for the next event.
    func dropCopies()
    /// Called when it was removed, since it is over; goes into the pool if its object can be another one.
    func wasRemoved(into pool: TouchPool)

    /// Returns the slots of the inputs that a recognizer receives.
    static func received(by recognizer: UIGestureRecognizer) -> UInt64
    /// Removes it from the inputs of a recognizer.
    func forget(by recognizer: UIGestureRecognizer)
    /// Returns the name of a step in traces.
    static func traced(_ step: TouchStep) -> TraceRecord.TouchStep
    /// Calls the method of a responder for a step.
    static func notify(_ listener: UIResponder, _ step: TouchStep, _ inputs: Set<Self>, _ event: Event)
    /// Calls the method of a recognizer for a step.
    static func notify(_ recognizer: UIGestureRecognizer, _ step: TouchStep, _ inputs: Set<Self>, _ event: Event)
}

/// The four steps of a touch or press, each with a method of responders and recognizers.
enum TouchStep: Int {
    case began
    case moved
    case ended
    case cancelled
}

extension GatedInput {
    // Without the checks that a slot is at least 0 and below 64, as it is.
    var bit: UInt64 { 1 &<< UInt64(truncatingIfNeeded: slot) }
}

/// The touches, or the presses, of an application by slot, and the sets of them that are passed to app code.
///
/// A set is made once for each combination of slots and then shared by all recognizers, views and app objects that use it; it is
/// never mutated afterwards. Therefore a moving finger allocates nothing.
final class InputTable<Input: GatedInput> {
    /// The slots of the inputs that belong to the present event: those that are down, were lifted in it, or are delivered late.
    var mask: UInt64 = 0
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var slots: [Input?] = Array(repeating: nil, count: inputTableCapacity)
    /// The inputs in use, oldest first.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var order: [Input] = []
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var sets: [UInt64: Set<Input>] = [:]
    /// The set that was returned last: for most events it is the one that is needed again.
    private(set) var latest: (mask: UInt64, set: Set<Input>) = (0, [])
    /// An empty set with the storage of a set of one input, for the next such set; a new one if app code has kept the old one. Sets of
    /// several are made anew, since their order depends on the size of the storage.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var spare: Set<Input> = []
    private var occupied: UInt64 = 0

    /// A slot for a new input; `nil` if all are in use.
    var freeSlot: Int? {
        occupied == .max ? nil : (~occupied).trailingZeroBitCount
    }

    func add(_ input: Input) {
        slots[input.slot] = input
        order.append(input)
        occupied |= input.bit
        forgetSets()
    }

    func remove(_ input: Input) {
        slots[input.slot] = nil
        for index in order.indices where order[index] === input {
            order.remove(at: index)
            break
        }
        occupied &= ~input.bit
        forgetSets()
        input.dropCopies()
    }

    /// Calls a function with each input in the slots of `mask`, oldest first; no app code.
    @inline(__always) func forEach(in mask: UInt64, _ body: (Input) -> Void) {
        for index in order.indices {
            Borrowed(order[index]).use { input in
                if input.bit & mask != 0 { body(input) }
            }
        }
    }

    /// Returns the oldest input in the slots of `mask`.
    func first(in mask: UInt64) -> Input? {
        for input in order where input.bit & mask != 0 { return input }
        return nil
    }

    /// Returns the input that is down and has the given host identifier.
    func down(_ id: Int) -> Input? { borrowed(id)?.object }

    /// Returns what `down(_:)` does, for use until an input may be removed.
    @inline(__always) func borrowed(_ id: Int) -> Borrowed<Input>? {
        for index in order.indices {
            let input = Borrowed(order[index])
            if input.use({ $0.hostID == id && $0.isDown }) { return input }
        }
        return nil
    }

    /// The slots of the inputs that are down.
    var downMask: UInt64 {
        var mask: UInt64 = 0
        for input in order where input.isDown { mask |= input.bit }
        return mask
    }

    var isEmpty: Bool { occupied == 0 }

    /// The window of all inputs that belong to the present event; `nil` if there are several. An input keeps its window.
    var onlyWindow: Borrowed<UIWindow>? {
        var only: Borrowed<UIWindow>?
        var areSeveral = false
        forEach(in: mask) { input in
            if let only {
                if !only.use({ $0 === input.window }) { areSeveral = true }
            } else {
                only = Borrowed(of: input.window)
            }
        }
        return areSeveral ? nil : only
    }

    /// A Boolean value that indicates whether any input has changed in the present event: otherwise there is none (M-18).
    var hasStep: Bool {
        for input in order where input.bit & mask != 0 && input.step != nil { return true }
        return false
    }

    /// Returns a Boolean value that indicates whether any input that belongs to the present event is in the window.
    func holdsAny(of window: UIWindow) -> Bool {
        for input in order where input.bit & mask != 0 && input.window === window { return true }
        return false
    }

    var downCount: Int {
        var count = 0
        for input in order where input.isDown { count += 1 }
        return count
    }

    func mask(within bits: UInt64, where isMember: (Input) -> Bool) -> UInt64 {
        var mask: UInt64 = 0
        for input in order where input.bit & bits != 0 && isMember(input) { mask |= input.bit }
        return mask
    }

    /// Returns the set of the inputs in the slots of `mask`.
    func set(_ mask: UInt64) -> Set<Input> {
        if mask == latest.mask { return latest.set }
        let set = knownSet(mask)
        latest = (mask, set)
        return set
    }

    private func knownSet(_ mask: UInt64) -> Set<Input> {
        if let known = sets[mask] { return known }
        var set: Set<Input> = []
        if mask.nonzeroBitCount == 1 { swap(&set, &spare) } else { set.reserveCapacity(mask.nonzeroBitCount) }
        for input in order where input.bit & mask != 0 { set.insert(input) }
        if sets.count >= maximumSets { sets.removeAll(keepingCapacity: true) }
        sets[mask] = set
        return set
    }

    private func forgetSets() {
        if !sets.isEmpty { sets.removeAll(keepingCapacity: true) }
        if latest.set.count == 1 {
            swap(&latest.set, &spare)
            spare.removeAll(keepingCapacity: true)
        }
        latest = (0, [])
    }
}

/// The number of inputs that the table can hold: those that are down, and those that were lifted and still have to be delivered
/// to a responder.
let inputTableCapacity = 64
/// The number of sets that are kept: enough for every combination of ten fingers.
private let maximumSets = 2_048
