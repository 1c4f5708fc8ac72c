import Glibc
public import Touchstone

/// A pen of a graphics tablet or of a screen with a digitizer: hovers, and is a contact of the tool `pencil` while its tip touches.
///
/// Values are set as they are reported, and take effect together when `close` ends the report.
public struct PenInput: Hashable, Sendable {
    /// The force of the greatest pressure, in multiples of an average touch: that of an Apple Pencil.
    public static let maximumForce: CGFloat = 25 / 6
    /// The button that is down while the eraser touches, as in the web's pointer events.
    public static let eraser = PointerButtons(rawValue: 32)

    /// The tool of the samples.
    public var tool = ContactSample.Tool.pencil
    /// A Boolean value that indicates whether this is the end that erases.
    public var isEraser = false
    /// The location in points.
    public var location = CGPoint.zero
    /// The share of the greatest pressure, 0…1; `nil` if the pen measures none.
    public var pressure: CGFloat?
    /// The distance from the surface: from 0, touching, to 1, the limit of detection.
    public var distance: CGFloat = 0
    /// The angles between the pen and the vertical in degrees, positive if its top leans to the right or down.
    public var tilt = CGVector(dx: 0, dy: 0)
    /// The rotation of the pen about its axis in degrees, clockwise.
    public var rotation: CGFloat = 0
    /// The buttons on its side that are down.
    public var sideButtons: PointerButtons = []
    /// A Boolean value that indicates whether the pen is near the surface.
    public var isNear = false
    /// A Boolean value that indicates whether its tip touches.
    public var isDown = false

    /// The identifiers of the contact and of the hover in progress.
    private var contact: Int?
    private var hover: Int?
    /// A Boolean value that indicates whether the contact was cancelled while the tip touches: it is ignored until it is lifted.
    private var isTaken = false
    /// The values of the last frame, to leave out reports without news.
    private var last: Values?

    private struct Values: Hashable {
        var location: CGPoint
        var distance: CGFloat
        var details: ContactDetails
        var buttons: PointerButtons
    }

    /// Creates a pen that is far away.
    public init() {}

    /// The buttons for a frame of input.
    private var buttons: PointerButtons { isEraser && isDown ? sideButtons.union(Self.eraser) : sideButtons }

    private var details: ContactDetails {
        var details = ContactDetails()
        let across = tan(radians(tilt.dx))
        let along = tan(radians(tilt.dy))
        let slope = (across * across + along * along).squareRoot()
        if slope > 0 {
            details.altitude = atan2(1, slope)
            let azimuth = atan2(along, across)
            details.azimuth = azimuth < 0 ? azimuth + 2 * .pi : azimuth
        }
        details.roll = radians(rotation)
        if let pressure {
            details.maximumForce = Self.maximumForce
            details.force = isDown ? min(max(pressure, 0), 1) * Self.maximumForce : 0
        }
        return details
    }

    /// Tilts of 90° and more are none of a pen on a surface.
    private func radians(_ degrees: CGFloat) -> CGFloat { degrees.isFinite ? degrees * .pi / 180 : 0 }

    /// Ends a report.
    /// - Returns: The frames: one, or two if the pen came down, as its hover ends before.
    public mutating func close(
        at instant: Instant, numbers: inout ContactNumbers, hovers: inout ContactNumbers
    ) -> [InputFrame] {
        let touches = isDown && isNear
        if isTaken, touches { return [] }
        isTaken = false
        let values = Values(location: location, distance: distance, details: details, buttons: buttons)
        let isNews = values != last
        last = values
        var frames: [InputFrame] = []
        if let number = contact, !touches {
            numbers.free(number)
            contact = nil
            frames.append(frame(at: instant, number, .ended))
        } else if let number = contact, isNews {
            frames.append(frame(at: instant, number, .moved))
        }
        if let number = hover, touches || !isNear {
            hovers.free(number)
            hover = nil
            frames.append(frame(at: instant, hover: number, .exited))
        } else if let number = hover, isNews {
            frames.append(frame(at: instant, hover: number, .moved))
        }
        if touches, contact == nil {
            let number = numbers.take()
            contact = number
            frames.append(frame(at: instant, number, .began))
        }
        if isNear, !touches, hover == nil {
            let number = hovers.take()
            hover = number
            frames.append(frame(at: instant, hover: number, .entered))
        }
        return frames
    }

    /// The window system takes what the tip does: a contact is cancelled.
    public mutating func cancel(at instant: Instant, numbers: inout ContactNumbers) -> [InputFrame] {
        guard let contact else { return [] }
        numbers.free(contact)
        (self.contact, last, isTaken) = (nil, nil, true)
        return [frame(at: instant, contact, .cancelled)]
    }

    /// The pen is gone; a contact is cancelled.
    public mutating func leave(
        at instant: Instant, numbers: inout ContactNumbers, hovers: inout ContactNumbers
    ) -> [InputFrame] {
        var frames = cancel(at: instant, numbers: &numbers)
        if let hover {
            hovers.free(hover)
            frames.append(frame(at: instant, hover: hover, .exited))
        }
        (hover, last, isNear, isDown, isTaken) = (nil, nil, false, false, false)
        return frames
    }

    private func frame(at instant: Instant, _ contact: Int, _ phase: ContactSample.Phase) -> InputFrame {
        let sample = ContactSample(id: contact, phase: phase, location: location, tool: tool, details: details)
        return InputFrame(at: instant, [sample], buttons: buttons)
    }

    private func frame(at instant: Instant, hover: Int, _ phase: HoverSample.Phase) -> InputFrame {
        let sample = HoverSample(
            id: hover, phase: phase, location: location, tool: tool, distance: min(max(distance, 0), 1),
            details: details)
        return InputFrame(at: instant, others: [.hover(sample)], buttons: buttons)
    }
}
