public import Touchstone

/// The keys of a keyboard as presses: each goes down once and comes up once, however often the window system repeats it.
public struct KeyInput: Hashable, Sendable {
    private var down: [Int: PressSample.Key] = [:]

    /// Creates a keyboard without keys that are down.
    public init() {}

    /// A key went down. One that is down already is repeated, and one without a usage is none.
    public mutating func press(_ key: PressSample.Key, at instant: Instant) -> [InputFrame] {
        guard key.code > 0, down[key.code] == nil else { return [] }
        down[key.code] = key
        return [frame(key, .began, at: instant)]
    }

    /// A key came up. It has the characters with which it went down.
    public mutating func release(_ code: Int, at instant: Instant) -> [InputFrame] {
        guard let key = down.removeValue(forKey: code) else { return [] }
        return [frame(key, .ended, at: instant)]
    }

    /// Cancels the keys that are down.
    public mutating func cancel(at instant: Instant) -> [InputFrame] {
        defer { down = [:] }
        return down.values.sorted { $0.code < $1.code }.map { frame($0, .cancelled, at: instant) }
    }

    private func frame(_ key: PressSample.Key, _ phase: PressSample.Phase, at instant: Instant) -> InputFrame {
        InputFrame(at: instant, others: [.press(PressSample(id: key.code, phase: phase, button: .key(key)))])
    }
}

extension InputFrame {
    /// Returns the frame with the modifier keys that are down; a key of the numeric pad counts as one of them for itself.
    public func with(_ modifiers: KeyModifiers) -> InputFrame {
        var frame = self
        frame.modifiers = modifiers
        if case .press(let press)? = others.first, case .key(let key) = press.button, key.isOnNumericPad {
            frame.modifiers.insert(.numericPad)
        }
        return frame
    }
}

extension PressSample.Key {
    /// A Boolean value that indicates whether the key is on the numeric pad.
    public var isOnNumericPad: Bool { (83...99).contains(code) }
}
