import Foundation
import TestSupport
import Testing
import Touchstone
import TouchTesting

/// Every bad deed at every place where app code runs.
struct `Mischief in a callback` {
    /// Returns a scene that reaches the place; that of diagnostics needs one.
    private static func scene(_ place: Place, _ times: Int, _ deed: @escaping (MischiefScene) -> Void) -> MischiefScene
    {
        let scene = MischiefScene(place, times: times, deed)
        guard place == .diagnostic else { return scene }
        scene.stage.application.diagnosticHandler = { [mischief = scene.mischief] _ in mischief.at(.diagnostic) }
        scene.stage.hands.host.receive(InputFrame(at: .zero, [.unknown]))
        return scene
    }

    @Test func `a scene without mischief keeps every law`() {
        let scene = MischiefScene(nil, times: 0) { _ in }
        scene.play()
        expectEqual(scene.faults(), [])
        expect(scene.stage.diagnostics.isEmpty)
    }

    @Test(arguments: Place.allCases)
    func `every place is reached`(_ place: Place) {
        let scene = MischiefScene(place, times: 1) { _ in }
        scene.stage.application.diagnosticHandler = { [mischief = scene.mischief] _ in mischief.at(.diagnostic) }
        if place == .diagnostic { scene.stage.hands.host.receive(InputFrame(at: .zero, [.unknown])) }
        scene.play()
        expectEqual(scene.mischief.count, 1)
    }

    @Test
    func `a recognizer that comes to cancel touches while a view receives them late takes them before its next event`()
    {
        let scene = MischiefScene(.viewBegan, times: 40) { Deed.toggleFlags.perform($0) }
        scene.play()
        expectEqual(scene.faults(), [])
    }

    @Test(arguments: Place.allCases)
    func `every deed, done once or many times, leaves the runtime at rest and within its laws`(_ place: Place) {
        let isThorough = ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ"] != nil
        for (index, deed) in Deed.allCases.enumerated() {
            // A thirty-second of the deeds at each place, in turn once and many times; all of both under Scripts/fuzz.
            let turn = (index + (Place.allCases.firstIndex(of: place) ?? 0)) % 64
            for times in isThorough ? [1, 40] : turn == 0 ? [1] : turn == 32 ? [40] : [] {
                let make = { Self.scene(place, times) { deed.perform($0) } }
                let scene = make()
                scene.play()
                guard !scene.faults().isEmpty else { continue }
                Issue.record("\(deed) at \(place), \(times) times: \(ShrunkMischief(of: make) { $0.faults() }.text)")
            }
        }
    }
}

extension ContactSample {
    /// A movement of a contact that never came down.
    static var unknown: ContactSample { ContactSample(id: 99, phase: .moved, location: .zero) }
}
