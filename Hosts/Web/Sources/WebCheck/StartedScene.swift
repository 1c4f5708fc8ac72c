import TouchRecordings
import TouchScenes
import Touchstone

/// A scene that is started in an application of its own and touched in its middle.
struct StartedScene {
    /// A tap of 64 ms, a rest in which all taps are decided, and a drag: the finger's offsets from the middle, in points,
    /// one for each frame of the display, `nil` while it is up.
    private static let places: [(x: CGFloat, y: CGFloat)?] =
        Array(repeating: (0, 0), count: 4) + Array(repeating: nil, count: 60)
        + (0..<12).map { (CGFloat($0) * 5, CGFloat($0) * -4) } + Array(repeating: nil, count: 120)
    private static let millisecondsPerFrame: Int64 = 16

    private let scene: AnyScene

    /// Creates the scene with this number.
    /// - Parameter number: The number of the scene, from 0, below `count`.
    init(_ number: Int) { scene = Self.scenes[number] }

    /// The number of scenes.
    static var count: Int { scenes.count }

    /// All scenes that WebAssembly has: the field recorder is not built for Embedded Swift.
    private static var scenes: [AnyScene] { Scenes.listed.filter { $0.name != "field-recorder" } }

    /// Builds the scene in a window of its size, and touches it.
    ///
    /// - Returns: The trace of the library, and then one line about the scene and its draw list before and after. Each line is
    ///   closed by a line feed. The same text on every platform.
    func play() -> String {
        let application = UIApplication()
        application.diagnosticHandler = { _ in }  // The trace contains them.
        let screen = CGRect(origin: .zero, size: scene.windowSize)
        application.host.setScreen(bounds: screen)
        let window = application.host.perform {
            let window = scene.makeWindow(frame: screen)
            scene.build(in: window)
            window.makeKeyAndVisible()
            return window
        }
        let before = drawing(application)
        application.host.perform { Naming().name(window) }
        var lines: [String] = []
        application.traceHandler = { lines.append($0.description) }
        touch(application)
        application.traceHandler = nil
        let after = drawing(application)
        window.isHidden = true
        lines.append("scene \(scene.name): draws \(before), \(lines.count) lines of trace, draws \(after)")
        return lines.joined(separator: "\n") + "\n"
    }

    private func touch(_ application: UIApplication) {
        var last: CGPoint?
        for (index, place) in Self.places.enumerated() {
            let instant = Instant(nanoseconds: Int64(index + 1) * Self.millisecondsPerFrame * 1_000_000)
            application.host.advance(to: instant)
            let location = place.map {
                CGPoint(x: scene.windowSize.width / 2 + $0.x, y: scene.windowSize.height / 2 + $0.y)
            }
            let phase: ContactSample.Phase = location == nil ? .ended : last == nil ? .began : .moved
            if let changed = location ?? last {
                application.host.receive(
                    InputFrame(at: instant, [ContactSample(id: 1, phase: phase, location: changed)]))
            }
            if application.host.areFramesWanted { application.host.displayFrame(at: instant) }
            last = location
        }
    }

    /// Returns the number of commands, and the digest of their picture as text (FNV-1a of 64 bits).
    private func drawing(_ application: UIApplication) -> String {
        let list = application.host.draw()
        let digest = list.svg(size: scene.windowSize).utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        return "\(list.commands.count) commands (\(String(digest, radix: 16)))"
    }
}
