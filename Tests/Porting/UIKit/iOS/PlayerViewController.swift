import UIKit

/// A player whose buttons send actions by name, one of them up the responder chain.
class PlayerViewController: UIViewController {
    let playButton = UIButton(type: .custom)
    let stepper = UIStepper()
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        playButton.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
        playButton.addTarget(nil, action: #selector(play), for: .touchUpInside)
        stepper.frame = CGRect(x: 20, y: 80, width: 94, height: 32)
        stepper.addTarget(self, action: #selector(speedChanged(_:)), for: .valueChanged)
        view.addSubview(playButton)
        view.addSubview(stepper)
    }

    @objc func play() {
        log.append("play")
        if playButton.actions(forTarget: self, forControlEvent: .touchUpInside) == nil {
            playButton.removeTarget(nil, action: nil, for: .allEvents)
            playButton.addTarget(self, action: #selector(pause), for: .touchUpInside)
        }
    }

    @objc func pause() {
        log.append("pause")
    }

    @objc func speedChanged(_ sender: UIStepper) {
        log.append("speed \(Int(sender.value))")
    }
}
