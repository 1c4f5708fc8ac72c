import TouchArbitration
import TouchTrace

// Step 5: what is taken from responders and recognizers. The calls themselves are in `Dispatcher+Deliver`.

extension Dispatcher {
    /// Ends the delivery of a touch or press of which the responder has received nothing.
    func silence(_ input: (some GatedInput)?, _ isClaimed: Bool) {
        guard let input else { return }
        trace(input.listener.map { .silence(responder: name($0), finger: input.serial) })
        // A view that takes one touch at a time may not receive this one, but remains its view (B-033).
        if isClaimed || !input.isListenerInPlace { input.taken() }
    }

    /// Keeps a touch or press from its responder from now on.
    func veto(_ input: some GatedInput, because reason: VetoReason) {
        trace(contest.isVetoed(input.input) ? nil : .veto(finger: input.serial, because: traced(reason)))
        contest.veto(input.input)
    }

    /// Reviews views and recognizers after app code has returned: only then are they removed; one that was removed and added
    /// again has moved (B-202…B-204).
    @export(interface) func review() {
        for touch in contacts.order where !touch.isListenerInPlace && !contest.isVetoed(touch.input) {
            veto(touch, because: .removed)
        }
        for press in presses.order where !press.isListenerInPlace && !contest.isVetoed(press.input) {
            veto(press, because: .removed)
        }
        for stream in intake.streams.open { stream.forgetViewsOutside() }
        interruptAnimationsOutside()
        for recognizer in roster.recognizers {
            guard let recognizer, let contestant = recognizer.contestant else { continue }
            let window = recognizer.viewStorage?.windowStorage
            if window == nil || window?.isShown == false || window?.application !== application {
                withdraw(contestant, cause: .removed)
            }
        }
    }

    @export(interface) func withdraw(_ recognizer: UIGestureRecognizer, cause: Cause) {
        guard let contestant = recognizer.contestant else { return }
        withdraw(contestant, cause: cause)
        requestTurn()
    }

    @export(interface) func withdraw(_ contestant: Contestant, cause: Cause) {
        trace(
            contest.arbiter.isContesting(contestant)
                ? .withdraw(recognizer: name(contestant), cause: reason(cause)) : nil)
        contest.withdraw(contestant, cause: cause)
    }
}
