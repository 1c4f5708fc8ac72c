// Names from before Swift 4.2.

/// The old name of `CAShapeLayerLineCap.butt`.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
nonisolated public let kCALineCapButt = CAShapeLayerLineCap.butt

/// The old name of `CAShapeLayerLineCap.round`.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
nonisolated public let kCALineCapRound = CAShapeLayerLineCap.round

/// The old name of `CAShapeLayerLineCap.square`.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
nonisolated public let kCALineCapSquare = CAShapeLayerLineCap.square

/// The old name of `CAShapeLayerLineJoin.miter`.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
nonisolated public let kCALineJoinMiter = CAShapeLayerLineJoin.miter

/// The old name of `CAShapeLayerLineJoin.round`.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
nonisolated public let kCALineJoinRound = CAShapeLayerLineJoin.round

/// The old name of `CAShapeLayerLineJoin.bevel`.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
nonisolated public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel

/// The old name of `CAShapeLayerFillRule.nonZero`.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
nonisolated public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero

/// The old name of `CAShapeLayerFillRule.evenOdd`.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
nonisolated public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
