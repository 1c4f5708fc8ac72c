import UIKit

/// A key that sends its action without a target: the first responder in the chain that implements it receives it.
class CommandKeyView: UIView {
    var action: Selector?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let action = action else { return }
        if !UIApplication.shared.sendAction(action, to: nil, from: self, for: event) { alpha = 0.5 }
    }
}

class DocumentViewController: UIViewController {
    var changes = ["one", "two", "three"]
    var marks: [Int] = []
    let undoKey = CommandKeyView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let markKey = CommandKeyView(frame: CGRect(x: 100, y: 0, width: 100, height: 50))
    let printKey = CommandKeyView(frame: CGRect(x: 200, y: 0, width: 100, height: 50))

    override func viewDidLoad() {
        super.viewDidLoad()
        undoKey.action = #selector(undoLastChange)
        markKey.action = #selector(DocumentViewController.mark(_:))
        printKey.action = .printDocument
        for (tag, key) in [undoKey, markKey, printKey].enumerated() {
            key.tag = tag
            view.addSubview(key)
        }
    }

    @objc func undoLastChange() {
        changes.removeLast()
    }

    @objc func mark(_ sender: Any?) {
        marks.append((sender as? UIView)?.tag ?? -1)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(undoLastChange) { return !changes.isEmpty }
        return super.canPerformAction(action, withSender: sender)
    }
}

extension Selector {
    fileprivate static let printDocument = Selector(("printDocument:"))
}
