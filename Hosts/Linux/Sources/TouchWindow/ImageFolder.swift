import Touchstone

/// The PNG files of a folder as images by name: `card.png`, `card@2x.png`, `card@3x.png`.
struct ImageFolder {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Returns the image that was made for a scale, otherwise for the next greater one, otherwise for the greatest; `nil` without a file that is one.
    func image(_ request: ImageRequest) -> UIImage? {
        let name = request.name.hasSuffix(".png") ? String(request.name.dropLast(4)) : request.name
        let wanted = request.scale > 1 ? min(Int(request.scale.rounded(.up)), 3) : 1
        for scale in Array(wanted...3) + (1..<wanted).reversed() {
            let file = "\(path)/\(name)\(scale == 1 ? "" : "@\(scale)x").png"
            if let bytes = try? Files.read(file), let image = UIImage(png: bytes, scale: CGFloat(scale)) {
                return image
            }
        }
        return nil
    }
}
