import CairoPainter
import HostKit
import TouchScenes
import TouchWindow
import Touchstone

/// Pictures of scenes as files.
struct Screenshots {
    let folder: String
    let scale: CGFloat
    let fonts: TextFonts
    let stories: StoryFolder?
    var isDark = false

    private var style: UIUserInterfaceStyle { isDark ? .dark : .light }

    /// Writes the pictures of scenes: `NAME.png` as it begins and `NAME-played.png` after its story.
    /// - Returns: The number of files.
    func write(_ scenes: [AnyScene]) throws(HostFailure) -> Int {
        try Files.makeFolder(folder)
        var count = 0
        for scene in scenes {
            try write(ScenePicture(scene, style: style), "\(scene.name).png")
            count += 1
            guard let story = try stories?.bestStory(of: scene) else { continue }
            try write(ScenePicture(scene, after: story, style: style), "\(scene.name)-played.png")
            count += 1
        }
        return count
    }

    /// Writes a picture.
    func write(_ picture: ScenePicture, _ name: String) throws(HostFailure) {
        try write(picture.list, size: picture.size, name)
    }

    private func write(_ list: DrawList, size: CGSize, _ name: String) throws(HostFailure) {
        let background = UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        let painter = CairoPainter(size: size, scale: scale, background: background.cgColor, fonts: fonts)
        painter.paint(list)
        try Files.write(painter.png, to: "\(folder)/\(name)")
    }

    /// Writes the picture of the launcher, in a window of 1,280 × 800 points.
    func writeLauncher() throws(HostFailure) {
        let (desk, size) = (Desk(isDark: isDark, fonts: fonts, start: .zero), CGSize(width: 1_280, height: 800))
        desk.resize(size, scale: scale, at: .zero)
        var list = desk.draw()
        // A picture of a card with each frame.
        var instant = Instant.zero
        while desk.areFramesWanted {
            instant = instant.advanced(by: 1.0 / 60)
            desk.displayFrame(at: instant)
            list = desk.draw()
        }
        try write(list, size: size, "launcher.png")
    }
}
