import TouchScenes
import Touchstone

@testable import TouchstoneCommand

/// The app of a user: a card with a pan, and a button on it whose single tap waits for a double tap.
struct Checkout: Scene {
    let name: String
    let summary = "a card with a button"

    init(_ name: String = "checkout") { self.name = name }

    func build(in window: UIWindow) {
        let card = UIView(frame: CGRect(x: 50, y: 50, width: 300, height: 200))
        card.accessibilityIdentifier = "card"
        let pan = UIPanGestureRecognizer()
        pan.name = "card pan"
        card.addGestureRecognizer(pan)
        let pay = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
        pay.accessibilityIdentifier = "pay"
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        (single.name, double.name) = ("pay once", "pay twice")
        pay.addGestureRecognizer(single)
        pay.addGestureRecognizer(double)
        card.addSubview(pay)
        window.addSubview(card)
    }

    /// A tap on the button.
    static let tap = """
        # window: 400 300
        time,id,phase,x,y
        0.00,1,began,200,150
        0.05,1,ended,200,150

        """
}

extension Program {
    /// Runs a test in the command of an app.
    static func with<Result>(
        _ scenes: [any Scene] = [Checkout()], name: String = "own-command", _ body: () throws -> Result
    ) throws -> Result {
        let before = current
        defer { current = before }
        current = try Program(name: name, scenes: scenes.map { AnyScene($0) })
        return try body()
    }
}
