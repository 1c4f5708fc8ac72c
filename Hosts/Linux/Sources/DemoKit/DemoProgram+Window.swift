public import HostKit
import TouchScenes
import TouchWindow
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
    public func opening() throws(HostFailure) -> Opening {
        let input = try options.replay.map { file throws(HostFailure) in try ReplayInput(file: file) }
        let scene =
            if let input { try chosenScene(of: input) } else {
                try options.scene.map { name throws(HostFailure) in try Self.scene(name) }
            }
        let recording = try options.record.map { file throws(HostFailure) in try GrowingFile(file) }
        return Opening(scene: scene, input: input, recording: recording)
    }

    /// Runs the app in a window until it is closed.
    /// - Parameter isDark: A Boolean value that indicates whether the desktop prefers dark colors; not asked for if an option gives them.
    public func run(
        _ opening: Opening, in window: any HostWindow, isDark: @autoclosure () -> Bool = false
    ) throws(HostFailure) -> HostLoop.End {
        let desk = Desk(isKiosk: options.isKiosk, isDark: options.isDark ?? isDark(), start: window.now)
        let loop = HostLoop(window, desk)
        var failure: HostFailure?
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
