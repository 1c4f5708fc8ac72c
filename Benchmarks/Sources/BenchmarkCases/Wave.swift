import Touchstone

/// The positions of fingers: each moves in every step, to and fro, never fast enough for anything but a drag.
enum Wave {
    /// Returns a number that goes up and down by 1 a step, between 0 and `top`.
    static func triangle(_ step: Int, top: Int) -> CGFloat {
        let place = step % (2 * top)
        return CGFloat(place <= top ? place : 2 * top - place)
    }

    /// Returns a position. They are spread over the window, each on its own path, so that fingers approach each other, rotate and drag.
    static func place(of finger: Int, among count: Int, at step: Int) -> CGPoint {
        let start = count == 1 ? 300 : 200 + 600 * CGFloat(finger) / CGFloat(count - 1)
        let (across, down) = (triangle(step, top: 40), triangle(step, top: 60))
        return finger % 2 == 0
            ? CGPoint(x: start + across, y: 400 + down) : CGPoint(x: start - across / 2, y: 500 + down * 1.25)
    }
}
