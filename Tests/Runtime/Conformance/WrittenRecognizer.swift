import TouchTesting
@_spi(Subclass) import Touchstone

/// A recognizer whose methods are written in the test that uses it.
final class WrittenRecognizer: UIGestureRecognizer {
    typealias Method = (WrittenRecognizer) -> Void

    var onBegan: Method?
    var onMoved: Method?
    var onEnded: Method?
    var onCancelled: Method?
    var onReset: Method?
    var onEveryCall: ((String) -> Void)?
    var mayPrevent: (UIGestureRecognizer) -> Bool = { _ in true }
    var mayBePrevented: (UIGestureRecognizer) -> Bool = { _ in true }
    var requires: (UIGestureRecognizer) -> Bool = { _ in false }
    var isRequired: (UIGestureRecognizer) -> Bool = { _ in false }

    private(set) var event: UIEvent?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        self.event = event
        onEveryCall?("touchesBegan")
        onBegan?(self)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        onEveryCall?("touchesMoved")
        onMoved?(self)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        onEveryCall?("touchesEnded")
        onEnded?(self)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        onEveryCall?("touchesCancelled")
        onCancelled?(self)
    }

    override func reset() {
        onEveryCall?("reset")
        onReset?(self)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        onEveryCall?("canPrevent \(preventedGestureRecognizer.name ?? "")")
        return mayPrevent(preventedGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        onEveryCall?("canBePrevented \(preventingGestureRecognizer.name ?? "")")
        return mayBePrevented(preventingGestureRecognizer)
    }

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        onEveryCall?("shouldRequireFailure \(otherGestureRecognizer.name ?? "")")
        return requires(otherGestureRecognizer)
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        onEveryCall?("shouldBeRequiredToFail \(otherGestureRecognizer.name ?? "")")
        return isRequired(otherGestureRecognizer)
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        onEveryCall?("shouldReceive event")
        return true
    }
}

extension WrittenRecognizer {
    /// Gives up a touch, from within `onBegan`.
    func ignoreTouch(_ touch: UITouch) {
        if let event { ignore(touch, for: event) }
    }

    /// Begins on the touch, changes without being told to, ends with the last finger, is cancelled with any.
    func isContinuous() {
        onBegan = { $0.state = .began }
        onEnded = { if $0.touchesInAttempt.allSatisfy({ $0.phase == .ended }) { $0.state = .ended } }
        onCancelled = { $0.state = .cancelled }
    }

    /// Begins with the first movement, ends with the last finger.
    func isDrag() {
        onMoved = { $0.state = .began }
        onEnded = { if $0.touchesInAttempt.allSatisfy({ $0.phase == .ended }) { $0.end() } }
        onCancelled = { $0.state = .cancelled }
    }

    /// Recognizes with the lift.
    func isDiscrete() {
        onEnded = { $0.state = .recognized }
        onCancelled = { $0.state = .failed }
    }

    private func end() {
        state = state == .possible ? .failed : .ended
    }
}

extension Stage {
    /// Adds a recognizer that is written in the test.
    func written(_ name: String = "own", on view: UIView? = nil) -> WrittenRecognizer {
        add(WrittenRecognizer(), name, on: view)
    }
}
