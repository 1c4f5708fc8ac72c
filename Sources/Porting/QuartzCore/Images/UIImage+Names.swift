package import TouchCore
public import TouchDrawing
import TouchInput

// Images by name. The host has them: `HostInterface.images`.

extension UIImage {
    /// Creates the image of a name, which the host is asked for at its first use.
    ///
    /// An image that the host does not have is a placeholder, a crossed frame of 64 points, with a diagnostic. (In UIKit it is `nil`.)
    /// - Parameter name: The name, of a file without its ending and scale or of an asset.
    public convenience init?(named name: String) {
        self.init(ImageRequest(name: name, scale: UIScreen.main.scale))
    }

    /// Creates the image of a name, as `#imageLiteral` does.
    public convenience init(imageLiteralResourceName name: String) {
        self.init(ImageRequest(name: name, scale: UIScreen.main.scale))
    }

    /// Creates a symbol, about as high as a capital letter of 17 points; it has the tint color of the view that shows it.
    ///
    /// The host is asked first. Without an answer there are drawings of this library's own for what controls need, listed in `Porting.md`; others are
    /// placeholders, with a diagnostic.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates a symbol of a size and a weight.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let look = configuration as? SymbolConfiguration ?? SymbolConfiguration(pointSize: 17)
        let request = ImageRequest(name: name, scale: UIScreen.main.scale, isSymbol: true)
        self.init(request) { SymbolDrawing(name)?.image(look, scale: request.scale) }
    }

    /// Creates the image that the host has for a request, else the library's own, else a placeholder.
    package convenience init(_ request: ImageRequest, drawn: () -> UIImage? = { nil }) {
        let image =
            UIApplication.shared.image(for: request, orElse: drawn)
            ?? UIImage(drawing: .placeholder, size: CGSize(width: 64, height: 64), scale: request.scale)
        self.init(
            image.content, scale: image.scale, orientation: image.imageOrientation, renderingMode: image.renderingMode,
            isSymbol: request.isSymbol)
    }

    /// The properties of an image that is created by name.
    public nonisolated class Configuration {
        init() {}
    }

    /// The size and the weight of a symbol.
    public nonisolated final class SymbolConfiguration: Configuration {
        /// The size of the font that it goes with, in points.
        public let pointSize: CGFloat
        /// The weight of that font.
        public let weight: UIFont.Weight
        /// The size relative to the font.
        public let scale: SymbolScale

        /// Creates a configuration.
        public init(pointSize: CGFloat, weight: UIFont.Weight = .regular, scale: SymbolScale = .medium) {
            (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
            super.init()
        }
    }

    /// The size of a symbol relative to a font.
    public enum SymbolScale: Int, Sendable {
        /// That of medium.
        case `default` = -1
        /// Three quarters of medium.
        case small = 1
        /// As high as a line.
        case medium = 2
        /// Five quarters of medium.
        case large = 3

        /// The factor for the size.
        var factor: CGFloat {
            switch self {
            case .default, .medium: 1
            case .small: 0.75
            case .large: 1.25
            }
        }
    }
}

extension DrawList {
    /// A frame of 64 points with a cross, which no app would draw.
    fileprivate static let placeholder: DrawList = {
        let frame = CGRect(x: 1, y: 1, width: 62, height: 62)
        var lines = PathOutline(rect: frame)
        for (from, to) in [(CGPoint(x: 1, y: 1), CGPoint(x: 63, y: 63)), (CGPoint(x: 63, y: 1), CGPoint(x: 1, y: 63))] {
            lines.append(.move(from))
            lines.append(.line(to))
        }
        let pink = CGColor(red: 1, green: 0, blue: 0.5, alpha: 1)
        return DrawList([
            .fill(PathOutline(rect: frame), CGColor(red: 1, green: 0.85, blue: 0.9, alpha: 1), .winding),
            .stroke(lines, pink, DrawnStrokeStyle(width: 2)),
        ])
    }()
}
