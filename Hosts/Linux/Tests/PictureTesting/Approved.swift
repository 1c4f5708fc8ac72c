import CairoPainter
import Foundation
public import Pixels
import Touchstone

/// Compares pictures with approved ones, the files of `Hosts/Linux/Tests/Approved`.
///
/// A pixel differs if one of its colors does by more than a quarter. One in two hundred may: fonts of other versions and other processors
/// round edges otherwise, while a view that is missing or in another place is more than that. To approve what is painted now, look at it and
/// run the tests with `TOUCHSTONE_APPROVE=1`.
public enum Approved {
    /// The largest difference of a color that counts as none, of 255.
    public static let tolerance = 64
    /// The part of the pixels that may differ.
    public static let share = 0.005

    /// Returns what is wrong with a picture; `nil` if it is as approved.
    /// - Parameters:
    ///   - surface: The picture.
    ///   - name: The name of the file, without `.png`.
    public static func difference(_ surface: PixelSurface, _ name: String) -> String? {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Approved/\(name).png")
        if ProcessInfo.processInfo.environment["TOUCHSTONE_APPROVE"] == "1" {
            do {
                try Data(surface.png).write(to: file)
                return nil
            } catch {
                return "Approved/\(name).png cannot be written: \(error.localizedDescription)"
            }
        }
        guard let data = try? Data(contentsOf: file), let approved = UIImage(png: Array(data))?.bitmap else {
            return "there is no approved picture \(name).png: run the tests with TOUCHSTONE_APPROVE=1 and look at it"
        }
        return difference(surface, approved).map { "\(name): \($0)" }
    }

    private static func difference(_ surface: PixelSurface, _ approved: DrawnBitmap) -> String? {
        guard approved.width == surface.width, approved.height == surface.height else {
            return "\(surface.width) × \(surface.height) pixels instead of \(approved.width) × \(approved.height)"
        }
        var (count, first) = (0, "")
        for y in 0..<surface.height {
            for x in 0..<surface.width {
                let word = surface[x, y]
                let index = 4 * (y * surface.width + x)
                let isDifferent = (0..<3).contains { part in
                    let painted = Int(word >> (16 - 8 * UInt32(part)) & 255)
                    return abs(painted - Int(approved.rgba[index + part])) > tolerance
                }
                guard isDifferent else { continue }
                if count == 0 { first = "(\(x), \(y))" }
                count += 1
            }
        }
        let most = Int(Double(surface.width * surface.height) * share)
        return count > most ? "\(count) pixels differ, the first at \(first); \(most) may" : nil
    }
}
