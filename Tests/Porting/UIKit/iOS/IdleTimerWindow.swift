import UIKit

/// A window that notices when it has not been touched for a while.
class IdleTimerWindow: UIWindow {
    var timeout: TimeInterval = 60
    var onIdle: (() -> Void)?
    private(set) var touchesSeen = 0
    private var activity = 0

    deinit { NotificationCenter.default.removeObserver(self) }

    override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        guard event.type == .touches, let touches = event.allTouches else { return }
        if touches.contains(where: { $0.phase == .began }) {
            touchesSeen += 1
        }
        if touches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) {
            restart()
        }
    }

    private func restart() {
        activity += 1
        let current = activity
        DispatchQueue.main.asyncAfter(deadline: .now() + timeout) { [weak self] in
            guard let self = self, self.activity == current else { return }
            self.onIdle?()
        }
    }
}

/// An application that counts every event before it is delivered.
class CountingApplication: UIApplication {
    private(set) var counts: [UIEvent.EventType: Int] = [:]

    override func sendEvent(_ event: UIEvent) {
        counts[event.type, default: 0] += 1
        super.sendEvent(event)
    }
}
