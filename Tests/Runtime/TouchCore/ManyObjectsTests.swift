import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Long lists, in which an index finds what a search would find.
struct ManyObjectsTests {
    @Test(arguments: 1...4)
    func `windows are in the order of their levels, and within a level in that in which they came`(seed: UInt64) {
        let stage = Stage()
        var dice = SeededNumbers(seed: seed)
        var windows: [UIWindow] = []
        for _ in 0..<12 { windows.append(stage.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }) }
        var shown = [stage.window]
        for _ in 0..<300 {
            let window = windows[roll(&dice, windows.count)]
            switch roll(&dice, 4) {
            case 0:
                if window.isHidden { shown.append(window) }
                window.isHidden = false
            case 1:
                shown.removeAll { $0 === window }
                window.isHidden = true
            case 2:
                shown.removeAll { $0 === window }
                shown.append(window)
                window.makeKeyAndVisible()
            default: window.windowLevel = UIWindow.Level(CGFloat(roll(&dice, 3)))
            }
            let order = shown.enumerated().sorted {
                ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
            }
            shown = order.map { $0.element }
            expectEqual(stage.application.windows, shown)
        }
    }

    @Test(arguments: 1...4) func `frames are wanted while a link runs, and each that runs is called in order`(
        seed: UInt64
    ) {
        let stage = Stage()
        var dice = SeededNumbers(seed: seed)
        var called: [Int] = []
        var links: [Int: CADisplayLink] = [:]
        var order: [Int] = []
        for step in 0..<200 {
            let place = order.isEmpty ? -1 : order[roll(&dice, order.count)]
            switch roll(&dice, 4) {
            case 0, 1:
                let link = CADisplayLink { _ in called.append(step) }
                stage.perform { link.add(to: .main, forMode: .common) }
                links[step] = link
                order.append(step)
            case 2: links[place]?.isPaused.toggle()
            default:
                links[place]?.invalidate()
                order.removeAll { $0 == place }
                links[place] = nil
            }
            let running = order.filter { links[$0]?.isPaused == false }
            expectEqual(stage.application.host.areFramesWanted, !running.isEmpty)
            called = []
            stage.application.host.displayFrame(at: stage.application.now.advanced(by: 0.01))
            expectEqual(called, running)
        }
    }

    private func roll(_ dice: inout SeededNumbers, _ limit: Int) -> Int { Int.random(in: 0..<limit, using: &dice) }

    private final class Listener {
        let name: Int
        var heard: (Int) -> Void = { _ in }

        init(_ name: Int) { self.name = name }

        func tapped(_ recognizer: UITapGestureRecognizer) { heard(name) }
        func pressed(_ control: UIControl) { heard(name) }
    }

    @Test(arguments: 1...4) func `targets of a recognizer are called in order, by object and by token`(seed: UInt64) {
        let stage = Stage()
        let tap = stage.addTap("tap")
        var (dice, heard, order) = (SeededNumbers(seed: seed), [Int](), [Int]())
        let listeners = (0..<25).map { Listener($0) }
        for listener in listeners { listener.heard = { heard.append($0) } }
        var tokens: [Int: GestureTargetToken] = [:]
        for round in 1...8 {
            for step in 0..<40 {
                let listener = listeners[roll(&dice, listeners.count)]
                switch roll(&dice, 4) {
                case 0, 1:
                    tap.addTarget(listener, action: Listener.tapped)
                    order.append(listener.name)
                case 2:
                    let name = 1_000 * round + step
                    tokens[name] = tap.addAction { _ in heard.append(name) }
                    order.append(name)
                default:
                    tap.removeTarget(listener, action: nil)
                    order.removeAll { $0 == listener.name }
                    if let (name, token) = tokens.min(by: { $0.key < $1.key }) {
                        tap.removeTarget(token)
                        tokens[name] = nil
                        order.removeAll { $0 == name }
                    }
                }
            }
            heard = []
            stage.hands.tap(at: CGPoint(x: 100, y: 100))
            stage.wait(1)
            expectEqual(heard, order)
        }
        tap.removeTarget(nil, action: nil)
        heard = []
        stage.hands.tap(at: CGPoint(x: 100, y: 100))
        expect(heard.isEmpty)
    }

    @Test(arguments: 1...4) func `targets and actions of a control are called in order, by token and by identifier`(
        seed: UInt64
    ) {
        let control = UIControl()
        var (dice, heard, order) = (SeededNumbers(seed: seed), [Int](), [Int]())
        var (tokens, actions): ([Int: ControlTargetToken], [Int: UIAction]) = ([:], [:])
        let listeners = (0..<400).map { Listener($0) }
        for listener in listeners { listener.heard = { heard.append($0) } }
        for step in 0..<400 {
            let place = order.isEmpty ? -1 : order[roll(&dice, order.count)]
            switch roll(&dice, 5) {
            case 0:
                tokens[step] = control.addTarget(listeners[step], action: Listener.pressed, for: .touchDown)
                order.append(step)
            case 1, 2:
                let name = step % 3 == 0 ? UIAction.Identifier("named \(step % 7)") : nil
                let action = UIAction(identifier: name) { _ in heard.append(step) }
                let replaced = actions.filter { name != nil && $0.value.identifier == name }.map(\.key)
                order.removeAll { replaced.contains($0) }
                for key in replaced { actions[key] = nil }
                control.addAction(action, for: .touchDown)
                actions[step] = action
                order.append(step)
            default:
                if let token = tokens[place] { control.removeTarget(token) }
                if let action = actions[place] { control.removeAction(action, for: .touchDown) }
                (tokens[place], actions[place]) = (nil, nil)
                order.removeAll { $0 == place }
            }
            heard = []
            control.sendActions(for: .touchDown)
            expectEqual(heard, order)
        }
    }

    @Test(arguments: 1...4) func `completions come in the order of the ends, then of the starts`(seed: UInt64) {
        let stage = Stage()
        var (dice, ends, ended) = (SeededNumbers(seed: seed), [Int](), [Int]())
        for place in 0..<60 {
            let view = stage.addView("view \(place)", frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            ends.append(1 + roll(&dice, 5))
            stage.perform {
                UIView.animate(withDuration: Double(ends[place]) / 10, animations: { view.center.x += 9 }) { _ in
                    ended.append(place)
                }
            }
        }
        stage.wait(1)
        expectEqual(ended, ends.indices.sorted { (ends[$0], $0) < (ends[$1], $1) })
    }

    // MARK: Delegates

    private final class Silent: UIGestureRecognizerDelegate {}

    /// Answers no, or leaves the answer to another delegate.
    private final class Asked: UIGestureRecognizerDelegate {
        var inner: (any UIGestureRecognizerDelegate)?
        var calls = 0

        init(_ inner: (any UIGestureRecognizerDelegate)?) { self.inner = inner }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            calls += 1
            return inner?.gestureRecognizer(
                gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
        }
    }

    /// Returns the number of pans that each of three touches makes recognize, and the calls of the delegate before and after each.
    private func touches(_ delegate: any UIGestureRecognizerDelegate, calls: () -> Int) -> (began: [Int], calls: [Int])
    {
        let stage = Stage()
        var count = 0
        for place in 0..<4 {
            let pan = stage.addPan("pan \(place)")
            pan.delegate = delegate
            pan.addAction { if $0.state == .began { count += 1 } }
        }
        var (began, made): ([Int], [Int]) = ([], [])
        for _ in 0..<3 {
            let before = calls()
            count = 0
            stage.hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 100))
            stage.wait(1)
            began.append(count)
            made.append(calls() - before)
        }
        return (began, made)
    }

    @Test func `a delegate whose class leaves the methods out lets one recognize, in each touch`() {
        let silent = Silent()
        expectEqual(touches(silent) { 0 }.began, [1, 1, 1])
    }

    @Test(arguments: [false, true])
    func `a delegate that answers, or asks one that leaves the question out, is asked as often in each touch`(
        passesOn: Bool
    ) {
        let asked = Asked(passesOn ? Silent() : nil)
        let (began, calls) = touches(asked) { asked.calls }
        expect(began == [1, 1, 1] && calls[0] > 4 && calls == Array(repeating: calls[0], count: 3))
        let agreeing = Asked(Silent())
        asked.inner = agreeing
        expect(touches(asked) { asked.calls }.calls == calls && agreeing.calls == calls[0] * 3)
    }
}
