/// The name of a recognizer in a trace: its `name`, or else its class and a number in order of first mention.
///
/// No two recognizers of an application share a name: the second one that is called `pan` is `pan (2)`.
public struct RecognizerName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as text.
    public let text: String

    /// Creates a name.
    public init(_ text: String) { self.text = text }

    /// Creates a name from a literal.
    public init(stringLiteral text: String) { self.text = text }

    /// The name as text.
    public var description: String { text }
}

extension RecognizerName {
    /// The name without the number that makes it unique.
    package var label: RecognizerName {
        var bytes = Array(text.utf8)[...]
        let isBracketed = bytes.last == 41
        if isBracketed { bytes.removeLast() }
        let digits = bytes.reversed().prefix { (48...57).contains($0) }.count
        guard digits > 0 else { return self }
        bytes = bytes.dropLast(digits)
        if isBracketed {
            guard bytes.suffix(2).elementsEqual([32, 40]) else { return self }
            bytes = bytes.dropLast(2)
        } else {
            guard bytes.last == 35 else { return self }
            bytes = bytes.dropLast()
        }
        return RecognizerName(String(decoding: bytes, as: UTF8.self))
    }
}

/// A recognizer or the app: the owner of a timer, or what does not receive an input.
public enum RecognizerOrApp: Hashable, Sendable, CustomStringConvertible {
    /// The recognizer of this name. A recognizer whose own name is `app` is `app (1)` in traces.
    case recognizer(RecognizerName)
    /// The app itself.
    case app

    /// The name as text: that of the recognizer, or `app`.
    public var description: String {
        switch self {
        case .recognizer(let name): name.text
        case .app: "app"
        }
    }
}

/// The name of a responder in a trace: a view's `accessibilityIdentifier`, or else its class and a number in order of first
/// mention; the class of a responder that is no view.
///
/// Views may share a name; what they receive is told apart by the number of the finger.
public struct ResponderName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as text.
    public let text: String

    /// Creates a name.
    public init(_ text: String) { self.text = text }

    /// Creates a name from a literal.
    public init(stringLiteral text: String) { self.text = text }

    /// The name as text.
    public var description: String { text }
}

/// The name of an input in a trace that is no touch; touches have numbers alone.
@nonexhaustive public enum InputName: Hashable, Sendable, CustomStringConvertible {
    /// A press, by its number; `nil` for one that was declined before it had a number.
    case press(Int?)
    /// A scroll of a wheel or trackpad.
    case scroll
    /// A pinch or rotation of a trackpad.
    case transform
    /// A pointer above the screen.
    case hover
    /// A shake of the device.
    case shake
    /// A command of a remote control.
    case remoteControl

    /// The name as text: `press 3`, `scroll`.
    public var description: String {
        switch self {
        case .press(let number?): "press \(number)"
        case .press(nil): "press"
        case .scroll: "scroll"
        case .transform: "transform"
        case .hover: "hover"
        case .shake: "shake"
        case .remoteControl: "remote control"
        }
    }
}

/// A name that was made for an object: it has none, or another one has the same.
package enum MadeName {
    /// The class of an object without a name, and its number: `UITapGestureRecognizer#1`.
    case unnamed(kind: String, number: Int)
    /// A name that was given before, and how often: `pan (2)`.
    case namesake(of: String, number: Int)

    /// Reads a name; `nil` if it was not made.
    package init?(_ text: String) {
        let label = RecognizerName(text).label.text
        guard label != text else { return nil }
        let digits = text.utf8.dropFirst(label.utf8.count).filter { (48...57).contains($0) }
        guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
        self = text.utf8.last == 41 ? .namesake(of: label, number: number) : .unnamed(kind: label, number: number)
    }

    /// The name as text.
    package var text: String {
        switch self {
        case .unnamed(let kind, let number): "\(kind)#\(number)"
        case .namesake(let name, let number): "\(name) (\(number))"
        }
    }
}
