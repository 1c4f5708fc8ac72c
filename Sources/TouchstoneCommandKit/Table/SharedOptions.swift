import TouchScenes

/// Options that several commands have.
enum SharedOptions {
    static let json = OptionDescription("json", "j", "Writes one JSON document, for programs, in place of the text.")
    static let trace = OptionDescription(
        "trace", "t", value: ValueDescription("OUT", .files),
        "Writes every step of every decision, one a line; with - to standard output, in place of the text.")
    static let picture = OptionDescription(
        "svg", nil, value: ValueDescription("OUT", .files),
        "Draws what the screen shows at the end; with - to standard output, in place of the text.")
    static let scene = OptionDescription(
        "scene", "s",
        value: ValueDescription(
            "NAME", .words(Scenes.all.map(\.name)), list: .init(noun: "scene", command: "touchstone scenes")),
        "Plays to that scene (touchstone scenes lists them).")
    static let window = OptionDescription(
        "window", "w", value: ValueDescription("WxH"),
        "Maps the device's surface onto a window of that many points, such as 400x300.")
    static let trueSize = OptionDescription(
        "true-size", nil, "Makes the window as large as the device says that it is, at 163 points an inch.")
    static let turn = OptionDescription(
        "turn", nil, value: ValueDescription("DEGREES", .words(["90", "180", "270"])),
        "Turns the surface clockwise: for a panel that is mounted turned.")
    static let displayRate = OptionDescription(
        "display-rate", nil, value: ValueDescription("HZ"),
        "Plays that many frames a second: what a faster device reports in between becomes coalesced touches.")
    static let rests = OptionDescription(
        "rests", nil, value: ValueDescription("WHEN", .words(["on", "off"])),
        "Adds samples of fingers that rest, which devices leave out, or does not; by default in recordings of devices.")
    static let from = OptionDescription(
        "from", nil, value: ValueDescription("S"), "Shows what happened from that second on; the shown times count.")
    static let to = OptionDescription("to", nil, value: ValueDescription("S"), "Shows what happened up to that second.")
    static let lane = OptionDescription(
        "lane", "l", value: ValueDescription("PATTERN"), isRepeatable: true,
        "Shows these lanes only: a name, a pattern with * and ?, or fingers, recognizers, views.")
    static let device = OptionDescription(
        "device", "d", value: ValueDescription("N"),
        "Takes that device of a file that holds several, counted from 1; by default the one with the most contacts.")
    static let live = OptionDescription(
        "live", nil, "Plays while the input comes, and prints each decision as soon as it is made.")
    static let all = OptionDescription(
        "all", nil, "Draws also the recognizers that scroll views make for themselves and that decided nothing.")
    static let part = [from, to, lane, all]
}
