import TouchDrawing
import TouchInput

/// A view, or a layer, with changes whose earlier values are still partly visible.
protocol AnimatedSubject: AnyObject {
    var runningChanges: [RunningChange] { get set }
    /// The dispatcher that runs its animations; `nil` while it is in no window that is shown.
    var animator: Dispatcher? { get }
    /// Called after a change of a group has begun.
    func changeBegan(in group: AnimationGroup)
    /// Called after changes have ended.
    func changesEnded()
    /// Interrupts all its animations: the values show from now on.
    func interruptAnimations()
    func displayNeeded()
    func layoutIfNeeded()
}

/// An animated change of one property of a view or layer.
struct RunningChange {
    let group: AnimationGroup
    /// The old value minus the new one.
    var offset: AnimatedOffset
}

extension ShownLook {
    /// Adds the remainders of changes. They are summed up first, so that values with a lower limit of 0 are not clamped between two of them.
    mutating func add(changesOf subject: some AnimatedSubject) {
        let changes = subject.runningChanges
        for index in changes.indices {
            let property = changes[index].offset.property
            guard changes.firstIndex(where: { $0.offset.property == property }) == index else { continue }
            self[property] += subject.running(property)
        }
    }
}

extension AnimatedSubject {
    /// The sum of what changes still show of a property.
    func running(_ property: LayerProperty) -> AnimatedNumbers {
        var sum = AnimatedNumbers.zero
        for change in runningChanges where change.offset.property == property {
            sum += change.offset.values * change.group.remainders(of: property)
        }
        return sum
    }

    /// Adds a change of a group; a second change of a property continues the first.
    func run(_ offset: AnimatedOffset, in group: AnimationGroup) {
        var offset = offset
        var isKnown = false
        var oldest = group.clock?.firstNumber ?? group.number
        let changes = runningChanges
        for index in changes.indices.reversed() {
            let other = changes[index].group
            // Closures run inside each other: what was complete when a group was made comes before all changes of it.
            if other.number < oldest, other.stage != .open { break }
            if other === group { isKnown = true }
            guard changes[index].offset.property == offset.property else { continue }
            if other === group {
                runningChanges[index].offset.add(offset.values)
                return
            }
            if oldest < group.number, other.clock === group.clock {
                // All of an animator's changes of a property start where its first one did.
                offset.start = changes[index].offset.start
                oldest = group.number
            }
        }
        if !isKnown { group.add(self) }
        runningChanges.append(RunningChange(group: group, offset: offset))
        changeBegan(in: group)
    }

    /// Removes and returns what other groups still show of a property, and interrupts them.
    func takeRunning(_ property: LayerProperty, except group: AnimationGroup?) -> AnimatedNumbers {
        var sum = AnimatedNumbers.zero
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
        changesEnded()
        return sum
    }

    /// Interrupts all changes.
    func interruptChanges() {
        guard !runningChanges.isEmpty else { return }
        let lost = runningChanges
        runningChanges.removeAll()
        changesEnded()
        for change in lost { change.group.lose(self) }
        displayNeeded()
    }

    /// Removes the changes of groups that are over.
    func forgetEndedChanges() {
        runningChanges.removeAll { $0.group.stage == .over }
        changesEnded()
    }
}

// The animated part of a view: its properties have the new values immediately; the remainders of the old ones are added when it
// is drawn. A view that is not animated pays for one check.

extension UIView {
    final var shownPlacement: Placement {
        isAtRest ? placement : shownLook.placement
    }

    /// A Boolean value that indicates whether the view shows its values.
    final var isAtRest: Bool { runningChanges.isEmpty && layerStorage?.extras == nil || !Animations.areUsed }

    /// The values of the view.
    final var ownLook: ShownLook {
        ShownLook(
            placement: placement, style: ownStyle, alpha: alphaStorage, zPosition: layerStorage?.zPosition ?? 0,
            shape: layerStorage?.drawnShape)
    }

    final var ownStyle: DrawnLayerStyle {
        if let layerStorage { return layerStorage.style }
        var style = DrawnLayerStyle()
        style.opacity = Float(alphaStorage)
        return style
    }

    /// The look of the view at this instant.
    final var shownLook: ShownLook {
        var look = ownLook
        guard Animations.areUsed else { return look }
        look.add(changesOf: self)
        layerStorage?.extras?.apply(to: &look)
        return look
    }

    // MARK: Changes

    /// Changes the placement, and animates the change if a closure of `animate` is running.
    final func changePlacementAnimated(_ change: (inout Placement) -> Void) {
        let old = placement
        change(&placement)
        guard let block = AnimationBlock.open else { return }
        func animate(_ property: LayerProperty, _ numbers: (Placement) -> AnimatedNumbers) {
            block.animate(AnimatedOffset(property, from: numbers(old), to: numbers(placement)), of: self)
        }
        if old.bounds != placement.bounds { animate(.bounds) { AnimatedNumbers($0.bounds) } }
        if old.center != placement.center { animate(.position) { AnimatedNumbers($0.center) } }
        if !old.hasTransform(of: placement) { animate(.transform) { TransformParts($0).numbers } }
    }

    final func changeAlpha(to alpha: CGFloat) {
        let old = alphaStorage
        alphaStorage = alpha
        guard let block = AnimationBlock.open else { return }
        block.animate(
            AnimatedOffset(.opacity, from: AnimatedNumbers(old), to: AnimatedNumbers(alpha)), of: self)
    }

    final func backgroundColorChanged(from old: CGColor?) {
        guard let block = AnimationBlock.open else { return }
        block.animate(
            AnimatedOffset(
                .backgroundColor, from: AnimatedNumbers(old), to: AnimatedNumbers(layerStorage?.backgroundColor)),
            of: self)
    }
}

extension UIView: AnimatedSubject, CALayerDelegate {
    final func interruptAnimations() { interruptChanges() }

    final func changeBegan(in group: AnimationGroup) {
        hitPlace = max(hitPlace, group.hitPlace)
    }

    final func changesEnded() {
        var place = HitPlace.ownPlace
        for change in runningChanges where place != .nowhere { place = max(place, change.group.hitPlace) }
        hitPlace = place
    }
}

extension AnimationGroup {
    fileprivate final var hitPlace: HitPlace {
        if !options.contains(.allowUserInteraction) { return .nowhere }
        return hitsWhereShown ? .shown : .ownPlace
    }
}

/// The place in which touches find a view; of several changes, the last one in this order counts.
enum HitPlace: UInt8, Comparable {
    /// That of its properties.
    case ownPlace
    /// That in which it is shown: a property animator changes it.
    case shown
    /// None: an animation without `allowUserInteraction` changes it (B-014).
    case nowhere

    nonisolated static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
