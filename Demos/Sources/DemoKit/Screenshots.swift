import CairoPainter
import TouchScenes
import Touchstone

/// Pictures of scenes as files.
struct Screenshots {
    let folder: String
    let scale: CGFloat
    let fonts: TextFonts
    let stories: StoryFolder?

    /// Writes the pictures of scenes: `NAME.png` as it begins and `NAME-played.png` after its story.
    /// - Returns: The number of files.
    func write(_ scenes: [AnyScene]) throws(DemoFailure) -> Int {
        try Files.makeFolder(folder)
        var count = 0
        for scene in scenes {
            try write(ScenePicture(scene), "\(scene.name).png")
            count += 1
            guard let story = try stories?.bestStory(of: scene) else { continue }
            try write(ScenePicture(scene, after: story), "\(scene.name)-played.png")
            count += 1
        }
        return count
    }

    /// Writes a picture.
    func write(_ picture: ScenePicture, _ name: String) throws(DemoFailure) {
        let painter = CairoPainter(size: picture.size, scale: scale, background: .white, fonts: fonts)
        painter.paint(picture.list)
        try Files.write(painter.png, to: "\(folder)/\(name)")
    }
}
