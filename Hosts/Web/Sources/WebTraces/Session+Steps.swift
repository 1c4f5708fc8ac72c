public import TouchRecordings
public import TouchWeb

extension Session {
    /// Plays a step of a packed trace, which has its samples of fingers that rest.
    public func play(_ step: PackedTrace.Step) {
        switch step {
        case .frame(let frame): pass(frame)
        case .screen(let screen, let instant):
            advance(to: instant)
            resize(to: screen.size, scale: screen.scale)
        @unknown default: break
        }
    }
}
