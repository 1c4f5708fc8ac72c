/// The use that a command makes of a log of the app recorder.
enum AppLogUse {
    /// It takes the trace of the app that is rebuilt from the log.
    case rebuilt
    /// It reads the log.
    case itself
    /// It takes none; the value states why and what to do, as sentences.
    case none(String)
}
