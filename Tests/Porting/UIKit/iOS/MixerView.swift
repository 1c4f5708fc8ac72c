import UIKit

/// A volume slider, a mute button and a switch, wired with target and action.
class MixerView: UIView {
    let slider = UISlider()
    let muteButton = UIButton(type: .system)
    let loopSwitch = UISwitch()
    private(set) var history: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        slider.minimumValue = 0
        slider.maximumValue = 10
        slider.addTarget(self, action: #selector(volumeChanged(_:)), for: .valueChanged)
        slider.addTarget(self, action: #selector(volumeSettled), for: [.touchUpInside, .touchUpOutside, .touchCancel])
        muteButton.setTitle("Mute", for: .normal)
        muteButton.setTitle("Unmute", for: .selected)
        muteButton.addTarget(self, action: #selector(toggleMute(_:event:)), for: .touchUpInside)
        muteButton.addTarget(self, action: #selector(MixerView.touched(_:)), for: .touchDown)
        loopSwitch.addTarget(self, action: #selector(loopChanged), for: .valueChanged)
        addSubview(slider)
        addSubview(muteButton)
        addSubview(loopSwitch)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 40)
        muteButton.frame = CGRect(x: 0, y: 50, width: 100, height: 40)
        loopSwitch.frame.origin = CGPoint(x: 0, y: 100)
    }

    @objc private func volumeChanged(_ sender: UISlider) {
        history.append("\(sender.value)\(sender.isTracking ? "" : "!")")
    }

    @objc private func volumeSettled() {
        history.append("settled")
    }

    @objc func toggleMute(_ sender: UIButton, event: UIEvent) {
        sender.isSelected = !sender.isSelected
        let place = event.touches(for: sender)?.first?.location(in: sender) ?? .zero
        history.append("\(sender.currentTitle ?? "") \(Int(place.x))")
    }

    @objc func touched(_ sender: Any) {
        history.append((sender as? UIButton)?.isHighlighted == true ? "pressed" : "?")
    }

    @objc func loopChanged(_ sender: UISwitch) {
        history.append(sender.isOn ? "loop" : "once")
    }
}
