import QuartzCore

/// Counts the frames of a display link.
final class SignalTicker {
    var ticks = 0
    @objc func tick() { ticks += 1 }
    func start() { CADisplayLink(target: self, selector: #selector(tick)).add(to: .main, forMode: .common) }
}
