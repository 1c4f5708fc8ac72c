import TestSupport
import Testing
import TouchRecordings
import TouchReports
import TouchTesting
import TouchTrace
import Touchstone

struct `The names of a trace` {
    @Test func `are written as they were before they had types`() {
        let inputs: [InputName] = [.press(3), .press(nil), .scroll, .transform, .hover, .shake, .remoteControl]
        expectEqual(
            inputs.map(\.description),
            [
                "press 3", "press", "scroll", "transform", "hover", "shake", "remote control",
            ])
        expect(RecognizerOrApp.app.description == "app" && RecognizerOrApp.recognizer("tap").description == "tap")
        let record = TraceRecord(
            instant: .zero, step: .target(input: .press(3), responder: "a \"view\"", window: "window"))
        expectEqual(record.description, #"0.000000 target input="press 3" view="a \"view\"" window="window""#)
    }

    @Test func `keep a recognizer that is called app apart from the app`() throws {
        let stage = Stage { $0.addLongPress("app") }
        stage.hands.tap(at: stage.view)
        let owners = stage.records.compactMap { record -> RecognizerOrApp? in
            guard case .timerSet(let owner, _) = record.step else { return nil }
            return owner
        }
        expectEqual(owners, [.recognizer("app (1)")])
        let file = try Trace(parsing: Array(Trace(stage.records).text.utf8), source: "app.trace")
        expectEqual(file.records, stage.records)
    }

    @Test func `keep a recognizer that is called as a press is apart from presses`() throws {
        let stage = Stage {
            $0.addTap("press 1").allowedPressTypes = [4]
        }
        stage.hands.press(.select)
        stage.hands.release(.select)
        let file = try Trace(parsing: Array(Trace(stage.records).text.utf8), source: "press.trace")
        expectEqual(file.records, stage.records)
        expectNil(DecisionReplay(file.records).difference)
    }

    @Test func `that objects had in another run are theirs, and no other one gets them`() {
        let application = UIApplication()
        let (tap, pan, view) = (UITapGestureRecognizer(), UIPanGestureRecognizer(), UIView())
        pan.name = "pan"
        for name in ["UITapGestureRecognizer#3", "pan (2)"] { application.reserveTraceName(RecognizerName(name)) }
        application.reserveTraceName(ResponderName("UIView#2"))
        let otherPan = UIPanGestureRecognizer()
        otherPan.name = "pan"
        expectEqual(application.givenTraceName(of: UITapGestureRecognizer()), "UITapGestureRecognizer#4")
        expectEqual(application.givenTraceName(of: otherPan), "pan (3)")
        expectEqual(application.traceName(of: UIView()), "UIView#3")
        expect(application.giveTraceName("UITapGestureRecognizer#3", to: tap))
        expect(application.giveTraceName("pan (2)", to: pan))
        expect(application.giveTraceName("UIView#2", to: view))
        expectEqual(application.givenTraceName(of: tap), "UITapGestureRecognizer#3")
        expectEqual(application.givenTraceName(of: pan), "pan (2)")
        expectEqual(application.traceName(of: view), "UIView#2")
        expect(!application.giveTraceName("UITapGestureRecognizer#5", to: tap))
        expect(!application.giveTraceName("UIView#5", to: view))
    }
}
