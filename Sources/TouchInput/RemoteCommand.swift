/// What a media key asks for.
public enum RemoteCommand: Int, Hashable, Sendable {
    /// Play.
    case play
    /// Pause.
    case pause
    /// Stop.
    case stop
    /// Play or pause, whichever is not the case.
    case togglePlayPause
    /// The next track.
    case nextTrack
    /// The track before.
    case previousTrack
    /// Start to seek backwards.
    case beginSeekingBackward
    /// Stop seeking backwards.
    case endSeekingBackward
    /// Start to seek forwards.
    case beginSeekingForward
    /// Stop seeking forwards.
    case endSeekingForward
}
