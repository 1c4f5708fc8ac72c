import HostKit
import TouchRecordings
import TouchTrace
import TouchWindow
import Touchstone

/// The input of a trace, or of a link of the page.
struct ReplayInput {
    /// The name of its scene; `nil` if it names none.
    let scene: String?
    /// The size of the screen, in points; `nil` if it is unknown.
    let size: CGSize?
    /// The number of device pixels per point of that screen; `nil` if it is unknown.
    let scale: CGFloat?
    /// The steps, in order of time.
    let steps: [PackedTrace.Step]
    /// The time at which it ended.
    let end: Instant
    /// A Boolean value that indicates whether it includes the frames of its display.
    let hasDisplayFrames: Bool

    /// Creates input from steps.
    init(scene: String?, size: CGSize?, scale: CGFloat?, steps: [PackedTrace.Step], end: Instant) {
        (self.scene, self.size, self.scale) = (scene, size, scale)
        (self.steps, self.end) = (steps, end)
        hasDisplayFrames = steps.contains { if case .frame(let frame) = $0 { frame.isOfDisplay } else { false } }
    }

    /// The frames, in order of time.
    var frames: [InputFrame] { steps.compactMap { if case .frame(let frame) = $0 { frame } else { nil } } }

    /// Creates the input of a trace.
    init(_ trace: Trace) {
        self.init(
            scene: trace[.scene], size: trace.screenSize, scale: trace.screenScale,
            steps: trace.frames.map { .frame($0) }, end: trace.end)
    }

    /// Creates the input of a link.
    init(_ packed: PackedTrace) {
        let screen = packed.screen
        self.init(scene: packed.scene, size: screen.size, scale: screen.scale, steps: packed.steps, end: packed.end)
    }

    /// Reads a trace, or a file that contains a link.
    init(file: String) throws(HostFailure) {
        let bytes = try Files.read(file)
        if let text = Self.linkedText(bytes) {
            do throws(TraceError) {
                self.init(try PackedTrace(parsing: text, source: file.printable))
            } catch {
                throw HostFailure("\(error)")
            }
            return
        }
        do throws(TraceError) {
            self.init(try Trace(parsing: bytes, source: file.printable))
        } catch {
            let advice =
                error.kind == .notATrace
                ? "\nA recording of a device becomes one with: touchstone replay FILE --trace OUT" : ""
            throw HostFailure("\(error)\(advice)")
        }
    }

    /// Returns the packed trace in a link, `…#t=…`; `nil` for a file that does not consist of a link.
    private static func linkedText(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.starts(with: "http".utf8) || bytes.first == UInt8(ascii: "#") else { return nil }
        let line = bytes.prefix { $0 != 10 && $0 != 13 }
        let fields = line.split(separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false).last ?? []
        return fields.split(separator: UInt8(ascii: "&")).first { $0.starts(with: "t=".utf8) }.map {
            Array($0.dropFirst(2))
        }
    }
}

extension InputFrame {
    /// A Boolean value that indicates whether it is a frame of the display.
    var isOfDisplay: Bool { others.contains(.display) }
}
