import CCairo
import Touchstone

/// The fonts of texts.
public struct TextFonts: Hashable, Sendable {
    /// The families of the system's font for Fontconfig, separated by commas: the first that is installed.
    public var system: String
    /// The families of the system's monospaced font.
    public var monospaced: String
    /// The average width of a character of the system's font, as a part of its size. Texts of a wider font are condensed to this, by at most
    /// an eighth: sizes of labels are estimates, made for a narrow font.
    public var characterWidth: Double

    /// Creates a choice of fonts: by default, those of the desktop.
    public init(
        system: String = "system-ui,sans-serif", monospaced: String = "ui-monospace,monospace",
        characterWidth: Double = 0.5
    ) {
        (self.system, self.monospaced, self.characterWidth) = (system, monospaced, characterWidth)
    }

    /// The fonts of approved pictures: DejaVu, which every distribution has.
    public static let dejaVu = TextFonts(system: "DejaVu Sans", monospaced: "DejaVu Sans Mono")

    /// Returns the families of a font of UIKit.
    func families(_ name: String) -> String {
        switch name {
        case ".AppleSystemUIFont": system
        case ".AppleSystemUIFontMonospaced": monospaced
        default: "\(name),\(system)"
        }
    }
}

extension UIFont.Weight {
    /// The weight of Pango, 100…900: halfway between two named weights the heavier one begins.
    var inPango: PangoWeight {
        let named: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        var number: UInt32 = 1
        for (lighter, heavier) in zip(named, named.dropFirst())
        where rawValue > (lighter.rawValue + heavier.rawValue) / 2 { number += 1 }
        return PangoWeight(rawValue: 100 * number)
    }
}
