extension Contest {
    /// An instruction to the shell. Each is a decision that has been made, or a question; they are performed in order. Causes and sets
    /// are read from the contest while the effect is performed: copies of them would cost more than most effects.
    public enum Effect: Hashable, Sendable {
        /// Ask whose failure the contestant awaits; answer with `reply(_:awaits:)`.
        case askRequirements(Arbiter.Ticket)
        /// Ask whether the contestant may begin and which contestants it prevents; answer with `reply(_:_:)`.
        case askBegin(Arbiter.Ticket)
        /// Ask the ancestors of the responder whether these touches may begin in it; call `refuse(_:)` if not.
        case askDelivery(Batch)
        /// App code may have moved views or recognizers: veto the inputs and withdraw the contestants that are gone (B-202…B-204).
        case review
        /// The contestant entered the phase; `Arbiter.cause(of:)` is the cause of a failure or cancellation. Its targets are called by
        /// `act`.
        case enter(Contestant, GesturePhase)
        /// Call the contestant's targets.
        case act(Contestant, GesturePhase)
        /// Call a method of a responder.
        case deliver(Batch)
        /// A responder that has received nothing of the input will receive nothing; whether a contestant has taken it.
        case silence(Input, isClaimed: Bool)
        /// The contestant recognized, but was withdrawn before that was reported: report nothing in this attempt. `Arbiter.cause(of:)`
        /// is the cause.
        case undo(Contestant)
        /// The attempt is over, with this phase: call the recognizer's `reset`, then `discharge(_:)`.
        case reset(Contestant, GesturePhase)
        /// Nothing to perform.
        case report(Finding)
    }

    /// One call of one responder: one step of touches, or of presses, that it receives together.
    public struct Batch: Hashable, Sendable {
        /// The step; a single one.
        public var step: DeliveryGate.Steps
        /// The slots, one bit each.
        public var slots: UInt64
        /// A Boolean value that indicates whether these are presses.
        public var isPress: Bool

        /// Creates a batch.
        package init(step: DeliveryGate.Steps, slots: UInt64, isPress: Bool) {
            (self.step, self.slots, self.isPress) = (step, slots, isPress)
        }
    }

    /// Something that a shell may report.
    public enum Finding: Hashable, Sendable {
        /// The contestant has claimed and waits until all of `Arbiter.awaited(by:)` have failed.
        case hold(Contestant)
        /// The contestants of `cycle` await each other; the first of them has been failed.
        case deadlock
        /// A contestant was open although nothing was left that could decide it, and has been closed.
        case abandoned(Contestant)
        /// App code submits something in every round: the turn was cut off, and the rest is left for the next one.
        case endless(Excess)
        /// The steps that a responder receives now, and the facts that decide it. Observers only.
        case released(Input, DeliveryGate.Facts, DeliveryGate.Steps)
        /// A responder does not receive a step yet, because of `holders(of:_:)`. Observers only.
        case withheld(Input, DeliveryGate.Steps)
        /// Everything that was submitted has been decided. Observers only.
        case settled
        /// Contestants that are over are about to be reset. Observers only.
        case closing
    }

    /// The kind of app code that keeps a turn from ending.
    public enum Excess: Hashable, Sendable {
        /// A delegate or hook, in every decision.
        case decisions
        /// An action, touch method, reset or layout, in every round.
        case rounds
    }
}
