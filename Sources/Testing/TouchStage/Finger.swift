/// One of ten fingers.
public enum Finger: Int, CaseIterable, Sendable {
    /// The right index finger: the default finger of all methods.
    case rightIndex = 1
    /// The right thumb: the second finger of a pinch.
    case rightThumb
    /// The right middle finger.
    case rightMiddle
    /// The right ring finger.
    case rightRing
    /// The right little finger.
    case rightLittle
    /// The left index finger.
    case leftIndex
    /// The left thumb.
    case leftThumb
    /// The left middle finger.
    case leftMiddle
    /// The left ring finger.
    case leftRing
    /// The left little finger.
    case leftLittle

    /// The fingers of the right hand, index first.
    public static let rightHand: [Finger] = [.rightIndex, .rightMiddle, .rightRing, .rightLittle, .rightThumb]
    /// The fingers of the left hand, index first.
    public static let leftHand: [Finger] = [.leftIndex, .leftMiddle, .leftRing, .leftLittle, .leftThumb]
}
