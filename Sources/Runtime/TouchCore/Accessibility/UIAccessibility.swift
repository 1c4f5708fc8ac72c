import TouchInput

/// Messages to assistive technologies: a host receives them, `ApplicationHost.accessibilityPosted(_:)`.
public enum UIAccessibility {
    /// The kind of a message.
    public enum Notification: Hashable, Sendable {
        /// A text to be spoken.
        case announcement
        /// A part of the screen has changed; the argument is the view to go to, or a text.
        case layoutChanged
        /// Most of the screen has changed; the argument is the view to go to, or a text.
        case screenChanged
        /// A scroll view has come to another page; the argument is a text.
        case pageScrolled
    }

    #if hasFeature(Embedded)
        /// Sends a text, or a view to go to, to the host of the running application.
        public static func post(notification: Notification, text: String? = nil, view: UIView? = nil) {
            UIApplication.shared.dispatcher.host.loop?.accessibilityPosted(
                AccessibilityMessage(notification: notification, text: text, view: view))
        }
    #else
        /// Sends a message to the host of the running application.
        /// - Parameters:
        ///   - notification: The kind.
        ///   - argument: A text, or the view to go to; others are left out.
        @MainActor public static func post(notification: Notification, argument: Any?) {
            UIApplication.shared.dispatcher.host.loop?.accessibilityPosted(
                AccessibilityMessage(notification: notification, text: argument as? String, view: argument as? UIView))
        }
    #endif
}

/// A message to assistive technologies.
public struct AccessibilityMessage {
    /// The kind.
    public let notification: UIAccessibility.Notification
    /// The text; `nil` for none.
    public let text: String?
    /// The view to go to; `nil` for none.
    public let view: UIView?
}

/// The role of a view for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Creates traits from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing particular.
    public static let none: UIAccessibilityTraits = []
    /// It is touched to do something.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads to another place.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It shows an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It shows a text.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Its value is increased and decreased.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It takes touches itself, without an assistant.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It is a field to search in.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It makes a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 11)
    /// It starts to play or record.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It sums up what the app shows.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Its value changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It turns to the next page when its text was read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 15)
}

/// An action that assistive technologies offer for a view.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class UIAccessibilityCustomAction {
    /// The name of the action.
    public var name: String
    /// Performs the action; returns a Boolean value that indicates whether it did anything.
    public var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

    /// Creates an action.
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        (self.name, self.actionHandler) = (name, actionHandler)
    }
}

/// The role of a view for assistive technologies where the app sets none.
@_spi(Subclass) public struct AccessibilityDefaults {
    /// A Boolean value that indicates whether the view is one element, with all that is inside it.
    public var isElement = false
    /// The text that names it.
    public var label: String?
    /// The text of its value.
    public var value: String?
    /// The role.
    public var traits = UIAccessibilityTraits.none

    /// Creates the defaults of a view without content.
    public init(
        isElement: Bool = false, label: String? = nil, value: String? = nil, traits: UIAccessibilityTraits = .none
    ) {
        (self.isElement, self.label, self.value, self.traits) = (isElement, label, value, traits)
    }
}

/// The values that the app has set for a view.
final class AccessibilityFacts {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var customActions: [UIAccessibilityCustomAction]?
    var areElementsHidden = false
    var isModal = false
    var number = 0
}

extension UIView {
    final var ownAccessibilityFacts: AccessibilityFacts {
        if let accessibilityFacts { return accessibilityFacts }
        let made = AccessibilityFacts()
        accessibilityFacts = made
        return made
    }
}

// The tree of elements, for hosts and tests.

extension UIView {
    /// The number by which the host knows the element; 0 until the host gives it one.
    @_spi(Host) public final var accessibilityNumber: Int {
        get { accessibilityFacts?.number ?? 0 }
        set { ownAccessibilityFacts.number = newValue }
    }

    /// The elements of the view, from back to front, those inside it before those in front: itself, or those of its subviews. Hidden and transparent views
    /// have none, nor has what a modal sibling is for.
    public final var accessibilityElementsInside: [UIView] {
        var elements: [UIView] = []
        var rest = [self]
        while let view = rest.popLast() {
            guard !view.isHidden, view.alpha >= GestureThresholds.minimumTouchableAlpha else { continue }
            if view.isAccessibilityElement {
                elements.append(view)
            } else if !view.accessibilityElementsHidden {
                let modal = view.subviewStorage.last { $0.accessibilityViewIsModal && !$0.isHidden }
                rest += (modal.map { [$0] } ?? view.subviewStorage).reversed()
            }
        }
        return elements
    }
}

extension HostInterface {
    /// Activates an element as an assistive technology does: calls `accessibilityActivate()`, and if that returns `false`, taps at the activation
    /// point, now.
    public func activate(_ element: UIView) {
        perform {
            if element.accessibilityActivate() { return }
            let (place, id) = (element.accessibilityActivationPoint, Int(Int32.max))
            for phase in [ContactSample.Phase.began, .ended] {
                receive(
                    InputFrame(
                        at: application.now, [ContactSample(id: id, phase: phase, location: place)]))
            }
        }
    }

    /// Returns a Boolean value that indicates whether a tap at the activation point of an element is one on it: the point is in sight in the
    /// element's window, and what is hit there is inside the element or around it. If the point is not the center of its frame, the app wants
    /// what is hit there.
    @_spi(Host) public func canTap(_ element: UIView) -> Bool {
        let (point, frame) = (element.accessibilityActivationPoint, element.accessibilityFrame)
        let hit = perform { application.dispatcher.hitTest(point, for: nil) }
        guard let (window, view) = hit, window === element.window else { return false }
        var around = element.superview
        while let clipping = around {
            if clipping.clipsToBounds && !clipping.bounds.contains(clipping.fromScreen(point)) { return false }
            around = clipping.superview
        }
        return point != CGPoint(x: frame.midX, y: frame.midY) || view.isDescendant(of: element)
            || element.isDescendant(of: view)
    }
}
