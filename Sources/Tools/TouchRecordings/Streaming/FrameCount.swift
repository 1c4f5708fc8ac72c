internal import TouchInput

/// The numbers of contacts and frames.
struct FrameCount {
    private(set) var contacts = 0
    private(set) var most = 0
    private(set) var frames = 0
    private var down = 0

    mutating func take(_ frame: InputFrame) {
        frames += 1
        for contact in frame.contacts {
            switch contact.phase {
            case .began:
                contacts += 1
                down += 1
            case .moved, .stationary: break
            case .ended, .cancelled: down -= 1
            }
        }
        most = max(most, down)
    }
}
