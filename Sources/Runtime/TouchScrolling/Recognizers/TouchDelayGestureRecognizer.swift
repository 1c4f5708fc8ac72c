internal import TouchArbitration
@_spi(Subclass) import TouchCore
import TouchInput

/// A recognizer that never recognizes: until it has failed, views inside a scroll view receive no touches (S-182…S-192).
///
///     finger    D──────────────┐                D───U          D──M (pan begins)
///     timer     ├─ 0.15 s ─┤ fails              ├───┤ fails    ├──┤ prevented
///     view                 B                        B E        (nothing)
final class TouchDelayGestureRecognizer: UIGestureRecognizer {
    override var kindInTraces: String { "touch delay" }

    /// The delay from the first touch, in seconds.
    var delay = ScrollThresholds.contentTouchDelay
    private var timer: VirtualTimer?

    override init(target: NoTarget?, action: NoAction?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, timer == nil else { return }
        timer = after(delay) { [unowned(unsafe) self] in fail(because: "down for \(limit: delay) s") }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(because: "a touch ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(because: "a touch was cancelled")
    }

    override var relationHooks: RelationHooks { [] }

    override func reset() {
        if let timer { cancel(timer) }
        timer = nil
    }
}

// `init(target:action:)` has other types where there are no actions by name.
#if hasFeature(Embedded)
    typealias NoTarget = Never
    typealias NoAction = Never
#else
    typealias NoTarget = Any
    typealias NoAction = Selector
#endif
