import Foundation
internal import TouchStage
import TouchTimelineExport
import TouchTrace
internal import Touchstone

/// The pages of the failing expectations of one stage, one file each, named after the line of the test.
final class FailurePages: StageRecorder {
    /// The number of pages of each line of a test: one with arguments fails on one line several times.
    private static var counts: [String: Int] = [:]

    private let folder: String
    private weak var stage: Stage?
    private var export = TimelineExport("")
    private var observer = OutlineObserver()

    init(of stage: Stage, in folder: String) {
        (self.folder, self.stage) = (folder, stage)
        export.header.screenSize = stage.window.frame.size
        for record in stage.records { take(record) }
    }

    /// Takes a record, and with each frame of input the outlines as they are before it.
    func take(_ record: TraceRecord) {
        observer.take(record)
        export.take(record)
        if case .frame = record.step { takeOutlines(at: record.instant) }
    }

    private func takeOutlines(at instant: Instant) {
        guard let application = stage?.application else { return }
        export.take(observer.outlines(in: application), at: instant)
    }

    /// Writes the run so far.
    /// - Returns: A sentence that names the file, or states why there is none.
    func write(file: String, line: Int) -> String {
        takeOutlines(at: stage?.host.now ?? .zero)
        let test = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        export.title = "\(test), line \(line)"
        let place = "\(test)-\(line)"
        let count = Self.counts[place, default: 0] + 1
        Self.counts[place] = count
        let path = URL(fileURLWithPath: folder).appendingPathComponent(
            count == 1 ? "\(place).html" : "\(place)-\(count).html")
        var page = ""
        export.writeHTML { page += $0 }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try page.write(to: path, atomically: true, encoding: .utf8)
        } catch {
            return
                "No page of this run: \(path.path) could not be written (\(error.localizedDescription)). Set TOUCHSTONE_PAGES to a "
                + "folder in which files can be created."
        }
        return "This run as a page: \(path.path)"
    }
}
