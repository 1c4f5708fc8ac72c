import TouchRecordings

/// A command that records a device.
struct RecordCommand: StreamingCommand {
    static let output = OptionDescription(
        "output", "o", value: ValueDescription("OUT", .files), "Writes to that file; by default to standard output.")

    /// The command's row in the table.
    static let description = CommandDescription(
        "record", "Records a device, until Ctrl-C or the end of the input.",
        [
            OperandDescription(
                ValueDescription("DEVICE", .files), count: .optional, "a device",
                "A device node such as /dev/input/event5; by default events (struct input_event) from standard input.")
        ],
        [output, ConvertCommand.format],
        details: [
            "evemu is written while the events arrive; other formats at the end. The name and axes of a device node are read; "
                + "a pipe provides none, so put the device's description before its events.",
            "If you may not read the node, sudo setfacl -m u:$USER:r DEVICE allows it until the device is plugged in again. "
                + "/proc/bus/input/devices lists the names of devices.",
        ],
        examples: [
            .init("touchstone record /dev/input/event5 -o hand.evemu", "records until Ctrl-C"),
            .init(
                "ssh tablet cat /dev/input/event2 | touchstone record > hand.evemu", "records another machine's screen"),
            .init("touchstone record /dev/input/event5 | touchstone replay --live -", "shows decisions live"),
        ])

    private let device: String
    /// The recording.
    let target: String
    private let format: RecordingFormat

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        device = arguments.operands.first ?? "-"
        target = arguments.value(Self.output) ?? "-"
        let named = arguments.value(ConvertCommand.format).flatMap { RecordingFormat(rawValue: $0) }
        format = named ?? RecordingFormat(fileName: target) ?? .evemu
        guard target == "-" || target != device else {
            throw UsageError("--output is the device itself; name a file", command: "record")
        }
    }

    /// The device.
    var files: [String] { [device] }
    /// The recording.
    var outputs: [String] { target == "-" ? [] : [target] }
    /// The device.
    var stream: String? { device }

    /// Starts recording.
    func start(
        _ device: DeviceDescription?, source: String, _ surroundings: Surroundings
    ) -> any CommandSession {
        RecordingSession(device, source: source, format)
    }

    /// Records the input that is already there.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        let session = RecordingSession(nil, source: sources[0].name, format)
        let recorded = try session.take(try sources[0].bytes())
        var outcome = try session.finish()
        let rest = outcome.output
        outcome.output = []
        outcome.write(recorded + rest, to: target)
        return outcome
    }
}
