import TouchInput
package import TouchStage
import TouchTrace
public import Touchstone
import TouchRecordings

/// An app that was started for one run, to which input is played.
public final class RestartableApp {
    let host: VirtualHost
    /// The records so far.
    private(set) var records: [TraceRecord] = []
    /// The delegates of changed recognizers, which recognizers do not retain.
    private var delegates: [AdvisedDelegate] = []
    /// The stage of the app, which ends the app when it is not used any more.
    private var stage: Stage?

    /// Starts an app.
    /// - Parameters:
    ///   - application: A new application, to which the handler of traces is added.
    ///   - build: Builds the app, in the context of the application.
    public init(_ application: UIApplication, _ build: () -> Void) {
        host = VirtualHost(application: application)
        application.traceHandler = { [weak self] in self?.records.append($0) }
        // The trace contains them.
        application.diagnosticHandler = { _ in }
        application.host.perform(build)
    }

    /// Takes over a stage that was created for this run.
    package init(_ stage: Stage) {
        host = stage.host
        self.stage = stage
        records = stage.records
        application.traceHandler = { [weak self] in self?.records.append($0) }
    }

    var application: UIApplication { host.application }

    /// Inspects the app as it is after a frame of its display, and ends it.
    /// - Returns: The findings, as those of an ``Inspection``.
    public func inspect() -> [Finding] { look { Inspection($0).findings } }

    /// Returns a value of the app as it is after a frame of its display, and ends it.
    func look<Result>(_ body: (UIApplication) -> Result) -> Result {
        host.advance(by: 0.1)
        defer { end() }
        return body(application)
    }

    /// Plays input, with edits that are made as soon as all that they are about was there, and ends the app.
    /// - Parameters:
    ///   - input: The input.
    ///   - edits: The edits.
    ///   - names: The names of a run without edits, which the objects get.
    /// - Returns: The records.
    func play(_ input: RecordedInput, _ edits: [PlacedEdit] = [], _ names: RunNames = RunNames()) -> [TraceRecord] {
        var pending = edits
        var names = names
        names.reserve(in: application)
        play(input) { isLook in
            if isLook { names.adopt(in: application) }
            // All are looked for before one is made: a change may move what the next one is about.
            let found = pending.filter { $0.find(in: application) }
            pending.removeAll { edit in found.contains { $0 === edit } }
            application.host.perform { for edit in found { delegates += edit.make() } }
        }
        end()
        return records
    }

    /// Plays input, ends the app, and returns the digest of its decisions.
    package func decisions(about input: RecordedInput) -> DecisionDigest { DecisionDigest(of: play(input)) }

    /// Plays input and returns the positions of what there was at the beginning, and whenever a contact came down.
    func positions(in input: RecordedInput) -> Positions {
        var trees: [LiveTree] = []
        play(input) { isLook in
            if isLook { trees.append(LiveTree(application)) }
        }
        // Names are given when something is mentioned.
        defer { end() }
        return Positions(trees.isEmpty ? [LiveTree(application)] : trees, in: application)
    }

    /// Plays input to its end.
    /// - Parameter prepare: Called before the app receives a frame, with a Boolean value that indicates whether it is the first frame, or one
    ///   in which a contact comes down.
    private func play(_ input: RecordedInput, before prepare: (_ isLook: Bool) -> Void) {
        // A trace includes the frames of its display; a recording of a digitizer does not.
        if input.frames.contains(where: { $0.others.contains(.display) }) { host.framesPerSecond = 0 }
        for (index, frame) in input.frames.enumerated() {
            // What the first layout makes is there before a finger comes down.
            if !frame.others.contains(.display) { host.advance(to: max(frame.instant, host.now)) }
            prepare(index == 0 || frame.contacts.contains { $0.phase == .began })
            host.receive(frame)
        }
        host.advance(to: max(input.end, host.now))
    }

    /// Ends the app: the application retains its windows, which refer to the application.
    func end() {
        application.traceHandler = nil
        for window in application.windows { window.isHidden = true }
    }
}
