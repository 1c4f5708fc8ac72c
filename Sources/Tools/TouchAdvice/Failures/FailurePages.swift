internal import TouchReports
internal import TouchStage
internal import TouchTrace
internal import Touchstone

/// The pages of the failing expectations of one stage, one file each.
final class FailurePages: StageRecorder {
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

    func write(file: String, line: Int) -> String {
        takeOutlines(at: stage?.host.now ?? .zero)
        let place = FailureFile(in: folder, of: file, line: line, type: "html")
        export.title = place.title
        var page = ""
        export.writeHTML { page += $0 }
        return place.write(page, as: "a page", askedBy: "TOUCHSTONE_PAGES")
    }
}
