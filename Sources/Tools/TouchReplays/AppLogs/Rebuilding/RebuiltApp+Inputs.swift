internal import TouchInput
@_spi(Host) internal import Touchstone

// Presses of buttons, scrolls and hovers.

extension RebuiltApp {
    /// Plays a step of input that is no touch.
    func play(_ input: LoggedInput, at instant: Instant) {
        let window = input.view.flatMap { views[$0] as? UIWindow }
        let place = window?.convert(input.place, to: nil) ?? input.place
        let sample: DeviceInput
        switch input.kind {
        case .press(let button, let force):
            if input.phase == .began, let view = input.view.flatMap({ views[$0] }), let window = view.window {
                window.makeKey()
                window.firstResponder = view
            }
            sample = .press(
                PressSample(id: button.number, phase: PressSample.Phase(input.phase), button: button, force: force))
        case .scroll(let step, let isWheel):
            // That of a wheel ends by a timer.
            if isWheel, input.phase == .ended { return }
            sample = .scroll(ScrollSample(at: place, isWheel ? .tick(step) : ScrollSample.Step(input.phase, step)))
        case .hover(let distance):
            // Of a pointer between two windows, one may see the arrival before the other one sees the departure.
            sample = .hover(
                HoverSample(
                    id: input.view ?? 0, phase: HoverSample.Phase(input.phase), location: place,
                    tool: distance == 0 ? .indirectPointer : .pencil, distance: distance))
        }
        step { host.receive(InputFrame(at: instant, others: [sample])) }
    }
}

extension PressSample.Button {
    /// A number of its own: each button is pressed once at a time.
    fileprivate var number: Int {
        switch self {
        case .upArrow: 0
        case .downArrow: 1
        case .leftArrow: 2
        case .rightArrow: 3
        case .select: 4
        case .menu: 5
        case .playPause: 6
        case .pageUp: 7
        case .pageDown: 8
        case .key: 9
        }
    }
}

extension PressSample.Phase {
    fileprivate init(_ phase: LoggedState.State) {
        switch phase {
        case .began: self = .began
        case .changed, .possible: self = .changed
        case .ended: self = .ended
        case .cancelled, .failed: self = .cancelled
        }
    }
}

extension ScrollSample.Step {
    fileprivate init(_ phase: LoggedState.State, _ step: CGVector) {
        switch phase {
        case .began: self = .began(step)
        case .changed, .possible: self = .changed(step)
        case .ended: self = .ended
        case .cancelled, .failed: self = .cancelled
        }
    }
}

extension HoverSample.Phase {
    fileprivate init(_ phase: LoggedState.State) {
        switch phase {
        case .began: self = .entered
        case .changed, .possible: self = .moved
        case .ended, .cancelled, .failed: self = .exited
        }
    }
}
