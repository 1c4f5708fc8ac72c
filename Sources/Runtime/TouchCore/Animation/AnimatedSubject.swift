/// A view, or a layer, with changes whose earlier values are still partly visible.
protocol AnimatedSubject: AnyObject {
    var runningChanges: [RunningChange] { get set }
    /// The dispatcher that runs its animations; `nil` while it is in no window that is shown.
    var animator: Dispatcher? { get }
    /// Called after changes have begun or ended.
    func runningChangesMayHaveChanged()
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
        runningChangesMayHaveChanged()
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
        runningChangesMayHaveChanged()
        return sum
    }

    /// Interrupts all changes.
    func interruptChanges() {
        guard !runningChanges.isEmpty else { return }
        let lost = runningChanges
        runningChanges.removeAll()
        runningChangesMayHaveChanged()
        for (index, change) in lost.enumerated()
        where lost.firstIndex(where: { $0.group === change.group }) == index {
            change.group.lose(self)
        }
        displayNeeded()
    }

    /// Removes the changes of a group that is over.
    func forgetChanges(of group: AnimationGroup) {
        runningChanges.removeAll { $0.group === group }
        runningChangesMayHaveChanged()
    }
}
