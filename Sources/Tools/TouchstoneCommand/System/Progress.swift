import Foundation
import TouchInput

/// A progress display on a terminal: one line that is overwritten and erased at the end.
final class Progress {
    private static let patience: TimeInterval = 1
    private static let interval: TimeInterval = 0.1

    private let isWatched = isatty(STDERR_FILENO) == 1
    private let began = ProcessInfo.processInfo.systemUptime
    private var lastShown: TimeInterval = 0
    private var isShown = false

    /// Shows the stage and its progress, from 0 to 1; only after a second of work, and not too often.
    /// - Parameter isLong: `true` if the work is known to take long without further calls.
    func show(_ stage: String, _ part: Double?, isLong: Bool) {
        guard isWatched else { return }
        let now = ProcessInfo.processInfo.systemUptime
        guard isLong || (now - began > Self.patience && now - lastShown > Self.interval) else { return }
        lastShown = now
        isShown = true
        let amount = part.map { " \(Int($0 * 100)) %" } ?? " ..."
        Output.terminal("\r\u{1B}[K\(stage.printable.suffix(60))\(amount)")
    }

    /// Shows the stage and its progress.
    func show(_ stage: String, _ part: Double?) { show(stage, part, isLong: false) }

    /// Erases the line.
    func erase() {
        if isShown { Output.terminal("\r\u{1B}[K") }
        isShown = false
    }
}
