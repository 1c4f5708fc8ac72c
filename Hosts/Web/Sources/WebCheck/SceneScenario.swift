import TouchScenes
import Touchstone

/// The recognizers that scenes define themselves, each on a view, and the values that they use.
struct SceneScenario {
    private static let side: CGFloat = 100
    private static let checkmark: [(x: Double, y: Double)] = [
        (20, 40), (30, 60), (40, 80), (55, 60), (70, 40), (85, 20),
    ]
    /// Sixteen points on a circle with a radius of 30 points, and the first one again.
    private static let round: [(x: Double, y: Double)] = [
        (80, 50), (77.7, 61.5), (71.2, 71.2), (61.5, 77.7), (50, 80), (38.5, 77.7), (28.8, 71.2), (22.3, 61.5),
        (20, 50), (22.3, 38.5), (28.8, 28.8), (38.5, 22.3), (50, 20), (61.5, 22.3), (71.2, 28.8), (77.7, 38.5),
        (80, 50),
    ]

    /// Plays the scenario.
    ///
    /// - Returns: Lines, each closed by a line feed. The same text on every platform.
    func play() -> String {
        (values() + trace()).joined(separator: "\n") + "\n"
    }

    private func values() -> [String] {
        let points = Self.round.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }
        let curve = CatmullRom(points).pieces.map { "\(text($0.control1)) \(text($0.control2)) \(text($0.end))" }
        let fit = CircleFit(points).map {
            "\(text($0.center)) \(text($0.radius)) \(text($0.deviation)) \(text($0.turns))"
        }
        let turn = SimilarityFit(zip(points, points.dropFirst()).map { ($0, $1) }).transform
        let area = MovementConstraint(axis: .horizontal, area: CGRect(x: 0, y: 0, width: 200, height: 100))
        let kept = area.center(CGPoint(x: 400, y: 400), from: .zero, size: CGSize(width: 20, height: 20))
        let inside = points.map {
            HitShape.circle.contains($0, in: CGRect(x: 21, y: 21, width: 58, height: 58)) ? "1" : "0"
        }
        return [
            "curve " + curve.joined(separator: "; "), "circle \(fit ?? "none")",
            "turn \(text(turn.a)) \(text(turn.b)) \(text(turn.tx)) \(text(turn.ty))", "kept \(text(kept))",
            "inside " + inside.joined(),
        ]
    }

    private func trace() -> [String] {
        var lines: [String] = []
        let application = UIApplication()
        application.diagnosticHandler = { _ in }
        application.traceHandler = { lines.append($0.description) }
        application.host.setScreen(bounds: CGRect(x: 0, y: 0, width: 6 * Self.side, height: Self.side))
        let window = application.host.perform { UIWindow(frame: UIScreen.main.bounds) }
        application.host.perform {
            window.accessibilityIdentifier = "window"
            let recognizers: [UIGestureRecognizer] = [
                CheckmarkGestureRecognizer(), CircleGestureRecognizer(), TouchCaptureGesture(),
                TransformGestureRecognizer(), SimpleTapGestureRecognizer(), BeganDelayGestureRecognizer(),
            ]
            for (index, recognizer) in recognizers.enumerated() {
                let view = UIView(
                    frame: CGRect(x: CGFloat(index) * Self.side, y: 0, width: Self.side, height: Self.side))
                view.accessibilityIdentifier = "view \(index)"
                recognizer.name = "recognizer \(index)"
                recognizer.addAction { lines.append("recognizer \(index) \(text($0.state))") }
                view.addGestureRecognizer(recognizer)
                window.addSubview(view)
            }
            window.makeKeyAndVisible()
        }
        // Every stroke on every view, then a rest.
        var hand = Hand(application)
        for index in 0..<6 {
            for stroke in [Self.checkmark, Self.round, [(50, 50)]] {
                hand.draw(stroke.map { (Double(index) * Double(Self.side) + $0.x, $0.y) })
            }
        }
        window.isHidden = true
        return lines
    }
}

/// A finger that draws with 60 points a second and rests for half a second between two strokes.
private struct Hand {
    let application: UIApplication
    private var milliseconds: Int64 = 0

    init(_ application: UIApplication) { self.application = application }

    mutating func draw(_ places: [(x: Double, y: Double)]) {
        for (index, place) in places.enumerated() { feed(index == 0 ? .began : .moved, place) }
        if let last = places.last { feed(.ended, last) }
        milliseconds += 500
        application.host.advance(to: Instant(nanoseconds: milliseconds * 1_000_000))
    }

    private mutating func feed(_ phase: ContactSample.Phase, _ place: (x: Double, y: Double)) {
        milliseconds += 16
        let instant = Instant(nanoseconds: milliseconds * 1_000_000)
        application.host.advance(to: instant)
        let sample = ContactSample(
            id: 1, phase: phase, location: CGPoint(x: CGFloat(place.x), y: CGFloat(place.y)))
        application.host.receive(InputFrame(at: instant, [sample]))
    }
}
