/// One of ten fingers.
public enum Finger: Int, CaseIterable, Sendable {
    /// Right index finger: the one that verbs use by themselves.
    case rightIndex = 1
    /// Right thumb: the second one of a pinch.
    case rightThumb
    /// Right middle finger.
    case rightMiddle
    /// Right ring finger.
    case rightRing
    /// Right little finger.
    case rightLittle
    /// Left index finger.
    case leftIndex
    /// Left thumb.
    case leftThumb
    /// Left middle finger.
    case leftMiddle
    /// Left ring finger.
    case leftRing
    /// Left little finger.
    case leftLittle

    /// The fingers of the right hand, index first.
    public static let rightHand: [Finger] = [.rightIndex, .rightMiddle, .rightRing, .rightLittle, .rightThumb]
    /// The fingers of the left hand, index first.
    public static let leftHand: [Finger] = [.leftIndex, .leftMiddle, .leftRing, .leftLittle, .leftThumb]
}
