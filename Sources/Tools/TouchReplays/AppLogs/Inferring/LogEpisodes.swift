internal import TouchInput

/// The episodes of a log: each begins with a finger that comes down when none is down and nothing is undecided.
struct LogEpisodes {
    /// The time in seconds without a finger or a state after which a new episode begins.
    private static let rest = 1.0

    private(set) var all: [Episode] = []

    /// A part of a log.
    struct Episode {
        /// The places of its lines.
        fileprivate(set) var lines: Range<Int>
        fileprivate(set) var time: ClosedRange<Instant>
        /// The touches, in the order in which they came down.
        fileprivate(set) var touches: [Int]
    }

    init(_ log: AppLog) {
        var down: Set<Int> = []
        var active: Set<Int> = []
        var last = Instant(nanoseconds: .min)
        var episode = Episode(lines: 0..<0, time: last...last, touches: [])
        for (place, line) in log.lines.enumerated() {
            switch line.content {
            case .event(let event):
                let began = event.touches.filter { $0.phase == .began }.map { $0.id }
                let isRested = last.advanced(by: Self.rest) < line.at
                if !began.isEmpty, down.isEmpty, active.isEmpty, isRested, !episode.touches.isEmpty {
                    all.append(episode)
                    episode = Episode(lines: place..<place, time: line.at...line.at, touches: [])
                }
                episode.touches += began
                for touch in event.touches {
                    if touch.phase == .ended || touch.phase == .cancelled {
                        down.remove(touch.id)
                    } else {
                        down.insert(touch.id)
                    }
                }
                last = line.at
            case .state(let state):
                if state.state == .possible { active.remove(state.id) } else { active.insert(state.id) }
                last = max(last, line.at)
            case .gone(let ids): active.subtract(ids)
            case .view, .recognizer, .input, .offset, .control, .frame, .left: break
            }
            episode.lines = episode.lines.lowerBound..<place + 1
            episode.time = min(episode.time.lowerBound, line.at)...max(episode.time.upperBound, line.at)
        }
        all.append(episode)
    }
}

extension LogEpisodes.Episode {
    func contains(_ difference: AppLogDifference) -> Bool { time.contains(difference.at) }

    /// Returns the log of the episode: what was there at its beginning, then its lines, with touches that are numbered from 1.
    func log(from log: AppLog) -> AppLog {
        // Each with the place of the first line about it.
        var described: [Int: (place: Int, line: AppLog.Line)] = [:]
        var offsets: [Int: AppLog.Line] = [:]
        for (place, line) in log.lines[..<lines.lowerBound].enumerated() {
            func note(_ id: Int) { described[id] = (described[id]?.place ?? place, line) }
            switch line.content {
            case .view(let view):
                note(view.id)
                offsets[view.id] = nil
            case .recognizer(let recognizer): note(recognizer.id)
            case .offset(let offset): offsets[offset.id] = line
            case .gone(let ids):
                for id in ids { (described[id], offsets[id]) = (nil, nil) }
            case .event, .input, .state, .control, .frame, .left: break
            }
        }
        var part = log
        let order = described.sorted { $0.value.place < $1.value.place }
        part.lines = order.map { $0.value.line } + order.compactMap { offsets[$0.key] }
        for line in log.lines[lines] {
            guard case .event(var event) = line.content else {
                part.lines.append(line)
                continue
            }
            event.touches = event.touches.compactMap { touch in
                guard let place = touches.firstIndex(of: touch.id) else { return nil }
                var touch = touch
                touch.id = place + 1
                touch.earlier = touch.earlier.map {
                    EarlierSample(id: place + 1, at: $0.instant, location: $0.location, details: $0.details)
                }
                return touch
            }
            part.lines.append(AppLog.Line(number: line.number, at: line.at, content: .event(event)))
        }
        return part
    }

    /// Returns a supposition about the log of the episode as one about the whole log.
    func original(_ supposition: Supposition) -> Supposition {
        func touch(_ number: Int) -> Int { touches.indices.contains(number - 1) ? touches[number - 1] : number }
        return switch supposition {
        case .together, .waits, .doesNotPrevent: supposition
        case .refusesToBegin(let id, let attempt): .refusesToBegin(id, attempt: touch(attempt))
        case .fails(let id, let attempt, let at): .fails(id, attempt: touch(attempt), at: at)
        case .proposes(let id, let attempt, let state, let at): .proposes(id, attempt: touch(attempt), state, at: at)
        case .refusesTouch(let id, let number): .refusesTouch(id, touch: touch(number))
        case .hits(let number, let view): .hits(touch: touch(number), view: view)
        }
    }
}
