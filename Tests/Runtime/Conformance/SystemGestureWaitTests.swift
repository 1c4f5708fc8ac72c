import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// The parts of the app that wait for a gesture of the system with which they share a touch (B-390).
struct SystemGestureWaitTests {
    nonisolated enum Kind: String, CaseIterable {
        case tap, longPress, pinch, rotation, pan, edgePan, swipe
    }

    private func recognizer(_ kind: Kind) -> UIGestureRecognizer {
        switch kind {
        case .tap: return UITapGestureRecognizer()
        case .longPress: return UILongPressGestureRecognizer()
        case .pinch: return UIPinchGestureRecognizer()
        case .rotation: return UIRotationGestureRecognizer()
        case .pan: return UIPanGestureRecognizer()
        case .edgePan:
            let edgePan = UIScreenEdgePanGestureRecognizer()
            edgePan.edges = .left
            return edgePan
        case .swipe: return UISwipeGestureRecognizer()
        }
    }

    /// Does at the edge what is recognized; the finger at the edge stays down, except for a tap.
    private func play(_ kind: Kind, _ hands: Hands) {
        hands.down(at: CGPoint(x: 5, y: 100))
        switch kind {
        case .tap: hands.up()
        case .longPress: hands.wait(0.6)
        case .pinch:
            hands.down(.rightMiddle, at: CGPoint(x: 105, y: 100))
            hands.move(.rightMiddle, dx: 20)
        case .rotation:
            hands.down(.rightMiddle, at: CGPoint(x: 105, y: 100))
            hands.move(.rightMiddle, to: CGPoint(x: 85, y: 160))
        case .pan, .edgePan: hands.move(dx: 20)
        case .swipe: hands.move(dx: 150, over: 0.1)
        }
    }

    /// The log while the system is undecided, and after the system has failed.
    private func told(_ kind: Kind) -> (atOnce: [UIGestureRecognizer.State], afterwards: [UIGestureRecognizer.State]) {
        switch kind {
        case .tap: ([.ended], [])
        case .longPress, .pinch, .rotation: ([.began], [])
        case .pan, .edgePan: ([], [.began])
        case .swipe: ([], [.ended])
        }
    }

    @Test(.rules("B-390"), arguments: Kind.allCases)
    func `pan, edge pan and swipe wait for the system; tap, press, pinch and rotation do not`(_ kind: Kind) {
        var received: [UIGestureRecognizer.State] = []
        let system = ProbeRecognizer()
        let stage = Stage { stage in
            let upper = stage.addView("upper", frame: CGRect(x: 0, y: 0, width: 400, height: 200))
            stage.add(recognizer(kind), "own", on: upper).addAction { received.append($0.state) }
        }
        system.name = "system"
        stage.application.host.addSystemGesture(system, at: .left)
        // On another view: it keeps the system undecided when a tap has lifted its finger.
        stage.hands.down(.leftThumb, at: CGPoint(x: 5, y: 250))
        play(kind, stage.hands)
        let (atOnce, afterwards) = told(kind)
        expectEqual(system.state, .possible)
        expectEqual(received, atOnce)
        expectEqual(stage.log.contains("own holds for system"), atOnce.isEmpty)
        system.onMoved = { system, _, _ in system.state = .failed }
        stage.hands.move(.leftThumb, dx: 1)
        expectEqual(received, atOnce + afterwards)
        expectEqual(stage.diagnostics, [])
    }
}
