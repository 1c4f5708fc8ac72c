import TouchArbitration
import TouchTrace

// The precedence of recognizers, their relations, and the methods that have to be called to determine them.

extension Dispatcher {
    /// Updates the precedence if it may have changed.
    @inline(__always) func updatePrecedence() { if ranking.isOld { rank() } }

    /// Determines the precedence: recognizers of deeper views first; at the same depth, those of the view in front; on one view,
    /// those attached later (B-147).
    @export(interface) private func rank() {
        roster.newOccasion()
        // A trace lists all of them each time.
        let isOrderKept = !ranking.isOrderOld && !isTraced
        // The old list is emptied at the end, as a variable of this call alone: the deinitializer of a recognizer that is no longer in it may
        // call back here.
        var old = isOrderKept ? ranking.shrink(in: self) : ranking.update(to: roster.recognizers, in: application)
        defer {
            old.removeAll(keepingCapacity: true)
            ranking.formerlyListening = old
        }
        if isOrderKept { return }
        contest.setPrecedence(ranking.precedence)
        trace(.precedence(recognizers: ranking.precedence.map { name($0) }))
        updateRequirements()
    }

    /// Returns the members of a set that are attached to the view of a recognizer, or to a view around or inside it (B-146).
    func kin(of contestant: Contestant, among others: ContestantSet) -> ContestantSet {
        if ranking.isKinshipOld { ranking.place(roster.recognizers, in: application) }
        var kin = ranking.kinship.of(contestant, among: others)
        kin.remove(contestant)
        return kin
    }

    /// Returns a Boolean value that indicates whether two recognizers share a touch; if one has none, because its touches were lifted or
    /// it follows other input, whether they are related by their views.
    func areInvolved(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        if one.contacts != 0, other.contacts != 0 { return one.contacts & other.contacts != 0 }
        guard let contestant = one.contestant, let rival = other.contestant else { return false }
        var pair = ContestantSet()
        pair.insert(rival)
        return !kin(of: contestant, among: pair).isEmpty
    }

    /// Reads which methods about other recognizers have to be called: those that its class overrides or the class of its delegate may
    /// implement, and all of them if it is a gesture of the system. The others have their default answers.
    func readHooks(of recognizer: UIGestureRecognizer, _ contestant: Contestant) {
        var hooks = recognizer.systemGesture != nil ? .all : recognizer.relationHooks
        if let delegate = recognizer.delegateStorage { hooks.formUnion(DelegateQuestion.hooks(of: delegate)) }
        ranking.hooks.set(hooks, level: recognizer.preventionLevel, of: contestant)
    }

    /// Returns the active recognizers that prevent a recognizer from beginning, and the undecided ones that it prevents by
    /// beginning.
    func exclusion(of recognizer: UIGestureRecognizer, _ contestant: Contestant) -> (
        preventedBy: ContestantSet, prevents: ContestantSet
    ) {
        let isAsked = ranking.hooks.canPrevent.contains(contestant)
        if isAsked, recognizer.relationHooks.contains(.excludesNone) { return (ContestantSet(), ContestantSet()) }
        let active = kin(of: contestant, among: contest.arbiter.active)
        let guarded = ranking.hooks.canBePrevented.contains(contestant) ? active : ranking.hooks.canPrevent
        var preventedBy = those(among: active, asking: guarded, else: true) { $0.prevents(recognizer) }
        let rivals = kin(of: contestant, among: contest.arbiter.undecided)
        let spared = isAsked ? rivals : ranking.hooks.canBePrevented
        var prevents = those(among: rivals, asking: spared, else: true) { recognizer.prevents($0) }
        // Recognizers whose answer depends on levels alone were not asked, and are included in those that prevent. The twin of this is
        // `UIGestureRecognizer.canPrevent(_:)`.
        if let level = recognizer.preventionLevel {
            for other in ranking.hooks.levels {
                if other.level < level { preventedBy.subtract(other.members.subtracting(guarded)) }
                if other.level > level { prevents.subtract(other.members.subtracting(spared)) }
            }
        }
        return (preventedBy, prevents)
    }

    /// Returns the members of a set for which a question is answered with yes.
    /// - Parameters:
    ///   - others: The set.
    ///   - asked: The members for which the question has to be asked.
    ///   - standard: The answer for all others.
    ///   - isSo: Asks the question.
    func those(
        among others: ContestantSet, asking asked: ContestantSet, else standard: Bool,
        isSo: (UIGestureRecognizer) -> Bool
    ) -> ContestantSet {
        var result = ContestantSet()
        if standard {
            result = others
            result.subtract(asked)
        }
        let toAsk = others.intersection(asked)
        if toAsk.isEmpty { return result }
        for other in contest.arbiter.inPrecedence(toAsk) {
            if let recognizer = recognizer(other), isSo(recognizer) { result.insert(other) }
        }
        return result
    }
}

extension Dispatcher {
    /// The values that determine the precedence of a recognizer.
    struct Place: Comparable {
        var slot: Int
        /// The index of its view in the lineage; -1 without a view.
        var spot = -1
        /// The number of ancestors of its view, where it matters. Gestures of the system come first, those without a view last.
        var depth = 0
        /// The rank of its branch among those of the same depth; the one in front is 0.
        var branch = 0
        var index: Int64
        var enrollment: Int

        init(slot: Int, index: Int64, enrollment: Int) {
            (self.slot, self.index, self.enrollment) = (slot, index, enrollment)
        }

        /// On one view, its twin is `UIView.recognizersInPrecedence`.
        nonisolated static func < (left: Place, right: Place) -> Bool {
            if left.depth != right.depth { return left.depth > right.depth }
            if left.branch != right.branch { return left.branch < right.branch }
            if left.index != right.index { return left.index > right.index }
            // Not by slot, since slots are reused: by the order of joining.
            return left.enrollment < right.enrollment
        }
    }

    /// The precedence of the recognizers in an attempt, and their relations. Its storage is reused. It calls no app code.
    struct Ranking {
        /// The recognizers with touches, in order of precedence.
        fileprivate(set) var listening: [UIGestureRecognizer] = []
        fileprivate var formerlyListening: [UIGestureRecognizer] = []
        fileprivate var places: [Place] = []
        fileprivate var lineage = Lineage()
        fileprivate var precedence: [Contestant] = []
        fileprivate var kinship = Kinship()
        fileprivate var isKinshipOld = false
        fileprivate var isOld = false
        fileprivate var isOrderOld = false
        var hooks = Hooks()

        /// Notes that recognizers in an attempt, or their touches, have changed since the precedence was determined.
        mutating func mayHaveChanged() { (isOld, isOrderOld) = (true, true) }

        /// Notes that recognizers may have left their attempt or lost touches. The others keep their order unless they are on views that fork,
        /// whose relations are listed recognizer by recognizer.
        mutating func mayHaveShrunk() {
            isOld = true
            if kinship.isDivided { isOrderOld = true }
        }

        /// Notes that the order may have changed, which counts when the precedence is determined the next time.
        mutating func orderChanged() { isOrderOld = true }

        /// Notes that views or recognizers have moved since the relations were determined.
        mutating func kinshipChanged() { (isKinshipOld, isOrderOld) = (true, true) }

        /// Orders the recognizers in an attempt, by slot; returns the former list of those with touches, for the caller to release.
        fileprivate mutating func update(
            to recognizers: [UIGestureRecognizer?], in application: UIApplication?
        ) -> [UIGestureRecognizer] {
            (isOld, isOrderOld) = (false, false)
            place(recognizers, in: application)
            if places.count > 1 { places.arrange { $0 < $1 } }
            var old: [UIGestureRecognizer] = []
            swap(&old, &formerlyListening)
            swap(&old, &listening)
            precedence.removeAll(keepingCapacity: true)
            for index in places.indices {
                let slot = places[index].slot
                precedence.append(Contestant(slot))
                if let recognizer = recognizers[slot], recognizer.hasInput { listening.append(recognizer) }
            }
            return old
        }

        /// Removes those without input from the list of recognizers with touches; returns the former list, for the caller to release. Those
        /// that left their attempt keep their place in the order until it is determined again, as it is when their slots are assigned again.
        fileprivate mutating func shrink(in dispatcher: Dispatcher) -> [UIGestureRecognizer] {
            isOld = false
            var old: [UIGestureRecognizer] = []
            swap(&old, &formerlyListening)
            var isShorter = false
            for recognizer in listening where !recognizer.hasInput(in: dispatcher) {
                isShorter = true
                break
            }
            guard isShorter else { return old }
            swap(&old, &listening)
            for recognizer in old where recognizer.hasInput(in: dispatcher) { listening.append(recognizer) }
            return old
        }

        /// Determines the views that the recognizers are attached to.
        fileprivate mutating func place(_ recognizers: [UIGestureRecognizer?], in application: UIApplication?) {
            isKinshipOld = false
            places.removeAll(keepingCapacity: true)
            kinship.removeAll()
            let isOneView = Self.areOnOneView(recognizers)
            for slot in recognizers.indices {
                guard let recognizer = recognizers[slot] else { continue }
                var place = Place(slot: slot, index: recognizer.rank, enrollment: recognizer.enrollment)
                if recognizer.systemGesture != nil {
                    place.depth = .max
                    kinship.addToAll(Contestant(slot))
                } else if let view = recognizer.viewStorage {
                    place.spot = isOneView ? -1 : lineage.spot(of: view)
                    kinship.add(Contestant(slot))
                } else {
                    (place.depth, place.index) = (-1, -1)
                    kinship.addDetached()
                }
                places.append(place)
            }
            if isOneView { return }
            lineage.rankBranches(in: application)
            for index in places.indices where places[index].spot >= 0 {
                (places[index].depth, places[index].branch) = lineage.place(of: places[index].spot)
            }
            if lineage.isForked { kinship.divide(places, along: lineage) }
            lineage.removeAll()
        }

        /// Returns a Boolean value that indicates whether all recognizers are on one view: the usual case, in which the position
        /// of that view does not matter.
        private static func areOnOneView(_ recognizers: [UIGestureRecognizer?]) -> Bool {
            var only: UIView?
            for case let recognizer? in recognizers where recognizer.systemGesture == nil {
                guard let view = recognizer.viewStorage else { continue }
                if only == nil { only = view } else if only !== view { return false }
            }
            return true
        }
    }

    /// The methods about other recognizers that have to be called, for each recognizer.
    struct Hooks {
        private(set) var canPrevent = ContestantSet()
        private(set) var canBePrevented = ContestantSet()
        private(set) var shouldRequireFailure = ContestantSet()
        private(set) var shouldBeRequiredToFail = ContestantSet()
        /// The members of each prevention level, in ascending order.
        private(set) var levels: [(level: Int, members: ContestantSet)] = []
        /// The level of each slot.
        private var levelOfSlot: [Int?] = []

        mutating func set(_ hooks: RelationHooks, level: Int?, of contestant: Contestant) {
            Self.put(contestant, into: &canPrevent, hooks.contains(.canPrevent))
            Self.put(contestant, into: &canBePrevented, hooks.contains(.canBePrevented))
            Self.put(contestant, into: &shouldRequireFailure, hooks.contains(.shouldRequireFailure))
            Self.put(contestant, into: &shouldBeRequiredToFail, hooks.contains(.shouldBeRequiredToFail))
            setLevel(level, of: contestant)
        }

        private static func put(_ contestant: Contestant, into set: inout ContestantSet, _ isMember: Bool) {
            if isMember { set.insert(contestant) } else if set.contains(contestant) { set.remove(contestant) }
        }

        private mutating func setLevel(_ level: Int?, of contestant: Contestant) {
            let slot = contestant.slot
            while levelOfSlot.count <= slot { levelOfSlot.append(nil) }
            let old = levelOfSlot[slot]
            guard old != level else { return }
            levelOfSlot[slot] = level
            if let old {
                let index = index(of: old)
                levels[index].members.remove(contestant)
                if levels[index].members.isEmpty { levels.remove(at: index) }
            }
            guard let level else { return }
            let index = index(of: level)
            if index == levels.count || levels[index].level != level {
                levels.insert((level, ContestantSet()), at: index)
            }
            levels[index].members.insert(contestant)
        }

        /// Returns the index of a level, or that at which it would be.
        private func index(of level: Int) -> Int {
            var (low, high) = (0, levels.count)
            while low < high {
                let middle = (low + high) / 2
                if levels[middle].level < level { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }
}

#if !hasFeature(Embedded)
    extension Dispatcher {
        /// Reads the hooks of recognizers in an attempt whose delegates are of a class.
        func readHooks(ofDelegates type: ObjectIdentifier) {
            for recognizer in roster.recognizers {
                guard let recognizer, let contestant = recognizer.contestant, let delegate = recognizer.delegateStorage,
                    ObjectIdentifier(Swift.type(of: delegate)) == type
                else { continue }
                readHooks(of: recognizer, contestant)
            }
        }
    }
#endif
