import TestSupport
import Testing
import Touchstone

struct UIViewInteractionsTests {
    private final class Journal {
        var words: [String] = []
    }

    private final class Noting: UIInteraction {
        let name: String
        let journal: Journal
        weak var view: UIView?
        var whenMoving: (() -> Void)?

        init(_ name: String, _ journal: Journal) {
            (self.name, self.journal) = (name, journal)
        }

        private func tag(_ view: UIView?) -> String { view.map { "\($0.tag)" } ?? "nowhere" }

        func willMove(to view: UIView?) {
            journal.words.append("\(name) leaves \(tag(self.view)) for \(tag(view))")
            whenMoving?()
        }

        func didMove(to view: UIView?) {
            self.view = view
            journal.words.append("\(name) is \(view == nil ? "" : "at ")\(tag(view))")
        }
    }

    private let journal = Journal()

    private func view(_ tag: Int) -> UIView {
        let view = UIView()
        view.tag = tag
        return view
    }

    @Test func `an interaction receives before and after it is added, moved and removed, and is kept`() {
        let (one, two) = (view(1), view(2))
        weak var kept: Noting?
        do {
            let noting = Noting("a", journal)
            kept = noting
            one.addInteraction(noting)
            one.addInteraction(noting)
            two.addInteraction(noting)
            one.removeInteraction(noting)
        }
        expect(kept?.view === two)
        expect(one.interactions.isEmpty)
        if let kept { two.removeInteraction(kept) }
        expectNil(kept)
        expectEqual(
            journal.words,
            [
                "a leaves nowhere for 1", "a is at 1",
                "a leaves 1 for nowhere", "a is nowhere", "a leaves nowhere for 2", "a is at 2",
                "a leaves 2 for nowhere", "a is nowhere",
            ])
    }

    @Test func `assigning adds what is new, removes what is missing and takes the order over`() {
        let one = view(1)
        let (a, b, c) = (Noting("a", journal), Noting("b", journal), Noting("c", journal))
        one.interactions = [a, b]
        journal.words.removeAll()
        one.interactions = [c, b, c]
        expectEqual(one.interactions.map { ($0 as? Noting)?.name }, ["c", "b"])
        expectEqual(journal.words, ["a leaves 1 for nowhere", "a is nowhere", "c leaves nowhere for 1", "c is at 1"])
    }

    @Test func `an interaction that removes itself on the way is not left behind twice`() {
        let (one, two) = (view(1), view(2))
        let a = Noting("a", journal)
        a.whenMoving = { [unowned a] in
            a.whenMoving = nil
            two.addInteraction(a)
        }
        one.addInteraction(a)
        expectEqual(one.interactions.count + two.interactions.count, 1)
        expectEqual(a.view?.interactions.count, 1)
    }
}
