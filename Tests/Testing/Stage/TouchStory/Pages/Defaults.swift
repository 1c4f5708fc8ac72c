import Touchstone

/// The defaults in the tables of the pages: read from new recognizers.
enum Defaults {
    struct Row {
        let property: String
        let value: String
    }

    static let ofPage: [String: [Row]] = [
        "Tap": tap, "LongPress": press, "Pan": pan, "Pinch": pinch, "Rotation": rotation, "Swipe": swipe,
        "ScreenEdgePan": edgePan,
    ]

    private static func rows(_ type: String, _ rows: [(String, String)]) -> [Row] {
        rows.map { Row(property: "\(type)/\($0.0)", value: $0.1) }
    }

    private static func text(_ value: some BinaryFloatingPoint, _ unit: String) -> String {
        if value == .greatestFiniteMagnitude { return "no limit" }
        if Double(value) == .pi / 4 { return "π/4 \(unit)" }
        let number = Double(value)
        return (number == number.rounded() ? "\(Int(number))" : "\(number)") + (unit.isEmpty ? "" : " \(unit)")
    }

    private static var tap: [Row] {
        let tap = UITapGestureRecognizer()
        return rows(
            "UITapGestureRecognizer",
            [
                ("numberOfTapsRequired", "\(tap.numberOfTapsRequired)"),
                ("numberOfTouchesRequired", "\(tap.numberOfTouchesRequired)"),
                ("buttonMaskRequired", tap.buttonMaskRequired == .primary ? "primary" : "?"),
                ("maximumTapDuration", text(tap.maximumTapDuration, "s")),
                ("allowableMovement", text(tap.allowableMovement, "pt")),
                ("maximumTapInterval", text(tap.maximumTapInterval, "s")),
                ("allowableSeparation", text(tap.allowableSeparation, "pt")),
                ("maximumTouchSeparation", text(tap.maximumTouchSeparation, "s")),
                ("maximumTouchDistance", text(tap.maximumTouchDistance, "pt")),
            ])
    }

    private static var press: [Row] {
        let press = UILongPressGestureRecognizer()
        return rows(
            "UILongPressGestureRecognizer",
            [
                ("minimumPressDuration", text(press.minimumPressDuration, "s")),
                ("allowableMovement", text(press.allowableMovement, "pt")),
                ("numberOfTouchesRequired", "\(press.numberOfTouchesRequired)"),
                ("numberOfTapsRequired", "\(press.numberOfTapsRequired)"),
                ("maximumTapInterval", text(press.maximumTapInterval, "s")),
                ("allowableSeparation", text(press.allowableSeparation, "pt")),
            ])
    }

    private static var pan: [Row] {
        let pan = UIPanGestureRecognizer()
        return rows(
            "UIPanGestureRecognizer",
            [
                ("minimumNumberOfTouches", "\(pan.minimumNumberOfTouches)"),
                ("maximumNumberOfTouches", pan.maximumNumberOfTouches == .max ? "no limit" : "?"),
                ("hysteresis", text(pan.hysteresis, "pt")),
                ("removesHysteresisFromTranslation", "\(pan.removesHysteresisFromTranslation)"),
                ("velocityStrategy", "\(pan.velocityStrategy)"),
                ("ignoresRestingTouches", "\(pan.ignoresRestingTouches)"),
                ("allowedScrollTypesMask", pan.allowedScrollTypesMask.isEmpty ? "none" : "?"),
            ])
    }

    private static var pinch: [Row] {
        let pinch = UIPinchGestureRecognizer()
        return rows(
            "UIPinchGestureRecognizer",
            [
                ("hysteresis", text(pinch.hysteresis, "pt")),
                ("transformHysteresis", text(pinch.transformHysteresis, "")),
            ])
    }

    private static var rotation: [Row] {
        let rotation = UIRotationGestureRecognizer()
        return rows(
            "UIRotationGestureRecognizer",
            [
                ("hysteresis", text(rotation.hysteresis, "pt")),
                ("transformHysteresis", text(rotation.transformHysteresis, "rad")),
            ])
    }

    private static var swipe: [Row] {
        let swipe = UISwipeGestureRecognizer()
        return rows(
            "UISwipeGestureRecognizer",
            [
                ("direction", swipe.direction == .right ? "right" : "?"),
                ("numberOfTouchesRequired", "\(swipe.numberOfTouchesRequired)"),
                ("startDistance", text(swipe.startDistance, "pt")),
                ("maximumDuration", text(swipe.maximumDuration, "s")),
                ("distanceWhenFast", text(swipe.distanceWhenFast, "pt")),
                ("distanceWhenSlow", text(swipe.distanceWhenSlow, "pt")),
                ("slopeWhenFast", text(swipe.slopeWhenFast, "")),
                ("slopeWhenSlow", text(swipe.slopeWhenSlow, "")),
                ("allowableSpread", text(swipe.allowableSpread, "pt")),
                ("maximumTouchSeparation", text(swipe.maximumTouchSeparation, "s")),
            ])
    }

    private static var edgePan: [Row] {
        let pan = UIScreenEdgePanGestureRecognizer()
        return rows(
            "UIScreenEdgePanGestureRecognizer",
            [
                ("edges", pan.edges.isEmpty ? "none" : "?"),
                ("edgeWidth", text(pan.edgeWidth, "pt")),
                ("maximumAngle", text(pan.maximumAngle, "rad")),
                ("maximumDwell", text(pan.maximumDwell, "s")),
            ])
    }
}
