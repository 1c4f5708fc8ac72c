import TouchInput

/// Something that begins, continues and ends: a touch, a press, a hover, a scroll, a transform or a shake.
enum InputStroke: Hashable {
    case contact(Int), press(Int), hover(Int)
    case scroll, transform, motion
}

/// The place of a sample in its stroke.
enum StrokeStep {
    case begins(InputStroke), continues(InputStroke), ends(InputStroke)
    /// It belongs to no stroke.
    case alone
}

extension ContactSample {
    /// The place of the sample in its touch.
    var strokeStep: StrokeStep {
        switch phase {
        case .began: .begins(.contact(id))
        case .moved, .stationary: .continues(.contact(id))
        case .ended, .cancelled: .ends(.contact(id))
        }
    }
}

extension DeviceInput {
    /// The place of the input in its stroke.
    var strokeStep: StrokeStep {
        switch self {
        case .press(let press):
            switch press.phase {
            case .began: .begins(.press(press.id))
            case .changed: .continues(.press(press.id))
            case .ended, .cancelled: .ends(.press(press.id))
            }
        case .hover(let hover):
            switch hover.phase {
            case .entered: .begins(.hover(hover.id))
            case .moved: .continues(.hover(hover.id))
            case .exited: .ends(.hover(hover.id))
            }
        case .scroll(let scroll):
            switch scroll.step {
            case .tick: .alone
            case .began: .begins(.scroll)
            case .changed: .continues(.scroll)
            case .ended, .cancelled: .ends(.scroll)
            }
        case .transform(let transform):
            switch transform.step {
            case .began: .begins(.transform)
            case .changed: .continues(.transform)
            case .ended, .cancelled: .ends(.transform)
            }
        case .motion(let motion):
            switch motion {
            case .began: .begins(.motion)
            case .ended, .cancelled: .ends(.motion)
            }
        case .remoteCommand, .display: .alone
        }
    }
}
