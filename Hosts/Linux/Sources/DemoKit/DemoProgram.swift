import CairoPainter
import HostKit
import TouchScenes
import TouchWindow
import Touchstone

/// The program, as its options ask for it.
public struct DemoProgram {
    /// The options.
    public let options: DemoOptions

    /// Creates the program.
    public init(_ options: DemoOptions) { self.options = options }

    /// Writes the pictures that the options ask for.
    /// - Returns: The line to print.
    public func writeScreenshots(to folder: String) throws(HostFailure) -> String {
        let stories = try stories()
        let shots = Screenshots(
            folder: folder, scale: options.scale, fonts: TextFonts(), stories: stories, isDark: options.isDark == true)
        if let file = options.replay {
            let input = try ReplayInput(file: file)
            let scene = try chosenScene(of: input)
            try Files.makeFolder(folder)
            try shots.write(try played(input, to: scene), "\(scene.name)-replayed.png")
            return "1 picture in \(folder.printable)"
        }
        var count = try shots.write(try chosenScenes())
        if options.scene == nil {
            try shots.writeLauncher()
            count += 1
        }
        let note = stories == nil ? "; the stories were not found: give --stories DIR" : ""
        return "\(count) pictures in \(folder.printable)\(note)"
    }

    /// Plays input to a scene, and writes the trace if the options ask for it.
    private func played(_ input: ReplayInput, to scene: AnyScene) throws(HostFailure) -> ScenePicture {
        let style = options.isDark == true ? UIUserInterfaceStyle.dark : .light
        guard let file = options.record else { return ScenePicture(scene, after: input, style: style) }
        let session = SceneSession(scene, for: input, style: style)
        var trace = session.header(source: options.replay?.printable ?? "")
        session.take = { trace.records.append($0) }
        let picture = ScenePicture(session, after: input)
        try Files.write(Array(trace.text.utf8), to: file)
        return picture
    }

    /// Returns the folder of the stories; `nil` if the options name none and it was not found.
    func stories() throws(HostFailure) -> StoryFolder? {
        guard let path = options.stories else { return StoryFolder(above: StoryFolder.executable) }
        return try StoryFolder(path)
    }

    /// Returns the scenes that the options ask for: one, or all.
    func chosenScenes() throws(HostFailure) -> [AnyScene] {
        guard let name = options.scene else { return Scenes.all }
        return [try Self.scene(name)]
    }

    /// Returns the scene of that name.
    static func scene(_ name: String) throws(HostFailure) -> AnyScene {
        if let scene = Scenes.named(name) { return scene }
        let near = Scenes.listed.map(\.name).filter { $0.hasPrefix(name) || $0.contains(name) }.sorted()
        let advice = near.isEmpty ? Scenes.all.map(\.name).joined(separator: ", ") : near.joined(separator: ", ")
        throw HostFailure(
            "there is no scene '\(name.printable)'. \(near.isEmpty ? "The scenes" : "Near it") are: \(advice)")
    }

    /// Returns the scene to which input is played.
    func chosenScene(of input: ReplayInput) throws(HostFailure) -> AnyScene {
        guard let name = options.scene ?? input.scene else {
            throw HostFailure("the input names no scene: choose one with --scene NAME")
        }
        return try Self.scene(name)
    }
}
