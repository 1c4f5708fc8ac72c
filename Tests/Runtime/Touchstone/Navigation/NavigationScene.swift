import Foundation
import TestSupport
import Testing
import TouchTesting
import Touchstone

/// A navigation controller of 200 × 100 points in the left corner of a window, with a journal of all callbacks.
final class NavigationScene: UINavigationControllerDelegate {
    final class Journal {
        var words: [String] = []
    }

    final class Page: UIViewController {
        private let journal: Journal

        init(_ name: String, _ journal: Journal) {
            self.journal = journal
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ word: String) { journal.words.append("\(title ?? "") \(word)") }

        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        override func willMove(toParent parent: UIViewController?) { note("will move \(parent == nil ? "out" : "in")") }
        override func didMove(toParent parent: UIViewController?) { note("did move \(parent == nil ? "out" : "in")") }
    }

    let stage = Stage()
    let journal = Journal()
    let home: UIViewController
    let navigation: UINavigationController
    var willShow: (UIViewController) -> Void = { _ in }

    init() {
        home = Page("home", journal)
        navigation = UINavigationController(rootViewController: home)
        journal.words = []
        stage.perform {
            navigation.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            stage.window.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            stage.window.rootViewController = navigation
            navigation.view.frame = stage.window.bounds
        }
        stage.wait(0)
        navigation.delegate = self
    }

    func page(_ name: String) -> UIViewController { Page(name, journal) }

    /// Expects the callbacks since the previous call.
    func expect(_ words: [String], _ location: SourceLocation = #_sourceLocation) {
        #expect(journal.words == words, sourceLocation: location)
        journal.words = []
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        journal.words.append("will show \(viewController.title ?? "")\(animated ? " animated" : "")")
        willShow(viewController)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        journal.words.append("did show \(viewController.title ?? "")\(animated ? " animated" : "")")
    }
}
