@_spi(Page) import TouchReplays
@_spi(Host) import TouchReports
import TouchScenes
@_spi(Host) import TouchStory
import TouchTrace
@_spi(Host) import Touchstone

/// A scene that is started anew and plays what was done to it, for a search for changes.
final class ScenePlayer: InputPlayer {
    /// The records, to which the session adds.
    private final class Recorder {
        var records: [TraceRecord] = []
    }

    let host: VirtualHost
    private let session: SceneSession
    private let input: ReplayInput
    private let recorder = Recorder()

    /// Starts the scene.
    init(_ scene: AnyScene, _ input: ReplayInput) {
        self.input = input
        session = SceneSession(
            scene, size: input.size ?? scene.windowSize, scale: input.scale, start: .zero
        ) { [recorder] in recorder.records.append($0) }
        // Its time is the input's.
        host = VirtualHost(application: session.application)
    }

    /// Plays the input to its end.
    func play(before prepare: @escaping (Bool) -> Void) -> [TraceRecord] {
        var isFirst = true
        for step in input.steps {
            session.play(step) { frame in
                prepare(frame.isLook(isFirst: isFirst))
                isFirst = false
            }
        }
        session.finish(at: input.end)
        return recorder.records
    }

    /// Plays the input, lets a finger come down at a place, and ends the scene.
    /// - Returns: The question about the view that the finger hits.
    func question(about place: Question.Place) -> CardQuestion {
        defer { end() }
        let count = play { _ in }.count
        let point = point(of: place)
        let finger = ContactSample(id: Int(Int32.max) - 1, phase: .began, location: point)
        session.application.host.receive(InputFrame(at: session.application.now, [finger]))
        let names = session.views.filter { $0.isShown(at: point) }.map { session.application.nameInTraces(of: $0) }
        return CardQuestion(
            aboutPlaceOf: Array(recorder.records.dropFirst(count)), views: names.compactMap(\.self))
    }

    private func point(of place: Question.Place) -> CGPoint {
        switch place {
        case .point(let point): return point
        case .view(let index):
            guard session.views.indices.contains(index) else { return .zero }
            let view = session.views[index]
            let points = view.innerPoints
            return session.application.host.perform {
                points.first { point in
                    view.window.map { $0.hitTest($0.convert(point, from: nil), with: nil) === view } == true
                }
            } ?? points[0]
        }
    }

    /// Ends the scene.
    func end() { session.close() }

    /// Returns a search for changes of a scene that has received input.
    static func advisor(_ scene: AnyScene, _ input: ReplayInput) -> Advisor {
        Advisor(RecordedInput(input.frames, until: input.end, source: scene.name)) {
            RestartableApp(ScenePlayer(scene, input))
        }
    }
}

extension UIView {
    /// Returns a Boolean value that indicates whether the view is shown at a point of the screen.
    fileprivate func isShown(at point: CGPoint) -> Bool {
        var path = PathOutline([.move(corners[0])])
        for corner in corners.dropFirst() { path.append(.line(corner)) }
        return path.contains(point)
    }

    /// Points in the view, of the screen: the middle, and then others everywhere.
    fileprivate var innerPoints: [CGPoint] {
        let (bounds, parts) = (bounds, 8)
        let others = (0..<parts * parts).map { CGPoint(x: CGFloat($0 % parts) + 0.5, y: CGFloat($0 / parts) + 0.5) }
        return ([CGPoint(x: 4, y: 4)] + others).map { point in
            let scaled = CGPoint(
                x: bounds.minX + bounds.width * point.x / CGFloat(parts),
                y: bounds.minY + bounds.height * point.y / CGFloat(parts))
            return convert(scaled, to: nil)
        }
    }
}
