import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The part of Foundation's UndoManager that shaking needs.
struct UndoManagerTests {
    /// A text that remembers how it was.
    private final class Page {
        let undo = UndoManager()
        var text = ""
        /// The texts that `writeAll` writes, one after the other.
        var texts: [String] = []

        func writeAll() { for text in texts { write(text) } }

        func write(_ new: String) {
            let old = text
            text = new
            undo.registerUndo(withTarget: self) { $0.write(old) }
        }
    }

    @Test func `what was done is taken back step by step, and done again`() {
        let page = Page()
        expect(!page.undo.canUndo && !page.undo.canRedo)
        page.undo.undo()
        page.undo.redo()
        for text in ["a", "ab", "abc"] { page.write(text) }
        var course: [String] = []
        for step in [page.undo.undo, page.undo.undo, page.undo.redo, page.undo.redo, page.undo.redo, page.undo.undo] {
            step()
            course.append(page.text)
        }
        expectEqual(course, ["ab", "a", "ab", "abc", "abc", "ab"])
        expect(page.undo.canUndo && page.undo.canRedo)
        // Something new: what was taken back cannot be done again.
        page.write("new")
        expect(!page.undo.canRedo)
    }

    @Test func `a group is one step, taken back from its end, and groups inside of it are part of it`() {
        let manager = UndoManager()
        let log = Log()
        let note = { (text: String) in manager.registerUndo(withTarget: log) { $0.words.append(text) } }
        manager.beginUndoGrouping()
        note("1")
        manager.beginUndoGrouping()
        expectEqual(manager.groupingLevel, 2)
        note("2")
        manager.endUndoGrouping()
        note("3")
        manager.endUndoGrouping()
        note("4")
        manager.undo()
        expectEqual(log.words, ["4"])
        manager.undo()
        expectEqual(log.words, ["4", "3", "2", "1"])
        expect(!manager.canUndo)
        // One end too many does nothing, an empty group is no step, and an undo ends open groups.
        manager.endUndoGrouping()
        expectEqual(manager.groupingLevel, 0)
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        expect(!manager.canUndo)
        manager.beginUndoGrouping()
        manager.beginUndoGrouping()
        note("5")
        expect(manager.canUndo)
        manager.undo()
        expectEqual(manager.groupingLevel, 0)
        expectEqual(log.words.last, "5")
    }

    private final class Log {
        var words: [String] = []
    }

    @Test func `what one event registers is one step, unless groups by event are turned off`() {
        let stage = Stage()
        let page = Page()
        let tap = stage.addTap()
        tap.addTarget(page, action: Page.writeAll)
        page.texts = ["a", "b"]
        stage.hands.tap(at: stage.view)
        page.texts = ["c", "d"]
        stage.hands.tap(at: stage.view)
        // A timer is not the event before it.
        stage.application.after(1) { page.write("e") }
        stage.wait(2)
        // Nor is what happens outside of all events.
        page.write("f")
        page.write("g")
        var course: [String] = []
        while page.undo.canUndo {
            page.undo.undo()
            course.append(page.text)
        }
        expectEqual(course, ["f", "e", "d", "b", ""])
        page.undo.removeAllActions()
        page.undo.groupsByEvent = false
        page.text = ""
        page.texts = ["a", "b"]
        stage.hands.tap(at: stage.view)
        page.undo.undo()
        expectEqual(page.text, "a")
    }

    @Test func `targets are not kept, and what they would take back is gone with them`() {
        let manager = UndoManager()
        var target: Log? = Log()
        weak let gone = target
        let other = Log()
        manager.registerUndo(withTarget: other) { $0.words.append("other") }
        if let target { manager.registerUndo(withTarget: target) { $0.words.append("never") } }
        manager.setActionName("Gone")
        expectEqual(manager.undoActionName, "Gone")
        target = nil
        expectNil(gone)
        expectEqual(manager.undoActionName, "")
        manager.undo()
        expectEqual(other.words, ["other"])
        expect(!manager.canUndo)
    }

    @Test func `what belongs to a target can be forgotten, and so can everything`() {
        let manager = UndoManager()
        let (first, second) = (Log(), Log())
        for log in [first, second, first] { manager.registerUndo(withTarget: log) { $0.words.append("!") } }
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: first) { $0.words.append("!") }
        manager.removeAllActions(withTarget: first)
        manager.endUndoGrouping()
        manager.undo()
        expectEqual(second.words, ["!"])
        expect(!manager.canUndo)
        manager.registerUndo(withTarget: first) { $0.words.append("!") }
        manager.disableUndoRegistration()
        manager.removeAllActions()
        expect(!manager.canUndo)
        expect(manager.isUndoRegistrationEnabled)
        expectEqual(first.words, [])
    }

    @Test func `targets that are forgotten one by one leave what belongs to others, and closures are released`() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        let logs = (0..<10).map { _ in Log() }
        var held: Log? = Log()
        weak let gone = held
        var order: [Int] = []
        for (index, log) in logs.enumerated() {
            manager.registerUndo(withTarget: log) { [held] _ in order.append(held == nil ? -1 : index) }
        }
        held = nil
        expect(gone != nil)
        for index in [0, 4, 9] { manager.removeAllActions(withTarget: logs[index]) }
        manager.setActionName("Eighth")
        expectEqual(manager.undoActionName, "Eighth")
        manager.levelsOfUndo = 6
        for index in [3, 5] { manager.removeAllActions(withTarget: logs[index]) }
        manager.registerUndo(withTarget: logs[4]) { _ in order.append(40) }
        manager.undo()
        manager.undo()
        manager.removeAllActions(withTarget: logs[7])
        while manager.canUndo { manager.undo() }
        expectEqual(order, [40, 8, 6, 2])
        for log in logs { manager.removeAllActions(withTarget: log) }
        expectNil(gone)
    }

    @Test func `a closure that is released may forget another target`() {
        final class Chain {
            var onEnd: () -> Void = {}
            isolated deinit { onEnd() }
        }
        let (manager, first, second) = (UndoManager(), Log(), Log())
        var chain: Chain? = Chain()
        chain?.onEnd = { manager.removeAllActions(withTarget: second) }
        manager.registerUndo(withTarget: first) { [chain] _ in withExtendedLifetime(chain) {} }
        manager.registerUndo(withTarget: second) { $0.words.append("!") }
        chain = nil
        expect(manager.canUndo)
        manager.removeAllActions(withTarget: first)
        expect(!manager.canUndo)
    }

    @Test func `nothing is remembered while that is turned off`() {
        let page = Page()
        page.undo.disableUndoRegistration()
        page.undo.disableUndoRegistration()
        page.undo.enableUndoRegistration()
        page.write("a")
        expect(!page.undo.isUndoRegistrationEnabled)
        expect(!page.undo.canUndo)
        page.undo.enableUndoRegistration()
        page.undo.enableUndoRegistration()
        page.write("b")
        expect(page.undo.canUndo)
    }

    @Test func `the oldest steps are forgotten first`() {
        let page = Page()
        for text in ["a", "b", "c", "d"] { page.write(text) }
        page.undo.levelsOfUndo = 2
        while page.undo.canUndo { page.undo.undo() }
        expectEqual(page.text, "b")
        page.undo.redo()
        for text in ["x", "y", "z"] { page.write(text) }
        while page.undo.canUndo { page.undo.undo() }
        expectEqual(page.text, "x")
    }

    @Test func `steps have names, which go along from undo to redo`() {
        let page = Page()
        page.write("a")
        page.undo.setActionName("Typing")
        page.undo.beginUndoGrouping()
        page.write("b")
        page.undo.setActionName("Pasting")
        page.undo.endUndoGrouping()
        expectEqual([page.undo.undoActionName, page.undo.redoActionName], ["Pasting", ""])
        page.undo.undo()
        expectEqual([page.undo.undoActionName, page.undo.redoActionName], ["Typing", "Pasting"])
        page.undo.redo()
        expectEqual([page.undo.undoActionName, page.undo.redoActionName], ["Pasting", ""])
    }

    @Test func `a handler may do anything`() {
        let manager = UndoManager()
        let log = Log()
        manager.registerUndo(withTarget: log) { log in
            log.words.append(manager.isUndoing ? "undoing" : "?")
            // In the middle of an undo these do nothing.
            manager.undo()
            manager.redo()
            manager.endUndoGrouping()
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: log) { $0.words.append(manager.isRedoing ? "redoing" : "?") }
        }
        manager.undo()
        expectEqual(log.words, ["undoing"])
        expectEqual(manager.groupingLevel, 0)
        manager.redo()
        expectEqual(log.words, ["undoing", "redoing"])
        expect(!manager.canUndo && !manager.canRedo)
        manager.registerUndo(withTarget: log) { _ in manager.removeAllActions() }
        manager.undo()
        expect(!manager.canRedo && !manager.isUndoing)
    }
}
