import Foundation
import TouchInput

/// Says on a terminal how far a long work is: one line that is written over and erased at the end.
final class Progress {
    private static let patience: TimeInterval = 1
    private static let interval: TimeInterval = 0.1

    private let isWatched = isatty(STDERR_FILENO) == 1
    private let began = ProcessInfo.processInfo.systemUptime
    private var lastShown: TimeInterval = 0
    private var isShown = false

    /// Says what is done and which part of it is over, from 0 to 1; only after a second of work, and not all the time.
    /// - Parameter isLong: it is known that this will take long, and that nothing will be heard of it meanwhile.
    func show(_ stage: String, _ part: Double?, isLong: Bool) {
        guard isWatched else { return }
        let now = ProcessInfo.processInfo.systemUptime
        guard isLong || (now - began > Self.patience && now - lastShown > Self.interval) else { return }
        lastShown = now
        isShown = true
        let amount = part.map { " \(Int($0 * 100)) %" } ?? " ..."
        Output.terminal("\r\u{1B}[K\(stage.printable.suffix(60))\(amount)")
    }

    /// As above.
    func show(_ stage: String, _ part: Double?) { show(stage, part, isLong: false) }

    /// Takes the line away.
    func erase() {
        if isShown { Output.terminal("\r\u{1B}[K") }
        isShown = false
    }
}
