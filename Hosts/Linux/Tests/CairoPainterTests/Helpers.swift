import Touchstone

let black = CGColor.black
let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> PathOutline {
    PathOutline(rect: CGRect(x: x, y: y, width: width, height: height))
}

func fill(_ path: PathOutline, _ color: CGColor = black) -> DrawCommand { .fill(path, color, .winding) }

func line(_ points: (CGFloat, CGFloat)...) -> PathOutline {
    PathOutline(
        points.enumerated().map { index, point in
            let place = CGPoint(x: point.0, y: point.1)
            return index == 0 ? .move(place) : .line(place)
        })
}
