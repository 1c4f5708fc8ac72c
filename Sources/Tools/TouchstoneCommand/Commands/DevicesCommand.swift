import TouchRecordings

/// A command that describes the devices of recordings, and lists the touch devices and accelerometers of the machine.
struct DevicesCommand: Command {
    /// The command's row in the table.
    static let description = CommandDescription(
        "devices", "Describes recordings: the device, its axes, the number of contacts, and problems.",
        [
            OperandDescription(
                ValueDescription("FILE", .files), count: .any, "a recording",
                "Recordings; - is standard input. Without any, the touch devices and accelerometers of this machine are described."
            )
        ],
        [SharedOptions.json],
        details: ["A file may contain several devices; each is described."],
        examples: [
            .init("touchstone devices hand.evemu", "describes the device and what it reported"),
            .init("touchstone devices --json *.evemu | jq '.devices[].device'", "lists the names of all devices"),
        ],
        exitCodes: [
            "success", "no device, or a file that cannot be read; the others are described", "usage error",
        ])

    /// The recordings.
    let files: [String]
    private let isJSON: Bool

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.operands
        isJSON = arguments.has(SharedOptions.json)
    }

    /// Describes the devices.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        var descriptions: [RecordingDescription] = []
        var messages = ""
        if files.isEmpty {
            let files = surroundings.deviceFiles
            descriptions = DeviceDescription.touchDevices(files).map { RecordingDescription($0) }
            descriptions += IIODevice.accelerometers(files).map { RecordingDescription($0) }
            if descriptions.isEmpty {
                messages =
                    "\(Program.name): error: this machine has no touch device (\(DeviceDescription.list)) and no accelerometer "
                    + "(\(IIODevice.folder)). Name a recording to have it described\n"
            }
        }
        for source in sources {
            surroundings.progress("reading \(source.name)", nil)
            do throws(CommandFailure) {
                descriptions += try RecordingFile.all(source).map { RecordingDescription($0) }
            } catch {
                messages += "\(error)\n"
            }
        }
        let text =
            isJSON
            ? JSONWriter.text(.document("devices", ["devices": .list(descriptions.map(JSON.description))]))
            : descriptions.map { "\($0)\n" }.joined(separator: "\n")
        return Outcome(text, messages: messages, exitCode: messages.isEmpty ? 0 : 1)
    }
}

extension JSON {
    /// Returns the entries of a description by key; unknown ones are left out.
    fileprivate static func description(_ description: RecordingDescription) -> JSON {
        .object(
            description.entries.map { entry in
                let value: JSON =
                    switch entry.value {
                    case .text(let text): .string(text)
                    case .whole(let number): .whole(number)
                    case .number(let number): .number(number)
                    case .list(let lines): .strings(lines)
                    }
                return Member(name: entry.key, value: value)
            })
    }
}
