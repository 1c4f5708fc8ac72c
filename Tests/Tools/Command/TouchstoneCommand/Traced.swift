@testable import TouchstoneCommand

/// Traces for tests, as the command writes them.
enum Traced {
    /// The trace of a recording in a scene.
    static func trace(_ recording: String, _ scene: String = "edges", _ name: String = "tap.events") throws -> String {
        try run(["replay", name, "-s", scene, "--trace", "-"], [name: recording]).text
    }

    /// One tap in the scene of the edges.
    static func tap() throws -> String { try trace(Recorded.tap) }
}
