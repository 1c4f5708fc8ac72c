/// The command of a media key.
public enum RemoteCommand: Int, Hashable, Sendable {
    /// Play.
    case play
    /// Pause.
    case pause
    /// Stop.
    case stop
    /// Play or pause, depending on the present state.
    case togglePlayPause
    /// The next track.
    case nextTrack
    /// The previous track.
    case previousTrack
    /// Begin to seek backwards.
    case beginSeekingBackward
    /// Stop seeking backwards.
    case endSeekingBackward
    /// Begin to seek forwards.
    case beginSeekingForward
    /// Stop seeking forwards.
    case endSeekingForward
}
