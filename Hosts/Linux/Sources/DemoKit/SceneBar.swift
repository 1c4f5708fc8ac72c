import TouchScenes
import Touchstone

/// The bar above a scene: the way back, the name, what to try, and the buttons.
final class SceneBar: UIView {
    /// The height, in points.
    static let height: CGFloat = 56

    private let name: UILabel
    private let hint: UILabel
    private let back: BarButton
    private let speed: BarButton
    private let pause: BarButton
    private let fill: BarButton
    private let why: BarButton

    /// Creates the bar of a scene.
    /// - Parameters:
    ///   - scene: The scene.
    ///   - leave: Goes back to the launcher.
    ///   - press: Does what a key does.
    init(_ scene: AnyScene, back leave: @escaping () -> Void, press: @escaping (WindowKey) -> Void) {
        let holder = UIView(frame: .zero)
        name = holder.addLabel(scene.title, size: 17, weight: .semibold)
        hint = holder.addLabel(sentence(scene.hint), size: 13, color: Look.soft, lines: 2)
        back = BarButton("‹ Scenes", leave)
        speed = BarButton("Full speed") { press(.speed) }
        pause = BarButton("Pause") { press(.pause) }
        fill = BarButton("Fill") { press(.fill) }
        why = BarButton("Why") { press(.why) }
        super.init(frame: .zero)
        backgroundColor = Look.card
        for view in [name, hint, back, speed, pause, fill, why] { addSubview(view) }
        let edge = UIView(frame: .zero)
        edge.backgroundColor = Look.line
        edge.accessibilityIdentifier = "edge"
        addSubview(edge)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the state of the scene.
    func show(_ state: SceneState) {
        speed.setWord(state.speed.word)
        speed.isOn = state.speed != .full
        pause.setWord(state.isPaused ? "Go on" : "Pause")
        pause.isOn = state.isPaused
        fill.isOn = state.isFilling
        why.isOn = state.isExplained
    }

    override func layoutSubviews() {
        let (height, gap): (CGFloat, CGFloat) = (38, 8)
        let top = (bounds.height - height) / 2
        back.frame = CGRect(x: 10, y: top, width: 92, height: height)
        var right = bounds.width - 10
        // Where there is no room for a word, the keys still work.
        for (button, width) in [(why, 60), (fill, 54), (pause, 72), (speed, 104)] as [(BarButton, CGFloat)] {
            button.isHidden = right - width < back.frame.maxX + gap
            guard !button.isHidden else { continue }
            right -= width
            button.frame = CGRect(x: right, y: top, width: width, height: height)
            right -= gap
        }
        let left = back.frame.maxX + 14
        // In some fonts, bold characters are half as wide again as the estimate.
        let nameWidth = min(1.5 * name.sizeThatFits(.zero).width, max(0, right - left))
        name.frame = CGRect(x: left, y: 0, width: nameWidth, height: bounds.height - 1)
        let hintLeft = left + nameWidth + 12
        hint.isHidden = right - hintLeft < 160
        hint.frame = CGRect(x: hintLeft, y: 0, width: max(0, right - hintLeft - 8), height: bounds.height - 1)
        subviews.last?.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }
}

/// The settings of a scene that the bar shows.
struct SceneState: Hashable {
    /// The speed of its time.
    enum Speed: Double, CaseIterable {
        case full = 1
        case half = 0.5
        case tenth = 0.1

        var word: String {
            switch self {
            case .full: "Full speed"
            case .half: "Half speed"
            case .tenth: "Tenth"
            }
        }

        /// The next slower one; full after the slowest.
        var next: Speed {
            switch self {
            case .full: .half
            case .half: .tenth
            case .tenth: .full
            }
        }
    }

    var speed = Speed.full
    var isPaused = false
    /// A Boolean value that indicates whether the scene fills the window.
    var isFilling = false
    /// A Boolean value that indicates whether fingers, recognizers and decisions are shown.
    var isExplained = false
    /// A Boolean value that indicates whether a mouse is always two fingers.
    var isMirrored = false

    /// The seconds of the scene per second of the window.
    var rate: Double { isPaused ? 0 : speed.rawValue }
}
