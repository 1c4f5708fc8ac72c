// The places in the code of an app that a log does not rule out.

extension LogEvidence {
    func className(_ id: Int) -> String { recognizers[id]?.className ?? "its class" }

    /// Returns a Boolean value that indicates whether the class of a recognizer may decide by itself: it is not exactly one of UIKit's.
    func isOwnClass(_ id: Int) -> Bool {
        guard let recognizer = recognizers[id] else { return true }
        guard recognizer.role != nil else { return !recognizer.isStock }
        return isOwnView(recognizer.maker ?? recognizer.view)
    }

    func isOwnView(_ id: Int) -> Bool { views[id].map { $0.className != $0.stock } ?? true }

    /// A Boolean value that indicates whether a gesture of the system has received any touch.
    var hasSystemGestures: Bool { !systems.isEmpty }

    /// Returns those whose delegates may implement a method.
    func delegating(_ method: String, _ ids: [Int]) -> [Int] { ids.filter { mayDelegate($0, method) } }

    /// Returns the code that may be the reason for a supposition; none if the log rules it out.
    func places(_ supposition: Supposition) -> [CodePlace] {
        switch supposition {
        case .together(let id, let other):
            delegating("shouldRecognizeSimultaneously", [id, other]).isEmpty ? [] : [.both(id, other)]
        case .doesNotPrevent(let id, let other):
            (isOwnClass(id) ? [.canPrevent(id, other)] : []) + (isOwnClass(other) ? [.canBePrevented(other, id)] : [])
        case .waits(let id, for: let other): requirements(of: id, other, isReady: true)
        case .refusesToBegin(let id, _): refusals(of: id) + [.stateFromOutside(id)]
        case .fails(let id, _, _): ownCode(id) + [.stateFromOutside(id)]
        case .proposes(let id, _, _, _): ownCode(id) + [.stateFromOutside(id)]
        case .refusesTouch(let id, _):
            (mayDelegate(id, "shouldReceiveTouch") || mayDelegate(id, "shouldReceiveEvent") ? [.shouldReceive(id)] : [])
                + ownCode(id) + [.busy(id)]
        case .hits(_, let view): [.hitTest(view)]
        }
    }

    func ownCode(_ id: Int) -> [CodePlace] { isOwnClass(id) ? [.ownCode(id)] : [] }

    /// Returns the code that may keep a recognizer that is ready from beginning.
    func refusals(of id: Int) -> [CodePlace] {
        (mayDelegate(id, "shouldBegin") ? [.shouldBegin(id)] : [])
            + (views(of: id).isEmpty ? [] : [.viewShouldBegin(id)]) + ownCode(id)
    }

    /// Returns a Boolean value that indicates whether delegates may answer about two recognizers.
    func mayRelate(_ one: Int, _ other: Int) -> Bool {
        ["shouldRecognizeSimultaneously", "shouldRequireFailure", "shouldBeRequiredToFail"].contains {
            !delegating($0, [one, other]).isEmpty
        }
    }

    /// Returns a Boolean value that indicates whether code may make a recognizer that is ready require the failure of one that it meets.
    func mayRequireOthers(_ id: Int) -> Bool {
        recognizers.keys.contains {
            $0 != id && mayMeet(id, $0) && !requirements(of: id, $0, isReady: true).isEmpty
        }
    }

    /// Returns that another recognizer may decide about one, if any may.
    func rivals(of id: Int) -> [CodePlace] {
        // One of an own class that decides at once is not among the receivers of its touch.
        recognizers.keys.contains { $0 != id && (isOwnClass(id) || mayMeet(id, $0)) } ? [.another(id)] : []
    }

    /// Returns a Boolean value that indicates whether a touch of a recognizer may have reached one whose class decides by itself: that need not
    /// have received it.
    func hasOwnRivals(_ id: Int) -> Bool {
        let reached = (hitViews[id] ?? []).reduce(into: Set<Int>()) { $0.formUnion(around($1)) }
        return recognizers.keys.contains { other in
            other != id && isOwnClass(other)
                && (share(id, other) || containers[other]?.contains(where: reached.contains) == true)
        }
    }

    /// Returns the code that may make a recognizer require the failure of another one.
    /// - Parameter isReady: A Boolean value that indicates whether it was ready: only then delegates and classes are asked.
    func requirements(of id: Int, _ other: Int, isReady: Bool) -> [CodePlace] {
        var places: [CodePlace] = []
        if isReady {
            if mayDelegate(id, "shouldRequireFailure") { places.append(.requires(id, other)) }
            if mayDelegate(other, "shouldBeRequiredToFail") { places.append(.isRequired(other, id)) }
            places += ownCode(id) + ownCode(other)
        }
        if !hasRelations { places.append(.requireToFail(id, other)) }
        return places
    }
}
