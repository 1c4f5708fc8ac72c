import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The application is the end of the chain of a shake (B-381, S-238).
struct UndoByShakingTests {
    /// Handles no shake.
    private final class Field: UIView {
        var text = ""
        override var canBecomeFirstResponder: Bool { true }

        func write(_ new: String) {
            let old = text
            text = new
            undoManager?.registerUndo(withTarget: self) { $0.write(old) }
            undoManager?.setActionName("Typing")
        }
    }

    private func writing(_ application: UIApplication? = nil) -> (Stage, Field) {
        let stage = Stage(application: application)
        let field = stage.perform {
            let field = stage.add(Field(frame: stage.view.bounds), "field")
            field.becomeFirstResponder()
            field.write("a")
            field.write("b")
            return field
        }
        return (stage, field)
    }

    private func shake(_ stage: Stage) {
        stage.hands.shake(.began)
        stage.hands.shake(.ended)
    }

    @Test(.rules("B-381", "S-238"))
    func `an unhandled shake takes the latest step back, a cancelled one does not`() {
        let (stage, field) = writing()
        expect(stage.application.applicationSupportsShakeToEdit)
        stage.hands.shake(.began)
        stage.hands.shake(.cancelled)
        expectEqual(field.text, "b")
        shake(stage)
        expectEqual(field.text, "a")
        shake(stage)
        expectEqual(field.text, "")
        shake(stage)
        expectEqual(field.text, "")
        expectEqual(stage.window.undoManager?.canRedo, true)
    }

    @Test(.rules("S-238")) func `not if the app does not want it`() {
        let (stage, field) = writing()
        stage.application.applicationSupportsShakeToEdit = false
        shake(stage)
        expectEqual(field.text, "b")
    }

    private final class Asking: UIApplication {
        var questions: [String] = []
        override func offerUndo(with undoManager: UndoManager) {
            questions.append("Undo \(undoManager.undoActionName)?")
        }
    }

    @Test(.rules("S-238")) func `an application may ask first`() {
        let application = Asking()
        let (stage, field) = writing(application)
        shake(stage)
        expectEqual(application.questions, ["Undo Typing?"])
        expectEqual(field.text, "b")
        field.undoManager?.removeAllActions()
        shake(stage)
        expectEqual(application.questions.count, 1)
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var received: [String] = []
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { received.append("began") }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { received.append("ended") }
    }

    @Test(.rules("B-380")) func `the delegate, behind the application, receives the end as it received the beginning`()
    {
        let (stage, field) = writing()
        let delegate = Delegate()
        stage.application.delegate = delegate
        shake(stage)
        expectEqual(delegate.received, ["began", "ended"])
        expectEqual(field.text, "a")
    }

    @Test(.rules("1.4")) func `the nearest manager up the chain is used, the window has one of its own`() {
        let stage = Stage()
        let (outer, inner) = (Document(), Field())
        stage.perform {
            stage.add(outer, "outer").addSubview(inner)
            inner.becomeFirstResponder()
        }
        expect(inner.undoManager === outer.undoManager)
        expect(outer.next?.undoManager === stage.window.undoManager)
        expect(stage.window.undoManager != nil)
        expectNil(stage.application.undoManager)
        expectNil(UIView().undoManager)
        stage.perform {
            inner.write("a")
            stage.window.undoManager?.registerUndo(withTarget: inner) { $0.text = "never" }
        }
        shake(stage)
        expectEqual(inner.text, "")
    }

    private final class Document: UIView {
        let manager = UndoManager()
        override var undoManager: UndoManager? { manager }
    }

    @Test(.rules("S-238")) func `only a shake undoes, of any responder that the application asks`() {
        let (stage, field) = writing()
        stage.application.motionEnded(.none, with: nil)
        expectEqual(field.text, "b")
        // Sent by hand, it is about the first responder.
        stage.application.motionEnded(.motionShake, with: nil)
        expectEqual(field.text, "a")
    }
}
