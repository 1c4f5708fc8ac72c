public import HostKit
import TouchWindow
public import Touchstone

/// The options of a command line.
public struct DemoOptions: Hashable, Sendable {
    /// The name of the scene to open; `nil` for the launcher.
    public private(set) var scene: String?
    /// The file that the trace of the scene is written to.
    public private(set) var record: String?
    /// The file whose input is played.
    public private(set) var replay: String?
    /// The folder of pictures to write instead of opening a window.
    public private(set) var screenshots: String?
    /// The folder of recorded stories.
    public private(set) var stories: String?
    /// The number of pixels per point in pictures.
    public private(set) var scale: CGFloat = 1
    /// A Boolean value that indicates whether the costs of frames are measured instead of opening a window.
    public private(set) var isMeasuring = false
    /// A Boolean value that indicates whether the window fills the screen with the scene alone.
    public private(set) var isKiosk = false
    /// A Boolean value that indicates whether colors are dark; `nil` for those of the desktop.
    public private(set) var isDark: Bool?
    /// A Boolean value that indicates whether to print the help text only.
    public private(set) var isHelp = false

    /// The help text.
    public static let help = """
        Usage: Hosts/Linux/run [OPTIONS]

        Opens a window with Touchstone's scenes. Without a display, write pictures with --screenshot.

          --scene NAME       opens a scene; without it, the launcher
          --record FILE      writes the trace of that scene, for the command touchstone
          --replay FILE      plays the input of a trace, or of a file with a link of the page
          --screenshot DIR   opens no window: writes a picture of each scene as it begins, and one after its story;
                             of one with --scene; of the end of a replay with --replay
          --scale N          the pixels per point of these pictures, 0.25 to 8; 1 by default
          --stories DIR      the folder of the stories; Tests/Data/Stories of the package by default
          --measure          opens no window: prints what the frames of each scene's story cost at 1,280 × 800 points
          --kiosk            fullscreen, with the scene alone and without keys; needs --scene or --replay
          --dark, --light    dark or light colors; by default those of the desktop, in pictures light ones
          --help             prints this text

        Keys, which a line at the bottom of the window shows:
          Tab     chooses a button or a line  F1  shows or hides the line with the keys
          Return  presses it                  F2  shows why: fingers, recognizers, decisions
          Arrows, Home, End, Page Up and      F3  full, half, tenth speed
                  Page Down choose others     F4  stops time and goes on
          Escape  back                        F5  one frame
          F9      dark or light               F6  as large as fits, or all of the window
          F11     fullscreen                  F7  a mouse is one finger or two
                                              F8  asks about a view, with the next tap or the list
          Alt     while it is held, a mouse is two fingers, mirrored about the middle; with Shift, side by side

        """

    /// Creates the options that nothing asks for.
    public init() {}

    /// Reads the words of a command line.
    public init(_ words: [String]) throws(HostFailure) {
        var words = OptionWords(words)
        while let name = try words.next() {
            switch name {
            case "--scene": scene = try words.value("the name of a scene")
            case "--record": record = try words.value("a file")
            case "--replay": replay = try words.value("a file")
            case "--screenshot": screenshots = try words.value("a folder")
            case "--stories": stories = try words.value("a folder")
            case "--scale": scale = try Self.scale(try words.value("a number"))
            case "--measure": isMeasuring = true
            case "--kiosk": isKiosk = true
            case "--dark": isDark = true
            case "--light": isDark = false
            case "--help", "-h": isHelp = true
            default: throw Self.unknown(words)
            }
        }
        if !isHelp { try check() }
    }

    private func check() throws(HostFailure) {
        if isKiosk, scene == nil, replay == nil {
            throw HostFailure("--kiosk shows one scene: name it with --scene NAME")
        }
        if record != nil, scene == nil, replay == nil {
            throw HostFailure("--record writes the trace of one scene: name it with --scene NAME")
        }
        if screenshots != nil, isKiosk { throw HostFailure("--screenshot opens no window; leave out --kiosk") }
        if screenshots != nil, record != nil, replay == nil {
            throw HostFailure("--record with --screenshot needs input: give --replay FILE as well")
        }
        if isMeasuring, screenshots != nil || record != nil || replay != nil || isKiosk {
            throw HostFailure("--measure plays stories: leave out --screenshot, --record, --replay and --kiosk")
        }
        if stories != nil, screenshots == nil, !isMeasuring {
            throw HostFailure("--stories is for pictures and measurements: give --screenshot DIR or --measure as well")
        }
        if screenshots == nil, scale != 1 {
            throw HostFailure("--scale is for pictures: give --screenshot DIR as well")
        }
    }

    private static func scale(_ text: String) throws(HostFailure) -> CGFloat {
        guard let scale = Double(text), (0.25...8).contains(scale) else {
            throw HostFailure("--scale takes a number from 0.25 to 8, not '\(text.printable)'")
        }
        return CGFloat(scale)
    }

    private static func unknown(_ words: OptionWords) -> HostFailure {
        guard words.word.hasPrefix("-") else {
            let word = words.word.printable
            return HostFailure("'\(word)' is no option. To open a scene: --scene \(word)")
        }
        return words.unknown([
            "--scene", "--record", "--replay", "--screenshot", "--stories", "--scale", "--measure", "--kiosk",
            "--dark", "--light", "--help",
        ])
    }
}
