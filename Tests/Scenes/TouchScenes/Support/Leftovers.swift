@_spi(Subclass) import Touchstone

@testable import TouchstoneCommand

extension ScenePlayer {
    /// The objects that are still open when all fingers have been up for a while, in words; empty if there are none.
    var leftovers: [String] {
        var words: [String] = []
        for recognizer in window.recognizersInside {
            let name = recognizer.name ?? "\(type(of: recognizer))"
            if recognizer.state != .possible { words.append("\(name) is \(recognizer.state)") }
            if !recognizer.touchesInAttempt.isEmpty { words.append("\(name) keeps a touch") }
        }
        if application.host.wakeInstant != nil { words.append("a timer runs") }
        return words + records.halves + records.diagnostics
    }
}

extension UIView {
    /// The recognizers of the view and of everything in it.
    fileprivate var recognizersInside: [UIGestureRecognizer] {
        (gestureRecognizers ?? []) + subviews.flatMap(\.recognizersInside)
    }
}

extension [TraceRecord] {
    /// The problems that were found, except what the scene `forwarding-owner` is there to show.
    fileprivate var diagnostics: [String] {
        let shown = TouchDiagnostic.forwardedTouch(control: "owned button", owner: "owner").description
        return compactMap { record in
            if case .diagnostic(let text, _) = record.step, text != shown { text } else { nil }
        }
    }

    /// Views that have received the beginning of a touch, and neither of its end nor that it was cancelled.
    fileprivate var halves: [String] {
        var open: [String] = []
        for record in self {
            guard case .deliver(let view, let step, let fingers, _) = record.step else { continue }
            for finger in fingers {
                let half = "\(view) waits for the end of \(finger)"
                switch step {
                case .began: open.append(half)
                case .ended, .cancelled: open.removeAll { $0 == half }
                default: break
                }
            }
        }
        return open
    }
}
