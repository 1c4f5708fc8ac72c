import TouchScenes

/// The program that is the command: its name and the scenes that it has.
struct Program {
    /// The name by which it is called, as a word for a shell.
    let name: String
    /// The scenes, in the order of lists.
    let scenes: [AnyScene]
    /// The scene to which input is played that names none.
    let usualScene: AnyScene
    /// The scene to which the bundled recording is played.
    let demonstratedScene: AnyScene
    /// A Boolean value that indicates whether it is `touchstone`, whose scenes are the package's own.
    let isTouchstone: Bool

    /// The running program. It is set once, before anything reads it; only tests set it again.
    static var current = Program() {
        didSet { name = current.name }
    }

    /// The name of the running program, also for errors, which belong to no actor.
    nonisolated(unsafe) private(set) static var name = "touchstone"

    /// Creates `touchstone` under the name by which it is called.
    init(name: String = "touchstone") {
        self.name = Self.word(name)
        scenes = Scenes.listed.sorted { $0.name < $1.name }
        (usualScene, demonstratedScene) = (AnyScene(EverythingScene()), AnyScene(TwoSubviewsScene()))
        isTouchstone = true
    }

    /// Creates the command of an app.
    /// - Throws: An error for no scenes, and for scenes whose names are empty or equal.
    init(name: String, scenes: [AnyScene]) throws(UsageError) {
        self.name = Self.word(name)
        self.scenes = scenes
        isTouchstone = false
        guard let first = scenes.first else {
            throw UsageError("the list of scenes is empty; pass at least one to TouchstoneCommand.main(scenes:)")
        }
        (usualScene, demonstratedScene) = (first, first)
        var names: Set<String> = []
        for scene in scenes {
            if scene.name.isEmpty { throw UsageError("a scene has no name; give each its own") }
            guard names.insert(scene.name).inserted else {
                throw UsageError("two scenes are called '\(scene.name)'; give each its own name")
            }
        }
    }

    /// The scene, if there is only one.
    var onlyScene: AnyScene? { scenes.count == 1 ? scenes[0] : nil }

    /// Returns the scene of that name; `nil` if there is none.
    func scene(named name: String) -> AnyScene? { scenes.first { $0.name == name } }

    /// Returns a text about `touchstone` with the name of this program, and with one of its scenes in examples.
    func naming(_ text: String) -> String {
        guard !isTouchstone || name != "touchstone" else { return text }
        let named = text.replacing(/_?touchstone/) { $0.output.first == "_" ? function : name }
        return isTouchstone
            ? named : named.replacing(/--scene [a-z][a-z0-9-]*/) { _ in "--scene \(Self.word(usualScene.name))" }
    }

    /// The name of the function that completes its arguments in a shell.
    var function: String { "_" + name.filter { $0 != "'" }.map { Self.isPlain($0) ? String($0) : "_" }.joined() }

    /// Returns a name as a word for a shell.
    private static func word(_ name: String) -> String {
        guard name.isEmpty || !name.allSatisfy(isPlain) else { return name }
        return "'" + name.printable.replacing("'", with: "'\\''") + "'"
    }

    /// Returns a Boolean value that indicates whether no shell gives a character a meaning.
    static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "_-+.".contains(character))
    }
}
