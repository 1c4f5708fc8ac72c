import TouchCore
public import TouchInput
public import TouchRecognizers

// Whole gestures.

extension Hands {
    /// Taps: puts a finger down, holds it briefly, and lifts it.
    public func tap(
        _ finger: Finger = .rightIndex, at place: some TouchPlace, holding seconds: TimeInterval = 0.05,
        tool: ContactSample.Tool = .direct, file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        guard areUp(finger, site: site), canPass(seconds, site), let (point, view) = locate(place, site) else { return }
        aim([finger], at: point, view, site)
        down(finger, atScreen: point, tool)
        wait(seconds)
        up(finger, file: file, line: line)
    }

    /// Taps twice.
    /// - Parameters:
    ///   - finger: The finger; the right index finger by default.
    ///   - place: The location of both taps.
    ///   - pause: The time in seconds from the first lift to the second touch.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func doubleTap(
        _ finger: Finger = .rightIndex, at place: some TouchPlace, pause: TimeInterval = 0.1,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        guard areUp(finger, site: site), canPass(pause, site), locate(place, site) != nil else { return }
        tap(finger, at: place, file: file, line: line)
        wait(pause)
        tap(finger, at: place, file: file, line: line)
    }

    /// Presses long: puts a finger down, holds it, and lifts it.
    public func longPress(
        _ finger: Finger = .rightIndex, at place: some TouchPlace, for seconds: TimeInterval = 0.6,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        tap(finger, at: place, holding: seconds, file: file, line: line)
    }

    /// Drags: puts a finger down, moves it in a straight line, and lifts it.
    public func drag(
        _ finger: Finger = .rightIndex, from start: some TouchPlace, to end: some TouchPlace,
        over seconds: TimeInterval = 0.3, file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        guard areUp(finger, site: site), canPass(seconds, site), locate(start, site) != nil else { return }
        down(finger, at: start, file: file, line: line)
        move(finger, to: end, over: seconds, file: file, line: line)
        up(finger, file: file, line: line)
    }

    /// Swipes: puts a finger down, moves it fast in a straight line, and lifts it.
    /// - Parameters:
    ///   - direction: The direction; of several, the sum.
    ///   - place: The location at which the swipe begins.
    ///   - finger: The finger; the right index finger by default.
    ///   - distance: The distance in each direction, in points.
    ///   - seconds: The time from the touch to the lift.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func swipe(
        _ direction: UISwipeGestureRecognizer.Direction, on place: some TouchPlace, with finger: Finger = .rightIndex,
        distance: CGFloat = 100, over seconds: TimeInterval = 0.1, file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        guard areUp(finger, site: site), canPass(seconds, site), locate(place, site) != nil else { return }
        down(finger, at: place, file: file, line: line)
        func part(_ forward: UISwipeGestureRecognizer.Direction, _ back: UISwipeGestureRecognizer.Direction) -> CGFloat
        {
            (direction.contains(forward) ? distance : 0) - (direction.contains(back) ? distance : 0)
        }
        move(finger, dx: part(.right, .left), dy: part(.down, .up), over: seconds, file: file, line: line)
        up(finger, file: file, line: line)
    }

    /// Pinches with thumb and index finger, side by side around a place, from one distance to another.
    public func pinch(
        at place: some TouchPlace, from start: CGFloat, to end: CGFloat, over seconds: TimeInterval = 0.4,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        guard areUp(.rightThumb, .rightIndex, site: site), canPass(seconds, site),
            let (center, view) = locate(place, site)
        else { return }
        aim([.rightThumb, .rightIndex], at: center, view, site)
        func beside(_ distance: CGFloat) -> CGPoint { CGPoint(x: center.x + distance / 2, y: center.y) }
        together {
            down(.rightThumb, atScreen: beside(-start))
            down(.rightIndex, atScreen: beside(start))
        }
        move([(.rightThumb, beside(-end)), (.rightIndex, beside(end))], over: seconds)
        together {
            up(.rightThumb, file: file, line: line)
            up(.rightIndex, file: file, line: line)
        }
    }

    /// Rotates with thumb and index finger, on opposite sides of a place; initially level, the index finger on the right.
    /// - Parameters:
    ///   - place: The center of the rotation.
    ///   - angle: The angle in radians, clockwise; a full turn is 2π.
    ///   - radius: The distance from the center to each finger, in points.
    ///   - seconds: The time from the touch to the lift.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func rotate(
        at place: some TouchPlace, by angle: CGFloat, radius: CGFloat = 50, over seconds: TimeInterval = 0.4,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        guard areUp(.rightThumb, .rightIndex, site: site), canPass(seconds, site),
            let (center, view) = locate(place, site)
        else { return }
        aim([.rightThumb, .rightIndex], at: center, view, site)
        func opposite(_ angle: CGFloat) -> [(finger: Finger, to: CGPoint)] {
            let turned = CGPoint(x: radius, y: 0).applying(CGAffineTransform(rotationAngle: angle))
            return [
                (.rightThumb, CGPoint(x: center.x - turned.x, y: center.y - turned.y)),
                (.rightIndex, CGPoint(x: center.x + turned.x, y: center.y + turned.y)),
            ]
        }
        together { for way in opposite(0) { down(way.finger, atScreen: way.to) } }
        let (steps, pause) = scans(in: seconds)
        for step in 1...steps {
            if pause > 0 { host.advance(by: pause) }
            let ways = opposite(angle * CGFloat(step) / CGFloat(steps))
            scan(ways, from: ways.map { places[$0.finger] ?? $0.to }, step: 1, of: 1, apart: pause)
        }
        together {
            up(.rightThumb, file: file, line: line)
            up(.rightIndex, file: file, line: line)
        }
    }
}

extension Hands {
    /// Plays a pattern with one finger in the center of a view.
    /// - Returns: The characters that are no steps.
    @discardableResult
    package func play(
        _ pattern: String, step: Duration, at view: UIView, file: StaticString = #filePath, line: UInt = #line
    ) -> [Character] {
        let start = host.now
        var unknown: [Character] = []
        for (index, character) in pattern.enumerated() {
            host.advance(to: start.advanced(by: step * index))
            switch character {
            case "D": down(at: view, file: file, line: line)
            case "U": up(file: file, line: line)
            case "X": cancel(file: file, line: line)
            case "M": move(dx: 20, file: file, line: line)
            case "-": break
            default: unknown.append(character)
            }
        }
        host.advance(to: start.advanced(by: step * pattern.count))
        return unknown
    }
}

extension Stage {
    /// Plays a pattern with one finger in the center of `view`: one character per step.
    ///
    ///     D  down      U  up      X  cancelled by the system
    ///     M  moves 20 pt to the right      -  nothing
    ///
    /// The log then shows each line in the column of its step, with `*` where no finger acted. A pattern that is played after
    /// another one continues with the finger and time where that ended: its columns follow, after one empty column if time has
    /// passed in between. After `clearLog()`, columns start at the first again.
    /// - Parameters:
    ///   - pattern: The steps; any other character fails the test.
    ///   - step: The duration of a step.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func play(
        _ pattern: String, step: Duration, file: StaticString = #filePath, line: UInt = #line
    ) {
        let (whole, rest) = step.components
        guard hands.canPass(Double(whole) + Double(rest) / 1e18, CallSite(file, line)) else { return }
        if isLogCleared { patterns = [] }
        isLogCleared = false
        patterns.append(StageLog.Pattern(start: host.now, step: step, text: pattern))
        for character in hands.play(pattern, step: step, at: view, file: file, line: line) {
            report(.unknownStep(character), CallSite(file, line))
        }
    }

    /// Adds a line of your own to the log.
    public func note(_ text: String) {
        notes.append(StageLog.Note(after: records.count, instant: host.now, text: text))
    }
}
