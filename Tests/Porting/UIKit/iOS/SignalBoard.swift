#if os(iOS) && !targetEnvironment(macCatalyst)
    import UIKit

    @objc protocol SignalBoardDelegate { func signalBoard(_ board: SignalBoard, received signal: String) }

    @objc protocol SignalReceiving: NSObjectProtocol { func signal(_ tap: UITapGestureRecognizer) }

    /// A place that answers a tap in its own way.
    final class SignalLamp: UIView, SignalReceiving {
        var signals = 0
        @objc func signal(_ tap: UITapGestureRecognizer) { signals += 1 }
    }

    /// A board whose parts send signals by selectors of all kinds.
    class SignalBoard: UIView {
        static var resets = 0
        weak var delegate: SignalBoardDelegate?
        let lamp = SignalLamp(frame: .zero)
        var places: [CGPoint] = []
        let ink = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = ink
            listen(self, #selector(pick as () -> Void), at: 0)
            listen(self, #selector(SignalBoard.pick(_:) as (SignalBoard) -> (UITapGestureRecognizer) -> Void), at: 1)
            listen(lamp, #selector(lamp.signal(_:)), at: 2)
            listen(lamp, #selector(SignalReceiving.signal), at: 3)
            listen(SignalBoard.self, #selector(SignalBoard.reset), at: 4)
            #if os(tvOS)
                listen(self, #selector(remoteTapped), at: 0)
            #elseif DEBUG
                listen(self, #selector(debug), at: 5)
            #else
                listen(self, #selector(release), at: 5)
            #endif
        }

        required init?(coder: NSCoder) { fatalError("boards are made in code") }

        private func listen(_ target: Any, _ action: Selector, at place: Int) {
            let part = UIView(frame: CGRect(x: place * 50, y: 0, width: 50, height: 50))
            part.addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))
            addSubview(part)
        }

        @objc func pick() { delegate?.signalBoard(self, received: "pick") }

        @objc func pick(_ tap: UITapGestureRecognizer) {
            delegate?.signalBoard(self, received: "pick \(tap.numberOfTapsRequired)")
        }

        @objc static func reset() { resets += 1 }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch: AnyObject in touches { places.append(touch.location(in: self)) }
            let first: AnyObject? = touches.first
            places.append(first!.location(in: self))
            let any = (touches as NSSet).anyObject() as! UITouch
            places.append(any.location(in: self))
        }

        #if os(tvOS)
            @objc func remoteTapped() {}
        #elseif DEBUG
            @objc func debug() { delegate?.signalBoard(self, received: "debug") }
        #else
            @objc func release() { delegate?.signalBoard(self, received: "release") }
        #endif
    }

    class SignalSheet: UIViewController {
        @IBOutlet private weak var card: UIView!
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            card.alpha = 0.5
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("appears \(animated)")
        }

        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            calls.append("dismissed \(flag)")
            super.dismiss(animated: flag, completion: completion)
        }

        func present(card: UIView, animated: Bool) {
            UIView.animate(withDuration: animated ? 0.3 : 0) { card.alpha = 1 }
        }

        func showCard() { present(card: card, animated: true) }
    }

    #Preview { SignalSheet() }
#else
    import AppKit
    final class SignalBoard: NSView {}
#endif
