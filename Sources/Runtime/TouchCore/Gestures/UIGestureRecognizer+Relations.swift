import TouchInput
import TouchTrace

extension UIGestureRecognizer {
    /// Makes this recognizer wait, in every attempt, until another has failed. If the other recognizes, this one fails (B-165,
    /// S-139).
    ///
    /// It does not wait for a recognizer that has no touch in this attempt (B-167). Both recognizers are reset at the same time
    /// (B-117). A cycle of requirements is broken when it is encountered, with a diagnostic that names it.
    public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self, required.insert(ObjectIdentifier(otherGestureRecognizer)).inserted else {
            return
        }
        requirements.append(otherGestureRecognizer)
        otherGestureRecognizer.wasRequired = true
        dispatcher?.updateRequirements()
    }

    /// The recognizers whose failure this recognizer permanently requires.
    package final var requiredToFail: [UIGestureRecognizer] { requirements }

    /// Removes a permanent requirement, for the attempts that begin later. UIKit cannot.
    package final func removeRequirement(toFail other: UIGestureRecognizer) {
        required.remove(ObjectIdentifier(other))
        requirements.removeAll { $0 === other }
    }

    #if canImport(Foundation)
        /// The types of touch that the recognizer receives, as raw values of `UITouch.TouchType`; all by default (B-081).
        public var allowedTouchTypes: [NSNumber] {
            get { (0..<4).filter { allowedTypes & 1 << UInt8($0) != 0 }.map { NSNumber(value: $0) } }
            set {
                allowedTypes = 0
                for number in newValue where (0..<4).contains(number.intValue) {
                    allowedTypes |= 1 << UInt8(number.intValue)
                }
            }
        }

        /// The types of press that the recognizer receives, as raw values of `UIPress.PressType`; `select` by default (B-385).
        public var allowedPressTypes: [NSNumber] {
            get { (0..<64).filter { allowedPresses & 1 << UInt64($0) != 0 }.map { NSNumber(value: $0) } }
            set {
                allowedPresses = 0
                for number in newValue where (0..<64).contains(number.intValue) {
                    allowedPresses |= 1 << UInt64(number.intValue)
                }
            }
        }
    #endif
}

/// The methods about other recognizers that a class overrides; the others keep their default answers and are not called.
@_spi(Subclass) public struct RelationHooks: OptionSet, Hashable, Sendable {
    /// One bit per method.
    public let rawValue: UInt8
    /// Creates a set from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `canPrevent(_:)`.
    public static let canPrevent = RelationHooks(rawValue: 1)
    /// `canBePrevented(by:)`.
    public static let canBePrevented = RelationHooks(rawValue: 2)
    /// `shouldRequireFailure(of:)`.
    public static let shouldRequireFailure = RelationHooks(rawValue: 4)
    /// `shouldBeRequiredToFail(by:)`.
    public static let shouldBeRequiredToFail = RelationHooks(rawValue: 8)
    /// Not a method: `canPrevent(_:)` and `canBePrevented(by:)` return `false` for all recognizers, so a crowd need not ask itself.
    public static let excludesNone = RelationHooks(rawValue: 16)

    /// All of the methods.
    public static let all: RelationHooks = [
        .canPrevent, .canBePrevented, .shouldRequireFailure, .shouldBeRequiredToFail,
    ]
}

extension UIGestureRecognizer {
    /// Returns the methods that a class itself overrides; for a subclass, which may override others, and in Embedded builds all.
    package final func hooks<Class: UIGestureRecognizer>(of _: Class.Type, _ own: RelationHooks = []) -> RelationHooks {
        #if hasFeature(Embedded)
            .all
        #else
            type(of: self) == Class.self ? own : .all
        #endif
    }
}

// Questions about two recognizers, put to classes, delegates and the system.

extension UIGestureRecognizer {
    /// Returns a Boolean value that indicates whether recognizing makes the other fail: both hooks allow it, and neither
    /// delegate allows simultaneous recognition (B-149, B-150). Gestures of the system ask no hooks or delegates, are
    /// prevented by none, and do not affect recognizers that follow no touches (B-390).
    final func prevents(_ other: UIGestureRecognizer) -> Bool {
        switch (systemGesture != nil, other.systemGesture != nil) {
        case (true, false): return other.beganWithTouch
        case (false, true): return false
        case (true, true), (false, false): break
        }
        return canPrevent(other) && other.canBePrevented(by: self)
            && !DelegateQuestion.recognizesWith.answer(of: self, about: other)
            && !DelegateQuestion.recognizesWith.answer(of: other, about: self)
    }

    /// Returns the object whose answer makes it wait for the other in this attempt; `nil` if none does
    /// (B-168). Hooks and delegates are asked only if both recognizers share a touch, or one has none and their views are related
    /// (B-169). Between the system and the app, recognizers wait for each other if they have a touch in common.
    final func answerer(awaiting other: UIGestureRecognizer) -> TraceRecord.Answerer? {
        switch (systemGesture, other.systemGesture) {
        case (let gesture?, nil):
            gesture.isDeferred && contacts & other.contacts != 0 ? .system : nil
        case (nil, let gesture?):
            !gesture.isDeferred && waitsForSystemGestures && contacts & other.contacts != 0 ? .system : nil
        case (nil, nil), (.some, .some): askedAnswerer(awaiting: other)
        }
    }

    /// A Boolean value that indicates whether the attempt began with a touch.
    final var beganWithTouch: Bool {
        if case .touch = firstInput { return true }
        return false
    }

    private func askedAnswerer(awaiting other: UIGestureRecognizer) -> TraceRecord.Answerer? {
        guard dispatcher?.areInvolved(self, other) == true else { return nil }
        if shouldRequireFailure(of: other) { return .own }
        if other.shouldBeRequiredToFail(by: self) { return .other }
        if DelegateQuestion.waitsFor.answer(of: self, about: other) { return .delegate }
        if DelegateQuestion.isAwaitedBy.answer(of: other, about: self) { return .otherDelegate }
        return nil
    }
}

/// The attributes of a recognizer that is a gesture of the system: the edges of the screen that it claims.
///
///     touch at the edge      D──M──M──M──…
///     claimed                pans, swipes, views wait │ it fails: they go on   or   it begins: they are prevented, or cancelled
///     deferred by the app    it waits                 │ all others failed: it may begin
///
/// Taps, pinches, rotations and presses of the app receive the touch immediately in either case (B-390, B-392).
final class SystemGesture {
    let edges: UIRectEdge
    /// A Boolean value that indicates whether the app asked to come first when the present attempt began.
    var isDeferred = false
    /// A Boolean value that indicates whether the gesture has begun in the present attempt.
    var hasBegun = false

    init(edges: UIRectEdge) {
        self.edges = edges
    }
}

/// The window that the system's recognizers are attached to: above all others, in no list of windows and never hit.
final class SystemSurface {
    private var window: UIWindow?

    var gestures: [UIGestureRecognizer] { window?.recognizerStorage ?? [] }

    var isEmpty: Bool { gestures.isEmpty }

    /// - Parameter makeWindow: A closure that makes a window of the application, called at the first use.
    func add(_ recognizer: UIGestureRecognizer, in makeWindow: () -> UIWindow) {
        let window = window ?? makeWindow()
        self.window = window
        window.isHiddenStorage = false
        window.addGestureRecognizer(recognizer)
    }

    func remove(_ recognizer: UIGestureRecognizer) {
        window?.removeGestureRecognizer(recognizer)
    }
}
