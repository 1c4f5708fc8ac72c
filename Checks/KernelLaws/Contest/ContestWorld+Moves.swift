import TouchArbitration

extension ContestWorld {
    /// Returns every move that is possible now.
    public func moves() -> [ContestMove] {
        var list: [ContestMove] = []
        if isAtRest {
            addEvents(to: &list)
            addSubmissions(to: &list)
            addWatchdog(to: &list)
            return list
        }
        if question != nil { addAnswers(to: &list) } else { list.append(.next) }
        if submitted < scope.reentrancy {
            addSubmissions(to: &list)
            list.append(.nestedTurn)
        }
        return list
    }

    private func phases(of who: Int) -> [GesturePhase] {
        let isIn = contest.arbiter.isContesting(Contestant(who))
        switch contest.arbiter.proposal(of: Contestant(who)) {
        case nil: return isIn ? [.began, .ended, .failed] : [.began, .ended]
        case .began, .changed: return [.changed, .ended, .cancelled]
        case .ended, .cancelled, .failed: return []
        }
    }

    private func addAnswers(to list: inout [ContestMove]) {
        switch question {
        case .askRequirements(let ticket):
            let others = monitor.undecided.union(monitor.recognized).without(ticket.contestant.slot)
            for group in others.subgroups { list.append(.awaits(group)) }
        case .askBegin(let ticket):
            let who = ticket.contestant.slot
            list.append(.verdict(isAllowed: false, prevents: Group(), preventedBy: Group()))
            for prevents in monitor.undecided.without(who).subgroups {
                for preventedBy in monitor.active.without(who).subgroups {
                    list.append(.verdict(isAllowed: true, prevents: prevents, preventedBy: preventedBy))
                }
            }
        case .askDelivery:
            list.append(.delivery(isAllowed: true))
            if scope.mayVeto { list.append(.delivery(isAllowed: false)) }
        default: break
        }
    }

    private func addSubmissions(to list: inout [ContestMove]) {
        for who in 0..<scope.contestants {
            let isIn = contest.arbiter.isContesting(Contestant(who))
            if isIn { list.append(.withdraw(who)) }
            guard isIn || scope.mayClaimOutside && isAtRest else { continue }
            for phase in phases(of: who) { list.append(.propose(phase, by: who)) }
        }
        if scope.mayIgnore {
            for touch in scope.inputs.indices {
                for who in monitor.touches[touch]?.participants ?? Group() { list.append(.ignore(touch, by: who)) }
            }
        }
        if scope.mayChange {
            for who in 0..<scope.contestants {
                for trait: Contest.Traits in [.cancels, .delaysBegan, .delaysEnded] {
                    list.append(.alter(who, traits[who].symmetricDifference(trait)))
                }
                if who != order[0] { list.append(.goFirst(who)) }
            }
        }
        guard scope.mayVeto else { return }
        for touch in scope.inputs.indices where monitor.touches[touch].map({ !$0.isVetoed }) == true {
            list.append(.remove(touch))
        }
    }

    private func addWatchdog(to list: inout [ContestMove]) {
        guard monitor.touches.allSatisfy({ $0?.isDown != true }) else { return }
        let open = monitor.undecided.union(monitor.active)
        for alive in open.subgroups where alive != open { list.append(.watchdog(alive: alive)) }
    }

    /// Adds every combination of steps of the touches, of contestants that receive new touches, and of their proposals.
    private func addEvents(to list: inout [ContestMove]) {
        var drafts: [Draft] = [Draft()]
        for touch in scope.inputs.indices {
            drafts = drafts.flatMap { draft in
                var longer = [draft.with(nil)]
                guard scope.mayCoincide || draft.steps.allSatisfy({ $0 == nil }) else { return longer }
                switch monitor.touches[touch] {
                case nil:
                    for group in accepting.subgroups {
                        for ignoring in scope.mayIgnore ? group.subgroups : [Group()] {
                            longer.append(draft.with(.began, group, ignoring))
                        }
                    }
                case let touch? where touch.isDown:
                    for step in [DeliveryGate.Steps.moved, .ended, .cancelled] {
                        longer.append(draft.with(step))
                    }
                case _?: break
                }
                return longer
            }
        }
        for draft in drafts where draft.steps.contains(where: { $0 != nil }) { addProposals(draft, to: &list) }
    }

    private func addProposals(_ draft: Draft, to list: inout [ContestMove]) {
        var fed = Group()
        for touch in draft.steps.indices {
            guard let step = draft.steps[touch] else { continue }
            fed = fed.union(step == .began ? draft.joining[touch] : monitor.touches[touch]?.participants ?? Group())
        }
        var choices: [[GesturePhase?]] = [[]]
        for who in 0..<scope.contestants {
            var own: [GesturePhase?] = [nil]
            if fed.contains(who) {
                let isNew = !contest.arbiter.isContesting(Contestant(who))
                own += isNew ? [.began, .ended, .failed] : phases(of: who).map { $0 }
            }
            choices = choices.flatMap { choice in own.map { choice + [$0] } }
        }
        for proposals in choices {
            list.append(
                .event(steps: draft.steps, joining: draft.joining, ignoring: draft.ignoring, proposals: proposals))
        }
    }

    private var accepting: Group {
        var group = Group()
        for who in 0..<scope.contestants where contest.acceptsTouches(Contestant(who)) { group.insert(who) }
        return group
    }
}

/// An event without the proposals: what each touch does.
private struct Draft {
    var steps: [DeliveryGate.Steps?] = []
    var joining: [Group] = []
    var ignoring: [Group] = []

    /// Returns the event with the step of one more touch.
    func with(_ step: DeliveryGate.Steps?, _ group: Group = Group(), _ others: Group = Group()) -> Draft {
        Draft(steps: steps + [step], joining: joining + [group], ignoring: ignoring + [others])
    }
}
