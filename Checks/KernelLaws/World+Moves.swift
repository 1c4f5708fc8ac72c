import TouchArbitration

extension World {
    /// Returns every move that is possible now.
    public func moves() -> [Move] {
        var list: [Move] = []
        if !isAtRest { list.append(.next) }
        addAnswers(to: &list)
        if let oldest = monitor.unreported.first, mayActNow {
            list.append(.acted(Int(oldest)))
        }
        addSubmissions(to: &list)
        if isAtRest { addMovesAtRest(to: &list) }
        return list
    }

    /// A Boolean value that indicates whether actions may be sent now: at rest. In a scope with re-entrant submissions, those of the
    /// action itself may come before the report that it was sent.
    private var mayActNow: Bool {
        isAtRest || scope.mayActEarly || !isDraining && scope.reentrancy > 0
    }

    private func addAnswers(to list: inout [Move]) {
        for (who, isAboutBeginning) in monitor.openQuestions {
            guard !isAtRest || scope.mayDelayAnswers else { continue }
            if isAboutBeginning {
                list.append(.verdict(who, isAllowed: false, prevents: Group(), preventedBy: Group()))
                for prevents in scope.prevents.groups(of: monitor.undecided.without(who)) {
                    for preventedBy in scope.prevents.groups(of: monitor.active.without(who)) {
                        list.append(.verdict(who, isAllowed: true, prevents: prevents, preventedBy: preventedBy))
                    }
                }
            } else {
                for others in scope.waits.groups(of: monitor.present.without(who)) {
                    list.append(.awaits(who, others))
                }
            }
        }
    }

    private func addSubmissions(to list: inout [Move]) {
        guard submitted < (isDraining ? scope.reentrancy : scope.batch) else { return }
        for who in monitor.seen.indices {
            if scope.isBatchOrdered, !isDraining, who <= lastSubmitter { continue }
            let seen = monitor.seen[who]
            if !seen.isIn, seen.resets >= scope.attempts[who] { continue }
            for phase in phases(of: seen) { list.append(.propose(phase, by: who)) }
            if seen.isIn { list.append(.withdraw(who)) }
        }
    }

    private func phases(of seen: Seen) -> [GesturePhase] {
        switch scope.vocabulary {
        case .everything:
            return [.began, .changed, .ended, .cancelled, .failed]
        case .distinct, .essential:
            let isEssential = scope.vocabulary == .essential
            switch seen.said {
            case nil: return isEssential ? [.began, .ended] : [.began, .ended, .failed]
            case .began, .changed: return isEssential ? [.ended] : [.changed, .ended, .cancelled]
            case .ended, .cancelled, .failed: return []
            }
        }
    }

    private func addMovesAtRest(to list: inout [Move]) {
        for who in monitor.seen.indices where !monitor.seen[who].isIn && monitor.seen[who].resets < scope.attempts[who]
        {
            list.append(.join(who))
        }
        if scope.hasStaticRequirements {
            for who in monitor.undecided {
                for other in monitor.present.without(who) where !monitor.seen[who].requirements.contains(other) {
                    list.append(.require(other, by: who))
                }
            }
        }
        if scope.mayTurnPrecedence { list.append(.turnPrecedence) }
        guard monitor.unreported.isEmpty else { return }
        list.append(.closeEvent)
        guard scope.vocabulary != .essential else { return }
        for alive in monitor.undecided.union(monitor.active).subgroups { list.append(.closeAbandoned(alive: alive)) }
    }
}
