import TouchScenes

/// The options that several commands have.
enum SharedOptions {
    static let json = OptionDescription("json", "j", "Writes one JSON document, for programs, in place of the text.")
    static let trace = OptionDescription(
        "trace", "t", value: ValueDescription("OUT", .files),
        "Writes every step of every decision, one a line; with - to standard output, in place of the text.")
    static let picture = OptionDescription(
        "svg", nil, value: ValueDescription("OUT", .files),
        "Draws the final picture of the screen; with - to standard output, in place of the text.")
    static let appLog = OptionDescription(
        "app-log", nil, value: ValueDescription("OUT", .files),
        "Writes the log that the app recorder in the scene would write; with - to standard output, in place of the text."
    )
    /// The name of a scene.
    static let sceneName = ValueDescription("NAME", .scenes)
    static let scene = OptionDescription(
        "scene", "s", value: sceneName, "Plays to that scene (touchstone scenes lists them).")
    static let window = OptionDescription(
        "window", "w", value: ValueDescription("WxH"),
        "Maps the device's surface onto a window of that many points, such as 400x300.")
    static let trueSize = OptionDescription(
        "true-size", nil, "Gives the window the size that the device reports for its surface, at 163 points an inch.")
    static let turn = OptionDescription(
        "turn", nil, value: ValueDescription("DEGREES", .words(["90", "180", "270"])),
        "Rotates the surface clockwise, for a panel that is mounted rotated.")
    static let displayRate = OptionDescription(
        "display-rate", nil, value: ValueDescription("HZ"),
        "Plays that many frames a second; the reports of a faster device in between become coalesced touches.")
    static let rests = OptionDescription(
        "rests", nil, value: ValueDescription("WHEN", .words(["on", "off"])),
        "Adds samples of resting fingers, which devices leave out, or not; by default in recordings of devices.")
    static let from = OptionDescription(
        "from", nil, value: ValueDescription("S"), "Shows the part from that second on, as timelines show it.")
    static let to = OptionDescription("to", nil, value: ValueDescription("S"), "Shows the part up to that second.")
    static let lane = OptionDescription(
        "lane", "l", value: ValueDescription("PATTERN"), isRepeatable: true,
        "Shows these lanes only: a name, a pattern with * and ?, or fingers, recognizers, views.")
    static let device = OptionDescription(
        "device", "d", value: ValueDescription("N"),
        "Selects a device of a file that contains several, counted from 1; by default the one with the most contacts.")
    static let live = OptionDescription(
        "live", nil, "Plays while the input arrives, and prints each decision as soon as it is made.")
    static let all = OptionDescription(
        "all", nil, "Also draws the recognizers that scroll views make for themselves and that decided nothing.")
    static let part = [from, to, lane, all]
}
