import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import TouchTesting
import UIKit

/// Controls of code that was written for iOS (`iOS`), which the plug-in `PortUIKit` rewrites as they are compiled.
struct PortedControlsTests {
    @Test func `a mixer receives its slider, its button and its switch`() {
        let stage = Stage()
        let mixer = stage.add(MixerView(frame: CGRect(x: 0, y: 0, width: 228, height: 200)), "mixer")
        stage.perform { mixer.layoutIfNeeded() }
        stage.hands.down(at: CGPoint(x: 14, y: 20))
        stage.hands.move(dx: 100)
        stage.hands.up()
        expectEqual(mixer.history, ["0.0", "5.0", "5.0!", "settled"])
        stage.hands.tap(at: mixer.muteButton.point(atX: 0.25, y: 0.5))
        stage.wait(1)
        stage.hands.tap(at: mixer.muteButton.point(atX: 0.5, y: 0.5))
        expectEqual(mixer.history.suffix(4), ["pressed", "Unmute 25", "pressed", "Mute 50"])
        stage.hands.tap(at: mixer.loopSwitch)
        stage.hands.tap(at: mixer.loopSwitch)
        expectEqual(mixer.history.suffix(2), ["loop", "once"])
        stage.hands.down(at: CGPoint(x: 114, y: 20))
        stage.hands.cancel()
        expectEqual(mixer.history.last, "settled")
        expectEqual(stage.diagnostics, [])
    }

    @Test func `a lever asks a delegate that implements all optional members, and moves without one`() {
        final class Keeper: LeverViewDelegate {
            var moves: [CGFloat] = []
            func leverViewDidMove(_ lever: LeverView) { moves.append(lever.position) }
        }
        let stage = Stage()
        let lever = stage.add(LeverView(frame: CGRect(x: 0, y: 0, width: 40, height: 200)), "lever")
        let (keeper, gate) = (Keeper(), LeverGate())
        stage.perform { lever.delegate = keeper }
        pull(stage, to: 100)
        expectEqual(keeper.moves.last, 0.5)
        stage.perform { lever.delegate = gate }
        pull(stage, to: 20)
        expect(gate.asked.contains(0.75) && gate.asked.contains(1))
        expectEqual(lever.position, 0.75)
        stage.perform { lever.delegate = nil }
        pull(stage, to: 20)
        expectEqual(lever.position, 0.9)
    }

    private func pull(_ stage: Stage, to y: CGFloat) {
        stage.hands.down(at: CGPoint(x: 20, y: 190))
        stage.hands.move(to: CGPoint(x: 20, y: y), over: 0.3)
        stage.hands.up()
    }

    @Test func `a player's actions by name go up the chain, to itself, and can be listed and removed`() {
        let stage = Stage()
        let player = PlayerViewController()
        stage.perform {
            player.view.frame = stage.view.bounds
            stage.view.addSubview(player.view)
        }
        stage.hands.tap(at: player.playButton)
        stage.hands.tap(at: player.playButton)
        stage.hands.tap(at: player.stepper.point(atX: 0.75, y: 0.5))
        expectEqual(player.log, ["play", "pause", "speed 1"])
        expectEqual(player.playButton.allTargets, [player])
        expectEqual(stage.diagnostics, [])
    }
}
