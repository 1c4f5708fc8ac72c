/// A rule of the behavior book that cards name, with its words there.
@_spi(Host) public enum BookRule: String, CaseIterable, Sendable {
    /// Rule B-020 of the book.
    case b020 = "B-020"
    /// Rule B-021 of the book.
    case b021 = "B-021"
    /// Rule B-022 of the book.
    case b022 = "B-022"
    /// Rule B-024 of the book.
    case b024 = "B-024"
    /// Rule B-028 of the book.
    case b028 = "B-028"
    /// Rule B-035 of the book.
    case b035 = "B-035"
    /// Rule B-055 of the book.
    case b055 = "B-055"
    /// Rule B-058 of the book.
    case b058 = "B-058"
    /// Rule B-081 of the book.
    case b081 = "B-081"
    /// Rule B-083 of the book.
    case b083 = "B-083"
    /// Rule B-084 of the book.
    case b084 = "B-084"
    /// Rule B-085 of the book.
    case b085 = "B-085"
    /// Rule B-096 of the book.
    case b096 = "B-096"
    /// Rule B-125 of the book.
    case b125 = "B-125"
    /// Rule B-130 of the book.
    case b130 = "B-130"
    /// Rule B-133 of the book.
    case b133 = "B-133"
    /// Rule B-145 of the book.
    case b145 = "B-145"
    /// Rule B-147 of the book.
    case b147 = "B-147"
    /// Rule B-149 of the book.
    case b149 = "B-149"
    /// Rule B-154 of the book.
    case b154 = "B-154"
    /// Rule B-165 of the book.
    case b165 = "B-165"
    /// Rule B-168 of the book.
    case b168 = "B-168"
    /// Rule B-170 of the book.
    case b170 = "B-170"
    /// Rule B-200 of the book.
    case b200 = "B-200"
    /// Rule B-202 of the book.
    case b202 = "B-202"
    /// Rule B-221 of the book.
    case b221 = "B-221"
    /// Rule B-230 of the book.
    case b230 = "B-230"
    /// Rule B-240 of the book.
    case b240 = "B-240"
    /// Rule B-251 of the book.
    case b251 = "B-251"
    /// Rule B-256 of the book.
    case b256 = "B-256"
    /// Rule B-266 of the book.
    case b266 = "B-266"
    /// Rule B-390 of the book.
    case b390 = "B-390"

    /// The number, such as `B-145`.
    public var number: String { rawValue }

    /// The place in the book: the page and the heading.
    public var address: String { "Documentation/\(page).md#\(rawValue.lowercased())" }

    private var page: String {
        switch self {
        case .b020, .b021, .b022, .b024, .b028, .b035, .b055, .b058:
            "BehaviorDelivery"
        case .b390:
            "BehaviorDevices"
        case .b081, .b083, .b084, .b085, .b096, .b125, .b130, .b133, .b145, .b147, .b149, .b154, .b165, .b168, .b170,
            .b200, .b202:
            "BehaviorRecognition"
        case .b221, .b230, .b240, .b251, .b256, .b266:
            "BehaviorRecognizers"
        }
    }

    /// The rule, in the words of the book.
    public var text: String {
        switch self {
        case .b020:
            "A touch is hit-tested once, when it comes down, and keeps that view wherever the finger goes."
        case .b021:
            """
            A view is not hit if it is hidden, its `isUserInteractionEnabled` is `false`, its alpha is below 0.01, or \
            `point(inside:with:)` returns `false`.
            """
        case .b022:
            """
            `hitTest(_:with:)` asks the subviews from front to back, with the point in their coordinates, and returns the first \
            answer, or the view itself.
            """
        case .b024:
            """
            `hitTest(_:with:)` calls `point(inside:with:)`. An override can enlarge the area of a view, within what its ancestors \
            accept.
            """
        case .b028:
            """
            Windows are asked from front to back: by level, in a level the one first that was shown, or made key and visible, \
            last. A window that is not hit lets the touch through.
            """
        case .b035:
            """
            A touch is cancelled by an interruption, a contact too many, a recognizer or scroll view that takes it, and the \
            removal of its view.
            """
        case .b055:
            "With `isMultipleTouchEnabled` off, a view receives the first touch that hits it and no other until that one is over."
        case .b058:
            """
            While a view with `isExclusiveTouch` tracks a touch, other views of its window receive no new ones; nor does it while \
            another view there tracks one.
            """
        case .b081:
            """
            A recognizer does not receive a touch, in this order, if it is disabled; if it does not allow the type of touch; if it \
            follows one of another type and `requiresExclusiveTouchType` is `true`; if its own `shouldReceive(_:)`, or its \
            delegate's, refuses the event; if its delegate refuses the touch. That holds for the life of the touch.
            """
        case .b083:
            "A recognizer receives nothing of a touch that hit a view outside its view's subtree."
        case .b084:
            """
            A recognizer belongs to one view. Adding it to another removes it from the first; adding it to the same view changes \
            nothing.
            """
        case .b085:
            """
            A recognizer whose attempt is over receives nothing more of its current touches. New touches begin a new attempt after \
            the reset.
            """
        case .b096:
            """
            Every attempt has to end. A recognizer that stays possible blocks the touches that it delays and what waits for its \
            failure. Here the next first touch closes it, with a diagnostic.
            """
        case .b125:
            """
            When a recognizer with `cancelsTouchesInView` recognizes, the views of its touches receive `touchesCancelled` just \
            before the action, and nothing of them afterwards.
            """
        case .b130:
            """
            With `delaysTouchesBegan`, the view receives nothing of a touch until the recognizer has failed, and never anything if \
            it recognizes.
            """
        case .b133:
            """
            With `delaysTouchesEnded`, the default, the end of a touch is withheld while the recognizer is possible. It is \
            delivered when the recognizer fails, and becomes a cancellation when it recognizes.
            """
        case .b145:
            "Among interacting recognizers only one recognizes: the first makes the others fail."
        case .b147:
            """
            If two recognizers would recognize in one event, the one with the deeper view does; on the same view, the one added \
            last.
            """
        case .b149:
            """
            One recognizer prevents another if its `canPrevent(_:)` and the other's `canBePrevented(by:)` return `true`, and \
            neither delegate allows both.
            """
        case .b154:
            """
            `failureReason` is why a gesture failed or was cancelled: its own decision, `false` from a `shouldBegin`, prevention, \
            recognition of a required recognizer, a cycle of requirements, disabling, removal, loss of its touches, or the system.
            """
        case .b165:
            """
            A recognizer that requires another to fail is held at its first state until the other is decided. It continues if the \
            other fails, and fails if it recognizes.
            """
        case .b168:
            """
            Requirements of an attempt come from `shouldRequireFailure(of:)`, `shouldBeRequiredToFail(by:)` and the two methods of \
            the delegates. Each pair is queried once per attempt; one `true` is sufficient, and `false` removes no lasting \
            requirement.
            """
        case .b170:
            """
            Of recognizers that wait for each other in a cycle, the one with the lowest precedence fails, with a diagnostic that \
            names the cycle.
            """
        case .b200:
            """
            A recognizer that is disabled is cancelled, with an action, if its gesture is in progress. A possible one fails and \
            drops its touches.
            """
        case .b202:
            """
            Removing a recognizer, or its view, during a gesture is like disabling it, but checked when app code has returned: \
            removing and adding again is a move.
            """
        case .b221:
            """
            A tap fails if a finger moves too far from where it came down or stays down too long, if there are more fingers than \
            required, if the next tap comes too late or too far away, and if the fingers of one tap come too far apart in time.
            """
        case .b230:
            """
            A long press requires `numberOfTapsRequired` taps and then all its fingers at rest for `minimumPressDuration`. A timer \
            begins it, not an event.
            """
        case .b240:
            """
            A pan begins when `minimumNumberOfTouches` fingers have moved past the hysteresis, changes while as many are down, and \
            ends when fewer are left.
            """
        case .b251:
            "An edge pan fails as soon as the finger moves otherwise than inwards, within an angle, or stays at the edge too long."
        case .b256:
            """
            A pinch and a rotation require two fingers, begin after a sufficient change, change when one moves, and end when both \
            are lifted.
            """
        case .b266:
            "A swipe has limits of time, distance and slope; the last two fall with time. It fails as soon as it cannot keep them."
        case .b390:
            """
            Near an edge that the system claims, taps, pinches, rotations and long presses receive a touch immediately; pans, \
            swipes and views wait until the system's gesture has failed.
            """
        }
    }
}
