public import TouchInput

/// Returns the smallest input that still shows something: no step of any kind makes it smaller.
///
///     let least = shrink(trace.frames) { candidate in
///         play(candidate).contains("pinch: recognized")
///     }
///
/// The steps, which are repeated until none of them helps:
///
/// 1. Leave out all frames of the display: a host then shows its own.
/// 2. Leave out whole touches, presses, scrolls and the like, let contacts end where they were last, then leave out single samples and readings.
/// 3. Leave out what samples report besides locations, and modifier keys and buttons.
/// 4. Round locations to multiples of 100, 10 or 1 points.
/// 5. Shorten waits to 0, 0.01, 0.02, 0.05 … 5 s, and round them down to tenths, hundredths or thousandths of a second.
/// 6. Number contacts from 1.
///
/// Every candidate is well formed if the frames are: a contact comes down once, then moves, then ends once, and time does not decrease. What is
/// odd in the frames, such as a contact that moves before it comes down, may stay. The same frames and answers give the same result.
/// - Parameters:
///   - frames: The frames, for which the closure returns `true`.
///   - shows: A closure that receives a candidate and returns a Boolean value that indicates whether it shows it. Its answer depends on nothing but
///     the candidate.
public func shrink(_ frames: [InputFrame], while shows: ([InputFrame]) -> Bool) -> [InputFrame] {
    var frames = frames
    var isSmaller = true
    while isSmaller {
        isSmaller = false
        for makeChange in InputChange.all {
            let change = makeChange(frames)
            let places = Array(0..<change.count)
            // The places that have to stay as they are.
            let kept = Set(shrink(list: places) { kept in shows(change.frames(places.without(Set(kept)))) })
            guard kept.count < places.count else { continue }
            frames = change.frames(places.without(kept))
            isSmaller = true
        }
    }
    return frames
}

extension [Int] {
    fileprivate func without(_ others: Set<Int>) -> [Int] { filter { !others.contains($0) } }
}
