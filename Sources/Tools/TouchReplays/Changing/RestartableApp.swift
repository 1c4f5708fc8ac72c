internal import TouchInput
package import TouchTrace
public import Touchstone
package import TouchRecordings

/// An app that was started for one run, to which input is played.
public final class RestartableApp {
    package let host: VirtualHost
    /// The records, which the handler of traces adds to.
    private final class Recorder {
        var records: [TraceRecord] = []
    }

    private let recorder = Recorder()
    /// The records so far.
    package var records: [TraceRecord] { recorder.records }
    /// The app, if it plays its input by itself.
    private var player: (any InputPlayer)?
    /// The stage of the app, which ends the app when it is not used any more.
    private var stage: AnyObject?

    /// Starts an app.
    /// - Parameters:
    ///   - application: A new application, to which the handler of traces is added.
    ///   - build: Builds the app, in the context of the application.
    public init(_ application: UIApplication, _ build: () -> Void) {
        host = VirtualHost(application: application)
        record()
        // The trace contains them.
        application.diagnosticHandler = { _ in }
        application.host.perform(build)
    }

    /// Takes over an app that a stage has started for this run.
    package init(_ host: VirtualHost, of stage: AnyObject, after records: [TraceRecord]) {
        (self.host, self.stage) = (host, stage)
        recorder.records = records
        record()
    }

    private func record() {
        application.traceHandler = { [recorder] in recorder.records.append($0) }
    }

    /// Takes over an app that plays its input by itself.
    @_spi(Page) public init(_ player: any InputPlayer) {
        host = player.host
        self.player = player
    }

    package var application: UIApplication { host.application }

    /// Returns a value of the app as it is after a frame of its display, and ends it.
    package func look<Result>(_ body: (UIApplication) -> Result) -> Result {
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
        let changes = LiveChanges(edits, names)
        changes.begin(in: application)
        play(input) { changes.make(in: application, isLook: $0) }
        // The end still asks delegates, which it owns.
        withExtendedLifetime(changes) { end() }
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
    /// - Parameter prepare: Called before the app receives a frame, with the value of its `isLook(isFirst:)`.
    private func play(_ input: RecordedInput, before prepare: (_ isLook: Bool) -> Void) {
        if let player {
            withoutActuallyEscaping(prepare) { recorder.records = player.play(before: $0) }
            return
        }
        // A trace includes the frames of its display; a recording of a digitizer does not.
        if input.frames.contains(where: { $0.others.contains(.display) }) { host.framesPerSecond = 0 }
        for (index, frame) in input.frames.enumerated() {
            // What the first layout makes is there before a finger comes down.
            if !frame.others.contains(.display) { host.advance(to: max(frame.instant, host.now)) }
            prepare(frame.isLook(isFirst: index == 0))
            host.receive(frame)
        }
        host.advance(to: max(input.end, host.now))
    }

    /// Ends the app: the application retains its windows, which refer to the application.
    package func end() {
        player?.end()
        application.traceHandler = nil
        for window in application.windows { window.isHidden = true }
    }
}
