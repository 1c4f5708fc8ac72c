import TestSupport
import TouchTesting
import TouchStory
import Touchstone

/// Something that hands do, as a page of the documentation draws it.
struct Story {
    /// The mark before the drawing in the page: `<!-- timeline: a tap -->`.
    let name: String
    /// Puts views and recognizers on the stage.
    let build: (Stage) -> Void
    /// The script of the hands.
    let play: (Stage) -> Void

    init(_ name: String, build: @escaping (Stage) -> Void, play: @escaping (Stage) -> Void) {
        self.name = name
        self.build = build
        self.play = play
    }

    /// The whole timeline, in lines that a page has room for.
    var lines: [String] {
        let stage = Stage(build)
        play(stage)
        return Timeline(stage.records).text(TimelineOptions(width: Page.columns))
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
    }

    /// The timeline without the words about what the glyphs mean.
    var drawing: [String] { Array(lines.drop { !$0.hasPrefix("seconds") }) }

    /// The meaning of the glyphs.
    var legend: [String] { Array(lines.prefix { !$0.isEmpty }) }
}
