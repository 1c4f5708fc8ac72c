import TestSupport
import Testing
import TouchTesting
import Touchstone

/// A host that asks for wake-ups instead of being notified.
@MainActor struct HostInterfaceTests {
    private let application = UIApplication()
    private let window: UIWindow

    init() {
        let application = application
        window = application.host.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        application.host.perform { window.isHidden = false }
    }

    @Test func `a late host fires timers at their instants, and time stays at the last of them`() {
        var fired: [Double] = []
        for seconds in [0.2, 0.1, 0.5] {
            application.after(seconds) { [application] in fired.append(application.now.seconds) }
        }
        application.host.advanceToWakes(until: Instant(seconds: 0.4))
        expectEqual(fired, [0.1, 0.2])
        expectEqual(application.now, Instant(seconds: 0.2))
        expectEqual(application.host.wakeInstant, Instant(seconds: 0.5))
    }

    @Test func `layout is due at the present instant, also if it never ends`() {
        final class Restless: UIView {
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                setNeedsLayout()
            }
        }
        var diagnostics: [TouchDiagnostic] = []
        application.diagnosticHandler = { diagnostics.append($0) }
        let view = application.host.perform { Restless(frame: window.bounds) }
        application.host.perform { window.addSubview(view) }
        expectEqual(application.host.wakeInstant, .zero)
        application.host.advanceToWakes(until: Instant(seconds: 1))
        expect(view.layouts > 1)
        expectEqual(diagnostics, [.endlessTurn("layoutSubviews")])
        expect(application.host.wakeInstant == nil && application.now == .zero)
    }
}
