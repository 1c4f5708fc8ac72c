public import TouchCore
public import TouchDrawing
public import TouchInput
import TouchKinematics

/// An animation through several values, or along a path.
///
///     let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
///     shake.values = [0, -10, 10, -5, 5, 0]
///     shake.duration = 0.4
///     field.layer.add(shake, forKey: "shake")
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in turn.
    public final var frames: [LayerValue] = []
    #if !hasFeature(Embedded)
        private final var given: [Any]?

        /// The values, in turn: numbers, points, sizes, rectangles, `CGColor`, `CGPath` or transforms, as the property has.
        public final var values: [Any]? {
            get { given }
            set {
                given = newValue
                frames = (newValue ?? []).compactMap { ($0 as? any LayerValueConvertible)?.layerValue }
            }
        }
    #endif
    /// A path along which a point moves, instead of values: each line and curve leads to the next value. Copied.
    public final var path: CGPath? {
        get { outline.map { CGPath($0) } }
        set { outline = newValue?.outline }
    }
    private final var outline: PathOutline? { didSet { course = outline?.course } }
    private final var course: PathCourse?
    /// The fractions of a run at which the values are reached, increasing from 0 to 1: as many as values; one more with the mode `discrete`. `nil`, the
    /// default, for equal distances. QuartzCore's numbers are objects; literals look the same.
    public final var keyTimes: [CGFloat]?
    /// The curves from each value to the next; `nil`, the default, for constant speed.
    public final var timingFunctions: [CAMediaTimingFunction]?
    /// The way between the values; `linear` by default.
    public final var calculationMode = CAAnimationCalculationMode.linear
    /// The direction in which the layer looks on its way along a path; `nil`, the default, for its own.
    public final var rotationMode: CAAnimationRotationMode?

    override func empty() -> CAAnimation { CAKeyframeAnimation() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (frames, outline, keyTimes, timingFunctions) = (
            other.frames, other.outline, other.keyTimes, other.timingFunctions
        )
        (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
        #if !hasFeature(Embedded)
            given = other.given
        #endif
    }

    override var hasMatchingValues: Bool {
        #if !hasFeature(Embedded)
            if let given, given.count != frames.count { return false }
        #endif
        guard let key else { return false }
        return key.isPath
            ? frames.allSatisfy { if case .path = $0 { true } else { false } } : points(key).count == frames.count
    }

    private func points(_ key: AnimatedKey) -> [AnimatedNumbers] { frames.compactMap(key.numbers) }

    override func show(_ place: AnimationPlace, in look: inout ShownLook, duration: TimeInterval) {
        guard let key else { return }
        if let course {
            let lengths = course.lengths
            guard !lengths.isEmpty else { return }
            let (stretch, part) = stretch(at: place.fraction, of: lengths.count, lengths)
            let here = course.place(part, of: stretch)
            show(
                AnimatedNumbers(here.point), end: AnimatedNumbers(course.place(1, of: lengths.count - 1).point), place,
                in: &look)
            guard let rotationMode else { return }
            var transform = look[.transform]
            transform[2] += Double(rotationMode == .rotateAuto ? here.angle : here.angle + .pi)
            return look[.transform] = transform
        }
        if key.isPath {
            let paths = frames.compactMap { if case .path(let path) = $0 { path.outline } else { nil } }
            guard let last = paths.last else { return }
            let (stretch, part) = stretch(at: place.fraction, of: paths.count - 1, nil)
            let path = stretch + 1 < paths.count ? paths[stretch].mixed(with: paths[stretch + 1], part) : last
            return key.show(path, in: &look)
        }
        let points = points(key)
        guard let last = points.last else { return }
        func point(_ index: Int) -> AnimatedNumbers { points[max(0, min(index, points.count - 1))] }
        let lengths = (1..<max(1, points.count)).map { index in
            let way = points[index] - points[index - 1]
            return CGFloat((way * way).sum().squareRoot())
        }
        let (stretch, part) = stretch(at: place.fraction, of: points.count - 1, lengths)
        let (from, to) = (point(stretch), point(stretch + 1))
        var shown = from + Double(part) * key.way(from: from, to: to)
        if calculationMode == .cubic || calculationMode == .cubicPaced {
            // Catmull and Rom: through all values, each in the direction from the one before to the one behind.
            let t = Double(part)
            let (before, behind) = (point(stretch - 1), point(stretch + 2))
            let (leave, arrive) = ((to - before) / 2, (behind - from) / 2)
            shown =
                (2 * t * t * t - 3 * t * t + 1) * from + (t * t * t - 2 * t * t + t) * leave
                + (3 * t * t - 2 * t * t * t) * to + (t * t * t - t * t) * arrive
        }
        show(shown, end: last, place, in: &look)
    }

    /// Returns the stretch between two values at a fraction of a run, and the fraction of it.
    /// - Parameters:
    ///   - count: The number of stretches.
    ///   - lengths: Their lengths; `nil` if they have none.
    private func stretch(at fraction: CGFloat, of count: Int, _ lengths: [CGFloat]?) -> (stretch: Int, part: CGFloat) {
        guard count > 0 else { return (0, 0) }
        switch calculationMode {
        case .discrete:
            // Each value, one more than the stretches, has its time.
            if let keyTimes, keyTimes.count > count + 1 {
                let next = keyTimes.firstIndex { $0 > fraction } ?? count + 1
                return Self.start(of: min(max(0, next - 1), count), count)
            }
            return Self.start(of: min(Int(fraction * CGFloat(count + 1)), count), count)
        case .paced, .cubicPaced:
            guard let lengths, let total = Optional(lengths.reduce(0, +)), total > 0 else { break }
            var rest = fraction * total
            for (index, length) in lengths.enumerated() {
                if rest <= length || index == count - 1 { return (index, length > 0 ? min(rest / length, 1) : 1) }
                rest -= length
            }
        case .linear, .cubic: break
        }
        var times = keyTimes ?? []
        if times.count != count + 1 { times = (0...count).map { CGFloat($0) / CGFloat(count) } }
        let next = max(1, min(times.firstIndex { $0 > fraction } ?? count, count))
        let length = times[next] - times[next - 1]
        var part = length > 0 ? max(0, min((fraction - times[next - 1]) / length, 1)) : 1
        if let timingFunctions, next - 1 < timingFunctions.count {
            part = timingFunctions[next - 1].curve.progress(at: part)
        }
        return (next - 1, part)
    }

    private static func start(of value: Int, _ count: Int) -> (stretch: Int, part: CGFloat) {
        value < count ? (value, 0) : (count - 1, 1)
    }
}

/// The way between the values of a keyframe animation.
public enum CAAnimationCalculationMode: Hashable, Sendable {
    /// Straight.
    case linear
    /// None: each value until the time of the next.
    case discrete
    /// Straight, at constant speed; times and curves are without influence.
    case paced
    /// A smooth curve through all values.
    case cubic
    /// A smooth curve through all values, with times in proportion to their distances.
    case cubicPaced
}

/// The direction in which a layer looks on its way along a path.
public enum CAAnimationRotationMode: Hashable, Sendable {
    /// Forwards: its x-axis leads along the path.
    case rotateAuto
    /// Backwards.
    case rotateAutoReverse
}
