import TouchGeometry

/// How much of the indicators is seen: a closed form of time.
///
///     scroll view   resting ├── held or moving ──┤ resting
///     opacity       0       1────────────────────1 ── hold ──╲ fade ╲ 0
///     frames wanted                              ├──────────────────┤
enum IndicatorFade: Hashable, Sendable {
    /// There are none.
    case hidden
    /// As long as the view is held or moves.
    case shown
    /// They stay for a while and go then.
    case leaving(since: TimeInterval, hold: TimeInterval)

    /// 0…1.
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
