import TestSupport
import Testing
import TouchTesting
import Touchstone

struct FeedbackTests {
    private let stage = Stage()

    @Test func `the host receives the feedback that an app requests, in order`() {
        stage.perform {
            let impact = UIImpactFeedbackGenerator(style: .rigid)
            impact.prepare()
            impact.impactOccurred()
            UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
            UISelectionFeedbackGenerator().selectionChanged()
            UINotificationFeedbackGenerator().notificationOccurred(.warning)
        }
        expectEqual(
            stage.host.feedback,
            [
                .preparation, .impact(.rigid, intensity: 1), .impact(.medium, intensity: 0.5), .selection,
                .notification(.warning),
            ])
    }

    @Test(arguments: [(-1, 0), (0, 0), (1.5, 1), (.nan, 0)] as [(CGFloat, CGFloat)])
    func `intensities are kept inside 0…1`(intensity: CGFloat, kept: CGFloat) {
        stage.perform { UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: intensity) }
        expectEqual(stage.host.feedback, [.impact(.light, intensity: kept)])
    }

    @Test func `an application without a host, or with one that cannot be felt, ignores it`() {
        final class Numb: ApplicationHost {
            func wake(at instant: Instant?) {}
        }
        let (lonely, application, host) = (UIApplication(), UIApplication(), Numb())
        application.host.loop = host
        for application in [lonely, application] {
            application.host.perform { UISelectionFeedbackGenerator().selectionChanged() }
        }
        expectEqual(stage.host.feedback, [])
    }
}
