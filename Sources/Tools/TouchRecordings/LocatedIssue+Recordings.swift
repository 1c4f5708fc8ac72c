public import TouchInput

// Errors of files that cannot be read as recordings.

extension LocatedIssue.Kind {
    /// Creates the kind of a fault, which has its name.
    init(_ fault: RecordingFault) { self.init(rawValue: fault.rawValue) }

    /// It is not a text.
    public static let binary = Self(.binary)
    /// It is a text without a single line of an evemu recording.
    public static let notEvemu = Self(.notEvemu)
    /// It is a text without a line of a recording of libinput.
    public static let notLibinput = Self(.notLibinput)
    /// It is a recording of libinput in a version that is not known.
    public static let unsupportedVersion = Self(.unsupportedVersion)
    /// It has a part of YAML that `libinput record` never writes.
    public static let unsupportedYAML = Self(.unsupportedYAML)
    /// It is a text without an event of getevent.
    public static let notGetevent = Self(.notGetevent)
    /// It is a text without a line of evtest.
    public static let notEvtest = Self(.notEvtest)
    /// It is the output of a known program that is not read, such as `xinput test-xi2`.
    public static let foreignLog = Self(.foreignLog)
    /// It is a text in UTF-16.
    public static let wideText = Self(.wideText)
    /// Its events have no times.
    public static let timesMissing = Self(.timesMissing)
    /// Its bytes are not events of the kernel.
    public static let notRaw = Self(.notRaw)
    /// It is not a table of contacts: a column is missing, unknown or given twice.
    public static let notCSV = Self(.notCSV)
    /// It is not a table of accelerations: a column or a unit is missing, unknown or given twice.
    public static let notAccelerations = Self(.notAccelerations)
    /// Its format cannot be detected.
    public static let unknownFormat = Self(.unknownFormat)
    /// The file has fewer devices.
    public static let noSuchDevice = Self(.noSuchDevice)
    /// There are no touches, and a file of this format would be empty.
    public static let nothingToWrite = Self(.nothingToWrite)
    /// This format is only read.
    public static let notWritable = Self(.notWritable)
    /// It looks like JSON and breaks its rules.
    public static let malformedJSON = Self(.malformedJSON)
    /// It is JSON but not a log of touches.
    public static let notInkLog = Self(.notInkLog)
    /// It is not a log of the app recorder or the field recorder.
    public static let notRecorderLog = Self(.notRecorderLog)
}

// Warnings about recordings that were read.

extension LocatedIssue.Kind {
    /// A line that the reader cannot parse; it was left out.
    public static let unreadableLine = Self(rawValue: "unreadableLine")
    /// An event that the kernel does not have; it was left out. One note for each code.
    public static let unknownEvent = Self(rawValue: "unknownEvent")
    /// A slot outside the range that the device declares; it was kept.
    public static let slotBeyondMaximum = Self(rawValue: "slotBeyondMaximum")
    /// Time ran backwards; the event got the time of the latest one before it, a line of accelerations was left out.
    public static let timeBackwards = Self(rawValue: "timeBackwards")
    /// Time jumped by more than an hour; the jump was left out.
    public static let clockJump = Self(rawValue: "clockJump")
    /// A contact is shorter than any finger can be; it was kept.
    public static let clockImplausible = Self(rawValue: "clockImplausible")
    /// A contact that is still down at the end; it was cancelled there.
    public static let neverLifted = Self(rawValue: "neverLifted")
    /// An axis of no length or upside down.
    public static let axisRangeInvalid = Self(rawValue: "axisRangeInvalid")
    /// An axis that the file does not describe; a range was assumed.
    public static let axisRangeMissing = Self(rawValue: "axisRangeMissing")
    /// A number that does not fit; the nearest that does was taken.
    public static let numberOutOfRange = Self(rawValue: "numberOutOfRange")
    /// The kernel lost events (SYN_DROPPED); contacts that were down were cancelled.
    public static let eventsDropped = Self(rawValue: "eventsDropped")
    /// A contact was down before the recording, or after lost events; it begins with its first report.
    public static let alreadyDown = Self(rawValue: "alreadyDown")
    /// A contact came down without a position; the best guess was taken.
    public static let positionMissing = Self(rawValue: "positionMissing")
    /// A position outside the axis; `Recording.frames(in:)` moves it to the edge.
    public static let positionOutsideAxis = Self(rawValue: "positionOutsideAxis")
    /// Another program had grabbed the device, so that its events were not seen.
    public static let deviceGrabbed = Self(rawValue: "deviceGrabbed")
    /// The file holds several devices; the one with the most contacts was taken.
    public static let otherDevices = Self(rawValue: "otherDevices")
    /// A contact begins twice, or goes on or ends without having begun, in a table of contacts.
    public static let phaseImpossible = Self(rawValue: "phaseImpossible")
    /// A table of accelerations that does not name its unit; it was guessed.
    public static let unitMissing = Self(rawValue: "unitMissing")
    /// A table of accelerations without any.
    public static let noSamples = Self(rawValue: "noSamples")
    /// There are no touches.
    public static let noContacts = Self(rawValue: "noContacts")
    /// There were more unknown events than are listed.
    public static let furtherNotes = Self(rawValue: "furtherNotes")
}
