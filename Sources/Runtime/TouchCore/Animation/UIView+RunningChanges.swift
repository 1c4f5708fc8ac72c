import TouchDrawing
import TouchInput

// The animated part of a view: its properties have the new values immediately; the remainders of the old ones are added when it
// is drawn. A view that is not animated pays for one check.

extension UIView {
    // MARK: Shown values

    final var shownPlacement: Placement {
        runningChanges.isEmpty ? placement : shownLook.placement
    }

    final var shownLook: ShownLook {
        var look = ShownLook(
            placement: placement, alpha: alphaStorage, backgroundColor: layerStorage?.backgroundColor)
        // Summed up before they are added, so that values with a lower limit of 0 are not clamped between two of them.
        for index in runningChanges.indices {
            let property = runningChanges[index].offset.property
            guard runningChanges.firstIndex(where: { $0.offset.property == property }) == index else { continue }
            look.add(running(property), to: property)
        }
        return look
    }

    private func running(_ property: AnimatedOffset.Property) -> SIMD8<Double> {
        var sum = SIMD8<Double>.zero
        for change in runningChanges where change.offset.property == property {
            sum += change.offset.values * change.group.remainders(of: property)
        }
        return sum
    }

    // MARK: Changes

    /// Changes the placement, and animates the change if a closure of `animate` is running.
    final func changePlacementAnimated(_ change: (inout Placement) -> Void) {
        let old = placement
        change(&placement)
        guard let block = AnimationBlock.open else { return }
        if old.bounds != placement.bounds {
            block.animate(
                AnimatedOffset(
                    .bounds, from: AnimatedOffset.numbers(old.bounds), to: AnimatedOffset.numbers(placement.bounds)),
                of: self)
        }
        if old.center != placement.center {
            block.animate(
                AnimatedOffset(
                    .center, from: AnimatedOffset.numbers(old.center), to: AnimatedOffset.numbers(placement.center)),
                of: self)
        }
        if old.transform != placement.transform {
            block.animate(
                AnimatedOffset(
                    .transform, from: TransformParts(old.transform).numbers,
                    to: TransformParts(placement.transform).numbers), of: self)
        }
    }

    final func changeAlpha(to alpha: CGFloat) {
        let old = alphaStorage
        alphaStorage = alpha
        guard let block = AnimationBlock.open else { return }
        block.animate(
            AnimatedOffset(.alpha, from: AnimatedOffset.numbers(old), to: AnimatedOffset.numbers(alpha)), of: self)
    }

    final func backgroundColorChanged(from old: CGColor?) {
        guard let block = AnimationBlock.open else { return }
        block.animate(
            AnimatedOffset(
                .backgroundColor, from: AnimatedOffset.numbers(old),
                to: AnimatedOffset.numbers(layerStorage?.backgroundColor)), of: self)
    }

    // MARK: Running

    /// Adds a change of a group; a second change of a property continues the first.
    final func run(_ offset: AnimatedOffset, in group: AnimationGroup) {
        let own = runningChanges.indices.filter { runningChanges[$0].group === group }
        if let index = own.first(where: { runningChanges[$0].offset.property == offset.property }) {
            runningChanges[index].offset.add(offset.values)
        } else {
            if own.isEmpty { group.add(self) }
            var offset = offset
            if let clock = group.clock,
                let first = runningChanges.first(where: {
                    $0.group.clock === clock && $0.offset.property == offset.property
                })
            {
                offset.start = first.offset.start
            }
            runningChanges.append(RunningChange(group: group, offset: offset))
        }
        updateTouchability()
    }

    /// Removes and returns what other groups still show of a property, and interrupts them.
    final func takeRunning(_ property: AnimatedOffset.Property, except group: AnimationGroup?) -> SIMD8<Double> {
        var sum = SIMD8<Double>.zero
        let taken = runningChanges.filter { $0.offset.property == property && $0.group !== group }
        guard !taken.isEmpty else { return sum }
        runningChanges.removeAll { $0.offset.property == property && $0.group !== group }
        for change in taken {
            sum += change.offset.values * change.group.remainders(of: property)
            if runningChanges.contains(where: { $0.group === change.group }) {
                change.group.losePart()
            } else {
                change.group.lose(self)
            }
        }
        updateTouchability()
        return sum
    }

    /// Interrupts all animations: the view shows its values from now on.
    final func interruptAnimations() {
        guard !runningChanges.isEmpty else { return }
        let lost = runningChanges
        runningChanges.removeAll()
        updateTouchability()
        for (index, change) in lost.enumerated()
        where lost.firstIndex(where: { $0.group === change.group }) == index {
            change.group.lose(self)
        }
        displayNeeded()
    }

    /// Removes the changes of a group that is over.
    final func forgetChanges(of group: AnimationGroup) {
        runningChanges.removeAll { $0.group === group }
        updateTouchability()
    }

    private func updateTouchability() {
        hitPlace =
            if runningChanges.contains(where: { !$0.group.options.contains(.allowUserInteraction) }) {
                .nowhere
            } else {
                runningChanges.contains { $0.group.hitsWhereShown } ? .shown : .ownPlace
            }
    }
}

/// The place in which touches find a view.
enum HitPlace: UInt8 {
    /// That of its properties.
    case ownPlace
    /// That in which it is shown: a property animator changes it.
    case shown
    /// None: an animation without `allowUserInteraction` changes it (B-014).
    case nowhere
}

/// An animated change of one property of a view.
struct RunningChange {
    let group: AnimationGroup
    /// The old value minus the new one.
    var offset: AnimatedOffset
}

/// The shown values of a view, as far as an animation can make them differ from its properties.
struct ShownLook {
    var placement: Placement
    var alpha: CGFloat
    var backgroundColor: CGColor?

    /// Adds the remainder of an offset.
    /// - Parameter values: The sum of the offsets of a property, each times its remainder.
    mutating func add(_ values: SIMD8<Double>, to property: AnimatedOffset.Property) {
        switch property {
        case .bounds:
            let sum = AnimatedOffset.numbers(placement.bounds) + values
            placement.bounds = CGRect(
                x: CGFloat(sum[0]), y: CGFloat(sum[1]), width: CGFloat(max(0, sum[2])),
                height: CGFloat(max(0, sum[3])))
        case .center:
            placement.center.x += CGFloat(values[0])
            placement.center.y += CGFloat(values[1])
        case .transform:
            placement.transform = TransformParts(TransformParts(placement.transform).numbers + values).transform
        case .alpha:
            alpha = max(0, min(alpha + CGFloat(values[0]), 1))
        case .backgroundColor:
            backgroundColor = AnimatedOffset.color(AnimatedOffset.numbers(backgroundColor) + values)
        }
    }
}

/// The components of a transform that an animation interpolates: a translation, a rotation and two scales, so that a rotating
/// view does not shrink on the way.
///
///     x-axis  (a, b) = scaleX · (cos, sin)
///     y-axis  (c, d) = shear · (cos, sin) + scaleY · (-sin, cos)
///
/// Every transform has components, even one that collapses everything to a line or a point.
struct TransformParts {
    static let angleIndex = 2

    private(set) var move = CGPoint.zero
    private(set) var angle: CGFloat = 0
    private(set) var scaleX: CGFloat = 1
    private(set) var shear: CGFloat = 0
    private(set) var scaleY: CGFloat = 1

    init(_ map: CGAffineTransform) {
        move = CGPoint(x: map.tx, y: map.ty)
        // A reflection is a negative scale of the axis that points the other way; it is not a rotation.
        let isMirroredInX = map.a * map.d < map.b * map.c && map.a < map.d
        let sign: CGFloat = isMirroredInX ? -1 : 1
        let length = (map.a * map.a + map.b * map.b).squareRoot()
        // A point has no direction; its y-axis may have one.
        angle =
            length > 0
            ? TouchInput.angle(y: sign * map.b, x: sign * map.a) : TouchInput.angle(y: -map.c, x: map.d)
        let (s, c) = (sine(angle), cosine(angle))
        scaleX = sign * length
        shear = map.c * c + map.d * s
        scaleY = map.d * c - map.c * s
    }

    /// The components of offsets.
    var numbers: SIMD8<Double> {
        [
            Double(move.x), Double(move.y), Double(angle), Double(scaleX), Double(shear), Double(scaleY), 0, 0,
        ]
    }

    init(_ numbers: SIMD8<Double>) {
        move = CGPoint(x: CGFloat(numbers[0]), y: CGFloat(numbers[1]))
        angle = CGFloat(numbers[Self.angleIndex])
        (scaleX, shear, scaleY) = (CGFloat(numbers[3]), CGFloat(numbers[4]), CGFloat(numbers[5]))
    }

    var transform: CGAffineTransform {
        let (s, c) = (sine(angle), cosine(angle))
        return CGAffineTransform(
            a: scaleX * c, b: scaleX * s, c: shear * c - scaleY * s, d: shear * s + scaleY * c, tx: move.x, ty: move.y)
    }
}
