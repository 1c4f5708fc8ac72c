import TouchWeb
import Touchstone

WebApp.run { window in
    let card = UIView(frame: CGRect(x: 40, y: 40, width: 120, height: 160))
    card.backgroundColor = .orange
    let pan = UIPanGestureRecognizer()
    pan.addAction { pan in card.center = pan.location(in: window) }
    card.addGestureRecognizer(pan)
    window.addSubview(card)
}
