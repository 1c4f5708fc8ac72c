import TouchScenes

/// The scenes that the command knows: those of the page, and the puzzles.
enum KnownScenes {
    /// All scenes, in order of name.
    static let all: [AnyScene] =
        (Scenes.all + Puzzles.all.map { AnyScene($0.scene) }).sorted { $0.name < $1.name }

    /// Returns the scene of that name; `nil` if there is none.
    static func named(_ name: String) -> AnyScene? { all.first { $0.name == name } }
}
