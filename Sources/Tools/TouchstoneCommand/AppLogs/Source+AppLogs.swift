import TouchReplays
import TouchRecordings

extension Source {
    /// Returns what a command reads of a file: a log of the app recorder becomes the trace of the app that is rebuilt from it. Any other
    /// file is returned as it is.
    func opened(for use: AppLogUse, _ surroundings: Surroundings) -> Source {
        do throws(CommandFailure) {
            guard try isAppLog() else { return self }
            switch use {
            case .rebuilt: return Source(name, try appLogReading(surroundings))
            case .itself: return self
            case .none(let reason):
                throw CommandFailure("\(name):1: error: this is a log of the app recorder. \(reason)")
            }
        } catch {
            return Source(name, error)
        }
    }

    /// Returns a Boolean value that indicates whether the file begins as a log of the app recorder does, of any version.
    func isAppLog() throws(CommandFailure) -> Bool {
        guard rebuilt == nil else { return false }
        return AppLog.isBeginning(TraceSource.unmarked(try head()).prefix(256))
    }

    /// Reads a log, rebuilds its app and infers what the app's own code did.
    func appLogReading(_ surroundings: Surroundings) throws(CommandFailure) -> AppLogReading {
        surroundings.progress("reading \(name)", nil)
        let log: AppLog
        do {
            log = try AppLog.read(try bytes(), source: name)
        } catch let error as CommandFailure {
            throw error
        } catch {
            throw CommandFailure("\(error)")
        }
        surroundings.progress("rebuilding the app of \(name)", nil)
        return AppLogReading(log)
    }
}
