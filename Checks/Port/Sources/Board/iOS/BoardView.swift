import Foundation
import UIKit

@objc protocol BoardViewDelegate: NSObjectProtocol {
    @objc optional func boardView(_ view: BoardView, tapped place: CGPoint)
    @objc optional func boardViewRested(_ view: BoardView)
}

class BoardView: UIView {
    @IBOutlet weak var delegate: BoardViewDelegate?
    @objc private(set) dynamic var words: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        let recognizer = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
        recognizer.numberOfTapsRequired = 2
        addGestureRecognizer(recognizer)
        #if DEBUG
            addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(dumped)))
        #endif
    }

    #if DEBUG
        @objc func dumped() { words.append("dumped") }
    #endif

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer!) {
        words.append("tapped twice")
        delegate?.boardView?(self, tapped: recognizer.location(in: self))
        Timer.scheduledTimer(
            timeInterval: 0.3, target: self, selector: #selector(rested), userInfo: 0.3, repeats: false)
    }
}

extension BoardView {
    override func didMoveToWindow() {
        super.didMoveToWindow()
        backgroundColor = .white
    }

    @objc func rested(_ timer: Timer) {
        words.append("after \(timer.userInfo as! Double) s")
        delegate?.boardViewRested?(self)
    }
}
