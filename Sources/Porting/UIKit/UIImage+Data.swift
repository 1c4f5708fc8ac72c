public import Foundation
public import QuartzCore
import Touchstone
import TouchCore

// Images in the terms of Foundation.

extension UIImage {
    /// Creates an image from a PNG file; `nil` for any other data.
    nonisolated public convenience init?(data: Data) { self.init(png: Array(data)) }

    /// Creates an image from a PNG file, with a number of pixels for each point; `nil` for any other data.
    nonisolated public convenience init?(data: Data, scale: CGFloat) { self.init(png: Array(data), scale: scale) }

    /// Creates an image from the PNG file at a path; `nil` if there is none.
    nonisolated public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// Returns a PNG file with the pixels; `nil` for an image without any.
    nonisolated public func pngData() -> Data? { cgImage.map { Data($0.bitmap.png) } }

    /// Creates the image of a name for the scale of traits: see `init(named:)`.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let scale = traitCollection.flatMap { $0.displayScale > 0 ? $0.displayScale : nil } ?? UIScreen.main.scale
        self.init(ImageRequest(name: name, scale: scale, bundle: bundle?.bundlePath))
    }

    /// Creates the image of a name: see `init(named:)`.
    /// - Parameters:
    ///   - name: The name.
    ///   - bundle: The bundle; `nil` for that of the app.
    ///   - configuration: Has no influence: images of a host have their size.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }
}

extension UIGraphicsImageRenderer {
    /// Returns a PNG file of what is drawn.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
