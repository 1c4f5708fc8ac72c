import TouchArbitration

extension Monitor {
    mutating func join(_ who: Int) {
        if !seen[who].isIn { seen[who].isIn = true }
    }

    mutating func require(_ other: Int, by who: Int) {
        guard other != who, seen[who].isUndecided, seen[who].beginning == .unasked, seen[other].isIn else { return }
        seen[who].requirements.insert(other)
    }

    mutating func turnPrecedence() {
        for index in seen.indices { seen[index].rank = UInt8(seen.count - 1) - seen[index].rank }
    }

    /// Checks the order of proposals, row by row.
    mutating func propose(_ phase: GesturePhase, by who: Int) {
        if !seen[who].isIn {
            switch phase {
            case .began, .changed, .ended: seen[who].isIn = true
            case .cancelled, .failed: return
            }
        }
        guard !seen[who].isOver, seen[who].entered?.isTerminal != true else { return }
        switch seen[who].said {
        case nil:
            switch phase {
            case .began, .changed: (seen[who].said, seen[who].claim) = (.began, .continuous)
            case .ended: (seen[who].said, seen[who].claim) = (.ended, .discrete)
            case .cancelled, .failed: seen[who].said = .failed
            }
        case .began, .changed:
            switch phase {
            case .began, .changed:
                seen[who].said = .changed
                let isNews = seen[who].isActive && !isUnreported(who) && !seen[who].kinds.contains(.progress)
                if isNews { seen[who].isChangeOwed = true }
            case .ended: (seen[who].said, seen[who].hasSaidEnded) = (.ended, true)
            case .cancelled, .failed: seen[who].said = .cancelled
            }
        case .ended, .cancelled, .failed:
            break
        }
    }

    mutating func withdraw(_ who: Int) {
        guard seen[who].isIn, !seen[who].isOver, seen[who].entered?.isTerminal != true || isUnreported(who) else {
            return
        }
        seen[who].isWithdrawn = true
        if seen[who].entered?.isTerminal != true { seen[who].said = seen[who].claim == .none ? .failed : .cancelled }
    }

    mutating func answer(_ who: Int, awaits others: Group) {
        seen[who].sorting = .answered
        // After it has given up, the answer comes too late.
        guard !seen[who].givesUp else { return }
        for other in others where seen[other].isIn { seen[who].requirements.insert(other) }
    }

    mutating func answer(_ who: Int, isAllowed: Bool, prevents: Group, preventedBy: Group) {
        seen[who].beginning = .answered
        seen[who].isAllowed = isAllowed
        seen[who].prevents = prevents
        seen[who].preventedBy = preventedBy
    }

    func isUnreported(_ who: Int) -> Bool { unreported.contains(UInt8(who)) }

    /// Checks the law of clients at the target.
    mutating func acted(_ who: Int) throws(Violation) {
        guard let phase = seen[who].entered, isUnreported(who) else {
            throw Violation(ArbiterLaw.client, "\(Group.name(who)) was reported, but had entered nothing")
        }
        unreported.removeAll { $0 == UInt8(who) }
        switch (seen[who].received, phase) {
        case (.nothing, .began): seen[who].received = .beginning
        case (.nothing, .ended): seen[who].received = .recognition
        case (.beginning, .changed): break
        case (.beginning, .ended), (.beginning, .cancelled): seen[who].received = .end
        case (.nothing, _), (.recognition, _), (.beginning, _), (.end, _):
            throw Violation(
                ArbiterLaw.client, "the target of \(Group.name(who)) receives \(phase) after \(seen[who].received)")
        }
        if phase.isTerminal { seen[who].end() }
    }

    mutating func closeAbandoned(alive: Group) {
        let undecided = undecided
        toAbandon = undecided.union(active).subtracting(alive)
        for who in toAbandon where seen[who].isWaiting {
            if !seen[who].requirements.intersection(undecided).isEmpty { toAbandon.remove(who) }
        }
        for who in toAbandon {
            withdraw(who)
            seen[who].isAbandoned = true
        }
    }

    mutating func closeEvent() {
        toReset = Group()
        for who in seen.indices where mayBeReset(who) { toReset.insert(who) }
        for index in seen.indices { seen[index].kinds.remove(.progress) }
    }
}
