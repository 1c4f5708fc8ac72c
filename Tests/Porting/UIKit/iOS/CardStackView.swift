import UIKit

/// A card that highlights while it is touched and leaves the rest to the next responder in the chain.
class CardView: UIView {
    private(set) var isHighlighted = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = true
        next?.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = false
        next?.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = false
        next?.touchesCancelled(touches, with: event)
    }
}

/// The stack behind the cards: receives the touches on all of them, though each hit a card.
class CardStackView: UIView {
    private(set) var received: [String] = []

    private func note(_ what: String, _ touches: Set<UITouch>) {
        let cards = touches.compactMap { ($0.view as? CardView)?.tag }.sorted()
        received.append("\(what) \(cards)")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}

/// The mistake of the session on multi-touch: it handles the beginning and forgets the rest, which then goes to strangers.
class HalfACardView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
