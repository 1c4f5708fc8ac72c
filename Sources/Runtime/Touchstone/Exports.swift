// The canonical import: everything that an app needs.

@_exported public import enum TouchArbitration.GesturePhase
@_exported public import struct TouchArbitration.Reason
@_exported public import TouchCore
@_exported public import TouchDrawing
@_exported public import TouchInput
@_exported public import enum TouchKinematics.VelocityStrategy
@_exported public import struct TouchKinematics.TouchPredictor
@_exported public import struct TouchKinematics.ShakeDetector
@_exported public import struct TouchKinematics.ShakeEvent
@_exported public import struct TouchKinematics.ShakeThresholds
@_exported public import TouchRecognizers
@_exported public import class TouchTrace.FlightRecorder
@_exported public import enum TouchTrace.FailureReason
@_exported public import enum TouchTrace.InputName
@_exported public import enum TouchTrace.RecognizerOrApp
@_exported public import struct TouchTrace.RecognizerName
@_exported public import struct TouchTrace.ResponderName
@_exported public import struct TouchTrace.TraceRecord
