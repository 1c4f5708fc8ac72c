import CairoPainter
public import HostKit
import TouchScenes
import Touchstone

extension DemoProgram {
    /// The scene, input and recording with which a window begins.
    public struct Opening {
        let scene: AnyScene?
        let input: ReplayInput?
        let recording: GrowingFile?
    }

    /// The window to open.
    public var windowOptions: HostWindowOptions {
        HostWindowOptions(
            title: "Touchstone", applicationName: "touchstone-demos", size: CGSize(width: 1_080, height: 760),
            isFullscreen: options.isKiosk)
    }

    /// Reads and opens the files that the options name.
    public func opening() throws(DemoFailure) -> Opening {
        let input: ReplayInput?
        if let file = options.replay { input = try ReplayInput(file: file) } else { input = nil }
        let scene: AnyScene?
        if let input {
            scene = try chosenScene(of: input)
        } else if let name = options.scene {
            scene = try Self.scene(name)
        } else {
            scene = nil
        }
        let recording: GrowingFile?
        if let file = options.record { recording = try GrowingFile(file) } else { recording = nil }
        return Opening(scene: scene, input: input, recording: recording)
    }

    /// Runs the app in a window until it is closed.
    public func run(_ opening: Opening, in window: any HostWindow) throws(DemoFailure) -> HostLoop.End {
        let desk = Desk(isKiosk: options.isKiosk, start: window.now)
        let painter = CairoPainter(size: window.size, scale: window.scale)
        let loop = HostLoop(window, desk, painter)
        var failure: DemoFailure?
        desk.titleChanged = { window.title = $0 }
        desk.fullscreenToggled = { window.isFullscreen.toggle() }
        desk.failed = { error in
            failure = error
            loop.stop()
        }
        if let scene = opening.scene { desk.open(scene, opening.input) }
        if let recording = opening.recording, let running = desk.running {
            try running.record(to: recording, source: options.replay?.printable ?? "touchstone-demos")
        }
        let end = loop.run()
        // The window is closed: it has no title any more.
        desk.titleChanged = { _ in }
        desk.close()
        if let failure { throw failure }
        return end
    }
}

extension CairoPainter: PicturePainter {}
