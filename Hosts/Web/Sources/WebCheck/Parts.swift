/// The parts of the check: what the library does in small scenarios, then each scene.
enum Parts {
    /// The number of parts.
    static var count: Int { 1 + StartedScene.count }

    /// Plays a part.
    /// - Parameter number: The number of the part, from 0, below `count`.
    /// - Returns: Lines, each closed by a line feed. The same text on every platform.
    static func play(_ number: Int) -> String {
        guard number == 0 else { return StartedScene(number - 1).play() }
        return RuntimeScenario().play() + PinchScenario().play() + SceneScenario().play()
    }
}
