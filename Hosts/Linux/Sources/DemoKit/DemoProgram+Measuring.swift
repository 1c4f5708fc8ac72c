import CairoPainter
import HostKit
import TouchScenes
import Touchstone

extension DemoProgram {
    /// Measures what frames cost: each scene's story is played in a window, with the scene explained.
    /// - Parameter print: Receives the lines of a Markdown table: counts, and medians and maxima in milliseconds of this computer.
    public func measure(_ print: (String) -> Void) throws(HostFailure) {
        guard let stories = try stories() else {
            throw HostFailure(
                "the stories were not found: give the folder Tests/Data/Stories of Touchstone with --stories DIR")
        }
        print("| Scene | frames | commands | painted | dispatch | draw | paint | largest frame |")
        print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
        for scene in try chosenScenes() {
            guard let input = try stories.bestStory(of: scene) else { continue }
            print(FrameCosts(scene, input).row)
        }
    }
}

/// The costs of the frames of a scene in a window: counts, and seconds of this computer.
struct FrameCosts {
    /// The size of the window, in points.
    private static let size = CGSize(width: 1_280, height: 800)

    private let name: String
    private var dispatch: [Double] = []
    private var draw: [Double] = []
    private var paint: [Double] = []
    private var frames: [Double] = []
    private var pixels: [Double] = []
    private var commands: [Double] = []

    init(_ scene: AnyScene, _ input: ReplayInput, fonts: TextFonts = TextFonts()) {
        name = scene.name
        let size = Self.size
        let desk = Desk(fonts: fonts, start: .zero)
        let painter = CairoPainter(size: size, fonts: fonts)
        desk.resize(size, scale: 1, at: .zero)
        desk.open(scene, input)
        desk.change { $0.isExplained = true }
        // The window itself is not what is measured.
        painter.paint(desk.draw())
        while let due = desk.running?.wakeInstant {
            let dispatched = Self.seconds { desk.advance(to: due) }
            dispatch.append(dispatched)
            guard desk.isDisplayNeeded else { continue }
            var (list, damaged) = (DrawList(), 0)
            let drawn = Self.seconds { list = desk.draw() }
            let painted = Self.seconds { damaged = painter.paint(list).reduce(0) { $0 + $1.area } }
            draw.append(drawn)
            paint.append(painted)
            frames.append(dispatched + drawn + painted)
            commands.append(Double(list.commands.count))
            pixels.append(Double(damaged) / Double(size.width * size.height))
        }
    }

    /// The row of the table.
    var row: String {
        let seconds = [dispatch, draw, paint].map { Self.median($0) } + [frames.max() ?? 0]
        return "\(counts) \(seconds.map { Self.milliseconds($0) }.joined(separator: " | ")) |"
    }

    /// The beginning of the row, which is the same on each computer: the frames that are shown, the median of the commands of their pictures, and that
    /// of the part of the window that is painted.
    var counts: String {
        let part = Int((100 * Self.median(pixels)).rounded())
        return "| \(name) | \(frames.count) | \(Int(Self.median(commands))) | \(part) % |"
    }

    private static func seconds(_ body: () -> Void) -> Double {
        let time = ContinuousClock().measure(body).components
        return Double(time.seconds) + Double(time.attoseconds) / 1e18
    }

    private static func median(_ values: [Double]) -> Double { values.isEmpty ? 0 : values.sorted()[values.count / 2] }

    private static func milliseconds(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 1e5).rounded())
        let rest = String(hundredths % 100 + 100).dropFirst()
        return "\(hundredths / 100).\(rest)"
    }
}
