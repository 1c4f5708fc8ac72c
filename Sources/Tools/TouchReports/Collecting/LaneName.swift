import TouchStory
import TouchTrace

/// The kind and the name of a lane, which together are unique.
struct LaneName: Hashable, Sendable {
    let kind: Lane.Kind
    let text: String

    static func recognizer(_ name: RecognizerName) -> LaneName { LaneName(kind: .recognizer, text: name.text) }
    static func view(_ name: ResponderName) -> LaneName { LaneName(kind: .view, text: name.text) }
}
