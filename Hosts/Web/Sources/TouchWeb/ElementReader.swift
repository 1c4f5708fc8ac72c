@_spi(Host) @_spi(Subclass) import TouchCore
import TouchInput
import Touchstone

/// Reads the elements of an application for a page, gives them their numbers, and collects what is posted to assistive technologies.
final class ElementReader: ApplicationHost {
    /// A Boolean value that indicates whether something was posted since the elements were written.
    private(set) var hasPosted = false
    private var texts: [String] = []
    /// The number of the element to go to; 0 for none.
    private var goal = 0
    /// The number that was given last: views keep theirs, so no other reader gives it again.
    nonisolated(unsafe) private static var latestNumber = 0

    func wake(at instant: Instant?) {}

    func accessibilityPosted(_ message: AccessibilityMessage) {
        hasPosted = true
        if let text = message.text { texts.append(text) }
        if let view = message.view { goal = number(of: view) }
    }

    /// Returns the elements, from the window at the back to the front. Texts that are empty are left out.
    func elements(of application: UIApplication) -> [UIView] {
        application.windows.flatMap { $0.accessibilityElementsInside }
            .filter { $0.accessibilityTraits != .staticText || $0.accessibilityLabel?.isEmpty == false }
    }

    /// Writes the elements: for each 1, its number, the x, y, width and height of its frame on the screen, the bits of its traits with that of `isTapped` above
    /// them, label, value, hint, kind, number of its own actions, their names. A 0 ends the list. Then the texts that were posted, their number first,
    /// and the number of the element to go to, 0 for none.
    func write(_ elements: [UIView], to words: WordBuffer) {
        for element in elements { write(element, to: words) }
        words.int(0)
        words.int(texts.count)
        for text in texts { words.string(text) }
        words.int(goal)
        (hasPosted, texts, goal) = (false, [], 0)
    }

    private func write(_ element: UIView, to words: WordBuffer) {
        words.int(1)
        words.int(number(of: element))
        let frame = element.accessibilityFrame
        words.number(frame.minX)
        words.number(frame.minY)
        words.number(frame.width)
        words.number(frame.height)
        words.int(Int(element.accessibilityTraits.rawValue & 0xFFFF) | (isTapped(element) ? 1 << 16 : 0))
        words.string(element.accessibilityLabel ?? PlaceNames.name(element))
        words.string(element.accessibilityValue ?? "")
        words.string(element.accessibilityHint ?? "")
        words.string(element.kindInTraces)
        let actions = element.accessibilityCustomActions ?? []
        words.int(actions.count)
        for action in actions { words.string(action.name) }
    }

    /// Performs what an assistive technology asks of an element: 0 activates, 1 increases, 2 decreases, from 3 on its own actions.
    ///
    /// A tap on what is covered or scrolled out of sight would be one on something else: it is not made.
    func perform(_ action: Int, on element: UIView, of application: UIApplication) -> Outcome {
        switch action {
        case 0:
            if element.accessibilityActivate() { return .done }
            return application.host.canTap(element) ? .tap(element.accessibilityActivationPoint) : .nothing
        case 1: element.accessibilityIncrement()
        case 2: element.accessibilityDecrement()
        default:
            let actions = element.accessibilityCustomActions ?? []
            guard actions.indices.contains(action - 3) else { return .nothing }
            _ = actions[action - 3].actionHandler?(actions[action - 3])
        }
        return .done
    }

    /// The result of a request.
    enum Outcome {
        /// Nothing.
        case nothing
        /// The app has answered.
        case done
        /// This point on the screen is to be tapped.
        case tap(CGPoint)
    }

    /// Returns a Boolean value that indicates whether the view has a recognizer of taps, so that it acts without saying so.
    private func isTapped(_ view: UIView) -> Bool {
        guard view.isUserInteractionEnabled else { return false }
        for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled && recognizer.kindInTraces == "tap" {
            return true
        }
        return false
    }

    private func number(of view: UIView) -> Int {
        if view.accessibilityNumber == 0 {
            Self.latestNumber += 1
            view.accessibilityNumber = Self.latestNumber
        }
        return view.accessibilityNumber
    }
}
