// A switch over an enum to which a minor version may add a case needs a default; one over a complete enum does not.
import Touchstone

func name(_ input: DeviceInput) -> String {
    // expect-error: may have additional unknown values
    switch input {
    case .press, .hover, .scroll, .transform, .motion, .remoteCommand, .display: "device"
    }
}

func isOver(_ phase: ContactSample.Phase) -> Bool {
    switch phase {
    case .ended, .cancelled: true
    case .began, .moved, .stationary: false
    }
}
