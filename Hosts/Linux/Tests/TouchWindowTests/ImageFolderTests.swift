import Foundation
import HostKit
import Testing
import Touchstone

@testable import TouchWindow

@Suite struct ImageFolderTests {
    /// Calls a function with a folder that has `card.png`, of one pixel, `card@2x.png`, of two, and a text as `note.png`.
    private func withFolder(_ body: (ImageFolder) -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, width) in [("card", 1), ("card@2x", 2)] {
            let image = try #require(
                UIImage(pixels: [UInt8](repeating: 9, count: 4 * width), width: width, height: 1))
            try Data(image.pngData()).write(to: folder.appendingPathComponent("\(name).png"))
        }
        try Data("text".utf8).write(to: folder.appendingPathComponent("note.png"))
        body(ImageFolder(folder.path))
    }

    @Test func `an image is that of the scale, or the next that there is`() throws {
        try withFolder { folder in
            @MainActor func width(_ scale: CGFloat, _ name: String = "card") -> Int? {
                let image = folder.image(ImageRequest(name: name, scale: scale))
                #expect(image?.size.width ?? 1 == 1)
                return image?.bitmap.width
            }
            #expect(width(1) == 1)
            #expect(width(1.5) == 2)
            #expect(width(2, "card.png") == 2)
            #expect(width(3) == 2)
        }
    }

    @Test func `what is no image, or not there, is none`() throws {
        try withFolder { folder in
            #expect(folder.image(ImageRequest(name: "note", scale: 2)) == nil)
            #expect(folder.image(ImageRequest(name: "missing", scale: 2)) == nil)
        }
    }
}
