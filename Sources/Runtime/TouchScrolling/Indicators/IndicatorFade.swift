import TouchInput

/// The visibility of the indicators, as a closed form of time.
///
///     scroll view   resting ├── held or moving ──┤ resting
///     opacity       0       1────────────────────1 ── hold ──╲ fade ╲ 0
///     frames wanted                              ├──────────────────┤
enum IndicatorFade: Hashable, Sendable {
    /// The indicators are not shown.
    case hidden
    /// The indicators are shown while the view is held or moves.
    case shown
    /// The indicators stay for a while and then fade out.
    case leaving(since: TimeInterval, hold: TimeInterval)

    /// The opacity at an instant, from 0 to 1.
    func opacity(at instant: TimeInterval) -> CGFloat {
        switch self {
        case .hidden: return 0
        case .shown: return 1
        case .leaving(let start, let hold):
            let faded = CGFloat((instant - start - hold) / ScrollThresholds.indicatorFade)
            return max(0, min(1, 1 - faded))
        }
    }
}
