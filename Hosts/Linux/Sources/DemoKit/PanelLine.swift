@_spi(Host) import TouchStory
import Touchstone

/// A line of a panel, and what a tap on it does.
struct PanelLine: Hashable {
    /// The looks of a line.
    enum Style: Hashable {
        /// The head of a list.
        case heading
        /// The subject of a card.
        case title
        /// The answer of a card.
        case answer
        /// Anything else.
        case plain
        /// A remark.
        case small
        /// A button.
        case button
    }

    /// A word in a color.
    struct Word: Hashable {
        var text: String
        var tone: Tone
    }

    var style = Style.plain
    var text: String
    var tone = Tone.ink
    /// The mark in front of the text.
    var sign: Word?
    /// The word at the end of the line.
    var end: Word?
    /// The number that was measured, and its limit, drawn as a bar.
    var measure: GestureAnswer.Measure?
    /// The action of a tap, or of Return; `nil` for a line that is only read.
    var action: PanelAction?
    /// A Boolean value that indicates whether the line belongs to what the open card is about, or to its cause.
    var isMarked = false
}

/// An action that the lines and buttons of a panel have.
enum PanelAction: Hashable {
    /// Opens the card that answers.
    case ask(Question)
    /// Lets the next tap on the scene ask about the view there, or ends that.
    case pick
    /// Closes the card.
    case closeCard
    /// Searches for changes that give what is wanted.
    case search(String)
    /// Ends the search.
    case stopSearch
    /// Plays the same fingers without and with a proposal.
    case attempt(Int)
    /// Plays them again.
    case playAgain
    /// Goes back to the scene.
    case endTrial
}

/// A question about a running scene.
struct Question: Hashable {
    /// A place in the scene.
    enum Place: Hashable {
        /// A point, in points of the scene.
        case point(CGPoint)
        /// A point of a view, by its index among all views, at which a finger hits it; its middle if there is none.
        case view(Int)
    }

    /// The name in the trace of a recognizer, a view or a touch; empty for a place.
    var name: String
    /// The place; `nil` for what has a name.
    var place: Place?
    /// The touch; `nil` for the one of the instant.
    var touch: String?
    /// The instant of the decision; `nil` for the last touch.
    var instant: Instant?
    /// The names of the others that share the decision.
    var others: [String] = []
}
